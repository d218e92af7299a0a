"""Clocks: how much time each seat has left, and whose time runs. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Iterable

from .entries import Clock

SECOND = 1_000
DAY = 86_400 * SECOND
LEAST_ON_RETURN = 15 * SECOND
"""Whoever comes back after their time has run out gets a tenth of the bank, and at least this."""


class Timekeeper:
    """Charges those whose time runs from one entry of the log to the next."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        first = {"casual": None, "live": clock.bank * SECOND, "correspondence": clock.days * DAY}[clock.kind]
        self.left: list[int | None] = [first] * seats
        self.asked: frozenset[int] = frozenset()
        """The seats that have a decision before them, whether or not their time runs."""
        self.running: frozenset[int] = frozenset()
        self.since = 0

    def charge(self, now: int) -> None:
        """Take the time since the last entry from those whose time ran."""
        for seat in self.running:
            self.left[seat] = self.left_at(seat, now)
        self.since = now

    def left_at(self, seat: int, now: int) -> int | None:
        left = self.left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0, left - max(0, now - self.since))

    def decided(self, seat: int) -> None:
        """A seat has made its decision. Whoever only changes a secret choice, or has a bot decide, gains nothing."""
        left = self.left[seat]
        if seat not in self.running or left is None:
            return
        self.left[seat] = self.clock.days * DAY if self.clock.days else left + self.clock.increment * SECOND

    def returned(self, seat: int) -> None:
        left = self.left[seat]
        if self.clock.kind == "live" and left is not None:
            self.left[seat] = max(left, self.clock.bank * SECOND // 10, LEAST_ON_RETURN)

    def run(self, asked: Iterable[int], now: int, still: bool = False) -> None:
        """From now on these seats are asked for a decision, and their time runs unless the clocks stand still."""
        seats = frozenset(asked) if self.clock.kind != "casual" else frozenset()
        if self.clock.kind == "correspondence":
            for seat in seats - self.asked:
                self.left[seat] = self.clock.days * DAY
        self.asked = seats
        self.running = frozenset() if still else seats
        self.since = now

    def stand_still(self, now: int) -> None:
        """Nobody is charged for the time until now."""
        self.since = now

    def deadline(self) -> tuple[int, int] | None:
        """When the next seat runs out of time, and which."""
        ends = [(self.since + left, seat) for seat in self.running if (left := self.left[seat]) is not None]
        return min(ends, default=None)
