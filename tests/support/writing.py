"""A process that appends to N tables as fast as it can and says what was acknowledged.

`python -m tests.support.writing DATABASE N`. It ends with status 3 when its tables are no longer its own.
"""

from __future__ import annotations

import asyncio
import os
import sys

from freebooter.store import Store
from freebooter.store.rows import Conflict

from .stores import entry, opened


async def _write(store: Store, table: str, number: int) -> None:
    while True:
        await store.append(entry(table, number))
        os.write(1, f"{table} {number}\n".encode())
        number += 1


async def _main(database: str, tables: int) -> None:
    async with opened(database, "writing", node_timeout=3600.0) as store:
        names = [f"table {number}" for number in range(tables)]
        for name in names:
            await store.claim(name, "writing")
        last = [len(await store.read_log(name)) for name in names]
        await asyncio.gather(*(_write(store, name, number + 1) for name, number in zip(names, last, strict=True)))


if __name__ == "__main__":
    try:
        asyncio.run(_main(sys.argv[1], int(sys.argv[2])))
    except Conflict:
        sys.exit(3)
