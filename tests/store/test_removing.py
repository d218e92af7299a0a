"""What is removed from a store goes in small portions, and never what somebody needs. The same for both engines."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from freebooter.store import Store, removing
from freebooter.store.rows import (
    CORRESPONDENCE,
    EMPTY,
    FINISHED,
    RATED,
    REVIEWED,
    UNFINISHED,
    Conflict,
    PlayerRow,
    Seat,
    Size,
    Stale,
)
from tests.support.stores import entry, fresh_database, in_a_loop, on_both_engines, opened, result, row

DAY = removing.DAY


async def _finish(store: Store, table: str, updated: int, keeping: str = FINISHED, **more: Any) -> None:
    """A match that is over, of two entries."""
    await store.append(entry(table, 1, row=row(table, keeping=UNFINISHED)))
    over = row(table, status="over", updated=updated, keeping=keeping)
    await store.append(
        entry(table, 2, row=over, result=replace(result(table, 1, 0), ended=updated, rated=False), **more)
    )


async def _remove(store: Store, table: str) -> int:
    return sum([entries async for entries in store.remove(table)])


@on_both_engines
@in_a_loop
async def test_what_is_stale_is_told_the_oldest_first(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        for number, keeping in enumerate([FINISHED, FINISHED, RATED, FINISHED, EMPTY, CORRESPONDENCE, UNFINISHED]):
            table = row(f"t{number}", updated=10 - number, keeping=keeping)
            await store.append(entry(table.table, 1, row=table))
        first = await store.stale(FINISHED, 10)
        assert first == [Stale("t3", 7), Stale("t1", 9)]
        assert await store.stale(FINISHED, 11, first[0], limit=1) == [Stale("t1", 9)]
        assert await store.stale(EMPTY, 100) == [Stale("t4", 6)]
        assert [each.keeping for each in await store.tables(["playing"])][:3] == [FINISHED, FINISHED, RATED]


@on_both_engines
@in_a_loop
async def test_a_match_that_is_removed_leaves_its_result(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.add_player(PlayerRow("anne", "Anne", 1))
        await _finish(store, "black", 50)
        assert await store.condemn(Stale("black", 50), FINISHED, "here")
        assert await store.claim("black", "here") is None
        assert await store.is_removed("black")
        assert await store.condemned() == ["black"]
        assert await _remove(store, "black") == 2
        with pytest.raises(Conflict):
            await store.append(entry("black", 3))
        assert await store.condemned() == []
        assert await store.read_log("black") == []
        assert await store.tables_of("anne", ["over", "removed"]) == []
        assert await store.tables(["over"]) == []
        (kept,) = await store.results_of("anne")
        assert (kept.table, kept.has_log) == ("black", False)
        assert (await store.count_kept())["tables"] == 0
        assert await store.forget_results(50) == 0
        assert await store.forget_results(51) == 1
        assert await store.results_of("anne") == []
        assert await store.table("black") is None
        assert not await store.is_removed("black")


@on_both_engines
@in_a_loop
async def test_nothing_is_left_of_a_match_of_which_nobody_is_known(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await _finish(store, "black", 50)
        assert await store.condemn(Stale("black", 50), FINISHED, "here")
        await _remove(store, "black")
        assert await store.result("black") is None
        assert await store.table("black") is None


@on_both_engines
@in_a_loop
async def test_a_table_that_has_changed_is_not_condemned(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await _finish(store, "black", 50)
        assert not await store.condemn(Stale("black", 49), FINISHED, "here")
        assert not await store.condemn(Stale("black", 50), EMPTY, "here")
        assert not await store.condemn(Stale("white", 50), FINISHED, "here")
        await store.touch("black", 60)
        await store.touch("black", 40)
        assert await store.stale(FINISHED, 61) == [Stale("black", 60)]
        assert len(await store.read_log("black")) == 2
        assert await store.last_entry("black") == (await store.read_log("black"))[-1]
        assert await store.last_entry("white") is None


@on_both_engines
@in_a_loop
async def test_a_reviewed_match_stays_reviewed(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await _finish(store, "black", 50)
        await _finish(store, "white", 50, RATED)
        await store.append(entry("grey", 1, row=row("grey", keeping=UNFINISHED)))
        for table in ("black", "white", "grey"):
            await store.keep(table)
        await store.append(entry("black", 3, row=row("black", status="over", updated=70, keeping=FINISHED)))
        found = {each.table: each.keeping for each in await store.tables(["over", "playing"])}
        assert found == {"black": REVIEWED, "white": RATED, "grey": UNFINISHED}
        assert not await store.condemn(Stale("black", 70), FINISHED, "here")


@on_both_engines
@in_a_loop
async def test_a_long_log_is_removed_in_portions_and_what_was_begun_is_finished(
    engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(removing, "PORTION", 10)
    database = fresh_database(engine, tmp_path)
    async with opened(database) as store:
        await store.append(entry("black", 1, row=row("black", keeping=EMPTY)))
        await asyncio.gather(*(store.append(entry("black", number)) for number in range(2, 36)))
        assert await store.condemn(Stale("black", 1), EMPTY, "here")
        async for entries in store.remove("black"):
            assert entries == 10
            break  # As if the server had been killed.
    async with opened(database, "another") as store:
        assert len(await store.read_log("black")) == 25
        assert await store.claim("black", "another") is None
        assert await store.condemned() == ["black"]
        await _remove(store, "black")
        assert await store.read_log("black") == []
        assert await store.condemned() == []


@on_both_engines
@in_a_loop
async def test_players_of_whom_nothing_is_kept_are_forgotten(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        now = 100 * DAY
        for player, created, seen in [
            ("once", now - 8 * DAY, now - 8 * DAY),
            ("today", now, now),
            ("again", now - 80 * DAY, now - 60 * DAY),
            ("long ago", now - 95 * DAY, now - 91 * DAY),
            ("anne", 0, 0),
            ("bart", 0, 0),
            ("rated", 0, 0),
        ]:
            await store.add_player(PlayerRow(player, player, created, seen))
        await store.append(entry("black", 1, row=row("black", players=("anne",))))
        await store.append(
            entry(
                "black", 2, result=replace(result("black"), seats=(Seat("bart", "", 1, 1.0), Seat("rated", "", 1, 0.0)))
            )
        )
        forgotten = [some async for some in store.forget_players(now - 7 * DAY, now - 90 * DAY, limit=1)]
        assert forgotten == [1, 1]
        left = [each for each in ("once", "today", "again", "long ago", "anne", "bart") if await store.player(each)]
        assert left == ["today", "again", "anne", "bart"]


@on_both_engines
@in_a_loop
async def test_room_is_measured_and_writing_tried(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        size = await store.size()
        assert isinstance(size, Size)
        assert size.taken > 0
        assert (size.free is None) == (engine == "postgresql")
        before = store.commits
        await store.probe()
        await store.probe()
        assert engine == "postgresql" or store.commits == before + 2
        assert set(await store.count_kept()) == {"tables", "entries", "results", "players"}


@in_a_loop
async def test_a_table_of_another_living_node_is_not_condemned() -> None:
    database = fresh_database("postgresql", Path())
    async with opened(database, "one") as one, opened(database, "two") as two:
        await _finish(one, "black", 50)
        assert not await two.condemn(Stale("black", 50), FINISHED, "two")
        await one.release("black", "one")
        assert await two.condemn(Stale("black", 50), FINISHED, "two")
        assert await one.claim("black", "one") is None
        with pytest.raises(Conflict):
            await one.append(entry("black", 3))


@in_a_loop
async def test_a_file_gets_smaller_when_logs_are_removed(tmp_path: Path) -> None:
    file = tmp_path / "freebooter.db"
    async with opened(f"sqlite:///{file}") as store:
        await store.append(entry("black", 1, row=row("black", keeping=EMPTY)))
        await asyncio.gather(*(store.append(entry("black", number, "yo ho " * 100)) for number in range(2, 8_000)))
        assert await store.condemn(Stale("black", 1), EMPTY, "here")
        await _remove(store, "black")
        before = await store.size()
        assert before.reusable > 2_000_000
        while await store.shrink():
            pass
        after = await store.size()
        assert after.reusable <= 256 * 4096
    assert file.stat().st_size < 2_000_000


# Databases of earlier versions.

_OLDER = (
    "INSERT INTO tables (table_id, game, status, public, created, updated, summary, deadline) VALUES"
    " ('over', 'g', 'over', TRUE, 1, 1, :seats, NULL), ('rated', 'g', 'over', TRUE, 1, 1, :seats, NULL),"
    " ('bots', 'g', 'over', TRUE, 1, 1, :seats, NULL), ('outside', 'g', 'over', TRUE, 1, 1, :outside, NULL),"
    " ('closed', 'g', 'closed', TRUE, 1, 1, :seats, NULL), ('open', 'g', 'gathering', TRUE, 1, 1, :seats, NULL),"
    " ('letters', 'g', 'playing', TRUE, 1, 1, :letters, NULL), ('casual', 'g', 'playing', TRUE, 1, 1, :seats, NULL)",
    "INSERT INTO sitters (table_id, place, player) SELECT table_id, 0, 'anne' FROM tables"
    " WHERE table_id NOT IN ('bots', 'outside', 'open')",
    "INSERT INTO results (table_id, game, ended, ending, rated, summary) VALUES ('rated', 'g', 1, 'won', TRUE, :seats)",
    "INSERT INTO players (player, name, created) VALUES ('anne', 'Anne', 1)",
)
_VALUES = {
    "seats": b'{"seats":[{"kind":"person","name":"\\"kind\\":\\"outside\\""}]}',
    "outside": b'{"seats":[{"kind":"outside"}]}',
    "letters": b'{"seats":[],"clock":{"kind":"correspondence","bank":0}}',
}


@on_both_engines
@in_a_loop
async def test_a_database_of_an_earlier_version_knows_what_to_keep(engine: str, tmp_path: Path) -> None:
    database = fresh_database(engine, tmp_path)
    _make_older(engine, database, tmp_path)
    async with opened(database) as store:
        kept = {table: (await store.table(table)).keeping for table in _tables()}  # type: ignore[union-attr]
        assert kept == {
            "over": FINISHED,
            "rated": RATED,
            "bots": EMPTY,
            "outside": FINISHED,
            "closed": EMPTY,
            "open": EMPTY,
            "letters": CORRESPONDENCE,
            "casual": UNFINISHED,
        }
        anne = await store.player("anne")
        assert anne is not None
        assert anne.seen > 10**12


def _tables() -> list[str]:
    return ["over", "rated", "bots", "outside", "closed", "open", "letters", "casual"]


def _make_older(engine: str, database: str, folder: Path) -> None:
    """Bring a database up to the first version alone, and fill it."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, text

    from freebooter.store.migrating import MIGRATIONS

    address = database.replace("postgresql://", "postgresql+psycopg://")
    made = create_engine(address)
    with made.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in _OLDER:
            connection.execute(text(statement), _VALUES)
    made.dispose()
