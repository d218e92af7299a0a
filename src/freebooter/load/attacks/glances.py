"""Looks at the server now and then: its memory, its time and what it keeps on the disk."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path

from ..gauges import Gauge, read_gauge

EVERY = 1.0
"""Seconds between two looks."""

DATABASE, JOURNAL = ".db", ".db-wal"
"""What is kept, and the way there: a journal that is as large as it once was, and never larger than it may be."""


@dataclass
class Glances:
    """The most memory, and all the time and disk, that the server took since it was first looked at."""

    url: str
    pid: int

    def __post_init__(self) -> None:
        self.most_memory = 0.0
        self.before = self.last = self._gauge()
        self.disk_before = self.disk = self._disk(DATABASE)
        self.journal = self._disk(JOURNAL)

    def look(self) -> None:
        gauge = self._gauge()
        if gauge is not None:
            self.last = gauge
            self.most_memory = max(self.most_memory, gauge.memory)
        self.disk, self.journal = self._disk(DATABASE), self._disk(JOURNAL)

    async def keep_looking(self) -> None:
        while True:
            await asyncio.to_thread(self.look)
            await asyncio.sleep(EVERY)

    @property
    def memory(self) -> float | None:
        """Bytes beyond what it had before."""
        return max(0.0, self.most_memory - self.before.memory) if self.before is not None else None

    @property
    def cpu(self) -> float | None:
        return self.last.cpu - self.before.cpu if self.before is not None and self.last is not None else None

    @property
    def disk_growth(self) -> int | None:
        return self.disk - self.disk_before if self.disk is not None and self.disk_before is not None else None

    def _gauge(self) -> Gauge | None:
        return _of_process(self.pid) if self.pid else read_gauge(self.url)

    def _disk(self, kind: str) -> int | None:
        """Bytes of the files of that kind that the process has open."""
        if not self.pid:
            return None
        try:
            files = {path.resolve() for path in Path(f"/proc/{self.pid}/fd").iterdir()}
            return sum(file.stat().st_size for file in files if file.name.endswith(kind))
        except OSError:
            return None


def _of_process(pid: int) -> Gauge | None:
    """What the system says about a process; it answers even while the server does not."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (OSError, IndexError, ValueError):
        return None
    memory = pages * os.sysconf("SC_PAGE_SIZE")
    return Gauge(memory, (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK"))
