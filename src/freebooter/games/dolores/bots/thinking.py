"""How the captain and the coach of Dolores think about a decision.

At the count they weigh every pair of gestures in many worlds, as the beginning of a game of its own (`duels.py`), and
later in the duel every choice that somebody has. When to play a bottle they search, but in the last duel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freebooter.bots.budget import Budget
from freebooter.bots.kernels.search import Tuning
from freebooter.bots.thinking import Thinker, Thought
from freebooter.engine.observation import Observation

from ..game import GAME
from . import duels
from .endings import weigh_gestures
from .kernels.policy import Policy
from .kernels.search import SEARCH
from .weighing import can_be_weighed, is_count, weigh


@dataclass(frozen=True)
class DuelThinker(Thinker):
    """Weighs what can be weighed, and searches about the rest."""

    def think(
        self, observation: Observation, budget: Budget, seed: int, tables: Sequence[Sequence[int]] = ()
    ) -> Thought:
        if not can_be_weighed(observation):
            return super().think(observation, budget, seed, tables)
        if is_count(observation):
            return duels.judge(observation, weigh_gestures(observation, budget, seed))
        return duels.judge_choice(observation, weigh(observation, budget, seed))


THINKER = DuelThinker(GAME, SEARCH, Policy.NAVIGATOR, Tuning(trust=0.5, model=1.0, horizon=2))
