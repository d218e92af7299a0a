"""Who is there at a table: told at once, and then at most once a second, however many come and go."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from freebooter.table.messages import Presence
from freebooter.table.projection import encode

from .viewer import Viewer

if TYPE_CHECKING:
    from .live_table import LiveTable

PAUSE = 1.0
"""Seconds between two frames: each goes to all viewers, and all of them may come in one moment."""


class PresenceNews:
    """Tells the viewers of a table who is connected."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._next = 0.0
        """When the next frame may be sent."""
        self._timer: asyncio.TimerHandle | None = None

    def changed(self, but: Viewer | None) -> None:
        """Somebody has come or gone; `but` knows it already."""
        if self._timer is not None:
            return
        wait = self._next - time.monotonic()
        if wait <= 0:
            self._tell(but)
        else:
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self, but: Viewer | None = None) -> None:
        self._timer = None
        others = [viewer for viewer in self._live.viewers if viewer is not but and not viewer.held]
        if others:
            self._next = time.monotonic() + PAUSE
            frame = encode(Presence(*self._live.presence()))
            for viewer in others:
                viewer.send(frame)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
