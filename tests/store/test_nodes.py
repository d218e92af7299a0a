"""Several servers on one PostgreSQL: a table is held by one node, and a node taken for dead writes no more."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from freebooter.store import Store
from freebooter.store import postgresql_statements as sql
from freebooter.store.postgresql_connections import TROUBLE, connect
from freebooter.store.rows import Conflict, NodeRow
from tests.support.stores import entry, fresh_database, in_a_loop, logged, opened, result, row

NEVER = 3600.0
"""A node does not fall silent during a test, however busy the machine is."""


def _silence(database: str, node: str) -> None:
    """Let the last heartbeat of a node be an hour and more ago, and let the database be up for longer than that."""
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE nodes SET heartbeat = '2000-01-01' WHERE node = %s", [node])


@pytest.fixture(autouse=True)
def _database_up_for_ages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time since the start of the database is nobody's silence; here it has been up since the year 2000."""
    for name in ("BEAT", "NODES", "BURY_HOLDER", "HOLDER", "ORPHANS", "DUE", "FORGET_THE_DEAD"):
        statement = getattr(sql, name).replace(b"pg_postmaster_start_time()", b"timestamptz '2000-01-01'")
        monkeypatch.setattr(sql, name, statement)


@asynccontextmanager
async def _two_nodes(database: str) -> AsyncIterator[tuple[Store, Store]]:
    async with opened(database, "one", node_timeout=NEVER) as one, opened(database, "two", node_timeout=NEVER) as two:
        yield one, two


@in_a_loop
async def test_sqlite_holds_every_table_by_being_there(tmp_path: Path) -> None:
    async with opened(fresh_database("sqlite", tmp_path), "one") as store:
        assert not store.several_nodes
        await store.append(entry("black", 1))
        assert await store.nodes() == [NodeRow("one", "http://one")]
        assert await store.claim("black", "one") == NodeRow("one", "http://one")
        assert await store.claim("white", "one") is None
        assert await store.beat("one")
        await store.release("black", "one")
        await store.append(entry("black", 2))
        assert await store.orphans() == []
        await store.leave("one")
        assert await store.nodes() == []


@in_a_loop
async def test_a_table_is_held_by_the_node_that_made_it(tmp_path: Path) -> None:
    async with _two_nodes(fresh_database("postgresql", tmp_path)) as (one, two):
        assert one.several_nodes
        await one.append(entry("black", 1))
        assert await one.nodes() == await two.nodes() == [NodeRow("one", "http://one"), NodeRow("two", "http://two")]
        assert await two.claim("black", "two") == NodeRow("one", "http://one")
        assert await one.claim("black", "one") == NodeRow("one", "http://one")
        assert await two.claim("white", "two") is None
        with pytest.raises(Conflict):
            await two.append(entry("black", 2))
        with pytest.raises(Conflict):
            await two.append(entry("black", 1, row=row("black", status="over")))
        await one.append(entry("black", 2))
        assert await two.table("black") == row("black")


@in_a_loop
async def test_a_released_table_goes_to_whoever_claims_it(tmp_path: Path) -> None:
    async with _two_nodes(fresh_database("postgresql", tmp_path)) as (one, two):
        await one.append(entry("black", 1))
        await two.release("black", "two")
        assert await two.claim("black", "two") == NodeRow("one", "http://one")
        await one.release("black", "one")
        with pytest.raises(Conflict):
            await one.append(entry("black", 2))
        assert await two.claim("black", "two") == NodeRow("two", "http://two")
        await two.append(entry("black", 2))


@in_a_loop
async def test_a_node_that_leaves_gives_up_its_tables(tmp_path: Path) -> None:
    async with _two_nodes(fresh_database("postgresql", tmp_path)) as (one, two):
        await asyncio.gather(*(one.append(entry(f"table {number}", 1)) for number in range(5)))
        await one.leave("one")
        assert await two.nodes() == [NodeRow("two", "http://two")]
        assert await two.claim("table 3", "two") == NodeRow("two", "http://two")
        assert not await one.beat("one")
        with pytest.raises(Conflict):
            await one.append(entry("table 4", 2))


