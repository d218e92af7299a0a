"""Keeping the record of a match in a file that does not exist yet, or may be replaced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from freebooter.engine.refusal import BadSetup

if TYPE_CHECKING:
    from freebooter.engine.match import Match


def check_file(file: Path, replace: bool) -> None:
    """Refuse, before the game, a file that could not be written after it."""
    if file.is_dir():
        raise BadSetup("refusal-folder", key="save", file=str(file))
    if file.exists() and not replace:
        raise BadSetup("refusal-file-exists", key="save", file=str(file))
    if not file.parent.is_dir():
        raise BadSetup("refusal-no-folder", key="save", folder=str(file.parent))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadSetup("refusal-not-writable", key="save", file=str(file))


def save(match: Match, file: Path, replace: bool) -> None:
    """Write the record, finished or not."""
    from freebooter.engine.record import write_record

    check_file(file, replace)
    try:
        with file.open("w" if replace else "x", encoding="utf-8", newline="\n") as stream:
            stream.write(write_record(match))
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadSetup("error-file-write", key="save", file=str(file), problem=problem) from error
