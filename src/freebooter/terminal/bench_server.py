"""How fast the server is: real sockets at real tables, beside what the tables alone would take."""

from __future__ import annotations

import importlib.util
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from freebooter.engine.game import Game

from .measuring import Row

SERVER = "server"
TABLES = (100, 400)
PACE = 1.0
SECONDS = 8.0
CHECKED = 20
MATCHES = 12
SEATS = 4
PATIENCE = 60.0


def server_rows(game: Game) -> list[Row]:
    """One row for each number of tables; none where the server is not installed."""
    if importlib.util.find_spec("starlette") is None:
        return []
    from freebooter.load.measuring import measure
    from freebooter.load.plan import Plan

    alone, seats = table_seconds(game), _seats(game)
    rows = []
    with tempfile.TemporaryDirectory() as folder, _serving(folder) as url:
        for tables in TABLES:
            report = measure(Plan(url, tables, PACE, SECONDS, game.name, seats, check=CHECKED))
            figures = report.figures()
            cpu = (report.server_cpu_percent or 0.0) / 100 / max(report.moves_per_second, 1e-9)
            rows.append({**figures, "game": SERVER, "cpu_per_move": cpu, "ratio_to_tables_alone": cpu / alone})
    return rows


def _seats(game: Game) -> int:
    return min(SEATS, game.seats.stop - 1)


@contextmanager
def _serving(folder: str) -> Iterator[str]:
    """A server of our own on a free port; its address is the first thing it says."""
    command = [sys.executable, "-m", "freebooter", "serve", "--no-browser", "--no-limits", "--port", "0"]
    command += ["--log-level", "warning"]
    process = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, encoding="utf-8")
    assert process.stdout is not None
    try:
        found = re.search(r"https?://\S+", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        yield found[0]
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def table_seconds(game: Game) -> float:
    """The yardstick: a move of a table without sockets and without a log, told to every seat."""
    from freebooter.table import commands, setup
    from freebooter.table.entries import Holder, Started, write_entry
    from freebooter.table.projection import Projection
    from freebooter.table.proposals import propose
    from freebooter.table.table import Table, next_link

    chance, moves, spent = random.Random(0), 0, 0.0
    seats = _seats(game)
    for _ in range(MATCHES):
        created = setup.set_up(
            now=1,
            host="host",
            host_name="Host",
            game=game.name,
            seats=[Holder("person"), *[Holder("outside")] * (seats - 1)],
        )
        table, start = Table("bench"), Started(at=1)
        table.fold(created, next_link(table.link, write_entry(created)))
        table.fold(start, next_link(table.link, write_entry(start)))
        projection, match = Projection(table), table.match
        assert match is not None
        while table.is_playing:
            seat = match.deciders[0]
            move = commands.Move(id=f"{moves}", move=match.write(chance.choice(match.legal_moves(seat))))
            begun = time.perf_counter()
            entry, made = propose(table, move, table.seats[seat].player, "", 1)
            table.fold(entry, next_link(table.link, write_entry(entry)), made)
            told = projection.told(entry)
            for viewer in range(seats):
                told.frame(viewer)
            spent += time.perf_counter() - begun
            moves += 1
    return spent / moves
