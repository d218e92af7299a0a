"""Around a match, in a real browser: the front page, invitations, the count at the end, sharing, trying again."""

from __future__ import annotations

import io
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from benchmarks.harness.browser import NEXT_FRAME, PATIENCE, PHONE, Watched
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import Served, serving
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match, Move
from freebooter.server.play.sessions import COOKIE
from freebooter.text import LANGUAGES
from tests.support.ageing import age, resigned
from tests.support.tables import THOROUGH
from tests.web.test_after import begin, play
from tests.web.test_overflow import WIDEST

STILL: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}
SIZES = [(1366, 657), (1366, 768), (360, 640), (740, 360), (320, 568)]

INSIDE = """each => {
  const {top, left, bottom, right} = each.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && each.contains(hit);
}"""


@pytest.fixture(scope="module")
def served(hurried: Served) -> Served:
    return hurried


def window_of(browser: Browser, guest: Guest, **options: object) -> Watched:
    """The browser of a guest."""
    watched = Watched(browser, guest.url, **({"service_workers": "block"} | options))  # type: ignore[arg-type]
    watched.context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": guest.url}])
    return watched


# The front page.


@pytest.mark.parametrize("language", LANGUAGES if THOROUGH else WIDEST)
def test_both_games_can_be_played_without_scrolling(served: Served, browser: Browser, language: str) -> None:
    watched = Watched(browser, served.url, size=PHONE, locale=language, **STILL)
    page = watched.go("/")
    buttons = page.locator(".play-now")
    expect(buttons).to_have_count(2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        for button in buttons.all():
            assert button.evaluate(INSIDE), (width, height)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (width, height)
    watched.check()
    watched.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_through_the_house_stand_in_one_line_on_the_smallest_phone(
    served: Served, browser: Browser, language: str
) -> None:
    watched = Watched(browser, served.url, size={"width": 320, "height": 568}, locale=language, **STILL)
    page = watched.go("/lobby")
    ways = page.locator("nav.ways-through a")
    expect(ways).to_have_count(5)
    boxes = [box for way in ways.all() if (box := way.bounding_box())]
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    cut = "each => each.scrollWidth > each.clientWidth || each.getClientRects().length > 1"
    assert [way.inner_text() for way in ways.all() if way.evaluate(cut)] == []
    words = page.locator(".way-short")
    assert all(word.evaluate("each => each.offsetHeight < 20 && each.offsetWidth <= 64") for word in words.all())
    assert language != "en" or watched.violations() == []  # In other languages only the words are others.
    watched.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bar_of_an_installed_app_is_of_the_colour_of_the_page_below_it(
    served: Served, browser: Browser, scheme: str
) -> None:
    watched = Watched(browser, served.url, color_scheme=scheme, **STILL)
    page = watched.go("/")
    colour = page.locator(f'meta[name="theme-color"][media*="{scheme}"]').get_attribute("content") or ""
    head = page.locator(".shell-head").evaluate("each => getComputedStyle(each).backgroundColor.match(/\\d+/g)")
    assert [int(part) for part in head] == [*bytes.fromhex(colour.removeprefix("#"))]
    watched.close()


# Invitations.


def rename(page: Page, name: str) -> None:
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()


def test_an_invited_friend_sits_down_with_the_name_they_have_given(served: Served, browser: Browser) -> None:
    ann, bob = (Watched(browser, served.url, **STILL) for _ in range(2))
    page = ann.go("/new?game=dolores")
    page.get_by_role("button", name="friends").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    bob.page.goto(link)
    rename(bob.page, "Calico Jack")
    bob.page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(".gathered-name", has_text="Calico Jack")).to_be_visible()
    rename(bob.page, "Rackham")
    rename(page, "Anne Bonny")
    for each in (ann, bob):
        for name in ("Rackham", "Anne Bonny"):
            expect(each.page.locator(".gathered-name", has_text=name)).to_be_visible()
        each.check()
        assert each.violations() == []
    page.get_by_role("button", name="Deal the cards").click()
    expect(bob.page.locator("main")).to_contain_text("Anne Bonny")
    expect(page.locator("main")).to_contain_text("Rackham")
    for each in (ann, bob):
        each.close()


# Setting up.


