"""The bots of Dead Man's Draw: each asks one kernel."""

from __future__ import annotations

from typing import Any

from freebooter.bots.compiled import CompiledBot
from freebooter.dead_mans_draw.game import GAME
from freebooter.engine.sight import Sight
from freebooter.engine.state import argument

from .contender import contender
from .deckhand import deckhand
from .quartermaster import quartermaster
from .searching import THINKER, expected_minds


class Deckhand(CompiledBot):
    """A cautious beginner who makes mistakes."""

    game = GAME

    def think(self, sight: Sight, seed_word: Any) -> int:
        return int(deckhand(argument(sight.observed), sight.seat, seed_word))


class Contender(CompiledBot):
    """Knows what to wish for, and when three cards are enough."""

    game = GAME

    def think(self, sight: Sight, seed_word: Any) -> int:
        return int(contender(argument(sight.observed), sight.seat))


class Quartermaster(CompiledBot):
    """Counts cards, and knows what one more of them is worth."""

    game = GAME

    def think(self, sight: Sight, seed_word: Any) -> int:
        return int(quartermaster(argument(sight.observed), sight.seat, seed_word))


class Captain(CompiledBot):
    """Thinks ahead, in as many worlds as its budget allows."""

    game = GAME

    def think(self, sight: Sight, seed_word: Any) -> int:
        thought = THINKER.think(sight, self.budget, int(seed_word), expected_minds(sight.seat))
        return thought.actions[thought.best]
