"""`freebooter bench`: the engine beside its yardstick, measured in the same run."""

from __future__ import annotations

import json as json_format
import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from freebooter.arena.simulate import Summary, random_chunks
from freebooter.engine.game import Game
from freebooter.engine.registry import load
from freebooter.narration.words import game_title
from freebooter.text import say

from .bench_arena import ARENA, RAY, arena_rows
from .bench_minds import ODDS, REGRET, odds_row, regret_rows, search_rows
from .bench_server import server_rows
from .compiling import ensure_compiled, ensure_minds
from .measuring import Row, benchmark, engine_games, measure

YARDSTICK = "fused yardstick"
PLAYERS = (2, 4, 8)
SCALING_GAMES = 400_000
MINDS = {"dead-mans-draw": ("captain", "contender"), "dolores": ("captain",)}


def yardstick() -> Any:
    """The module `benchmarks/fused.py`."""
    return benchmark("fused")


def _yardstick_games(players: int) -> Callable[[int], int]:
    fused = yardstick()
    return lambda games: int(fused.fused_games(players, games, 1)[0])


def _scaling(game: Game) -> Row:
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
    games = load("dead-mans-draw"), load("dolores")
    for game in games:
        ensure_compiled(game.name)
        ensure_minds(game.name, MINDS[game.name])
    random_rows = _random_play(*games, quick)
    mind_rows = _minds(quick)
    tables = [] if quick else server_rows()
    if json:
        print(json_format.dumps([*random_rows, *mind_rows, *tables], indent=1))
    else:
        console = Console()
        _print_random_play(console, random_rows, games)
        _print_minds(console, mind_rows)
        _print_server(console, tables)


def _random_play(game: Game, dolores: Game, quick: bool) -> list[Row]:
    contestants: dict[tuple[str, int, bool], Callable[[int], int]] = {}
    for players in PLAYERS:
        contestants[YARDSTICK, players, False] = _yardstick_games(players)
        contestants[game.name, players, False] = engine_games(game, players, {})
        contestants[game.name, players, True] = engine_games(game, players, {"traits": "draft"})
    for players in dolores.seats:
        contestants[dolores.name, players, False] = engine_games(dolores, players, {})
    rows = measure(contestants, 2_000 if quick else 20_000)
    base = {(row["game"], row["players"]): row["ns_per_decision"] for row in rows if not row["traits"]}
    for row in rows:
        if row["game"] == game.name:
            row["ratio_to_yardstick"] = row["ns_per_decision"] / base[YARDSTICK, row["players"]]
            row["ratio_to_base_game"] = row["ns_per_decision"] / base[game.name, row["players"]]
        if row["game"] != YARDSTICK:
            row["state_bytes"] = load(row["game"]).rules.dtype.itemsize
    return rows if quick else [*rows, _scaling(game)]


def _minds(quick: bool) -> list[Row]:
    rows = [*search_rows(400 if quick else 4_000), odds_row()]
    return rows if quick else [*rows, *regret_rows(), *arena_rows()]


def _table(title: str | None, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        is_game = column == "game"
        table.add_column(say(f"bench-{column}"), justify="left" if is_game else "right", no_wrap=is_game)
    return table


def _print_random_play(console: Console, rows: Sequence[Row], games: Sequence[Game]) -> None:
    table = _table(say("bench-title"), ("game", "players", "traits", "decision", "games", "yardstick", "base"))
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
    console.print(table)
    for game in games:
        console.print(say("bench-state", game=game_title(game.name), bytes=game.rules.dtype.itemsize), highlight=False)
    for row in rows:
        if "factor_from_1_core" in row:
            console.print(say("bench-scaling", factor=round(row["factor_from_1_core"], 2)), highlight=False)


def _print_minds(console: Console, rows: Sequence[Row]) -> None:
    """The search as a table, what endings tell as another, and a line for everything else."""
    search = _table(say("bench-search-title"), ("game", "players", "playouts", "share"))
    for row in rows:
        if "share_of_random_playouts" in row:
            share = f"{row['share_of_random_playouts']:.3f}"
            search.add_row(row["game"], str(row["players"]), f"{row['playouts_per_second']:,.0f}", share)
    console.print()
    console.print(search)
    for row in rows:
        if row["game"] in _LINES:
            console.print(_LINES[row["game"]](row), highlight=False)
    _print_regret(console, [row for row in rows if row["game"] == REGRET])


def _print_regret(console: Console, rows: Sequence[Row]) -> None:
    if rows:
        console.print()
        console.print(say("bench-regret-title"), highlight=False)
        table = _table(None, ("budget", "regret"))
        for row in rows:
            table.add_row(f"{row['playouts']:,}", f"{100 * row['regret']:.2f} % ± {100 * row['margin']:.2f}")
        console.print(table)


def _print_server(console: Console, rows: Sequence[Row]) -> None:
    if rows:
        console.print()
        columns = ("tables", "moves", "median", "late", "memory", "cpu", "alone")
        table = _table(say("bench-server-title"), [f"server-{column}" for column in columns])
        for row in rows:
            figures = (row["moves_per_second"], row["p50_ms"], row["p99_ms"], row["server_kib_per_socket"])
            shown = [f"{figure:.1f}" for figure in figures]
            table.add_row(
                str(row["tables"]), *shown, f"{1000 * row['cpu_per_move']:.2f}", f"{row['ratio_to_tables_alone']:.1f}"
            )
        console.print(table)


def _odds_line(row: Row) -> str:
    return say("bench-odds", microseconds=round(row["microseconds"], 1))


def _arena_line(row: Row) -> str:
    whole, playing = round(row["factor_from_1_core"], 2), round(row["factor_while_playing"], 2)
    return say("bench-arena", factor=whole, playing=playing, seconds=round(row["seconds"], 1))


def _ray_line(row: Row) -> str:
    seconds, locally = round(row["seconds"], 1), round(row["seconds_locally"], 1)
    return say("bench-ray", seconds=seconds, locally=locally, start=round(row["seconds_to_start"], 1))


_LINES: dict[str, Callable[[Row], str]] = {ODDS: _odds_line, ARENA: _arena_line, RAY: _ray_line}
