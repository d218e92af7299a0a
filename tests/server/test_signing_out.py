"""Signing out: a browser forgets who played in it, and everywhere means that no session from before is good."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from benchmarks.harness.clients import Guest, problem
from freebooter.server.play.sessions import COOKIE
from tests.support.place import Place


@pytest.fixture
def other(place: Place, guest: Guest) -> Iterator[Guest]:
    """The same person in another browser."""
    with closing(Guest(place.url, source=guest.source, session=guest.cookie)) as somebody:
        assert somebody.player == guest.player
        yield somebody


def sign_out(guest: Guest, everywhere: bool) -> None:
    answer = guest.http.post("/api/me/sign-out", json={"everywhere": everywhere})
    assert (answer.status_code, answer.json()) == (200, {"everywhere": everywhere})
    assert answer.headers["Set-Cookie"].startswith(f"{COOKIE}=; Path=/; Max-Age=0;")


def test_a_browser_forgets_and_the_others_stay(guest: Guest, other: Guest) -> None:
    table = guest.open("person", "open")["table"]
    with other.at(table) as wire:
        sign_out(guest, everywhere=False)
        goodbye, _ = wire.ends()
        assert (goodbye["reason"], goodbye["again"]) == ("server-signed-out", True)
    with other.at(table) as wire:
        assert wire.heard[0].message["seat"] == 0
    assert other.http.get("/api/me").status_code == 200


def test_everywhere_ends_every_session_and_every_connection(place: Place, guest: Guest, other: Guest) -> None:
    table = guest.open("person", "open", public=True)["table"]
    ticket = place.sessions().ticket(guest.player, table)
    with guest.at(table) as here, other.at(table) as there:
        sign_out(other, everywhere=True)
        for wire in (here, there):
            goodbye, gone = wire.ends()
            assert (goodbye["type"], goodbye["reason"], goodbye["again"]) == ("goodbye", "server-signed-out", False)
            assert gone.code == 1008
    for each in (guest, other):
        assert problem(each.http.get("/api/me")) == (401, "server-session")
        assert problem(each.ask(table, type="start", id="go")) == (401, "server-session")
        with each.at(table) as wire:
            assert wire.heard[0].message["seat"] is None
    wire = place.nobody(table)
    wire.send({"type": "hello", "ticket": ticket})
    assert wire.ends()[0]["reason"] == "server-session"
    with closing(Guest(place.url, source=guest.source, session=guest.cookie)) as somebody:
        assert somebody.player != guest.player, "an old session makes a new guest"


def test_whoever_does_not_read_the_goodbye_can_do_nothing(guest: Guest, other: Guest) -> None:
    table = guest.open("person", "open", public=True)["table"]
    with guest.at(table) as wire:
        sign_out(other, everywhere=True)
        wire.send({"type": "say", "id": "late", "text": "Ahoy!"})
        heard, _ = wire.ends()
        assert heard["type"] == "goodbye"
    with other.at(table) as wire:
        assert wire.heard[0].message.get("talk", []) == []


def test_nobody_signs_out_without_a_session(place: Place) -> None:
    with closing(place.guest()) as guest:
        guest.http.headers["Cookie"] = ""
        assert problem(guest.http.post("/api/me/sign-out", json={})) == (401, "server-session")
