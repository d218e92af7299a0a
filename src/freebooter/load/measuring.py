"""A load from beginning to end: open, play, give up, check."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Literal

from .check import check_all
from .counts import Counts
from .crew import Advanced, Collected, Crew, Reached
from .evidence import Evidence
from .gauges import Gauge, check_ready, check_server, read_gauge
from .http import BadLoad
from .plan import Plan, allow_files
from .report import Report, most_memory

Stage = Literal["opening", "playing", "settling", "checking"]
Watch = Callable[[Stage, float, float], None]
"""Is told how much of a stage is done, and how much there is to do."""

GLANCES = 8
"""So often the server's memory is looked at while tables are played at; looking costs the server some time."""

TICK = 0.2
"""Seconds between two looks at what has come in."""


class _Interruptions:
    """How often Ctrl-C was pressed. The first ends the play, the second the checking, the third everything."""

    def __init__(self) -> None:
        self.count = 0

    def add(self, signal_number: int, frame: FrameType | None) -> None:
        self.count += 1
        if self.count > 2:
            raise KeyboardInterrupt


@contextmanager
def _interruptions() -> Iterator[_Interruptions]:
    interruptions = _Interruptions()
    if current_thread() is not main_thread():
        yield interruptions
        return
    before = signal.signal(signal.SIGINT, interruptions.add)
    try:
        yield interruptions
    finally:
        signal.signal(signal.SIGINT, before)


def _nobody_watches(stage: Stage, done: float, total: float) -> None:
    pass


def measure(plan: Plan, watch: Watch = _nobody_watches) -> Report:
    """Carry out a plan; raises a refusal where that is not possible."""
    plan = plan.checked()
    allow_files(plan)
    check_server(plan.url)
    check_ready(plan.url, plan.game)
    report = Report(plan, Counts(), before=read_gauge(plan.url))
    with Crew(plan.shares()) as crew:
        _open(crew, report, watch)
        with _interruptions() as interruptions:
            _play(crew, report, interruptions, watch)
            matches = _settle(crew, report, interruptions, watch)
            _check(matches, report, interruptions, watch)
            report.interrupted = interruptions.count > 0
    return report


def _open(crew: Crew, report: Report, watch: Watch) -> None:
    begun, plan, opened = time.perf_counter(), report.plan, 0
    watch("opening", 0, plan.tables)
    counts: list[Counts] = []
    while len(counts) < plan.processes:
        for each in crew.reports(TICK):
            match each:
                case Advanced():
                    opened += each.tables
                case Reached():
                    counts.append(each.counts)
        watch("opening", opened, plan.tables)
    report.opening_seconds = time.perf_counter() - begun
    report.counts = Counts.total(counts)
    if not report.counts.sockets:
        kinds = report.counts.errors.most_common(1)
        raise BadLoad("error-load-nothing", kind=kinds[0][0] if kinds else "")


def _play(crew: Crew, report: Report, interruptions: _Interruptions, watch: Watch) -> None:
    """Start the clock, and look at the server now and then."""
    plan = report.plan
    glances: list[Gauge | None] = [read_gauge(plan.url)]
    report.begun = glances[0]
    crew.order("play")
    begun, stopped = time.perf_counter(), False
    counts: list[Counts] = []
    while len(counts) < plan.processes:
        counts += [each.counts for each in crew.reports(TICK) if isinstance(each, Reached)]
        elapsed = time.perf_counter() - begun
        watch("playing", min(elapsed, plan.seconds), plan.seconds)
        if elapsed > len(glances) * plan.seconds / GLANCES and elapsed < plan.seconds:
            glances.append(read_gauge(plan.url))
        if interruptions.count and not stopped:
            crew.order("stop")
            stopped = True
    report.ended = read_gauge(plan.url)
    report.counts = Counts.total(counts)
    report.most_memory = most_memory([*glances, report.ended])


def _settle(crew: Crew, report: Report, interruptions: _Interruptions, watch: Watch) -> list[Evidence]:
    collected: list[Collected] = []
    settled, plan = 0, report.plan
    crew.order("settle")
    while len(collected) < plan.processes and interruptions.count < 2:
        for each in crew.reports(TICK):
            match each:
                case Advanced():
                    settled += each.tables
                case Collected():
                    collected.append(each)
        watch("settling", settled, plan.tables)
    if len(collected) == plan.processes:
        report.counts = Counts.total(each.counts for each in collected)
    return [evidence for each in collected for evidence in each.matches]


def _check(matches: list[Evidence], report: Report, interruptions: _Interruptions, watch: Watch) -> None:
    watch("checking", 0, len(matches))
    for number, checked in enumerate(check_all(matches), 1):
        report.differences += checked.differences
        report.matches_checked += checked.matches
        report.updates_checked += checked.compared
        watch("checking", number, len(matches))
        if interruptions.count > 1:
            return
