"""What the terminal says about Dolores agrees with the game, keeps its secrets, and is complete in every language."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import numpy as np
import pytest
from rich.console import Console

from freebooter.bots.player import make_bot
from freebooter.engine.kernels.events import Event
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dolores.game import GAME
from freebooter.games.dolores.narration import words
from freebooter.games.dolores.narration.log import UNTOLD
from freebooter.games.dolores.narration.topics import TOPICS
from freebooter.games.dolores.rules.events import Happening
from freebooter.games.dolores.rules.switches import SWITCHES
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES, GESTURE_NAMES, KIND_NAMES
from freebooter.games.dolores.terminal.presenter import PRESENTER
from freebooter.terminal.screen import Screen
from freebooter.text import LANGUAGES, use
from tests.narration.test_rules_text import messages, variables
from tests.support.tables import THOROUGH

PLAYERS = ["Ann", "Bob the Bold", "Cid", "Dot"]


def random_match(number: int) -> Match:
    options = {"bottles": "none" if number % 7 == 0 else "all", "smallest-set": "2" if number % 3 == 0 else "1"}
    return Match(GAME, PLAYERS[: 2 + number % 3], options, seed=number)


def silent_screen(plain: bool, width: int = 80) -> tuple[Screen, io.StringIO]:
    screen, shown = Screen(), io.StringIO()
    screen.is_plain = plain
    screen.console = Console(file=shown, highlight=False, markup=False, emoji=False, width=width)
    return screen, shown


def positions(numbers: range) -> Iterator[tuple[Match, int]]:
    """Every decision of some random games, and a seat that has to make it."""
    for number in numbers:
        match, chance = random_match(number), random.Random(number)
        while match.deciders:
            seat = chance.choice(match.deciders)
            yield match, seat
            moves = [match.write(action) for action in match.legal_moves(seat)]
            bottles = [move for move in moves if move.startswith("play")]
            chosen = chance.choice(bottles or moves)
            match.push(Move(seat, match.legal_moves(seat)[moves.index(chosen)]))
        yield match, 0


def everything_told(match: Match, seat: int) -> str:
    """All that a seat can get to see at this moment."""
    screen, shown = silent_screen(plain=True)
    view = match.view(seat)
    for sentence in PRESENTER.narrator.happened(match.events(seat), view):
        screen.show(sentence.words)
    PRESENTER.table(view, screen)
    PRESENTER.odds(view, screen)
    PRESENTER.obey("discard", view, screen)
    if seat in match.deciders:
        screen.show(PRESENTER.narrator.question(view))
        for choice in match.choices(seat):
            screen.show(PRESENTER.narrator.choice(view, choice))
    if match.is_over:
        PRESENTER.ending(view, screen)
    return shown.getvalue()


def test_the_names_are_those_of_the_game() -> None:
    assert words.KINDS == KIND_NAMES
    assert words.BOTTLES == BOTTLE_NAMES
    assert words.GESTURES == GESTURE_NAMES
    assert [topic.id for topic in TOPICS.of_kind("switch")] == [f"switch-{switch}" for switch in SWITCHES]


@pytest.mark.parametrize("numbers", [range(start, start + 10) for start in range(0, 40, 10)])
def test_no_two_choices_are_told_in_the_same_words(numbers: range) -> None:
    for match, seat in positions(numbers):
        view = match.view(seat)
        told = [PRESENTER.narrator.choice(view, choice) for choice in match.choices(seat)]
        assert len(set(told)) == len(match.legal_moves(seat))


@pytest.mark.parametrize("numbers", [range(start, start + 4) for start in range(1, 13, 4)])
def test_what_is_told_depends_only_on_what_the_seat_may_know(numbers: range) -> None:
    """Covered cards, gestures and the draw pile dealt anew: nobody reads another word on the screen."""
    covered = 0
    for place, (match, _) in enumerate(positions(numbers)):
        for seat in (place % len(match.players), ONLOOKER):
            told = everything_told(match, seat)
            other = Match.at(match.game, match.players, match.state, match.options)
            GAME.rules.kernels.reimagine(argument(other.state), seat, seed_argument(place))
            assert everything_told(other, seat) == told
            covered += "face down" in told
    assert covered


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_shown_to_everyone_at_any_moment(plain: bool, language: str) -> None:
    """Each language has a third of the moments of its own, and everything can be shown at each of them."""
    use(language)
    screen, shown = silent_screen(plain)
    for number, (match, seat) in enumerate(positions(range(3, 8))):
        if (number + LANGUAGES.index(language)) % 3 and not match.is_over and not THOROUGH:
            continue
        for viewer in (seat, ONLOOKER):
            view = match.view(viewer)
            assert all(sentence.words for sentence in PRESENTER.narrator.happened(match.events(viewer), view))
            PRESENTER.table(view, screen)
            PRESENTER.odds(view, screen)
        if match.is_over:
            PRESENTER.ending(match.view(0), screen)
        else:
            assert PRESENTER.narrator.question(match.view(seat))
            assert all(PRESENTER.narrator.choice(match.view(seat), choice) for choice in match.choices(seat))
    if not plain:
        assert max(map(len, shown.getvalue().splitlines())) <= 80


@pytest.mark.parametrize("kind", sorted(set(Happening) - UNTOLD))
def test_everything_that_happens_has_its_sentences(kind: Happening) -> None:
    """Said to whoever it happens to, to whoever else it concerns, and to an onlooker."""
    match = Match(GAME, PLAYERS[:2], seed=4)
    happened = [Event(kind, 0, 1, 1), Event(kind, 1, 2, 0)]
    for viewer in (0, 1, ONLOOKER):
        assert all(told.words for told in PRESENTER.narrator.happened(happened, match.view(viewer)))


def test_a_bettors_guess_names_the_duellists_of_that_duel() -> None:
    """Also where the next duel has already begun when it is told."""
    match = Match(GAME, PLAYERS[:3], seed=4)
    shown = [Event(Happening.SHOWED, 1, 127, 0), Event(Happening.SHOWED, 2, 127, 1), Event(Happening.GUESSED, 0, 0, 1)]
    told = PRESENTER.narrator.happened(shown, match.view(ONLOOKER))
    assert [sentence.words for sentence in told] == [
        "One, two, three! Bob the Bold: Peace; Cid: Fight; bet by Ann: Peace for Bob the Bold, Fight for Cid."
    ]


def test_the_whole_table_is_shown_once_in_a_duel() -> None:
    """A duellist who was asked about a bottle before the count is not shown everything again at the count."""
    match = Match(GAME, ["Captain", "Anne"], seed=3)
    assert PRESENTER.is_new_turn(match.view(0))
    match.push("Captain: pass")
    assert not PRESENTER.is_new_turn(match.view(0))
    assert PRESENTER.is_new_turn(match.view(1))


def test_bots_and_people_see_the_scores_of_a_duel_alike() -> None:
    """Whether the other has already chosen changes nothing in the table of gestures."""
    match = Match(GAME, ["Ann", "Bob"], {"bottles": "none"}, seed=1)
    before = match.view(0).gesture_scores()
    match.push("Bob: choice")
    assert match.view(0).gesture_scores() == before
    assert before is not None
    assert len(before) == 9
    bot = make_bot("dolores", "gambler", 1)
    assert bot.choose(match.view(0), list(GESTURE_NAMES)) in GESTURE_NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_answer_to_their_names_in_every_language(language: str) -> None:
    use(language)
    for topic in TOPICS.everything():
        assert topic in TOPICS.find(topic.title, GAME.read_options({}, 2))
        assert topic in TOPICS.find(topic.title.upper(), GAME.read_options({}, 2))
        for options in (GAME.read_options(given, 2) for given in ({}, {"bottles": "none", "smallest-set": "2"})):
            assert TOPICS.rule(topic.id, options)


@pytest.mark.parametrize("file", ["dolores/terminal.ftl", "dolores/narration.ftl", "terminal-talk.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_complete(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))
    theirs, ours = variables(language, file), variables("en", file)
    assert {name: theirs[name] for name in ours} == ours


def test_points_are_small_integers() -> None:
    """Views are plain Python values, so that texts can choose a plural by them."""
    view = Match(GAME, PLAYERS[:2], seed=4).view(0)
    assert not any(isinstance(points, np.generic) for points in view.points)
