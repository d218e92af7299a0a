"""Two servers on one PostgreSQL: one lobby, every table at one of them, and at the other when that one is gone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.harness import postgresql
from benchmarks.harness.command import SLOW
from benchmarks.harness.crashing import Crew
from benchmarks.harness.fleet import Fleet, freeze, wake
from benchmarks.harness.serving import Served
from freebooter.server.play.rows import rate
from freebooter.store import open_store
from freebooter.table.entries import AnyEntry, Rested, Woken, read_entry
from tests.support.stores import entry, in_a_loop, opened, result, row

TABLES = 4
PATIENCE = 1.5
"""Seconds after which a client takes a node for frozen and looks for another one."""
MATCHES_END_WITHIN = 1.0


@asynccontextmanager
async def _two_nodes(folder: Path) -> AsyncIterator[tuple[Fleet, Served, Served]]:
    async with Fleet(folder, postgresql.server().database(), forked=True).afloat() as fleet:
        here, there = await asyncio.gather(fleet.start(), fleet.start())
        await _until_it_knows_another(here)
        yield fleet, here, there


async def _until_it_knows_another(node: Served) -> None:
    """Until a node tells its clients of another one; before that they have nowhere else to go."""
    async with httpx.AsyncClient(trust_env=False) as http:
        guest = (await http.post(f"{node.url}/api/session")).headers["set-cookie"].partition(";")[0]
        wish = {"game": "dolores", "seats": [{"kind": "person"}, {"kind": "open"}]}
        table = (await http.post(f"{node.url}/api/tables", json=wish)).json()["table"]
    nodes: list[str] = []
    while not nodes:
        async with _socket(node.url, table, guest) as socket:
            nodes = (await _hello(socket)).get("nodes", [])
        await asyncio.sleep(0.05)


def _socket(address: str, table: str, cookie: str = "") -> connect:
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": cookie} if cookie else {}
    return connect(where, additional_headers=headers, ping_interval=None, close_timeout=0.2, proxy=None)


async def _hello(socket: ClientConnection, **more: Any) -> dict[str, Any]:
    await socket.send(json.dumps({"type": "hello", **more}))
    return dict(json.loads(await socket.recv()))


async def _get(address: str, path: str) -> Any:
    async with httpx.AsyncClient(trust_env=False) as http:
        return (await http.get(f"{address}{path}")).json()


async def _log(database: str, table: str) -> list[AnyEntry]:
    store = await open_store(database, rate)
    log = await store.read_log(table)
    await store.close()
    return [read_entry(logged.data) for logged in log]


@in_a_loop
async def test_nodes_share_one_lobby_and_send_clients_on_to_the_node_of_their_table(tmp_path: Path) -> None:
    async with _two_nodes(tmp_path) as (fleet, here, there), Crew(here.url, 2).aboard() as crew:
        await crew.until(lambda: bool(crew.playing()))
        table = crew.playing()[0]
        for sitter in crew.sitters[table]:
            sitter.is_waiting = True
        crew.is_ending = True
        await crew.until(lambda: crew.parties() == 1)
        lobbies = [await _get(node.url, "/api/tables") for node in (here, there)]
        assert lobbies[0] == lobbies[1]
        assert [each["table"] for each in lobbies[0]["tables"]] == [table]
        for sitter in crew.sitters[table]:
            async with _socket(there.url, table, sitter.person.cookie) as socket:
                elsewhere = await _hello(socket)
            assert elsewhere["type"] == "elsewhere"
            assert elsewhere["address"] == here.url
            async with _socket(here.url, table) as socket:
                assert (await _hello(socket, ticket=elsewhere["ticket"]))["seat"] == sitter.seat
                await socket.send('{"type": "say", "id": "by-ticket", "text": "I came by ticket"}')
                while (answer := json.loads(await socket.recv()))["type"] != "done":
                    pass
            entry = (await _log(fleet.database, table))[answer["version"] - 1]
            assert (entry.by, entry.command) == (sitter.person.player, "by-ticket")
        for sitter in crew.sitters[table]:
            sitter.is_waiting = False
        await crew.finish(MATCHES_END_WITHIN)


@in_a_loop
async def test_tables_of_a_killed_node_go_on_at_the_other_one(tmp_path: Path) -> None:
    async with _two_nodes(tmp_path) as (fleet, here, there), Crew(here.url, TABLES, patience=PATIENCE).aboard() as crew:
        await crew.until_acknowledged(40)
        crew.addresses.append(there.url)  # Who has not yet come to a table is told where the servers are.
        await fleet.kill(here)
        crew.addresses.remove(here.url)
        await crew.until_everybody_goes_on()
        assert crew.servers() == {there.url}
        assert await crew.check(fleet.database) == []
        await crew.finish(MATCHES_END_WITHIN)
        assert await crew.check_records() == []
        assert await crew.check(fleet.database) == []


@in_a_loop
async def test_a_frozen_node_has_lost_its_tables_when_it_wakes(tmp_path: Path) -> None:
    async with _two_nodes(tmp_path) as (fleet, here, there), Crew(here.url, TABLES, patience=PATIENCE).aboard() as crew:
        await crew.until_acknowledged(40)
        await crew.until(lambda: bool(crew.playing()))
        table = crew.playing()[0]
        name = (await _get(here.url, "/healthz"))["node"]
        sitter = crew.sitters[table][0]
        async with _socket(here.url, table, sitter.person.cookie) as old_socket:
            assert (await _hello(old_socket))["type"] == "table"
            crew.addresses.append(there.url)
            freeze(here)
            crew.addresses.remove(here.url)
            await crew.until_everybody_goes_on()
            assert crew.servers() == {there.url}
            await old_socket.send('{"type": "say", "id": "too-late", "text": "am I still there?"}')
            wake(here)
            last_words = await _until_goodbye(old_socket)
        assert "done" not in [each["type"] for each in last_words]
        assert last_words[-1]["type"] == "goodbye"
        assert last_words[-1]["again"]
        await crew.until_everybody_goes_on()
        assert "too-late" not in [entry.command for entry in await _log(fleet.database, table)]
        assert await crew.check(fleet.database) == []
        async with asyncio.timeout(SLOW):
            while (await _get(here.url, "/healthz"))["node"] == name:
                await asyncio.sleep(0.05)
        async with Crew(here.url, 2).aboard() as another:
            await another.until_acknowledged(20)
            assert another.servers() == {here.url}
            await another.finish(0)
        await crew.finish(MATCHES_END_WITHIN)
        assert await crew.check_records() == []
        assert await crew.check(fleet.database) == []


async def _until_goodbye(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything that is said until the server hangs up."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await socket.recv()))
    except ConnectionClosed:
        return heard


@in_a_loop
async def test_a_node_that_stops_hands_its_tables_over_with_their_clocks(tmp_path: Path) -> None:
    async with (
        _two_nodes(tmp_path) as (fleet, here, there),
        Crew(here.url, TABLES, patience=PATIENCE, live_every=1).aboard() as crew,
    ):
        await crew.until_acknowledged(40)
        sitters, tables = crew.connected(), crew.playing()
        crew.addresses.append(there.url)
        crew.addresses.remove(here.url)
        await fleet.stop(here)
        await crew.until_everybody_goes_on()
        assert crew.servers() == {there.url}
        assert all(goodbye["again"] for sitter in sitters for goodbye in sitter.goodbyes)
        told = [sitter for sitter in sitters if [each["reason"] for each in sitter.goodbyes] == ["server-stops"]]
        assert told
        assert [sitter.sent_on for sitter in told if sitter.sent_on] == []  # The other node had the table at once.
        await crew.finish(MATCHES_END_WITHIN)
        assert await crew.check_records() == []
        assert await crew.check(fleet.database) == []
        assert fleet.failures() == []
        logs = [await _log(fleet.database, table) for table in tables]
        after_rest = [after for log in logs for entry, after in pairwise(log) if isinstance(entry, Rested)]
        assert after_rest
        assert all(isinstance(entry, Woken) for entry in after_rest)


@in_a_loop
async def test_nothing_is_written_in_a_pipeline(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL would wait for ever for the rest of it from a frozen node, and nobody could have its tables."""

    async def refuse(pipeline: psycopg.AsyncPipeline) -> None:
        raise AssertionError("a pipeline")

    monkeypatch.setattr(psycopg.AsyncPipeline, "__aenter__", refuse)
    async with opened(postgresql.server().database()) as store:
        await store.append(entry("black", 1))
        await store.append(entry("black", 2, row=row("black", status="over"), result=result("black", 1, 0)))
        assert [rating.matches for rating in await store.ratings("dolores")] == [1, 1]


@in_a_loop
async def test_who_signs_out_everywhere_at_one_node_has_done_so_at_all(tmp_path: Path) -> None:
    async with _two_nodes(tmp_path) as (_, here, there), httpx.AsyncClient(trust_env=False) as http:
        cookie = (await http.post(f"{here.url}/api/session")).headers["set-cookie"].partition(";")[0]
        headers = {"Cookie": cookie}
        wish = {"game": "dolores", "seats": [{"kind": "person"}, {"kind": "open"}]}
        table = (await http.post(f"{here.url}/api/tables", json=wish, headers=headers)).json()["table"]
        async with _socket(here.url, table, cookie) as socket:
            assert (await _hello(socket))["seat"] == 0
            done = await http.post(f"{there.url}/api/me/sign-out", json={"everywhere": True}, headers=headers)
            assert done.status_code == 200
            heard: dict[str, Any] = {}
            with suppress(ConnectionClosed):
                while True:
                    heard = json.loads(await socket.recv())
            assert (heard["type"], heard["reason"]) == ("goodbye", "server-signed-out")
        for node in (here, there):
            assert (await http.get(f"{node.url}/api/me", headers=headers)).status_code == 401
