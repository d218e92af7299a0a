"""The folder in which compiled kernels are kept."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from .finding import Finding, broken, fine, note, size

AREA = "cache"


def existing(folder: Path) -> Path:
    """A folder that is there: this one, or the nearest above it."""
    return next(each for each in (folder, *folder.parents) if each.exists())


def check() -> Iterator[Finding]:
    from freebooter.compiling.ledger import current_folders
    from freebooter.compiling.pieces import everything_of
    from freebooter.engine.kernels.cache import KERNELS_FOLDER, ROOM, base_folder, is_trusted
    from freebooter.engine.kernels.tidying import MOST_BYTES, kept_folders
    from freebooter.engine.registry import names

    base = base_folder()
    kernels = base / KERNELS_FOLDER
    values = {"folder": str(base)}
    place = existing(kernels)
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        yield note(AREA, "doctor-cache-closed", "doctor-cache-mend", **values)
        return
    if kernels.exists() and not is_trusted(kernels.stat()):
        yield broken(AREA, "doctor-cache-open", "doctor-cache-open-mend", folder=str(kernels))
    free = shutil.disk_usage(place).free
    if free < ROOM:
        yield note(AREA, "doctor-cache-full", "doctor-cache-mend", **values, free=size(free), room=size(ROOM))
    folders = kept_folders(kernels)
    used = current_folders(piece for game in names() for piece in everything_of(game))
    total = sum(each.bytes for each in folders)
    old = sum(each.bytes for each in folders if each.path.name not in used)
    shown = {"size": size(total), "most": size(MOST_BYTES), "old": size(old), "free": size(free)}
    if total > MOST_BYTES:
        yield note(AREA, "doctor-cache-large", "doctor-cache-clean", **values, **shown)
    else:
        yield fine(AREA, "doctor-cache", **values, **shown)
