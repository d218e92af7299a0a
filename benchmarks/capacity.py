"""How much a server carries: the delay of moves as there are more of them, until it is too long. For an idle machine.

    python -m benchmarks.capacity
    python -m benchmarks.capacity --no-words
    python -m benchmarks.capacity --servers 1 --database postgresql
    python -m benchmarks.capacity --servers 2 --database postgresql

Four browsers, each with another language, sit at every table. Beginning with a move per two seconds at each, the tables
go faster step by step while 99 of 100 moves reach everybody within `--most` milliseconds. Several servers share the
tables and a PostgreSQL; the load tool has a process for each of them. Every line is one measurement.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from benchmarks.harness import postgresql
from benchmarks.harness.fleet import Fleet
from freebooter.load.measuring import measure
from freebooter.load.plan import Plan
from freebooter.load.report import Report

FIRST_PACE = 2.0
FASTER = 0.85
"""Each step takes so much of the pace before it."""
CHECKED = 20
"""Tables that are replayed after each step; replaying all of them takes longer than the step."""


async def step(fleet: Fleet, given: argparse.Namespace, pace: float) -> list[Report]:
    """Play at all servers at once."""
    tables = given.tables // len(fleet.servers)
    plans = [
        Plan(each.url, tables, pace, given.seconds, given.game, check=CHECKED, words=not given.no_words)
        for each in fleet.servers
    ]
    return await asyncio.gather(*(asyncio.to_thread(measure, plan) for plan in plans))


def line(reports: list[Report], pace: float) -> str:
    moves = sum(report.moves_per_second for report in reports)
    spent = sum(report.server_cpu_percent or 0.0 for report in reports)
    half, most = (max(report.latency(share) for report in reports) for share in (0.5, 0.99))
    wrong = sum(report.mismatches + report.errors for report in reports)
    each = 10 * spent / moves if moves else 0.0
    late = max(1000 * max(report.counts.late, default=0.0) for report in reports)
    return (
        f"{pace:5.2f} s a move: {moves:7.1f} moves a second, half within {half:6.1f} ms, 99 % within {most:6.1f} ms,"
        f" server {spent:5.1f} % of a core, {each:5.3f} ms a move; clients at most {late:.0f} ms late; wrong: {wrong}"
    )


async def measure_all(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = postgresql.server().database() if given.database else ""
        async with Fleet(Path(folder), database).afloat() as fleet:
            for _ in range(given.servers):
                await fleet.start()
            pace, most = FIRST_PACE, 0.0
            while most <= given.most:
                reports = await step(fleet, given, pace)
                most = max(report.latency(0.99) for report in reports)
                print(line(reports, pace), flush=True)
                pace *= FASTER


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000, help="of four sockets each (2000)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each step (30)")
    parser.add_argument("--most", type=float, default=50.0, help="milliseconds for 99 of 100 moves (50)")
    parser.add_argument("--game", default="", help="its name (the first there is)")
    parser.add_argument("--no-words", action="store_true", help="ask for no words, as bots do")
    parser.add_argument("--servers", type=int, default=1, help="that share the tables (1)")
    parser.add_argument("--database", choices=["postgresql"], help="one of its own (SQLite, for a single server)")
    given = parser.parse_args()
    if given.servers > 1 and not given.database:
        parser.error("several servers need --database postgresql")
    asyncio.run(measure_all(given))


if __name__ == "__main__":
    main()
