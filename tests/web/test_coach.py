"""The coach in place: a first estimate, then a sharper one, beside the choices and on nothing that one decides by."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from benchmarks.harness.browser import Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from tests.support.staged_coach import StagedCoach

SIZES = ["320x568", "740x360", "820x1180", "1366x657"]

DRAWING = {
    "game": "dead-mans-draw",
    "players": ["Robin", "Mary", "Anne"],
    "row": ["key 4", "mermaid 6", "hook 3"],
    "draw": ["chest 5", "mermaid 7", "cannon 3", "hook 6", "sword 5", "anchor 4", "oracle 7"],
    "discard": ["oracle 2", "sword 7", "anchor 6"],
    "banks": {"Robin": ["hook 2"], "Mary": ["map 5", "cannon 7"], "Anne": ["chest 7"]},
}

COVERED = """() => {
  const panel = document.querySelector(".coach-panel").getBoundingClientRect();
  const kept = "main [data-move], main [data-own], main [data-centre] [data-card], .coach-button";
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seen = (each) => each.checkVisibility({visibilityProperty: true}) && each.getBoundingClientRect().width > 0;
  return [...document.querySelectorAll(kept)]
    .filter((each) => seen(each) && over(panel, each.getBoundingClientRect()))
    .map((each) => each.className);
}"""


def size_of(text: str) -> ViewportSize:
    width, height = text.split("x")
    return {"width": int(width), "height": int(height)}


def at_table(browser: Browser, served: Served, match: Match, size: str = "1366x657") -> Staged:
    window = Watched(browser, served.url, size=size_of(size), reduced_motion="reduce", service_workers="block")
    staged = Staged(window, match, bots=True)
    staged.open(0)
    return staged


def ask(page: Page) -> None:
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.locator(".coach-panel .coach-reason")).not_to_be_empty()


def test_a_first_estimate_is_there_before_the_sharper_one(browser: Browser, served: Served) -> None:
    staged = at_table(browser, served, read_scenario(DRAWING).match)
    coach = StagedCoach(staged, holds=True)
    page = staged.window.page
    ask(page)
    expect(page.locator(".coach-thinking")).to_be_visible()
    expect(page.locator(".coach-reason")).to_contain_text("% chance to bust")
    for _ in range(2):
        coach.go_on()
    expect(page.locator(".coach-thinking")).to_have_count(0)
    page.locator("button.coach-verdict").click()
    expect(page.locator(".coach-moves li")).to_have_count(2)
    expect(page.locator(".coach-moves")).to_contain_text("One more card is worth about")
    page.locator(".coach-close").click()
    expect(page.locator(".coach-panel")).to_have_count(0)
    staged.window.check()
    staged.window.close()


def test_advice_goes_with_its_decision(browser: Browser, served: Served) -> None:
    match = read_scenario(DRAWING).match
    staged = at_table(browser, served, match)
    StagedCoach(staged)
    ask(staged.window.page)
    staged.push(match.read("Robin: draw"))
    expect(staged.window.page.locator(".coach-panel")).to_have_count(0)
    staged.window.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_the_panel_covers_nothing_that_one_decides_by(game: str, size: str, browser: Browser, served: Served) -> None:
    if game == "dolores":
        match = Match(load(game), ["Robin", "Mary", "Anne"], {"bottles": "none"}, seed=3)
        while 0 not in match.deciders:
            match.push(match.read(f"{match.players[match.deciders[0]]}: peace"))
    else:
        match = read_scenario(DRAWING).match
    staged = at_table(browser, served, match, size)
    StagedCoach(staged)
    page = staged.window.page
    page.clock.install()
    ask(page)
    assert page.evaluate(COVERED) == []
    page.locator("button.coach-verdict").click()
    page.locator(".coach-moves").wait_for()
    page.clock.run_for(1_000)  # It looks for its place.
    assert page.evaluate(COVERED) == []
    assert page.locator("[data-move]").first.is_visible()
    staged.window.check()
    staged.window.close()


def test_everybody_can_read_the_coach_by_day_and_by_night(browser: Browser, served: Served) -> None:
    staged = at_table(browser, served, read_scenario(DRAWING).match, "390x844")
    StagedCoach(staged)
    ask(staged.window.page)
    staged.window.page.locator("button.coach-verdict").click()
    for scheme in ("light", "dark"):
        staged.window.page.emulate_media(color_scheme=scheme)
        assert staged.window.violations() == []
    staged.window.close()
