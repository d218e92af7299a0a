"""What a seat may know: reimagining never touches it, and everything else is dealt anew, fairly."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dead_mans_draw.notation import card_number
from freebooter.games.dead_mans_draw.view import Card, View
from tests.support.invariants import Invariants
from tests.support.invariants_dead_mans_draw import top_card
from tests.support.play import play_some, positions, random_move, reimagined, seats_and_onlooker
from tests.support.statistics import is_uniform
from tests.support.tables import PACE, Table, bonus_tables, every_table, shares, spread

pytestmark = pytest.mark.rules

PARTS = 8
SECRETIVE = {"edition": "german", "traits": "random"}


def number_of(card: Card, view: View) -> int:
    number = card_number(
        ["anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid"].index(card.suit),
        card.value,
        view.options["mermaids"] == "replay",
    )
    assert number is not None
    return number


@pytest.mark.parametrize("part", range(PARTS))
def test_reimagining_never_changes_what_the_seat_observes_or_may_do(part: int, game: Game) -> None:
    for number, table in enumerate(shares(spread(every_table() + bonus_tables(), 11, 1), PARTS)[part]):
        for match in positions(game, table, seed=number):
            if len(match.moves) % 9 == number % 9:
                for seat in seats_and_onlooker(match):
                    other = reimagined(match, seat, seed=number)
                    assert other.observe(seat).tobytes() == match.observe(seat).tobytes(), (table, number, seat)
                    assert other.deciders == match.deciders
                    if seat < len(match.players):
                        assert other.legal_moves(seat) == match.legal_moves(seat), (table, number, seat)


@pytest.mark.parametrize("table", spread(every_table(), 53), ids=str)
def test_reimagining_never_changes_the_view(table: Table, game: Game, invariants: Invariants) -> None:
    for match in positions(game, table, seed=11):
        if len(match.moves) % (5 * PACE) < 2:
            for seat in seats_and_onlooker(match):
                other = reimagined(match, seat, seed=len(match.moves))
                assert other.view(seat) == match.view(seat)
                assert invariants.wrong_with_position(other.state) is None


@pytest.mark.parametrize("table", spread(every_table(), 53), ids=str)
def test_an_observed_record_observed_again_is_the_same(table: Table, game: Game) -> None:
    for match in positions(game, table, seed=12):
        for seat in seats_and_onlooker(match):
            observed = match.observe(seat)
            again = Match.at(game, match.players, observed, match.options)
            assert again.observe(seat).tobytes() == observed.tobytes()
            if seat < len(match.players):
                assert again.legal_moves(seat) == match.legal_moves(seat)


@pytest.mark.parametrize("table", spread(every_table(), 211), ids=str)
def test_an_onlooker_sits_beyond_the_table_and_knows_only_what_is_public(table: Table, game: Game) -> None:
    for match in positions(game, table, seed=13):
        assert match.observe(ONLOOKER).tobytes() == match.observe(len(match.players)).tobytes()
        view: View = match.view(ONLOOKER)
        assert view.seat is None
        assert all(match.view(seat).top[: len(view.top)] == view.top for seat in range(len(match.players)))
        if view.options["oracle"] == view.options["mystic"] == "player":
            assert view.top == ()
        assert view.choice_of_traits == ()


@pytest.mark.parametrize("table", spread(every_table(), 101), ids=str)
def test_states_that_differ_only_in_hidden_facts_look_the_same_and_stay_so(table: Table, game: Game) -> None:
    """Also a move later, as long as the move brings nothing new to light."""
    chance = random.Random(5)
    for match in positions(game, table, seed=14):
        if match.is_over or len(match.moves) % 6:
            continue
        move = random_move(match, chance)
        watcher = chance.randrange(len(match.players))
        other = reimagined(match, watcher, seed=1)
        if match.write(move.action).split()[0] in ("fire", "rival"):
            here = Match.at(game, match.players, match.state, match.options)
            here.push(move)
            other.push(move)
            assert here.observe(watcher).tobytes() == other.observe(watcher).tobytes()


@pytest.mark.parametrize("options", [{}, SECRETIVE, {"variant": "strange-lands"}], ids=["english", "german", "strange"])
def test_the_hidden_order_does_change(options: dict[str, str], game: Game) -> None:
    match = play_some(game, Table(options, 3), seed=21, moves=12)
    tops = set()
    for seed in range(200):
        other = reimagined(match, ONLOOKER, seed)
        tops.add(other.push("draw")[0].card if "draw" in map(other.write, other.legal_moves(other.deciders[0])) else -1)
    assert len(tops) > 10


@pytest.mark.parametrize("moves", [0, 9, 33])
@pytest.mark.parametrize("players", [2, 5])
def test_the_top_card_is_reimagined_uniformly_over_the_unseen_cards(moves: int, players: int, game: Game) -> None:
    match = position_to_draw(game, Table({"edition": "german"}, players), moves)
    seat = match.deciders[0]
    view: View = match.view(seat)
    assert view.top == ()
    unseen = Counter(number_of(card, view) for card in view.unseen)
    copies = [(card, copy) for card, count in unseen.items() for copy in range(count)]
    rounds = (20 if INTERPRETED else 200) * len(copies)
    tops = Counter(reimagined(match, seat, seed).push("draw")[0].card for seed in range(rounds))
    assert set(tops) == set(unseen)
    spread_out = Counter({(card, copy): tops[card] // unseen[card] for card, copy in copies})
    assert is_uniform(spread_out, copies)


def position_to_draw(game: Game, table: Table, moves: int) -> Match:
    """The first position, from so many moves on, in which a draw is possible and its player knows no card."""
    for match in positions(game, table, seed=33):
        if len(match.moves) >= moves and not match.is_over:
            seat = match.deciders[0]
            if "draw" in map(match.write, match.legal_moves(seat)) and not match.view(seat).top:
                return match
    raise AssertionError("no such position")


def test_what_only_an_opponent_peeked_at_is_dealt_anew_but_stays_in_place(game: Game) -> None:
    """A german oracle: its player keeps the card, everybody else may imagine any; it lies in order for them, too."""
    tops = set()
    for match in positions(game, Table({"edition": "german"}, 2), seed=2):
        views: list[View] = [match.view(seat) for seat in range(2)]
        if views[0].top and not views[1].top:
            break
        if views[1].top and not views[0].top:
            break
    else:
        raise AssertionError("nobody drew an oracle")
    looker = 0 if views[0].top else 1
    for seed in range(100):
        assert top_card(reimagined(match, looker, seed).state) == top_card(match.state)
        tops.add(top_card(reimagined(match, 1 - looker, seed).state))
    assert len(tops) > 10
