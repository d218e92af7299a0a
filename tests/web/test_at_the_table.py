"""What every table has, whatever is played: touches that are meant, moves on their way, what was missed and said."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from benchmarks.harness.browser import BY_HAND, DESKTOP, PATIENCE, Watched
from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from benchmarks.harness.stages import STAGES
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.table.entries import Said
from tests.support.browser_play import Person

PHONE: ViewportSize = {"width": 320, "height": 568}
PLAYERS = ["Anne", "Calico"]

AT_ONCE = """move => new Promise(done => {
  const look = () => {
    const button = document.querySelector(`main [data-move="${move}"]:not(:disabled)`);
    if (!button) return requestAnimationFrame(look);
    button.click();
    done();
  };
  look();
})"""
"""Touches what makes a move in the very moment in which it can be touched."""


Stage = Callable[..., Staged]


@pytest.fixture
def stage(served: Served, browser: Browser) -> Iterator[Stage]:
    """Lays a match out before somebody's eyes."""
    windows: list[Watched] = []

    def lay_out(
        size: ViewportSize = DESKTOP, seat: int = 0, beat: float = 0.0, has_clock: bool = False, **options: Any
    ) -> Staged:
        window = Watched(browser, served.url, size=size, **options)
        if has_clock:
            window.page.clock.install()
        windows.append(window)
        seed = next(n for n in range(100) if Match("dead-mans-draw", PLAYERS, seed=n).deciders == [0])
        staged = Staged(window, Match("dead-mans-draw", PLAYERS, seed=seed), bots=True, beat=beat)
        staged.open(seat)
        return staged

    yield lay_out
    for window in windows:
        window.check()
        window.close()


def push(staged: Staged, text: str) -> None:
    seat = staged.match.deciders[0]
    actions = staged.match.legal_moves(seat)
    staged.push(Move(seat, actions[[staged.match.write(each) for each in actions].index(text)]))


def play_on(staged: Staged, moves: int) -> None:
    """So many moves of any kind."""
    chance = random.Random(2)
    for _ in range(moves):
        seat = staged.match.deciders[0]
        staged.push(Move(seat, chance.choice(staged.match.legal_moves(seat))))


def said(staged: Staged) -> list[str]:
    return [each["move"] for each in staged.heard if each["type"] == "move"]


def test_a_touch_that_comes_too_soon_after_the_question_is_not_taken(stage: Stage) -> None:
    staged = stage(settings={**BY_HAND, "tooSoon": 400})
    push(staged, "draw")
    staged.window.page.evaluate(AT_ONCE, "draw")
    staged.wait()
    assert said(staged) == []
    staged.touch("draw")
    assert staged.heard[-1]["version"] == staged.table.version


SELF_MADE = 2_000
"""Milliseconds of the page's own clock, in which a move that makes itself is made."""


def test_the_only_move_makes_itself_unless_that_is_switched_off(stage: Stage) -> None:
    staged = stage(settings={**BY_HAND, "forced": True}, has_clock=True)
    assert staged.moves() == ["draw"]
    staged.answers = False  # Else it would be asked again, and made again.
    staged.window.page.clock.run_for(SELF_MADE)
    for _ in range(0, PATIENCE, 20):
        if staged.heard:
            break
        staged.window.page.wait_for_timeout(20)
    assert said(staged) == ["draw"]
    other = stage(has_clock=True)
    other.window.page.clock.run_for(SELF_MADE)
    other.touch("draw")
    assert said(other) == ["draw"], "only the touch"


LONG = 8000
"""Milliseconds in which even a busy machine finds what takes a slip back; nobody waits for them."""


@pytest.mark.parametrize(("name", "moves", "slip"), [("cannon", 1, "fire Mary sword"), ("reveal", 0, "peace")])
def test_a_slip_can_be_taken_back_until_it_leaves(
    name: str, moves: int, slip: str, served: Served, browser: Browser
) -> None:
    (stage,) = (each for each in STAGES if each.name == name)
    window = Watched(browser, served.url, settings={**BY_HAND, "undo": LONG})
    window.page.clock.install()
    staged = Staged(window, stage.match(), bots=True)
    staged.open(0)
    stage._replace(moves=stage.moves[:moves]).play(staged)
    staged.wait()
    page = window.page
    target = page.locator(f'main [data-move="{slip}"]:not(:disabled)').locator("visible=true").first
    target.click()
    page.get_by_role("button", name="Take it back").click()
    page.clock.fast_forward(LONG + 500)
    assert said(staged) == []
    target.click()
    expect(page.get_by_role("button", name="Take it back")).to_be_visible()
    page.clock.fast_forward(LONG + 500)
    for _ in range(200):
        if staged.heard:
            break
        page.wait_for_timeout(50)
    assert said(staged) == [slip]
    window.check()
    window.close()


