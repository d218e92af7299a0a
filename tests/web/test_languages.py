"""Every language, on every screen: nothing missing, nothing left in English, and whole games by touch on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.harness.browser import PHONE
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import Served, serving
from tests.support.browser_play import Person, Position, by_touch, play_to_the_end, sit_down
from tests.support.browser_screens import Harbour, harbour
from tests.support.browser_words import english_on

FOUR_PLAYERS = [("dead-mans-draw", "cs"), ("dead-mans-draw", "ja"), ("dolores", "de")]
"""Each language but English, which the other tests speak, with a game."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("languages"), "--bot-pace", "0", "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def built(served: Served) -> Iterator[Harbour]:
    with harbour(served.url) as made:
        yield made


@pytest.mark.parametrize(("game", "language"), FOUR_PLAYERS)
def test_a_whole_game_on_a_phone_by_touch(game: str, language: str, served: Served, browser: Browser) -> None:
    guest = Guest(served.url, language=language)
    table, _ = sit_down(guest, game, "drifter", "drifter", "drifter")
    person = Person(browser, served.url, guest=guest, size=PHONE, locale=language)
    page = person.go(f"/t/{table}")

    def look(position: Position) -> None:
        assert english_on(page, language) == [], position.moment

    play_to_the_end(person, by_touch, look=look)
    expect(page.locator("html")).to_have_attribute("lang", language)
    person.check()
    person.close()
    guest.close()


@pytest.mark.parametrize("language", ["de", "cs", "ja"])
def test_every_screen_speaks_the_language(language: str, built: Harbour, browser: Browser) -> None:
    """Whatever a message lacks is an error in the console, and so a fault of the window."""
    person = Person(browser, built.guest.url, guest=built.guest, locale=language)
    for screen in built.screens:
        screen.open(person)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert english_on(person.page, language) == [], screen.name
        person.check()
    person.close()
