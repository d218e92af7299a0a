"""What all measurements of `freebooter bench` share: rows, interleaved runs, and the modules of `benchmarks`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

import freebooter
from freebooter.engine.game import Game
from freebooter.engine.kernels.state import new_state

REPEATS = 7

Row = dict[str, Any]
"""Has always a game, the number of players, whether there are traits, and how long a decision and a game took.
Where something else is measured, it stands for the decision and for the game."""

Contestants = Mapping[tuple[str, int, bool], Callable[[int], int]]
"""By game, players and traits: a function that plays that many games and returns how many decisions they took."""


def benchmark(name: str) -> Any:
    """A module of `benchmarks`: part of an installed package, beside the sources in a checkout."""
    try:
        return importlib.import_module(f"freebooter.benchmarks.{name}")
    except ModuleNotFoundError:
        file = Path(freebooter.__file__).parents[2] / "benchmarks" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module


def engine_games(game: Game, players: int, options: dict[str, str]) -> Callable[[int], int]:
    """A function that plays that many random games and returns how many decisions they took."""
    undealt = game.rules.undealt(game.read_options(options, players), players)

    def play(games: int) -> int:
        moves = np.zeros(games, np.int64)
        points, shares = np.zeros((games, players), np.int64), np.zeros((games, players))
        game.rules.kernels.random_games(undealt, new_state(game.rules.dtype), np.uint64(1), moves, points, shares)
        return int(moves.sum())

    return play


def measure(contestants: Contestants, games: int) -> list[Row]:
    """The best of several interleaved runs of each, so that a busy moment of the machine hits all alike."""
    best: dict[tuple[str, int, bool], tuple[float, int]] = {}
    for play in contestants.values():
        play(10)
    for _ in range(REPEATS):
        for name, play in contestants.items():
            start = time.perf_counter()
            decisions = play(games)
            seconds = time.perf_counter() - start
            best[name] = min(best.get(name, (seconds, decisions)), (seconds, decisions))
    return [row(*name, seconds, decisions, games) for name, (seconds, decisions) in best.items()]


def row(game: str, players: int, traits: bool, seconds: float, decisions: int, games: int) -> Row:
    return {
        "game": game,
        "players": players,
        "traits": traits,
        "ns_per_decision": 1e9 * seconds / decisions,
        "games_per_second": games / seconds,
    }
