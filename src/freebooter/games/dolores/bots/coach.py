"""What the coach knows of Dolores: the opponents as the captain would imagine them."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.bots.thinking import Thinker
from freebooter.engine.observation import Observation

from .thinking import THINKER, imagined_policies

WORLDS = 64


class DoloresCoach:
    thinker: Thinker = THINKER

    def tables(self, observation: Observation, seed: int) -> Sequence[Sequence[int]]:
        return imagined_policies(observation.memory, observation.seat, WORLDS, seed)

    def one_more_card(self, observation: Observation) -> float | None:
        """Nobody draws in Dolores."""
        return None


COACH = DoloresCoach()
