"""What makes a score, for people who want to check it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
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

    @cached_property
    def plain(self) -> dict[str, Any]:
        """What goes to clients of it; what there is nothing of is left out."""
        said: dict[str, Any] = {"name": self.name, "points": self.points}
        if self.values:
            said["values"] = self.values
        if self.marks:
            said["marks"] = self.marks
        return said

    @cached_property
    def written(self) -> bytes:
        """The same in JSON: most parts stay as they are from move to move."""
        return json.dumps(self.plain, separators=(",", ":")).encode()


@dataclass(frozen=True)
class Chance:
    """How likely something is that may come next; views of games that know it carry a list of these as `odds`."""

    name: str
    """The name of its text, `odds-` before it."""
    probability: float
