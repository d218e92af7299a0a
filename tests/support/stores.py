"""Stores of both engines, and rows to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from benchmarks.harness import postgresql
from freebooter.store import Store, open_store
from freebooter.store.rows import Append, Logged, NodeRow, ResultRow, Seat, TableRow

P = ParamSpec("P")

on_both_engines = pytest.mark.parametrize("engine", ["sqlite", "postgresql"])


def in_a_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        async def wait() -> None:
            await test(*arguments, **named)

        asyncio.run(wait())

    return run


def fresh_database(engine: str, folder: Path) -> str:
    """The address of an empty database. A test has one of them at a time."""
    return postgresql.server().emptied() if engine == "postgresql" else f"sqlite:///{folder / 'freebooter.db'}"


def rate(before: Sequence[tuple[float, float] | None], shares: Sequence[float]) -> list[tuple[float, float]]:
    """Whoever wins rises, whoever loses falls, and everybody becomes better known."""
    known = [rating or (25.0, 8.0) for rating in before]
    return [(mean + 4 * share - 2, deviation - 1) for (mean, deviation), share in zip(known, shares, strict=True)]


@asynccontextmanager
async def opened(database: str, node: str = "here", **options: Any) -> AsyncIterator[Store]:
    """A store that takes part as a node."""
    store = await open_store(database, options.pop("rate", rate), **options)
    try:
        await store.enlist(NodeRow(node, f"http://{node}"))
        yield store
    finally:
        await store.close()


def row(table: str, **changes: Any) -> TableRow:
    return replace(TableRow(table, "dolores", "playing", True, 1, 1, b"{}", ("anne", "mary")), **changes)


def entry(table: str, number: int, text: str = "", **more: Any) -> Append:
    """An entry; the first one of a table brings the table's row."""
    data = f"{table} {number} {text}".encode()
    if number == 1:
        more.setdefault("row", row(table))
    return Append(table, number, data, sha256(data).digest(), **more)


def logged(*entries: Append) -> list[Logged]:
    return [Logged(append.number, append.data, append.chain) for append in entries]


def result(table: str, *shares: float, **changes: Any) -> ResultRow:
    """Anne, Mary and Bart, as many as there are shares."""
    seats = tuple(
        Seat(name.lower(), name, int(10 * share), share)
        for name, share in zip(("Anne", "Mary", "Bart"), shares, strict=False)
    )
    return replace(ResultRow(table, "dolores", 100, "won", True, seats, b"{}"), **changes)
