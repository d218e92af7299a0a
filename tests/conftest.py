"""Fixtures for all tests. Tests run in English, whatever the machine speaks."""

from __future__ import annotations

import pytest

from freebooter import games, text
from freebooter.engine.game import Game

from .support.invariants import Invariants


@pytest.fixture(scope="session")
def game() -> Game:
    return games.load("dead-mans-draw")


@pytest.fixture(scope="session")
def invariants(game: Game) -> Invariants:
    return Invariants(game)


@pytest.fixture(autouse=True)
def _english() -> None:
    text.use("en")
