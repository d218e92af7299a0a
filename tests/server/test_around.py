"""Around a match at a real server: names in the waiting room, whose turn it is, and trying a position again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest

from benchmarks.harness.clients import Guest, Message, problem
from tests.support.indoors import Indoors, indoors

DRIFTERS = [{"kind": "person"}, {"kind": "bot", "bot": "drifter"}, {"kind": "bot", "bot": "drifter"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(server: Indoors) -> Iterator[Guest]:
    with closing(Guest(server.url)) as guest:
        yield guest


@pytest.fixture
def bob(server: Indoors) -> Iterator[Guest]:
    with closing(Guest(server.url)) as guest:
        yield guest


def call(guest: Guest, name: str) -> None:
    assert guest.http.patch("/api/me", json={"name": name}).status_code == 200


def names(guest: Guest, table: str) -> list[str]:
    return [seat.get("name", "") for seat in guest.info(table)["seats"]]


def is_asked(message: Message) -> bool:
    """Whether the first seat has to decide, and not just may change its mind."""
    return bool(message.get("moves")) and 0 in message["view"]["deciders"]


def play(guest: Guest, table: str, most: int = 10_000) -> None:
    """Make the first move that there is until the match is over, or so often."""
    with guest.at(table) as wire:
        message = wire.heard[-1].message
        for number in range(most):
            while not is_asked(message):
                if message.get("table", {}).get("status") == "over":
                    return
                message = wire.next()
            move = message["moves"][number % len(message["moves"])]
            message = wire.until_version(wire.command(type="move", id=f"move-{number}", move=move)["version"])


def updates(guest: Guest, table: str, seat: int) -> list[Message]:
    answer = guest.http.get(f"/api/tables/{table}/history", params={"seat": seat})
    found: list[Message] = answer.json()["updates"]
    return found


# Names.


def test_whoever_takes_a_name_after_coming_sits_down_with_it(ann: Guest, bob: Guest) -> None:
    opened = ann.open("person", "open")
    with bob.at(opened["table"], key=opened["key"]) as wire:
        call(bob, "Calico Jack")
        wire.command(type="sit", id="sit")
        assert names(ann, opened["table"])[1] == "Calico Jack"


def test_a_name_that_is_changed_in_the_waiting_room_is_told_to_everybody_at_once(ann: Guest, bob: Guest) -> None:
    opened = ann.open("person", "open")
    table = opened["table"]
    bob.ask(table, opened["key"], type="sit", id="sit", nonce="c0ffee")
    with ann.at(table) as wire:
        call(bob, "Calico Jack")
        update = wire.until(lambda message: message["type"] == "update")
        assert [seat.get("name") for seat in update["table"]["seats"]][1] == "Calico Jack"
        call(ann, "Calico Jack")
        assert names(bob, table) == ["Calico Jack 2", "Calico Jack"]
    ann.ask(table, type="start", id="start")
    call(bob, "Rackham")
    assert names(ann, table) == ["Calico Jack 2", "Calico Jack"], "a match keeps the names it began with"
    ann.ask(table, type="resign", id="resign")
    nonces = ann.info(table)["deal"]["nonces"]
    assert nonces[1] == "c0ffee", "what somebody added to the deal stays in it"
    again = ann.ask(table, type="rematch", id="rematch").json()["table"]
    bob.ask(again, type="sit", id="sit", nonce="decade")
    assert names(ann, again)[1] == "Rackham"


# Whose turn it is.


def waiting(guest: Guest, table: str) -> list[int]:
    listed = {each["table"]: each for each in guest.http.get("/api/me/tables").json()["tables"]}
    found: list[int] = listed[table].get("waits_for", [])
    return found


def test_my_tables_tell_whose_turn_it_is(ann: Guest, bob: Guest) -> None:
    opened = ann.open("person", "open")
    table = opened["table"]
    assert waiting(ann, table) == []
    bob.ask(table, opened["key"], type="sit", id="sit")
    ann.ask(table, type="start", id="start")
    for _ in range(6):
        with ann.at(table) as one, bob.at(table) as other:
            told = [wire.heard[-1].message for wire in (one, other)]
            (turn,) = told[0]["view"]["deciders"]
            assert waiting(ann, table) == waiting(bob, table) == [turn]
            (one, other)[turn].command(type="move", id=f"m{told[0]['version']}", move=told[turn]["moves"][-1])


def test_a_match_against_bots_alone_waits_for_its_person(ann: Guest) -> None:
    table = ann.open(seats=DRIFTERS, start=True)["table"]
    play(ann, table, most=1)
    assert waiting(ann, table) == [0]


def test_a_correspondence_that_nobody_looks_at_tells_it_from_the_lobby(server: Indoors, ann: Guest, bob: Guest) -> None:
    opened = ann.open("person", "open", clock={"kind": "correspondence", "days": 3})
    table = opened["table"]
    bob.ask(table, opened["key"], type="sit", id="sit")
    ann.ask(table, type="start", id="start")
    (turn,) = ann.http.get(f"/api/tables/{table}/history").json()["updates"][-1]["view"]["deciders"]
    server.server.registry.live[table].put_away()
    assert waiting(ann, table) == [turn]


# Trying a position again.


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_a_position_is_played_on_from_as_its_seat_knew_it(server: Indoors, ann: Guest, bob: Guest, game: str) -> None:
    table = ann.open(seats=DRIFTERS, game=game, start=True)["table"]
    play(ann, table)
    told = [update for update in updates(ann, table, 0) if is_asked(update)]
    chosen = told[len(told) // 2]
    wish = {"version": chosen["version"], "seat": 0}
    assert problem(bob.http.post(f"/api/tables/{table}/tries", json=wish)) == (404, "table-unknown")

    opened = [ann.http.post(f"/api/tables/{table}/tries", json=wish) for _ in range(2)]
    assert [answer.status_code for answer in opened] == [201, 201]
    tries = [answer.json()["table"] for answer in opened]
    for tried in tries:
        info = ann.info(tried)
        assert info["origin"] == {"table": table, "version": chosen["version"], "seat": 0}
        assert info["status"] == "playing"
        assert not info["rated"]
        first = updates(ann, tried, 0)[1]
        view = {name: value for name, value in first["view"].items() if name != "players"}
        assert view == {name: value for name, value in chosen["view"].items() if name != "players"}
        assert first["moves"] == chosen["moves"]
    state, other = (server.server.registry.live[tried].table.match for tried in tries)
    assert state is not None
    assert other is not None
    assert state.state.tobytes() != other.state.tobytes(), "what nobody could know is dealt anew, each time"

    # It goes on to its end, is told again from its log, has no record, and counts for nothing.
    played = len(ann.http.get("/api/me/games").json()["matches"])
    play(ann, tries[0])
    assert ann.info(tries[0])["status"] == "over"
    assert len(ann.http.get("/api/me/games").json()["matches"]) == played
    assert problem(ann.http.get(f"/api/tables/{tries[0]}/record")) == (409, "table-no-record")
    server.server.registry.live[tries[0]].put_away()
    assert ann.info(tries[0])["result"] is not None

    # And a position of the try can be tried in its turn; so can the same one, by a rematch.
    later = next(update for update in updates(ann, tries[0], 0) if is_asked(update))
    again = ann.http.post(f"/api/tables/{tries[0]}/tries", json={"version": later["version"], "seat": 0})
    assert updates(ann, again.json()["table"], 0)[1]["moves"] == later["moves"]
    rematch = ann.ask(tries[0], type="rematch", id="again").json()["table"]
    assert ann.info(rematch)["origin"]["version"] == chosen["version"]


def test_there_is_nothing_to_try_before_the_deal_or_after_the_end(ann: Guest) -> None:
    table = ann.open(seats=DRIFTERS, start=True)["table"]
    tries = f"/api/tables/{table}/tries"
    assert problem(ann.http.post(tries, json={"version": 2, "seat": 0})) == (409, "table-not-over")
    play(ann, table)
    last = updates(ann, table, 0)[-1]["version"]
    for version in (1, last):
        wish = {"version": version, "seat": 0}
        assert problem(ann.http.post(tries, json=wish)) == (409, "table-no-position")
    assert problem(ann.http.post(tries, json={"version": 3, "seat": 5})) == (403, "table-no-seat")


# Looking through somebody else's eyes.


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_whoever_looks_through_others_eyes_is_told_names_and_asked_for_nothing(
    ann: Guest, bob: Guest, game: str
) -> None:
    opened = ann.open(seats=DRIFTERS, game=game, start=True)
    table, key = opened["table"], {"X-Table-Key": opened["key"]}
    play(ann, table)
    asked: dict[str, str | int] = {"seat": 0, "language": "en"}
    own = ann.http.get(f"/api/tables/{table}/history", params=asked).json()["updates"]
    others = bob.http.get(f"/api/tables/{table}/history", params=asked, headers=key).json()["updates"]
    assert [update.get("view") for update in own] == [update.get("view") for update in others]
    told = [" ".join(each.get("aid", {}).get("told", [])) for each in others]
    questions = [each.get("aid", {}).get("question", "") for each in others]
    assert any("you" in each.get("aid", {}).get("question", "").lower() for each in own)
    assert any(ann.name in words for words in told)
    for words in (*told, *questions):
        assert not re.search(r"\b(you|your)\b", words, re.IGNORECASE), words
