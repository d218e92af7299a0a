"""`freebooter doctor`: looks at everything that playing needs, says how it stands, and how to mend what is not well.

A module for each group of checks; each yields what it finds, and changes nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator

from . import database, fonts, installation, keeping, kernels, port, terminal
from .finding import Finding

CHECKS: tuple[Callable[[], Iterator[Finding]], ...] = (
    installation.check,
    kernels.check,
    keeping.check,
    database.check,
    terminal.check,
    fonts.check,
    port.check,
)
MARKS = {"fine": "✓", "note": "!", "broken": "✗"}
PLAIN_MARKS = {"fine": "+", "note": "!", "broken": "x"}
MEND = "  "


def doctor(as_json: bool) -> int:
    """Returns the exit status: 1 where something has to be mended."""
    findings = []
    for check in CHECKS:
        for finding in check():
            findings.append(finding)
            if not as_json:
                print(_line(finding), flush=True)
    is_well = all(finding.state != "broken" for finding in findings)
    if as_json:
        shown = {"is_well": is_well, "findings": [finding._asdict() for finding in findings]}
        print(json.dumps(shown, ensure_ascii=False, indent=2))
    return 0 if is_well else 1


def _line(finding: Finding) -> str:
    marks = MARKS
    try:
        "".join(MARKS.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        marks = PLAIN_MARKS
    line = f"{marks[finding.state]} {finding.text}"
    return f"{line}\n{MEND}{finding.mend}" if finding.mend else line
