"""Nothing acknowledged is lost, whoever crashes; and a store whose database was away comes back by itself."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from benchmarks.harness import postgresql
from freebooter.store import Store
from freebooter.store.rows import Logged, NodeRow, Unavailable
from tests.support.cutting import CuttingProxy
from tests.support.stores import entry, fresh_database, in_a_loop, logged, on_both_engines, opened, result, row

TABLES = 25


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer to start PostgreSQL than anybody would wait at a table."""
    monkeypatch.setattr("freebooter.store.postgresql_writer.PATIENCE", 120.0)
    monkeypatch.setattr("freebooter.store.postgresql_connections.PATIENCE", 120.0)


@on_both_engines
def test_a_killed_server_has_lost_nothing_it_acknowledged(engine: str, tmp_path: Path) -> None:
    database = fresh_database(engine, tmp_path)
    acknowledged: list[str] = []
    for lines in (60, 350, 811):
        command = [sys.executable, "-m", "tests.support.writing", database, str(TABLES)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            acknowledged += [process.stdout.readline() for _ in range(lines)]
            process.kill()
            acknowledged += [line for line in process.stdout.readlines() if line.endswith("\n")]
        logs = asyncio.run(_logs(database))
        assert sum(map(len, logs.values())) >= len(acknowledged) > 0
        for table, log in logs.items():
            assert log == logged(*(entry(table, number) for number in range(1, len(log) + 1)))
        for line in acknowledged:
            table, number = line.rsplit(" ", 1)
            assert int(number) <= len(logs[table]), line
    assert max(Counter(acknowledged).values()) == 1


async def _logs(database: str) -> dict[str, list[Logged]]:
    async with opened(database, "reading") as store:
        return {f"table {number}": await store.read_log(f"table {number}") for number in range(TABLES)}


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("crash", [postgresql.PostgreSQL.stop, postgresql.PostgreSQL.kill])
@in_a_loop
async def test_postgresql_restarts_under_load_and_nothing_is_lost(
    crash: Callable[[postgresql.PostgreSQL], None], tmp_path: Path
) -> None:
    server = postgresql.server()
    async with opened(fresh_database("postgresql", tmp_path), node_timeout=3600.0) as store:
        stopping = asyncio.Event()

        async def write(table: str) -> int:
            number = 0
            while not stopping.is_set():
                number += 1
                changed = row(table, updated=number) if number % 7 == 1 else None
                await store.append(entry(table, number, row=changed))
            return number

        async def read() -> int:
            reads = 0
            while not stopping.is_set():
                await store.tables(["playing"])
                reads += 1
            return reads

        writing = [asyncio.create_task(write(f"table {number}")) for number in range(TABLES)]
        reading = asyncio.create_task(read())
        for _ in range(2):
            before = store.commits
            await _until(lambda before=before: store.commits > before + 20)  # type: ignore[misc]
            await asyncio.to_thread(crash, server)
            await asyncio.to_thread(server.start)
        before = store.commits
        await _until(lambda: store.commits > before + 20)
        stopping.set()
        acknowledged = await asyncio.gather(*writing)
        assert await reading > 0
        for number, count in enumerate(acknowledged):
            table = f"table {number}"
            assert await store.read_log(table) == logged(*(entry(table, each) for each in range(1, count + 1)))
            last = max(each for each in range(1, count + 1) if each % 7 == 1)
            assert await store.table(table) == row(table, updated=last)


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.01)


@in_a_loop
async def test_without_postgresql_the_store_is_unavailable_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = postgresql.server()
    async with opened(fresh_database("postgresql", tmp_path)) as store:
        await store.append(entry("black", 1))
        with monkeypatch.context() as impatient:
            impatient.setattr("freebooter.store.postgresql_writer.PATIENCE", 0.5)
            impatient.setattr("freebooter.store.postgresql_connections.PATIENCE", 0.5)
            await asyncio.to_thread(server.stop)
            try:
                with pytest.raises(Unavailable):
                    await store.append(entry("black", 2, "never written"))
                with pytest.raises(Unavailable):
                    await store.read_log("black")
            finally:
                await asyncio.to_thread(server.start)
        await store.append(entry("black", 2))
        assert await store.read_log("black") == logged(entry("black", 1), entry("black", 2))


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("with_result", [False, True])
@in_a_loop
async def test_an_entry_whose_acknowledgement_is_lost_is_written_once(with_result: bool, tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with CuttingProxy(postgresql.server().port) as proxy, opened(proxy.address(database)) as store:
        await asyncio.gather(store.append(entry("black", 1)), store.append(entry("white", 1)))
        more: dict[str, Any] = {"row": row("black", updated=2), "result": result("black", 1, 0)} if with_result else {}
        proxy.cut_before(b"COMMIT\0" if with_result else b"INSERT 0 ")
        await asyncio.gather(store.append(entry("black", 2, **more)), store.append(entry("white", 2)))
        assert proxy.cuts == 1
        assert await store.read_log("black") == logged(entry("black", 1), entry("black", 2))
        assert await store.read_log("white") == logged(entry("white", 1), entry("white", 2))
        assert [rating.matches for rating in await store.ratings("dolores")] == ([1, 1] if with_result else [])
        await store.append(entry("black", 3))


@in_a_loop
async def test_the_time_for_which_the_database_was_away_is_nobodys_silence(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with opened(database, "one", node_timeout=3600.0) as store:  # The server has not run for an hour.
        await store.append(entry("black", 1))
        with psycopg.connect(database) as connection:
            connection.execute("UPDATE nodes SET heartbeat = '2000-01-01'")
        assert await store.nodes() == [NodeRow("one", "http://one")]
        assert await store.orphans() == []
        assert await store.beat("one")


@in_a_loop
async def test_the_tables_of_a_node_that_beats_no_more_can_be_taken_over(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with opened(database, "one") as one, opened(database, "two", node_timeout=1.5) as two:
        await one.append(entry("black", 1))
        names = iter(range(1_000))
        me = "two"

        async def taken_over() -> bool:
            nonlocal me
            if not await two.beat(me):  # This machine is so slow that we were silent ourselves.
                me = f"two {next(names)}"
                await two.enlist(NodeRow(me, "http://two"))
            return await two.orphans() == ["black"] and await _holds(two, me)

        async with asyncio.timeout(120):
            while not await taken_over():
                await asyncio.sleep(0.05)
        assert not await one.beat("one")


async def _holds(store: Store, node: str) -> bool:
    holder = await store.claim("black", node)
    return holder is not None and holder.node == node


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit for files")
@in_a_loop
async def test_a_disk_that_was_full_is_written_again_when_there_is_room(tmp_path: Path) -> None:
    async with opened(fresh_database("sqlite", tmp_path)) as store:
        await store.append(entry("black", 1))
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "freebooter.db-wal").stat().st_size, hard))
        try:
            outcomes = await asyncio.gather(
                *(store.append(entry(table, 2 if table == "black" else 1)) for table in ("black", "white")),
                return_exceptions=True,
            )
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
        assert await store.read_log("black") == logged(entry("black", 1))
        await store.append(entry("black", 2))
        assert await store.read_log("black") == logged(entry("black", 1), entry("black", 2))
        assert await store.read_log("white") == []
