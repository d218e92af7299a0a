"""Every lesson can be taken: what it asks for is done by any move it names, and nothing a learner tries goes wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from freebooter.engine.refusal import Refusal
from freebooter.engine.registry import names
from freebooter.games.dead_mans_draw.rules.terms import SUIT_NAMES
from freebooter.games.dolores.rules.terms import GESTURE_NAMES
from freebooter.lessons.lesson import LEARNER, Lesson, lessons
from freebooter.lessons.showing import Shown, show
from freebooter.lessons.taking import Attempt
from freebooter.text import LANGUAGES
from tests.support.half_game import HALF, install_broken_games
from tests.test_languages import attributes, english

ALL = [lesson for game in names() for lesson in lessons(game)]


def named(taken: list[Lesson]) -> list[Any]:
    return [pytest.param(lesson, id=f"{lesson.game}-{lesson.name}") for lesson in taken]


EVERY_LESSON = named(ALL)
GUIDED = named([lesson for lesson in ALL if not lesson.is_free])
FREE = named([lesson for lesson in ALL if lesson.is_free])


def take(lesson: Lesson, *moves: str) -> Attempt:
    attempt = Attempt(lesson)
    for text in moves:
        for _ in attempt.play(text):
            pass
    return attempt


def choices(attempt: Attempt) -> list[str]:
    return [attempt.match.write(action) for action in attempt.match.legal_moves(LEARNER)]


def ways(lesson: Lesson) -> Iterator[list[str]]:
    """Every way to begin a lesson as it asks, up to every way to finish it."""
    begun: list[list[str]] = [[]]
    yield []
    for step in lesson.steps:
        begun = [[*way, move] for way in begun for move in step.moves]
        yield from begun


def reached(lesson: Lesson) -> Iterator[list[str]]:
    """Every way to begin a lesson, and every single step off it."""
    for way in ways(lesson):
        yield way
        if len(way) < len(lesson.steps):
            yield from ([*way, move] for move in choices(take(lesson, *way)))


def play_about(lesson: Lesson, chance: random.Random) -> Iterator[Attempt]:
    """A free lesson, played by chance."""
    moves: list[str] = []
    while True:
        attempt = take(lesson, *moves)
        yield attempt
        if attempt.progress != "asked":
            return
        moves.append(chance.choice(choices(attempt)))


def test_the_lessons_teach_every_suit() -> None:
    """Each comes to lie in the learner's row, in a lesson that is taken as it asks."""
    seen = set()
    for lesson in lessons("dead-mans-draw"):
        for way in ways(lesson):
            seen |= {card.suit for card in take(lesson, *way).match.view(LEARNER).row}
    assert seen == set(SUIT_NAMES)
    assert [lesson.number for lesson in lessons("dead-mans-draw")] == list(range(1, 14))


def test_more_lessons_teach_traits_singing_mermaids_and_a_variant() -> None:
    *_, traits, mermaids, variant = lessons("dead-mans-draw")
    assert len(set(take(traits).match.view(LEARNER).traits)) == 3
    assert mermaids.begin().options["mermaids"] == "replay"
    assert variant.begin().options["variant"] != "none"


def test_the_lessons_teach_every_gesture_a_bottle_and_the_dawn() -> None:
    made = [move for lesson in lessons("dolores") for step in lesson.steps for move in step.moves]
    assert set(GESTURE_NAMES) <= set(made)
    assert any(move.startswith("play ") for move in made)
    bottles = lessons("dolores")[4]
    assert take(bottles, *list(ways(bottles))[-1]).match.is_over
    assert [lesson.number for lesson in lessons("dolores")] == list(range(1, 8))


def test_a_promise_is_kept_and_one_is_broken() -> None:
    promises = lessons("dolores")[5]
    assert promises.odds
    told = [take(promises, *way).match.view(LEARNER).records[1] for way in ([], ["peace"], ["peace", "choice"])]
    assert [record.promise for record in told] == ["peace", "peace", "peace"]
    *_, whole = ways(promises)
    record = take(promises, *whole).match.view(LEARNER).records[1]
    assert (record.kept, record.broken) == (1, 1)


def test_the_lantern_shows_the_cards_to_the_learner_alone() -> None:
    lantern = take(lessons("dolores")[6], "play lantern").match
    assert None not in lantern.view(LEARNER).before_dealer
    assert set(lantern.view(1).before_dealer) == {None}


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_what_a_lesson_asks_for_is_lit(lesson: Lesson) -> None:
    """And where the right move has to be found, its neighbours are, too."""
    for way in ways(lesson):
        attempt = take(lesson, *way)
        if lesson.is_free or attempt.progress != "asked":
            assert attempt.light == []
            continue
        moves = {each for each in attempt.light if not each.startswith("@")}
        assert moves <= set(choices(attempt))
        assert set(lesson.steps[attempt.step].moves) <= moves


