"""A file that only one process holds at a time; the system lets go of it when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileLock:
    """Raises `BlockingIOError` if somebody else holds it, and any other `OSError` if it cannot be made."""

    def __init__(self, path: Path) -> None:
        self._file: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise BlockingIOError from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
