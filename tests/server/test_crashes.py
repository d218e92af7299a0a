"""Nothing that was acknowledged is lost, whoever crashes; and every table goes on."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from benchmarks.harness import postgresql
from benchmarks.harness.command import SLOW
from benchmarks.harness.crashing import Crew
from benchmarks.harness.fleet import Fleet, freeze, wake
from benchmarks.harness.reconnecting import COMPARED, Sitter
from benchmarks.harness.serving import Served
from freebooter.engine.observation import ONLOOKER
from freebooter.server.play.rows import rate
from freebooter.server.play.viewer import Viewer
from freebooter.store import open_store
from freebooter.store.rows import Append
from freebooter.table.commands import Close, Place, Sit
from freebooter.table.entries import AnyEntry, Rested, Woken, read_entry
from freebooter.table.table import Table
from tests.support.live_tables import HOST, created
from tests.support.registries import registry_over
from tests.support.stores import in_a_loop

TABLES = 6
ROUNDS = 2
"""Enough to meet every kind of crash; `benchmarks/crash.py` goes on for as long as it is told."""
MATCHES_END_WITHIN = 1.0
"""Seconds after which the matches that are left are abandoned by vote."""


@in_a_loop
async def test_a_server_killed_under_load_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with Fleet(tmp_path, forked=True).afloat() as fleet:
        server = await fleet.start()
        async with Crew(server.url, TABLES).aboard() as crew:
            for _ in range(ROUNDS):
                await crew.until_acknowledged(60)
                await asyncio.sleep(chance.uniform(0, 0.3))
                await fleet.kill(server)
                assert await crew.check(fleet.database) == []
                server = await fleet.start()
                crew.moved_to(server.url)
                await crew.until_everybody_goes_on()
            await crew.finish(MATCHES_END_WITHIN)
            assert await crew.check_records() == []
            await fleet.stop(server)
            assert await crew.check(fleet.database) == []
            assert fleet.failures() == []


@in_a_loop
async def test_postgresql_restarts_under_load_and_tables_go_on(tmp_path: Path) -> None:
    database = postgresql.server()
    crashes: Sequence[Callable[[], None]] = (database.stop, database.kill)
    async with Fleet(tmp_path, database.database(), forked=True).afloat() as fleet:
        server = await fleet.start()
        async with Crew(server.url, TABLES).aboard() as crew:
            for crash in crashes:
                await crew.until_acknowledged(40)
                await asyncio.to_thread(crash)
                await asyncio.to_thread(database.start)
                await crew.until_everybody_goes_on()
                assert await crew.check(fleet.database) == []
            await crew.finish(MATCHES_END_WITHIN)
            assert await crew.check_records() == []
            assert await crew.check(fleet.database) == []


@in_a_loop
async def test_a_server_that_was_frozen_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    async with Fleet(tmp_path, forked=True).afloat() as fleet:
        server = await fleet.start()
        async with Crew(server.url, TABLES).aboard() as crew:
            await crew.until_acknowledged(40)
            freeze(server)
            await asyncio.sleep(1)
            wake(server)
            await crew.until_everybody_goes_on()
            assert all(sitter.connections == 1 for sitters in crew.sitters.values() for sitter in sitters)
            await fleet.kill(server)
            assert await crew.check(fleet.database) == []


@pytest.mark.parametrize("end", [Fleet.stop, Fleet.kill])
@in_a_loop
async def test_nobody_is_charged_for_the_time_a_server_was_down(
    end: Callable[[Fleet, Served], Coroutine[None, None, None]], tmp_path: Path
) -> None:
    async with Fleet(tmp_path, forked=True).afloat() as fleet:
        server = await fleet.start()
        async with Crew(server.url, 1).aboard() as crew:  # The first table has a live clock.
            await crew.until_acknowledged(20)
            await end(fleet, server)
            server = await fleet.start()
            crew.moved_to(server.url)
            await crew.until_everybody_goes_on()
            await fleet.kill(server)
            table = next(iter(crew.sitters))
        entries, left = await _clocks(fleet.database, table)
        woken = next(n for n, entry in enumerate(entries) if isinstance(entry, Woken))
        assert isinstance(entries[woken - 1], Rested) == (end is Fleet.stop)
        assert entries[woken].at > entries[woken - 1].at
        assert left[woken] == left[woken - 1]
        assert left[woken - 1] != left[0]


async def _clocks(database: str, name: str) -> tuple[list[AnyEntry], list[list[int | None]]]:
    """The entries of a table, and what everybody had left after each of them."""
    store = await open_store(database, rate)
    log = await store.read_log(name)
    await store.close()
    table, left = Table(name), []
    for logged in log:
        table.fold(read_entry(logged.data), logged.chain)
        left.append(list(table.clock.left))
    return [read_entry(logged.data) for logged in log], left


@in_a_loop
async def test_whoever_was_away_sees_the_same_table_as_one_who_never_left(tmp_path: Path) -> None:
    async with Fleet(tmp_path, forked=True).afloat() as fleet:
        server = await fleet.start()
        async with Crew(server.url, 4).aboard() as crew:
            await crew.until_acknowledged(60)
            stayed = [
                sitter for table in crew.unfinished() for sitter in crew.sitters[table] if sitter.seat is not None
            ]
            returned = [
                Sitter(sitter.table, sitter.person, [server.url], random.Random(1), is_waiting=True)
                for sitter in stayed
            ]
            await _look_in(crew, returned)
            left_at = [sitter.version for sitter in returned]
            await crew.until_acknowledged(80)
            coming_back = [asyncio.create_task(sitter.play()) for sitter in returned]
            for sitter in stayed:
                sitter.is_waiting = True
            pairs = list(zip(stayed, returned, strict=True))
            await crew.until(lambda: all(not one.unanswered and one.version == two.version for one, two in pairs))
            await crew.until(lambda: all(two.server or two.is_done for two in returned))
            assert any(sitter.connections == 2 for sitter in returned)
            assert all(sitter.problems == [] for sitter in returned)
            for (one, two), version in zip(pairs, left_at, strict=True):
                assert {part: one.stands[part] for part in COMPARED} == {part: two.stands[part] for part in COMPARED}
                assert two.updates == {number: each for number, each in one.updates.items() if number in two.updates}
                assert {*range(version + 1, two.version + 1)} <= two.updates.keys()
            for task in coming_back:
                task.cancel()


async def _look_in(crew: Crew, sitters: Sequence[Sitter]) -> None:
    """Come to the table and go away again."""
    tasks = [asyncio.create_task(sitter.play()) for sitter in sitters]
    await crew.until(lambda: all(sitter.stands for sitter in sitters))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
@in_a_loop
async def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    async with Fleet(tmp_path, forked=True).afloat() as fleet, httpx.AsyncClient(trust_env=False) as http:
        server = await fleet.start("--bot-pace", "0")
        await http.post(f"{server.url}/api/session")
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        wish = {"game": "dolores", "seats": seats, "public": True, "start": True}
        table = (await http.post(f"{server.url}/api/tables", json=wish)).json()["table"]
        async with asyncio.timeout(SLOW):
            while len((await http.get(f"{server.url}/api/tables/{table}/history")).json()["updates"]) < 3:
                await asyncio.sleep(0.05)
        thinking = [process for process, parent in _processes() if parent == server.process.pid]
        assert thinking
        await fleet.kill(server)
        async with asyncio.timeout(SLOW):
            while any(process in thinking for process, _ in _processes()):
                await asyncio.sleep(0.05)


def _processes() -> Iterator[tuple[int, int]]:
    """All processes that run, and who started each."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = status.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                yield int(status.parent.name), int(parent)


