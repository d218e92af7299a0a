"""How the captain and the coach of Dolores think: the search, tuned for duels, and whom they expect at the table.

Which character an opponent is likely to be is told by all that it has shown and said.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from freebooter.bots.kernels.search import Tuning
from freebooter.bots.thinking import Thinker

from ..game import GAME
from ..records import parts
from ..rules.memory import CONDITIONS
from ..rules.terms import MAX_PLAYERS
from .kernels.policy import Policy
from .kernels.search import SEARCH

THINKER = Thinker(GAME, SEARCH, Policy.GAMBLER, Tuning(trust=0.5, model=1.0, horizon=4))

SUSPECTED = {
    Policy.DOVE: (0.10, ((0.93, 0.01, 0.06),) * CONDITIONS),
    Policy.HAWK: (0.10, ((0.02, 0.78, 0.20),) * CONDITIONS),
    Policy.RECIPROCATOR: (0.15, ((0.97, 0.02, 0.01), (0.97, 0.02, 0.01), (0.12, 0.86, 0.02), (0.12, 0.86, 0.02))),
    Policy.GRUDGER: (0.15, ((0.90, 0.09, 0.01), (0.90, 0.09, 0.01), (0.05, 0.94, 0.01), (0.60, 0.39, 0.01))),
    Policy.GAMBLER: (0.50, ((0.33, 0.42, 0.25),) * CONDITIONS),
}
"""For each character how likely a stranger is one, and how it answers: how often it shows peace, fight and first choice
to somebody who showed it nothing so far, peace, fight, or first choice the last time."""

A_WORD = 0.5
"""How far a stranger's promise is believed; every kept one makes it more, every broken one less."""


def suspicions(memory: np.ndarray, seat: int) -> dict[Policy, float]:
    """How likely a seat is each of the characters, by how it answered what was done to it."""
    answers = parts(memory).answered[seat]
    weights = {
        character: prior * float(np.prod(np.asarray(habits) ** answers))
        for character, (prior, habits) in SUSPECTED.items()
    }
    total = sum(weights.values())
    return {character: weight / total for character, weight in weights.items()}


def word_counts(memory: np.ndarray, seat: int) -> float:
    """How far a seat's open promise is to be believed: 0 where it has made none."""
    remembered = parts(memory)
    if not remembered.open[seat]:
        return 0.0
    kept, broken = float(remembered.kept[seat]), float(remembered.broken[seat])
    return (kept + A_WORD) / (kept + broken + 1.0)


def imagined_policies(memory: np.ndarray, seat: int, worlds: int, seed: int) -> Sequence[Sequence[int]]:
    """Several tables for the search to think at one after the other: a policy for every seat, drawn by what is likely.

    The own is the gambler's, as nobody can take advantage of it. A seat whose word counts is imagined as its record and
    its promise together let one expect.
    """
    chance = random.Random(seed)
    columns = []
    for other in range(MAX_PLAYERS):
        likely, word = suspicions(memory, other), word_counts(memory, other)
        drawn = chance.choices(list(likely), list(likely.values()), k=worlds)
        believed = [chance.random() < word for _ in range(worlds)]
        columns.append([int(Policy.MODEL if trusts else each) for trusts, each in zip(believed, drawn, strict=True)])
    columns[seat] = [int(Policy.GAMBLER)] * worlds
    return list(zip(*columns, strict=True))
