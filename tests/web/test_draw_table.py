"""The table of Dead Man's Draw: what happens is seen, what is asked keeps its place, and nothing is lost on the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.harness.browser import PHONE, Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from benchmarks.harness.stages import STAGES, Stage
from freebooter.engine.match import Match, Move
from tests.web.test_grid import faults_at

WATCH = """() => {
  window.seen = [];
  const note = () => {
    const row = [...document.querySelectorAll(".draw-row-cards [data-card]")].map(each => each.dataset.card);
    const scene = document.querySelector("main").dataset.scene ?? "";
    const stamp = Boolean(document.querySelector(".draw-board .stamp"));
    const told = document.querySelector(".draw-news")?.textContent ?? "";
    const moment = JSON.stringify([scene, row, stamp]);
    if (window.seen.at(-1)?.moment !== moment) window.seen.push({moment, scene, row, stamp, told});
  };
  const all = {subtree: true, childList: true, attributes: true};
  new MutationObserver(note).observe(document.querySelector("main"), all);
}"""

SLOTS = """() => [...document.querySelectorAll(".draw-slot")].map(each => {
  const {x, y, width, height} = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def stage(name: str) -> Stage:
    return next(each for each in STAGES if each.name == name)


def opened(window: Watched, match: Match, beat: float = 150) -> Staged:
    staged = Staged(window, match, bots=True, beat=beat)
    staged.open(0)
    return staged


def make(staged: Staged, text: str) -> None:
    """Somebody's move, told to whoever looks."""
    seat = staged.match.deciders[0]
    staged.push(Move(seat, staged.match.read(f"{staged.match.players[seat]}: {text}").action))


def scenes(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.seen")
    return found


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_card_that_busts_lies_beside_its_twin_and_is_stamped(browser: Browser, served: Served, motion: Any) -> None:
    window = Watched(browser, served.url, service_workers="block", reduced_motion=motion)
    staged = opened(window, stage("bust").match())
    window.page.evaluate(WATCH)
    make(staged, "draw")
    staged.wait()
    seen = scenes(window.page)
    drawn = next(each for each in seen if each["scene"] == "draw" and "oracle 3" in each["row"])
    assert drawn["row"][-1] == "oracle 3"
    assert "bust" not in drawn["told"].lower()
    struck = [each for each in seen if each["scene"] == "bust" and each["row"][:2] == ["oracle 6", "oracle 3"]]
    assert any(each["stamp"] for each in struck)
    assert len(struck[-1]["row"]) == 5, "everything still lies there"
    assert seen[-1]["row"] == []
    window.check()
    window.close()


def test_news_of_a_bust_gives_way_to_what_comes_next(window: Watched) -> None:
    staged = opened(window, stage("bust").match())
    make(staged, "draw")
    staged.wait()
    news = window.page.locator(".draw-news")
    expect(news).to_contain_text("You bust with Oracle 3!")
    make(staged, "draw")
    staged.wait()
    expect(news).not_to_contain_text("bust")
    expect(news).to_contain_text("Calico draws")


def test_draw_and_collect_never_leave_their_places(window: Watched) -> None:
    staged = opened(window, stage("cannon").match(), beat=0)
    page = window.page
    places = [page.evaluate(SLOTS)]
    for text in ("draw", "fire Mary sword", "collect", "draw"):
        make(staged, text)
        staged.wait()
        places.append(page.evaluate(SLOTS))
    assert len(places[0]) == 2
    assert places == [places[0]] * len(places)


AWKWARD = [(740, 360), (667, 375), (700, 1000), (744, 1133), (844, 390), (1366, 657), (1366, 768)]


def test_question_row_and_own_bank_are_there_at_awkward_sizes(browser: Browser, served: Served) -> None:
    window = Watched(browser, served.url, service_workers="block", reduced_motion="reduce")
    staged = opened(window, stage("bust").match(), beat=0)
    assert staged.moves() == ["draw", "collect"]
    for width, height in AWKWARD:
        assert not faults_at(window.page, width, height)
        question = window.page.locator("[data-question]").bounding_box()
        own = window.page.locator("[data-own]").bounding_box()
        assert question is not None
        assert question["width"] > 100, (width, height)
        assert own is not None
        assert own["y"] + own["height"] <= height, (width, height)
    window.check()
    window.close()


def test_the_top_of_the_discard_pile_and_the_news_survive_a_reload(window: Watched) -> None:
    staged = opened(window, stage("cannon").match(), beat=0)
    page = window.page
    for text in ("draw", "fire Calico cannon", "draw"):
        make(staged, text)
        staged.wait()
    top = page.locator(".draw-discarded[data-card] [data-suit]").last
    expect(top).to_have_attribute("data-suit", "cannon")
    page.reload()
    staged.wait()
    expect(page.locator(".draw-discarded[data-card] [data-suit]").last).to_have_attribute("data-suit", "cannon")


def test_a_finished_table_does_not_wait_for_cards(window: Watched) -> None:
    staged = opened(window, stage("ending").match(), beat=0)
    make(staged, "collect")
    staged.wait()
    expect(window.page.locator(".draw-board")).to_be_visible()
    expect(window.page.get_by_text("No cards here yet.")).to_have_count(0)


def test_the_kraken_is_not_said_to_allow_collecting(window: Watched) -> None:
    staged = opened(window, stage("kraken").match(), beat=0)
    make(staged, "draw")
    staged.wait()
    page = window.page
    expect(page.locator(".draw-slot-collect")).to_be_disabled()
    expect(page.locator(".draw-slot-collect")).to_contain_text("2 cards owed")
    page.locator(".draw-risk-words").click()
    details = page.locator(".draw-risk-details")
    expect(details).to_contain_text("You can't collect yet: you owe the kraken 2 cards.")
    expect(details).not_to_contain_text("Collecting brings")


def test_an_attack_is_aimed_and_its_points_float_at_the_victim(browser: Browser, served: Served) -> None:
    window = Watched(browser, served.url, service_workers="block", reduced_motion="reduce")
    staged = opened(window, stage("cannon").match(), beat=2000)
    page = window.page
    make(staged, "draw")
    page.keyboard.press("Shift")
    make(staged, "fire Mary sword")
    expect(page.locator(".draw-aim line")).to_have_count(1)
    mary = page.locator(".draw-bank, .draw-seat").filter(has_text="Mary")
    expect(mary.locator(".floating-points.loss")).to_have_text("−7")
    window.check()
    window.close()


def test_two_copies_of_the_game_do_not_break_the_lines_of_the_odds(browser: Browser, served: Served, game: Any) -> None:
    window = Watched(browser, served.url, size=PHONE, service_workers="block", reduced_motion="reduce")
    names = ["Anne", "Calico", "Mary", "Edward", "Grace"]
    staged = Staged(window, Match(game, names, game.read_options({}, 5), 3), bots=True, beat=0)
    staged.open(staged.match.deciders[0])
    window.page.locator(".draw-risk-words").click()
    heights = window.page.eval_on_selector_all(".draw-suits-left li", "all => all.map(each => each.offsetHeight)")
    assert max(heights) - min(heights) <= 2, heights
    window.check()
    window.close()
