"""The messages about learning: lessons, advice during a match, and the review after it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from freebooter.lessons.taking import Progress
from freebooter.table.messages import Snapshot, Update

from .socket import Language

MOST_TRIED = 40
"""The most moves in a lesson; none needs more."""

MoveText = Annotated[str, Meta(max_length=200)]


class LessonTitle(Struct):
    number: int
    """From 1."""
    title: str
    more: bool
    """Whether it's for players who already know the game."""


class Lessons(Struct):
    """The lessons of a game, in order."""

    game: str
    lessons: list[LessonTitle]


class LessonTry(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the learner has done in a lesson so far; the server stores none of it."""

    moves: Annotated[list[MoveText], Meta(max_length=MOST_TRIED)] = []
    """The learner's own moves from the start, in notation. The others reply by themselves."""
    language: Language | None = None
    """By default, what `Accept-Language` asks for."""


class LessonState(Struct):
    """The state of a lesson after the learner's moves."""

    number: int
    """From 1."""
    count: int
    """How many lessons the game has, …"""
    needed: int
    """… and how many, from the first, you need in order to play."""
    title: str
    text: str
    """What to do; what was learned; or, after a wrong move, a hint: start again."""
    state: Progress
    light: list[str]
    """What the text is about: moves, or after an @ the name of a marked part of the board; empty in free play."""
    odds: bool
    """Whether to show the odds, as part of the lesson."""
    snapshot: Snapshot
    """The table as the learner sees it. Its name leads nowhere; ask only for the next state of the lesson."""
    updates: list[Update]
    """The learner's last move and the replies, as a table sends them; empty before the first move."""


class Advice(Struct):
    """The coach's advice on your current decision: an estimate that gets more precise step by step."""

    version: int
    """The table's version when you asked."""
    moves: list[MoveAdvice]
    """Each legal move, in the order of the table's `moves`."""
    chances: list[float]
    """Everyone's expected share of the victory by seat, if you make the best move."""
    one_more_card: float | None
    """The average points gained by drawing one more card instead of stopping; null if you can't do both."""
    reason: str
    """Why, in a sentence: what's at stake, how likely it is, what others threaten."""
    step: int
    """Which estimate this is, from 1. Send it as `after` to get a more precise one, …"""
    steps: int
    """… out of this many."""
    playouts: int
    """How many games the coach has played out for it."""


class MoveAdvice(Struct):
    move: str
    words: str
    """The move in words."""
    value: float
    """Your estimated chance to win after it."""
    margin: float
    """Half the width of the 95% interval."""
    best: bool
    """Whether it's the best move or about equal to it."""


class ReviewState(Struct):
    """The progress of a review. Ask again until it's ready."""

    status: Literal["working", "ready"]
    done: int
    """The decisions judged so far, …"""
    of: int
    """… out of this many; 0 while the review waits for others."""
    review: ReviewInfo | None


class ReviewInfo(Struct):
    """The review of a finished match. Every decision is judged by what its seat could know at the time."""

    curve: list[CurvePoint]
    """Everyone's chance to win, in order; the last is the result."""
    conduct: list[ConductInfo]
    """By seat."""
    costliest: list[CostlyDecision]
    """The costliest clear mistakes, worst first, with some of every seat."""


class CurvePoint(Struct):
    moves: int
    """The number of moves made by then."""
    version: int
    """The log entry of the last of them."""
    chances: list[float]
    """Everyone's expected share of the victory, by seat."""


class ConductInfo(Struct):
    """How well a seat decided."""

    seat: int
    decisions: int
    """Decisions with several legal moves."""
    mean_cost: float
    """The chance to win that an average decision gave away."""
    margin: float
    """Half the width of its 95% interval."""
    mistakes: int
    """Moves that were clearly worse, beyond the coach's margin of error."""


class CostlyDecision(Struct):
    number: int
    """The number of the move in the record, from 1."""
    version: int
    """The log entry of the move; the version before shows what the seat saw when it decided."""
    seat: int
    played: str
    """In notation, …"""
    played_words: str
    """… and in words."""
    better: str
    better_words: str
    value: float
    """The seat's estimated chance to win after its move, …"""
    better_value: float
    """… and after the better one."""
    cost: float
    """What the move gave away."""
    margin: float
    """Half the width of the 95% interval of the cost."""
    odds: list[str]
    """The exact math of the decision in sentences, if the game provides it."""
