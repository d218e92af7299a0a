"""Names over the network: what may be taken, and what becomes of those that were taken before."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from benchmarks.harness.clients import Guest, problem
from tests.support.place import Place


@pytest.mark.parametrize("language", ["en", "de", "cs", "ja"])
def test_a_name_that_deceives_is_refused_in_ones_own_language(place: Place, language: str) -> None:
    with closing(place.guest()) as guest:
        for name, reason in (
            ("Ann\u3164", "error-player-name-hidden"),
            ("A" + "\u0300\u0301\u0302\u0303", "error-player-name-marks"),
            ("Ann:", "error-player-name"),
        ):
            answer = guest.http.patch("/api/me", json={"name": name}, headers={"Accept-Language": language})
            assert problem(answer) == (409, reason)
        assert guest.http.get("/api/me").json()["name"] == guest.name
        assert guest.http.patch("/api/me", json={"name": "Ａｎｎ"}).json()["name"] == "Ann"


def test_names_that_look_alike_are_numbered_and_older_ones_are_shown_without_what_is_refused(place: Place) -> None:
    with closing(place.guest()) as host, closing(place.guest()) as first, closing(place.guest()) as second:
        host.http.patch("/api/me", json={"name": "Ann"})
        first.http.patch("/api/me", json={"name": "\u0410nn"})
        rename_in_the_store(place, second, "Ann\u3164")
        assert second.http.get("/api/me").json()["name"] == "Ann"
        table = host.open("person", "open", "open", "bot", public=True)["table"]
        for guest in (first, second):
            guest.ask(table, type="sit", id="sit")
        names = [seat["name"] for seat in host.info(table)["seats"]]
        assert names[:3] == ["Ann", "\u0410nn 2", "Ann 3"]
        assert problem(host.http.post("/api/tables", json=bots("Bart", "\u0412art"))) == (409, "error-player-twice")


def bots(*names: str) -> object:
    seats = [{"kind": "person"}, *({"kind": "bot", "name": name} for name in names)]
    return {"game": "dead-mans-draw", "seats": seats}


def rename_in_the_store(place: Place, guest: Guest, name: str) -> None:
    """As names could be once."""
    with closing(sqlite3.connect(place.folder / "freebooter.db", timeout=30)) as database, database:
        database.execute("UPDATE players SET name = ? WHERE player = ?", (name, guest.player))
