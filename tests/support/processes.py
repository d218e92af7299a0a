"""What processes have done so far, as Linux tells it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def worked(process: int) -> float:
    """The processor time, in seconds, of a process and all that it has started."""
    spent, parents = {}, {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # It has ended meanwhile.
            parts = status.read_text().rpartition(")")[2].split()
            number = int(status.parent.name)
            parents[number] = int(parts[1])
            spent[number] = sum(map(int, parts[11:15]))
    family = {process}
    while grown := {child for child, parent in parents.items() if parent in family} - family:
        family |= grown
    return sum(spent.get(member, 0) for member in family) / TICKS
