"""What comes in is gathered where much comes in, kept in its order, and never held for longer than nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from benchmarks.harness.clients import Guest
from freebooter.server.transport import protocols
from freebooter.server.transport.bursts import LONGEST, SLOWEST, Bursts
from tests.support.indoors import indoors


class Timer:
    def __init__(self, clock: Clock, at: float, work: Callable[[], None]) -> None:
        self.at = at
        self.work = work
        self._clock = clock

    def cancel(self) -> None:
        if self in self._clock.due:
            self._clock.due.remove(self)


class Clock:
    """Time that passes when it is told to; in place of an event loop's."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        self.due.append(Timer(self, self.now + seconds, work))
        return self.due[-1]

    def pass_by(self, seconds: float) -> None:
        """Carry out all that is due until then."""
        until = self.now + seconds
        while (due := min(self.due, key=lambda timer: timer.at, default=None)) and due.at <= until:
            self.now = due.at
            due.work()
        self.now = until


def came(bursts: Bursts, clock: Any, times: int, every: float) -> list[tuple[float, float, bytes]]:
    """When each of some messages came and was taken, and what it was."""
    taken = []
    for number in range(times):
        clock.pass_by(every)
        at = clock.now
        bursts.gather(clock, lambda data, at=at: taken.append((at, clock.now, data)), b"%d" % number)  # type: ignore[misc]
    clock.pass_by(LONGEST)
    return taken


@pytest.mark.parametrize("every", [SLOWEST, 0.02, LONGEST])
def test_who_comes_alone_does_not_wait(every: float) -> None:
    taken = came(Bursts(), Clock(), 100, every)
    assert [data for _, _, data in taken] == [b"%d" % number for number in range(100)]
    assert all(at == then for at, then, _ in taken)


@pytest.mark.parametrize("every", [0.004, 0.001, 0.0002])
def test_where_many_come_they_are_taken_together_in_order_and_soon(every: float) -> None:
    taken = came(Bursts(), Clock(), 600, every)
    assert [data for _, _, data in taken] == [b"%d" % number for number in range(600)]
    assert max(then - at for at, then, _ in taken) <= LONGEST + 1e-9
    moments = {then for _, then, _ in taken[-200:]}
    assert len(moments) <= 200 / 2


def test_after_a_rush_nobody_waits_again() -> None:
    bursts, clock = Bursts(), Clock()
    came(bursts, clock, 600, 0.001)
    assert all(at == then for at, then, _ in came(bursts, clock, 60, SLOWEST)[-20:])


def test_all_that_waits_can_be_taken_now() -> None:
    async def check() -> None:
        bursts, taken = Bursts(), list[bytes]()
        loop = asyncio.get_running_loop()
        for number in range(200):
            bursts.gather(loop, taken.append, b"%d" % number)
        bursts.release()
        assert taken == [b"%d" % number for number in range(200)]

    asyncio.run(check())


def test_a_message_says_when_its_bytes_came_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of connections that is a thousand seconds behind."""
    monkeypatch.setattr(protocols, "perf_counter", lambda: perf_counter() - 1_000)
    with indoors(tmp_path) as running, closing(Guest(running.url)) as guest:
        table = guest.open("person", "bot", start=True, game="dolores", options={"bottles": "none"})["table"]
        with guest.at(table) as wire:
            moves = (
                wire.heard[0].message.get("moves") or wire.until(lambda message: bool(message.get("moves")))["moves"]
            )
            assert wire.command(type="move", id="m", move=moves[0])["type"] == "done"
        (figures,) = running.server.metrics.move_latency.collect()
    samples = {each.name.rpartition("_")[2]: each.value for each in figures.samples if "le" not in each.labels}
    assert samples["count"] == 1
    assert samples["sum"] >= 1_000
