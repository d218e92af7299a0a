"""Near the end of a game of two, a duel is followed further: to the card that is chosen first, and the kinds dropped.

There what was learnt of long games is no good guide to such choices, and single points decide. So each pair of gestures
that leads to one is worth what it comes to if whoever chooses has weighed it, too.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np

from freebooter.bots.budget import Budget
from freebooter.engine.kernels.state import argument, new_state, seed_argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..rules.state import NOBODY, NOT_YET, Ask
from ..rules.terms import GESTURES
from .duels import safe_mixes
from .kernels.worth import duels_to_come
from .weighing import count_moves, weigh, who_else_chooses

FEW_DUELS = 2.0
"""A game is near its end with so many duels to come at most."""

PARTS = 6
"""The pairs are weighed, and then five of them further, each with its part of the budget."""


def is_near_the_end(observation: Observation) -> bool:
    """Whether few duels are to come, in a game of two in which all cards lie open and everyone has one hand."""
    state = observation.observed[0]
    open_duel = int(state["lantern"]) == NOBODY and int(state["two_hand"]) == NOBODY
    return int(state["players"]) == 2 and open_duel and 0 < duels_to_come(argument(observation.observed)) <= FEW_DUELS


def weigh_gestures(observation: Observation, budget: Budget, seed: int) -> np.ndarray:
    """What each pair of gestures comes to, as `weigh` tells it.

    Near the end, the choices that follow are weighed as well.
    """
    if not is_near_the_end(observation):
        return weigh(observation, budget, seed)
    part = divided(budget)
    worlds = weigh(observation, part, seed)
    for mine, theirs in product(range(GESTURES), repeat=2):
        after = asked_after(observation, mine, theirs, seed)
        if after is not None:
            worlds[:, mine, theirs] = settled(after, part, seed)
    return worlds


def divided(budget: Budget) -> Budget:
    if budget.playouts is not None:
        return replace(budget, playouts=max(1, budget.playouts // PARTS))
    return replace(budget, milliseconds=budget.milliseconds / PARTS) if budget.milliseconds else budget


def asked_after(observation: Observation, mine: int, theirs: int, seed: int) -> Observation | None:
    """What whoever chooses next sees after a pair of gestures; None where nobody has to choose a card or a kind."""
    kernels, seat, other = GAME.rules.kernels, observation.seat, 1 - observation.seat
    state = observation.observed.copy()
    kernels.reimagine(argument(state), seat, seed_argument(seed))
    state["chosen"][0, [seat, other]] = NOT_YET
    for each, gesture in ((seat, mine), (other, theirs)):
        kernels.apply(argument(state), each, int(kernels.nth_move(argument(state), each, gesture)))
    if int(state["asks"][0]) not in (Ask.FIRST_CHOICE, Ask.DROP):
        return None
    asked = int(kernels.deciders(argument(state))).bit_length() - 1
    seen = new_state(GAME.rules.dtype)
    kernels.observe(argument(state), asked, argument(seen))
    found = Observation(seen, asked, observation.memory)
    return found if count_moves(found, asked) > 1 else None


def settled(observation: Observation, budget: Budget, seed: int) -> np.ndarray:
    """What a choice comes to for both if those who make it choose well."""
    mean = weigh(observation, budget, seed).mean(axis=0)
    pays = np.ascontiguousarray(mean[..., observation.seat])
    if who_else_chooses(observation) == NOBODY:
        best: np.ndarray = mean[pays[:, 0].argmax(), 0]
        return best
    mine, theirs = safe_mixes(pays)
    shares: np.ndarray = np.einsum("abs,a,b->s", mean, mine, theirs)
    return shares
