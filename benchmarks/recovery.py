"""How soon after a cold start are 10,000 unfinished matches open for play?

    python -m benchmarks.recovery

An SQLite file is filled with unfinished matches of both games. Then the time runs from the start of the process of
`freebooter serve` until it says that it is ready, and until a random sample of the tables has been opened over sockets
and a move made at each. Tables are replayed when somebody comes, so the sample stands for all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from websockets.asyncio.client import connect

from benchmarks.harness import serving
from benchmarks.harness.command import compiled
from freebooter.engine.registry import names
from freebooter.server.play.rows import rate, table_row
from freebooter.server.play.sessions import Sessions
from freebooter.store import Store, open_store
from freebooter.store.rows import Append, PlayerRow, TableRow
from freebooter.table import entries, setup
from freebooter.table.entries import AnyEntry, Clock, Holder, write_entry
from freebooter.table.projection import moves_of
from freebooter.table.table import Table, first_link, next_link

GAMES = names()
MODELS = 200
"""Matches that are really played; the others are copies of them at tables of their own."""
FEWEST_MOVES, MOST_MOVES = 20, 60
AT_ONCE = 50
"""Sockets that are opened at the same time."""
SESSION_DAYS = 90


@dataclass(frozen=True)
class Model:
    """A match that was played for a while, and whose turn it is."""

    name: str
    log: tuple[bytes, ...]
    rows: dict[int, TableRow]
    """The table's row, with the entries that changed it."""
    player: str

    def copy(self, name: str) -> Iterator[Append]:
        """The same match at a table of another name."""
        link = first_link(name)
        for number, data in enumerate(self.log, 1):
            link, row = next_link(link, data), self.rows.get(number)
            if row is not None:
                row = replace(row, table=name, summary=row.summary.replace(self.name.encode(), name.encode()))
            yield Append(name, number, data, link, row)


def play(number: int, chance: random.Random) -> Model:
    """A model with a few dozen random moves; one that comes to its end too soon is played anew."""
    while True:
        model = _play(number, chance)
        if model is not None:
            return model


def _play(number: int, chance: random.Random) -> Model | None:
    now, seats = time.time_ns() // 1_000_000, 2 + number % 3
    players = [f"player-{number}-{seat}" for seat in range(seats)]
    created = setup.set_up(
        now=now,
        host=players[0],
        host_name="Guest 0",
        game=GAMES[number % len(GAMES)],
        seats=[Holder("person"), *(Holder("open") for _ in players[1:])],
        options={},
        public=True,
        rated=True,
        coach=True,
        clock=Clock("live", 600, 5) if number % 4 == 0 else Clock(),
        stand_in="",
    )
    name = setup.new_name()
    table, log, rows = Table(name), [], {}

    def take(entry: AnyEntry) -> None:
        data, news = write_entry(entry), table.news
        table.fold(entry, next_link(table.link, data))
        log.append(data)
        if table.version == 1 or table.news != news:
            rows[table.version] = table_row(table)

    take(created)
    for seat, player in enumerate(players[1:], 1):
        take(entries.Sat(at=now, by=player, command="sit", seat=seat, name=f"Guest {seat}"))
    take(entries.Started(at=now, by=players[0], command="start"))
    for move in range(chance.randint(FEWEST_MOVES, MOST_MOVES)):
        if not table.is_playing or table.match is None:
            return None
        seat = chance.choice(table.deciding())
        chosen = chance.choice(moves_of(table.match, seat))
        take(entries.Moved(at=now, by=players[seat], command=f"move-{move}", seat=seat, move=chosen))
    return Model(name, tuple(log), rows, players[table.deciding()[0]]) if table.is_playing else None


async def fill(database: str, tables: int, seed: int) -> tuple[dict[str, str], int]:
    """Write the matches. Returns, by table, the cookie of somebody whose turn it is, and the number of entries."""
    chance = random.Random(seed)
    models = [play(number, chance) for number in range(min(MODELS, tables))]
    store = await open_store(database, rate)
    try:
        sessions = Sessions(await store.secret("sessions", secrets.token_hex(32)), SESSION_DAYS, False)
        await asyncio.gather(*(store.add_player(PlayerRow(model.player, "Guest", 1)) for model in models))
        cookies: dict[str, str] = {}
        for number in range(tables):
            model = models[number % len(models)]
            name = setup.new_name()
            cookies[name] = sessions.cookie_header(sessions.issue(model.player)).partition(";")[0]
        written = await _write(store, models, list(cookies))
        assert await store.count_tables(["playing"]) == tables
    finally:
        await store.close()
    return cookies, written


async def _write(store: Store, models: Sequence[Model], names: Sequence[str]) -> int:
    written = 0
    for start in range(0, len(names), 100):
        appends = [
            append
            for number, name in enumerate(names[start : start + 100], start)
            for append in models[number % len(models)].copy(name)
        ]
        await asyncio.gather(*map(store.append, appends))
        written += len(appends)
    return written


async def move_at(url: str, table: str, cookie: str, places: asyncio.Semaphore) -> float:
    """Open a table and make a move; returns the seconds it took."""
    where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with places:
        start = time.perf_counter()
        async with connect(where, additional_headers={"Cookie": cookie}, proxy=None, close_timeout=0.2) as socket:
            await socket.send('{"type": "hello"}')
            snapshot = json.loads(await socket.recv())
            await socket.send(json.dumps({"type": "move", "id": "again", "move": snapshot["moves"][0]}))
            while json.loads(await socket.recv())["type"] != "done":
                pass
        return time.perf_counter() - start


async def measure(folder: Path, cookies: dict[str, str], sample: int, seed: int) -> None:
    """Start the server and play; the figures are printed."""
    chosen = random.Random(seed).sample(sorted(cookies), min(sample, len(cookies)))
    places = asyncio.Semaphore(AT_ONCE)
    start = time.perf_counter()
    served = await asyncio.to_thread(serving.start, folder, "--no-limits")
    try:
        ready = time.perf_counter() - start
        spent = await asyncio.gather(*(move_at(served.url, table, cookies[table], places) for table in chosen))
        moved = time.perf_counter() - start
        each = statistics.median(spent)
        print(f"ready after {ready:.2f} s")
        print(f"{len(chosen)} random tables opened and a move made at each after {moved:.2f} s", end="")
        print(f" ({1000 * each:.0f} ms each, {AT_ONCE} at once)")
    finally:
        try:
            served.stop()
        except subprocess.TimeoutExpired:
            served.kill()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.recovery", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    compiled()
    with tempfile.TemporaryDirectory(prefix="freebooter-recovery-") as name:
        folder, start = Path(name), time.perf_counter()
        cookies, written = asyncio.run(fill(f"sqlite:///{folder / 'freebooter.db'}", asked.tables, asked.seed))
        print(f"{asked.tables} unfinished matches of {written} entries written in {time.perf_counter() - start:.1f} s")
        asyncio.run(measure(folder, cookies, asked.sample, asked.seed))


if __name__ == "__main__":
    main()