def test_a_game_without_lessons_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    install_broken_games(monkeypatch)
    assert lessons(HALF) == ()


@pytest.mark.parametrize("lesson", GUIDED)
def test_a_lesson_is_done_by_any_move_that_it_asks_for(lesson: Lesson) -> None:
    for way in ways(lesson):
        attempt = take(lesson, *way)
        assert attempt.step == len(way)
        assert attempt.progress == ("done" if len(way) == len(lesson.steps) else "asked")


@pytest.mark.parametrize("lesson", GUIDED)
def test_every_other_legal_move_goes_astray(lesson: Lesson) -> None:
    for way in ways(lesson):
        if len(way) == len(lesson.steps):
            continue
        asked = lesson.steps[len(way)].moves
        for move in choices(take(lesson, *way)):
            assert (take(lesson, *way, move).progress == "astray") == (move not in asked)


@pytest.mark.parametrize("lesson", FREE)
def test_a_free_lesson_can_be_won_and_lost(lesson: Lesson) -> None:
    ends = []
    for seed in range(30):
        *_, last = play_about(lesson, random.Random(seed))
        won = last.match.players[LEARNER] in last.match.winners()
        assert last.progress == ("done" if won else "astray")
        assert last.match.is_over
        ends.append(last.progress)
    assert set(ends) == {"done", "astray"}


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_a_lesson_has_words_for_all_that_can_come_of_it_and_no_others(lesson: Lesson) -> None:
    if lesson.is_free:
        parts = {attempt.part for seed in range(30) for attempt in play_about(lesson, random.Random(seed))}
    else:
        parts = {take(lesson, *moves).part for moves in reached(lesson)}
    assert parts == set(attributes(english()[f"lesson-{lesson.name}"]))
    for part in ("", *parts):
        said = {lesson.words(part, language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES) or part == ""


@pytest.mark.parametrize("lesson", EVERY_LESSON)
def test_only_legal_moves_count_and_none_after_the_end(lesson: Lesson) -> None:
    for text in ("", "swim", "Mary: draw", f"draw{'!' * 100}"):
        with pytest.raises(Refusal):
            take(lesson, text)
    if not lesson.is_free:
        *_, whole = ways(lesson)
        with pytest.raises(Refusal) as refused:
            take(lesson, *whole, "draw")
        assert refused.value.message == "lesson-ended"


def check_shown(lesson: Lesson, shown: Shown) -> None:
    attempt, snapshot = shown.attempt, shown.snapshot
    assert (snapshot.seat, snapshot.table.status, snapshot.table.result) == (LEARNER, "playing", None)
    assert snapshot.moves == (choices(attempt) if attempt.progress == "asked" else [])
    assert snapshot.aid is not None
    assert len(snapshot.aid.choices) == len(snapshot.moves)
    assert bool(snapshot.aid.question) == bool(snapshot.moves)
    assert snapshot.view is not None
    assert list(snapshot.view["players"]) == lesson.position["players"]
    versions = [update.version for update in shown.updates]
    assert versions == list(range(snapshot.version - len(versions) + 1, snapshot.version + 1))
    if shown.updates:
        assert shown.updates[0].seat == LEARNER
        assert LEARNER not in [update.seat for update in shown.updates[1:]]
        assert shown.updates[-1].moves == snapshot.moves
        assert shown.updates[-1].view == snapshot.view
        assert all(update.events is not None and update.aid is not None for update in shown.updates)


@pytest.mark.parametrize("lesson", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_looks_like_a_table(lesson: Lesson, language: str) -> None:
    for moves in reached(lesson):
        check_shown(lesson, show(lesson, moves, language))


@pytest.mark.parametrize("lesson", FREE)
def test_a_free_lesson_looks_like_a_table(lesson: Lesson) -> None:
    for attempt in play_about(lesson, random.Random(1)):
        moves = [entry.removeprefix("Robin: ") for entry in attempt.match.texts if entry.startswith("Robin: ")]
        check_shown(lesson, show(lesson, moves, "en"))


def test_what_the_other_chose_in_secret_comes_out_whatever_the_learner_chose() -> None:
    peace = lessons("dolores")[0]
    for gesture in GESTURE_NAMES:
        assert take(peace, gesture).match.texts == [f"Robin: {gesture}", "Mary: peace"]


def test_nobody_replies_to_what_was_not_asked() -> None:
    draw = lessons("dead-mans-draw")[0]
    assert take(draw, "draw", "draw", "draw").match.texts[-1] == "Robin: draw"
    assert take(draw, "draw", "draw", "collect").match.texts[-1] == "Mary: draw"
