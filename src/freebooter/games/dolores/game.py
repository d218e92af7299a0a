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
        "reciprocator": "bots.bots:Reciprocator",
        "grudger": "bots.bots:Grudger",
        "hawk": "bots.bots:Hawk",
        "gambler": "bots.bots:Gambler",
        "navigator": "bots.bots:Navigator",
        "captain": "bots.captain:Captain",
    }
    has_searcher = False
    usual_bots = ("reciprocator", "gambler")
    stand_in = "reciprocator"
    compiling_seconds = {  # noqa: RUF012
        "rules": 11.0,
        "drifter": 0.1,
        "dove": 0.1,
        "grudger": 0.1,
        "reciprocator": 12.0,
        "hawk": 0.1,
        "gambler": 0.1,
        "navigator": 0.1,
        "captain": 5.0,
        "coach": 0.2,
    }
    weights = WEIGHTS
    review_playouts = 4_000

    narrator = Part("narration.narrator:NARRATOR")
    presenter = Part("terminal.presenter:PRESENTER")
    drawing = Part("drawing:draw")
    coach = Part("bots.coach:COACH")
    learning = Part("learning:LEARNING")
    laboratory = Part("balance.laboratory:LABORATORY")


GAME = Dolores()
