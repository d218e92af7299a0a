"""Somebody takes a lesson: the moves so far are played from its position, and compared with what was asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import IllegalMove, Refusal
from freebooter.table.entries import Created, Holder, Moved
from freebooter.table.table import Table

from .lesson import LEARNER, Lesson, Step

Progress = Literal["asked", "astray", "done"]

NO_LINK = b""
"""The log of a lesson is kept nowhere, and nobody checks its chain."""


class Attempt:
    """How far a learner has come, at a table of its own. `step` counts the steps that are done."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = lesson.begin()
        self.table = _table(lesson, self.match)
        self.progress: Progress = "asked"
        self.step = 0
        self._promise()

    @property
    def part(self) -> str:
        """The part of the lesson's words that belongs here."""
        if self.progress == "done":
            return "done"
        return f"{'ask' if self.progress == 'asked' else 'hint'}-{self.step + 1}"

    @property
    def light(self) -> list[str]:
        """What the words speak of: what the step names, else everything that is done by the same verb.

        Where the learner has to find the right one among several, all of them are lit.
        """
        if self.progress != "asked" or self.lesson.is_free:
            return []
        step = self.lesson.steps[self.step]
        if step.light:
            return list(step.light)
        choices = self.match.choices(LEARNER)
        asked = {choice.verb for choice in choices if choice.move in step.moves}
        return [choice.move for choice in choices if choice.verb in asked]

    def play(self, text: str) -> Iterator[Moved]:
        """Make a move of the learner, then what the others reply; stops after each, for whoever wants to look.

        Raises a refusal, and changes nothing, where the learner may not move so.
        """
        if self.progress != "asked":
            raise IllegalMove("lesson-ended")
        move = self.match.read(f"{self.match.players[LEARNER]}: {text}")
        yield from self._improvise(move) if self.lesson.is_free else self._follow(move)

    def _push(self, move: Move) -> Moved:
        entry = Moved(at=0, seat=move.seat, move=self.match.write(move.action))
        self.table.fold(entry, NO_LINK, move)
        return entry

    def _follow(self, move: Move) -> Iterator[Moved]:
        """A step of the lesson. What somebody promises for the next one is there as soon as this one is done."""
        match, step = self.match, self.lesson.steps[self.step]
        is_asked = move in _meant(match, step)
        together = set(match.deciders)
        last = self._push(move)
        for text in step.replies:
            reply = match.read(text) if is_asked else _chosen(match, text, together)
            if reply is not None:
                yield last
                last = self._push(reply)
        self.step += is_asked
        if not is_asked:
            self.progress = "astray"
        elif self.step == len(self.lesson.steps):
            self.progress = "done"
        else:
            self._promise()
        yield last

    def _promise(self) -> None:
        """Let the others promise what they promise before the step that comes."""
        if not self.lesson.is_free:
            for name, promise in self.lesson.steps[self.step].promises:
                self.match.promise(self.match.players.index(name), promise)

    def _improvise(self, move: Move) -> Iterator[Moved]:
        """The others play on until the learner is asked again, or it is over."""
        yield self._push(move)
        match = self.match
        while not match.is_over and LEARNER not in match.deciders:
            seat = match.deciders[0]
            actions = match.legal_moves(seat)
            liked = [action for wish in self.lesson.others for action in actions if match.write(action) == wish]
            yield self._push(Move(seat, [*liked, *actions][0]))
        if match.is_over:
            self.progress = "done" if match.players[LEARNER] in match.winners() else "astray"


def _table(lesson: Lesson, match: Match) -> Table:
    """A table that nobody has set up and nobody else can find."""
    seats = tuple(Holder("person" if seat == LEARNER else "bot", name) for seat, name in enumerate(match.players))
    table = Table("lesson")
    table.fold(Created(at=0, game=lesson.game, options=match.options, seats=seats, host="", secret="", key=""), NO_LINK)
    table.lay_out(match)
    return table


def _meant(match: Match, step: Step) -> list[Move]:
    """The moves that a step asks for."""
    return [match.read(f"{match.players[LEARNER]}: {text}") for text in step.moves]


def _chosen(match: Match, reply: str, together: set[int]) -> Move | None:
    """What somebody had chosen at the same time as the learner: it is so whatever the learner chose."""
    try:
        move = match.read(reply)
    except Refusal:
        return None
    return move if move.seat in together else None
