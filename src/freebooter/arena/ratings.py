"""Ratings of the bots: openskill's Plackett-Luce model, game after game in the order of the deals.

A game is rated by its outcome: whoever has a share of the victory is ahead of those who have none. Bots do not learn
while they play, so a rating is not made to drift. A bot that holds several seats of a table gets the mean of what
happened to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .playing import Played
from .tournament import Tournament

CURVE_POINTS = 200


@dataclass(frozen=True)
class Ratings:
    """Mean and uncertainty of each entrant, and how the means went: after so many games, everyone's."""

    means: list[float]
    sigmas: list[float]
    curve: list[tuple[int, list[float]]]


def rate(tournament: Tournament, played: Sequence[Played]) -> Ratings:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    start = model.rating()
    means, sigmas = ([value] * len(tournament.entrants) for value in (start.mu, start.sigma))
    every = max(1, len(played) // CURVE_POINTS)
    curve = [(0, list(means))]
    for number, game in enumerate(played, 1):
        seating = tournament.seatings[game.seating]
        teams = [[model.rating(mu=means[bot], sigma=sigmas[bot])] for bot in seating]
        rated = model.rate(teams, scores=list(game.shares))
        for bot in set(seating):
            own = [team[0] for team, each in zip(rated, seating, strict=True) if each == bot]
            means[bot] = sum(each.mu for each in own) / len(own)
            sigmas[bot] = sum(each.sigma for each in own) / len(own)
        if number % every == 0 or number == len(played):
            curve.append((number, list(means)))
    return Ratings(means, sigmas, curve)
