"""The first time a thing is there, a tip points at it: once, when nothing moves, and covering nothing that answers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from benchmarks.harness.browser import Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario

NEWCOMER = {"undo": 0, "forced": False}
SMALL: ViewportSize = {"width": 320, "height": 568}
SHORT: ViewportSize = {"width": 1366, "height": 657}

DRAWING: dict[str, Any] = {
    "game": "dead-mans-draw",
    "players": ["Robin", "Mary"],
    "row": ["key 4", "mermaid 6"],
    "draw": ["hook 5", "mermaid 7", "cannon 3", "hook 6", "sword 5", "anchor 4", "oracle 7"],
    "discard": ["oracle 2", "sword 7", "anchor 6"],
    "banks": {"Robin": ["anchor 3", "map 2"], "Mary": ["map 5", "cannon 7"]},
}

COVERED = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seen = (each) => each.checkVisibility({visibilityProperty: true}) && each.getBoundingClientRect().width > 0;
  const covered = [...document.querySelectorAll("main [data-move], main .primary, main [data-question], header button")]
    .filter((each) => seen(each) && over(tip, each.getBoundingClientRect()))
    .map((each) => each.className);
  const outside = tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight;
  return outside ? [...covered, "outside"] : covered;
}"""


WHILE = 5_000
"""Milliseconds of the page's own clock, in which a tip comes where one is wanted."""


def newcomer(browser: Browser, served: Served, match: Match, size: ViewportSize = SHORT) -> Staged:
    options: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}
    window = Watched(browser, served.url, size=size, settings=NEWCOMER, **options)
    staged = Staged(window, match, bots=True)
    staged.open(0)
    return staged


def tip_of(staged: Staged) -> Locator:
    return staged.window.page.locator(".tip:not(.tip-unplaced)")


def read(staged: Staged) -> str:
    """Wait for a tip, and take note of it."""
    tip = tip_of(staged)
    expect(tip).to_be_visible()
    words = tip.locator("p").inner_text()
    tip.get_by_role("button", name="Got it").click()
    expect(staged.window.page.locator(".tip").filter(has_text=words)).to_have_count(0)
    return words


def seen(staged: Staged) -> list[str]:
    kept: list[str] = staged.window.page.evaluate("JSON.parse(localStorage.getItem('freebooter-settings')).tipsSeen")
    return kept


@pytest.mark.parametrize("size", [SMALL, SHORT], ids=["small", "short"])
@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_tips_come_one_by_one_and_cover_nothing_that_answers(
    game: str, size: ViewportSize, browser: Browser, served: Served
) -> None:
    match = read_scenario(DRAWING).match
    if game == "dolores":
        match = Match(load(game), ["Robin", "Mary"], {"bottles": "none"}, seed=3)
    staged = newcomer(browser, served, match, size)
    told = []
    for _ in range(3):
        expect(tip_of(staged)).to_have_count(1)
        assert staged.window.page.evaluate(COVERED) == []
        told.append(read(staged))
    assert len(set(told)) == 3
    assert len(seen(staged)) == 3
    staged.window.check()
    staged.window.close()


def test_a_tip_is_not_shown_twice_and_escape_sends_it_away(browser: Browser, served: Served) -> None:
    staged = newcomer(browser, served, read_scenario(DRAWING).match)
    expect(tip_of(staged)).to_be_visible()
    first = tip_of(staged).locator("p").inner_text()
    staged.window.page.keyboard.press("Escape")
    expect(tip_of(staged)).to_have_count(0)
    staged.open(0)
    expect(tip_of(staged)).to_be_visible()
    assert tip_of(staged).locator("p").inner_text() != first
    staged.window.close()


def test_whoever_wants_no_more_tips_gets_none(browser: Browser, served: Served) -> None:
    staged = newcomer(browser, served, read_scenario(DRAWING).match)
    staged.window.page.clock.install()
    staged.open(0)
    staged.window.page.clock.run_for(WHILE)
    tip_of(staged).get_by_role("button", name="No more tips").click()
    staged.open(0)
    staged.window.page.clock.run_for(WHILE)
    expect(staged.window.page.locator(".tip")).to_have_count(0)
    staged.window.close()


def test_an_effect_is_explained_when_it_is_first_met(browser: Browser, served: Served) -> None:
    match = read_scenario(DRAWING).match
    staged = newcomer(browser, served, match)
    staged.push(match.read("Robin: draw"))
    staged.wait()
    assert read(staged).startswith("The hook:")
    staged.push(match.read("Robin: hook anchor"))
    staged.wait()
    told = [read(staged) for _ in range(3)]
    assert not any(words.startswith("The hook:") for words in told)
    assert any("anchor protects" in words for words in told)
    staged.window.close()


def test_everybody_can_read_a_tip_by_day_and_by_night(browser: Browser, served: Served) -> None:
    staged = newcomer(browser, served, read_scenario(DRAWING).match)
    expect(tip_of(staged)).to_be_visible()
    for scheme in ("light", "dark"):
        staged.window.page.emulate_media(color_scheme=scheme)
        assert staged.window.violations() == []
    staged.window.close()
