"""Lessons over REST: nothing is kept of a learner, and every answer is like a table's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from benchmarks.harness.clients import Guest, problem
from benchmarks.harness.serving import serving
from freebooter.engine.registry import names
from freebooter.lessons.lesson import lessons
from freebooter.text import LANGUAGES
from tests.support.place import FLAGS


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with serving(tmp_path_factory.mktemp("server"), *FLAGS) as served, closing(Guest(served.url)) as guest:
        yield guest


def take(guest: Guest, game: str, number: int, *moves: str, **more: Any) -> httpx.Response:
    return guest.http.post(f"/api/lessons/{game}/{number}", json={"moves": moves} | more)


@pytest.mark.parametrize("game", names())
def test_the_lessons_are_listed_in_every_language(guest: Guest, game: str) -> None:
    titles = {}
    for language in LANGUAGES:
        listed = guest.http.get(f"/api/lessons/{game}", params={"language": language}).json()
        assert listed["game"] == game
        assert [each["number"] for each in listed["lessons"]] == [each.number for each in lessons(game)]
        titles[language] = [each["title"] for each in listed["lessons"]]
    assert len({tuple(each) for each in titles.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("game", names())
def test_a_learner_goes_through_all_lessons(guest: Guest, game: str) -> None:
    for lesson in lessons(game):
        moves: list[str] = []
        for step in lesson.steps:
            asked = take(guest, game, lesson.number, *moves).json()
            assert (asked["state"], asked["number"], asked["count"]) == ("asked", lesson.number, len(lessons(game)))
            assert set(step.moves) <= set(asked["snapshot"]["moves"])
            moves.append(step.moves[0])
        state = take(guest, game, lesson.number, *moves).json()
        assert state["state"] == ("asked" if lesson.is_free else "done")
        assert state["title"] == lesson.words("", "en")


def test_a_lesson_speaks_the_language_that_is_asked_for(guest: Guest) -> None:
    texts, questions = set(), set()
    for language in LANGUAGES:
        state = take(guest, "dead-mans-draw", 4, "draw", "fire Mary mermaid", language=language).json()
        assert state["state"] == "astray"
        texts.add(state["text"])
        questions.add(state["updates"][0]["aid"]["told"][0])
    assert len(texts) == len(questions) == len(LANGUAGES)


def test_a_move_that_may_not_be_made_is_refused_in_a_sentence(guest: Guest) -> None:
    answer = take(guest, "dead-mans-draw", 3, "draw", "collect")
    assert problem(answer) == (409, "error-move-illegal")
    assert "hook anchor" in answer.json()["message"]
    assert problem(take(guest, "dead-mans-draw", 2, "draw", "draw")) == (409, "lesson-ended")


@pytest.mark.parametrize(("game", "number"), [("dead-mans-draw", 14), ("dolores", 8), ("chess", 1), ("dolores", 0)])
def test_a_lesson_that_is_not_there_is_not_found(guest: Guest, game: str, number: int) -> None:
    assert problem(take(guest, game, number)) == (404, "server-not-found")


def test_what_a_learner_sends_is_bounded(guest: Guest) -> None:
    assert problem(take(guest, "dolores", 1, *["peace"] * 41)) == (422, "server-unfit")
    assert problem(take(guest, "dolores", 1, "x" * 201)) == (422, "server-unfit")
