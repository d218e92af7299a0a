"""The coach thinks in a process of its own: bots never wait for it, and it gives way to them and to the tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, TypeVar

from freebooter.bots.coach import Advice
from freebooter.bots.review import Decision, Judgement
from freebooter.engine.match import Match
from freebooter.table.proposals import NotNow
from freebooter.table.table import Table

from . import workers
from .workers import Question, observation_of, question_for

if TYPE_CHECKING:
    from .table_registry import TableRegistry

NICENESS = 10
"""More than that of the bots."""

SEED = 0
"""The same match is always reviewed alike."""

PATIENCE = 20.0
"""Seconds to wait for advice: longer only where the coach is still being compiled, or much is asked of it."""

MOST_REMEMBERED = 500
MOST_WAITING = 30

Found = TypeVar("Found")


def judge(game: str, decision: Decision) -> Judgement:
    """In the coach's process: think about a decision that was made."""
    from freebooter.bots import review
    from freebooter.bots.budget import Budget
    from freebooter.engine.registry import load

    return review.judge(game, decision, Budget(load(game).review_playouts), SEED)


def advise(question: Question) -> Advice:
    """In the coach's process: think about a decision that is to be made."""
    from freebooter.bots import coach
    from freebooter.engine.registry import load

    return coach.advise(question.game, observation_of(question, load(question.game)), seed=question.seed)


class CoachProcess:
    """One process, started when the coach is first asked; questions are answered in the order in which they come."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, think: Callable[..., Found], *given: object) -> Found:
        """Let the coach think about something; raises what goes wrong, and begins anew where its process has died."""
        if self._pool is None:
            self._pool = workers.start_pool(1, NICENESS)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            workers.end_pool(self._pool)
            self._pool = None


class AdviceMemory:
    """Advice by table, number of moves and seat: whoever asks again is told the same, without new thoughts."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._given: OrderedDict[tuple[str, int, int], asyncio.Task[Advice]] = OrderedDict()

    async def of(self, table: Table, match: Match, seat: int) -> Advice:
        """What the coach says about a seat's decision; raises `NotNow` where there is no time for it."""
        key = table.name, len(match.moves), seat
        task = self._given.get(key)
        if task is None:
            if sum(not each.done() for each in self._given.values()) >= MOST_WAITING:
                raise NotNow("advice-later")
            question = question_for(match, seat, "", table.bot_seed(seat, "advice"))
            task = self._given[key] = self._registry.spawn(self._registry.coach.ask(advise, question))
            while len(self._given) > MOST_REMEMBERED:
                self._given.popitem(last=False)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(task)
        except TimeoutError:
            raise NotNow("advice-later") from None
        except Exception:  # What it was is in the log.
            self._given.pop(key, None)
            raise NotNow("advice-later") from None
