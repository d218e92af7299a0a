"""The first minute of a server: it answers before anything is compiled, and nothing that happens then breaks it."""

from __future__ import annotations

import shutil
import signal
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.harness import clients
from benchmarks.harness.clients import Guest, Wire, problem
from benchmarks.harness.command import compiled
from tests.support.small_house import Held, House, Open, break_pig, install_pig, kill, wait_for_end, workers_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at")

PATIENCE = 600
"""Seconds to wait at most for something that is being compiled, on a busy machine."""


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "PATIENCE", PATIENCE)


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House("pig", install_pig(tmp_path_factory.mktemp("site")))


def empty(pig: House, folder: Path) -> tuple[House, Held]:
    """The same house, with nothing compiled; workers begin when they are let."""
    return House(pig.games, pig.found, folder / "cache"), Held(folder / "cache")


def readiness(served: Open) -> dict[str, Any]:
    told: dict[str, Any] = httpx.get(f"{served.url}/api/readiness", timeout=PATIENCE).json()
    return told


def wait_until_all_ready(*servers: Open) -> None:
    while not all(readiness(served)["all_ready"] for served in servers):
        time.sleep(0.1)


def until(wire: Wire, wanted: str, what: str = "") -> list[dict[str, Any]]:
    """All messages up to the first of a type, or of an entry."""
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["type"] != wanted or (what and heard[-1].get("what") != what):
        heard.append(wire.next())
    return heard


def test_a_match_begins_by_itself_when_its_game_is_ready_whatever_is_killed_meanwhile(
    pig: House, tmp_path: Path
) -> None:
    house, held = empty(pig, tmp_path)
    with house.serving(tmp_path) as served, house.serving(_folder(tmp_path / "second")) as second:
        assert httpx.get(f"{served.url}/healthz").json()["status"] == "alive"
        told = httpx.get(f"{served.url}/readyz").json()
        assert (told["status"], told["not_ready"]) == ("ready", ["pig"])
        assert httpx.get(served.url).is_success
        anne = Guest(served.url)
        assert problem(anne.http.post("/api/lessons/pig/1", json={"moves": []})) == (503, "server-game-not-ready")
        table = anne.open("person", "bot", game="pig")["table"]
        with anne.at(table) as wire:
            assert wire.command(type="say", id="ahoy", text="Ahoy!")["type"] == "done"
            assert wire.command(type="start", id="go")["type"] == "done"
            assert anne.info(table)["starting"]
            assert anne.info(table)["status"] == "gathering"
            kill(served.workers()[0])
            kill(second.workers()[0])
            held.give_back()
            heard = until(wire, "update", "started")
            states = [each for each in heard if each["type"] == "readiness"]
            assert [each["state"] for each in states][-1] == "ready"
            assert [each["done"] for each in states] == sorted(each["done"] for each in states)
            assert not anne.info(table).get("starting")
            started = heard[-1]["version"]
            assert wire.command(type="start", id="go") == {"type": "done", "id": "go", "version": started}, "it is done"
        wait_until_all_ready(served, second)
        assert readiness(served)["games"][0]["bots"] == {"drifter": True, "careful": True, "searcher": True}
        assert served.stop() == 0
    assert "game ready game=pig seconds=" in served.log.read_text()
    assert house.cache is not None
    shutil.rmtree(house.cache)
    with house.serving(tmp_path) as served:
        _come_back_to_what_had_begun(Guest(served.url, session=anne.cookie), table)
        assert served.stop() == 0


def _come_back_to_what_had_begun(anne: Guest, table: str) -> None:
    """What was compiled is lost, but not the log: the match is waited for, and goes on."""
    assert problem(anne.http.get(f"/api/tables/{table}")) == (503, "server-game-not-ready")
    with anne.at(table) as wire:
        assert wire.heard[0].message["type"] == "readiness"
        assert wire.heard[0].message["game"] == "pig"
        shown = until(wire, "table")[-1]
        assert shown["table"]["status"] == "playing"
        assert shown["view"]


def test_whoever_stands_up_ends_the_wait(pig: House, tmp_path: Path) -> None:
    house, held = empty(pig, tmp_path)
    with held, house.serving(tmp_path) as served:
        anne = Guest(served.url)
        table = anne.open("person", "bot", game="pig", start=True)["table"]
        with anne.at(table) as wire:
            assert wire.heard[0].message["table"]["starting"]
            assert wire.command(type="stand", id="up")["type"] == "done"
            assert not anne.info(table).get("starting")
            assert wire.command(type="sit", id="down", seat=0)["type"] == "done"
            assert wire.command(type="start", id="go")["type"] == "done"
            assert anne.info(table)["starting"]
            assert wire.command(type="close", id="close")["type"] == "done"
        assert (anne.info(table)["status"], anne.info(table).get("starting", False)) == ("closed", False)
        assert served.stop() == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_its_server(pig: House, tmp_path: Path, how: signal.Signals) -> None:
    house, held = empty(pig, tmp_path)
    with held, house.serving(tmp_path) as served:
        workers = served.workers()
        assert served.stop(how) == (-how if how == signal.SIGKILL else 0)
        wait_for_end(*workers)


def test_a_game_is_given_up_when_whoever_compiles_it_dies_again_and_again(pig: House, tmp_path: Path) -> None:
    house, held = empty(pig, tmp_path)
    with held, house.serving(tmp_path) as served:
        while (told := readiness(served)["games"][0])["state"] != "failed":
            for worker in workers_of(served.process.pid):
                kill(worker)
        assert "(the process that compiled it died)" in told["problem"]
        assert served.stop() == 0


def test_a_server_that_is_stopped_before_it_compiles_ends_as_usual(pig: House, tmp_path: Path) -> None:
    house, held = empty(pig, tmp_path)
    with held, house.serving(tmp_path) as served:
        assert served.stop(signal.SIGINT) == 0


def test_a_game_that_cannot_be_compiled_leaves_the_others_playable(tmp_path: Path) -> None:
    found = install_pig(tmp_path / "site")
    break_pig(tmp_path / "site")
    compiled()
    with House("pig,dolores", found).serving(tmp_path) as served:
        anne = Guest(served.url)
        table = anne.open("person", "bot", game="dolores", start=True)["table"]
        with anne.at(table) as wire:
            assert wire.heard[0].message["table"]["status"] == "playing" or until(wire, "update", "started")
        while (pig := readiness(served)["games"][0])["state"] != "failed":
            time.sleep(0.1)
        assert pig["problem"].startswith("Pig can't be played on this server (")
        assert pig["problem"] != httpx.get(f"{served.url}/api/readiness?language=de").json()["games"][0]["problem"]
        wish = {"game": "pig", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        assert problem(anne.http.post("/api/tables", json=wish)) == (409, "server-game-failed")
        assert httpx.get(f"{served.url}/readyz").json()["not_ready"] == ["pig"]
        assert served.stop() == 0
    assert "game left out game=pig" in served.log.read_text()


def _folder(folder: Path) -> Path:
    folder.mkdir()
    return folder
