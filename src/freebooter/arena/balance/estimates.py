"""Estimates with their 95 % intervals, out of sums over deals.

Deals are independent of each other; the games of one deal, and the seats of one game, are not. So of every deal one row
of numbers is kept, and of the rows only how many there were, their sum, and the sum of their products: enough for the
mean of any number, for the ratio of any two, and for the difference of such ratios on the same deals.

All numbers are whole (victories in 840ths), so that the sums are exact and do not depend on the order of adding.
"""

from __future__ import annotations

from math import isnan, nan, sqrt
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

VICTORY = 840
"""A whole victory; one shared by two to eight is still a whole number."""

CONFIDENCE = 0.95
IMAGINED = 2
"""Games that are imagined beside those that were played, so that a few that agree do not look certain."""

_QUANTILE = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A figure and the ends of its interval; all of them NaN where nothing was counted."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        return (self.high - self.low) / 2

    def as_json(self) -> dict[str, float | None]:
        return {name: None if isnan(value) else value for name, value in self._asdict().items()}

    @staticmethod
    def from_json(noted: dict[str, float | None]) -> Estimate:
        return Estimate(*(nan if noted[name] is None else float(noted[name] or 0) for name in Estimate._fields))


UNKNOWN = Estimate(nan, nan, nan)


class Part(NamedTuple):
    """A number of the rows in units of `unit`, or where `per` is given the ratio of that number to this one."""

    number: int
    per: int | None = None
    unit: float = 1.0


class Sample:
    """Sums over the rows of deals, and counts that are simply added up."""

    def __init__(self, rows: np.ndarray, counts: np.ndarray | None = None) -> None:
        exact = rows.astype(np.float64)
        self.deals = len(rows)
        self.sums = exact.sum(axis=0)
        self.products = exact.T @ exact
        self.counts = np.zeros(0, np.int64) if counts is None else counts

    def add(self, other: Sample) -> None:
        self.deals += other.deals
        self.sums = self.sums + other.sums
        self.products = self.products + other.products
        self.counts = self.counts + other.counts

    def value(self, part: Part) -> float:
        below = self.deals if part.per is None else self.sums[part.per]
        return float(self.sums[part.number] / below / part.unit) if below else nan

    def _influence(self, part: Part) -> np.ndarray:
        """How much each number of a deal's row moves the part, for small deviations."""
        weights = np.zeros(len(self.sums))
        below = self.deals if part.per is None else self.sums[part.per]
        weights[part.number] += 1 / (below * part.unit)
        if part.per is not None:
            weights[part.per] -= self.value(part) / below
        return weights

    def _variance(self, weights: np.ndarray) -> float:
        """The variance of what the weights add up to over all deals."""
        if self.deals < 2:
            return nan
        mean = float(weights @ self.sums) / self.deals
        spread = float(weights @ self.products @ weights) - self.deals * mean * mean
        return max(0.0, spread) * self.deals / (self.deals - 1)

    def mean(self, part: Part, minus: Part | None = None) -> Estimate:
        """A mean or a ratio, or how much it is more than another."""
        value = self.value(part)
        if minus is not None:
            value -= self.value(minus)
        if isnan(value):
            return UNKNOWN
        weights = self._influence(part) - (0 if minus is None else self._influence(minus))
        error = _QUANTILE * sqrt(self._variance(weights)) if self.deals > 1 else nan
        return Estimate(value, value - error, value + error)

    def share(self, part: Part) -> Estimate:
        """A share between nought and one, whose interval stays there: Wilson's, for as many games as all are worth."""
        value = self.value(part)
        if isnan(value):
            return UNKNOWN
        games = self.deals if part.per is None else float(self.sums[part.per])
        lone = value * (1 - value)
        spread = self._variance(self._influence(part)) / lone if lone > 0 and self.deals > 1 else 1 / games
        square = _QUANTILE * _QUANTILE
        unsure = square * ((games - 1) * spread + IMAGINED / games) / (games - 1 + IMAGINED)
        centre = (value + unsure / 2) / (1 + unsure)
        half = sqrt(unsure * lone + unsure * unsure / 4) / (1 + unsure)
        return Estimate(value, max(0.0, min(value, centre - half)), min(1.0, max(value, centre + half)))
