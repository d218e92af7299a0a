"""Games that are installed and cannot be played: of the one there is half, of the other nothing."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from freebooter.engine import registry
from freebooter.engine.game import Game

HALF, ABSENT = "half-game", "absent-game"


class HalfGame(Game):
    name = HALF
    seats = range(2, 5)


GAME = HalfGame()


def install_broken_games(patch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games that are whole."""
    found, whole = dict(registry._found()), registry.names()
    found[HALF] = EntryPoint(HALF, f"{__name__}:GAME", registry.GROUP)
    found[ABSENT] = EntryPoint(ABSENT, "tests.support.absent_game:GAME", registry.GROUP)
    patch.setattr(registry, "_found", lambda: found)
    return whole
