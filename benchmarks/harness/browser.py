"""A real Chromium, and pages in it that notice whatever goes wrong behind the scenes."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine before a test says that it did not happen."""

NEEDLESS = (
    # Two pages of its own that Chromium draws for the address bar of every window, and nobody looks at here: they cost
    # as much again as the page that is tested.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # A process that waits for the next page, which here seldom comes in the window that it could be used for.
    "SpareRendererForSitePerProcess",
    # What Playwright switches off itself, for its own list is not read where there is one of ours.
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch",
)  # fmt: skip
"""Parts of Chromium that tests do without."""

FLAGS = ("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(NEEDLESS)}")

KEY = "freebooter-settings"
BY_HAND: dict[str, Any] = {"undo": 0, "tooSoon": 0, "forced": False, "tips": False}
"""The settings of somebody who makes every move themselves, at once, and needs no tips. Nobody here is hasty."""

NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Comes back when whatever has changed is laid out."""

expect.set_options(timeout=PATIENCE)


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What Chromium may be called. The first draws pages and no windows around them, which is cheaper by a fifth."""


def found_chromium() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def chromium() -> str:
    """Where Chromium is; a test is skipped without it, except in CI, where it must be there."""
    found = found_chromium()
    if found is None:
        if os.environ.get("CI"):
            raise RuntimeError("Chromium is missing; install the package chromium")
        pytest.skip("needs Chromium; install the package chromium")
    return found


@contextmanager
def running_chromium() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


LOOK_FOR_FAULTS = """async ([only, but]) => {
  const rules = Object.fromEntries(but.map(each => [each, {enabled: false}]));
  const preload = {assets: ['media']}; // Of style sheets read again only an experiment would make use.
  const look = async (where, runOnly) =>
    (await axe.run(where, {runOnly, rules, preload, resultTypes: ['violations']})).violations;
  const found = await look(document, only);
  for (const fault of found.filter(({id}) => id === 'target-size')) {
    const {scrollX, scrollY} = window;
    const whole = [];
    for (const node of fault.nodes) {
      document.querySelector(node.target[0])?.scrollIntoView({block: 'center', behavior: 'instant'});
      const again = (await look(document, ['target-size'])).flatMap(({nodes}) => nodes);
      if (again.some(({target}) => `${target}` === `${node.target}`)) whole.push(node);
    }
    fault.nodes = whole;
    window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
  }
  return found;
}"""
"""What axe finds; of what is too small only what is so in the middle of the window, for at its edge a bar may lie on it
until somebody scrolls."""


class Watched:
    """Somebody's browser window: everything wrong that it meets is noted."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: ViewportSize | None = None,
        settings: Mapping[str, Any] = BY_HAND,
        **options: Any,
    ) -> None:
        """`settings` are the browser's; a newcomer's are empty, and then the table does some things by itself."""
        self.url = url
        self.faults: list[str] = []
        self.forgiven: list[str] = [
            "Service Worker registration blocked by Playwright",
            "net::ERR_ABORTED",  # A screen was left while something of it still loaded.
        ]
        """What a fault may contain because the test itself caused it, such as a server that was killed."""
        size = size or DESKTOP
        is_phone = size["width"] < 600
        self.context: BrowserContext = browser.new_context(
            base_url=url, viewport=size, has_touch=is_phone, is_mobile=is_phone, **options
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(dict(settings)))
        begin = f"try {{ localStorage.getItem('{KEY}') || localStorage.setItem('{KEY}', {kept}) }} catch {{}}"
        self.context.add_init_script(begin)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", lambda request: self.faults.append(f"failed: {request.url} {request.failure}"))
        page.on("request", self._request)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.url).netloc and not request.url.startswith(("data:", "blob:")):
            self.faults.append(f"left the house: {request.url}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.faults.append(f"{answer.status}: {answer.url}")

    def go(self, address: str) -> Page:
        self.page.goto(f"{self.url}{address}", wait_until="load")
        self.page.wait_for_selector("main")
        return self.page

    def check(self) -> None:
        """Nothing has gone wrong so far, but what was forgiven."""
        faults = [fault for fault in self.faults if not any(words in fault for words in self.forgiven)]
        assert not faults, faults

    def close(self) -> None:
        self.context.close()

    def violations(self, rules: Sequence[str] = (), but: Sequence[str] = ()) -> list[str]:
        """What axe-core finds wrong with what is shown now, by all rules, by these, or by all but those."""
        if not self.page.evaluate("() => 'axe' in window"):
            # Put in by the debugger, where the page's policy against foreign scripts does not reach.
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        only = {"type": "rule", "values": [*rules]} if rules else {"type": "tag", "values": STANDARDS}
        return [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in self.page.evaluate(LOOK_FOR_FAULTS, [only, [*but]])
            for node in each["nodes"]
        ]
