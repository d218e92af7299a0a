"""Learning in a real browser: lessons on the real board, the rules one touch away, and what a card does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from benchmarks.harness.browser import PHONE, Watched
from benchmarks.harness.serving import Served
from freebooter.lessons.lesson import lessons

HOOK = 3
"""The lesson in which a card of one's own bank is chosen."""

KEPT = "JSON.parse(localStorage.getItem('freebooter-lessons'))"


@pytest.fixture
def window(browser: Browser, served: Served) -> Iterator[Watched]:
    opened = Watched(browser, served.url, service_workers="block")
    yield opened
    opened.check()
    opened.close()


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Watched]:
    opened = Watched(browser, served.url, size=PHONE, service_workers="block")
    yield opened
    opened.check()
    opened.close()


def guide(page: Page, state: str = "asked") -> Locator:
    """What the lesson says, once it stands so."""
    said = page.locator(f".lesson-guide.{state} .lesson-words")
    expect(said).to_be_visible()
    return said


def move(page: Page, text: str) -> None:
    guide(page)
    page.locator(f'[data-move="{text}"]:visible').first.click()


def marked(page: Page, topic: str) -> Locator:
    """Something on the board that can be asked about and reached by the keyboard."""
    return page.locator(f'button[data-topic="{topic}"]:not([tabindex="-1"])').first


def go_on_by_keyboard(page: Page) -> None:
    """Press Enter, once the way on has the focus."""
    expect(page.locator(".lesson-ways .primary")).to_be_focused()
    page.keyboard.press("Enter")


def words(game: str, number: int, part: str) -> str:
    return lessons(game)[number - 1].words(part, "en")


def test_a_lesson_is_played_on_the_board_and_leads_to_the_next(window: Watched) -> None:
    page = window.go("/learn/dead-mans-draw/1")
    for step in ("draw", "draw", "collect"):
        before = guide(page).inner_text()
        move(page, step)
        expect(page.locator(".lesson-words")).not_to_have_text(before, use_inner_text=True)
    expect(guide(page, "done")).to_contain_text(words("dead-mans-draw", 1, "done"))
    assert page.evaluate(KEPT) == {"dead-mans-draw": [1]}
    go_on_by_keyboard(page)
    expect(guide(page)).to_contain_text(words("dead-mans-draw", 2, "ask-1"))


def test_whoever_goes_astray_is_told_why_and_tries_again_from_there(window: Watched) -> None:
    page = window.go("/learn/dead-mans-draw/1")
    move(page, "draw")
    asked = words("dead-mans-draw", 1, "ask-2")
    expect(guide(page)).to_contain_text(asked)
    move(page, "collect")
    expect(guide(page, "astray")).to_contain_text(words("dead-mans-draw", 1, "hint-2"))
    go_on_by_keyboard(page)
    expect(guide(page)).to_contain_text(asked)
    move(page, "draw")
    expect(guide(page)).to_contain_text(words("dead-mans-draw", 1, "ask-3"))
    assert page.evaluate(KEPT) is None


def test_the_overview_goes_on_where_one_has_stopped(window: Watched) -> None:
    page = window.go("/learn")
    expect(page.locator(".learn-course .learn-progress")).to_have_count(2)
    page.evaluate("localStorage.setItem('freebooter-lessons', '{\"dolores\": [1, 2]}')")
    page.reload()
    page.get_by_role("link", name="Continue with step 3").click()
    expect(guide(page)).to_contain_text(words("dolores", 3, "ask-1"))


def test_after_the_last_lesson_a_real_game_begins(window: Watched) -> None:
    page = window.go("/learn/dolores")
    expect(page.locator(".learn-course .learn-progress")).to_have_count(1)
    page.evaluate("localStorage.setItem('freebooter-lessons', '{\"dolores\": [1, 2, 3, 4, 5]}')")
    page.reload()
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Dolores", level=1)).to_be_attached()


def test_the_text_of_a_card_comes_to_a_resting_mouse_and_goes_with_escape(window: Watched) -> None:
    page = window.go(f"/learn/dead-mans-draw/{HOOK}")
    guide(page)
    text = page.get_by_role("dialog", name="Mermaid")
    marked(page, "suit-mermaid").hover()
    expect(text).to_contain_text("mermaids run from 4 to 9")
    text.hover()  # It can be read with the mouse on it.
    expect(text).to_be_visible()
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)


def test_the_keyboard_asks_for_the_text_of_a_card_and_reads_on_in_the_rules(window: Watched) -> None:
    page = window.go(f"/learn/dead-mans-draw/{HOOK}")
    guide(page)
    card = marked(page, "suit-mermaid")
    card.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Mermaid")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    page.keyboard.press("i")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    rules = page.get_by_role("dialog", name="Rules of Dead Man's Draw")
    expect(rules.get_by_role("heading", level=3).first).to_have_text("Mermaid")
    expect(rules).to_contain_text("English edition (2015)")


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_a_long_touch_shows_the_text_and_makes_no_move(phone: Watched) -> None:
    page = phone.go(f"/learn/dead-mans-draw/{HOOK}")
    move(page, "draw")
    asked = words("dead-mans-draw", HOOK, "ask-2")
    expect(guide(page)).to_contain_text(asked)
    card = page.locator('[data-move="hook anchor"][data-topic="suit-anchor"]').first
    box = card.bounding_box()
    assert box is not None
    finger = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = phone.context.new_cdp_session(page)
    touch(session, "touchStart", finger)
    text = page.get_by_role("dialog", name="Anchor")
    expect(text).to_be_visible()
    touch(session, "touchEnd")
    expect(text).to_be_visible()
    page.touchscreen.tap(*finger)  # Only puts the text away.
    expect(text).to_have_count(0)
    expect(guide(page)).to_contain_text(asked)
    page.touchscreen.tap(*finger)
    expect(guide(page)).to_contain_text(words("dead-mans-draw", HOOK, "ask-3"))


def test_the_rules_are_found_by_any_word(phone: Watched) -> None:
    page = phone.go("/learn/dolores/1")
    guide(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_label("Search the rules").fill("lantern")
    expect(page.locator(".entry-fold[open]")).to_contain_text("Play it before the deal.")
    page.get_by_label("Search the rules").fill("submarine")
    expect(page.get_by_text("No results.")).to_be_visible()


def test_the_rules_as_a_page_follow_the_edition(window: Watched) -> None:
    page = window.go("/rules/dead-mans-draw#suit-oracle")
    oracle = page.locator("#suit-oracle")
    expect(oracle).to_be_in_viewport()
    expect(oracle).to_contain_text("Everyone sees the top card")
    page.get_by_label("Edition").select_option("german")
    expect(oracle).to_contain_text("Only you look")
    assert page.url.endswith("?edition=german")


@pytest.mark.parametrize("address", ["/learn", "/rules/dolores", "/rules/dead-mans-draw?edition=czech"])
def test_everybody_can_read_them_by_day_and_by_night(window: Watched, address: str) -> None:
    page = window.go(address)
    expect(page.locator(".waiting")).to_have_count(0)
    page.eval_on_selector_all("details", "all => all.forEach(each => { each.open = true; })")
    assert window.violations() == []
    page.emulate_media(color_scheme="dark")
    assert window.violations() == []
