"""`freebooter bench`: every game beside its yardstick, and the house around them, measured in the same run."""

from __future__ import annotations

import json as json_format
import time
from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from freebooter.arena.simulate import Summary, random_chunks
from freebooter.compiling.pieces import ENVIRONMENTS, LABORATORY
from freebooter.engine.game import Game
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import number

from .bench_arena import ARENA, RAY, arena_rows
from .bench_envs import MATCHES, env_rows
from .bench_search import search_rows
from .bench_server import server_rows
from .compiling import ensure_compiled
from .measuring import (
    Benchmarks,
    Contestant,
    Play,
    Row,
    all_benchmarks,
    engine_games,
    measure,
    new_row,
    special_columns,
    standing_for_all,
)

SCALING_GAMES = 400_000
SCALING_PLAYERS = 4


def bench(json: bool, quick: bool) -> None:
    """Measure, and print a table or a list of rows in JSON."""
    found = all_benchmarks()
    for each in found:
        ensure_compiled(each.game.name, each.bots, more=[LABORATORY, ENVIRONMENTS])
    subject = standing_for_all(found)
    random_rows = _random_play(found, quick)
    if not quick:
        random_rows.append(_scaling(subject.game))
    thinking_rows = search_rows(found, 400 if quick else 4_000)
    stepping_rows = env_rows(found, quick)
    own_rows = [(each, row) for each in found for row in each.more_rows(quick)]
    house_rows = [] if quick else arena_rows(subject)
    tables = [] if quick else server_rows(subject.game)
    if json:
        rows = [*random_rows, *thinking_rows, *stepping_rows, *(row for _, row in own_rows), *house_rows, *tables]
        print(json_format.dumps(rows, indent=1))
        return
    console = Console()
    _print_random_play(console, random_rows, [each.game for each in found])
    _print_search(console, thinking_rows)
    _print_envs(console, stepping_rows)
    for line in (*(each.line(row) for each, row in own_rows), *(_LINES[row["game"]](row) for row in house_rows)):
        if line is not None:
            console.print(line, highlight=False)
    for each in found:
        _print_own_tables(console, each, [row for owner, row in own_rows if owner is each])
    _print_server(console, tables)


def _random_play(found: Sequence[Benchmarks], quick: bool) -> list[Row]:
    contestants: dict[Contestant, Play] = {}
    yardsticks: dict[str, str] = {}
    for each in found:
        game = each.game
        for players in each.players:
            if yardstick := each.yardstick(players):
                yardsticks[game.name], play = yardstick
                contestants[Contestant(yardsticks[game.name], players)] = play
            contestants[Contestant(game.name, players)] = engine_games(game, players, {})
            for special, options in each.special_tables.items():
                contestants[Contestant(game.name, players, special)] = engine_games(game, players, options)
    rows = measure(contestants, 2_000 if quick else 20_000)
    by_contestant = dict(zip(contestants, rows, strict=True))
    records = {each.game.name: each.game.rules.dtype.itemsize for each in found}
    for contestant, row in by_contestant.items():
        name, players, _ = contestant
        if name not in records:
            continue
        if name in yardsticks:
            other = by_contestant[Contestant(yardsticks[name], players)]
            row["ratio_to_yardstick"] = row["ns_per_decision"] / other["ns_per_decision"]
        if any(each.special_tables for each in found if each.game.name == name):
            plain = by_contestant[Contestant(name, players)]
            row["ratio_to_base_game"] = row["ns_per_decision"] / plain["ns_per_decision"]
        row["state_bytes"] = records[name]
    return rows


def _scaling(game: Game) -> Row:
    """How much faster `simulate` is on two cores than on one."""
    players = min(SCALING_PLAYERS, game.seats.stop - 1)
    options = game.read_options({}, players)
    seconds = {}
    for cores in (1, 2):
        runs = []
        for _ in range(3):
            summary = Summary(players)
            start = time.perf_counter()
            for chunk in random_chunks(game, players, options, SCALING_GAMES, 0, cores):
                summary.add(chunk)
            runs.append(time.perf_counter() - start)
        seconds[cores] = min(runs)
    return {
        **new_row("simulate, 2 cores", players, seconds[2], summary.moves, SCALING_GAMES),
        "factor_from_1_core": seconds[1] / seconds[2],
    }


