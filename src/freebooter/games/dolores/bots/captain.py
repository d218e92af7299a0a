"""The captain of Dolores: thinks ahead in many worlds, with opponents as it has come to know them.

Of simultaneous choices it makes those that pay against these opponents. Where nothing much is to be gained it mixes as
the gambler does, which nobody can take advantage of.
"""

from __future__ import annotations

import math
import random
from typing import Any, ClassVar

import numpy as np

from freebooter.bots.thinking import Thought
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..rules.terms import GESTURES
from ..view import View
from .bots import Character
from .kernels.dispatch import equilibrium_mix
from .kernels.policy import Policy
from .thinking import THINKER, imagined_policies, suspicions

WORLDS = 32
"""Guesses at the policies of the table for one decision."""

INDIFFERENCE = 0.005
"""Differences of win probability about which the captain does not care much."""

FRIENDLY = 0.5
"""How sure the captain must be of a peaceful opponent to promise it peace."""


class Captain(Character):
    """Finds out what its opponents are like, keeps a promise as long as that pays, and takes what they leave."""

    character: ClassVar[Policy] = Policy.GAMBLER

    def think(self, observation: Observation, seed_word: Any) -> int:
        seed = int(seed_word)
        tables = imagined_policies(observation.memory, observation.seat, WORLDS, seed)
        thought = THINKER.think(observation, self.budget, seed, tables)
        if thought.mix is None:
            return thought.actions[thought.best]
        if len(thought.actions) != GESTURES:
            return max(zip(thought.values, thought.actions, strict=True))[1]
        return random.Random(seed).choices(thought.actions, _preferences(observation, thought))[0]

    def talk(self, view: View) -> str | None:
        """Offers peace to those who would return it, and leaves the others guessing."""
        opponent = view.neighbour if view.observation.seat == view.dealer else view.dealer
        likely = suspicions(view.observation.memory, opponent)
        return "peace" if likely[Policy.RECIPROCATOR] + likely[Policy.GRUDGER] > FRIENDLY else None


def _preferences(observation: Observation, thought: Thought) -> list[float]:
    """How often to show each gesture: as the gambler would, unless one pays clearly more."""
    fair = np.zeros(GESTURES)
    equilibrium_mix(argument(observation.observed), observation.seat, fair)
    best = max(thought.values)
    return [
        (0.02 + float(share)) * math.exp((value - best) / (INDIFFERENCE + error))
        for share, value, error in zip(fair, thought.values, thought.errors, strict=True)
    ]
