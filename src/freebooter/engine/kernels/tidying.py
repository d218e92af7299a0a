"""Bounds what compiled kernels take on the disk: those of older versions go, and what killed processes left behind.

A folder's time is that of its last use. Whoever finds a kernel gone compiles it again, so nothing can break.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

MOST_BYTES = 500 * 10**6
"""All together; one version of all games has less than a tenth of it."""

UNUSED_SECONDS = 30 * 86_400.0
"""After so long, what nobody uses is removed."""

SPARED_SECONDS = 3 * 3_600.0
"""What was used so lately stays, however much there is: somebody may be at it."""

LEFT_BEHIND_SECONDS = 3_600.0
"""A half-written file of that age belongs to nobody any more."""

TIDY_SECONDS = 3_600.0
STAMP = ".tidied"
REMOVED = ".removed-"


class Removed(NamedTuple):
    folders: int
    bytes: int


@dataclass(frozen=True)
class Kept:
    """A folder of compiled kernels, as it lies there."""

    path: Path
    bytes: int
    used: float
    """When it was last used, in seconds since 1970."""


def kept_folders(kernels: Path) -> list[Kept]:
    """What there is, in the order in which it was last used."""
    found = []
    for path in _folders(kernels):
        with suppress(OSError):
            size = sum(file.stat().st_size for file in os.scandir(path) if file.is_file(follow_symlinks=False))
            found.append(Kept(path, size, path.stat().st_mtime))
    return sorted(found, key=lambda each: each.used)


def _folders(kernels: Path) -> list[Path]:
    try:
        return [Path(entry.path) for entry in os.scandir(kernels) if entry.is_dir(follow_symlinks=False)]
    except OSError:
        return []


def tidy_now_and_then(kernels: Path, in_use: Iterable[Path]) -> None:
    """Tidy if nobody has done so lately. `in_use` are files that this process uses."""
    stamp = kernels / STAMP
    with suppress(OSError):
        if stamp.exists() and time.time() - stamp.stat().st_mtime < TIDY_SECONDS:
            return
        stamp.touch()
        tidy(kernels, {file.parent.name for file in in_use})


def tidy(kernels: Path, in_use: Collection[str]) -> Removed:
    """Remove what is left behind, what nobody uses any more, and the oldest of what is too much."""
    now = time.time()
    _remove_left_behind(kernels, now)
    folders = kept_folders(kernels)
    total = sum(each.bytes for each in folders)
    gone = []
    for each in folders:
        age = now - each.used
        is_too_much = total > MOST_BYTES and age > SPARED_SECONDS
        if each.path.name not in in_use and (is_too_much or age > UNUSED_SECONDS):
            gone.append(each)
            total -= each.bytes
    return remove(gone)


def remove(folders: Iterable[Kept]) -> Removed:
    """Each goes as a whole: it gets another name first, under which nobody looks for it."""
    count = size = 0
    for each in folders:
        away = each.path.with_name(f"{REMOVED}{os.getpid()}-{each.path.name}")
        with suppress(OSError):
            each.path.rename(away)
            shutil.rmtree(away, ignore_errors=True)
            count, size = count + 1, size + each.bytes
    return Removed(count, size)


def _remove_left_behind(kernels: Path, now: float) -> None:
    for path in _folders(kernels):
        if path.name.startswith(REMOVED):
            shutil.rmtree(path, ignore_errors=True)
            continue
        with suppress(OSError):
            before = path.stat()
            parts = [part for part in path.glob("*.part") if now - part.stat().st_mtime > LEFT_BEHIND_SECONDS]
            for part in parts:
                part.unlink(missing_ok=True)
            if parts:  # It was not used by that.
                os.utime(path, (before.st_atime, before.st_mtime))
