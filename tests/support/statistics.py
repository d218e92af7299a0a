"""Whether counts look as they should. Seeds in tests are fixed, so a verdict never changes from run to run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome")


def chi_square(counts: Mapping[Outcome, int], expected: Mapping[Outcome, float]) -> float:
    return sum((counts.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in expected.items())


def is_plausible(counts: Mapping[Outcome, int], expected: Mapping[Outcome, float]) -> bool:
    """Whether counts fit expected ones; a fair source is refused about once in ten thousand times.

    Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    """
    if set(counts) - set(expected):
        return False
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    deviation = ((chi_square(counts, expected) / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return bool(deviation < 3.72)


def is_uniform(counts: Mapping[Outcome, int], outcomes: Iterable[Outcome]) -> bool:
    """Whether every outcome came up about as often as any other, and nothing else did."""
    possible = list(outcomes)
    mean = sum(counts.values()) / len(possible)
    return is_plausible(counts, dict.fromkeys(possible, mean))