def test_what_was_set_up_is_still_there_on_coming_back_and_after_a_reload(served: Served, browser: Browser) -> None:
    watched = Watched(browser, served.url, **STILL)
    page = watched.go("/new?game=dead-mans-draw")
    page.get_by_role("group", name="Players").get_by_role("radio", name="5").check()
    page.get_by_role("radio", name=re.compile("^Public")).check()
    page.get_by_role("link", name="My games").click()
    page.wait_for_url("**/games")
    page.go_back()
    for _ in range(2):
        chosen = page.get_by_role("group", name="Players").get_by_role("radio", name="5")
        expect(chosen).to_be_checked()
        expect(page.get_by_role("radio", name=re.compile("^Public"))).to_be_checked()
        page.reload()
    page.get_by_role("button", name="Reset everything to defaults").click()
    expect(page.get_by_role("group", name="Players").get_by_role("radio", name="3")).to_be_checked()
    watched.check()
    watched.close()


def test_traits_and_variants_are_cards_with_their_text_a_touch_away(served: Served, browser: Browser) -> None:
    watched = Watched(browser, served.url, size=PHONE, **STILL)
    page = watched.go("/new?game=dead-mans-draw")
    page.get_by_role("radio", name=re.compile("^Strange Lands")).check()
    page.get_by_role("button", name="Full text: Strange Lands").click()
    dialog = page.get_by_role("dialog", name="Strange Lands")
    expect(dialog).to_contain_text("Two cards of a suit may lie in the Play Area")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name=re.compile("^Chosen")).check()
    for seat, trait in enumerate(["Navigator", "Miser", "Parry"], 1):
        page.get_by_role("button", name=f"Choose a trait (Trait for seat {seat})").click()
        page.get_by_role("dialog").get_by_role("radio", name=re.compile(f"^{trait}")).check()
        page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    assert watched.violations() == []
    page.get_by_role("button", name="friends").click()
    page.get_by_role("button", name="Open the table").click()
    for name in ("Strange Lands", "Navigator", "Miser", "Parry"):
        expect(page.locator(".rule-card", has_text=name)).to_be_visible()
    page.locator(".rule-card", has_text="Miser").click()
    expect(page.get_by_role("dialog", name="Miser")).to_be_visible()
    assert watched.violations() == []
    watched.check()
    watched.close()


# Whose turn it is.


def test_my_games_begins_with_those_that_wait_for_me(served: Served, browser: Browser) -> None:
    ann, bob = Guest(served.url), Guest(served.url)
    begin(ann, "drifter", game="dolores")
    opened = ann.open("person", "open")
    assert bob.ask(opened["table"], opened["key"], type="sit", id="sit").status_code == 200
    assert ann.ask(opened["table"], type="start", id="start").status_code == 200
    with ann.at(opened["table"]) as wire:  # Until it is the other one's turn.
        message = wire.heard[-1].message
        while message["view"]["deciders"] == [0]:
            move = "collect" if "collect" in message["moves"] else message["moves"][-1]
            done = wire.command(type="move", id=f"move-{message['version']}", move=move)
            message = wire.until_version(done["version"])
    watched = window_of(browser, ann, **STILL)
    page = watched.go("/games")
    expect(page.get_by_role("link", name="My games (your turn at 1 table)")).to_be_visible()
    expect(page.locator(".listing").first).to_contain_text("Your turn")
    expect(page.locator(".listing").first).to_contain_text("Dolores")
    expect(page.locator(".listing").nth(1)).not_to_contain_text("Your turn")
    assert watched.violations() == []
    watched.check()
    watched.close()


