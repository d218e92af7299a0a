"""The tour of a game: what a turn is, for whoever waits until the game is compiled. Nothing of it needs the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from benchmarks.harness.browser import Watched
from freebooter.engine.registry import names
from freebooter.text import LANGUAGES
from tests.support.browser_words import english_on
from tests.support.small_house import Held, House, Open

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at")

SMALL: ViewportSize = {"width": 320, "height": 568}

TOO_WIDE = """() => {
  const within = [...document.querySelectorAll(".tour .dialog-body, .tour-scene, .tour-words, .tour-ways")];
  const wide = within.filter(each => each.scrollWidth > each.clientWidth).map(each => each.className);
  const scene = document.querySelector(".tour-scene");
  const high = scene.scrollHeight > scene.clientHeight ? ["the scene is too high"] : [];
  return document.documentElement.scrollWidth > innerWidth ? [...wide, ...high, "page"] : [...wide, ...high];
}"""
"""Whatever does not fit into the window."""


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A server on a machine that has never compiled a game and does not get to it."""
    folder = tmp_path_factory.mktemp("waiting")
    with Held(folder / "cache"), House(",".join(names()), {}, folder / "cache").serving(folder) as served:
        yield served


@pytest.fixture
def small(request: pytest.FixtureRequest, browser: Browser, waiting: Open) -> Iterator[Watched]:
    window = Watched(browser, waiting.url, size=SMALL, locale=getattr(request, "param", "en"), reduced_motion="reduce")
    yield window
    window.check()
    window.close()


def begin(page: Page) -> None:
    page.locator(".tour-open").click()
    expect(page.locator("dialog.tour")).to_be_visible()


def heading(page: Page) -> str:
    return page.locator(".tour-words h3").inner_text()


@pytest.mark.parametrize("small", LANGUAGES, indirect=True)
@pytest.mark.parametrize("game", names())
def test_the_tour_shows_what_a_turn_is_while_the_game_is_not_ready(
    small: Watched, game: str, request: pytest.FixtureRequest
) -> None:
    language = request.node.callspec.params["small"]
    page = small.go(f"/learn/{game}/1")
    expect(page.locator(".voyage")).to_be_visible()
    begin(page)
    told = [heading(page)]
    steps = page.locator(".tour-dot").count()
    assert 4 <= steps <= 6
    for step in range(steps):
        assert page.evaluate(TOO_WIDE) == [], step
        assert english_on(page, language) == [], step
        assert page.locator(".tour-scene .face, .tour-scene .icon").count() > 0
        assert page.locator(".tour-scene").get_attribute("aria-label")
        if language == "en" and step in (0, steps - 1):  # In other languages only the words are others.
            assert small.violations() == [], step
        if step < steps - 1:
            page.locator(".tour-ways .primary").click()
            expect(page.locator(".tour-words h3")).not_to_have_text(told[-1])
            told.append(heading(page))
    assert len(set(told)) == steps
    page.locator(".tour-ways .primary").click()
    expect(page.locator("dialog.tour")).to_have_count(0)
    expect(page.locator(".voyage")).to_be_visible()


def test_whoever_uses_the_keyboard_goes_to_and_fro_and_leaves(small: Watched) -> None:
    page = small.go(f"/learn/{names()[0]}")
    opener = page.locator(".tour-open")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    first = heading(page)
    page.keyboard.press("ArrowLeft")
    assert heading(page) == first, "there is nothing before it"
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tour-words h3")).not_to_have_text(first)
    page.get_by_role("button", name="Back").press("Enter")
    expect(page.locator(".tour-words h3")).to_have_text(first)
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.tour")).to_have_count(0)
    expect(opener).to_be_focused()
    begin(page)
    page.get_by_role("button", name="Skip the tour").click()
    expect(page.locator("dialog.tour")).to_have_count(0)


def test_at_a_table_that_waits_for_its_game_nobody_leaves_the_table_for_it(small: Watched) -> None:
    page = small.go("/")
    page.get_by_role("button", name="Play").first.click()
    page.wait_for_url("**/t/*")
    begin(page)
    page.get_by_role("button", name="Next").click()
    page.keyboard.press("Escape")
    expect(page.locator(".voyage")).to_be_visible()
    assert "/t/" in page.url
