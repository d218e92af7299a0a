"""The end of the process when its time is over, whatever still runs in it.

Python waits for every thread: one that tells a long match again, or reads a database that does not answer. What was
acknowledged is on the disk, so nothing is lost by not waiting.
"""

from __future__ import annotations

import os
import threading
import time
from math import inf

from .operations import logs

LOOK = 0.05
"""Seconds between looks at the clock: the end may come closer meanwhile."""


class Ending:
    """Counts down in a thread of its own, for the event loop may be busy."""

    def __init__(self) -> None:
        self._at = inf
        self._is_done = False

    def within(self, seconds: float) -> None:
        """End in so many seconds, or earlier if that was said before."""
        is_new = self._at == inf
        self._at = min(self._at, time.monotonic() + seconds)
        if is_new:
            threading.Thread(target=self._count_down, daemon=True).start()

    def done(self, seconds: float) -> None:
        """All is done that had to be; what still runs has so many seconds."""
        self._is_done = True
        self.within(seconds)

    def _count_down(self) -> None:
        while time.monotonic() < self._at:
            time.sleep(LOOK)
        if not self._is_done:
            logs.warning("not ended in time")
        os._exit(0 if self._is_done else 1)
