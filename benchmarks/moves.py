"""What a move costs the processor of the server, beside bare Starlette and uvicorn sending the same frames in one run.

    python -m benchmarks.moves
    python -m benchmarks.moves --game dolores --tables 500 --rate 1000

Four browsers sit at every table, each with another language. Moves are made at a fixed rate, at one kind of tables for
two seconds and then at the next, round and round, so that whatever else the machine does meets all kinds alike. What is
counted is the time that the server's process was given for each move, in whatever thread and in the kernel; not that of
the clients, which share the machine.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

import msgspec
import uvloop

from benchmarks.frames import LANGUAGES, MATCHES, SEATS, laid_out, play
from benchmarks.harness.bare import BareTables, Recorded, bare
from benchmarks.harness.serving import serving
from freebooter.engine.registry import names
from freebooter.load.driver import Driver
from freebooter.load.plan import Plan, allow_files
from freebooter.server.messages.socket import Done

WAYS = {"with words": "four languages", "without words": "no words"}
CPU_CLOCK = 2
"""The kind of clock that counts all that a process was given."""


def cpu_seconds(process: int) -> float:
    """Seconds of a core that a process has had, precisely: its clock is named as `clock_getcpuclockid` names it."""
    return time.clock_gettime((~process << 3) | CPU_CLOCK)


class Tables(Protocol):
    """Tables of one kind at one server."""

    @property
    def made(self) -> int:
        """Moves that everybody has been told of so far."""

    async def open(self) -> None: ...
    async def play(self) -> None:
        """For one slice of time, and until everybody has been told."""


class OwnTables:
    """Those of our server, as the load tool plays at them."""

    def __init__(self, plan: Plan) -> None:
        self._driver = Driver(plan, lambda tables: None)

    @property
    def made(self) -> int:
        return len(self._driver.counts.latencies)

    async def open(self) -> None:
        await self._driver.open()

    async def play(self) -> None:
        await self._driver.play()
        errors = self._driver.counts.errors
        assert not errors, errors


class Measured:
    """What the moves of one kind of tables have cost so far."""

    def __init__(self, name: str, process: int, tables: Tables) -> None:
        self.name = name
        self.tables = tables
        self._process = process
        self._spent = 0.0
        self._made = 0

    async def slice(self) -> None:
        spent, made = cpu_seconds(self._process), self.tables.made
        await self.tables.play()
        self._spent += cpu_seconds(self._process) - spent
        self._made += self.tables.made - made

    def __str__(self) -> str:
        return f"{self.name:28} {1000 * self._spent / self._made:6.3f} ms a move ({self._made} moves)"


def frames_of(game: str, way: str) -> Recorded:
    """What the tables of our server would send, and the answer to each move."""
    moves: list[list[str]] = []
    for number in range(MATCHES):
        for _, frames in play(laid_out(game, number), random.Random(number), LANGUAGES[WAYS[way]]):
            done = msgspec.json.encode(Done(str(len(moves)), len(moves)))
            moves.append([each.decode() for each in (*frames, done)])
    return moves


@contextmanager
def opened(game: str, given: argparse.Namespace) -> Iterator[list[Measured]]:
    """All kinds of tables, each at its server."""
    pace = given.tables / given.rate
    kinds = []
    with ExitStack() as until_then:
        folder = Path(until_then.enter_context(tempfile.TemporaryDirectory()))
        ours = until_then.enter_context(serving(folder, "--no-limits"))
        for way in WAYS:
            plan = Plan(ours.url, given.tables, pace, given.slice, game, SEATS, words=way == "with words").checked()
            allow_files(plan)
            kinds.append(Measured(f"ours {way}", ours.process.pid, OwnTables(plan)))
        for way in WAYS:
            process, port = until_then.enter_context(bare(folder, frames_of(game, way)))
            kinds.append(Measured(f"bare {way}", process, BareTables(port, given.tables, SEATS, pace, given.slice)))
        yield kinds


async def measure(kinds: list[Measured], rounds: int) -> None:
    for each in kinds:
        await each.tables.open()
    for _ in range(rounds):
        for each in kinds:
            await each.slice()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), help="only this one (all)")
    parser.add_argument("--tables", type=int, default=300, help="of each kind (300)")
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second (500)")
    parser.add_argument("--slice", type=float, default=2.0, help="seconds (2)")
    parser.add_argument("--rounds", type=int, default=6, help="slices of each kind (6)")
    given = parser.parse_args()
    for game in [given.game] if given.game else names():
        print(
            f"{game}: {given.tables} tables of {SEATS} sockets of each kind, {given.rate:g} moves a second", flush=True
        )
        with opened(game, given) as kinds:
            uvloop.run(measure(kinds, given.rounds))
            for each in kinds:
                print(f"  {each}", flush=True)


if __name__ == "__main__":
    main()
