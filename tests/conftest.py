"""Fixtures for all tests. Tests run in English, whatever the machine speaks."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import running_chromium
from freebooter import text
from freebooter.engine import registry as games
from freebooter.engine.game import Game
from tests.support import running
from tests.support.invariants import Invariants, invariants_of


def pytest_configure(config: pytest.Config) -> None:
    cache = getattr(config, "cache", None)  # None where pytest keeps nothing.
    if cache is not None and not hasattr(config, "workerinput"):  # Once, and not in every process.
        config.pluginmanager.register(running.Costs(cache))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(running.Measured())


def pytest_report_header() -> list[str]:
    return running.what_is_skipped()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("file_or_dir"):  # Else they are run in the order in which they were named.
        running.begin_with_the_dearest(items)


@pytest.fixture(scope="session")
def game() -> Game:
    return games.load("dead-mans-draw")


@pytest.fixture(scope="session")
def invariants() -> Invariants:
    return invariants_of("dead-mans-draw")


@pytest.fixture(scope="session")
def dolores() -> Game:
    return games.load("dolores")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium; only for the time of a module, because its loop would be in the way of others."""
    with running_chromium() as running:
        yield running


@pytest.fixture(autouse=True)
def _english() -> None:
    text.use("en")


# Whoever runs the tests in the background of a shell has them ignore Ctrl-C, and so would every command they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
