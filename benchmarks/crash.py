"""Crashes under load, again and again: is everything there that a client saw acknowledged, and do all tables go on?

    python -m benchmarks.crash --rounds 50
    python -m benchmarks.crash --rounds 50 --database postgresql
    python -m benchmarks.crash --rounds 50 --crash database
    python -m benchmarks.crash --rounds 50 --crash node
    python -m benchmarks.crash --rounds 20 --crash freeze
    python -m benchmarks.crash --rounds 250 --fleets 2 --forked --tables 8 --moves 60

`server` kills the only server; `database` restarts PostgreSQL under it, gently and then brutally; `node` kills one of
two servers that share PostgreSQL; `freeze` stops one of them for longer than the others believe that it lives, and
wakes it. Without `--database` the first has an SQLite file, and the other three have a PostgreSQL of their own, which
`--database postgresql` gives to the first as well.

People of both games play random moves over real sockets as fast as they are answered, and come back by themselves.
After every crash each acknowledged command must be in the log at its version, none may have counted twice, every update
that anybody was ever sent must be what the log tells their seat, and every table must go on. The exit status is 1 where
anything of this does not hold.

Most of a round is the start of a server. `--forked` starts it from a process that has loaded everything, and `--fleets`
lets several servers, each with tables and a database of its own, crash side by side.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from benchmarks.harness import postgresql
from benchmarks.harness.command import compiled
from benchmarks.harness.crashing import Crew
from benchmarks.harness.fleet import Fleet, freeze, wake
from benchmarks.harness.serving import Served

LONGEST_WAIT = 0.5
"""Then it comes at any moment within so many seconds."""
PATIENCE = 1.5
MATCHES_END_WITHIN = 10.0
MOST_SHOWN = 20
OWN = "postgresql"

Round = Callable[[Fleet, Crew, int], Awaitable[tuple[float, list[str]]]]
"""Returns the seconds from the crash until every table went on, and what was found wrong."""


async def crash_server(fleet: Fleet, crew: Crew, number: int) -> tuple[float, list[str]]:
    await fleet.kill(fleet.servers[0])
    problems = await crew.check(fleet.database)
    start = time.monotonic()
    crew.moved_to((await fleet.start()).url)
    await crew.until_everybody_goes_on()
    return time.monotonic() - start, problems


async def crash_database(fleet: Fleet, crew: Crew, number: int) -> tuple[float, list[str]]:
    start, database = time.monotonic(), postgresql.server()
    await asyncio.to_thread(database.kill if number % 2 else database.stop)
    await asyncio.to_thread(database.start)
    await crew.until_everybody_goes_on()
    return time.monotonic() - start, await crew.check(fleet.database)


async def crash_node(fleet: Fleet, crew: Crew, number: int) -> tuple[float, list[str]]:
    start = time.monotonic()
    await fleet.kill(_busiest(fleet, crew))
    await crew.until_everybody_goes_on()
    seconds, problems = time.monotonic() - start, await crew.check(fleet.database)
    await fleet.start()
    return seconds, problems


async def freeze_node(fleet: Fleet, crew: Crew, number: int) -> tuple[float, list[str]]:
    start, frozen = time.monotonic(), _busiest(fleet, crew)
    freeze(frozen)
    await crew.until(lambda: frozen.url not in crew.servers())
    await crew.until_everybody_goes_on()
    seconds = time.monotonic() - start
    wake(frozen)
    await crew.until_everybody_goes_on()
    return seconds, await crew.check(fleet.database)


def _busiest(fleet: Fleet, crew: Crew) -> Served:
    """The node with the most clients; everybody is told where the nodes are, for one may be new since they came."""
    crew.moved_to(*(served.url for served in fleet.servers))
    return max(fleet.servers, key=lambda served: sum(sitter.server == served.url for sitter in crew.connected()))


CRASHES: dict[str, Round] = {
    "server": crash_server,
    "database": crash_database,
    "node": crash_node,
    "freeze": freeze_node,
}


async def run_all(folder: Path, asked: argparse.Namespace) -> int:
    """All fleets at the same time; returns how many problems there were."""
    folders = [folder / f"fleet-{number + 1}" for number in range(asked.fleets)]
    for each in folders:
        each.mkdir()
    return sum(await asyncio.gather(*(run(each, asked, asked.seed + n) for n, each in enumerate(folders))))


async def run(folder: Path, asked: argparse.Namespace, seed: int) -> int:
    """All rounds of one fleet; returns how many problems there were."""
    has_own = asked.database == OWN or (asked.crash != "server" and not asked.database)
    database = postgresql.server().database() if has_own else asked.database
    chance = random.Random(seed)
    problems: list[str] = []
    async with Fleet(folder, database, asked.forked).afloat() as fleet:
        for _ in range(2 if asked.crash in ("node", "freeze") else 1):
            await fleet.start()
        async with Crew(fleet.servers[0].url, asked.tables, seed, PATIENCE).aboard() as crew:
            for number in range(asked.rounds):
                await crew.until_acknowledged(asked.moves)
                await asyncio.sleep(chance.uniform(0, LONGEST_WAIT))
                before = crew.acknowledged
                seconds, found = await CRASHES[asked.crash](fleet, crew, number)
                problems += found
                print(
                    f"{folder.name}, round {number + 1} of {asked.rounds}: {before} commands acknowledged before,"
                    f" {len(problems)} problems, all tables go on after {seconds:.1f} s",
                    flush=True,
                )
            problems += await _finish(fleet, crew)
    for problem in problems[:MOST_SHOWN]:
        print(problem, file=sys.stderr)
    print(
        f"{asked.rounds} rounds ({asked.crash}) of {asked.tables} tables: {crew.acknowledged} commands acknowledged,"
        f" {crew.compared} updates compared, {len(crew.sitters)} matches finished and verified,"
        f" {len(problems)} problems",
        flush=True,
    )
    return len(problems)


async def _finish(fleet: Fleet, crew: Crew) -> list[str]:
    """The matches come to their ends, and their records verify."""
    await crew.finish(MATCHES_END_WITHIN)
    problems = await crew.check_records()
    for served in list(fleet.servers):
        await fleet.stop(served)
    return problems + await crew.check(fleet.database)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crash", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--crash", choices=list(CRASHES), default="server")
    parser.add_argument("--database", default="", metavar="URL", help=f"“{OWN}” alone: one of our own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=200, help="commands that are acknowledged before each crash")
    parser.add_argument("--fleets", type=int, default=1, help="servers that crash side by side")
    parser.add_argument("--forked", action="store_true", help="start servers where everything is loaded")
    asked = parser.parse_args()
    if asked.crash == "database" and asked.database not in ("", OWN):
        parser.error("only a PostgreSQL of our own can be restarted")
    if asked.fleets > 1 and (asked.crash == "database" or asked.database not in ("", OWN)):
        parser.error("several fleets need a database each, which nobody restarts under the others")
    compiled()
    with tempfile.TemporaryDirectory(prefix="freebooter-crash-") as folder:
        problems = asyncio.run(run_all(Path(folder), asked))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
