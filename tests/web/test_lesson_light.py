"""A lesson lights what it speaks of, and its words stand where they cover nothing that is to be touched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from benchmarks.harness.browser import Watched
from benchmarks.harness.serving import Served
from freebooter.lessons.lesson import lessons

SIZES: list[ViewportSize] = [
    {"width": 320, "height": 568},
    {"width": 740, "height": 360},
    {"width": 1366, "height": 657},
]

LOOKS = """() => [...document.querySelectorAll("main [data-move]")]
  .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.disabled)
  .map((each) => [each.dataset.move, getComputedStyle(each).outlineStyle === "solid"])"""

COVERED = """() => {
  const words = document.querySelector(".lesson-words").getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll("main [data-move], main [data-question], main [data-centre] [data-card]")]
    .filter((each) => each.checkVisibility({visibilityProperty: true}) && over(words, each.getBoundingClientRect()))
    .map((each) => each.className);
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_what_a_lesson_asks_for_is_lit_and_left_free(
    game: str, size: ViewportSize, browser: Browser, served: Served
) -> None:
    window = Watched(browser, served.url, size=size, reduced_motion="reduce", service_workers="block")
    window.page.clock.install()
    for lesson in (lessons(game)[0], lessons(game)[-1]):
        page = window.go(f"/learn/{game}/{lesson.number}")
        expect(page.locator(".lesson-guide.asked .lesson-words:not(.lesson-unplaced)")).to_be_visible()
        page.locator("main [data-move]").first.wait_for()
        page.clock.run_for(2_000)  # Its words look for their place.
        looks = dict(page.evaluate(LOOKS))
        asked = lesson.steps[0].moves
        assert all(looks[move] for move in asked)
        assert not any(is_lit for move, is_lit in looks.items() if move not in asked)
        assert page.evaluate(COVERED) == []
        if size in (SIZES[0], SIZES[-1]):
            assert window.violations() == []
    window.check()
    window.close()
