"""The figures of a load."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from .check import Difference
from .counts import Counts, quantile
from .gauges import Gauge
from .plan import Plan

SHOWN_DIFFERENCES = 10
DIGITS = 3


@dataclass
class Report:
    plan: Plan
    counts: Counts
    opening_seconds: float = 0.0
    before: Gauge | None = None
    """The server before the first table was set up."""
    begun: Gauge | None = None
    """When play began."""
    ended: Gauge | None = None
    """When play ended."""
    most_memory: float = 0.0
    """The most the server held in memory while tables were played at, in bytes."""
    differences: list[Difference] = field(default_factory=list)
    matches_checked: int = 0
    updates_checked: int = 0
    interrupted: bool = False

    @property
    def mismatches(self) -> int:
        return len(self.differences)

    @property
    def errors(self) -> int:
        return self.counts.errors.total()

    @property
    def is_clean(self) -> bool:
        return not self.mismatches and not self.errors

    @property
    def moves_per_second(self) -> float:
        return self.counts.in_time / self.counts.seconds if self.counts.seconds else 0.0

    @property
    def kib_per_socket(self) -> float | None:
        if self.before is None or not self.most_memory or not self.counts.sockets:
            return None
        return max(0.0, self.most_memory - self.before.memory) / 1024 / self.counts.sockets

    @property
    def server_cpu_percent(self) -> float | None:
        if self.begun is None or self.ended is None or not self.counts.seconds:
            return None
        return 100 * (self.ended.cpu - self.begun.cpu) / self.counts.seconds

    @property
    def client_cpu_percent(self) -> float:
        return 100 * self.counts.cpu / self.counts.seconds if self.counts.seconds else 0.0

    def latency(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * quantile(self.counts.latencies, share)

    def figures(self) -> dict[str, Any]:
        counts = self.counts
        figures = {
            "moves_per_second": self.moves_per_second,
            "p50_ms": self.latency(0.5),
            "p99_ms": self.latency(0.99),
            "max_ms": self.latency(1.0),
            "sockets": counts.sockets,
            "server_kib_per_socket": self.kib_per_socket,
            "mismatches": self.mismatches,
            "errors": self.errors,
            "p90_ms": self.latency(0.9),
            "p999_ms": self.latency(0.999),
            "game": self.plan.game,
            "tables": self.plan.tables,
            "pace": self.plan.pace,
            "words": list(self.plan.languages),
            "seconds": counts.seconds,
            "opening_seconds": self.opening_seconds,
            "moves": len(counts.latencies),
            "skipped": counts.skipped,
            "games_finished": counts.finished,
            "matches_checked": self.matches_checked,
            "updates_checked": self.updates_checked,
            "errors_by_kind": dict(counts.errors.most_common()),
            "first_mismatches": [asdict(each) for each in self.differences[:SHOWN_DIFFERENCES]],
            "server_cpu_percent": self.server_cpu_percent,
            "server_rss_mib": self.most_memory / 2**20 if self.most_memory else None,
            "client_cpu_percent": self.client_cpu_percent,
            "client_late_p99_ms": 1000 * quantile(counts.late, 0.99),
            "interrupted": self.interrupted,
        }
        return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in figures.items()}


def most_memory(gauges: Sequence[Gauge | None]) -> float:
    return max((gauge.memory for gauge in gauges if gauge is not None), default=0.0)
