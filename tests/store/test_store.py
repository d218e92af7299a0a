"""The log of a store: what is acknowledged is there, in order, and once. The same for both engines."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from freebooter.store.rows import Conflict, Unavailable
from tests.support.stores import entry, fresh_database, in_a_loop, logged, on_both_engines, opened, rate, result, row


@on_both_engines
@in_a_loop
async def test_entries_are_read_back_in_order(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        entries = [entry("black", number) for number in range(1, 12)]
        for each in entries:
            await store.append(each)
        await store.append(entry("white", 1))
        assert await store.read_log("black") == logged(*entries)
        assert await store.read_log("black", after=9) == logged(*entries[9:])
        assert await store.read_log("black", after=2, limit=3) == logged(*entries[2:5])
        assert await store.read_log("red") == []


@on_both_engines
@in_a_loop
async def test_entries_outlive_the_server(engine: str, tmp_path: Path) -> None:
    database = fresh_database(engine, tmp_path)
    async with opened(database) as store:
        await store.append(entry("black", 1))
    async with opened(database) as store:
        assert await store.claim("black", "here")
        await store.append(entry("black", 2))
        assert await store.read_log("black") == logged(entry("black", 1), entry("black", 2))


@on_both_engines
@in_a_loop
async def test_of_many_who_write_the_same_number_one_wins(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.append(entry("black", 1))
        tries = [entry("black", 2, f"by {who}") for who in range(20)]
        outcomes = await asyncio.gather(*map(store.append, tries), return_exceptions=True)
        winners = [each for each, outcome in zip(tries, outcomes, strict=True) if outcome is None]
        assert len(winners) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
        assert await store.read_log("black", after=1) == logged(*winners)


@on_both_engines
@in_a_loop
async def test_an_entry_that_conflicts_fails_alone(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await asyncio.gather(store.append(entry("black", 1)), store.append(entry("white", 1)))
        taken, gap, good = entry("black", 1, "again"), entry("black", 3, "gap"), entry("white", 2)
        outcomes = await asyncio.gather(*map(store.append, (taken, gap, good)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict, type(None)]
        assert await store.read_log("black") == logged(entry("black", 1))
        assert await store.read_log("white") == logged(entry("white", 1), good)


@on_both_engines
@in_a_loop
async def test_the_entry_after_one_that_is_there_is_still_the_next(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.append(entry("black", 1))
        both = (entry("black", 1, "again"), entry("black", 2))
        outcomes = await asyncio.gather(*map(store.append, both), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]


@on_both_engines
@in_a_loop
async def test_entries_of_a_table_need_not_wait_for_each_other(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        entries = [entry("black", number) for number in range(1, 301)]
        await asyncio.gather(*map(store.append, entries))
        assert await store.read_log("black") == logged(*entries)


@on_both_engines
@in_a_loop
async def test_entries_that_wait_together_are_committed_together(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await asyncio.gather(*(store.append(entry(f"table {number}", 1)) for number in range(500)))
        before = store.commits
        await asyncio.gather(*(store.append(entry(f"table {number}", 2)) for number in range(500)))
        together = store.commits - before
        for number in range(3, 13):
            await store.append(entry("table 0", number))
        assert 1 <= together <= 50
        assert store.commits - before - together == 10


@on_both_engines
@in_a_loop
async def test_the_row_of_a_table_changes_with_its_entry_or_not_at_all(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.append(entry("black", 1, row=row("black", status="gathering", players=("anne",))))
        assert await store.table("black") == row("black", status="gathering", players=("anne",))
        changed = row("black", updated=2, players=("mary", "anne"), summary=b"\x00{}", deadline=7)
        await store.append(entry("black", 2, row=changed))
        assert await store.table("black") == changed
        with pytest.raises(Conflict):
            await store.append(entry("black", 2, "again", row=row("black", status="over", players=())))
        assert await store.table("black") == changed
        assert await store.table("white") is None


@on_both_engines
@in_a_loop
async def test_the_last_of_several_rows_stays(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        rows = [row("black", updated=number, players=("anne",) * number) for number in range(1, 6)]
        await asyncio.gather(*(store.append(entry("black", each.updated, row=each)) for each in rows))
        assert await store.table("black") == rows[-1]


@on_both_engines
@in_a_loop
async def test_what_cannot_be_written_fails_alone(engine: str, tmp_path: Path) -> None:
    def no_rating(before: Sequence[tuple[float, float] | None], shares: Sequence[float]) -> list[tuple[float, float]]:
        raise ZeroDivisionError

    async with opened(fresh_database(engine, tmp_path), rate=no_rating) as store:
        await asyncio.gather(store.append(entry("black", 1)), store.append(entry("white", 1)))
        ended = row("black", status="over", players=())
        outcomes = await asyncio.gather(
            store.append(entry("white", 2)),
            store.append(entry("black", 2, row=ended, result=result("black", 1, 0))),
            store.append(entry("white", 3)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), ZeroDivisionError, type(None)]
        assert await store.read_log("black") == logged(entry("black", 1))
        assert await store.table("black") == row("black")
        assert await store.result("black") is None
        assert len(await store.read_log("white")) == 3


@on_both_engines
@in_a_loop
async def test_a_first_entry_without_its_table_is_a_mistake(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        with pytest.raises(ValueError, match="row"):
            await store.append(entry("black", 1, row=None))
        with pytest.raises(ValueError, match="belong"):
            await store.append(entry("black", 1, row=row("white")))
        with pytest.raises(Conflict):
            await store.append(entry("black", 2))


@on_both_engines
@in_a_loop
async def test_closing_writes_what_is_waiting(engine: str, tmp_path: Path) -> None:
    database = fresh_database(engine, tmp_path)
    async with opened(database) as store:
        waiting = [asyncio.create_task(store.append(entry(f"table {number}", 1))) for number in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(Unavailable):
            await store.append(entry("late", 1))
    async with opened(database, "next") as store:
        assert await store.count_tables(["playing"]) == 100


@on_both_engines
@in_a_loop
async def test_somebody_who_no_longer_waits_disturbs_nobody(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        impatient = asyncio.create_task(store.append(entry("black", 1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.append(entry("white", 1))
        assert await store.read_log("white") == logged(entry("white", 1))


@on_both_engines
def test_the_event_loop_of_the_server_will_do(engine: str, tmp_path: Path) -> None:
    uvloop = pytest.importorskip("uvloop")

    async def play() -> None:
        async with opened(fresh_database(engine, tmp_path)) as store:
            entries = [entry("black", number) for number in range(1, 50)]
            await asyncio.gather(*map(store.append, entries))
            assert await store.read_log("black") == logged(*entries)

    uvloop.run(play())


@in_a_loop
async def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    go_on, writing = threading.Event(), threading.Event()

    def slow(before: Sequence[tuple[float, float] | None], shares: Sequence[float]) -> list[tuple[float, float]]:
        writing.set()
        assert go_on.wait(60)
        return rate(before, shares)

    async with opened(fresh_database("sqlite", tmp_path), rate=slow) as store:
        await store.append(entry("black", 1))
        held = asyncio.create_task(store.append(entry("black", 2, result=result("black", 1, 0))))
        await asyncio.to_thread(writing.wait, 60)
        assert await store.read_log("black") == logged(entry("black", 1))
        assert not held.done()
        go_on.set()
        await held
        assert len(await store.read_log("black")) == 2
