"""Whole games by touch on a phone in other languages: at no moment is anything left in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.harness.browser import PHONE
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import Served
from tests.support.browser_play import Person, Position, by_touch, play_to_the_end, sit_down
from tests.support.browser_words import english_on

FOUR_PLAYERS = [("dead-mans-draw", "ja"), ("dolores", "cs")]
"""Each game in a language of its own; `test_phone.py` looks at all languages at a table that a server does not lead."""


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


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
