"""Ratings of those who play here: openskill's Plackett-Luce model, match after match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from openskill.models import PlackettLuce

from freebooter.arena.ratings import ranks


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def rate(before: Sequence[tuple[float, float] | None], shares: Sequence[float]) -> list[tuple[float, float]]:
    """Everyone's mean and deviation after a match; whoever has a greater part of the victory is ahead."""
    model = _model()
    teams = [[model.rating(mu=known[0], sigma=known[1]) if known else model.rating()] for known in before]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=ranks(shares))]
