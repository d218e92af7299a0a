"""Work that is begun at once, and becomes a task only where it has to wait: most of what is sent never waits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, None, None]) -> asyncio.Task[None] | None:
    """Do what can be done now; returns the task that does the rest, if there is any."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_rest(work, awaited))


@coroutine
def _rest(work: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, Any, None]:
    try:
        yield awaited
    except BaseException:
        work.close()
        raise
    yield from work
