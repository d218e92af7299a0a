"""The messages about learning: lessons, advice during a match, and the review after it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from freebooter.lessons.taking import Progress
from freebooter.table.messages import Snapshot, Update

from .socket import Language

MOST_TRIED = 40
"""So many moves one may make in a lesson; none needs more."""

MoveText = Annotated[str, Meta(max_length=200)]


class LessonTitle(Struct):
    number: int
    """From 1."""
    title: str
    more: bool
    """Whether it is for those who know the game already."""


class Lessons(Struct):
    """The lessons of a game, in order."""

    game: str
    lessons: list[LessonTitle]


class LessonTry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the learner has done in a lesson so far; nothing of it is kept."""

    moves: Annotated[list[MoveText], Meta(max_length=MOST_TRIED)] = []
    """The learner's own moves from the beginning, in the notation. The others reply by themselves."""
    language: Language | None = None
    """Where none is given, the one that `Accept-Language` asks for."""


class LessonState(Struct):
    """How a lesson stands after the learner's moves."""

    number: int
    """From 1."""
    count: int
    """How many lessons the game has, …"""
    needed: int
    """… and how many of them, the first ones, are needed to play."""
    title: str
    text: str
    """What to do; what was learnt; or a hint, after a move that was not asked for: try again from the beginning."""
    state: Progress
    light: list[str]
    """What the text speaks of: moves, or after an @ the name by which a board marks a thing; empty where it is free."""
    odds: bool
    """Whether the odds are to be shown: they are a part of what is learnt."""
    snapshot: Snapshot
    """The table as the learner sees it. Its name leads nowhere: all there is to ask is the next state of the lesson."""
    updates: list[Update]
    """The learner's last move and what the others replied, as a table tells them; nothing before the first move."""


class Advice(Struct):
    """What the coach says about the decision one is asked for now: an estimate that gets sharper step by step."""

    version: int
    """Of the table, when it was asked."""
    moves: list[MoveAdvice]
    """Each legal move, in the order of the table's `moves`."""
    chances: list[float]
    """Everyone's part of the victory by seat, if the best move is made, as far as one can know."""
    one_more_card: float | None
    """The points that drawing one more card is worth on average, against stopping now; null where that cannot be."""
    reason: str
    """Why, in a sentence: what is at stake, how likely it is, what others threaten."""
    step: int
    """Which estimate this is, from 1. Ask again with it as `after` for a sharper one, …"""
    steps: int
    """… of which there are so many in all."""
    playouts: int
    """How many games the coach has played out for it."""


class MoveAdvice(Struct):
    move: str
    words: str
    """The move in words."""
    value: float
    """The part of the victory that one may expect after it."""
    margin: float
    """Half the width of the 95 % interval."""
    best: bool
    """Whether it is the best one, or may well be as good: several are about equal."""


class ReviewState(Struct):
    """How far the coach has come with a match. Ask again until it is ready."""

    status: Literal["working", "ready"]
    done: int
    """So many decisions are judged, …"""
    of: int
    """… of so many; 0 while the review waits for others."""
    review: ReviewInfo | None


class ReviewInfo(Struct):
    """A finished match under the coach's eyes. Every decision is judged by what its seat could know then."""

    curve: list[CurvePoint]
    """Everyone's chance to win, in order; the last is what became of it."""
    conduct: list[ConductInfo]
    """By seat."""
    costliest: list[CostlyDecision]
    """The clear mistakes that gave most away, the worst first; of every seat so many that nobody's are left out."""


class CurvePoint(Struct):
    moves: int
    """After so many moves of the match."""
    version: int
    """The entry of the log that made the last of them."""
    chances: list[float]
    """Everyone's part of the victory, by seat."""


class ConductInfo(Struct):
    """How a seat has decided."""

    seat: int
    decisions: int
    """Choices between several moves."""
    mean_cost: float
    """The part of the victory that a decision gave away on average."""
    margin: float
    """Half the width of its 95 % interval."""
    mistakes: int
    """Moves that were worse for sure, and not just by what the coach's estimates are off."""


class CostlyDecision(Struct):
    number: int
    """Of the move in the record, from 1."""
    version: int
    """The entry of the log that made it; the version before shows what the seat saw when it decided."""
    seat: int
    played: str
    """In the notation, …"""
    played_words: str
    """… and in words."""
    better: str
    better_words: str
    value: float
    """The part of the victory that the seat could expect after its move, …"""
    better_value: float
    """… and after the better one."""
    cost: float
    """What the move gave away."""
    margin: float
    """Half the width of the 95 % interval of the cost."""
    odds: list[str]
    """The exact arithmetic of the decision in sentences, where the game has any."""
