"""The captain of Dolores: weighs every duel as the beginning of all that follows, and thinks ahead elsewhere.

Its mix of gestures is safe, and leaves that only as far as an opponent is known to play worse (`duels.py`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from freebooter.bots.budget import Budget
from freebooter.bots.thinking import Thought
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.observation import Observation

from ..records import parts
from ..rules.memory import CONDITIONS
from ..rules.terms import GESTURE_NAMES
from ..view import View
from .bots import Character
from .duels import answers, judge, liking
from .endings import weigh_gestures
from .kernels.policy import Policy
from .opponents import imagined_policies, suspicions
from .purse import Purse
from .thinking import THINKER
from .weighing import can_be_weighed, is_count

DUELLISTS_ALONE = 2
"""Where nobody looks on, one's gain is the other's loss."""

WORLDS = 32
"""Guesses at the policies of the table for one decision."""

GOOD_NAME = 0.01
"""How much of the chance to win it is worth to be known as good as one's word, among several."""

FRIENDLY = 0.5
"""How sure the captain must be what an opponent is like to promise it something."""


class Captain(Character):
    """Mixes its gestures so that nobody can better them, and takes what an opponent is known to leave."""

    character: ClassVar[Policy] = Policy.NAVIGATOR

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.purse = Purse()

    def think(self, observation: Observation, seed_word: Any) -> int:
        seed = int(seed_word)
        thought = self.thought(observation, seed)
        if thought.mix is None:
            return thought.actions[thought.best]
        if is_count(observation):
            return random.Random(seed).choices(thought.actions, keeping_word(observation, thought))[0]
        if can_be_weighed(observation):
            return random.Random(seed).choices(thought.actions, thought.mix)[0]
        return max(zip(thought.values, thought.actions, strict=True))[1]

    def thought(self, observation: Observation, seed: int) -> Thought:
        """What it thinks about a decision."""
        if is_count(observation) and not INTERPRETED:
            return self.weigh_duel(observation, seed)
        tables = imagined_policies(observation.memory, observation.seat, WORLDS, seed)
        return THINKER.think(observation, self.budget, seed, tables)

    def weigh_duel(self, observation: Observation, seed: int) -> Thought:
        """What each gesture is worth, and how often to show it, as far as the purse allows."""
        worlds = weigh_gestures(observation, self.budget, seed)
        if int(observation.observed["players"][0]) > DUELLISTS_ALONE:
            return judge(observation, worlds)
        thought = judge(observation, worlds, self.purse.settle(observation))
        if int(observation.observed["two_hand"][0]) != 1 - observation.seat:
            self.purse.stake(observation, worlds, np.array(thought.mix))
        return thought

    def talk(self, view: View) -> str | None:
        """Offers peace to those who would return it. Among several, it tells the others what it will do."""
        observation = view.observation
        opponent = view.neighbour if observation.seat == view.dealer else view.dealer
        likely = suspicions(observation.memory, opponent)
        if likely[Policy.RECIPROCATOR] + likely[Policy.GRUDGER] > FRIENDLY:
            return "peace"
        state = observation.observed[0]
        if int(state["players"]) == 2 or not state["side_count"].any() or likely[Policy.GAMBLER] < FRIENDLY:
            return None
        return GESTURE_NAMES[int(answers(observation, observation.seat).argmax())]


def keeping_word(observation: Observation, thought: Thought) -> Sequence[float]:
    """How often to show each gesture. Among several it keeps its word where that is cheap, to be believed."""
    assert thought.mix is not None
    promise = int(parts(observation.memory).open[observation.seat]) - 1
    state = observation.observed[0]
    with_two_hands = int(state["two_hand"]) == observation.seat
    if promise < 0 or promise % CONDITIONS or with_two_hands or int(state["players"]) == 2:
        return thought.mix
    values = np.array(thought.values)
    values[promise // CONDITIONS] += GOOD_NAME
    return [float(share) for share in liking(values)]
