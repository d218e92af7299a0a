"""What the captain may still risk in a match of two, to take more from an opponent that plays badly.

It begins with little. What the opponent's gesture brought beyond what was secure is added, so far as it is beyond
doubt, and what it cost is taken away. So by its own tables a match costs the captain no more than it began with,
whatever the other one does, and whoever feigns a habit must give first what can be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freebooter.engine.observation import Observation

from ..records import parts
from .duels import MOST_AT_RISK, safe_mixes

BEYOND_DOUBT = 2.0
"""A gain counts less so many of its standard errors."""


@dataclass
class Purse:
    left: float = MOST_AT_RISK
    _shown: np.ndarray | None = None
    """How often the opponent had shown each gesture when the open duel was staked on; none if there is none."""
    _gains: np.ndarray | None = None
    """By what the opponent shows: what the open duel adds."""

    def stake(self, observation: Observation, worlds: np.ndarray, mix: np.ndarray) -> None:
        """Play a mix of gestures in a duel, by what all pairs come to in many worlds."""
        mine = worlds[..., observation.seat]
        pays = mine.mean(axis=0)
        safe, _ = safe_mixes(pays)
        brings = np.einsum("wab,a->wb", mine, mix)
        gains = brings.mean(axis=0) - (safe @ pays).min()
        doubt = BEYOND_DOUBT * brings.std(axis=0) / max(1, len(worlds) - 1) ** 0.5
        self._gains = np.where(gains > 0, np.maximum(0.0, gains - doubt), gains)
        self._shown = shown_by_the_other(observation)

    def settle(self, observation: Observation) -> float:
        """Take in what came of the duel before, and tell what is left. Gestures that a void took back do not count."""
        if self._shown is not None and self._gains is not None:
            new = shown_by_the_other(observation) - self._shown
            if new.sum() == 1:
                self.left = max(0.0, self.left + float(self._gains @ new))
            self._shown = self._gains = None
        return self.left


def shown_by_the_other(observation: Observation) -> np.ndarray:
    """How often the other of two has shown each gesture."""
    shown: np.ndarray = parts(observation.memory).shown[1 - observation.seat, observation.seat]
    return shown.copy()
