"""The bots of Dead Man's Draw: each asks one kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import numpy as np

from freebooter.bots.compiled import CompiledBot
from freebooter.bots.thinking import CONFIDENCE, Thought
from freebooter.engine.kernels.contract import Kernel
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..game import GAME
from .kernels.boatswain import boatswain
from .kernels.contender import contender
from .kernels.deckhand import deckhand
from .kernels.quartermaster import quartermaster
from .kernels.turns import VICTORY, weigh_moves
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


class Boatswain(PolicyBot):
    """Knows what is at stake, and guesses how likely a bust is."""

    policy = staticmethod(lambda state, seat, seed: boatswain(state, seat))


class Quartermaster(PolicyBot):
    """Counts cards, and knows how many points one more of them is worth."""

    policy = staticmethod(quartermaster)


class Captain(CompiledBot):
    """Thinks ahead in as many worlds as its budget allows, and knows by the odds of its turn where to look."""

    game = GAME

    def think(self, observation: Observation, seed_word: Any) -> int:
        record, seat = argument(observation.observed), observation.seat
        tables = expected_policies(seat, int(observation.observed["players"][0]))
        thought = THINKER.think(observation, self.budget, int(seed_word), tables)
        worths = np.zeros(len(thought.actions))
        weigh_moves(record, seat, seed_word, VICTORY, worths)
        return thought.actions[settle(thought, worths.tolist(), int(observation.observed["pile_count"][0]))]


OFF_BY, FORESEEN_OFF_BY = 0.8, 0.3
"""Divided by the cards left, how far what was learnt is off, and how far the search, which asks it later. The first was
measured against playouts of swift players to the end; the second is a guess."""


def settle(thought: Thought, worths: Sequence[float], cards: int) -> int:
    """The place of the move that is best by the odds of the turn and by the search, each counting as far as it's sure.

    What is solved needs no second opinion; but of moves that are equally good then, the odds of the turn choose.
    """
    if thought.is_exact:
        return max(range(len(worths)), key=lambda n: (round(thought.values[n], 9), worths[n]))
    tried = sum(thought.visits)
    offset = sum(visits * (value - worth) for visits, value, worth in _rows(thought, worths)) / max(1, tried)
    learnt, foreseen = OFF_BY / max(1, cards), FORESEEN_OFF_BY / max(1, cards)

    def combined(place: int) -> float:
        search = 1 / ((thought.margin(place) / CONFIDENCE) ** 2 + foreseen**2)
        turn = 1 / learnt**2
        return (search * thought.values[place] + turn * (worths[place] + offset)) / (search + turn)

    return max(range(len(worths)), key=combined)


def _rows(thought: Thought, worths: Sequence[float]) -> Iterator[tuple[int, float, float]]:
    return zip(thought.visits, thought.values, worths, strict=True)