@in_a_loop
async def test_nobody_is_shown_what_is_not_written_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_over(f"sqlite:///{tmp_path / 'freebooter.db'}") as registry:
        live = await registry.create(created("dolores", 2))
        write, written = registry.store.append, asyncio.Event()

        async def write_slowly(append: Append) -> None:
            await written.wait()
            await write(append)

        monkeypatch.setattr(registry.store, "append", write_slowly)
        closing = asyncio.create_task(live.command(Close(id="close"), HOST, "Ann"))
        await asyncio.sleep(0)
        asking = asyncio.create_task(registry.table(live.table.name))
        await asyncio.wait([asking], timeout=0.1)
        assert not asking.done()
        written.set()
        assert (await asking).table.version == (await closing).version


@in_a_loop
async def test_whoever_lost_their_seat_on_the_way_in_is_a_spectator(tmp_path: Path) -> None:
    async with registry_over(f"sqlite:///{tmp_path / 'freebooter.db'}") as registry:
        live = await registry.create(created("dolores", 2))
        await live.command(Sit(id="sit"), "bob", "Bob")

        async def send(text: str) -> None:
            pass

        viewer = Viewer("bob", 1, "en", send, lambda reason: None, 100, 100_000)
        await live.command(Place(id="out", seat=1, kind="open"), HOST, "Ann")
        await live.come(viewer, None)
        assert viewer.seat == ONLOOKER


@in_a_loop
async def test_a_table_that_is_asked_for_while_it_is_put_away_stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_over(postgresql.server().database(), idle_minutes=0.0) as registry:
        live = await registry.create(created("dolores", 2))
        release = registry.store.release

        async def release_slowly(table: str, node: str) -> None:
            await asyncio.sleep(0.1)
            await release(table, node)

        monkeypatch.setattr(registry.store, "release", release_slowly)
        registry._put_away()
        assert live.lost
        again = await registry.table(live.table.name)
        await asyncio.gather(*registry._changing.values())
        await again.command(Sit(id="sit"), "bob", "Bob")
        assert not again.lost
