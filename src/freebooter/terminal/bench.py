"""`freebooter bench`: the engine beside its yardstick, measured in the same run."""

from __future__ import annotations

import importlib
import importlib.util
import json as json_format
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import freebooter
from freebooter.arena.simulate import Summary, random_chunks
from freebooter.engine.game import Game
from freebooter.engine.state import new_state
from freebooter.games import load
from freebooter.text import say

from .compiling import ensure_compiled

YARDSTICK = "fused yardstick"
PLAYERS = (2, 4, 8)
REPEATS = 7
SCALING_GAMES = 400_000


def yardstick() -> Any:
    """The module `benchmarks/fused.py`: part of an installed package, beside the sources in a checkout."""
    try:
        return importlib.import_module("freebooter.benchmarks.fused")
    except ModuleNotFoundError:
        file = Path(freebooter.__file__).parents[2] / "benchmarks" / "fused.py"
        spec = importlib.util.spec_from_file_location("fused", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules["fused"] = module
        spec.loader.exec_module(module)
        return module


def _engine_games(game: Game, players: int, options: dict[str, str]) -> Callable[[int], int]:
    """A function that plays that many random games and returns how many decisions they took."""
    undealt = game.undealt(game.read_options(options, players), players)

    def play(games: int) -> int:
        moves = np.zeros(games, np.int64)
        points, shares = np.zeros((games, players), np.int64), np.zeros((games, players))
        game.kernels.random_games(undealt, new_state(game.dtype), np.uint64(1), moves, points, shares)
        return int(moves.sum())

    return play


def _yardstick_games(players: int) -> Callable[[int], int]:
    fused = yardstick()
    return lambda games: int(fused.fused_games(players, games, 1)[0])


def _measure(contestants: dict[tuple[str, int, bool], Callable[[int], int]], games: int) -> list[dict[str, Any]]:
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
    return [
        {
            "game": game,
            "players": players,
            "traits": traits,
            "ns_per_decision": 1e9 * seconds / decisions,
            "games_per_second": games / seconds,
        }
        for (game, players, traits), (seconds, decisions) in best.items()
    ]


def _scaling(game: Game) -> dict[str, Any]:
    """How much faster `simulate` is on two cores than on one."""
    options = game.read_options({}, 4)
    seconds = {}
    for cores in (1, 2):
        runs = []
        for _ in range(3):
            summary = Summary(4)
            start = time.perf_counter()
            for chunk in random_chunks(game, 4, options, SCALING_GAMES, 0, cores):
                summary.add(chunk)
            runs.append(time.perf_counter() - start)
        seconds[cores] = min(runs)
    decisions = summary.moves
    return {
        "game": "simulate, 2 cores",
        "players": 4,
        "traits": False,
        "ns_per_decision": 1e9 * seconds[2] / decisions,
        "games_per_second": SCALING_GAMES / seconds[2],
        "factor_from_1_core": seconds[1] / seconds[2],
    }


def bench(json: bool, quick: bool) -> None:
    """Measure, and print a table or a list of rows in JSON."""
    game, dolores = load("dead-mans-draw"), load("dolores")
    for each in (game, dolores):
        ensure_compiled(each.name)
    contestants: dict[tuple[str, int, bool], Callable[[int], int]] = {}
    for players in PLAYERS:
        contestants[YARDSTICK, players, False] = _yardstick_games(players)
        contestants[game.name, players, False] = _engine_games(game, players, {})
        contestants[game.name, players, True] = _engine_games(game, players, {"traits": "draft"})
    for players in dolores.seats:
        contestants[dolores.name, players, False] = _engine_games(dolores, players, {})
    rows = _measure(contestants, 2_000 if quick else 20_000)
    base = {(row["game"], row["players"]): row["ns_per_decision"] for row in rows if not row["traits"]}
    for row in rows:
        if row["game"] == game.name:
            row["ratio_to_yardstick"] = row["ns_per_decision"] / base[YARDSTICK, row["players"]]
            row["ratio_to_base_game"] = row["ns_per_decision"] / base[game.name, row["players"]]
        if row["game"] != YARDSTICK:
            row["state_bytes"] = load(row["game"]).dtype.itemsize
    if not quick:
        rows.append(_scaling(game))
    if json:
        print(json_format.dumps(rows, indent=1))
    else:
        _print(rows, (game, dolores))


def _print(rows: list[dict[str, Any]], games: Sequence[Game]) -> None:
    table = Table(title=say("bench-title"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("game", "players", "traits", "decision", "games", "yardstick", "base"):
        is_game = column == "game"
        table.add_column(say(f"bench-{column}"), justify="left" if is_game else "right", no_wrap=is_game)
    for row in rows:
        ratios = [f"{row[key]:.2f}" if key in row else "" for key in ("ratio_to_yardstick", "ratio_to_base_game")]
        table.add_row(
            row["game"],
            str(row["players"]),
            say("bench-yes") if row["traits"] else say("bench-no"),
            f"{row['ns_per_decision']:.1f}",
            f"{row['games_per_second']:,.0f}",
            *ratios,
        )
    console = Console()
    console.print(table)
    for game in games:
        console.print(say("bench-state", game=say(f"game-{game.name}"), bytes=game.dtype.itemsize), highlight=False)
    for row in rows:
        if "factor_from_1_core" in row:
            console.print(say("bench-scaling", factor=round(row["factor_from_1_core"], 2)), highlight=False)
