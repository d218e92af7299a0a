"""The games there are. A game's rules are loaded when it is first asked for, because that loads the compiler."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from freebooter.engine.game import Game

GAMES: dict[str, str] = {
    "dead-mans-draw": "freebooter.dead_mans_draw.game",
    "dolores": "freebooter.dolores.game",
}
"""Every game by its name, and the module whose `GAME` it is."""


def load(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        from freebooter.engine.refusal import BadSetup

        raise BadSetup("error-game", key="game", name=name, names=", ".join(GAMES))
    game: Game = import_module(GAMES[name]).GAME
    return game
