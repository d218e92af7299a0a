"""Files that do not exist yet, or may be replaced: whether they can be written, and the record of a match in one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from freebooter.engine.refusal import BadSetup

if TYPE_CHECKING:
    from freebooter.engine.match import Match


def check_file(file: Path, replace: bool) -> None:
    """Refuse, before the game, a record that could not be written after it."""
    _check(file, replace, "save", "refusal-folder", "refusal-no-folder")


def check_page(file: Path, replace: bool) -> None:
    """Refuse, before the work, a page that could not be written after it."""
    _check(file, replace, "html", "refusal-page-folder", "refusal-page-no-folder")


def _check(file: Path, replace: bool, key: str, is_folder: str, no_folder: str) -> None:
    if file.is_dir():
        raise BadSetup(is_folder, key=key, file=str(file))
    if file.exists() and not replace:
        raise BadSetup("refusal-file-exists", key=key, file=str(file))
    if not file.parent.is_dir():
        raise BadSetup(no_folder, key=key, folder=str(file.parent))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadSetup("refusal-not-writable", key=key, file=str(file))


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
