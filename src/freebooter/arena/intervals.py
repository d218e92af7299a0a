"""How sure a share of victories is, when games come in deals.

The games of a deal are the same cards with the seats exchanged, so they hang together: often they balance each other,
and a share is known better than from as many single games; sometimes they repeat each other. Deals, though, are
independent. So the spread of the share from deal to deal says how many independent games all of them are worth, and
with that number the interval has Wilson's shape: it stays between nought and one, and does not shrink to a point when
every game was won.

A few deals tell little about their own spread. Therefore two more deals are imagined that are worth one independent
game each, and Student's t takes the place of the normal distribution.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

import numpy as np

CONFIDENCE = 0.95
IMAGINED = 2
"""Deals that are imagined, each worth one game."""


def interval(shares: np.ndarray) -> tuple[float, float]:
    """The 95 % interval of the mean of `shares`: a bot's mean share of the victory in each deal."""
    mean = float(shares.mean())
    worth = effective_games(shares)
    quantile = _student(len(shares) - 1 + IMAGINED)
    square = quantile * quantile
    centre = (mean + square / (2 * worth)) / (1 + square / worth)
    half = quantile / (1 + square / worth) * sqrt(mean * (1 - mean) / worth + square / (4 * worth * worth))
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def effective_games(shares: np.ndarray) -> float:
    """How many independent games, won or lost, would tell as much as these deals."""
    deals = len(shares)
    mean = float(shares.mean())
    lone = mean * (1 - mean)  # The spread that deals of a single game would have.
    spread = float(shares.var(ddof=1)) / lone if deals > 1 and lone > 0 else 1.0
    return deals * (deals - 1 + IMAGINED) / ((deals - 1) * spread + IMAGINED)


def _student(freedom: int) -> float:
    """The two-sided quantile of Student's t, by the expansion of Cornish and Fisher (to 4 % at two degrees)."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
