"""Servers that share a database, to be started, killed, frozen and woken while a crew plays."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from . import serving
from .serving import Served

HUNG_UP = "ASGI callable returned without completing handshake."
"""What uvicorn says of clients that go away in the midst of the handshake."""


class Fleet:
    """Started by `start`; every server has a folder for its log, and one that is killed starts as a new one.

    With `forked`, servers begin where everything is loaded, which takes a fraction of the time.
    """

    def __init__(self, folder: Path, database: str = "", forked: bool = False) -> None:
        self.folder = folder
        self.forked = forked
        self.database = database or f"sqlite:///{folder / 'freebooter.db'}"
        self.servers: list[Served] = []
        self._numbers = count(1)

    async def start(self, *flags: str) -> Served:
        """Another server: a new process, from the interpreter's start on unless it is forked."""
        folder = self.folder / f"server-{next(self._numbers)}"
        folder.mkdir()
        given = ("--no-limits", "--database", self.database, *flags)
        served = await asyncio.to_thread(serving.start, folder, *given, more=None if self.forked else {})
        self.servers.append(served)
        return served

    async def kill(self, served: Served) -> None:
        """End a server without a chance to do anything."""
        await asyncio.to_thread(served.kill)
        self._gone(served)

    async def stop(self, served: Served) -> None:
        """Ask a server to stop."""
        status = await asyncio.to_thread(served.stop)
        self._gone(served)
        assert status == 0, status

    def _gone(self, served: Served) -> None:
        self.servers.remove(served)
        if served.process.stdout is not None:
            served.process.stdout.close()

    def failures(self) -> list[str]:
        """What the servers have logged as errors."""
        lines = [line for log in self.folder.glob("server-*/serve.log") for line in log.read_text().splitlines()]
        return [line for line in lines if line.split()[1:2] == ["error"] and HUNG_UP not in line]

    @asynccontextmanager
    async def afloat(self) -> AsyncIterator[Fleet]:
        """Afterwards no server is left, whatever has happened."""
        try:
            yield self
        finally:
            for served in list(self.servers):
                served.kill()
                self._gone(served)


def freeze(served: Served) -> None:
    served.process.send_signal(signal.SIGSTOP)


def wake(served: Served) -> None:
    served.process.send_signal(signal.SIGCONT)
