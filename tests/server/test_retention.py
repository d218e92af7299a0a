"""What nobody needs any more is removed, and nothing else: by whoever runs a server, and as its players see it."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.harness.clients import PATIENCE, Guest, problem
from benchmarks.harness.serving import Served, serving
from freebooter.engine.record import read_record
from freebooter.engine.refusal import BadSetup
from freebooter.server.operations.config import Config
from freebooter.server.operations.metrics import Metrics
from freebooter.server.play.live_table import LiveTable
from freebooter.server.play.retention import DAY, Removed, Retention
from freebooter.server.play.steady_clock import now_ms
from freebooter.server.play.table_registry import TableRegistry, UnknownTable
from freebooter.store.rows import FINISHED, PlayerRow, Stale
from freebooter.table.commands import Close, Move, Rematch, Resign, Sit, Start
from freebooter.table.entries import Clock, Holder
from tests.support.ageing import age, resigned
from tests.support.live_tables import HOST, created
from tests.support.place import FLAGS, Log
from tests.support.registries import registry_over
from tests.support.stores import fresh_database, in_a_loop, on_both_engines, opened

NOBODY = (Holder("bot", bot="drifter"), Holder("bot", bot="drifter"))
OUTSIDE = (Holder("outside"), Holder("bot", bot="drifter"))


async def _round(registry: TableRegistry, days: float) -> Removed:
    """What is removed so many days from now."""
    return await Retention(registry.config, registry).round(now_ms() + round(days * DAY))


async def _put_away(registry: TableRegistry, *tables: LiveTable) -> None:
    for live in tables:
        live.put_away()
        await registry.store.release(live.table.name, registry.node.name)


async def _open(registry: TableRegistry, seats: Sequence[Holder] | int = 2, **more: Any) -> LiveTable:
    """A table that was set up just now."""
    return await registry.create(replace(created("dead-mans-draw", seats, **more), at=now_ms()))


async def _play(registry: TableRegistry, **more: Any) -> LiveTable:
    """Two people begin a match."""
    live = await _open(registry, **more)
    await live.command(Sit(id="sit"), "bob", "Bob")
    await live.command(Start(id="start"), HOST, "Ann")
    return live


async def _finish(registry: TableRegistry, **more: Any) -> LiveTable:
    live = await _play(registry, **more)
    match = live.table.match
    assert match is not None
    (seat,) = match.deciders
    mover = live.table.seats[seat].player
    await live.command(Move(id="move", move=match.write(match.legal_moves(seat)[0])), mover, "")
    await live.command(Resign(id="resign"), "bob", "Bob")
    assert live.table.status == "over"
    return live


async def _is_there(registry: TableRegistry, live: LiveTable) -> bool:
    return bool(await registry.store.read_log(live.table.name))


@on_both_engines
@in_a_loop
async def test_each_kind_of_table_has_its_time(engine: str, tmp_path: Path) -> None:
    async with registry_over(fresh_database(engine, tmp_path)) as registry:
        finished, rated = await _finish(registry), await _finish(registry, rated=True)
        reviewed = await _finish(registry)
        await registry.store.keep(reviewed.table.name)
        await reviewed.command(Rematch(id="again"), HOST, "Ann")
        unfinished = await _play(registry)
        letters = await _play(registry, clock=Clock("correspondence", days=3))
        bots = await _open(registry, NOBODY)
        outside = await _open(registry, OUTSIDE)
        closed = await _open(registry)
        await closed.command(Close(id="close"), HOST, "Ann")
        every = (finished, rated, reviewed, unfinished, letters, bots, outside, closed)
        await _put_away(registry, *every, *registry.live.values())

        async def left(after_days: float) -> set[LiveTable]:
            await _round(registry, after_days)
            return {each for each in every if await _is_there(registry, each)}

        assert await left(0.9) == {*every}
        assert await left(2) == {*every} - {bots, closed}
        assert await left(31) == {*every} - {bots, closed, finished}
        assert await left(91) == {rated, reviewed, letters}
        assert await left(30_000) == {rated, reviewed, letters}
        assert (await registry.store.count_kept())["tables"] == 3


@on_both_engines
@in_a_loop
async def test_what_is_kept_for_ever_is_not_removed(engine: str, tmp_path: Path) -> None:
    for_ever = {f"keep_{what}": 0.0 for what in ("empty", "unfinished", "finished", "results", "guests")}
    async with registry_over(fresh_database(engine, tmp_path), **for_ever) as registry:
        await registry.store.add_player(PlayerRow("nobody", "Nobody", 1))
        every = [await _finish(registry), await _play(registry), await _open(registry, NOBODY)]
        await _put_away(registry, *every)
        assert await _round(registry, 30_000) == Removed()
        assert await registry.store.player("nobody")


@on_both_engines
@in_a_loop
async def test_a_table_that_is_open_stays(engine: str, tmp_path: Path) -> None:
    async with registry_over(fresh_database(engine, tmp_path)) as registry:
        live = await _finish(registry)
        assert await _round(registry, 400) == Removed()
        await live.command(Rematch(id="again"), HOST, "Ann")
        await _put_away(registry, live)
        assert (await _round(registry, 400)).tables == 1
        with pytest.raises(UnknownTable):
            await registry.table(live.table.name)


@on_both_engines
@in_a_loop
async def test_whoever_comes_at_the_last_moment_is_there_first_or_is_told(engine: str, tmp_path: Path) -> None:
    async with registry_over(fresh_database(engine, tmp_path)) as registry:
        live = await _finish(registry)
        name, stale = live.table.name, Stale(live.table.name, live.table.at)
        await _put_away(registry, live)
        opening = asyncio.create_task(registry.table(name))
        await asyncio.sleep(0)
        assert not await registry.condemn(stale, FINISHED)
        await _put_away(registry, await opening)
        condemning = asyncio.create_task(registry.condemn(stale, FINISHED))
        await asyncio.sleep(0)
        with pytest.raises(UnknownTable) as told:
            await registry.table(name)
        assert told.value.reason == "table-removed"
        assert await condemning


@in_a_loop
async def test_a_match_in_which_somebody_moved_lately_stays(tmp_path: Path) -> None:
    """The row of a casual match is not written with every move; its log tells."""
    async with registry_over(fresh_database("sqlite", tmp_path)) as registry:
        live = await _play(registry)
        await _put_away(registry, live)
        with sqlite3.connect(tmp_path / "freebooter.db") as database:
            database.execute("UPDATE tables SET updated = updated - 1000 * 86400000")
        assert (await _round(registry, 80)).tables == 0
        assert (await _round(registry, 91)).tables == 1


@in_a_loop
async def test_only_the_first_of_several_nodes_tidies_up(tmp_path: Path) -> None:
    database = fresh_database("postgresql", tmp_path)
    async with opened(database, "here") as one, opened(database, "there") as two:
        first, second = (
            Retention(config, TableRegistry(config, store, Metrics()))
            for config, store in ((Config(node="here"), one), (Config(node="there"), two))
        )
        assert await first._is_ours()
        assert not await second._is_ours()
        await one.leave("here")
        assert await second._is_ours()


@in_a_loop
async def test_records_are_archived_before_they_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "chest" / "records"
    async with registry_over(fresh_database("sqlite", tmp_path), archive=str(folder)) as registry:
        live, unfinished = await _finish(registry), await _play(registry)
        await _put_away(registry, live, unfinished)
        await _round(registry, 100)
        (file,) = [each for each in folder.rglob("*") if each.is_file()]
        assert file.name == f"{live.table.name}.txt.gz"
        record = read_record(gzip.decompress(file.read_bytes()).decode())
        assert record.moves == live.table.match.moves  # type: ignore[union-attr]
        assert not await _is_there(registry, live)


@in_a_loop
async def test_what_cannot_be_archived_stays(tmp_path: Path) -> None:
    folder = tmp_path / "chest"
    async with registry_over(fresh_database("sqlite", tmp_path), archive=str(folder)) as registry:
        first, second = await _finish(registry), await _finish(registry)
        await _put_away(registry, first, second)
        with sqlite3.connect(tmp_path / "freebooter.db") as database:
            database.execute("UPDATE log SET data = X'7B7D' WHERE number = 2 AND table_id = ?", (first.table.name,))
        assert (await _round(registry, 100)).tables == 1
        assert await _is_there(registry, first)
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup, match="file"):
        async with registry_over(fresh_database("sqlite", tmp_path)) as registry:
            Retention(Config(archive=str(tmp_path / "file")), registry)


# Over a real server.


def _until(wanted: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def _metrics(guest: Guest) -> dict[str, float]:
    lines = guest.http.get("/metrics").text.splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line.startswith("freebooter_")}


def _again(served: Served, guest: Guest) -> Guest:
    """The same person at a server that was started again."""
    return Guest(served.url, session=guest.cookie)


def test_players_see_that_a_match_is_no_longer_kept(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served:
        anne, passer_by = Guest(served.url), Guest(served.url)
        table = resigned(anne)
        assert [match["table"] for match in anne.http.get("/api/me/games").json()["matches"]] == [table]
        served.stop()
    age(tmp_path, 31)
    log = Log(tmp_path / "serve.log")
    with serving(tmp_path, *FLAGS) as served:
        told = _until(lambda: [line for line in log.news() if line["event"] == "tidied"])
        assert (told[0]["tables"], told[0]["results"], told[0]["players"]) == (1, 0, 1)
        anne = _again(served, anne)
        (match,) = anne.http.get("/api/me/games").json()["matches"]
        assert match["removed"]
        for path in ("", "/record", "/history", "/review"):
            assert problem(anne.http.get(f"/api/tables/{table}{path}")) == (404, "table-removed")
        for language, word in (("en", "no longer kept"), ("de", "nicht mehr"), ("cs", "neuchovává"), ("ja", "結果")):
            answer = anne.http.get(f"/api/tables/{table}", headers={"Accept-Language": language})
            assert word in answer.json()["message"]
        figures = _metrics(anne)
        assert figures['freebooter_removed_total{what="tables"}'] == 1
        assert figures['freebooter_removed_total{what="entries"}'] >= 3
        assert figures['freebooter_kept{what="results"}'] == 1
        assert figures['freebooter_kept{what="entries"}'] == 0
        assert figures["freebooter_database_bytes"] > 0
        assert figures["freebooter_disk_free_bytes"] > 0
        stranger = Guest(served.url, session=passer_by.cookie)
        assert stranger.player != passer_by.player


def test_a_match_that_was_reviewed_stays(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served:
        anne = Guest(served.url)
        reviewed, other = resigned(anne), resigned(anne)
        _until(lambda: anne.http.get(f"/api/tables/{reviewed}/review").json().get("status") == "ready")
        served.stop()
    age(tmp_path, 400)
    log = Log(tmp_path / "serve.log")
    with serving(tmp_path, *FLAGS) as served:
        _until(lambda: [line for line in log.news() if line["event"] == "tidied"])
        anne = _again(served, anne)
        assert anne.http.get(f"/api/tables/{reviewed}/record").status_code == 200
        assert problem(anne.http.get(f"/api/tables/{other}")) == (404, "table-unknown")
        assert [match["table"] for match in anne.http.get("/api/me/games").json()["matches"]] == [reviewed]
