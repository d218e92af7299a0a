"""The coach thinks in a process of its own: bots never wait for it, and it gives way to them and to the tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from freebooter.bots.coach import Advice
from freebooter.bots.review import Decision, Judgement
from freebooter.engine.match import Match
from freebooter.table.proposals import NotNow
from freebooter.table.table import Table

from .thinkers import Asker, Thinkers, Who
from .workers import Question, observation_of, question_for

if TYPE_CHECKING:
    from .table_registry import TableRegistry

NICENESS = 10
"""More than that of the bots."""

SEED = 0
"""The same match is always reviewed alike."""

PATIENCE = 20.0
"""Seconds to wait for advice: longer only where the coach is still being compiled, or much is asked of it."""

STEPS = (60.0, 250.0, 800.0)
"""Milliseconds of thought for the first estimate of a decision and for each sharper one. More there never is."""

MOST_PROMISES = 4
MOST_REMEMBERED = 500
MOST_WAITING = 120
MOST_OF_AN_ADDRESS = 30
"""So many thoughts may wait in all, and of one address; nobody takes all places."""

SOMEBODY = Asker(True, "", "")
"""Whoever will ask."""


def judge(game: str, decision: Decision) -> Judgement:
    """In the coach's process: think about a decision that was made."""
    from freebooter.bots import review
    from freebooter.bots.budget import Budget
    from freebooter.engine.registry import load

    return review.judge(game, decision, Budget(load(game).review_playouts), SEED)


def advise(question: Question, milliseconds: float) -> Advice:
    """In the coach's process: think about a decision that is to be made, for so long."""
    from freebooter.bots import coach
    from freebooter.bots.budget import Budget
    from freebooter.engine.registry import load

    budget = Budget(milliseconds=milliseconds)
    return coach.advise(question.game, observation_of(question, load(question.game)), budget, question.seed)


def load_game(game: str) -> None:
    """In the coach's process: load what it will need, so that the first who asks does not wait for it."""
    from freebooter.bots import coach

    coach.coach_of(game)


class CoachProcess:
    """One process, started when the coach is first asked: it advises those who play first, and reviews when it can."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(1, NICENESS)
        self._ready: set[str] = set()
        """The games that its process has loaded, or is loading."""

    async def make_ready(self, game: str) -> None:
        """Start the process for a game whose players may ask, before one does."""
        if game not in self._ready:
            self._ready.add(game)
            await self.ask(game, lambda: SOMEBODY, load_game, game)

    async def ask(self, name: str, who: Who, think: Callable[..., Any], *given: object) -> Any:
        """Let the coach think about something; raises what goes wrong, and begins anew where its process has died."""
        try:
            return await self.thinkers.ask(name, who, think, *given)
        except BrokenProcessPool:
            self._ready.clear()
            raise

    def close(self) -> None:
        self.thinkers.close()


Asked = tuple[str, int, int, int]
"""A table, the number of its moves, a seat, and how much has been promised since the last move."""


def _promised(match: Match) -> int:
    """A new promise is worth a new thought; whoever goes on promising is no longer listened to."""
    fresh = sum(remark.is_promise and remark.after == len(match.moves) for remark in match.remarks)
    return min(fresh, MOST_PROMISES)


class AdviceMemory:
    """Advice by decision and step: whoever asks again is told the same, without new thoughts.

    A decision is thought about in a few steps, each once and each longer than the one before. So nobody can keep the
    coach busy by asking, and what is no longer to be decided is not thought about.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._given: OrderedDict[Asked, dict[int, asyncio.Task[Advice]]] = OrderedDict()
        self._askers: dict[asyncio.Task[Advice], str] = {}
        """The addresses for which the coach thinks, or will."""

    async def of(self, table: Table, match: Match, seat: int, step: int, asker: Asker) -> Advice:
        """What the coach says about a seat's decision after so many steps; raises `NotNow` if there is no time."""
        key = table.name, len(match.moves), seat, _promised(match)
        steps = self._given.get(key)
        if steps is None:
            self._drop_older(table.name, seat)
            steps = self._given[key] = {}
            while len(self._given) > MOST_REMEMBERED:
                self._given.popitem(last=False)
        task = steps.get(step)
        if task is None:
            self._check_room(asker)
            question = question_for(match, seat, "", table.bot_seed(seat, "advice"))
            thinking = self._registry.coach.ask(table.name, lambda: asker, advise, question, STEPS[step])
            task = steps[step] = self._registry.spawn(thinking)
            self._askers[task] = asker.network
            task.add_done_callback(self._askers.pop)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(task)
        except TimeoutError:
            raise NotNow("advice-later") from None
        except asyncio.CancelledError:
            if task.cancelled():  # The decision was dropped, and not the one who asked.
                raise NotNow("advice-later") from None
            raise
        except Exception:  # What it was is in the log.
            steps.pop(step, None)
            raise NotNow("advice-later") from None

    def _check_room(self, asker: Asker) -> None:
        addresses = list(self._askers.values())
        if len(addresses) >= MOST_WAITING or addresses.count(asker.network) >= MOST_OF_AN_ADDRESS:
            raise NotNow("advice-later")

    def _drop_older(self, table: str, seat: int) -> None:
        """The seat has another decision before it: its earlier ones need no thoughts any more."""
        for key in [key for key in self._given if (key[0], key[2]) == (table, seat)]:
            for task in self._given.pop(key).values():
                task.cancel()
