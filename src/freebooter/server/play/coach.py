"""The coach thinks in a process of its own: bots never wait for it, and it gives way to them and to the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from freebooter.bots.coach import Advice
from freebooter.bots.review import Decision, Judgement

from . import workers as thinkers
from .workers import Question, ask_about, sight_of

NICENESS = 10
"""More than that of the bots."""

REVIEW_PLAYOUTS = {"dolores": 4_000}
"""For a run about one decision of a match; where a game is not named, as many as the review itself likes best.

So a match is reviewed in some seconds on one core, and what a decision cost is known to about two percentage points.
"""

SEED = 0
"""The same match is always reviewed alike."""

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


@dataclass(frozen=True)
class Choice:
    """A decision that was made, ready to be sent."""

    asked: Question
    number: int
    action: int
    moves: dict[int, str]


@dataclass(frozen=True)
class Verdict:
    """What the coach found about it, ready to be sent back; see `Judgement`."""

    chances: tuple[float, ...]
    better: int
    value: float
    better_value: float
    margin: float

    def on(self, decision: Decision) -> Judgement:
        return Judgement(decision, self.chances, self.better, self.value, self.better_value, self.margin)


def choice(game: str, decision: Decision, players: tuple[str, ...]) -> Choice:
    asked = ask_about(game, decision.observation, players, "", SEED)
    return Choice(asked, decision.number, decision.action, decision.moves)


def judge(made: Choice) -> Verdict:
    """Think about a decision that was made."""
    from freebooter.bots import review
    from freebooter.bots.budget import Budget
    from freebooter.engine.registry import load

    asked = made.asked
    decision = Decision(made.number, asked.seat, sight_of(asked, load(asked.game)), made.action, made.moves)
    found = review.judge(asked.game, decision, Budget(REVIEW_PLAYOUTS.get(asked.game)), asked.seed)
    return Verdict(found.chances, found.better, found.value, found.better_value, found.margin)


def advise(asked: Question) -> Advice:
    """Think about a decision that is to be made."""
    from freebooter.bots import coach
    from freebooter.engine.registry import load

    return coach.advise(asked.game, sight_of(asked, load(asked.game)), seed=asked.seed)


class Coach:
    """One process, started when the coach is first asked; questions are answered in the order in which they come."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, think: Callable[[Asked], Answered], asked: Asked) -> Answered:
        """Let the coach think about something; raises what goes wrong, and begins anew where its process has died."""
        if self._pool is None:
            self._pool = thinkers.start(1, NICENESS)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            thinkers.end(self._pool)
            self._pool = None
