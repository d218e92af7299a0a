"""Dolores as a game of Freebooter: what it is called and has, and where its parts are."""

from __future__ import annotations

from freebooter.engine.game import Game, Part

from .rules.switches import SWITCHES
from .rules.terms import MAX_PLAYERS
from .weights import WEIGHTS


class Dolores(Game):
    name = "dolores"
    seats = range(2, MAX_PLAYERS + 1)
    minutes = 20
    switches = SWITCHES

    bots = {  # noqa: RUF012
        "dove": "bots.bots:Dove",
        "grudger": "bots.bots:Grudger",
        "reciprocator": "bots.bots:Reciprocator",
        "hawk": "bots.bots:Hawk",
        "gambler": "bots.bots:Gambler",
        "captain": "bots.captain:Captain",
    }
    has_searcher = False
    usual_bots = ("reciprocator", "gambler")
    stand_in = "reciprocator"
    weights = WEIGHTS
    review_playouts = 4_000

    narrator = Part("narration.narrator:NARRATOR")
    presenter = Part("terminal.presenter:PRESENTER")
    drawing = Part("drawing:draw")
    coach = Part("bots.coach:COACH")
    laboratory = Part("balance.laboratory:LABORATORY")


GAME = Dolores()
