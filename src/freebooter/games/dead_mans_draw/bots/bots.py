"""The bots of Dead Man's Draw: each asks one kernel."""

from __future__ import annotations

from typing import Any

from freebooter.bots.compiled import CompiledBot
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..game import GAME
from .kernels.contender import contender
from .kernels.deckhand import deckhand
from .kernels.quartermaster import quartermaster
from .thinking import THINKER, expected_policies


class Deckhand(CompiledBot):
    """A cautious beginner who makes mistakes."""

    game = GAME

    def think(self, observation: Observation, seed_word: Any) -> int:
        return int(deckhand(argument(observation.observed), observation.seat, seed_word))


class Contender(CompiledBot):
    """Knows what to wish for, and when three cards are enough."""

    game = GAME

    def think(self, observation: Observation, seed_word: Any) -> int:
        return int(contender(argument(observation.observed), observation.seat))


class Quartermaster(CompiledBot):
    """Counts cards, and knows what one more of them is worth."""

    game = GAME

    def think(self, observation: Observation, seed_word: Any) -> int:
        return int(quartermaster(argument(observation.observed), observation.seat, seed_word))


class Captain(CompiledBot):
    """Thinks ahead, in as many worlds as its budget allows."""

    game = GAME

    def think(self, observation: Observation, seed_word: Any) -> int:
        thought = THINKER.think(observation, self.budget, int(seed_word), expected_policies(observation.seat))
        return thought.actions[thought.best]
