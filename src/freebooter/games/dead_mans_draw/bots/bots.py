"""The bots of Dead Man's Draw: each asks one kernel."""

from __future__ import annotations

from typing import Any, ClassVar

from freebooter.bots.compiled import CompiledBot
from freebooter.engine.kernels.contract import Kernel
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..game import GAME
from .kernels.contender import contender
from .kernels.deckhand import deckhand
from .kernels.quartermaster import quartermaster
from .thinking import THINKER, expected_policies


class PolicyBot(CompiledBot):
    """A bot that plays as one policy does."""

    game = GAME
    policy: ClassVar[Kernel]

    def think(self, observation: Observation, seed_word: Any) -> int:
        return int(self.policy(argument(observation.observed), observation.seat, seed_word))


class Deckhand(PolicyBot):
    """A cautious beginner who makes mistakes."""

    policy = staticmethod(deckhand)


class Contender(PolicyBot):
    """Knows what to wish for, and when three cards are enough. Nothing it does is left to chance."""

    policy = staticmethod(lambda state, seat, seed: contender(state, seat))


class Quartermaster(PolicyBot):
    """Counts cards, and knows what one more of them is worth."""

    policy = staticmethod(quartermaster)


class Captain(CompiledBot):
    """Thinks ahead, in as many worlds as its budget allows."""

    game = GAME

    def think(self, observation: Observation, seed_word: Any) -> int:
        thought = THINKER.think(observation, self.budget, int(seed_word), expected_policies(observation.seat))
        return thought.actions[thought.best]
