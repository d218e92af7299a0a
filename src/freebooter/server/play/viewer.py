"""One connection to a table: what is to be sent waits in an outbox, and whoever does not read is cut off."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from ..messages.socket import FromServer, Goodbye
from .beginning import begin

encode = msgspec.json.Encoder().encode

AT_ONCE = 4
"""So many times more may wait while nothing has been sent in vain: whoever comes back is told much in one moment."""

Send = Callable[[str], Awaitable[None]]
Write = Callable[[bytes], bool]
Hang = Callable[[str], None]


class Viewer:
    """`seat` is a seat's number, or the onlooker's. Sending never waits and never fails.

    `write` sends a frame at once where it can, and says whether it could; `send` waits until it can.

    `words` is the language in which it is also told everything in words; empty for one that did not ask for that.
    """

    __slots__ = (
        "_bytes",
        "_hang_up",
        "_leaving",
        "_most_bytes",
        "_most_frames",
        "_outbox",
        "_send",
        "_sending",
        "_stuck",
        "_write",
        "address",
        "gone",
        "held",
        "language",
        "player",
        "seat",
        "words",
    )

    def __init__(
        self,
        player: str,
        seat: int,
        language: str,
        send: Send,
        hang_up: Hang,
        most_frames: int,
        most_bytes: int,
        words: str = "",
        address: str = "",
        write: Write = lambda frame: False,
    ) -> None:
        self.player = player
        self.address = address
        self.seat = seat
        self.language = language
        self.words = words
        self.gone = False
        self.held = False
        """Whether everything waits until it is known what has to be sent before it."""
        self._send = send
        self._write = write
        self._hang_up = hang_up
        self._most_frames = most_frames
        self._most_bytes = most_bytes
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None
        self._stuck = False
        self._leaving = ""

    def tell(self, message: FromServer) -> None:
        self.send(encode(message))

    def send(self, frame: bytes) -> None:
        if self.gone:
            return
        if not self._outbox and self._sending is None and not self.held and not self._leaving and self._write(frame):
            return
        self._outbox.append(frame)
        self._bytes += len(frame)
        if self._is_full():
            self._cut_off("slow")
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self._outbox and self._sending is None and not self.held:
            self._sending = begin(self._drain())

    def release(self, before: Sequence[bytes]) -> None:
        """Send what had to come first, and then what has waited."""
        if not self.gone and self.held:
            self.held = False
            self._outbox.extendleft(reversed(before))
            self._bytes += sum(map(len, before))
            self._go_on()

    def _is_full(self) -> bool:
        """Whether too much waits; a single message is never too much."""
        waiting, times = len(self._outbox), 1 if self._stuck else AT_ONCE
        return waiting > times * self._most_frames or (waiting > 1 and self._bytes > times * self._most_bytes)

    async def _drain(self) -> None:
        """Send what waits, as fast as it is read."""
        try:
            while self._outbox and not self.gone:
                frame = self._outbox.popleft()
                self._bytes -= len(frame)
                self._stuck = True  # Seen by others only if it has to wait.
                await self._send(frame.decode())
                self._stuck = False
            if self._leaving and not self.gone:
                self._cut_off(self._leaving)
        except Exception:  # The connection is gone; its reader notices and says so.
            self._forget()
        finally:
            self._sending = None

    def dismiss(self, goodbye: Goodbye) -> None:
        """Say goodbye and hang up once that is sent."""
        if self.held:
            self.held = False
            self._outbox.clear()
            self._bytes = 0
        self._leaving = goodbye.reason
        self.tell(goodbye)

    def _cut_off(self, reason: str) -> None:
        self._forget()
        self._hang_up(reason)

    def _forget(self) -> None:
        self.gone = True
        self._outbox.clear()
        self._bytes = 0

    async def flush(self) -> None:
        """Wait until everything is sent."""
        if self._sending is not None:
            await asyncio.shield(self._sending)
