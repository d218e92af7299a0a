"""A server that is asked to stop ends, whatever runs in it, and says so."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path

import pytest

from benchmarks.harness import postgresql
from benchmarks.harness.clients import Guest, connect, request
from benchmarks.harness.command import COMMAND, SLOW, environment
from benchmarks.harness.serving import Served, serving
from tests.support.place import FLAGS, Log
from tests.support.small_house import wait_for_end, workers_of

CAPTAINS = [{"kind": "bot", "bot": "captain"}] * 8
DRIFTERS = [{"kind": "bot", "bot": "drifter"}] * 2
LIVE = {"kind": "live", "bank": 600, "increment": 5}
FREELY = (*FLAGS, "--no-limits")
SHORT = (*FREELY, "--patience", "1")

PROMISED = 15.0
"""Seconds within which a server ends, whatever runs in it, …"""

BUSY = 10.0
"""… and what is granted beyond to one on a machine that has much else to do; those that it waits for here never end."""

STUCK = """
import asyncio, sys, time
from freebooter.server import serving
from freebooter.server.operations.config import Config

def started():
    asyncio.get_running_loop().run_in_executor(None, time.sleep, 100_000)
    print("started", flush=True)

config = Config(data=sys.argv[1], port=0, patience=1.0, sources={"port": "test"})
listener, config = serving.bind(config)
serving.run(config, listener, started)
"""
"""A server in which something is read for ever."""


def test_nobody_waits_for_a_thread_that_does_not_end(tmp_path: Path) -> None:
    call = [sys.executable, "-c", STUCK, str(tmp_path)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        process.terminate()
        assert process.wait(SLOW) == 0, "all was written"


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at")
def test_it_ends_while_it_is_still_compiling(tmp_path: Path) -> None:
    call = [COMMAND, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    more = {"FREEBOOTER_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment(more)) as process:
        while not (workers := workers_of(process.pid)) or not list((tmp_path / "cache").rglob("*.nb*")):
            assert process.poll() is None
            time.sleep(0.05)
        process.terminate()
        process.wait(SLOW)
    wait_for_end(*workers)  # Nobody goes on with it.


def test_it_ends_amid_bots_reviews_histories_and_slow_readers(tmp_path: Path) -> None:
    with serving(tmp_path, *SHORT) as served, ExitStack() as closed:
        guest = closed.enter_context(closing(Guest(served.url)))
        over = guest.open(seats=DRIFTERS, start=True, public=True)["table"]
        while guest.info(over)["status"] != "over":
            time.sleep(0.05)
        for _ in range(20):
            guest.open(seats=CAPTAINS, start=True)
        assert guest.http.get(f"/api/tables/{over}/review").json()["status"] == "working"
        table = guest.open("person", "bot", start=True, clock=LIVE)["table"]
        slow = closed.enter_context(closing(guest.wire(table, room=4096)))
        slow.hello()
        for _ in range(5):
            asking = closed.enter_context(closing(connect(served.url, room=4096)))
            asking.sendall(request(path=f"/api/tables/{over}/history?language=ja") * 200)
        assert served.stop() == 0
    Log(tmp_path / "serve.log").check_quiet()


def stop(served: Served, log: Log) -> int:
    """Ask a server to stop; its status is 1 if it gave up waiting for what did not come, and then it says so."""
    asked = time.monotonic()
    status = served.stop()
    assert time.monotonic() - asked < PROMISED + BUSY
    lines = {line["event"]: datetime.fromisoformat(line["at"]) for line in log.news()}
    assert ("not ended in time" in lines) == (status == 1)
    if status == 1:
        assert (lines["not ended in time"] - lines["stopping"]).total_seconds() < PROMISED + BUSY
    return status


def test_it_ends_though_its_file_is_held_by_another(tmp_path: Path) -> None:
    """SQLite gives up by itself after a while, and so there may be time left for an orderly end."""
    with serving(tmp_path, *FREELY) as served, closing(Guest(served.url)) as guest:
        table = guest.open("person", "bot", start=True, clock=LIVE)["table"]
        with guest.at(table), closing(sqlite3.connect(tmp_path / "freebooter.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert stop(served, Log(tmp_path / "serve.log")) in (0, 1)


def test_it_ends_though_its_database_does_not_answer(tmp_path: Path) -> None:
    database = postgresql.server()
    with serving(tmp_path, *FREELY, "--database", database.database()) as served, closing(Guest(served.url)) as guest:
        table = guest.open("person", "bot", start=True, clock=LIVE)["table"]
        with guest.at(table):
            database.freeze()
            try:
                with closing(connect(served.url)) as asking:
                    asking.sendall(request(path=f"/api/tables/{table}/history"))
                    assert stop(served, Log(tmp_path / "serve.log")) == 1
            finally:
                database.thaw()
