"""Using everything that playing a game needs once, so that it is compiled and kept before anybody waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import typeof

from .game import Game
from .kernels.compiling import INTERPRETED
from .kernels.contract import PREVIEW
from .kernels.state import State, argument, array_argument, new_state, seed_argument
from .match import Match, Move
from .observation import ONLOOKER
from .record import read_record, write_record
from .scenario import read_scenario

if TYPE_CHECKING:
    from .contract import Rules

APART = ("apply", "choices", "observe", "deal", "reimagine")
"""Large kernels of the contract that Python calls, the largest first: several processes can compile one each."""


def compile_entry(game: Game, name: str) -> None:
    """Compile one of these, or `random_games`, for the arguments with which it is called, without calling it."""
    rules = game.rules
    kernels, state, seed = rules.kernels, new_state(rules.dtype), seed_argument(0)
    record, states, numbers = argument(state), array_argument(state), np.zeros(rules.action_count, np.int64)
    called = {
        "apply": (kernels.calls.apply, states, 0, 0, np.zeros(rules.memory_length, np.int64)),
        "choices": (kernels.calls.choices, states, 0, numbers, np.zeros((rules.action_count, PREVIEW), np.int64)),
        "observe": (kernels.calls.observe, states, 0, states),
        "deal": (kernels.deal, record, seed),
        "reimagine": (kernels.reimagine, record, 0, seed),
        "random_games": (kernels.random_games, *_in_bulk(rules, state, game.seats.start)),
    }
    kernel, *arguments = called[name]
    if not INTERPRETED:
        kernel.compile(tuple(typeof(each) for each in arguments))


def _in_bulk(rules: Rules, undealt: State, players: int) -> tuple[Any, ...]:
    """The arguments for one random match."""
    results = np.zeros(1, np.int64), np.zeros((1, players), np.int64), np.zeros((1, players))
    return undealt, new_state(rules.dtype), seed_argument(0), *results


def warm_up(game: Game) -> None:
    """Do once, on a small match and on the game's example scenario, everything that is done with a game."""
    read_scenario(dict(game.rules.example), lambda name: game).judge()
    match = Match(game, [f"Player {seat + 1}" for seat in range(game.seats.start)], seed=0)
    seat = match.deciders[0]
    match.push(Move(seat, match.legal_moves(seat)[0]))
    match.view(ONLOOKER)
    match.outcome()
    match.choices(match.deciders[0])
    read_record(write_record(match), lambda name: game)
    game.rules.warm_up(match)
    kernels = game.rules.kernels
    kernels.reimagine(argument(match.state), seat, seed_argument(1))
    kernels.legal(argument(match.state), seat, np.zeros(game.rules.action_count, np.int64))
    kernels.is_legal(argument(match.state), seat, 0)
