"""A plugin of pytest for `make quick`: past a deadline no test is begun any more, and whatever was not run is named.

Tests that are under way end as usual, so that their servers and browsers do, too. Every process of the tests loads it;
the one that reports counts.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence

import pytest

UNTIL = "QUICK_UNTIL"
"""The variable with the deadline, by `time.time()`, and the seconds that there are at least from the first test on."""

NO_TIME = "no time was left"


def file_of(test: str) -> str:
    return test.partition("::")[0]


class Deadline:
    """Lets tests begin until a moment has come, and knows which have not been run."""

    def __init__(self, until: float, least: float) -> None:
        self.until = until
        self.least = least
        self.has_begun = False
        self.collected = dict[str, None]()
        self.ended = set[str]()
        self.late = set[str]()
        self.has_failed = False
        self.has_passed = False

    @property
    def not_run(self) -> list[str]:
        return [test for test in self.collected if test in self.late or test not in self.ended]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        now = time.time()
        if not self.has_begun:
            self.has_begun, self.until = True, max(self.until, now + self.least)
        if now >= self.until:
            pytest.skip(NO_TIME)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self.collected |= dict.fromkeys(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collected |= dict.fromkeys(item.nodeid for item in session.items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.has_failed |= report.failed
        self.has_passed |= report.when == "call" and report.passed
        if report.when == "teardown":
            self.ended.add(report.nodeid)
        elif report.skipped and NO_TIME in str(report.longrepr):
            self.late.add(report.nodeid)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        """Being interrupted is no failure where nothing failed; where nothing passed either, nothing was found out."""
        yield
        if session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.INTERRUPTED) and self.not_run:
            found = pytest.ExitCode.OK if self.has_passed else pytest.ExitCode.NO_TESTS_COLLECTED
            session.exitstatus = pytest.ExitCode.TESTS_FAILED if self.has_failed else found

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.not_run:
            terminalreporter.write_line(f"No time was left for {len(self.not_run)} tests, in these files:")
        for file in dict.fromkeys(map(file_of, self.not_run)):
            terminalreporter.write_line(f"  {file}")


def pytest_configure(config: pytest.Config) -> None:
    if UNTIL in os.environ:
        until, least = map(float, os.environ[UNTIL].split())
        config.pluginmanager.register(Deadline(until, least))
