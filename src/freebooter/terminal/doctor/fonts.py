"""Fonts for Japanese: in the browser, in the terminal and in pictures."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

from .finding import Finding, fine, note

AREA = "fonts"
SECONDS = 20.0


def check() -> Iterator[Finding]:
    lister = shutil.which("fc-list")
    if lister is None:
        yield fine(AREA, "doctor-fonts-unknown")
        return
    try:
        done = subprocess.run(
            [lister, ":lang=ja", "family"], capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        yield fine(AREA, "doctor-fonts-unknown")
        return
    families = sorted({line.split(",")[0].strip() for line in done.stdout.splitlines() if line.strip()})
    if families:
        yield fine(AREA, "doctor-fonts", font=families[0])
    else:
        yield note(AREA, "doctor-no-fonts", "doctor-no-fonts-mend")
