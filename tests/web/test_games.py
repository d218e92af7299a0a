"""Whole games in a real browser against a real server: by mouse and by keyboard alone, and everything after them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.harness.browser import Watched
from benchmarks.harness.serving import Served
from freebooter.engine.record import read_record
from tests.support.browser_play import Person, by_keyboard, by_mouse, play_to_the_end, tab_to

NAMES = {"dead-mans-draw": "Dead Man's Draw", "dolores": "Dolores"}


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    opened = Person(browser, served.url)
    yield opened
    opened.check()
    opened.close()


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_mouse_and_what_comes_after_it(game: str, person: Person, browser: Browser) -> None:
    """A game within two clicks: one here, none at the table."""
    page = person.go("/")
    page.get_by_role("button", name=f"Play {NAMES[game]}").click()
    page.wait_for_url("**/t/*")
    play_to_the_end(person, by_mouse)

    ending = page.locator("dialog.ending")
    with page.expect_download() as download:
        ending.get_by_role("button", name="Download the record").click()
    record = read_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.is_over

    ending.get_by_role("button", name="Check the deal").click()
    page.get_by_role("button", name="Recompute the deal").click()
    expect(page.locator(".fair-verdict.holds")).to_be_visible()
    assert page.locator(".check.fails, .check.open").count() == 0, "our own digits are in the deal"
    page.keyboard.press("Escape")

    page.locator("dialog.ending").get_by_role("button", name="Replay").click()
    scrubber = page.locator(".scrubber input")
    scrubber.fill("7")
    page.wait_for_url(re.compile(r"at=\d+&seat=0"))
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator(".notice")).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")

    friend = Watched(browser, person.url, reduced_motion="reduce", service_workers="block")
    friend.page.goto(address)
    expect(friend.page.locator(".scrubber input")).to_have_value("7")
    words = friend.page.locator(".replay-words")
    expect(words).not_to_be_empty()
    assert "You" not in words.inner_text(), "whoever opens it was not there"
    friend.check()
    friend.close()


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_keyboard_alone(game: str, person: Person) -> None:
    page = person.go("/")
    expect(page.get_by_role("button", name=f"Play {NAMES[game]}")).to_be_visible()
    tab_to(page, f"each => each.classList.contains('play-now') && each.ariaLabel === \"Play {NAMES[game]}\"")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    person.position()
    page.keyboard.press("?")
    shortcuts = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(shortcuts).to_be_visible()
    keys = shortcuts.locator("kbd").all_inner_texts()
    assert {"?", "r", "t", "1"} <= {key.lower() for key in keys}
    assert len(keys) == len(set(keys)), "each key does one thing"
    page.keyboard.press("Escape")
    expect(shortcuts).to_have_count(0)

    play_to_the_end(person, by_keyboard)
    tab_to(page, "each => each.textContent.trim() === 'Replay'")
    page.keyboard.press("Enter")
    expect(page.locator(".scrubber input")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".replay-words")).to_be_visible()
