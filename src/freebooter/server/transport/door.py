"""The door: who is let in at the same time, and who may stand in it without having asked for anything.

A system accepts connections far faster than anybody can answer them, and asyncio takes all that wait in one go. Whoever
opens thousands and says nothing, or hangs up thousands at once, would hold up those who play.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from errno import EMFILE, ENFILE, ENOBUFS, ENOMEM

from ..operations import logs
from ..operations.limits import networks

AT_A_TURN = 32
"""So many are let in before whoever is inside gets a turn."""

MOST_SILENT = 1_024
"""Connections that have not yet asked for anything, …"""

MOST_SILENT_FROM = 128
"""… and of one address; a browser opens six and asks at once."""

AFTER_SECONDS = 1.0
"""The door is shut for so long when the system has nothing left to open it with."""

EXHAUSTED = (EMFILE, ENFILE, ENOBUFS, ENOMEM)


class Door:
    """Takes in what comes to a listening socket, a few connections at a time; `made` makes a protocol for each."""

    def __init__(self, listener: socket.socket, made: Callable[[], asyncio.Protocol]) -> None:
        self._listener = listener
        self._made = made
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[object]] = set()
        self._again: asyncio.TimerHandle | None = None

    def open(self) -> None:
        self._again = None
        self._listener.setblocking(False)
        self._loop.add_reader(self._listener, self._let_in)

    def close(self) -> None:
        """Nobody else is let in; those who are inside stay."""
        self._loop.remove_reader(self._listener)
        if self._again is not None:
            self._again.cancel()

    def _let_in(self) -> None:
        for _ in range(AT_A_TURN):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno not in EXHAUSTED:
                    raise
                logs.error("connections refused", error=error)
                self._loop.remove_reader(self._listener)
                self._again = self._loop.call_later(AFTER_SECONDS, self.open)
                return
            connection.setblocking(False)
            coming = self._loop.create_task(self._take(connection))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)

    async def _take(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._made, connection)
        except OSError:
            connection.close()  # It was gone before it was let in.


class Silent:
    """Connections that have not asked for anything; where there are too many, the one that stands there longest goes.

    It is one of the address that has most of them, so that those of others are safe.
    """

    def __init__(self) -> None:
        self._of: dict[str, dict[asyncio.Transport, None]] = {}
        self._count = 0

    def enter(self, address: str, transport: asyncio.Transport) -> None:
        network = networks(address)[0]
        mine = self._of.setdefault(network, {})
        if len(mine) >= MOST_SILENT_FROM:
            self._send_away(network)
        elif self._count >= MOST_SILENT:
            self._send_away(max(self._of, key=lambda each: len(self._of[each])))
        self._of.setdefault(network, {})[transport] = None
        self._count += 1

    def leave(self, address: str, transport: asyncio.Transport) -> None:
        """It has asked for something, or has gone."""
        self._forget(networks(address)[0], transport)

    def _send_away(self, network: str) -> None:
        longest = next(iter(self._of[network]))
        self._forget(network, longest)
        longest.abort()

    def _forget(self, network: str, transport: asyncio.Transport) -> None:
        mine = self._of.get(network, {})
        if transport in mine:
            del mine[transport]
            self._count -= 1
            if not mine:
                del self._of[network]
