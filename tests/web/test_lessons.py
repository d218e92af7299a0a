"""Every lesson is taken to its end by touching the board."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.harness.browser import PHONE
from benchmarks.harness.serving import Served
from freebooter.lessons.lesson import LEARNER, Lesson, lessons
from freebooter.lessons.taking import Attempt
from tests.support.browser_play import Person


def played_about(lesson: Lesson, chance: random.Random) -> tuple[Attempt, list[str]]:
    attempt, moves = Attempt(lesson), list[str]()
    while attempt.progress == "asked":
        match = attempt.match
        moves.append(chance.choice([match.write(action) for action in match.legal_moves(LEARNER)]))
        for _ in attempt.play(moves[-1]):
            pass
    return attempt, moves


def way_through(lesson: Lesson) -> list[str]:
    """Moves that do what a lesson asks; one that is played freely is won by trying."""
    if not lesson.is_free:
        return [step.moves[0] for step in lesson.steps]
    for seed in range(1000):
        attempt, moves = played_about(lesson, random.Random(seed))
        if attempt.progress == "done":
            return moves
    raise AssertionError("nobody can win this")


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_every_lesson_can_be_finished_by_touch(game: str, served: Served, browser: Browser) -> None:
    person = Person(browser, served.url, size=PHONE)
    page = person.go(f"/learn/{game}/1")
    for lesson in lessons(game):
        expect(page.locator(".lesson-guide")).to_be_visible()
        for number, move in enumerate(way_through(lesson)):
            guide = page.locator(".lesson-guide.asked .lesson-words")
            if not lesson.is_free:
                expect(guide).to_contain_text(lesson.words(f"ask-{number + 1}", "en"))
            touch(person, move)
        expect(page.locator(".lesson-guide.done .lesson-words")).to_contain_text(lesson.words("done", "en"))
        if lesson.number < len(lessons(game)):
            page.get_by_role("link", name="Next step").tap()
    done = page.evaluate("JSON.parse(localStorage.getItem('freebooter-lessons'))")
    assert done == {game: [lesson.number for lesson in lessons(game)]}
    person.check()
    person.close()


def touch(person: Person, move: str) -> None:
    """What makes a move; where the board asks whether it is meant, it is."""
    page = person.page
    page.locator(".lesson-guide.asked").wait_for()
    with page.expect_response(re.compile("/api/lessons/")):
        page.locator(f'main [data-move="{move}"]:enabled').locator("visible=true").first.tap()
        really = page.locator(f'dialog [data-move="{move}"]')
        if really.count():
            really.tap()
