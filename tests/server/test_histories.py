"""Long stories: they come page by page, end when nobody listens, and nobody who plays waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import httpx
import pytest

from benchmarks.harness.clients import PATIENCE, Guest, connect, problem, request
from benchmarks.harness.serving import serving
from freebooter.server.play import scribe
from freebooter.server.play.histories import AT_ONCE_BY_ADDRESS, MOST_UPDATES
from freebooter.server.play.left_off import MOST_KEPT, LeftOff
from freebooter.table.table import Table
from tests.support.indoors import Indoors, indoors
from tests.support.long_logs import keep, long_story

LONG = "longstory"
PROMISES = 3_000
CHANGES = 27_000
STOPS_WITHIN = 15
"""Seconds in which a server that is asked to stop has stopped, whatever it does."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a server with a table whose log is far too long, and a short one."""
    made = tmp_path_factory.mktemp("long")
    keep(made, long_story(LONG, PROMISES, CHANGES), long_story("promises", 60))
    return made


@pytest.fixture
def server(folder: Path) -> Iterator[Indoors]:
    with indoors(folder) as running:
        yield running


@pytest.fixture
def guest(server: Indoors) -> Iterator[Guest]:
    with closing(Guest(server.url)) as somebody:
        yield somebody


@pytest.fixture
def beside() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as pool:
        yield pool


class Gate:
    """Holds the scribe up before it tells anything, and counts how often it does."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached, self.opened = Event(), Event()
        self.calls = 0
        self._tell = scribe._tell
        patch.setattr(scribe, "_tell", self._pass)

    def _pass(self, *given: Any) -> list[bytes]:
        self.calls += 1
        self.reached.set()
        assert self.opened.wait(PATIENCE)
        return self._tell(*given)


def history(guest: Guest, table: str, **asked: Any) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{table}/history", params=asked, timeout=4 * PATIENCE)
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


def pages(guest: Guest, table: str, **asked: Any) -> Iterator[list[dict[str, Any]]]:
    after: int | None = 0
    while after is not None:
        page = history(guest, table, after=after, **asked)
        yield page["updates"]
        after = page["next"]


# Pages.


def test_a_history_in_pages_is_the_same_as_in_one(guest: Guest) -> None:
    for language in ({}, {"language": "de"}):
        whole = history(guest, "promises", **language)
        assert whole["next"] is None
        assert [update["version"] for update in whole["updates"]] == list(range(1, 64))
        for limit in (1, 7, 21, 62, 63, 64):
            found = list(pages(guest, "promises", limit=limit, **language))
            assert {len(page) for page in found[:-1]} <= {limit}
            assert [update for page in found for update in page] == whole["updates"]


def test_a_page_has_only_so_many_updates_and_says_where_the_next_begins(guest: Guest) -> None:
    for after in (0, 100, 2_950, PROMISES + CHANGES):
        page = history(guest, LONG, after=after)
        told = [update["version"] for update in page["updates"]]
        last = min(after + MOST_UPDATES, 3 + PROMISES + CHANGES)
        assert told == list(range(after + 1, last + 1))
        assert page["next"] == (last if last < 3 + PROMISES + CHANGES else None)
    assert history(guest, LONG, after=10**6) == {"updates": [], "next": None}


@pytest.mark.parametrize("limit", ["0", "-1", str(MOST_UPDATES + 1), "all"])
def test_nobody_can_ask_for_more_at_once(guest: Guest, limit: str) -> None:
    assert problem(guest.http.get(f"/api/tables/{LONG}/history", params={"limit": limit}))[0] == 422


def test_a_page_of_promises_is_no_longer_than_one_of_moves(guest: Guest) -> None:
    sizes = [len(guest.http.get(f"/api/tables/{LONG}/history?after={after}").content) for after in (10, 2_000, 20_000)]
    assert max(sizes) < 1.2 * min(sizes)


def test_a_story_is_read_once_however_many_pages_it_has(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []
    fold = Table.fold

    def counted(table: Table, *given: Any, **named: Any) -> None:
        fold(table, *given, **named)
        folded.append(table.version)

    whole = history(guest, "promises")["updates"]
    monkeypatch.setattr(Table, "fold", counted)
    first, *rest = pages(guest, "promises", limit=3)
    assert len(rest) == 20
    assert [update for page in (first, *rest) for update in page] == whole
    assert folded == list(range(1, 64))


def test_two_who_read_the_same_story_and_one_who_goes_back_are_told_all_of_it(guest: Guest) -> None:
    whole = history(guest, "promises")["updates"]
    for after in (0, 10, 10, 5, 20, 15, 30, 62, 0, 40, 39, 10):
        page = history(guest, "promises", after=after, limit=10)
        assert page["updates"] == whole[after : after + 10]


def test_only_so_many_stories_are_kept_where_they_were_left_off() -> None:
    left_off = LeftOff()
    tables = [Table(f"{number}") for number in range(MOST_KEPT + 1)]
    for table in tables:
        left_off.keep(table)
    assert left_off.take("0", 9) is not tables[0], "kept longest, and gone"
    assert left_off.take("1", 9) is tables[1]
    assert left_off.take("1", 9) is not tables[1], "somebody folds on in it"
    tables[2].version = 10
    assert left_off.take("2", 9) is not tables[2], "it is further already"
    assert left_off.take("2", 10) is tables[2]


# Others meanwhile.


def test_who_comes_back_to_a_table_does_not_wait_for_a_long_story_of_another(
    guest: Guest, beside: ThreadPoolExecutor
) -> None:
    table = guest.open("person", "open")["table"]
    with guest.at(table) as wire:
        for number in range(20):
            wire.command(type="say", id=f"{number}", text="Ahoy!")
    assert guest.info(LONG)["status"] == "playing"
    told = [beside.submit(history, guest, LONG, after=10_000 + number) for number in range(3)]
    sleep(0.2)  # So that they are told, and not only asked for.
    with closing(guest.wire(table)) as wire:
        wire.send({"type": "hello", "after": 5})
        assert wire.until(lambda message: message["type"] == "table")["version"] == 21
        assert [heard.message["version"] for heard in wire.heard[:-1]] == list(range(6, 22))
        assert wire.command(type="say", id="again", text="Ahoy!")["type"] == "done"
        assert not all(each.done() for each in told)
    assert all(len(each.result()["updates"]) == MOST_UPDATES for each in told)


def test_a_table_does_not_wait_for_those_who_come_back_to_it(
    guest: Guest, server: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back hears first what it has missed, then what happened while that was found out."""
    opened = guest.open("person", "open", public=True)
    table = opened["table"]
    with guest.at(table) as wire, closing(Guest(server.url)) as friend:
        for number in range(5):
            wire.command(type="say", id=f"before-{number}", text="Ahoy!")
        gate = Gate(monkeypatch)
        with closing(friend.wire(table)) as back:
            back.send({"type": "hello", "after": 2})
            assert gate.reached.wait(PATIENCE)
            for number in range(5):
                assert wire.command(type="say", id=f"meanwhile-{number}", text="Ahoy!")["type"] == "done"
            gate.opened.set()
            assert back.until(lambda message: message["type"] == "table")["version"] == 11
            heard = [each.message for each in back.heard]
            assert [each["version"] for each in heard if each["type"] == "update"] == list(range(3, 12))
            assert wire.command(type="say", id="after", text="Ahoy!")["version"] == 12
            back.until_version(12)


