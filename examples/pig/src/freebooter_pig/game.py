"""Pig as a game of Freebooter. Importing this loads no rules; `contract.py` has them, and is loaded when needed."""

from __future__ import annotations

from freebooter.engine.game import Game

GOALS = ("50", "20", "100")
MOST_PLAYERS = 8


class Pig(Game):
    name = "pig"
    seats = range(2, MOST_PLAYERS + 1)
    minutes = 5
    switches = {"goal": GOALS}  # noqa: RUF012
    bots = {"careful": "bots:Careful"}  # noqa: RUF012
    usual_bots = ("careful",)


GAME = Pig()