def test_a_move_that_is_not_answered_shows_that_it_waits(stage: Stage) -> None:
    staged = stage()
    staged.answers = False
    staged.touch("draw")
    page = staged.window.page
    expect(page.locator(".link-open.link-waiting")).to_contain_text("Sending")
    staged.answers = True
    assert staged._socket is not None
    staged._socket.send(f'{{"type":"done","id":"{staged.heard[-1]["id"]}","version":{staged.table.version}}}')
    expect(page.locator(".link-waiting")).to_have_count(0)


def test_offline_is_said_at_once_and_the_move_is_kept(stage: Stage) -> None:
    staged = stage()
    page = staged.window.page
    staged.window.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    staged.is_reachable = False
    staged.window.context.set_offline(True)
    expect(page.locator(".link-lost")).to_contain_text("Connection lost")
    page.locator('main [data-move="draw"]:not(:disabled)').locator("visible=true").first.click()
    expect(page.locator(".link-lost.link-waiting")).to_contain_text("Your move will be sent")
    staged.is_reachable = True
    staged.window.context.set_offline(False)
    expect(page.locator(".link-open")).to_be_attached()
    expect(page.locator(".link-waiting")).to_have_count(0)
    assert said(staged) == ["draw"]


def test_talk_on_a_phone_leaves_a_mark_until_it_is_read(stage: Stage) -> None:
    staged = stage(PHONE)
    page = staged.window.page
    expect(page.locator(".unread")).to_have_count(0)
    for text in ("Ahoy!", "Is anybody there?"):
        staged.tell(Said(at=0, seat=1, text=text))
    expect(page.locator(".bar-side .unread")).to_contain_text("2")
    page.locator(".bar-side").click()
    page.locator(".side-tabs").get_by_role("button", name="Chat").click()
    expect(page.locator(".remarks")).to_contain_text("Is anybody there?")
    expect(page.locator(".unread")).to_have_count(0)


def test_whoever_was_away_reads_what_happened(stage: Stage) -> None:
    staged = stage(beat=700.0)
    page = staged.window.page
    page.evaluate("() => Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")
    play_on(staged, 6)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem")).not_to_have_count(0)
    assert "draw" in since.inner_text()
    page.evaluate("() => Object.defineProperty(document, 'hidden', {get: () => false, configurable: true})")
    since.get_by_role("button", name="Got it").click()
    expect(since).to_have_count(0)


def test_whoever_comes_back_reads_what_happened_since(stage: Stage) -> None:
    staged = stage()
    staged.window.page.goto("about:blank")
    staged._socket = None
    play_on(staged, 5)
    staged.open(0)
    since = staged.window.page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").first).to_be_visible()
    staged.open(0)
    expect(staged.window.page.get_by_role("button", name="Log")).to_be_visible()
    expect(since).to_have_count(0)


def test_the_news_are_still_there_after_a_reload(stage: Stage) -> None:
    staged = stage()
    push(staged, "draw")
    news = staged.window.page.locator(".draw-news")
    expect(news).to_contain_text("You draw")
    told = news.inner_text()
    staged.open(0)
    expect(news).to_have_text(told)


def test_the_badge_of_an_onlooker_is_whole_on_a_phone(stage: Stage) -> None:
    staged = stage(PHONE, seat=ONLOOKER)
    badge = staged.window.page.locator(".bar-title .badge").first.bounding_box()
    bar = staged.window.page.locator(".table-bar").bounding_box()
    title = staged.window.page.locator(".bar-title").bounding_box()
    assert badge is not None
    assert bar is not None
    assert title is not None
    assert badge["x"] + badge["width"] <= title["x"] + title["width"] + 0.5
    assert badge["y"] + badge["height"] <= bar["y"] + bar["height"] + 0.5


def test_somebody_alone_sets_the_pace_and_goes_step_by_step(served: Served, browser: Browser) -> None:
    guest = Guest(served.url)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "drifter"}]
    table = guest.open(seats=seats, start=True)["table"]
    person = Person(browser, served.url, guest=guest)
    page = person.go(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Step by step").click()
    expect(page.get_by_role("radio", name="Step by step")).to_be_checked()
    page.keyboard.press("Escape")
    go_on = page.get_by_role("button", name="Continue")
    lit = page.locator("main [data-move]:not(:disabled)").locator("visible=true")
    while not go_on.count():
        if page.locator("main[data-moment]").count() and lit.count():
            collect = page.locator('main [data-move="collect"]:not(:disabled)')
            (collect if collect.count() else lit).last.click()
        page.wait_for_timeout(100)
    before = guest.info(table)
    version = page.locator("main").get_attribute("data-moment")
    go_on.click()
    expect(page.locator(f'main[data-moment="{version}"]')).to_have_count(0)
    assert before["pace"] == "step"
    person.check()
    person.close()
    guest.close()
