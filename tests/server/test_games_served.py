"""Which games a server offers: all that can be played. One that cannot be loaded is left out, and stops no other."""

from __future__ import annotations

import io
import logging
from pathlib import Path

import httpx
import pytest

from freebooter.engine.registry import load
from freebooter.lessons.lesson import lessons
from freebooter.server.messages.schemas import socket_schema
from freebooter.server.operations import logs
from tests.support.half_game import ABSENT, HALF, install_broken_games
from tests.support.indoors import indoors


def test_a_server_offers_the_games_that_can_be_played_and_says_which_cannot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole, heard = install_broken_games(monkeypatch), io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(logs.Words())
    logs.LOGGER.addHandler(handler)
    try:
        with indoors(tmp_path) as here, httpx.Client(base_url=here.url) as client:
            offered = client.get("/api/games").json()["games"]
            client.post("/api/session")
            new = {"game": HALF, "seats": [{"kind": "person"}, {"kind": "open"}]}
            refused = client.post("/api/tables", json=new)
            for path in ("/api/socket.json", "/manifest.webmanifest", "/"):
                assert client.get(path).is_success, path
    finally:
        logs.LOGGER.removeHandler(handler)
    assert [game["name"] for game in offered] == whole
    assert (refused.status_code, refused.json()["reason"]) == (409, "error-game")
    lines = [line for line in heard.getvalue().splitlines() if "game left out" in line]
    assert len(lines) == 2
    assert f"game={ABSENT}" in lines[0]
    assert f"game={HALF}" in lines[1]
    assert "contract" in lines[1], "what is missing is named"


def test_what_is_told_of_a_game_is_what_the_game_says(tmp_path: Path) -> None:
    with indoors(tmp_path) as here:
        for info in httpx.get(f"{here.url}/api/games").json()["games"]:
            game = load(info["name"])
            assert (info["fewest"], info["most"]) == (game.seats.start, game.seats.stop - 1)
            assert info["minutes"] == game.minutes
            assert info["lessons"] == len(lessons(game.name))


def test_the_schema_leaves_out_what_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = install_broken_games(monkeypatch)
    socket_schema.cache_clear()
    assert list(socket_schema()["properties"]["views"]["properties"]) == whole
