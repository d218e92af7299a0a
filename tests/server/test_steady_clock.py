"""The time that tables and sessions go by: nobody loses or gains anything when the system's clock is set."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebooter.server.play import steady_clock
from freebooter.server.play.sessions import Sessions
from freebooter.server.play.steady_clock import SteadyClock
from freebooter.table.commands import Say
from freebooter.table.entries import Clock
from tests.support.stores import in_a_loop
from tests.table.test_live import duel, registry

SECOND = 1_000_000_000
HOUR = 3_600
DAY = 24 * HOUR


class Times:
    """The two clocks of a system: one that anybody may set, and one that only goes on."""

    def __init__(self) -> None:
        self.of_day = 1_700_000_000 * SECOND
        self.passed = 5 * SECOND
        self.clock = SteadyClock(lambda: self.of_day, lambda: self.passed)

    def go_on(self, seconds: float) -> int:
        self.of_day += round(seconds * SECOND)
        self.passed += round(seconds * SECOND)
        return self.clock.now()

    def is_set(self, seconds: float) -> None:
        self.of_day += round(seconds * SECOND)


def test_it_is_the_time_of_day_where_nobody_sets_it() -> None:
    times = Times()
    for _ in range(1000):
        assert times.go_on(7.25) == times.of_day // 1_000_000


@pytest.mark.parametrize("step", [HOUR, -HOUR, 365 * DAY, -365 * DAY, 0.5, -0.5])
def test_when_the_time_of_day_is_set_it_goes_on_as_before(step: float) -> None:
    times = Times()
    before = times.go_on(10)
    times.is_set(step)
    assert times.clock.now() == before
    assert times.go_on(100) - before == pytest.approx(100_000, rel=0.011)


@pytest.mark.parametrize("step", [60, -60, HOUR])
def test_it_comes_back_to_the_time_of_day_in_the_end(step: float) -> None:
    times = Times()
    times.is_set(step)
    for _ in range(110):
        times.go_on(abs(step))
    assert times.clock.now() == times.of_day // 1_000_000


@given(st.lists(st.tuples(st.floats(0, 1000), st.floats(-1e6, 1e6)), max_size=40))
def test_it_never_goes_back(steps: list[tuple[float, float]]) -> None:
    times = Times()
    last = times.clock.now()
    for passed, step in steps:
        times.is_set(step)
        now = times.go_on(passed)
        assert last <= now <= last + passed * 1011 + 2
        last = now


@pytest.mark.parametrize("step", [DAY, -DAY])
@in_a_loop
async def test_nobody_runs_out_of_time_when_the_clock_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    set_by = [0]
    clock = SteadyClock(lambda: time.time_ns() + set_by[0] * SECOND, time.monotonic_ns)
    monkeypatch.setattr(steady_clock, "_CLOCK", clock)
    async with registry(tmp_path) as here:
        live = await duel(here, clock=Clock("live", bank=7200))
        begun = live.table.at
        set_by[0] = step
        await live._next.stand_in()
        await live.command(Say(id="ahoy", text="Ahoy"), "bob", "")
        assert [seat.away for seat in live.table.seats] == [None, None]
        assert 0 <= live.table.at - begun < HOUR * 1000
        assert all(left and left > 3_600_000 for left in live.table.clock.left)


@pytest.mark.parametrize("step", [DAY / 2, -DAY / 2, 100 * DAY])
def test_sessions_last_when_the_clock_is_set(monkeypatch: pytest.MonkeyPatch, step: float) -> None:
    times = Times()
    monkeypatch.setattr(steady_clock, "_CLOCK", times.clock)
    sessions = Sessions("a" * 64, 90, secure=True)
    session, ticket = sessions.issue("anne"), sessions.ticket("anne", "table")
    times.is_set(step)
    assert sessions.read(session) == ("anne", 0)
    assert sessions.read_ticket(ticket, "table") == ("anne", 0)