def test_while_a_long_log_is_opened_others_are_answered(server: Indoors, beside: ThreadPoolExecutor) -> None:
    opening = beside.submit(httpx.get, f"{server.url}/api/tables/{LONG}", timeout=4 * PATIENCE)
    answers = 0
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        while not opening.done():
            assert http.get("/healthz").status_code == 200
            answers += 1
    assert opening.result().json()["status"] == "playing"
    assert answers > 3  # Else nobody would be answered before it is open.


# Giving up.


def asking(server: Indoors) -> int:
    return sum(server.server.histories._asking.values())


def test_a_story_is_given_up_when_nobody_listens_any_more(
    server: Indoors, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert guest.info(LONG)["status"] == "playing"
    gate = Gate(monkeypatch)
    readers = [connect(server.url) for _ in range(AT_ONCE_BY_ADDRESS + 3)]
    for reader in readers:
        reader.sendall(request(path=f"/api/tables/{LONG}/history"))
    while asking(server) < len(readers):
        sleep(0.01)
    assert gate.reached.wait(PATIENCE)
    for reader in readers:
        reader.close()
    while asking(server):
        sleep(0.01)
    gate.opened.set()
    assert history(guest, "promises", limit=1)["next"] == 1
    assert gate.calls <= AT_ONCE_BY_ADDRESS + 1, "nobody was told anything but the last one"


@pytest.mark.parametrize("is_open", [False, True])
def test_a_server_stops_in_the_middle_of_long_stories(folder: Path, beside: ThreadPoolExecutor, is_open: bool) -> None:
    """While it opens their table, and while it tells them."""

    def read(after: int) -> httpx.Response:
        return httpx.get(f"{served.url}/api/tables/{LONG}/history", params={"after": after}, timeout=60)

    with serving(folder, "--log-format", "json", "--no-limits") as served:
        if is_open:
            assert httpx.get(f"{served.url}/api/tables/{LONG}", timeout=PATIENCE).status_code == 200
        reading: list[Future[httpx.Response]] = [beside.submit(read, after) for after in range(28_000, 29_001, 250)]
        sleep(1 if is_open else 0.3)
        assert not all(each.done() for each in reading)
        served.process.terminate()
        assert served.process.wait(STOPS_WITHIN) == 0
    for each in reading:
        if each.exception() is None and each.result().status_code == 200:
            page = each.result().json()
            assert page["next"] is not None
    assert "Traceback" not in (folder / "serve.log").read_text()
