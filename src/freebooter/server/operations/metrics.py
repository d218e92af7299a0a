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
            "From asking for an entry of a log until it is safe from any crash.",
            buckets=SHORT,
            registry=registry,
        )
        self.move_latency = Histogram(
            "freebooter_move_latency_seconds",
            "From receiving a command until the frames of all viewers are queued.",
            buckets=SHORT,
            registry=registry,
        )
        self.refusals = Counter("freebooter_refusals", "What was refused, by reason.", ["reason"], registry=registry)
        self.limited = Counter(
            "freebooter_limited", "What was refused by a limit, by limit.", ["limit"], registry=registry
        )
        self.questions = Gauge(
            "freebooter_questions", "Questions that wait to be thought about, by line.", ["line"], registry=registry
        )
        self.unwatched = Gauge(
            "freebooter_unwatched_tables", "Tables of bots that nobody watches, by state.", ["state"], registry=registry
        )
        self.reviews = Gauge("freebooter_reviews", "Reviews that are worked at.", registry=registry)
        self.bot_time = Histogram(
            "freebooter_bot_seconds",
            "From asking a bot for a move until it answers.",
            ["bot"],
            buckets=LONG,
            registry=registry,
        )
        self.requests = Counter(
            "freebooter_requests", "Requests, by route and status.", ["method", "route", "status"], registry=registry
        )
        self.slow_readers = Counter(
            "freebooter_slow_readers", "Sockets cut off because they did not read.", registry=registry
        )
        self.database_bytes = Gauge(
            "freebooter_database_bytes", "Bytes that the database takes of the disk.", registry=registry
        )
        self.disk_free_bytes = Gauge(
            "freebooter_disk_free_bytes", "Bytes left on the database's disk, where it is ours.", registry=registry
        )
        self.full = Gauge(
            "freebooter_full", "1 while new tables are refused because there is no room for them.", registry=registry
        )
        self.kept = Gauge(
            "freebooter_kept", "What is kept: tables, entries of logs, results, players.", ["what"], registry=registry
        )
        self.removed = Counter(
            "freebooter_removed",
            "What was removed because its time was over: tables, entries, results, players.",
            ["what"],
            registry=registry,
        )
        self.failed_writes = Counter("freebooter_failed_writes", "What could not be written down.", registry=registry)
        self.damaged_tables = Counter(
            "freebooter_damaged_tables",
            "Tables that could not be opened, as their logs are damaged.",
            registry=registry,
        )
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)

    def render(self) -> tuple[bytes, str]:
        """The figures as text, and the type of that text."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
