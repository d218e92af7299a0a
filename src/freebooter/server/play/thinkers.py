"""Processes that think, and the questions that wait for them.

What somebody waits for comes first; what nobody waits for gets the time that is left. In each line networks take turns,
and in each network its players, so that whoever asks much keeps nobody waiting but themselves. What nobody wants to
know any more when its turn comes is not thought about.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from ..operations.limits import networks
from . import workers

Item = TypeVar("Item")


class Asker(NamedTuple):
    """For whom a question is."""

    is_waiting: bool
    """Whether somebody is there and waits for the answer."""
    address: str
    player: str

    @property
    def network(self) -> str:
        """The widest network that counts as one."""
        narrow, wide = networks(self.address)
        return wide or narrow

    @property
    def path(self) -> tuple[str, ...]:
        """Those who take turns, from the widest to the narrowest."""
        return self.network, networks(self.address)[0], self.player


Who = Callable[[], Asker | None]
"""For whom a question is at this moment; None when nobody wants to know any more."""


class Dropped(Exception):
    """Nobody wants to know any more, so nobody has thought about it."""


class Turns(Generic[Item]):
    """A line in which those who take turns stand, each with a line of their own."""

    def __init__(self) -> None:
        self._lines: dict[str, Turns[Item]] = {}
        self._items: deque[Item] = deque()

    def __bool__(self) -> bool:
        return bool(self._items or self._lines)

    def put(self, item: Item, *path: str) -> None:
        if path:
            self._lines.setdefault(path[0], Turns()).put(item, *path[1:])
        else:
            self._items.append(item)

    def take(self) -> Item:
        """The next one; whose turn it was goes to the end."""
        if self._items:
            return self._items.popleft()
        name = next(iter(self._lines))
        line = self._lines.pop(name)
        item = line.take()
        if line:
            self._lines[name] = line
        return item


@dataclass(eq=False)
class Pending:
    """Something to think about in another process."""

    name: str
    think: Callable[..., Any]
    given: tuple[object, ...]
    who: Who
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    is_first: bool = False
    """Whether it stands in the first line, be it in the other one as well."""
    has_begun: bool = False


class Thinkers:
    """Some processes, each started when it is first needed. A question is named by its table."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._first: Turns[Pending] = Turns()
        self._last: Turns[Pending] = Turns()
        self._waiting: dict[str, list[Pending]] = {}
        self._busy = 0

    async def ask(self, name: str, who: Who, think: Callable[..., Any], *given: object) -> Any:
        """The answer; raises `Dropped`, and what goes wrong in the process."""
        question = Pending(name, think, given, who)
        self._waiting.setdefault(name, []).append(question)
        try:
            self._stand_in_line(question)
            self._go_on()
            return await question.answer
        finally:
            self._leave_line(question)

    def look_again(self, name: str) -> None:
        """Somebody has come to whom an answer matters now."""
        for question in self._waiting.get(name, ()):
            if not question.is_first:
                self._stand_in_line(question, only_first=True)
        self._go_on()

    def waiting(self) -> tuple[int, int]:
        """How many questions wait in the first line, and in the last."""
        every = [question for questions in self._waiting.values() for question in questions if not question.has_begun]
        first = sum(question.is_first for question in every)
        return first, len(every) - first

    def _stand_in_line(self, question: Pending, only_first: bool = False) -> None:
        asker = question.who()
        if asker is None:
            _drop(question)
        elif asker.is_waiting:
            question.is_first = True
            self._first.put(question, *asker.path)
        elif not only_first:
            question.is_first = False
            self._last.put(question, *asker.path)

    def _leave_line(self, question: Pending) -> None:
        questions = self._waiting[question.name]
        questions.remove(question)
        if not questions:
            del self._waiting[question.name]

    def _go_on(self) -> None:
        """Begin with as many questions as there are processes; one is kept for those who wait, if there are several."""
        while self._busy < self._processes and self._first:
            self._look_at(self._first.take(), is_first=True)
        while self._busy < max(1, self._processes - 1) and self._last:
            self._look_at(self._last.take(), is_first=False)

    def _look_at(self, question: Pending, is_first: bool) -> None:
        """Think about a question whose turn it is, if somebody still wants to know."""
        if question.has_begun or question.answer.done():
            return
        asker = question.who()
        if asker is None:
            _drop(question)
        elif is_first and not asker.is_waiting:
            self._stand_in_line(question)
        else:
            self._begin(question)

    def _begin(self, question: Pending) -> None:
        question.has_begun = True
        self._busy += 1
        try:
            thought = self._processing().submit(question.think, *question.given)
        except BrokenProcessPool:
            self._pool = None
            thought = self._processing().submit(question.think, *question.given)
        asyncio.wrap_future(thought).add_done_callback(partial(self._end, question, self._pool))

    def _processing(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = workers.start_pool(self._processes, self._niceness)
        return self._pool

    def _end(self, question: Pending, pool: ProcessPoolExecutor | None, thought: asyncio.Future[Any]) -> None:
        self._busy -= 1
        error = None if thought.cancelled() else thought.exception()
        if isinstance(error, BrokenProcessPool) and self._pool is pool:
            self._pool = None
        if question.answer.done():
            pass  # Whoever asked has gone.
        elif thought.cancelled():
            question.answer.cancel()
        elif error is not None:
            question.answer.set_exception(error)
        else:
            question.answer.set_result(thought.result())
        self._go_on()

    def close(self) -> None:
        """End the processes, whatever they think about; what waits is not begun any more."""
        self._first, self._last = Turns(), Turns()
        if self._pool is not None:
            workers.end_pool(self._pool)
            self._pool = None


def _drop(question: Pending) -> None:
    if not question.answer.done():
        question.answer.set_exception(Dropped())
