"""What the coach knows of Dolores: the opponents as the captain would imagine them."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.bots.thinking import Thinker
from freebooter.engine.sight import Sight

from .opponents import imagined_minds
from .searching import THINKER

WORLDS = 64


class DoloresCoach:
    thinker: Thinker = THINKER

    def tables(self, sight: Sight, seed: int) -> Sequence[Sequence[int]]:
        return imagined_minds(sight.memory, sight.seat, WORLDS, seed)

    def one_more_card(self, sight: Sight) -> float | None:
        """Nobody draws in Dolores."""
        return None


COACH = DoloresCoach()
