"""Those who are not there: after a while a bot stands in for them, if anybody waits."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .live import LiveTable


class Absent:
    """Knows since when each person or outside bot of a table has not been connected."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._since: dict[int, float] = {}
        self.look()

    def look(self) -> None:
        """Somebody has come or gone."""
        now = time.monotonic()
        connected, _ = self._live.presence()
        held = (n for n, seat in enumerate(self._live.table.seats) if seat.kind in ("person", "outside"))
        self._since = {seat: self._since.get(seat, now) for seat in held if seat not in connected}

    def given_up(self) -> tuple[float, int] | None:
        """When the next of them is given up, and which; nobody is while nobody waits for them."""
        table = self._live.table
        if not table.is_playing or table.paused or table.created.clock.kind == "correspondence":
            return None
        deciding = [n for n, seat in enumerate(table.seats) if seat.decides_itself]
        if all(seat in self._since for seat in deciding):
            return None
        grace = self._live.harbour.config.grace
        return min(((self._since[seat] + grace, seat) for seat in deciding if seat in self._since), default=None)
