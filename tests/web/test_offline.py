"""The site can be installed, and says when its server is out of reach: a real Chromium, a real service worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from benchmarks.harness.browser import PATIENCE, chromium
from freebooter.server.pages.client import FOLDER, Built
from freebooter.text import say
from tests.support.indoors import Indoors, indoors

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map((request) => new URL(request.url).pathname);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    with indoors(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def profile(server: Indoors, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """A browser of somebody who speaks Czech. It keeps what it is told to, as one without a profile does not."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            tmp_path_factory.mktemp("profile"),
            executable_path=chromium(),
            args=["--no-sandbox", "--disable-gpu"],
            locale="cs",
            base_url=server.url,
        )
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()


@pytest.fixture
def page(profile: BrowserContext) -> Iterator[Page]:
    opened = profile.new_page()
    yield opened
    opened.close()


def test_the_site_can_be_installed(profile: BrowserContext, page: Page) -> None:
    page.goto("/")
    debugger = profile.new_cdp_session(page)
    manifest = debugger.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest?lang=cs")
    assert manifest["errors"] == []
    assert debugger.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_without_the_server_a_page_says_so_and_goes_on_when_it_is_back(profile: BrowserContext, page: Page) -> None:
    page.goto("/")
    page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector("main")
    kept = set(page.evaluate(KEPT))
    assert "/offline" in kept
    assert f"/web/{Built(FOLDER).assets['script']}" in kept
    assert all(path == "/offline" or path.startswith("/web/") for path in kept), "only files that never change are kept"

    page.goto("/lobby?lang=de")
    page.wait_for_function("async () => (await (await caches.match('/offline')).text()).includes('lang=\"de\"')")
    profile.set_offline(True)
    page.goto("/t/abcdefgh")
    assert page.url.endswith("/t/abcdefgh")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading")).to_have_text(say("shell-offline-heading", in_language="de"))
    assert page.locator("img").evaluate("(picture) => picture.naturalWidth > 0")
    profile.set_offline(False)
    page.wait_for_selector("#app", state="attached")
    assert page.url.endswith("/t/abcdefgh")


def test_the_offline_page_leads_home_where_nothing_is_wrong(page: Page) -> None:
    page.goto("/offline")
    page.get_by_role("button").click()
    page.wait_for_url("/")


def test_the_home_page_loads_no_more_scripts_and_styles_than_were_counted(page: Page) -> None:
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url.rpartition("/")[2]))
    page.goto("/", wait_until="networkidle")
    counted = set(Built(FOLDER).assets["home"]["files"])
    assert {name for name in fetched if name.endswith((".js", ".css"))} - {"sw.js"} <= counted | kept_by_the_worker()
    assert counted <= fetched


def kept_by_the_worker() -> set[str]:
    """Fetched by the worker for the offline page, after everything else."""
    return set(Built(FOLDER).assets["offline"].values())
