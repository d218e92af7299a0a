"""What the terminal says about Dead Man's Draw agrees with the game, in every kind of table."""

from __future__ import annotations

import io
import random
from itertools import product

import pytest
from rich.console import Console

from freebooter.bots.player import make_bot
from freebooter.engine.kernels.events import Event
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dead_mans_draw.game import GAME
from freebooter.games.dead_mans_draw.narration.log import UNTOLD
from freebooter.games.dead_mans_draw.options import EDITIONS
from freebooter.games.dead_mans_draw.rules.events import Happening
from freebooter.games.dead_mans_draw.rules.switches import SWITCHES
from freebooter.games.dead_mans_draw.terminal.presenter import PRESENTER
from freebooter.terminal.screen import Screen
from tests.support.tables import times

PLAYERS = ["Ann", "Bob", "Cid", "Dot", "Eve"]
TABLES = list(product(EDITIONS, SWITCHES["variant"], SWITCHES["mermaids"]))


def random_match(number: int) -> Match:
    edition, variant, mermaids = TABLES[number % len(TABLES)]
    options = {"edition": edition, "variant": variant, "mermaids": mermaids, "traits": "draft"}
    return Match(GAME, PLAYERS[: 2 + number % 4], options, seed=number)


def silent_screen(plain: bool) -> tuple[Screen, io.StringIO]:
    screen, shown = Screen(), io.StringIO()
    screen.is_plain = plain
    screen.console = Console(file=shown, highlight=False, markup=False, emoji=False, width=80)
    return screen, shown


@pytest.mark.parametrize("numbers", [range(start, start + 20) for start in range(0, 80, 20)])
def test_whoever_is_warned_busts_and_nobody_else(numbers: range) -> None:
    chance = random.Random(numbers.start)
    for match in map(random_match, numbers):
        bot = make_bot("dead-mans-draw", "deckhand", 0)
        while match.deciders:
            seat = chance.choice(match.deciders)
            view = match.view(seat)
            moves = [match.write(action) for action in match.legal_moves(seat)]
            words = [PRESENTER.narrator.choice(view, choice) for choice in match.choices(seat)]
            assert len(set(words)) == len(moves)
            chosen = chance.choice(moves) if chance.random() < 0.5 else bot.choose(view, moves)
            warned = "(busts!)" in words[moves.index(chosen)]
            match.push(Move(seat, match.legal_moves(seat)[moves.index(chosen)]))
            if chosen.split()[0] in ("hook", "steal", "take"):
                assert warned == any(event.kind == Happening.BUSTED for event in match.events(seat))


@pytest.mark.parametrize("plain", [True, False])
def test_everything_can_be_shown_to_everyone_at_any_moment(plain: bool) -> None:
    chance = random.Random(1)
    for number in range(0, 80, times(7, 3)):
        match = random_match(number)
        screen, shown = silent_screen(plain)
        while match.deciders:
            seat = chance.choice(match.deciders)
            for viewer in (seat, ONLOOKER):
                view = match.view(viewer)
                assert all(sentence.words for sentence in PRESENTER.narrator.happened(match.events(viewer), view))
                if number % times(14, 15) == 0:
                    PRESENTER.table(view, screen)
                    PRESENTER.odds(view, screen)
                    PRESENTER.obey("discard", view, screen)
            assert PRESENTER.narrator.question(match.view(seat))
            match.push(Move(seat, chance.choice(match.legal_moves(seat))))
        PRESENTER.ending(match.view(0), screen)
        assert "Final scores" in shown.getvalue()


@pytest.mark.parametrize("kind", sorted(set(Happening) - UNTOLD))
def test_everything_that_happens_has_its_sentences(kind: Happening) -> None:
    """Said to whoever it happens to, to whoever else it concerns, and to an onlooker."""
    match = Match(GAME, PLAYERS[:2], seed=1)
    told = {
        PRESENTER.narrator.happened([Event(kind, 0, 5, 1), Event(kind, 0, 6, 1)], match.view(viewer))[0].words
        for viewer in (0, 1, ONLOOKER)
    }
    assert all(told)


def test_a_hidden_card_is_never_named() -> None:
    """What only another has seen is told without the card."""
    hidden = 0
    for number in range(12):
        match = Match(GAME, PLAYERS[:3], {"edition": "german"}, seed=number)
        chance = random.Random(number)
        while match.deciders:
            seat = match.deciders[0]
            match.push(Move(seat, chance.choice(match.legal_moves(seat))))
            for viewer in range(3):
                events = match.events(viewer)
                for sentence in PRESENTER.narrator.happened(events, match.view(viewer)):
                    if viewer != seat:
                        assert "oracle shows" not in sentence.words
                        hidden += "looks at" in sentence.words
    assert hidden
