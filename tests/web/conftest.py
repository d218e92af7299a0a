"""What the tests of single boards share: a server of their own, and a window on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import DESKTOP, PHONE, Watched
from benchmarks.harness.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def window(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Watched]:
    window = Watched(browser, served.url, size=request.param, service_workers="block")
    yield window
    window.check()
    window.close()
