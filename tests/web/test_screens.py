"""Every screen, seen by everybody: axe-core finds nothing in the way, by day or night; nothing is left in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from benchmarks.harness.browser import DESKTOP, PHONE
from benchmarks.harness.serving import Served
from tests.support.browser_play import Person
from tests.support.browser_screens import Harbour, Screen, harbour
from tests.support.browser_words import english_on

BY_NIGHT = ["color-contrast", "link-in-text-block"]
"""The rules that colours decide. They are the same on every device."""


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


@pytest.fixture(scope="module")
def built(served: Served) -> Iterator[Harbour]:
    with harbour(served.url) as made:
        yield made


def in_ones_way(person: Person, screen: Screen, by_night: bool) -> list[str]:
    """What axe-core finds wrong on the screen that is open."""
    person.page.emulate_media(color_scheme="light")
    found = person.violations()
    if by_night:
        person.page.emulate_media(color_scheme="dark")
        found += [f"by night: {fault}" for fault in person.violations(BY_NIGHT)]
    return [f"{screen.name}: {fault}" for fault in found]


@pytest.mark.parametrize(("language", "size"), [("de", DESKTOP), ("cs", PHONE)], ids=["desktop-de", "phone-cs"])
def test_nothing_stands_in_anybodys_way_and_everything_is_in_their_language(
    language: str, size: ViewportSize, built: Harbour, browser: Browser
) -> None:
    """Whatever a message lacks is an error in the console, and so a fault of the window."""
    person = Person(browser, built.guest.url, guest=built.guest, size=size, locale=language)
    found = []
    for screen in built.screens:
        screen.open(person)
        found += says_wrongly(person, screen, language)
        found += in_ones_way(person, screen, by_night=size == DESKTOP)
        person.check()
    person.close()
    assert found == []


def test_every_screen_speaks_japanese(built: Harbour, browser: Browser) -> None:
    person = Person(browser, built.guest.url, guest=built.guest, locale="ja")
    found = []
    for screen in built.screens:
        screen.open(person)
        found += says_wrongly(person, screen, "ja")
        person.check()
    person.close()
    assert found == []


def says_wrongly(person: Person, screen: Screen, language: str) -> list[str]:
    """What the screen that is open says in English although it should speak another language."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    return [f"{screen.name}: {words}" for words in english_on(person.page, language)]
