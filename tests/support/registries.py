"""Live tables over a real store, without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from freebooter.server.operations.config import Config
from freebooter.server.operations.metrics import Metrics
from freebooter.server.play.table_registry import TableRegistry

from .stores import opened


@asynccontextmanager
async def registry_over(database: str, **settings: Any) -> AsyncIterator[TableRegistry]:
    async with opened(database, "here") as store:
        registry = TableRegistry(Config(node="here", **settings), store, Metrics())
        try:
            yield registry
        finally:
            await registry.close()
