"""The bots of Dolores: each is a character of `kernels/policy.py` with a seat, and what it says at the table."""

from __future__ import annotations

from typing import Any, ClassVar

from freebooter.bots.budget import Budget
from freebooter.bots.compiled import CompiledBot
from freebooter.engine.game import Game
from freebooter.engine.kernels.random import stream
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..records import write_promise
from ..view import View
from .kernels.dispatch import policy
from .kernels.policy import Policy
from .kernels.promising import promise_by_character

TALK = 1 << 62
"""What a bot says has a stream of its own, so that talk does not change how the same seed decides."""


class Character(CompiledBot):
    """A bot that plays and talks as one of the characters does."""

    game: ClassVar[Game] = GAME
    character: ClassVar[Policy]

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.talks = 0

    def think(self, observation: Observation, seed_word: Any) -> int:
        return int(
            policy(int(self.character), argument(observation.observed), observation.seat, observation.memory, seed_word)
        )

    def talk(self, view: View) -> str | None:
        """What it promises for the duel at hand, if anything."""
        seed_word = seed_argument(int(stream(seed_argument(self.seed), TALK + self.talks)))
        self.talks += 1
        seat, memory = view.observation.seat, view.observation.memory
        opponent = view.neighbour if seat == view.dealer else view.dealer
        promise = int(promise_by_character(int(self.character), memory, seat, opponent, seed_word))
        return write_promise(promise) if promise >= 0 else None


class Dove(Character):
    """Never fights. It keeps the peace that it promises; if it says nothing, it mostly wants the first choice."""

    character = Policy.DOVE


class Hawk(Character):
    """Fights more than is wise, and sometimes says that it will not."""

    character = Policy.HAWK


class Reciprocator(Character):
    """Treats each opponent as that one treats it: as it promised, if it is honest, else as it did last time.

    It keeps its word; if it says nothing, it may fight those who treat it well.
    """

    character = Policy.RECIPROCATOR


class Grudger(Character):
    """Keeps the peace with all who never fought it or chose first, and never again with those who did."""

    character = Policy.GRUDGER


class Gambler(Character):
    """Mixes its gestures so that no opponent can take advantage of it, and so its promises mean nothing."""

    character = Policy.GAMBLER


class Navigator(Character):
    """Mixes its gestures as the gambler does, but knows what they make of the rest of the game; and says nothing."""

    character = Policy.NAVIGATOR
