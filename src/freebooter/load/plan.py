"""What is to be measured, and whether this machine can."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass, replace

from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.numbers import check_seed
from freebooter.engine.registry import load, names
from freebooter.text import LANGUAGES

from .http import BadLoad

MOST_PROCESSES = 64
MOST_ANYWHERE = 50_000
SPARE_FILES = 64
"""Open files that a process needs beside its sockets."""


@dataclass(frozen=True)
class Plan:
    """A load: so many tables, at each of which somebody makes a move every `pace` seconds."""

    url: str
    tables: int
    pace: float = 2.0
    seconds: float = 60.0
    game: str = ""
    """The first one there is, where none is named."""
    sockets: int = 4
    """At each table, as many as there are players."""
    watchers: int = 0
    """At each table, beside the players."""
    seed: int = 0
    """Of the moves and of everyone's nonces; how the cards lie is the server's secret."""
    processes: int = 1
    check: int | None = None
    """How many tables are replayed at the end; None for all."""
    words: bool = True
    """Whether everything is told in words, too, as browsers ask for it; bots do not."""

    @property
    def viewers(self) -> int:
        """Sockets at each table, all told."""
        return self.sockets + self.watchers

    @property
    def languages(self) -> tuple[str, ...]:
        """Those in which words are asked for: the viewers of a table take turns."""
        return LANGUAGES[: self.viewers] if self.words else ()

    def language(self, viewer: int) -> str:
        """The language of a viewer, counted from 0; empty where it asks for no words."""
        return LANGUAGES[viewer % len(LANGUAGES)] if self.words else ""

    def checked(self) -> Plan:
        """The plan itself, if it can be carried out; raises a refusal that names what cannot."""
        if not self.game:
            return replace(self, game=names()[0]).checked()
        seats = load(self.game).seats
        if self.sockets not in seats:
            raise BadLoad("error-load-sockets", key="sockets", fewest=seats.start, most=seats.stop - 1)
        for name, value in (("tables", self.tables), ("processes", self.processes)):
            if value < 1:
                raise BadLoad("error-load-at-least-one", key=name, option=f"--{name}", value=value)
        for name, value in (("watchers", self.watchers), ("check", self.check or 0)):
            if value < 0:
                raise BadLoad("error-load-negative", key=name, option=f"--{name}", value=value)
        for name, length in (("pace", self.pace), ("seconds", self.seconds)):
            if not (math.isfinite(length) and length > 0):
                raise BadLoad("error-load-time", key=name, option=f"--{name}", value=str(length))
        if self.processes > min(self.tables, MOST_PROCESSES):
            most = min(self.tables, MOST_PROCESSES)
            raise BadLoad("error-load-processes", key="processes", processes=self.processes, most=most)
        check_seed(self.seed)
        return self

    def shares(self) -> list[Plan]:
        """The plan of each process: the tables are dealt out evenly."""
        tables = _dealt_out(self.tables, self.processes)
        checks = [None] * self.processes if self.check is None else _dealt_out(self.check, self.processes)
        return [
            replace(self, tables=tables[number], check=checks[number], seed=(self.seed + number) % SEEDS)
            for number in range(self.processes)
        ]


def _dealt_out(count: int, processes: int) -> list[int]:
    whole, more = divmod(count, processes)
    return [whole + (number < more) for number in range(processes)]


def allow_files(plan: Plan) -> None:
    """Let every process open as many files as it needs sockets; raises a refusal where the system does not."""
    allow_open_files(max(share.tables * share.viewers for share in plan.shares()))


def most_open_files() -> int:
    """How many files, and sockets among them, this process may have open, where it may let itself have as many."""
    try:
        import resource
    except ModuleNotFoundError:
        return MOST_ANYWHERE
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        return MOST_ANYWHERE
    with suppress(OSError, ValueError):  # Some systems allow less than they say.
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return min(MOST_ANYWHERE, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def allow_open_files(sockets: int) -> None:
    """Let this process and those it starts have so many sockets; raises a refusal where the system does not."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows knows no such limit.
        return
    needed = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise BadLoad("error-load-files", needed=needed, most=hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed if hard == resource.RLIM_INFINITY else hard, hard))
