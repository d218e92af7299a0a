"""Logs that are longer than any table's may become today, written into a store as earlier servers wrote them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time_ns

import msgspec

from freebooter.server.play.rows import rate, table_row
from freebooter.store import file_in, open_store
from freebooter.store.rows import Append
from freebooter.table import entries
from freebooter.table.entries import AnyEntry, write_entry
from freebooter.table.table import Table, next_link

from .live_tables import KeptTable, created

GESTURES = ("peace", "fight")
AT_ONCE = 2_000


def long_story(name: str, promises: int = 0, changes: int = 0) -> KeptTable:
    """A public duel at which somebody promised and changed a gesture again and again; only its log is complete."""
    now = time_ns() // 1_000_000  # What is older than a server keeps, it removes.
    first = created("dolores", 2, options={"bottles": "none"}, public=True)
    kept = KeptTable(msgspec.structs.replace(first, at=now), name)
    said: list[AnyEntry] = [
        entries.Sat(at=now, by="bob", seat=1, name="Bob"),
        entries.Started(at=now, by="ann"),
        *(entries.Promised(at=now, by="ann", seat=0, promise=GESTURES[n % 2]) for n in range(promises)),
        *(entries.Moved(at=now, by="ann", seat=0, move=GESTURES[n % 2]) for n in range(changes)),
    ]
    for entry in said:
        _add(kept, entry)
    return kept


def _add(kept: KeptTable, entry: AnyEntry) -> None:
    data = write_entry(entry)
    kept.log.append((data, next_link(kept.log[-1][1], data)))


def keep(folder: Path, *stories: KeptTable) -> None:
    """Write logs into the file of a server that is not running."""
    asyncio.run(_keep(folder, stories))


async def _keep(folder: Path, stories: tuple[KeptTable, ...]) -> None:
    store = await open_store(file_in(folder), rate)
    try:
        for story in stories:
            name = story.table.name
            row = table_row(Table.open(name, story.log[:3]))
            appends = [Append(name, n, *pair, row if n == 1 else None) for n, pair in enumerate(story.log, 1)]
            for start in range(0, len(appends), AT_ONCE):
                await asyncio.gather(*map(store.append, appends[start : start + AT_ONCE]))
    finally:
        await store.close()
