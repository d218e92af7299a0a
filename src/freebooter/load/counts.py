"""What is counted while tables are played at."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Counts:
    """The figures of one process; they can be added up."""

    sockets: int = 0
    seconds: float = 0.0
    """How long tables were played at."""
    cpu: float = 0.0
    """Seconds of a core that the clients used meanwhile."""
    in_time: int = 0
    """Moves that had reached everybody when the time was over."""
    latencies: array[float] = field(default_factory=lambda: array("d"))
    """Seconds from sending a move until every viewer of the table had it, for each move."""
    late: array[float] = field(default_factory=lambda: array("d"))
    """Seconds by which moves were sent later than the pace would have it: how busy the clients themselves are."""
    skipped: int = 0
    """Moves that were due while the table was still busy with the one before, or with being set up again."""
    finished: int = 0
    """Matches played to their end."""
    errors: Counter[str] = field(default_factory=Counter)

    @classmethod
    def total(cls, counts: Iterable[Counts]) -> Counts:
        whole = cls()
        for each in counts:
            whole.sockets += each.sockets
            whole.seconds = max(whole.seconds, each.seconds)
            whole.cpu += each.cpu
            whole.in_time += each.in_time
            whole.latencies.extend(each.latencies)
            whole.late.extend(each.late)
            whole.skipped += each.skipped
            whole.finished += each.finished
            whole.errors.update(each.errors)
        return whole


def quantile(values: Iterable[float], share: float) -> float:
    """The smallest value that at least this share of all values does not exceed; 0 where there are none."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
