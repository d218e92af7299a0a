"""Figures for Prometheus, in a registry of their own. Labels come from short lists, never from what a client sends."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds; the promise is fifty milliseconds for nearly all."""

LONG = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge(
            "freebooter_connections", "Open sockets, by seat or spectator.", ["kind"], registry=registry
        )
        self.tables = Gauge("freebooter_tables", "Tables in memory, by status.", ["status"], registry=registry)
        self.moves = Counter("freebooter_moves", "Moves made, by game.", ["game"], registry=registry)
        self.log_delay = Histogram(
            "freebooter_log_delay_seconds",
            "From proposing a log entry until it's safe from any crash.",
            buckets=SHORT,
            registry=registry,
        )
        self.move_latency = Histogram(
            "freebooter_move_latency_seconds",
            "From receiving a command until all viewers' frames are queued.",
            buckets=SHORT,
            registry=registry,
        )
        self.refusals = Counter("freebooter_refusals", "Refusals, by reason.", ["reason"], registry=registry)
        self.limited = Counter("freebooter_limited", "Refusals by a limit, by limit.", ["limit"], registry=registry)
        self.questions = Gauge(
            "freebooter_questions", "Decisions waiting for a bot or the coach, by queue.", ["line"], registry=registry
        )
        self.unwatched = Gauge(
            "freebooter_unwatched_tables", "Bot tables that nobody watches, by state.", ["state"], registry=registry
        )
        self.reviews = Gauge("freebooter_reviews", "Reviews in progress.", registry=registry)
        self.bot_time = Histogram(
            "freebooter_bot_seconds",
            "From asking a bot for a move until its answer.",
            ["bot"],
            buckets=LONG,
            registry=registry,
        )
        self.requests = Counter(
            "freebooter_requests", "Requests, by route and status.", ["method", "route", "status"], registry=registry
        )
        self.slow_readers = Counter(
            "freebooter_slow_readers", "Sockets closed because they didn't read.", registry=registry
        )
        self.database_bytes = Gauge("freebooter_database_bytes", "Bytes the database takes on disk.", registry=registry)
        self.disk_free_bytes = Gauge(
            "freebooter_disk_free_bytes", "Bytes free on the database's disk, if it's local.", registry=registry
        )
        self.full = Gauge("freebooter_full", "1 while new tables are refused for lack of space.", registry=registry)
        self.kept = Gauge(
            "freebooter_kept", "What's kept: tables, log entries, results, players.", ["what"], registry=registry
        )
        self.removed = Counter(
            "freebooter_removed",
            "What was removed after its time: tables, entries, results, players.",
            ["what"],
            registry=registry,
        )
        self.failed_writes = Counter("freebooter_failed_writes", "Failed writes.", registry=registry)
        self.damaged_tables = Counter(
            "freebooter_damaged_tables",
            "Tables that couldn't be opened because their logs are damaged.",
            registry=registry,
        )
        self._moves: dict[str, Counter] = {}
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)

    def count_move(self, game: str) -> None:
        counter = self._moves.get(game)
        if counter is None:
            counter = self._moves[game] = self.moves.labels(game)
        counter.inc()

    def render(self) -> tuple[bytes, str]:
        """The figures as text, and the type of that text."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
