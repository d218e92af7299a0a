"""What the tests in a browser share: two servers, and a window on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import DESKTOP, PHONE, Watched
from benchmarks.harness.serving import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all who need no more of it than its pages, or a table of their own."""
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="session")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots never wait, for whole games."""
    with serving(tmp_path_factory.mktemp("hurried"), "--bot-pace", "0", "--no-limits") as running:
        yield running


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def window(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Watched]:
    window = Watched(browser, served.url, size=request.param, service_workers="block")
    yield window
    window.check()
    window.close()
