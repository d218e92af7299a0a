"""How a match ended and what everybody got."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from freebooter.engine.match import Match

Ending = Literal["played", "resigned", "abandoned"]


@dataclass(frozen=True)
class Result:
    ending: Ending
    points: list[int]
    shares: list[float]
    rated: bool


def standings(result: Result, forfeits: Sequence[int]) -> list[float]:
    """What ratings compare: whoever left is behind all who stayed, and the first who left is last.

    `forfeits` says of every seat which of those who left it was, 0 for whoever stayed. Where the bot of somebody who
    left has won, the victory is that of those who stayed and have the most points.
    """
    stayed = [seat for seat, forfeit in enumerate(forfeits) if not forfeit]
    standing = list(result.shares)
    if result.ending != "abandoned" and not any(result.shares[seat] for seat in stayed):
        best = max((result.points[seat] for seat in stayed), default=0)
        for seat in stayed:
            standing[seat] = float(result.points[seat] == best)
    last = max(forfeits)
    return [forfeit - last - 1.0 if forfeit else own for own, forfeit in zip(standing, forfeits, strict=True)]


def scored(match: Match, rated: bool) -> Result:
    """The result of a match that was played to its end."""
    return Result("played", match.points(), match.outcome(), rated)


def resigned(match: Match, still_in: Sequence[bool], rated: bool) -> Result:
    """The victory goes to those who did not resign and have the most points."""
    points = match.points()
    best = max((own for own, stays in zip(points, still_in, strict=True) if stays), default=0)
    winners = [stays and own == best for own, stays in zip(points, still_in, strict=True)]
    share = 1.0 / max(1, sum(winners))
    return Result("resigned", points, [share if won else 0.0 for won in winners], rated)
