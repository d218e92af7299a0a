"""A game that says what it is, and whose rules are not there."""

from __future__ import annotations

from freebooter.engine.game import Game


class HalfGame(Game):
    name = "half-game"
    seats = range(2, 5)


GAME = HalfGame()
