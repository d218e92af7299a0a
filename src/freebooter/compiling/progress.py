"""How far a crew is with some pieces, and how long the rest will take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .pieces import Piece

State = Literal["waiting", "working", "done", "failed"]

ALMOST = 0.97
"""A piece that takes longer than it used to is shown as almost done."""

FIRST_SPENT, FIRST_BUSY = 4.0, 5.0
"""What is believed of a worker before anything is measured: seconds of one core that it gets in so many seconds."""


class Progress(NamedTuple):
    done: float
    """From 0 to 1."""
    seconds_left: float


@dataclass
class Work:
    """A piece and how far it is."""

    piece: Piece
    weight: float
    """What it usually costs, in seconds of one core."""
    state: State = "waiting"
    spent: float = 0.0
    """What the kernels have cost so far that are finished …"""
    kernels: int = 0
    """… and how many these are."""
    problem: str = ""
    """What went wrong, in the words of the compiler."""

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "working")

    @property
    def done(self) -> float:
        return 1.0 if self.state == "done" else min(ALMOST, self.spent / self.weight)

    @property
    def left(self) -> float:
        return self.weight * (1 - self.done)


@dataclass
class Pace:
    """How fast this machine is, as far as it is known."""

    workers: int
    busy: float = 0.0
    """Seconds in which workers have been at something, all together."""
    spent: float = 0.0
    finished: list[Work] = field(default_factory=list)

    @property
    def each(self) -> float:
        """Seconds of a core that a worker gets in a second."""
        return max(0.05, (self.spent + FIRST_SPENT) / (self.busy + FIRST_BUSY))

    @property
    def scale(self) -> float:
        """How much dearer than they used to be pieces are today."""
        weights = sum(work.weight for work in self.finished)
        spent = sum(work.spent for work in self.finished if work.spent)
        return min(5.0, max(0.2, (spent + 1.0) / (weights + 1.0))) if self.finished else 1.0


def progress_of(works: Sequence[Work], before: Iterable[Work], pace: Pace) -> Progress:
    """How far some works are, where others are done before them."""
    weight = sum(work.weight for work in works)
    left = sum(work.left for work in works)
    longest = max((work.left for work in works), default=0.0)
    ahead = sum(work.left for work in before)
    seconds = max((left + ahead) / pace.workers, longest) * pace.scale / pace.each if left else 0.0
    return Progress(1 - left / weight if weight else 1.0, seconds)
