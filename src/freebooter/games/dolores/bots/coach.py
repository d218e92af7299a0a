"""What the coach knows of Dolores: the opponents as the captain would imagine them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from freebooter.bots.budget import Budget
from freebooter.bots.thinking import Thinker, Thought
from freebooter.engine.observation import Observation

from .habits import by_habits
from .opponents import imagined_policies
from .thinking import THINKER, DuelThinker

WORLDS = 64


@dataclass(frozen=True)
class CoachingThinker(DuelThinker):
    """Thinks as the captain does, and then considers who plays."""

    def think(
        self, observation: Observation, budget: Budget, seed: int, tables: Sequence[Sequence[int]] = ()
    ) -> Thought:
        return by_habits(observation, super().think(observation, budget, seed, tables))


class DoloresCoach:
    thinker: Thinker = CoachingThinker(**{each.name: getattr(THINKER, each.name) for each in fields(THINKER)})

    def tables(self, observation: Observation, seed: int) -> Sequence[Sequence[int]]:
        return imagined_policies(observation.memory, observation.seat, WORLDS, seed)

    def one_more_card(self, observation: Observation) -> float | None:
        """Nobody draws in Dolores."""
        return None


COACH = DoloresCoach()
