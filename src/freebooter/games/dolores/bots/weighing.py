"""Weighs a choice in many worlds that fit what a seat has seen: for all moves the same, with the same chance."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np

from freebooter.bots.budget import Budget
from freebooter.bots.thinking import DEFAULT_PLAYOUTS
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.state import argument, new_state, seed_argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..rules.state import CARDS_IN_A_DUEL, NOBODY, Ask, Step
from ..rules.terms import MAX_PLAYERS
from .kernels.policy import Policy
from .kernels.search import weigh_choices

FEWEST_WORLDS, WORLDS_AT_A_TIME = 4, 32


def is_count(observation: Observation) -> bool:
    """Whether the seat has to show a gesture in a duel of its own."""
    state = observation.observed[0]
    dealer = int(state["dealer"])
    return int(state["asks"]) == Ask.GESTURES and observation.seat in (dealer, (dealer + 1) % int(state["players"]))


def can_be_weighed(observation: Observation) -> bool:
    """Whether the choice is one of a few that soon lead to the next duel, or to the end of the game."""
    state = observation.observed[0]
    if INTERPRETED or count_moves(observation, observation.seat) < 2:
        return False
    if int(state["asks"]) == Ask.WINDOW:
        return int(state["step"]) >= Step.BEFORE_COUNT and int(state["pile_count"]) < CARDS_IN_A_DUEL
    return int(state["asks"]) != Ask.GESTURES or is_count(observation)


def count_moves(observation: Observation, seat: int) -> int:
    return int(GAME.rules.kernels.count_moves(argument(observation.observed), seat))


def who_else_chooses(observation: Observation) -> int:
    """The seat that makes its choice at the same time, where both are weighed together; `NOBODY` for none."""
    state, seat = observation.observed[0], observation.seat
    players, dealer = int(state["players"]), int(state["dealer"])
    other = (dealer + 1) % players if seat == dealer else dealer
    dropping = int(state["asks"]) == Ask.DROP and players == 2 and count_moves(observation, other) > 0
    return other if is_count(observation) or dropping else NOBODY


def weigh(observation: Observation, budget: Budget, seed: int, horizon: int = 1) -> np.ndarray:
    """What each choice comes to in many worlds, with each of whoever else chooses: `[world, own, the other's, seat]`.

    After so many duels as the horizon says, the one on the table is foreseen by what was learnt; 0 plays to the end.

    A world takes as many playouts as there are pairs. The same seed and playouts find the same, on any number of cores.
    """
    started = time.perf_counter()
    if budget.playouts is None and budget.milliseconds is None:
        budget = replace(budget, playouts=DEFAULT_PLAYOUTS)
    if budget.playouts is not None:
        worlds = max(FEWEST_WORLDS, budget.playouts // int(np.prod(_choices(observation))))
        starts = range(0, worlds, WORLDS_AT_A_TIME)
        with ThreadPoolExecutor(budget.cores) as pool:
            parts = pool.map(
                lambda first: _run(observation, seed, horizon, first, min(WORLDS_AT_A_TIME, worlds - first)), starts
            )
            return np.concatenate(list(parts))
    end = started + (budget.milliseconds or 0.0) / 1000
    with ThreadPoolExecutor(budget.cores) as pool:
        return np.concatenate(
            [
                part
                for core in pool.map(lambda core: _until(observation, seed, horizon, core, end), range(budget.cores))
                for part in core
            ]
        )


def _until(observation: Observation, seed: int, horizon: int, core: int, end: float) -> list[np.ndarray]:
    """As many worlds as one core can weigh until then, at least a few."""
    first = core << 32
    found = [_run(observation, seed, horizon, first, FEWEST_WORLDS)]
    weighed, began = FEWEST_WORLDS, time.perf_counter()
    while True:
        now = time.perf_counter()
        speed = weighed / max(1e-6, now - began) if weighed > FEWEST_WORLDS else FEWEST_WORLDS / 0.002
        worlds = min(WORLDS_AT_A_TIME, int(speed * (end - now) / 2))
        if worlds < 1:
            return found
        found.append(_run(observation, seed, horizon, first + weighed, worlds))
        weighed += worlds


def _choices(observation: Observation) -> tuple[int, int]:
    """How many choices there are to be weighed: of the seat, and of whoever else chooses."""
    other = who_else_chooses(observation)
    return count_moves(observation, observation.seat), count_moves(observation, other) if other != NOBODY else 1


def _run(observation: Observation, seed: int, horizon: int, first: int, worlds: int) -> np.ndarray:
    observed, viewer, memory = observation
    out = np.zeros((worlds, *_choices(observation), int(observed["players"][0])))
    policies = np.full(MAX_PLAYERS, int(Policy.NAVIGATOR), np.int64)
    weigh_choices(
        observed,
        viewer,
        who_else_chooses(observation),
        memory,
        policies,
        float(horizon),
        seed_argument(seed),
        first,
        new_state(GAME.rules.dtype),
        np.zeros(len(memory), np.int64),
        np.zeros(MAX_PLAYERS),
        out,
    )
    return out