def test_my_games_says_of_which_match_only_the_result_is_kept(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = Guest(served.url)
        table = resigned(ann)
        served.stop()
    age(tmp_path, 31)
    with serving(tmp_path) as served:
        watched = window_of(browser, Guest(served.url, session=ann.cookie), size=PHONE, **STILL)
        page = watched.page
        deadline = time.monotonic() + PATIENCE
        while not page.get_by_text("Only the result is left").count():
            assert time.monotonic() < deadline
            watched.go("/games")
            expect(page.locator(".listing.finished")).to_be_visible()
        expect(page.get_by_role("link", name="Replay")).to_have_count(0)
        assert watched.violations() == []
        watched.go(f"/t/{table}")
        expect(page.get_by_text("no longer kept")).to_be_visible()
        assert watched.violations() == []
        watched.check()
        watched.close()


# The end.


def staged_end(window: Watched, game: str = "dead-mans-draw") -> tuple[Staged, Move]:
    """A match against bots before its last move, at a table with a picture of it."""
    names, chance = ["Anne", "Calico", "Mary"], random.Random(1)
    match = Match(game, names, seed=5)
    made = []
    while not match.is_over:
        seat = match.deciders[0]
        made.append(Move(seat, chance.choice(match.legal_moves(seat))))
        match.push(made[-1])
    last = match.pop()
    staged = Staged(window, match, bots=True)
    staged.open(0)
    return staged, last


def test_the_loot_is_counted_and_a_touch_ends_the_count_and_nothing_else(served: Served, browser: Browser) -> None:
    watched = Watched(browser, served.url, service_workers="block")
    staged, last = staged_end(watched)
    staged.push(last)
    page = watched.page
    expect(page.get_by_role("heading", name="Counting the loot…")).to_be_visible()
    assert page.locator(".standing.won").count() == 0
    rematch = page.get_by_role("button", name="Rematch")
    rematch.click()
    expect(page.locator(".standing.won")).not_to_have_count(0)
    expect(page.locator(".ending h2")).to_have_text(re.compile("by \\d+ points?|shared"))
    assert not [message for message in staged.heard if message["type"] == "rematch"]
    assert watched.violations() == []
    watched.close()


def test_who_wants_nothing_to_move_sees_the_result_at_once(served: Served, browser: Browser) -> None:
    watched = Watched(browser, served.url, **STILL)
    staged, last = staged_end(watched)
    staged.push(last)
    page = watched.page
    page.wait_for_selector(".ending")
    assert page.locator('[data-counting="true"]').count() == 0
    expect(page.locator(".standing.won")).not_to_have_count(0)
    assert page.locator(".coins").count() == 0
    watched.close()


def test_nothing_covers_a_score_and_the_next_match_is_always_in_reach(served: Served, browser: Browser) -> None:
    watched = Watched(browser, served.url, **STILL)
    staged, last = staged_end(watched)
    staged.push(last)
    page = watched.page
    page.wait_for_selector(".ending")
    for width, height in [(360, 640), (740, 360), (844, 390), (1366, 657)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        for name in ("Rematch", "Change opponents"):
            assert page.get_by_role("button", name=name).evaluate(INSIDE), (width, height)
        assert page.locator(".ending").get_by_role("link", name="Home").evaluate(INSIDE), (width, height)
        for points in page.locator(".standing-points").all():
            points.scroll_into_view_if_needed()
            assert points.evaluate(INSIDE), (width, height)
    watched.close()


@pytest.fixture(scope="module")
def over(served: Served) -> Iterator[tuple[Guest, str]]:
    """A match against bots that somebody has played to its end."""
    guest = Guest(served.url)
    table, _ = begin(guest, "drifter", "drifter", game="dead-mans-draw")
    play(guest, table)
    yield guest, table
    guest.close()


def test_against_bots_one_click_is_enough_for_the_next_match(browser: Browser, over: tuple[Guest, str]) -> None:
    guest, table = over
    watched = window_of(browser, guest, **STILL)
    page = watched.go(f"/t/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function(f"() => !location.pathname.endsWith('{table}')")
    page.wait_for_selector("main[data-moment]")
    info = guest.info(page.url.rpartition("/")[2])
    assert info["status"] == "playing"
    assert info["previous"] == table
    watched.check()
    watched.close()


def test_other_opponents_begin_with_the_table_as_it_was(browser: Browser, over: tuple[Guest, str]) -> None:
    guest, table = over
    watched = window_of(browser, guest, **STILL)
    page = watched.go(f"/t/{table}")
    page.get_by_role("button", name="Change opponents").click()
    page.wait_for_url("**/new?game=dead-mans-draw")
    expect(page.get_by_role("group", name="Players").get_by_role("radio", name="3")).to_be_checked()
    assert page.locator(".seat-plan select").evaluate_all("all => all.map(each => each.value)") == [
        "person",
        "bot drifter",
        "bot drifter",
    ]
    watched.check()
    watched.close()


def test_what_is_copied_or_downloaded_is_confirmed_above_the_window_that_dims_the_rest(
    browser: Browser, over: tuple[Guest, str]
) -> None:
    guest, table = over
    watched = window_of(browser, guest, **STILL)
    watched.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = watched.go(f"/t/{table}")
    with page.expect_download():
        page.get_by_role("button", name="Download the record").click()
    expect(page.locator(".notice")).to_contain_text(".record")
    page.get_by_role("button", name="Share", exact=True).click()
    notice = page.locator(".notice")
    expect(notice).to_have_text("Link copied.")
    wanted = notice.evaluate("each => getComputedStyle(each).backgroundColor.match(/\\d+/g).map(Number)")
    box = notice.bounding_box()
    assert box is not None
    spot: Any = {"x": box["x"] + 6, "y": box["y"] + box["height"] / 2, "width": 4, "height": 4}
    seen = Image.open(io.BytesIO(page.screenshot(clip=spot))).convert("RGB").getpixel((2, 2))
    assert list(seen) == wanted[:3], "nothing lies above it"  # type: ignore[arg-type]
    watched.close()


# Sharing.


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_a_shared_end_opens_there_with_names_and_asks_nobody(served: Served, browser: Browser, game: str) -> None:
    guest = Guest(served.url)
    table, _ = begin(guest, "drifter", game=game)
    play(guest, table)
    watched = window_of(browser, guest, **STILL)
    watched.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = watched.go(f"/t/{table}")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator(".notice")).to_be_visible()
    address = page.evaluate("() => navigator.clipboard.readText()")
    stranger = Watched(browser, served.url, **STILL)
    stranger.page.goto(address)
    scrubber = stranger.page.locator(".scrubber input")
    expect(scrubber).to_have_value(str(scrubber.get_attribute("max")))
    for key in ("End", "ArrowLeft", "ArrowLeft", "Home", "ArrowRight", "ArrowRight"):
        stranger.page.keyboard.press(key)
        expect(stranger.page.locator("main")).to_contain_text(guest.name, use_inner_text=True)  # Else it is on its way.
        told = stranger.page.locator(".replay-words, .player-tag").all_inner_texts()
        assert not re.search(r"\b(you|your)\b", " ".join(told), re.IGNORECASE), told
        shown = stranger.page.locator("main").inner_text()
        assert "your turn" not in shown.lower()
    for each in (watched, stranger):
        each.check()
        each.close()
    guest.close()


def test_a_jump_in_a_replay_moves_no_cards(browser: Browser, over: tuple[Guest, str]) -> None:
    guest, table = over
    watched = window_of(browser, guest)
    page = watched.go(f"/t/{table}?at=0&seat=0")
    page.wait_for_selector(".scrubber")
    moving = (
        "() => document.getAnimations().filter(each => each.effect?.target?.matches?.('[data-card], .ghost')).length"
    )
    for key in ("End", "Home"):
        page.keyboard.press(key)
        page.wait_for_timeout(30)
        assert page.evaluate(moving) == 0
    watched.check()
    watched.close()


# The review.


def test_a_decision_of_the_review_is_tried_again_against_bots(served: Served, browser: Browser) -> None:
    guest = Guest(served.url)
    watched = window_of(browser, guest, **STILL)
    costly: list[dict[str, Any]] = []
    while not costly:  # Until somebody has made a clear mistake.
        table, _ = begin(guest, "drifter", game="dead-mans-draw")
        play(guest, table, most=16)
        assert guest.ask(table, type="resign", id="resign").status_code == 200
        page = watched.go(f"/t/{table}")
        page.get_by_role("button", name="Review").click()
        page.wait_for_selector(".curve", timeout=4 * PATIENCE)
        costly = guest.http.get(f"/api/tables/{table}/review").json()["review"]["costliest"]
    mine = [each for each in costly if each["seat"] == 0]
    expect(page.get_by_role("button", name=f"My decisions ({len(mine)})")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".decision").count() == len(mine)
    if not mine:
        page.get_by_role("button", name=f"Others ({len(costly)})").click()
        mine = costly
    assert watched.violations() == []
    told = page.locator(".decision").first.locator(".arithmetic li").all_inner_texts()
    assert told == mine[0]["odds"]
    page.locator(".decision .try-again").first.click()
    page.wait_for_function(f"() => !location.pathname.endsWith('{table}')")
    page.wait_for_selector("main[data-moment]")
    info = guest.info(page.url.rpartition("/")[2])
    assert info["origin"] == {"table": table, "version": mine[0]["version"] - 1, "seat": mine[0]["seat"]}
    watched.check()
    watched.close()
    guest.close()


def test_a_spectator_on_a_phone_reads_that_they_watch(served: Served, browser: Browser) -> None:
    guest = Guest(served.url)
    opened = guest.open(seats=[{"kind": "bot"}, {"kind": "bot"}], public=True, start=True)
    for language in LANGUAGES if THOROUGH else WIDEST:
        watched = Watched(browser, served.url, size=PHONE, locale=language, **STILL)
        page = watched.go(f"/t/{opened['table']}")
        badge = page.locator(".table-bar .badge").first
        expect(badge).to_be_visible()
        bar, box = page.locator(".table-bar").bounding_box(), badge.bounding_box()
        assert bar is not None
        assert box is not None
        assert bar["y"] <= box["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"] + 1
        assert badge.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
        watched.close()
    guest.close()
