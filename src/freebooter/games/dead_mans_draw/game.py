"""Dead Man's Draw as a game of Freebooter: what it is called and has, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooter.engine.game import Game, Part

from . import options
from .rules.switches import SWITCHES
from .rules.terms import MAX_PLAYERS
from .weights import WEIGHTS


class DeadMansDraw(Game):
    name = "dead-mans-draw"
    seats = range(2, MAX_PLAYERS + 1)
    minutes = 15
    switches = SWITCHES
    editions = options.EDITIONS
    left_to_chance = {"variant": [variant for variant in SWITCHES["variant"] if variant != "none"]}  # noqa: RUF012

    flags = {  # noqa: RUF012
        "edition": ("NAME", "-e"),
        "traits": ("TRAITS",),
        "variant": ("NAME",),
        "mermaids": ("HOW",),
        "decks": ("1|2",),
    }

    bots = {  # noqa: RUF012
        "deckhand": "bots.bots:Deckhand",
        "contender": "bots.bots:Contender",
        "boatswain": "bots.bots:Boatswain",
        "quartermaster": "bots.bots:Quartermaster",
        "captain": "bots.bots:Captain",
    }
    has_searcher = False
    usual_bots = ("deckhand",)
    stand_in = "contender"
    weights = WEIGHTS
    compiling_seconds = {  # noqa: RUF012
        "rules": 11.0,
        "drifter": 0.1,
        "deckhand": 1.2,
        "contender": 0.3,
        "boatswain": 0.2,
        "quartermaster": 5.3,
        "captain": 3.7,
        "coach": 0.3,
        "laboratory": 3.0,
    }

    narrator = Part("narration.narrator:NARRATOR")
    presenter = Part("terminal.presenter:PRESENTER")
    drawing = Part("drawing:draw")
    coach = Part("bots.coach:COACH")
    learning = Part("learning:LEARNING")
    laboratory = Part("balance.laboratory:LABORATORY")
    laboratory_options = ("mermaids",)
    benchmarks = Part("benchmarks.bench:BENCHMARKS")

    def read_options(self, given: Mapping[str, Any], players: int) -> dict[str, str]:
        return options.read_options(given, players)

    def short_options(self, complete: Mapping[str, str]) -> dict[str, str]:
        return options.short_options(complete)


GAME = DeadMansDraw()
