"""The settings of a server, and the database that they name."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

from freebooter.engine.refusal import Refusal
from freebooter.text import say

from .finding import Finding, broken, fine, note
from .keeping import existing

AREA = "database"


def check() -> Iterator[Finding]:
    from freebooter.server.operations.config import load_config, without_password
    from freebooter.store.examining import examine
    from freebooter.store.opening import file_in

    try:
        config = load_config()
    except Refusal as refusal:
        yield broken(AREA, "doctor-settings-refused", "doctor-settings-mend", problem=str(refusal))
        return
    database = config.database or file_in(Path(config.data))
    shown = without_password(database)
    try:
        found = asyncio.run(examine(database))
    except Refusal as refusal:
        yield Finding(AREA, "broken", say("doctor-database-refused", database=shown), str(refusal))
        return
    if found.is_missing:
        folder = existing(found.folder) if found.folder else None
        if folder is None or (folder.is_dir() and os.access(folder, os.W_OK)):
            yield fine(AREA, "doctor-database-new", database=shown)
        else:
            yield broken(AREA, "doctor-database-closed", "doctor-database-closed-mend", folder=str(folder))
    elif found.is_newer:
        yield broken(AREA, "doctor-database-newer", "doctor-database-newer-mend", database=shown)
    elif not found.is_current:
        yield note(AREA, "doctor-database-behind", "doctor-database-behind-mend", database=shown)
    else:
        yield fine(AREA, "doctor-database-used" if found.is_in_use else "doctor-database", database=shown)
