"""What happens next at a table by itself: a clock runs out, somebody has been gone too long, a bot moves."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from freebooter.table import entries
from freebooter.table.entries import Absence

from .bot_seats import SERVER_ITSELF
from .steady_clock import now_ms

if TYPE_CHECKING:
    from .live_table import LiveTable


class WhatIsNext:
    """Is set anew whenever something has happened, or somebody has come or gone."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        self.end()
        live = self._live
        if live.lost:
            return
        waits = []
        if (deadline := self._deadline()) is not None and live.table.is_playing:
            waits.append((deadline[0] - now_ms()) / 1000)
        if (gone := live.absences.given_up()) is not None:
            waits.append(gone[0] - time.monotonic())
        if waits:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, min(waits)) + 0.001, self._time_is_up)
        live.bots.go_on()

    def end(self) -> None:
        """Nothing happens here by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _deadline(self) -> tuple[int, int] | None:
        """When somebody runs out of time, and who."""
        table = self._live.table
        deadline = table.clock.deadline()
        if deadline is None or table.created.clock.kind != "correspondence":
            return deadline
        return max(deadline[0], self._live.registry.merciful_until), deadline[1]

    def _time_is_up(self) -> None:
        self._timer = None
        self._live.registry.spawn(self.stand_in())

    async def stand_in(self) -> None:
        """Give the seat of whoever has run out of time, or is gone too long, to a bot."""
        live = self._live
        async with live.turn:
            if live.lost or not live.table.is_playing:
                return
            deadline, gone = self._deadline(), live.absences.given_up()
            if deadline is not None and deadline[0] <= now_ms():
                await self._replace(deadline[1], "clock")
            elif gone is not None and gone[0] <= time.monotonic():
                await self._replace(gone[1], "gone")
            else:
                self.set()

    async def _replace(self, seat: int, why: Absence) -> None:
        live = self._live
        counts = live.table.created.rated and not self._is_excused(seat)
        await live.write(entries.Left(at=live.now(), by=SERVER_ITSELF, seat=seat, why=why, counts=counts))

    def _is_excused(self, seat: int) -> bool:
        """Whether the server was away when somebody was lost, or had to decide: nobody has to answer for that."""
        table = self._live.table
        deadline = table.clock.deadline()
        if deadline is not None and table.created.clock.kind == "correspondence":
            return deadline[0] < self._live.registry.merciful_until
        return self._live.absences.is_excused(seat)
