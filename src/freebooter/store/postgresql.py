"""The store in PostgreSQL, for any number of servers. A table is held by one node; the others leave it alone."""

from __future__ import annotations

from typing import Any

from . import postgresql_statements as sql
from .postgresql_connections import Connection, Connections
from .postgresql_writer import Writer
from .removing import RemovingStore
from .rows import Append, Conflict, NodeRow, Size
from .store import Rate, check_append

_CONNECTIONS = 4
"""Besides that of the writer."""


class PostgresqlStore(RemovingStore):
    several_nodes = True
    _condemn = sql.CONDEMN

    def __init__(self, conninfo: str, rate: Rate, node_timeout: float) -> None:
        self._connections = Connections(conninfo, _CONNECTIONS)
        self._writer = Writer(conninfo, rate)
        self._node_timeout = node_timeout

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def close(self) -> None:
        await self._writer.finish()
        await self._connections.close()

    async def append(self, append: Append) -> None:
        check_append(append)
        await self._writer.write(append)

    async def _ask(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self._fetch(sql.for_psycopg(statement), **values)

    async def _do(self, statement: str, **values: Any) -> None:
        await self._execute(sql.for_psycopg(statement), **values)

    async def _fetch(self, statement: bytes, **values: Any) -> list[tuple[Any, ...]]:
        async def ask(connection: Connection) -> list[tuple[Any, ...]]:
            return await (await connection.execute(statement, values)).fetchall()

        return await self._connections.attempt(ask)

    async def _execute(self, *wanted: bytes, **values: Any) -> None:
        async def carry_out(connection: Connection) -> None:
            async with connection.transaction():
                for statement in wanted:
                    await connection.execute(statement, values)

        await self._connections.attempt(carry_out)

    # Room. What is removed here is given back, or written again, by PostgreSQL's own vacuum.

    async def _count_entries(self) -> int:
        return int((await self._fetch(sql.COUNT_ENTRIES))[0][0])

    async def size(self) -> Size:
        return Size(int((await self._fetch(sql.SIZE))[0][0]), 0, None)

    async def probe(self) -> None:
        await self._execute(sql.PROBE, node=self._writer.node)

    # Nodes.

    async def enlist(self, node: NodeRow) -> None:
        values = {"node": node.node, "address": node.address, "timeout": self._node_timeout}
        await self._execute(sql.FORGET_THE_DEAD, sql.ENLIST, **values)
        self._writer.node = node.node

    async def beat(self, node: str) -> bool:
        found = await self._fetch(sql.BEAT, node=node, timeout=self._node_timeout)
        return bool(found and found[0][0])

    async def leave(self, node: str) -> None:
        async with self._writer.holding:  # Nothing may be under way to a table that another node claims in a moment.
            await self._execute(sql.LET_GO, sql.LEAVE, node=node)
            if self._writer.node == node:
                self._writer.node = None

    async def nodes(self) -> list[NodeRow]:
        return [NodeRow(*found) for found in await self._fetch(sql.NODES, timeout=self._node_timeout)]

    async def claim(self, table: str, node: str) -> NodeRow | None:
        values = {"table": table, "node": node, "timeout": self._node_timeout}
        found = await self._fetch(sql.HOLDER, **values)
        if found and not found[0][2]:
            await self._execute(sql.BURY_HOLDER, sql.HOLD_TABLE, sql.CLAIM, **values)
            found = await self._fetch(sql.HOLDER, **values)
        if not found:
            return None
        holder, address, lives = found[0]
        if not lives:
            raise Conflict(f"node {node} no longer lives and cannot hold table {table}")
        return NodeRow(holder, address)

    async def release(self, table: str, node: str) -> None:
        async with self._writer.holding:
            await self._execute(sql.RELEASE, table=table, node=node)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        values = {"now": now, "limit": limit, "node": self._writer.node or "", "timeout": self._node_timeout}
        return [table for (table,) in await self._fetch(sql.DUE, **values)]

    async def orphans(self, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._fetch(sql.ORPHANS, limit=limit, timeout=self._node_timeout)]
