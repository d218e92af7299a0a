"""Records of matches that are removed, as compressed files in a folder."""

from __future__ import annotations

import gzip
import os
from datetime import UTC, datetime
from pathlib import Path

from freebooter.engine.record import write_record
from freebooter.engine.refusal import BadSetup
from freebooter.table.table import Table


class Archive:
    """Raises `BadSetup` where nothing can be written in the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _write(folder / ".writable", b"")
            (folder / ".writable").unlink()
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadSetup("error-archive", key="archive", folder=str(folder), problem=problem) from error

    def add(self, table: Table) -> None:
        """Write the record of a finished match down; raises `OSError`.

        There is none of a match that nobody finished, or that only tried a position again.
        """
        if table.status != "over" or table.match is None or table.created.origin is not None:
            return
        month = datetime.fromtimestamp(table.at / 1000, UTC).strftime("%Y-%m")
        (self._folder / month).mkdir(exist_ok=True)
        record = gzip.compress(write_record(table.match).encode(), mtime=0)
        _write(self._folder / month / f"{table.name}.txt.gz", record)


def _write(file: Path, data: bytes) -> None:
    """Whole or not at all, and on the disk before what it was made from is removed."""
    beside = file.with_name(f"{file.name}.part")
    with beside.open("wb") as written:
        written.write(data)
        written.flush()
        os.fsync(written.fileno())
    beside.replace(file)
