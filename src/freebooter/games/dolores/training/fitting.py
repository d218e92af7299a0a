"""Fits the network to how games ended, by stochastic descent (Adam)."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ..bots.kernels.learnt import FIRST_BIAS, LAST, LONG, ROWS, SECOND, SECOND_BIAS, SIZE, TABLES, UNITS
from ..rules.terms import MAX_PLAYERS
from .kernels import fitting

BATCH = 512
FIRST_MOMENT, SECOND_MOMENT = 0.9, 0.999
DECAY = 1e-6
"""How much of every number is forgotten at a step, so that what is rarely seen stays near nothing."""


@dataclass
class Descent:
    """A network for one number of players while it learns."""

    numbers: np.ndarray
    table: int
    mean: np.ndarray = field(default_factory=lambda: np.zeros(SIZE))
    square: np.ndarray = field(default_factory=lambda: np.zeros(SIZE))
    steps: int = 0

    def __post_init__(self) -> None:
        self._paper = (
            np.zeros((MAX_PLAYERS, ROWS), np.int64),
            np.zeros((MAX_PLAYERS, UNITS)),
        )

    def learn(self, positions: np.ndarray, rate: float, chance: np.random.Generator) -> float:
        """Go through the positions once, in any order; returns the mean surprise. The rate falls to a tenth."""
        order = chance.permutation(len(positions))
        total = 0.0
        batches = max(1, len(order) // BATCH)
        for number, batch in enumerate(np.array_split(order, batches)):
            gradient = np.zeros(SIZE)
            total += fitting.slope(
                self.numbers,
                self.table,
                positions,
                batch,
                *self._paper,
                np.zeros(UNITS),
                np.zeros(MAX_PLAYERS),
                gradient,
            )
            self._step(gradient / len(batch), rate * 0.1 ** (number / batches))
        return total / len(order)

    def _step(self, gradient: np.ndarray, rate: float) -> None:
        self.steps += 1
        self.mean += (1 - FIRST_MOMENT) * (gradient - self.mean)
        self.square += (1 - SECOND_MOMENT) * (gradient**2 - self.square)
        mean = self.mean / (1 - FIRST_MOMENT**self.steps)
        square = self.square / (1 - SECOND_MOMENT**self.steps)
        row = self.numbers[self.table]
        row -= rate * mean / (np.sqrt(square) + 1e-8) + DECAY * row

    def judge(self, positions: np.ndarray) -> np.ndarray:
        """What the network says of positions: everyone's part of the victory."""
        shares = np.zeros((len(positions), MAX_PLAYERS))
        fitting.judge(self.numbers, self.table, positions, *self._paper, shares)
        return shares


def new_numbers(chance: np.random.Generator) -> np.ndarray:
    """Numbers of networks that have learnt nothing yet."""
    numbers = np.zeros((TABLES, SIZE))
    numbers[:, :LONG] = 0.02 * chance.standard_normal((TABLES, LONG))
    numbers[:, LONG:FIRST_BIAS] = 0.3 * chance.standard_normal((TABLES, FIRST_BIAS - LONG))
    numbers[:, FIRST_BIAS:SECOND] = 0.3 * chance.random((TABLES, UNITS))
    numbers[:, SECOND:SECOND_BIAS] = 0.3 * chance.standard_normal((TABLES, UNITS * UNITS))
    numbers[:, LAST : LAST + UNITS] = 0.3 * chance.standard_normal((TABLES, UNITS))
    return numbers
