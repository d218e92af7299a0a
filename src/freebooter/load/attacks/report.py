"""What came of an attack, and whether it cost others more than it may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ..check import Difference
from .honest import Stage
from .tally import Tally

MOST_DELAY = 0.25
"""Seconds by which the slowest of a hundred moves of others may become slower."""

MOST_MEMORY = 500 * 10**6
"""Bytes that the server may take for it."""

DISK_AT_ONCE = 4 * 10**6
MOST_DISK = 100_000
"""Bytes a second by which the database may grow, beyond what bursts bring at once. An attack has a few addresses. Each
may have 100 commands a second, of 250 bytes, and 10 lines of talk, of 2,000: less than 50 kB together, and 4 GB in a
day. If that goes on, the limits on disk space see to it that no more tables are opened."""

MOST_JOURNAL = 100 * 10**6
"""Bytes that the database's journal may take on the way."""

Limit = Literal["moves", "answers", "memory", "disk", "doubled", "lost", "unserved"]
DIGITS = 1


@dataclass(frozen=True)
class Outcome:
    """One attack."""

    name: str
    seconds: float
    """How long it lasted."""
    before: Stage
    during: Stage
    after: Stage
    tally: Tally
    memory: float | None
    """Bytes that the server took at most beyond what it had before."""
    cpu: float | None
    """Seconds of a core that it used."""
    disk: int | None
    """Bytes that its database grew."""
    journal: int | None
    """Bytes that its journal has."""
    acknowledged: int
    """Moves of the honest people."""
    differences: list[Difference]
    errors: dict[str, int]
    """What went wrong for the honest people."""

    @property
    def broken(self) -> list[Limit]:
        """The limits that were not kept."""
        worst, usual = (self.during, self.after), self.before
        found: dict[Limit, bool] = {
            "moves": any(stage.moves_ms(0.99) - usual.moves_ms(0.99) > 1000 * MOST_DELAY for stage in worst),
            "answers": any(stage.answers_ms(0.99) - usual.answers_ms(0.99) > 1000 * MOST_DELAY for stage in worst),
            "memory": (self.memory or 0.0) > MOST_MEMORY,
            "disk": self._takes_much_disk,
            "doubled": self.tally.doubled > 0,
            "lost": bool(self.differences or self.errors),
            "unserved": self.tally.unserved > 0,
        }
        return [limit for limit, is_broken in found.items() if is_broken]

    @property
    def _takes_much_disk(self) -> bool:
        grew_much = (self.disk or 0) > DISK_AT_ONCE + MOST_DISK * self.seconds
        return grew_much or (self.journal or 0) > MOST_JOURNAL

    def figures(self) -> dict[str, Any]:
        """For programs."""
        tally = self.tally
        figures: dict[str, Any] = {"attack": self.name, "broken": self.broken}
        for name in ("before", "during", "after"):
            stage: Stage = getattr(self, name)
            figures |= {
                f"{name}_moves": len(stage.moves),
                f"{name}_p50_ms": round(stage.moves_ms(0.5), DIGITS),
                f"{name}_p99_ms": round(stage.moves_ms(0.99), DIGITS),
                f"{name}_bot_p50_ms": round(stage.answers_ms(0.5), DIGITS),
                f"{name}_bot_p99_ms": round(stage.answers_ms(0.99), DIGITS),
            }
        return figures | {
            "memory_bytes": self.memory,
            "cpu_seconds": None if self.cpu is None else round(self.cpu, DIGITS),
            "disk_bytes": self.disk,
            "journal_bytes": self.journal,
            "honest_moves": self.acknowledged,
            "mismatches": len(self.differences),
            "errors": self.errors,
            "sent": tally.sent,
            "accepted": tally.accepted,
            "sockets": tally.sockets,
            "frames": tally.frames,
            "bytes": tally.received,
            "largest": tally.largest,
            "doubled": tally.doubled,
            "pushed": tally.pushed,
            "unserved": tally.unserved,
            "refusals": dict(tally.refusals.most_common()),
        }
