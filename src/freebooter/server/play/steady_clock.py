"""The time of day, as a table needs it: it never jumps and never goes back, whatever is done to the system's clock."""

from __future__ import annotations

import time
from collections.abc import Callable

MILLISECOND = 1_000_000
"""In nanoseconds, in which the system's clocks count."""

SLOWEST_GAIN = 100
"""One part in so many is the most by which time runs faster or slower to come back to the system's clock."""


class SteadyClock:
    """Starts with the time of day and goes on by a clock that nobody sets.

    Where the time of day is set meanwhile, nobody's time at a table may jump with it: it is followed slowly, so that a
    minute is worked off in less than two hours.
    """

    def __init__(
        self, time_of_day: Callable[[], int] = time.time_ns, passing: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._time_of_day = time_of_day
        self._passing = passing
        self._then = passing()
        self._now = time_of_day()

    def now(self) -> int:
        """Milliseconds since 1970."""
        then, self._then = self._then, self._passing()
        passed = self._then - then
        most = passed // SLOWEST_GAIN
        behind = self._time_of_day() - self._now - passed
        self._now += passed + max(-most, min(most, behind))
        return self._now // MILLISECOND


_CLOCK = SteadyClock()


def now_ms() -> int:
    """The time in milliseconds since 1970, the same for all tables and sessions of this process."""
    return _CLOCK.now()
