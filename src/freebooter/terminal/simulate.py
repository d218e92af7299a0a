"""`freebooter simulate`: random games in bulk, as a table, as JSON, or game by game as CSV."""

from __future__ import annotations

import csv as csv_format
import json as json_format
import os
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from freebooter.arena.devices import check_device, gpu_pieces
from freebooter.arena.simulate import Chunk, Summary, check_games, random_chunks
from freebooter.compiling.pieces import LABORATORY
from freebooter.engine.numbers import check_seed
from freebooter.engine.players import check_players
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import number, percent

from .compiling import ensure_compiled


def simulate(
    game: str,
    games: int,
    players: int,
    options: dict[str, str],
    seed: int,
    cores: int | None,
    csv: Path | None,
    json: bool,
    device: str = "cpu",
) -> None:
    """Play random games and say what they came to. Interrupted, it says how to go on."""
    rules = load(game)
    check_players([f"Player {seat}" for seat in range(1, players + 1)], rules)
    complete = rules.read_options(options, players)
    check_seed(seed)
    check_games(games, seed)
    if cores is not None and cores < 1:
        raise BadSetup("error-cores", key="cores", cores=cores)
    check_device(device)
    workers = cores or available_cores()
    if device == "cpu":
        ensure_compiled(game, more=[LABORATORY])
    summary = Summary(players)
    start = time.perf_counter()
    interrupted = False
    with _open_csv(csv, players) as rows, _progress() as progress:
        task = progress.add_task(say("simulate-progress"), total=games)
        try:
            if device == "cpu":
                chunks = random_chunks(rules, players, complete, games, seed, workers)
                pieces: Iterator[tuple[Summary, Chunk | None]] = ((Summary.of_chunk(each), each) for each in chunks)
            else:
                pieces = gpu_pieces(rules, players, complete, games, seed, rows is not None)
            for played, chunk in pieces:
                summary.join(played)
                if rows is not None and chunk is not None:
                    _write_rows(rows, chunk)
                progress.update(task, completed=summary.games)
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - start
    if summary.games:
        _report(summary, game, rules.short_options(complete), seed, device, workers, seconds, json)
    if interrupted:
        rest = say("simulate-interrupted", seed=str(seed + summary.games), games=str(games - summary.games))
        Console(stderr=True).print(rest, highlight=False)
        raise SystemExit(130)


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _open_csv(file: Path | None, players: int) -> Any:
    if file is None:
        return nullcontext()
    try:
        stream = file.open("x", newline="", encoding="utf-8")
    except FileExistsError as error:
        raise BadSetup("error-file-exists", key="csv", file=str(file)) from error
    except OSError as error:
        raise BadSetup("error-file-write", key="csv", file=str(file), problem=error.strerror or str(error)) from error
    seats = range(1, players + 1)
    columns = ["seed", "moves", *(f"points_{seat}" for seat in seats), *(f"share_{seat}" for seat in seats)]
    csv_format.writer(stream).writerow(columns)
    return stream


def _write_rows(stream: TextIO, chunk: Chunk) -> None:
    rows = zip(chunk.moves.tolist(), chunk.points.tolist(), chunk.shares.tolist(), strict=True)
    writer = csv_format.writer(stream)
    writer.writerows([chunk.first_seed + i, moves, *points, *shares] for i, (moves, points, shares) in enumerate(rows))


def _report(
    summary: Summary, game: str, options: dict[str, str], seed: int, device: str, cores: int, seconds: float, json: bool
) -> None:
    figures = {
        "game": game,
        "options": options,
        "players": summary.players,
        "games": summary.games,
        "seed": seed,
        "device": device,
        "cores": cores if device == "cpu" else 0,
        "seconds": seconds,
        "games_per_second": summary.games / seconds,
        "moves_per_game": summary.moves / summary.games,
        "shared_victories": summary.shared / summary.games,
        "seats": [summary.seat(seat) for seat in range(summary.players)],
    }
    if json:
        print(json_format.dumps(figures))
        return
    console = Console()
    table = Table(title=say("simulate-title", game=game_title(game), games=summary.games), title_justify="left")
    for column in ("seat", "wins", "points", "deviation", "range"):
        table.add_column(say(f"simulate-{column}"), justify="right")
    for row in (summary.seat(seat) for seat in range(summary.players)):
        table.add_row(
            str(row["seat"]),
            f"{number(100 * row['win_share'], 2)} ± {percent(row['win_share_error'], 2)}",
            number(row["mean_points"], 2),
            number(row["deviation"], 2),
            f"{row['lowest']} … {row['highest']}",
        )
    console.print(table)
    console.print(
        say(
            "simulate-summary",
            moves=round(summary.moves / summary.games, 1),
            shared=round(100 * summary.shared / summary.games, 2),
            speed=round(summary.games / seconds),
            cores=cores,
        ),
        highlight=False,
    )
