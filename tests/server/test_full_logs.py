"""A table whose log is nearly full: talk is refused, in everybody's language, and the match goes on to its end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from benchmarks.harness.clients import Guest, problem
from freebooter.table.room import MOST_CHANGES
from freebooter.text import LANGUAGES
from tests.support.indoors import Indoors, indoors

ENTRIES = 200
GESTURES = ("peace", "fight")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("room"), table_entries=ENTRIES) as running:
        yield running


def test_talk_fills_its_half_and_then_only_talk_is_refused(server: Indoors) -> None:
    with closing(Guest(server.url)) as guest:
        table = guest.open("person", "bot", start=True)["table"]
        with guest.at(table) as wire:
            for number in range(ENTRIES // 2):
                assert wire.command(type="say", id=f"line-{number}", text="Ahoy!")["type"] == "done"
            refused = wire.command(type="say", id="more", text="Ahoy!")
            assert (refused["type"], refused["reason"]) == ("refused", "table-talked-out")
            assert wire.command(type="pace", id="pace", pace="quick")["type"] == "done"
            assert wire.command(type="resign", id="resign")["type"] == "done"
        assert guest.info(table)["status"] == "over"
        said = set()
        for language in LANGUAGES:
            answer = guest.http.post(
                f"/api/tables/{table}/commands",
                json={"type": "say", "id": "still-more", "text": "Ahoy!"},
                headers={"Accept-Language": language},
            )
            assert problem(answer) == (409, "table-talked-out")
            said.add(answer.json()["message"])
        assert len(said) == len(LANGUAGES)


def test_a_gesture_is_changed_a_few_times_and_the_same_one_again_counts_as_a_change(
    server: Indoors,
) -> None:
    with closing(Guest(server.url)) as ann, closing(Guest(server.url)) as bob:
        opened = ann.open("person", "open", game="dolores", options={"bottles": "none"})
        table, key = opened["table"], opened["key"]
        assert bob.ask(table, key, type="sit", id="sit").status_code == 200
        assert ann.ask(table, type="start", id="start").status_code == 200
        with ann.at(table) as wire:
            version = wire.command(type="move", id="first", move="peace")["version"]
            again = wire.command(type="move", id="again", move="peace")
            assert again == {"type": "done", "id": "again", "version": version + 1}
            for number in range(2, MOST_CHANGES + 1):
                done = wire.command(type="move", id=f"change-{number}", move=GESTURES[number % 2])
                assert done["version"] == version + number
            refused = wire.command(type="move", id="once-more", move=GESTURES[(MOST_CHANGES + 1) % 2])
            assert (refused["type"], refused["reason"]) == ("refused", "table-choice-stands")
            assert ann.info(table)["status"] == "playing"


def test_a_word_is_given_once(server: Indoors) -> None:
    with closing(Guest(server.url)) as guest:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "dove"}]
        table = guest.open(game="dolores", seats=seats, options={"bottles": "none"}, start=True)["table"]
        assert guest.ask(table, type="promise", id="one", promise="peace").status_code == 200
        assert problem(guest.ask(table, type="promise", id="two", promise="fight")) == (409, "table-promised")
