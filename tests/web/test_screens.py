"""Every screen, seen by everybody: axe-core finds nothing in the way, by day or night; no word is cut or in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.harness.serving import Served
from freebooter.text import LANGUAGES
from tests.support.browser_play import Person
from tests.support.browser_screens import Harbour, harbour
from tests.support.browser_words import english_on
from tests.support.tables import THOROUGH
from tests.web.test_overflow import SMALL, SMALLEST, WIDEST, cut_at

BY_COLOUR = ["color-contrast", "link-in-text-block"]
"""The rules that colours decide. They are the same on every device, and in every language."""


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


@pytest.fixture(scope="module")
def built(served: Served) -> Iterator[Harbour]:
    with harbour(served.url) as made:
        yield made


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"] if THOROUGH else ["cs"])
def test_on_a_desk_nothing_stands_in_anybodys_way_by_day_or_by_night(
    language: str, built: Harbour, browser: Browser
) -> None:
    """Whatever a message lacks is an error in the console, and so a fault of the window."""
    person = Person(browser, built.guest.url, guest=built.guest, locale=language)
    found = []
    for screen in built.screens:
        if screen.is_like_another and not THOROUGH:
            continue
        person.page.emulate_media(color_scheme="light")
        screen.open(person)
        faults = person.violations()
        person.page.emulate_media(color_scheme="dark")
        faults += [f"by night: {fault}" for fault in person.violations(BY_COLOUR)]
        found += [f"{screen.name}: {fault}" for fault in faults + says_wrongly(person, language)]
        person.check()
    person.close()
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES if THOROUGH else WIDEST)
def test_on_a_phone_no_word_is_cut_or_in_english_and_nothing_stands_in_anybodys_way(
    language: str, built: Harbour, browser: Browser
) -> None:
    """In the language whose words leave the least room at every screen, and there is looked for what is in the way."""
    person = Person(browser, built.guest.url, guest=built.guest, size=SMALL, locale=language)
    found = []
    sizes = [SMALL, SMALLEST]
    for screen in built.screens:
        if screen.is_like_another and language != WIDEST[0] and not THOROUGH:
            continue
        screen.open(person)
        faults = [fault for size in sizes for fault in cut_at(person.page, size)]
        if THOROUGH or (language == WIDEST[0] and not screen.is_like_another):
            faults += person.violations(but=BY_COLOUR)
        found += [f"{screen.name}: {fault}" for fault in faults + says_wrongly(person, language)]
        person.check()
        sizes.reverse()  # The window has the second size now, and keeps it for the next screen.
    person.close()
    assert found == []


def says_wrongly(person: Person, language: str) -> list[str]:
    """What the screen that is open says in English although it should speak another language."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    return [] if language == "en" else [f"in English: {words}" for words in english_on(person.page, language)]
