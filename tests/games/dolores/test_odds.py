"""The odds of Dolores are exact: dawn comes that often over all imaginable deals, and gestures do what is told."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dolores.notation import CARD_NAMES, most_copies
from freebooter.games.dolores.odds import dawn_comes, duel_table
from freebooter.games.dolores.rules.cards import GOODS
from freebooter.games.dolores.rules.terms import GESTURE_NAMES
from freebooter.games.dolores.view import View
from tests.support.dolores import draw_pile, laid_out
from tests.support.play import positions, reimagined
from tests.support.statistics import is_plausible
from tests.support.tables import Table, dolores_tables

pytestmark = pytest.mark.rules

TRIALS = 60 if INTERPRETED else 700


@pytest.mark.parametrize("table", dolores_tables()[::2], ids=str)
def test_dawn_comes_as_often_as_the_odds_say(table: Table, dolores: Game) -> None:
    asked = set()
    for match in positions(dolores, table, seed=5):
        left = int(match.state["pile_count"][0])
        if match.is_over or left in asked or left > 28 or (INTERPRETED and left % 3):
            continue
        asked.add(left)
        for seat in (0, ONLOOKER):
            odds = dawn_comes(match.observe(seat))
            view: View = match.view(seat)
            assert view.dawn_in_duels == odds
            assert view.dawn_next == (odds[0] if odds else 0)
            if not odds:
                continue
            comes = [draw_pile(reimagined(match, seat, seed)).index("dawn") // 4 for seed in range(TRIALS)]
            assert sum(odds) <= 1 + 1e-9
            never = 1 - sum(odds) if left % 4 else 0.0
            expected = {number: TRIALS * chance for number, chance in enumerate([*odds, never]) if chance}
            assert set(comes) <= set(expected)
            assert len(expected) == 1 or is_plausible(Counter(comes), expected), (left, odds)
    assert asked


def test_dawn_that_lies_on_the_table_comes_no_more(dolores: Game) -> None:
    match = laid_out("Ann", "Bob", table={"Ann": ["gold 1"], "Bob": ["dawn"]}, draw=["wine 1"] * 4)
    assert dawn_comes(match.observe(0)) == ()
    assert match.view(0).dawn_next == 0
    assert dawn_comes(laid_out("Ann", "Bob", draw=["wine 1"] * 4 + ["dawn"] * 1).observe(0)) == ()


def test_the_last_sixteen_and_what_lies_above_them(dolores: Game) -> None:
    match = next(m for m in positions(dolores, Table({"bottles": "none"}, 2, "dolores"), seed=1))
    view: View = match.view(0)
    assert view.draw_count == 59
    # Fifty-nine cards: ten deals of safe ones, three more cards, then the sixteen.
    assert view.dawn_in_duels == pytest.approx([0.0] * 10 + [1 / 16, 4 / 16, 4 / 16, 4 / 16])
    assert view.dawn_next == 0


def best_endings(match: Match) -> list[Match]:
    """Every way in which the match may end if whoever is asked chooses what is best for their own score."""
    if match.is_over:
        return [match]
    seat = match.deciders[0]
    endings = []
    for action in match.legal_moves(seat):
        other = Match.at(match.game, match.players, match.state, match.options)
        other.push(Move(seat, action))
        endings.append(best_endings(other))
    # Those who are asked later may be indifferent; then the earlier choice is judged by each of their choices.
    best = max(max(e.points()[seat] for e in ends) for ends in endings)
    return [e for ends in endings for e in ends if e.points()[seat] == best]


def last_duel(chance: random.Random, players: int, smallest_set: str) -> Match:
    """A random duel after which there are no cards for another, and no bottle to be played in it."""
    pile = [name for card, name in enumerate(CARD_NAMES[:GOODS]) for _ in range(most_copies(card))]
    pile += ["lookout", "void", "convoy"]
    chance.shuffle(pile)
    names = ["Ann", "Bob", "Cid", "Dan"][:players]
    goods = [card for card in pile if " " in card]
    displays = {name: [goods.pop() for _ in range(chance.randrange(5))] for name in names}
    rest = [card for card in pile if " " not in card]
    cards = [goods.pop() for _ in range(chance.randrange(2, 5))] + rest[: chance.randrange(2)]
    chance.shuffle(cards)
    half = len(cards) // 2
    table = {names[1]: cards[:half], names[0]: cards[half:]}
    return laid_out(*names, displays=displays, table=table, options={"smallest-set": smallest_set})


@pytest.mark.parametrize("smallest_set", ["1", "2"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_of_a_duel_is_what_really_happens(players: int, smallest_set: str) -> None:
    chance = random.Random(players)
    for _ in range(3 if INTERPRETED else 25):
        match = last_duel(chance, players, smallest_set)
        for seat in (0, 1, ONLOOKER):
            assert duel_table(match.observe(seat)) == duel_table(match.state)
        table = duel_table(match.state)
        assert table is not None
        assert list(table) == [(dealers, neighbours) for dealers in GESTURE_NAMES for neighbours in GESTURE_NAMES]
        for (dealers, neighbours), scores in table.items():
            played = Match.at(match.game, match.players, match.state, match.options)
            played.push(f"Ann: {dealers}")
            played.push(f"Bob: {neighbours}")
            assert list(scores) in [ending.points()[:2] for ending in best_endings(played)], (dealers, neighbours)


def test_a_theft_in_the_duel_is_carried_out() -> None:
    displays = {"Ann": ["wine 1"], "Bob": [], "Cid": ["wine 2", "gold 1"]}
    match = laid_out(displays=displays, table={"Bob": ["theft"], "Ann": ["wine 1"]})
    table = duel_table(match.observe(0))
    assert table is not None
    assert table["peace", "peace"] == (4, 4)  # Bob robs Cid or Ann of two points, doubled: his only kind.
    assert table["fight", "peace"] == (8, 0)


def test_what_is_already_chosen_does_not_change_the_table() -> None:
    displays = {"Ann": ["wine 1", "gold 3"], "Bob": ["cloth 1", "arms 2"], "Cid": ["bet"]}
    match = laid_out(displays=displays, table={"Bob": ["gold 1", "wine 2"], "Ann": ["arms 1", "cloth 2"]})
    match.push("play bet")
    before = [duel_table(match.observe(seat)) for seat in range(4)]
    for move in ("Ann: choice", "Bob: fight"):
        match.push(move)
        assert [duel_table(match.observe(seat)) for seat in range(4)] == before


def test_there_is_no_table_for_who_does_not_see_the_cards() -> None:
    draw = ["gold 3", "wine 1", "cloth 2", "arms 1"]
    match = laid_out(displays={"Bob": ["lantern"]}, draw=draw, moves=["play lantern"])
    assert [duel_table(match.observe(seat)) is None for seat in (0, 1, 2, ONLOOKER)] == [True, False, True, True]
