"""How the whole suite is run: in which order, what it has to leave out on this machine, and how long each file took."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from benchmarks.harness import postgresql
from benchmarks.harness.browser import found_chromium

ROOT = Path(__file__).parents[2]

DEAREST = ("web", "load", "server", "arena", "terminal", "store", "bots", "table", "games")
"""The folders whose files take longest. They are begun first, so that no process works alone at the end."""

SECONDS = "freebooter/seconds"
"""Where the cache of pytest keeps how long each file took, for `make quick`."""


def begin_with_the_dearest(items: list[pytest.Item]) -> None:
    rank = {folder: number for number, folder in enumerate(DEAREST)}
    items.sort(key=lambda item: rank.get(Path(item.location[0]).parts[1], len(rank)))


def has_japanese() -> bool:
    """Whether there is a font in which a browser can show Japanese."""
    if shutil.which("fc-list") is None:
        return False
    return bool(subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=False).stdout)


def has_pytorch() -> bool:
    return importlib.util.find_spec("torch") is not None


def has_web_packages() -> bool:
    """Whether those are there that the tests of the web client use, and not only those that build it."""
    return all((ROOT / "web" / "node_modules" / name).is_dir() for name in ("axe-core", "esbuild", "typescript"))


SYSTEM = "sudo apt-get install"
PYTHON = f"{sys.executable} -m pip install"
WEB = f"{sys.executable} web/make.py"


def missing() -> dict[str, tuple[str, str]]:
    """What the tests would use and this machine does not have, with what brings it: a command, and what of."""
    found: dict[str, tuple[str, str]] = {}
    if found_chromium() is None:
        found["no Chromium: the tests in a browser are skipped"] = (SYSTEM, "chromium")
    if postgresql.binaries() is None:
        found["no PostgreSQL: its tests, and those of several servers, are skipped"] = (SYSTEM, "postgresql")
    if not has_japanese():
        what = "no font for Japanese: pages are measured with boxes instead"
        found[what] = (SYSTEM, "fontconfig fonts-ipafont-gothic")
    if not has_pytorch():
        found["no PyTorch: the test of the example that learns is skipped"] = (PYTHON, "'freebooter[learn]'")
    if not has_web_packages():
        found["no packages of the web client: what needs them is skipped, or fails"] = (WEB, "packages")
    return found


def what_is_skipped() -> list[str]:
    """What will be left out, and the one command that changes it."""
    lacking = missing()
    if not lacking:
        return []
    wanted: dict[str, list[str]] = {}
    for command, package in lacking.values():
        wanted.setdefault(command, []).append(package)
    told = [f"This machine has {what}." for what in lacking]
    told.append("What brings it: " + " && ".join(" ".join([command, *each]) for command, each in wanted.items()))
    return told


class Costs:
    """Notes how long each file takes."""

    def __init__(self, cache: pytest.Cache) -> None:
        self._cache = cache
        self._took: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._took[report.location[0]] += report.duration  # type: ignore[assignment]

    def pytest_sessionfinish(self) -> None:
        kept = self._cache.get(SECONDS, {})
        self._cache.set(SECONDS, kept | {file: round(seconds, 2) for file, seconds in self._took.items()})


MEASURED = "measured"
"""The property of a test under which it reports a line that is worth reading after the whole run."""


class Measured:
    """Says in the end what was measured; in other processes nobody would see it."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self._lines += [str(line) for name, line in report.user_properties if name == MEASURED]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._lines:
            terminalreporter.section("measured")
            for line in self._lines:
                terminalreporter.write_line(line)


def tell() -> int:
    """Say what will be left out. Where continuous integration runs the tests, that may be nothing."""
    told = what_is_skipped()
    for line in told:
        print(line)
    return 1 if told and os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(tell())