@in_a_loop
async def test_the_tables_of_a_silent_node_move_and_it_cannot_write_any_more(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with _two_nodes(database) as (one, two):
        for table, status in (("black", "playing"), ("white", "playing"), ("over", "over")):
            await one.append(entry(table, 1, row=row(table, status=status, deadline=5)))
        assert await two.orphans() == []
        assert await two.due(10) == []
        assert sorted(await one.due(10)) == ["black", "white"]
        _silence(database, "one")
        assert await two.nodes() == [NodeRow("two", "http://two")]
        assert sorted(await two.orphans()) == sorted(await two.due(10)) == ["black", "white"]
        assert await two.claim("black", "two") == NodeRow("two", "http://two")
        assert await two.orphans() == ["white"]

        # The node was only paused. It holds nothing any more, not even what nobody has claimed yet.
        for table in ("black", "white", "new"):
            with pytest.raises(Conflict):
                await one.append(entry(table, 2 if table != "new" else 1))
        with pytest.raises(Conflict):
            await one.claim("white", "one")
        assert not await one.beat("one")
        assert await one.table("new") is None
        await two.append(entry("black", 2))

        await one.enlist(NodeRow("one again", "http://one"))
        assert await one.beat("one again")
        assert await one.claim("white", "one again") == NodeRow("one again", "http://one")
        await one.append(entry("white", 2))
        assert await one.claim("black", "one again") == NodeRow("two", "http://two")


@in_a_loop
async def test_a_silent_node_learns_it_with_its_next_beat(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with opened(database, "one", node_timeout=NEVER) as one:
        await one.append(entry("black", 1))
        assert await one.beat("one")
        _silence(database, "one")
        assert not await one.beat("one")
        assert not await one.beat("one")
        with pytest.raises(Conflict):
            await one.append(entry("black", 2))


@in_a_loop
async def test_of_many_nodes_that_claim_an_orphan_one_gets_it(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with _two_nodes(database) as (one, two), opened(database, "three", node_timeout=NEVER) as three:
        await asyncio.gather(*(one.append(entry(f"table {number}", 1)) for number in range(20)))
        _silence(database, "one")
        for number in range(20):
            table = f"table {number}"
            first, second = await asyncio.gather(two.claim(table, "two"), three.claim(table, "three"))
            assert first == second
            assert first is not None
            holder, other = (two, three) if first.node == "two" else (three, two)
            await holder.append(entry(table, 2))
            with pytest.raises(Conflict):
                await other.append(entry(table, 3))


@in_a_loop
async def test_an_entry_under_way_while_another_claims_is_seen_or_refused(tmp_path: Path) -> None:
    """Whoever claims a table reads its log; nothing may come into it after that from the node before."""
    database = fresh_database("postgresql", tmp_path)
    chance = random.Random(1717)
    async with opened(database, "last", node_timeout=NEVER) as last:
        for number in range(12):
            async with opened(database, f"first {number}", node_timeout=NEVER) as first:
                tables = [f"table {number} {which}" for which in range(8)]
                await asyncio.gather(*(first.append(entry(table, 1)) for table in tables))

                async def write(table: str, store: Store) -> int:
                    acknowledged = 1
                    try:
                        while True:
                            await store.append(entry(table, acknowledged + 1))
                            acknowledged += 1
                    except Conflict:
                        return acknowledged

                writing = [asyncio.create_task(write(table, first)) for table in tables]
                await asyncio.sleep(chance.random() / 50)
                await asyncio.to_thread(_silence, database, f"first {number}")
                claimed = await asyncio.gather(*(last.claim(table, "last") for table in tables))
                assert {node.node for node in claimed if node} == {"last"}
                seen = [len(await last.read_log(table)) for table in tables]
                acknowledged = await asyncio.gather(*writing)
                assert seen == acknowledged == [len(await last.read_log(table)) for table in tables]
                await asyncio.gather(
                    *(last.append(entry(table, count + 1)) for table, count in zip(tables, seen, strict=True))
                )


@in_a_loop
async def test_the_key_of_the_log_has_the_last_word(tmp_path: Path) -> None:
    """Even where two believe that they are the same node, a number is written once."""
    database = fresh_database("postgresql", tmp_path)
    async with opened(database, "one") as one, opened(database, "one") as twin:
        await one.append(entry("black", 1))
        for number in range(2, 30):
            outcomes = await asyncio.gather(
                one.append(entry("black", number, "one")),
                twin.append(entry("black", number, "twin")),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        assert [each.number for each in await one.read_log("black")] == list(range(1, 30))


@in_a_loop
async def test_a_node_frozen_in_the_midst_of_writing_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = fresh_database("postgresql", tmp_path)
    monkeypatch.setattr("freebooter.store.postgresql_connections._STALLED_AFTER", 200)
    async with _two_nodes(database) as (one, two):
        await one.append(entry("black", 1))
        _silence(database, "one")
        frozen = await connect(database)
        await frozen.execute("BEGIN")
        await frozen.execute("SELECT FROM nodes WHERE node = 'one' FOR SHARE")
        await frozen.execute("UPDATE tables SET updated = 9 WHERE table_id = 'black'")
        assert await two.claim("black", "two") == NodeRow("two", "http://two")
        with pytest.raises(TROUBLE):
            await frozen.execute("COMMIT")
        await frozen.close()
        assert await two.table("black") == row("black")


@in_a_loop
async def test_a_process_that_was_stopped_and_woken_writes_no_more(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    command = [sys.executable, "-m", "tests.support.writing", database, "4"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(200)]
        process.send_signal(signal.SIGSTOP)
        async with opened(database, "next", node_timeout=NEVER) as store:
            await asyncio.to_thread(_silence, database, "writing")
            tables = [f"table {number}" for number in range(4)]
            for table in tables:
                assert await store.claim(table, "next") == NodeRow("next", "http://next")
            before = {table: await store.read_log(table) for table in tables}
            os.kill(process.pid, signal.SIGCONT)
            told += process.stdout.readlines()
            assert process.wait(60) == 3, "it ends when it is refused"
            for table in tables:
                assert await store.read_log(table) == before[table]
                known = [int(line.rsplit(" ", 1)[1]) for line in told if line.startswith(f"{table} ")]
                assert known == list(range(1, len(known) + 1))
                assert len(known) <= len(before[table])
                await store.append(entry(table, len(before[table]) + 1))


@in_a_loop
async def test_ratings_of_matches_that_end_on_two_nodes_at_once_both_count(tmp_path: Path) -> None:
    async with _two_nodes(fresh_database("postgresql", tmp_path)) as stores:
        for number in range(10):
            tables = [f"table {number} {which}" for which in range(2)]
            pairs = list(zip(stores, tables, strict=True))
            await asyncio.gather(*(store.append(entry(table, 1)) for store, table in pairs))
            await asyncio.gather(*(store.append(entry(table, 2, result=result(table, 1, 0))) for store, table in pairs))
        (anne,) = await stores[0].ratings_of("anne")
        assert (anne.mean, anne.matches) == (25 + 20 * 2, 20)


@in_a_loop
async def test_the_dead_are_forgotten_when_they_hold_nothing(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with _two_nodes(database) as (one, two):
        await one.append(entry("black", 1))
        await two.append(entry("white", 1, row=row("white", status="gathering")))
        _silence(database, "one")
        _silence(database, "two")
        async with opened(database, "three", node_timeout=NEVER) as three:
            assert await three.orphans() == ["black"]
            assert await three.claim("white", "three") == NodeRow("three", "http://three")
            with pytest.raises(Conflict):
                await two.append(entry("white", 2))
            assert not await two.beat("two")
            assert await three.read_log("white") == logged(entry("white", 1))
