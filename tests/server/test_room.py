"""A server that has no room left says so, before it is too late, and is honest about whether it can write."""

from __future__ import annotations

import resource
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.harness import postgresql
from benchmarks.harness.clients import PATIENCE, Guest, Wire, problem
from benchmarks.harness.serving import serving
from freebooter.engine.refusal import BadSetup
from freebooter.server.operations.config import load_config
from freebooter.server.operations.settings import size_of
from tests.support.place import FLAGS, Log

FULL = "server-full"

MANY = 150
"""Lines that are longer together than the log of writes ever is at the beginning."""
TALKATIVE = ("--messages-per-second", "1000", "--message-burst", "1000")


def _until(wanted: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def _events(lines: list[dict[str, Any]], *names: str) -> list[str]:
    return [line["event"] for line in lines if line["event"] in names]


ABOUT_ROOM = ("no room for new tables", "room for new tables again", "nothing can be written", "written again")


SIZES = {"": 0, "7": 7, "1.5 kB": 1500, "500MB": 500_000_000, "2tb": 2 * 10**12}


@pytest.mark.parametrize(("text", "size"), SIZES.items())
def test_sizes_are_read(text: str, size: int) -> None:
    assert size_of(text) == size


@pytest.mark.parametrize("text", ["much", "-1", "5 parrots", "1e9", "MB", "1..5GB", "٣GB"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="most-disk"):
        load_config({"most_disk": text}, {})


@pytest.mark.parametrize("bound", [("--most-disk", "10kB"), ("--least-free", "1000000TB")])
def test_new_tables_and_guests_are_refused_and_matches_go_on(tmp_path: Path, bound: tuple[str, str]) -> None:
    with serving(tmp_path, *FLAGS) as served:
        anne = Guest(served.url)
        table = anne.open("person", "bot", start=True)["table"]
        assert httpx.get(f"{served.url}/readyz").json()["status"] == "ready"
        served.stop()
    log = Log(tmp_path / "serve.log")
    with serving(tmp_path, *FLAGS, *bound) as served:
        anne = Guest(served.url, session=anne.cookie)
        for answer in (
            anne.http.post("/api/tables", json={"game": "dolores", "seats": [{"kind": "person"}, {"kind": "bot"}]}),
            httpx.post(f"{served.url}/api/session"),
            httpx.get(f"{served.url}/readyz"),
        ):
            assert problem(answer) == (503, FULL)
            assert int(answer.headers["Retry-After"]) > 0
        for language, word in (("de", "kein Platz"), ("cs", "není místo"), ("ja", "空き")):
            answer = httpx.post(f"{served.url}/api/session", headers={"Accept-Language": language})
            assert word in answer.json()["message"]
        assert httpx.get(f"{served.url}/healthz").json()["status"] == "alive"
        with anne.at(table) as wire:
            assert wire.command(type="resign", id="resign")["type"] == "done"
            assert wire.command(type="rematch", id="again")["reason"] == FULL
        assert "freebooter_full 1.0" in anne.http.get("/metrics").text
        (told,) = [line for line in log.news() if line["event"] in ABOUT_ROOM]
        assert told["event"] == "no room for new tables"
        assert told["level"] == "error"
        assert told["reason"] == bound[0].removeprefix("--")
        assert told["bytes"] > 0


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set")
def test_a_disk_that_is_full_is_told_in_the_log_and_by_readyz(tmp_path: Path) -> None:
    log = Log(tmp_path / "serve.log")
    with serving(tmp_path, *FLAGS, *TALKATIVE) as served:
        anne = Guest(served.url)
        table = anne.open("person", "open")["table"]
        with anne.at(table) as wire:
            wal = (tmp_path / "freebooter.db-wal").stat().st_size
            before = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))
            # The log of writes may begin anew meanwhile; it is longer again after some more of them.
            for number in range(MANY):
                wire.send({"type": "say", "id": str(number), "text": "Land ahoy!" * 10})
            last, gone = wire.ends()
            assert (last["type"], last["again"], gone.code) == ("goodbye", True, 1012)
        for _ in range(3):
            assert problem(httpx.get(f"{served.url}/readyz")) == (503, "server-unavailable")
            assert httpx.get(f"{served.url}/healthz").json()["status"] == "alive"
        (told,) = [line for line in log.news() if line["event"] in ABOUT_ROOM]
        assert (told["event"], told["level"]) == ("nothing can be written", "error")
        assert "disk" in told["reason"]
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, before)
        _until(lambda: httpx.get(f"{served.url}/readyz").status_code == 200)
        assert _events(log.news(), *ABOUT_ROOM) == ["written again"]
        with anne.at(table) as wire:
            assert wire.command(type="say", id="ahoy", text="Land ahoy!")["type"] == "done"


def test_a_database_that_is_away_is_told_by_readyz(tmp_path: Path) -> None:
    database = postgresql.server()
    with serving(tmp_path, *FLAGS, "--database", database.database()) as served:
        assert httpx.get(f"{served.url}/readyz").json()["status"] == "ready"
        database.stop()
        try:
            _until(lambda: httpx.get(f"{served.url}/readyz", timeout=PATIENCE).status_code == 503)
            assert httpx.get(f"{served.url}/healthz").json()["status"] == "alive"
        finally:
            database.start()
        _until(lambda: httpx.get(f"{served.url}/readyz", timeout=PATIENCE).status_code == 200)
    assert _events(Log(tmp_path / "serve.log").news(), *ABOUT_ROOM) == ["nothing can be written", "written again"]


def test_a_damaged_table_is_named_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS) as served:
        anne = Guest(served.url)
        table, bare, sound = (anne.open("person", "bot", start=True, public=True)["table"] for _ in range(3))
        served.stop()
    with closing(sqlite3.connect(tmp_path / "freebooter.db")) as database, database:
        database.execute("UPDATE log SET data = X'7B7D' WHERE number = 2 AND table_id = ?", (table,))
        database.execute("DELETE FROM log WHERE table_id = ?", (bare,))
    log = Log(tmp_path / "serve.log")
    with serving(tmp_path, *FLAGS) as served:
        anne = Guest(served.url, session=anne.cookie)
        for each in (table, bare):
            assert problem(anne.http.get(f"/api/tables/{each}"))[1] == "table-damaged"
        assert anne.http.get(f"/api/tables/{sound}").status_code == 200
        with closing(Wire(served.url, table)) as wire:
            assert wire.hello()["reason"] == "table-damaged"
        named = [line for line in log.news() if line["event"] == "table damaged"]
        told = [("error", table, 2), ("error", bare, 1), ("error", table, 2)]
        assert [(line["level"], line["table"], line["number"]) for line in named] == told
        assert "freebooter_damaged_tables_total 3.0" in anne.http.get("/metrics").text
