"""A server inside the test's own process, for tests that must hold its clock still or look at its tables."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any, TypeVar

import pytest
import uvicorn

from freebooter.engine import fairness
from freebooter.server import serving
from freebooter.server.app import build_app
from freebooter.server.operations.config import Config
from freebooter.server.play import live_table, table_registry, what_is_next
from freebooter.server.play import server as behind
from freebooter.server.play.server import Server
from freebooter.server.rest import players, tables
from freebooter.table import setup

NOON = 1_700_000_000_000
"""The moment at which a frozen server's clock stands."""

Item = TypeVar("Item")


class Indoors:
    """A running server: `url` for clients, `server` for a look behind the scenes."""

    def __init__(self, config: Config) -> None:
        listener, self.config = serving.bind(config)
        built: Any = build_app(self.config)
        self.server: Server = built.server
        self.url = f"http://127.0.0.1:{self.config.port}"
        self._uvicorn = uvicorn.Server(serving._uvicorn_config(self.config, built))
        self._thread = Thread(target=self._uvicorn.run, args=([listener],))
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            sleep(0.01)
        while not self.server.readiness.is_all_ready:
            sleep(0.01)

    def call(self, work: Callable[[], Any]) -> None:
        """Do something in the server's own thread, where nothing else goes on meanwhile."""
        done = Event()

        def do() -> None:
            work()
            done.set()

        next(iter(self.server.registry._tasks)).get_loop().call_soon_threadsafe(do)
        done.wait()

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()


@contextmanager
def indoors(folder: Path, **settings: Any) -> Iterator[Indoors]:
    """A server for the time of a `with`, without limits unless it is told to have some."""
    usual: dict[str, Any] = {"data": str(folder), "port": 0, "limits": False, "bot_pace": 0.0, "bot_workers": 1}
    running = Indoors(Config(**(usual | settings), sources={"port": "test"}))
    try:
        yield running
    finally:
        running.stop()


class Repeatable:
    """Chance that repeats itself, in place of `secrets`."""

    def __init__(self) -> None:
        self._chance = random.Random(7)

    def token_hex(self, count: int) -> str:
        return self._chance.randbytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return self.token_hex(count)

    def randbelow(self, limit: int) -> int:
        return self._chance.randrange(limit)

    def choice(self, items: Sequence[Item]) -> Item:
        return self._chance.choice(items)


def freeze(patch: pytest.MonkeyPatch) -> None:
    """Let a server that is started now do everything at noon, with the same chance as the one before it."""
    chance = Repeatable()
    for module in (fairness, setup, players, behind):
        patch.setattr(module, "secrets", chance)
    for module in (live_table, players, tables, table_registry, what_is_next):
        patch.setattr(module, "now_ms", lambda: NOON)
