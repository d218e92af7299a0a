"""The lobby, players, results and ratings of a store. The same for both engines."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from freebooter.store import Store, removing, statements
from freebooter.store import postgresql_statements as sql
from freebooter.store.rows import PlayerRow, RatingRow, Seat
from freebooter.store.sqlite import DUE
from tests.support.stores import entry, fresh_database, in_a_loop, on_both_engines, opened, result, row


async def _fill_lobby(store: Store) -> None:
    tables = [
        row("oldest", updated=1),
        row("private", updated=2, public=False, players=("bart",)),
        row("gathering", updated=3, status="gathering", players=()),
        row("drawn", updated=4, game="dead-mans-draw", players=("bart", "bart")),
        row("newest", updated=5, players=("mary", "bart", "anne")),
        row("over", updated=6, status="over"),
    ]
    for each in tables:
        await store.append(entry(each.table, 1, row=each))


@on_both_engines
@in_a_loop
async def test_the_lobby_shows_public_tables_the_last_changed_first(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await _fill_lobby(store)

        async def shown(*status: str, game: str = "", limit: int = 100) -> list[str]:
            return [each.table for each in await store.tables(status, game, limit)]

        assert await shown("playing") == ["newest", "drawn", "oldest"]
        assert await shown("playing", "gathering") == ["newest", "drawn", "gathering", "oldest"]
        assert await shown("over", "playing", "gathering", limit=2) == ["over", "newest"]
        assert await shown("playing", game="dead-mans-draw") == ["drawn"]
        assert await shown("playing", "gathering", game="dolores") == ["newest", "gathering", "oldest"]
        assert await shown() == []
        assert (await store.tables(["playing"]))[0] == row("newest", updated=5, players=("mary", "bart", "anne"))
        assert await store.count_tables(["playing", "over"]) == 5
        assert await store.count_tables([]) == 0


@on_both_engines
@in_a_loop
async def test_a_player_finds_their_own_tables(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await _fill_lobby(store)
        found = await store.tables_of("bart", ["playing", "gathering"])
        assert [each.table for each in found] == ["newest", "drawn", "private"]
        assert found[1].players == ("bart", "bart")
        await store.append(entry("newest", 2, row=row("newest", updated=9, players=("mary", "anne"))))
        assert [each.table for each in await store.tables_of("bart", ["playing"], limit=1)] == ["drawn"]
        assert await store.tables_of("nobody", ["playing"]) == []


@on_both_engines
@in_a_loop
async def test_tables_are_due_when_their_time_has_passed(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        for table, status, deadline in [
            ("late", "playing", 30),
            ("first", "playing", 10),
            ("second", "playing", 20),
            ("casual", "playing", None),
            ("done", "over", 5),
        ]:
            await store.append(entry(table, 1, row=row(table, status=status, deadline=deadline)))
        assert await store.due(20) == ["first", "second"]
        assert await store.due(20, limit=1) == ["first"]
        assert await store.due(9) == []


@on_both_engines
@in_a_loop
async def test_players_are_kept_and_renamed(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.add_player(PlayerRow("anne", "Anne", 2**41))
        await store.add_player(PlayerRow("anne", "Somebody else", 5))
        assert await store.player("anne") == PlayerRow("anne", "Anne", 2**41, 2**41)
        await store.note_player("anne", 2**42)
        await store.rename("anne", "Anne “Bonny” %s :name")
        assert await store.player("anne") == PlayerRow("anne", "Anne “Bonny” %s :name", 2**41, 2**42)
        assert await store.player("mary") is None


@on_both_engines
@in_a_loop
async def test_a_secret_is_the_same_for_everybody_ever_after(engine: str, tmp_path: Path) -> None:
    database = fresh_database(engine, tmp_path)
    async with opened(database) as store:
        made = await asyncio.gather(*(store.secret("sessions", f"made {number}") for number in range(10)))
        assert len(set(made)) == 1
    async with opened(database) as store:
        assert await store.secret("sessions", "too late") == made[0]
        assert await store.secret("another", "new") == "new"


@on_both_engines
@in_a_loop
async def test_a_result_and_its_ratings_come_with_the_last_entry(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.add_player(PlayerRow("anne", "Anne Bonny", 1))
        won = result("black", 0.75, 0.25, 0.0)
        bot = replace(won, seats=(*won.seats, Seat("", "Captain", 3, 0.0), Seat("bot:captain", "Captain", 3, 1 / 3)))
        await store.append(entry("black", 1))
        await store.append(entry("black", 2, row=row("black", status="over"), result=bot))
        assert await store.result("black") == bot
        assert await store.results_of("mary") == [bot]
        assert await store.results_of("") == [bot]
        assert await store.result("white") is None
        best = await store.ratings("dolores")
        assert best[0] == RatingRow("anne", "dolores", 26.0, 7.0, 1, "Anne Bonny")
        assert [each.player for each in best] == ["anne", "bot:captain", "mary", "bart"]
        assert [each.player for each in await store.ratings("dolores", limit=2)] == ["anne", "bot:captain"]
        assert await store.ratings("dead-mans-draw") == []
        assert await store.ratings_of("anne") == best[:1]


@on_both_engines
@in_a_loop
async def test_ratings_go_on_from_match_to_match(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await asyncio.gather(*(store.append(entry(f"table {number}", 1)) for number in range(4)))
        ends = [result(f"table {number}", 1, 0, ended=number) for number in range(4)]
        ends[2] = replace(ends[2], rated=False)
        ends[3] = replace(ends[3], seats=(ends[3].seats[0], Seat("", "Captain", 0, 0.0)))
        await asyncio.gather(*(store.append(entry(each.table, 2, result=each)) for each in ends))
        assert await store.ratings_of("anne") == [RatingRow("anne", "dolores", 29.0, 6.0, 2)]
        assert await store.ratings_of("mary") == [RatingRow("mary", "dolores", 21.0, 6.0, 2)]
        assert await store.results_of("anne") == ends[::-1]
        assert await store.results_of("anne", limit=2) == ends[:1:-1]
        assert await store.results_of("anne", before=2) == ends[1::-1]


@on_both_engines
@in_a_loop
async def test_a_result_is_written_once(engine: str, tmp_path: Path) -> None:
    async with opened(fresh_database(engine, tmp_path)) as store:
        await store.append(entry("black", 1))
        await store.append(entry("black", 2, result=result("black", 1, 0)))
        await store.append(entry("black", 3, result=result("black", 0, 1, ending="resigned")))
        assert await store.result("black") == result("black", 1, 0)
        assert [each.matches for each in await store.ratings("dolores")] == [1, 1]


MANY = 100_000
FEWER = 40_000
"""PostgreSQL plans the same way for these, and is filled sooner."""
_STATUS = "CASE WHEN n % 50 = 0 THEN 'gathering' WHEN n % 20 = 0 THEN 'playing' ELSE 'over' END"
_FILL = [
    "INSERT INTO tables (table_id, game, status, public, created, updated, summary, deadline, node, keeping)"
    f" SELECT 't' || n, CASE WHEN n % 2 = 0 THEN 'dolores' ELSE 'dead-mans-draw' END, {_STATUS}, n % 10 <> 1,"
    " n, n, '{}', CASE WHEN n % 40 = 0 THEN n END, CASE WHEN n % 1000 = 0 THEN 'gone' ELSE 'here' END,"
    " CASE WHEN n % 50 = 0 THEN 'removing' ELSE 'finished' END FROM numbers",
    "INSERT INTO sitters (table_id, place, player) SELECT 't' || n, 0, 'p' || n % 1000 FROM numbers",
    "INSERT INTO results (table_id, game, ended, ending, rated, summary)"
    " SELECT 't' || n, 'dolores', n, 'won', n > 0, '{}' FROM numbers",
    "INSERT INTO result_seats (table_id, seat, player, name, points, share, ended)"
    " SELECT 't' || n, 0, 'p' || n % 1000, '', 0, 0, n FROM numbers",
    "INSERT INTO ratings (player, game, mean, deviation, matches)"
    " SELECT 'p' || n, 'dolores', n % 977, 3, 1 FROM numbers",
    "INSERT INTO players (player, name, created, seen) SELECT 'p' || n, 'Anne', n, n FROM numbers",
    "INSERT INTO log (table_id, number, data, chain) SELECT 't' || n % 1000, n, '{}', '' FROM numbers",
]
FORGOTTEN_BEFORE = {"before": 2000, "over": 1000, "latest": 2000, "day": 10, "seen": 500, "player": "p7", "limit": 50}
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    (statements.lobby(1, of_one_game=False), {"status0": "over", "limit": 100}),
    (statements.lobby(2, of_one_game=True), {"status0": "over", "status1": "playing", "game": "dolores", "limit": 50}),
    (statements.tables_of(2), {"status0": "over", "status1": "playing", "player": "p7", "limit": 100}),
    (statements.count_tables(1), {"status0": "playing"}),
    (statements.TABLE, {"table": "t7"}),
    (statements.RESULTS_OF, {"player": "p7", "before": 2**62, "limit": 50}),
    (statements.RESULT, {"table": "t7"}),
    (statements.RATINGS, {"game": "dolores", "limit": 100}),
    (statements.RATINGS_OF, {"player": "p7"}),
    (statements.READ_LOG, {"table": "t7", "after": 0, "limit": 100}),
    (removing.STALE, {"keeping": "finished", "before": 2**62, "updated": 0, "table": "", "limit": 100}),
    (removing.CONDEMNED, {"limit": 100}),
    (removing.LAST_ENTRY, {"table": "t7"}),
    (removing.IS_REMEMBERED, {"table": "t7"}),
    (removing.FORGOTTEN, FORGOTTEN_BEFORE),
    (removing.FORGET, FORGOTTEN_BEFORE),
]


@in_a_loop
async def test_sqlite_reads_no_list_from_end_to_end(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'many.db'}"):
        pass
    with sqlite3.connect(tmp_path / "many.db") as connection:
        numbers = f"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {MANY}) "
        for statement in _FILL:
            into, _, chosen = statement.partition(" SELECT ")
            connection.execute(f"{into} {numbers} SELECT {chosen}")
        for statement, values in [*QUESTIONS, (DUE, {"now": 5000, "limit": 100})]:
            plan = [line[3] for line in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
            kept = ("tables", "sitters", "results", "result_seats", "ratings", "log", "players", "r", "s", "held")
            assert not [line for line in plan if line.split()[0] == "SCAN" and line.split()[1] in kept], plan
    connection.close()


@pytest.fixture
def many() -> Iterator[psycopg.Connection[Any]]:
    database = fresh_database("postgresql", Path())

    async def make() -> None:
        async with opened(database):
            pass

    asyncio.run(make())
    with psycopg.connect(database) as connection:
        connection.execute("SET session_replication_role = replica")  # Fills faster, as no parents are looked for.
        for statement in _FILL:
            connection.execute(statement.replace("numbers", f"generate_series(1, {FEWER}) AS n").encode())
        connection.execute("INSERT INTO nodes (node, address, heartbeat) VALUES ('gone', '', '2000-01-01')")
        connection.execute("ANALYZE")
        yield connection


def test_postgresql_reads_no_list_from_end_to_end(many: psycopg.Connection[Any]) -> None:
    ours = {"node": "here", "timeout": 5.0, "limit": 100}
    questions = [
        *((sql.for_psycopg(statement), values) for statement, values in QUESTIONS),
        (sql.DUE, {**ours, "now": 5000}),
        (sql.ORPHANS, ours),
        (sql.HOLDER, {**ours, "table": "t7"}),
    ]
    for statement, values in questions:
        plan = [line for (line,) in many.execute(b"EXPLAIN " + statement, values)]
        assert not [line for line in plan if "Seq Scan" in line and "on nodes" not in line], plan
