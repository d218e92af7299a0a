"""The terminal: its size, colours, letters, and whether somebody can type."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

from freebooter.terminal.screen import Screen

from .finding import Finding, fine, note

AREA = "terminal"
COLUMNS, LINES = 60, 20
"""What a table needs to be read at ease."""


def check() -> Iterator[Finding]:
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding != "utf8":
        yield note(AREA, "doctor-letters", "doctor-letters-mend", encoding=sys.stdout.encoding or "?")
    else:
        yield fine(AREA, "doctor-utf8")
    if not sys.stdout.isatty():
        yield fine(AREA, "doctor-no-terminal")
        return
    columns, lines = shutil.get_terminal_size()
    values: dict[str, str | int] = {"columns": columns, "lines": lines, "least": f"{COLUMNS}×{LINES}"}
    if columns < COLUMNS or lines < LINES:
        yield note(AREA, "doctor-small", "doctor-small-mend", **values)
    else:
        yield fine(AREA, "doctor-size", **values)
    if os.environ.get("NO_COLOR") or Screen().is_plain:
        yield note(AREA, "doctor-no-colour", "doctor-no-colour-mend")
    else:
        yield fine(AREA, "doctor-colour")
    if not sys.stdin.isatty():
        yield note(AREA, "doctor-nobody-types", "doctor-nobody-types-mend")
