"""Where compiled kernels are kept, and how they're read and written.

What is read here is run. So only what we or the superuser wrote is believed, and nothing that others could have
changed. A file is there whole or not at all, however many processes write it, and whenever one is killed. Where nothing
can be kept, kernels are compiled anew in each process, and nothing worse happens.
"""

from __future__ import annotations

import errno
import hashlib
import os
import pickle
import shutil
import stat
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Protocol

import numba
import platformdirs
from numba.core.serialize import dumps

from .sources import sources_hash
from .tidying import REMOVED, tidy_now_and_then

KERNELS_FOLDER = "kernels"
PART = ".part"
ROOM = 100 * 10**6
"""Bytes that have to be free: more than twice what all games together need."""

TRIED = 4096
"""So many bytes are written to see whether that can be done."""

TOUCH_SECONDS = 600.0
"""A folder that is used is marked as used, if that was not done lately."""

OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
SEAL_BYTES = hashlib.sha256().digest_size
FOLDER_MODE, FILE_MODE = 0o755, 0o644
"""Everybody may read it, so that a superuser can compile for all; only its owner may write it."""

FILES: set[Path] = set()
"""The files of all kernels that this process has loaded or kept."""

TURNS: list[Turns] = []
"""Whom to ask before a kernel is compiled, in a process that is one of several which compile at the same time."""


class Turns(Protocol):
    """Lets one process at a time compile a kernel; whoever comes second loads what the first has kept."""

    def take(self, file: Path) -> None:
        """Wait until nobody else compiles the kernel of this file."""
        ...

    def give_back(self, file: Path) -> None:
        """The kernel is kept, or was when its turn came."""
        ...


def base_folder() -> Path:
    """Where everything compiled is kept; `FREEBOOTER_CACHE` moves it. In somebody else's folder it's one of our own."""
    base = Path(os.environ.get("FREEBOOTER_CACHE") or platformdirs.user_cache_dir("freebooter", appauthor=False))
    if hasattr(os, "getuid"):
        with suppress(OSError):
            if base.stat().st_uid != os.getuid() and os.access(base, os.W_OK):
                return base / f"user-{os.getuid()}"
    return base


def cache_folder(module: str, *more: str) -> Path:
    """Where the compiled kernels of a module are kept that may also use some more."""
    return base_folder() / KERNELS_FOLDER / f"{module}-{sources_hash(module, *more)}"


def is_trusted(found: os.stat_result) -> bool:
    """Whether only we, or the superuser, could have written a file or a folder."""
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid in (0, os.getuid()) and not found.st_mode & OTHERS_MAY_WRITE


def make_folder(folder: Path) -> None:
    """Make a folder into which only we write; an `OSError` where there can be none.

    One of ours into which others could write goes, and all that is in it.
    """
    folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    if is_trusted(folder.stat()):
        return
    away = folder.with_name(f"{REMOVED}{os.getpid()}-{folder.name}")
    folder.rename(away)
    shutil.rmtree(away, ignore_errors=True)
    folder.mkdir(FOLDER_MODE, exist_ok=True)


def check_room() -> None:
    """Raise an `OSError` where kernels cannot be kept."""
    folder = base_folder() / KERNELS_FOLDER
    make_folder(folder)
    with NamedTemporaryFile(dir=folder, suffix=PART) as part:
        part.write(bytes(TRIED))  # Where one may write only so much, there can be files, but nothing in them.
    if shutil.disk_usage(folder).free < ROOM:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(folder))


@cache
def _is_trusted_folder(folder: Path) -> bool:
    """Whether what lies in a folder may be believed; it is marked as used, for what nobody uses is removed."""
    try:
        found = [each.stat() for each in (folder.parent, folder)]
    except OSError:
        return False
    if time.time() - found[1].st_mtime > TOUCH_SECONDS:
        with suppress(OSError):
            os.utime(folder)
    return all(map(is_trusted, found))


def seal(content: bytes) -> bytes:
    """With this before it, what is damaged is told from what is not."""
    return hashlib.sha256(content).digest()


def _read(file: Path) -> bytes | None:
    """What is in a file that only we could have written, and that is as we wrote it."""
    try:
        with file.open("rb") as opened:
            if not (is_trusted(os.fstat(opened.fileno())) and _is_trusted_folder(file.parent)):
                return None
            sealed, content = opened.read(SEAL_BYTES), opened.read()
    except OSError:
        return None
    return content if seal(content) == sealed else None


def _write(file: Path, content: bytes) -> None:
    """Put a file into place as a whole; an `OSError` where that cannot be."""
    make_folder(file.parent.parent)
    make_folder(file.parent)
    with NamedTemporaryFile(dir=file.parent, suffix=PART, delete=False) as part:
        try:
            part.write(seal(content) + content)
            part.close()
            os.chmod(part.name, FILE_MODE)
            os.replace(part.name, file)
        except BaseException:
            with suppress(OSError):
                os.unlink(part.name)
            raise


def _type_name(numba_type: Any) -> str:
    """A name of a type that is the same in every process; enumerations are told apart by their modules."""
    return f"{numba_type} {getattr(getattr(numba_type, 'instance_class', None), '__module__', '')}"


class KernelFiles:
    """A file for each compiled signature, in place of Numba's index of them.

    The index of a shared kernel would name the types of every game that was ever compiled with it, and could then only
    be read where all those games can be imported.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name

    def _file(self, key: Any) -> Path:
        signature, *rest = key
        arguments = [_type_name(t) for t in getattr(signature, "args", signature)]
        described = repr((numba.__version__, arguments, rest))
        return self.folder / f"{self.name}-{hashlib.sha256(described.encode()).hexdigest()[:20]}.nbc"

    def load(self, key: Any) -> Any:
        """What was saved; None, and compiled anew, where nothing was or it cannot be read."""
        file = self._file(key)
        found = self._load(file)
        for turns in () if found is not None else TURNS:
            turns.take(file)
            found = self._load(file)
            if found is not None:
                turns.give_back(file)
        return found

    def _load(self, file: Path) -> Any:
        content = _read(file)
        if content is None:
            return None
        try:
            found = pickle.loads(content)
        except (ImportError, AttributeError):  # Its types have moved.
            return None
        FILES.add(file)
        return found

    def save(self, key: Any, data: Any) -> None:
        file = self._file(key)
        try:
            _write(file, dumps(data))
            FILES.add(file)
        except OSError:  # Whoever starts compiling looks at the disk before, and says so.
            pass
        else:
            tidy_now_and_then(file.parent.parent, FILES)
        for turns in TURNS:
            turns.give_back(file)
