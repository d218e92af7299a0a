"""What comes in over the sockets, gathered for a moment where much comes in: work that is done together costs less.

A processor that is woken for one message finds little of what it needs close at hand, and everything that follows a
message, such as a commit and the telling of everybody, has its own awakenings. The more comes in, the longer is
gathered, and never so long that anybody could notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST = 0.008
"""Seconds that anything waits for others."""

SHORTEST = 0.001
"""What would wait less is not worth it: event loops count in milliseconds."""

TOGETHER = 8
"""As long as it takes for so many to come together, something waits; if they would take longer than the longest, it
does not wait at all."""

SLOWEST = 0.25
"""Seconds after which it is forgotten how much came in before."""

Take = Callable[[bytes], None]


class Bursts:
    """What has come in and waits, in its order."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Take, bytes]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._between = SLOWEST
        """Seconds from one to the next, lately."""
        self._last = 0.0

    def gather(self, loop: asyncio.AbstractEventLoop, take: Take, data: bytes) -> None:
        """Let something be taken in a moment, or at once where hardly anything else comes in."""
        now = loop.time()
        self._between += (min(now - self._last, SLOWEST) - self._between) / (2 * TOGETHER)
        self._last = now
        if self._timer is not None:
            self._waiting.append((take, data))
            return
        wait = self._patience()
        if wait < SHORTEST:
            take(data)
        else:
            self._waiting.append((take, data))
            self._timer = loop.call_later(wait, self.release)

    def _patience(self) -> float:
        return min(LONGEST, TOGETHER * self._between) if self._between < LONGEST else 0.0

    def release(self) -> None:
        """Take all that waits now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting, self._waiting = self._waiting, []
        for take, data in waiting:
            take(data)
