"""Tables of bots that nobody watches are few at a time, and give way to those at which people wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from benchmarks.harness import clients
from benchmarks.harness.clients import Guest
from benchmarks.harness.command import SLOW
from freebooter.server.play.coach import load_game
from freebooter.server.play.thinkers import Pending, Thinkers
from tests.support.indoors import Indoors, indoors

CAPTAINS = [{"kind": "bot", "bot": "captain"}] * 8
DRIFTERS = [{"kind": "bot", "bot": "drifter"}] * 2


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks gives way to everybody else, and on a busy machine may not come to it for long."""
    monkeypatch.setattr(clients, "PATIENCE", SLOW)


@pytest.fixture
def bounded(tmp_path: Path) -> Iterator[Indoors]:
    with indoors(tmp_path, limits=True, unwatched_per_player=2, unwatched_per_address=3) as server:
        yield server


def until(happens: Callable[[], Any]) -> None:
    deadline = time.monotonic() + SLOW
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def figures(server: Indoors) -> tuple[int, int]:
    unwatched = server.server.registry.unwatched
    return unwatched.playing, unwatched.waiting


def bots(guest: Guest) -> str:
    table: str = guest.open(seats=CAPTAINS, start=True, public=True)["table"]
    return table


def test_so_many_of_a_player_and_of_an_address_play_at_a_time(bounded: Indoors) -> None:
    with ExitStack() as closed:
        ann, bob, cleo = (closed.enter_context(closing(Guest(bounded.url))) for _ in range(3))
        dora = closed.enter_context(closing(Guest(bounded.url, source="127.0.0.2")))
        for _ in range(4):
            bots(ann)
        assert figures(bounded) == (2, 2), "two of Ann's"
        for _ in range(2):
            bots(bob)
        assert figures(bounded) == (3, 3), "three of the address"
        waits = bots(cleo)
        assert figures(bounded) == (3, 4)
        bots(dora)
        assert figures(bounded) == (4, 4), "another address has its own"
        version = bounded.server.registry.live[waits].table.version
        with cleo.at(waits) as wire:
            assert figures(bounded)[1] == 3, "who watches waits for nobody"
            wire.until(lambda message: message["type"] == "update" and message["version"] > version + 3)
        until(lambda: figures(bounded) == (4, 4))
        text = ann.http.get("/metrics").text
        assert 'freebooter_unwatched_tables{state="playing"} 4.0' in text
        assert 'freebooter_unwatched_tables{state="waiting"} 4.0' in text


def test_tables_that_are_put_away_and_opened_again_count_for_their_address_still(bounded: Indoors) -> None:
    registry = bounded.server.registry
    with ExitStack() as closed:
        hosts = [closed.enter_context(closing(Guest(bounded.url))) for _ in range(8)]
        tables = [bots(host) for host in hosts]
        assert figures(bounded) == (3, 5)

        def put_away() -> None:
            for table in tables:
                registry.live[table].put_away()

        def open_again() -> None:
            for host, table in zip(hosts, tables, strict=True):
                host.info(table)

        bounded.call(put_away)
        assert figures(bounded) == (0, 0)
        open_again()
        until(lambda: figures(bounded) == (3, 5))
        bounded.call(put_away)
        bounded.call(registry.unwatched._homes.clear)  # As after a restart.
        open_again()
        until(lambda: figures(bounded) == (3, 5))


def test_when_one_is_over_the_next_one_plays(bounded: Indoors) -> None:
    with closing(Guest(bounded.url)) as ann:
        tables = [ann.open(seats=DRIFTERS, start=True)["table"] for _ in range(6)]
        assert figures(bounded)[1] > 0
        until(lambda: figures(bounded) == (0, 0))
        assert {ann.info(table)["status"] for table in tables} == {"over"}


def test_a_person_at_a_casual_table_is_waited_for_as_ever(bounded: Indoors) -> None:
    with closing(Guest(bounded.url)) as ann:
        seats = [{"kind": "person"}, *DRIFTERS]
        table = ann.open(seats=seats, start=True)["table"]
        live = bounded.server.registry.live[table]
        assert figures(bounded) == (0, 0)
        assert not live.bots.are_playing
        with ann.at(table) as wire:
            wire.send({"type": "ping"})
            wire.until(lambda message: message["type"] == "pong")
            until(lambda: 0 in live.table.deciding())


def test_people_wait_for_no_table_of_bots_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what is thought about between asking a person's bot and its turn: nothing but what has been begun."""
    asked: dict[int, int] = {}
    between: list[int] = []
    begun = 0

    def stand_in_line(thinkers: Thinkers, question: Pending, only_first: bool = False) -> None:
        stand(thinkers, question, only_first)
        if question.is_first:
            asked[id(question)] = begun

    def begin(thinkers: Thinkers, question: Pending) -> None:
        nonlocal begun
        if question.think is not load_game:
            if question.is_first:
                between.append(begun - asked[id(question)])
            begun += 1
        start(thinkers, question)

    stand, start = Thinkers._stand_in_line, Thinkers._begin
    monkeypatch.setattr(Thinkers, "_stand_in_line", stand_in_line)
    monkeypatch.setattr(Thinkers, "_begin", begin)
    with indoors(tmp_path) as server, ExitStack() as closed:
        crowd = [closed.enter_context(closing(Guest(server.url, source="127.0.0.2"))) for _ in range(4)]
        for number in range(60):
            bots(crowd[number % len(crowd)])
        assert server.server.registry.unwatched.playing == 60
        ann = closed.enter_context(closing(Guest(server.url)))
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "grudger"}]  # It promises at once, and so is heard.
        table = ann.open(seats=seats, start=True, game="dolores", options={"bottles": "none"})["table"]
        wire = closed.enter_context(ann.at(table))
        while len(between) < 6:
            before = len(between)
            moves = wire.until(lambda message: bool(message.get("moves")))["moves"]
            wire.send({"type": "move", "id": f"{before}", "move": moves[0]})
            until(lambda: len(between) > before)  # noqa: B023
    assert set(between) == {0}
    assert begun > len(between), "the others' go on as well"
