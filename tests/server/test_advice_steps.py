"""Advice comes in steps: a first estimate at once, then sharper ones; and nobody can keep the coach busy with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

from freebooter.bots.coach import Advice, Assessment
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.server.play import coach
from freebooter.server.play.coach import MOST_PROMISES, SOMEBODY, STEPS, AdviceMemory
from freebooter.server.play.table_registry import TableRegistry
from freebooter.server.play.thinkers import Who
from freebooter.server.play.workers import Question
from freebooter.table.proposals import NotNow
from freebooter.table.table import Table


class SlowCoach:
    """Notes what it is asked, and answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.may_answer = asyncio.Event()

    async def ask(
        self, name: str, who: Who, think: Callable[..., Any], question: Question, milliseconds: float
    ) -> Advice:
        assert think is coach.advise
        self.asked.append(milliseconds)
        await self.may_answer.wait()
        return Advice((Assessment(0, 0.5, 0.1),), (0.5, 0.5), None, len(self.asked))


class House:
    """As much of a registry as the memory of advice needs."""

    def __init__(self) -> None:
        self.coach = SlowCoach()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)


class NamedTable:
    name = "cove"

    def bot_seed(self, seat: int, purpose: str) -> int:
        return 1


TABLE = cast("Table", NamedTable())


def duel() -> Match:
    return Match(load("dolores"), ["Ann", "Bob"], {"bottles": "none"}, seed=1)


def remembering() -> tuple[House, AdviceMemory]:
    house = House()
    return house, AdviceMemory(cast("TableRegistry", house))


def test_however_often_somebody_asks_each_step_is_thought_about_once() -> None:
    async def ask() -> None:
        (house, memory), match = remembering(), duel()
        house.coach.may_answer.set()
        for _ in range(20):
            for step in range(len(STEPS)):
                await memory.of(TABLE, match, 0, step, SOMEBODY)
        assert house.coach.asked == list(STEPS)

    asyncio.run(ask())


def test_every_step_thinks_longer_and_all_together_little() -> None:
    assert list(STEPS) == sorted(STEPS)
    assert STEPS[0] <= 100
    assert sum(STEPS) <= 2000


def test_a_decision_that_is_gone_is_no_longer_thought_about() -> None:
    async def ask() -> None:
        (house, memory), match = remembering(), duel()
        waiting = asyncio.create_task(memory.of(TABLE, match, 0, 0, SOMEBODY))
        await asyncio.sleep(0)
        match.push(match.read("Bob: peace"))
        house.coach.may_answer.set()
        await memory.of(TABLE, match, 0, 0, SOMEBODY)
        with pytest.raises(NotNow):
            await waiting

    asyncio.run(ask())


def test_a_new_promise_is_worth_a_new_thought_but_not_for_ever() -> None:
    async def ask() -> None:
        (house, memory), match = remembering(), duel()
        house.coach.may_answer.set()
        for _ in range(3 * MOST_PROMISES):
            await memory.of(TABLE, match, 0, 0, SOMEBODY)
            match.promise(1, "peace")
        assert len(house.coach.asked) == MOST_PROMISES + 1

    asyncio.run(ask())
