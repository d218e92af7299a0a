"""Who waits for an answer comes first, everybody takes turns, and what nobody wants to know is not thought about."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from freebooter.server.play.thinkers import Asker, Dropped, Thinkers, Turns

HOUSEHOLD, ELSEWHERE = "10.0.0.1", "10.0.0.2"


def thinking(work: Callable[[Thinkers], Coroutine[Any, Any, None]], processes: int = 1) -> None:
    """Let something be thought about by real processes."""

    async def run() -> None:
        thinkers = Thinkers(processes, 0)
        try:
            await work(thinkers)
        finally:
            thinkers.close()

    asyncio.run(run())


def die() -> None:
    os._exit(1)


class Answers:
    """Asks, and remembers in which order the answers came."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.order: list[str] = []
        self._asked: list[asyncio.Task[None]] = []

    def ask(self, name: str, asker: Asker | None) -> None:
        self._asked.append(asyncio.get_running_loop().create_task(self._ask(name, asker)))

    async def _ask(self, name: str, asker: Asker | None) -> None:
        try:
            self.order.append(await self.thinkers.ask(name, lambda: asker, str, name))
        except Dropped:
            self.order.append(f"{name} dropped")

    async def all(self) -> list[str]:
        await asyncio.gather(*self._asked)
        return self.order


def test_those_who_take_turns_wait_for_one_of_each_other() -> None:
    turns: Turns[str] = Turns()
    for number in range(100):
        turns.put(f"a{number}", "a", "anne")
    for number in range(3):
        turns.put(f"b{number}", "b", "bart")
        turns.put(f"c{number}", "a", "cleo")
    order = []
    while turns:
        order.append(turns.take())
    assert order[:8] == ["a0", "b0", "c0", "b1", "a1", "b2", "c1", "a2"]
    assert len(order) == 106


def test_whoever_waits_is_answered_before_all_that_nobody_waits_for() -> None:
    async def work(thinkers: Thinkers) -> None:
        answers = Answers(thinkers)
        for number in range(300):
            answers.ask(f"table {number}", Asker(False, HOUSEHOLD, f"guest {number}"))
        await asyncio.sleep(0)
        assert thinkers.waiting() == (0, 299)
        answers.ask("a person's", Asker(True, ELSEWHERE, "anne"))
        order = await answers.all()
        assert order.index("a person's") <= 1, "only what has been begun goes before it"
        assert len(order) == 301
        assert thinkers.waiting() == (0, 0)

    thinking(work)


def test_who_has_many_tables_keeps_nobody_else_waiting() -> None:
    async def work(thinkers: Thinkers) -> None:
        answers = Answers(thinkers)
        for number in range(100):
            answers.ask(f"table {number}", Asker(True, HOUSEHOLD, f"guest {number}"))
        answers.ask("another's", Asker(True, ELSEWHERE, "anne"))
        assert (await answers.all()).index("another's") <= 2

    thinking(work)


def test_networks_of_one_house_have_one_turn_together() -> None:
    async def work(thinkers: Thinkers) -> None:
        answers = Answers(thinkers)
        for number in range(100):
            answers.ask(f"table {number}", Asker(True, f"2001:db8:1:{number:x}::1", "mallory"))
        answers.ask("another's", Asker(True, "2001:db8:2::1", "anne"))
        assert (await answers.all()).index("another's") <= 2

    thinking(work)


def test_what_nobody_wants_to_know_is_not_thought_about() -> None:
    async def work(thinkers: Thinkers) -> None:
        wanted: dict[str, Asker | None] = {"gone": Asker(True, HOUSEHOLD, "anne")}
        first = asyncio.create_task(thinkers.ask("first", lambda: Asker(True, HOUSEHOLD, "bart"), str, "first"))
        gone = asyncio.create_task(thinkers.ask("gone", lambda: wanted["gone"], die))
        cancelled = asyncio.create_task(thinkers.ask("cancelled", lambda: Asker(True, HOUSEHOLD, "anne"), die))
        await asyncio.sleep(0)
        wanted["gone"] = None
        cancelled.cancel()
        assert await first == "first"
        with pytest.raises(Dropped):
            await gone
        assert await thinkers.ask("last", lambda: Asker(False, HOUSEHOLD, "anne"), str, "last") == "last"

    thinking(work)


def test_a_question_goes_to_the_front_when_somebody_comes_and_back_when_they_go() -> None:
    async def work(thinkers: Thinkers) -> None:
        answers, order = Answers(thinkers), []
        present = {"come": False, "gone": True}

        async def ask(name: str) -> None:
            await thinkers.ask(name, lambda: Asker(present[name], ELSEWHERE, name), str, name)
            order.append((name, len(answers.order)))

        for number in range(20):
            answers.ask(f"table {number}", Asker(False, HOUSEHOLD, "anne"))
        await asyncio.sleep(0)
        asked: list[Awaitable[None]] = [asyncio.create_task(ask(name)) for name in present]
        await asyncio.sleep(0)
        present["come"], present["gone"] = True, False
        thinkers.look_again("come")
        await asyncio.gather(*asked)
        await answers.all()
        assert order[0] == ("come", 1)
        assert order[1][0] == "gone"
        assert order[1][1] > 1, "it had to take its turn"

    thinking(work)


def test_one_of_several_processes_is_kept_for_those_who_wait() -> None:
    async def work(thinkers: Thinkers) -> None:
        unwatched = [
            asyncio.create_task(thinkers.ask("unwatched", lambda: Asker(False, HOUSEHOLD, "anne"), time.sleep, 0.2))
            for _ in range(4)
        ]
        await asyncio.sleep(0)
        assert thinkers.waiting() == (0, 3)
        await thinkers.ask("watched", lambda: Asker(True, HOUSEHOLD, "anne"), str, "watched")
        assert len(await asyncio.gather(*unwatched)) == 4

    thinking(work, processes=2)


def test_a_process_that_dies_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        somebody = Asker(True, HOUSEHOLD, "anne")
        for _ in range(2):
            with pytest.raises(Exception, match="terminated abruptly"):
                await thinkers.ask("first", lambda: somebody, die)
            assert await thinkers.ask("second", lambda: somebody, str, "second") == "second"

    thinking(work)
