"""A lesson as its file describes it: where it begins, what the learner is asked to do, and what the others reply."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from freebooter.text import say

LEARNER = 0
"""The learner is the first of the players that a position names."""

MATE = 1
"""The player whom the words of a lesson call by name."""


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    moves: tuple[str, ...]
    """Any of these does what is asked."""
    replies: tuple[str, ...]
    """What the others do then, or have chosen at the same time; each with its name, in order."""
    light: tuple[str, ...] = ()
    """What is lit meanwhile: moves, or after an @ the name by which a board marks a thing; the asked ones if empty."""
    promises: tuple[tuple[str, str], ...] = ()
    """What others have promised before it, each with the name of who did."""


@dataclass(frozen=True)
class Lesson:
    """A lesson has steps, or it is played freely and has to be won."""

    game: str
    number: int
    name: str
    position: dict[str, Any]
    """Where it begins, as a scenario file says it."""
    steps: tuple[Step, ...]
    others: tuple[str, ...]
    """Played freely: the others make the first of these moves that they may make."""
    odds: bool = False
    """Whether the odds are shown beside it: where they are what is learnt."""
    more: bool = False
    """Whether it is for those who know the game already; one can play without it."""

    @property
    def is_free(self) -> bool:
        return not self.steps

    def begin(self) -> Match:
        """A new match at the position."""
        return read_scenario({"game": self.game, **self.position}).match

    def words(self, part: str, language: str) -> str:
        """A part of what is said: `ask-1`, `hint-1`, …, and `done`; the title without a part."""
        return say(
            f"{self.game}/lesson-{self.name}",
            in_language=language,
            attribute=part or None,
            mate=self.position["players"][MATE],
        )


def _read(game: str, file: Path) -> Lesson:
    described = yaml.safe_load(file.read_text(encoding="utf-8"))
    number, _, name = file.stem.partition("-")
    steps = tuple(
        Step(
            tuple(step["moves"]),
            tuple(step.get("replies", ())),
            tuple(step.get("light", ())),
            tuple(step.get("promises", {}).items()),
        )
        for step in described.get("steps", ())
    )
    others = tuple(described.get("others", ()))
    flags = {name: bool(described.get(name)) for name in ("odds", "more")}
    return Lesson(game, int(number), name, described["position"], steps, others, **flags)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none where nobody has written any."""
    return tuple(_read(game, file) for file in sorted(load(game).lessons.glob("*.yaml")))
