"""How a lesson looks to its learner: like a table, so that whatever shows tables can show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from freebooter.table.messages import Snapshot, Update
from freebooter.table.projection import Projection

from .lesson import LEARNER, Lesson
from .taking import Attempt

Message = TypeVar("Message", Snapshot, Update)


@dataclass(frozen=True)
class Shown:
    attempt: Attempt
    snapshot: Snapshot
    updates: list[Update]
    """The learner's last move, and what the others replied."""


def show(lesson: Lesson, moves: Sequence[str], language: str) -> Shown:
    """A lesson after these moves of the learner; raises a refusal where one of them may not be made."""
    attempt = Attempt(lesson)
    projection = Projection(attempt.table)
    updates: list[Update] = []
    for number, text in enumerate(moves, 1):
        for entry in attempt.play(text):
            told = projection.told(entry)
            if number == len(moves):  # Only the last is looked at.
                updates.append(_quiet(told.update(LEARNER, language)))
    snapshot = _quiet(projection.snapshot(LEARNER, 0, language))
    snapshot.table.status, snapshot.table.result = "playing", None  # There is no rematch and nothing to review.
    if attempt.progress != "asked":
        _end(snapshot)
        _end(updates[-1])
    return Shown(attempt, snapshot, updates)


def _quiet(message: Message) -> Message:
    """Nothing is promised in a lesson."""
    message.may_promise = False
    if isinstance(message, Update):
        message.table = None
    return message


def _end(message: Snapshot | Update) -> None:
    """Nothing more can be done."""
    message.moves, message.choices = [], []
    if message.aid is not None:
        message.aid.question, message.aid.choices = "", []
