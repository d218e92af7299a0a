"""This server as one of several: it says regularly that it lives, and notices when it was taken for dead."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from freebooter.store.rows import NodeRow, Unavailable
from freebooter.store.store import Store

from . import logs
from .config import Config

BEAT = 1.0
"""Seconds between signs of life; the store takes a node for dead after a few of them."""


class Node:
    """`name` changes when the node was taken for dead: whatever the old name still tries to write is refused."""

    def __init__(self, config: Config, store: Store, was_dead: Callable[[], None]) -> None:
        self.name = config.node
        self.address = config.url
        self.others: list[str] = []
        self._config = config
        self._store = store
        self._was_dead = was_dead
        self._beating: asyncio.Task[None] | None = None
        self._left = False

    async def start(self) -> None:
        await self._store.enlist(NodeRow(self.name, self.address))
        if self._store.several_nodes:
            await self._look()
            self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _look(self) -> None:
        self.others = [node.address for node in await self._store.nodes() if node.node != self.name]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._store.beat(self.name):
                    await self._start_anew()
                await self._look()
            except Unavailable:
                logs.warning("database away", node=self.name)
            except Exception as error:  # A node that beats no more is a dead one.
                logs.error("failed", node=self.name, error=error)

    async def _start_anew(self) -> None:
        self._was_dead()
        self.name = f"{self._config.node}-{secrets.token_hex(3)}"
        await self._store.enlist(NodeRow(self.name, self.address))

    async def stop(self) -> None:
        """Let others have our tables."""
        if self._beating is not None:
            self._beating.cancel()
        if not self._left:
            await self._store.leave(self.name)
            self._left = True
