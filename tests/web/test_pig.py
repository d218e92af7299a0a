"""Pig, somebody else's game, in a real browser: it brings nothing for it, and is played on the generic board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.harness.browser import PATIENCE, PHONE
from benchmarks.harness.clients import Guest
from benchmarks.harness.command import freebooter
from benchmarks.harness.serving import Served, serving
from tests.support.browser_play import Person, Position, by_mouse, by_touch, play_to_the_end, sit_down
from tests.support.browser_words import english_on
from tests.support.small_house import install_pig

WORDS = {
    "de": ("Böse Eins", "Der nächste Wurf kostet den Haufen", "Gewürfelt und behalten", "würfelt eine"),
    "cs": ("Prase", "Příští hod připraví o hromádku", "Naházeno a ponecháno", "padá"),
    "ja": ("ピッグ", "次の目で山を失う", "振って確保した点", "を出しました"),
}
"""What the game is called, one of its odds, what its points are made of, and what is told of a roll."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    found = install_pig(tmp_path_factory.mktemp("site"))
    assert freebooter("compile", "pig", more=found).returncode == 0  # Nobody waits for the coach then.
    with serving(tmp_path_factory.mktemp("pig"), "--bot-pace", "0", "--no-limits", more=found) as running:
        yield running


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    opened = Person(browser, served.url)
    yield opened
    opened.check()
    opened.close()


def text_of(page: Page, place: str) -> str:
    return page.locator(place).inner_text()


def test_it_is_offered_taught_and_explained(person: Person) -> None:
    page = person.go("/")
    card = page.get_by_role("article", name="Pig")
    expect(card).to_contain_text("2–8 players")
    expect(card).to_contain_text("about 5 min")
    person.go("/lobby")
    expect(page.get_by_role("radio", name="Pig")).to_be_visible()
    person.go("/rules/pig")
    expect(page.locator("main")).to_contain_text("A 1 loses the heap and ends your turn.")
    person.go("/learn/pig/1")
    page.get_by_role("button", name="Hold (then 50 points)").click()
    expect(page.locator(".lesson-guide.done")).to_contain_text("you beat Mary to the goal")


def test_a_whole_game_by_mouse_and_what_comes_after_it(person: Person) -> None:
    page = person.go("/new?game=pig")
    page.get_by_role("radio", name="100", exact=True).check()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/t/*")
    seen: list[str] = []

    def look(position: Position) -> None:
        seen.append(text_of(page, ".generic-board"))

    play_to_the_end(person, by_mouse, look=look)
    asked = seen[0]
    for words in ("Your turn: roll the die.", "The next roll loses the heap", "16.7%", "Goal", "On the heap", "Roll"):
        assert words in asked
    log = text_of(page, ".log")
    for words in ("Your turn.", "You roll a ", "Final scores"):
        assert words in log

    ending = page.locator("dialog.ending")
    expect(ending).to_contain_text("Rolled and held")
    ending.get_by_role("button", name="Check the deal").click()
    page.get_by_role("button", name="Recompute the deal").click()
    expect(page.locator(".fair-verdict.holds")).to_be_visible()
    expect(page.locator(".check.fails")).to_have_count(0)
    expect(page.locator(".check.open")).to_contain_text("doesn't know how this game deals")
    page.keyboard.press("Escape")

    page.locator("dialog.ending").get_by_role("button", name="Replay").click()
    scrubber = page.locator(".scrubber input")
    scrubber.fill("0")
    expect(page.locator(".generic-points").first).to_have_text("0")
    page.keyboard.press("End")
    expect(page.locator(".generic-board")).to_contain_text("100")


@pytest.mark.parametrize("language", WORDS)
def test_it_speaks_the_language_on_a_phone(language: str, served: Served, browser: Browser) -> None:
    name, odds, part, roll = WORDS[language]
    guest = Guest(served.url, language=language)
    table, _ = sit_down(guest, "pig", "careful")
    person = Person(browser, served.url, guest=guest, size=PHONE, locale=language)
    page = person.go(f"/t/{table}")
    seen: list[str] = []

    def look(position: Position) -> None:
        assert english_on(page, language) == [], position.moment
        if not position.window:
            seen.append(text_of(page, "main"))

    play_to_the_end(person, by_touch, look=look)
    assert name in text_of(page, ".table-bar")
    assert odds in seen[0]
    assert part in text_of(page, "dialog.ending")
    page.keyboard.press("Escape")
    page.locator(".bar-side").click()
    assert roll in (page.locator(".log").text_content() or "")
    assert person.violations() == []
    person.check()
    person.close()
    guest.close()


def test_the_coach_of_a_game_without_reasons_of_its_own_still_gives_one(served: Served, browser: Browser) -> None:
    guest = Guest(served.url)
    table, _ = sit_down(guest, "pig", "careful")
    person = Person(browser, served.url, guest=guest)
    page = person.go(f"/t/{table}")
    position = person.position()
    while len(position.moves) < 2:
        by_mouse(page, position, next(iter(position.moves)))
        position = person.position(position)
    page.keyboard.press("a")
    expect(page.locator("button.coach-verdict")).to_be_visible(timeout=4 * PATIENCE)
    person.check()
    person.close()
    guest.close()
