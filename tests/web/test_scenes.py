"""Scenes of whole games in a real browser: they are played in order, end, and leave nothing behind."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.harness.browser import Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match, Move
from freebooter.table.pace import weight_of

BEAT = 40.0
"""Milliseconds for a card: everything is played, but nobody has to wait for long."""

SIZE: ViewportSize = {"width": 820, "height": 640}
"""A window in which there is less to draw, sixty times a second."""

MOVES = 48
AT_A_TIME = 4
"""So many moves are told before anybody waits for the end of their scenes."""

GAMES = ["dead-mans-draw", "dolores"]

WATCH = """() => {
  const main = document.querySelector("main");
  window.scenes = [];
  new MutationObserver(() => main.dataset.scene && scenes.push(main.dataset.scene))
    .observe(main, {attributes: true, attributeFilter: ["data-scene"]});
}"""

ATTACHED = """() => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
}"""

AT_REST = """async () => {
  const moving = () => document.getAnimations()
    .filter(each => each.playState === "running" && each.effect.getComputedTiming().endTime !== Infinity);
  while (moving().length) await Promise.allSettled(moving().map(each => each.finished));
}"""
"""Comes back when nothing moves any more that ever ends."""


def counters(window: Watched) -> dict[str, int]:
    """What the browser holds after it has thrown away what it can."""
    session = window.context.new_cdp_session(window.page)
    session.send("HeapProfiler.collectGarbage")
    found = session.send("Memory.getDOMCounters")
    session.detach()
    return {"detached": found["nodes"] - window.page.evaluate(ATTACHED), "listeners": found["jsEventListeners"]}


def settle(page: Page, staged: Staged) -> None:
    staged.wait()
    page.evaluate(AT_REST)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", GAMES)
def test_scenes_follow_each_other_and_leave_nothing_behind(
    game: str, motion: str, served: Served, browser: Browser
) -> None:
    window = Watched(browser, served.url, size=SIZE, reduced_motion=motion)
    match = Match(game, ["Anne", "Calico", "Mary"], seed=5)
    staged = Staged(window, match, bots=True, beat=BEAT)
    staged.open(0)
    page = window.page
    chance = random.Random(5)

    def play(moves: int) -> float:
        weight = 0.0
        for number in range(moves):
            if match.is_over:
                break
            seat = match.deciders[0]
            staged.push(Move(seat, chance.choice(match.legal_moves(seat))))
            weight += weight_of(match, match.history[-1])
            if number % AT_A_TIME == AT_A_TIME - 1:
                settle(page, staged)
        settle(page, staged)
        return weight

    play(10)
    before = counters(window)
    page.evaluate(WATCH)
    assert play(MOVES) > 0
    after = counters(window)
    assert page.evaluate("() => scenes.length") > MOVES / 3
    assert after["detached"] <= before["detached"] + 400, (before, after)
    assert after["listeners"] <= 1.6 * before["listeners"] + 60, (before, after)
    window.check()
    window.close()
