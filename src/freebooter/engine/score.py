"""What makes a score, for people who want to check it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ScorePart:
    """A part of somebody's points; the points of all parts add up to the score."""

    name: str
    """The name of its text, such as `part-cards`."""
    points: int
    values: tuple[int, ...] = ()
    """The values of the cards it is made of, the highest first."""
    marks: tuple[str, ...] = ()
    """What else there is to say about it, in words of the game."""


def plain_part(part: ScorePart) -> dict[str, Any]:
    """What goes to clients of a part; what there is nothing of is left out."""
    said: dict[str, Any] = {"name": part.name, "points": part.points}
    if part.values:
        said["values"] = part.values
    if part.marks:
        said["marks"] = part.marks
    return said


@dataclass(frozen=True)
class Chance:
    """How likely something is that may come next; views of games that know it carry a list of these as `odds`."""

    name: str
    """The name of its text, `odds-` before it."""
    probability: float
