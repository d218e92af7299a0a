"""Which games a server offers: all that can be played. One that cannot be loaded is left out, and stops no other."""

from __future__ import annotations

import io
import logging
from importlib.metadata import EntryPoint
from pathlib import Path

import httpx
import pytest

from freebooter.engine import registry
from freebooter.engine.registry import load, names
from freebooter.lessons.lesson import lessons
from freebooter.server.messages.schemas import socket_schema
from freebooter.server.operations import logs

from .support.indoors import indoors

HALF, ABSENT = "half-game", "absent-game"


@pytest.fixture
def with_broken_games(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two more games are installed: of the one there is a half, of the other nothing. Those that are whole."""
    found, whole = dict(registry._found()), names()
    found[HALF] = EntryPoint(HALF, "tests.support.half_game:GAME", registry.GROUP)
    found[ABSENT] = EntryPoint(ABSENT, "tests.support.absent_game:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "_found", lambda: found)
    return whole


def test_a_server_offers_the_games_that_can_be_played_and_says_which_cannot(
    with_broken_games: list[str], tmp_path: Path
) -> None:
    heard = io.StringIO()
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
    assert [game["name"] for game in offered] == with_broken_games
    assert (refused.status_code, refused.json()["reason"]) == (409, "error-game")
    lines = [line for line in heard.getvalue().splitlines() if "game left out" in line]
    assert len(lines) == 2
    assert f"game={HALF}" in lines[0]
    assert f"game={ABSENT}" in lines[1]
    assert "contract" in lines[0], "what is missing is named"


def test_what_is_told_of_a_game_is_what_the_game_says(tmp_path: Path) -> None:
    with indoors(tmp_path) as here:
        for info in httpx.get(f"{here.url}/api/games").json()["games"]:
            game = load(info["name"])
            assert (info["fewest"], info["most"]) == (game.seats.start, game.seats.stop - 1)
            assert info["minutes"] == game.minutes
            assert info["lessons"] == len(lessons(game.name))


def test_the_schema_leaves_out_what_cannot_be_played(with_broken_games: list[str]) -> None:
    socket_schema.cache_clear()
    assert list(socket_schema()["properties"]["views"]["properties"]) == with_broken_games
