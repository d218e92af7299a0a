"""What every request and every socket can reach, opened and closed with the application."""

from __future__ import annotations

import secrets
from pathlib import Path
from urllib.parse import quote

from freebooter.engine.registry import load, names
from freebooter.engine.warmup import warm_up
from freebooter.store import open_store
from freebooter.store.rows import PlayerRow
from freebooter.store.store import Store

from ..operations.config import Config
from ..operations.limits import Limits
from ..operations.metrics import Metrics
from . import demo
from .rows import rate
from .sessions import Sessions
from .table_registry import Harbour

KEY_BYTES = 32


class Server:
    """What every request and every socket can reach; opened and closed with the application."""

    store: Store
    harbour: Harbour
    sessions: Sessions

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limits = Limits(config)

    async def open(self) -> None:
        for game in names():
            warm_up(load(game))  # Kernels are loaded before anybody waits for them.
        self.store = await open_store(self.config.database or _usual_file(self.config), rate)
        key = await self.store.secret("sessions", secrets.token_hex(KEY_BYTES))
        self.sessions = Sessions(key, self.config.session_days, self.config.is_secure)
        self.harbour = Harbour(self.config, self.store, self.metrics)
        await self.harbour.start()
        if self.config.demo:
            self.harbour.spawn(demo.keep_playing(self.harbour, self.config.demo))

    async def close(self) -> None:
        await self.harbour.drain()
        await self.harbour.close()
        await self.store.close()

    @property
    def is_draining(self) -> bool:
        return self.harbour.draining

    def node_addresses(self) -> list[str]:
        return self.harbour.addresses()

    async def player_of(self, cookies: str) -> PlayerRow | None:
        """The player whose session the cookies carry."""
        player = self.sessions.read_header(cookies) if cookies else None
        return await self.store.player(player) if player else None

    def count(self) -> None:
        """Bring the figures up to date that are counted rather than added up."""
        for status in ("gathering", "playing", "over", "closed"):
            tables = sum(live.table.status == status for live in self.harbour.live.values())
            self.metrics.tables.labels(status).set(tables)


def _usual_file(config: Config) -> str:
    return f"sqlite:///{quote(str(Path(config.data).absolute() / 'freebooter.db'))}"