def _table(title: str | None, headings: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        is_game = heading == say("bench-game")
        table.add_column(heading, justify="left" if is_game else "right", no_wrap=is_game)
    return table


def _headings(*columns: str) -> list[str]:
    return [say(f"bench-{column}") for column in columns]


def _print_random_play(console: Console, rows: Sequence[Row], games: Sequence[Game]) -> None:
    special = special_columns()
    measured = _headings("decision", "games", "yardstick", "base")
    table = _table(say("bench-title"), [*_headings("game", "players"), *special.values(), *measured])
    for row in rows:
        ratios = [number(row[key], 2) if key in row else "" for key in ("ratio_to_yardstick", "ratio_to_base_game")]
        table.add_row(
            row["game"],
            str(row["players"]),
            *(say("bench-yes") if row[column] else say("bench-no") for column in special),
            number(row["ns_per_decision"]),
            number(row["games_per_second"], 0),
            *ratios,
        )
    console.print(table)
    for game in games:
        console.print(say("bench-state", game=game_title(game.name), bytes=game.rules.dtype.itemsize), highlight=False)
    for row in rows:
        if "factor_from_1_core" in row:
            console.print(say("bench-scaling", factor=round(row["factor_from_1_core"], 2)), highlight=False)


def _print_search(console: Console, rows: Sequence[Row]) -> None:
    table = _table(say("bench-search-title"), _headings("game", "players", "playouts", "share"))
    for row in rows:
        share = number(row["share_of_random_playouts"], 3)
        table.add_row(row["game"], str(row["players"]), number(row["playouts_per_second"], 0), share)
    console.print()
    console.print(table)


def _print_envs(console: Console, rows: Sequence[Row]) -> None:
    columns = _headings("game", "players", "features", "actions", "decisions", "bare")
    table = _table(say("bench-envs-title", matches=MATCHES), columns)
    for row in rows:
        sizes = [str(row[column]) for column in ("players", "features", "actions")]
        figures = [number(row["decisions_per_second"], 0), number(row["ratio_to_bare_rules"])]
        table.add_row(row["game"], *sizes, *figures)
    console.print()
    console.print(table)


def _print_own_tables(console: Console, benchmarks: Benchmarks, rows: Sequence[Row]) -> None:
    for title, headings, lines in benchmarks.tables(rows):
        console.print()
        console.print(title, highlight=False)
        table = _table(None, headings)
        for line in lines:
            table.add_row(*line)
        console.print(table)


def _print_server(console: Console, rows: Sequence[Row]) -> None:
    if rows:
        console.print()
        columns = ("tables", "moves", "median", "late", "memory", "cpu", "alone")
        table = _table(say("bench-server-title"), _headings(*(f"server-{column}" for column in columns)))
        for row in rows:
            figures = (row["moves_per_second"], row["p50_ms"], row["p99_ms"], row["server_kib_per_socket"])
            shown = [number(figure) for figure in figures]
            table.add_row(
                str(row["tables"]), *shown, number(1000 * row["cpu_per_move"], 2), number(row["ratio_to_tables_alone"])
            )
        console.print(table)


def _arena_line(row: Row) -> str:
    whole, playing = round(row["factor_from_1_core"], 2), round(row["factor_while_playing"], 2)
    return say("bench-arena", factor=whole, playing=playing, seconds=round(row["seconds"], 1))


def _ray_line(row: Row) -> str:
    seconds, locally = round(row["seconds"], 1), round(row["seconds_locally"], 1)
    return say("bench-ray", seconds=seconds, locally=locally, start=round(row["seconds_to_start"], 1))


_LINES: dict[str, Callable[[Row], str]] = {ARENA: _arena_line, RAY: _ray_line}
