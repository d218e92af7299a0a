"""Setting up: who begins, what is drawn first, which traits are dealt, and that the seed alone decides it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dead_mans_draw.rules.cards import CARDS
from freebooter.games.dead_mans_draw.rules.events import Happening
from freebooter.games.dead_mans_draw.rules.terms import SUITS, TRAIT_NAMES
from freebooter.games.dead_mans_draw.view import View
from tests.support.play import positions
from tests.support.statistics import is_uniform
from tests.support.tables import NAMES, Table

DEALS = 6000
FIRST_CARDS = range(SUITS, CARDS)
"""All but the lowest card of each suit."""


def deals(game: Game, players: int, **options: str) -> list[Match]:
    return [Match(game, NAMES[:players], options, seed) for seed in range(DEALS)]


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_anybody_may_begin(players: int, game: Game) -> None:
    assert is_uniform(Counter(match.deciders[0] for match in deals(game, players)), range(players))


@pytest.mark.parametrize("players", [2, 8])
def test_any_of_the_fifty_cards_may_come_first(players: int, game: Game) -> None:
    first = Counter(match.push("draw")[0].card for match in deals(game, players))
    assert is_uniform(first, FIRST_CARDS)


def test_neighbouring_cards_of_the_pile_are_independent(game: Game) -> None:
    """The difference of the first two suits is uniform but for the card that is already out."""
    pairs: Counter[bool] = Counter()
    for match in deals(game, 2):
        first = match.push("draw")[0].card
        other = Match.at(game, match.players, match.state, match.options)
        while "draw" not in map(other.write, other.legal_moves(other.deciders[0])):
            other.push(other.write(other.legal_moves(other.deciders[0])[0]))
        pairs[other.push("draw")[0].card % SUITS == first % SUITS] += 1
    expected = DEALS * 4 / 49
    assert abs(pairs[True] - expected) < 4 * expected**0.5


@pytest.mark.parametrize(("mermaids", "count"), [("plain", 17), ("replay", 18)])
@pytest.mark.parametrize("players", [2, 6])
def test_every_trait_is_dealt_as_often_as_any_other(mermaids: str, count: int, players: int, game: Game) -> None:
    dealt = [match.view(1).traits for match in deals(game, players, mermaids=mermaids, traits="random")[:1500]]
    for seat in (0, players - 1):
        assert is_uniform(Counter(traits[seat] for traits in dealt), TRAIT_NAMES[:count])
    most = 1 if players == 2 else 2
    assert max(max(Counter(traits).values()) for traits in dealt) == most


@pytest.mark.parametrize(("mermaids", "count"), [("plain", 17), ("replay", 18)])
def test_the_draft_deals_two_different_cards_of_all_the_traits(mermaids: str, count: int, game: Game) -> None:
    hands: list[View] = [m.view(0) for m in deals(game, 3, mermaids=mermaids, traits="draft")[:1500]]
    assert all(len(set(view.choice_of_traits)) == 2 for view in hands)
    assert is_uniform(Counter(trait for view in hands for trait in view.choice_of_traits), TRAIT_NAMES[:count])


def test_no_traits_unless_asked_for(game: Game) -> None:
    assert Match(game, NAMES[:3], seed=0).view(0).traits == (None, None, None)


@pytest.mark.parametrize(("players", "discard", "draw"), [(2, 10, 50), (4, 10, 50), (5, 20, 100), (8, 20, 100)])
def test_the_piles_at_the_start(players: int, discard: int, draw: int, game: Game) -> None:
    view: View = Match(game, NAMES[:players], seed=0).view(0)
    assert (view.discard_count, view.draw_count, len(view.unseen)) == (discard, draw, draw)
    assert all(card.value == (4 if card.suit == "mermaid" else 2) for card in view.discard or ())
    assert max(Counter(view.unseen).values()) == discard // 10
    assert view.points == (0,) * players


def test_two_decks_may_be_used_for_fewer_players(game: Game) -> None:
    view: View = Match(game, NAMES[:3], {"decks": "2"}, seed=0).view(0)
    assert (view.discard_count, view.draw_count) == (20, 100)


def test_the_mermaids_of_the_mermaid_variant_run_from_two_to_seven(game: Game) -> None:
    for mermaids, values in (("plain", range(4, 10)), ("replay", range(2, 8))):
        view: View = Match(game, NAMES[:2], {"mermaids": mermaids}, seed=0).view(0)
        cards = (*view.unseen, *(view.discard or ()))
        assert sorted(card.value for card in cards if card.suit == "mermaid") == list(values)
        assert len(cards) == 60


def draw_order(game: Game, options: dict[str, str], players: int, seed: int, moves_seed: int) -> list[int]:
    """All cards drawn in a game, in their order, whatever else is played."""
    chance = random.Random(moves_seed)
    match = Match(game, NAMES[:players], options, seed)
    drawn = []
    while not match.is_over:
        seat = match.deciders[0]
        happened = match.push(match.write(chance.choice(match.legal_moves(seat))))
        drawn += [event.card for event in happened if event.kind == Happening.DRAWN]
    return drawn


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_order_of_the_draw_pile_depends_on_the_seed_alone(players: int, game: Game) -> None:
    """Not on how the players draw, peek, steal or stop, nor on the edition or their traits."""
    for seed in range(3):
        orders = {
            tuple(draw_order(game, options, players, seed, moves_seed))
            for moves_seed in range(5)
            for options in ({}, {"edition": "german"}, {"variant": "strange-lands"}, {"oracle": "player"})
        }
        mystics = ["mystic", *TRAIT_NAMES[: players - 1]]
        orders.add(tuple(draw_order(game, {"traits": ", ".join(mystics)}, players, seed, 1)))
        assert len(orders) == 1
        assert len(orders.pop()) == (100 if players > 4 else 50)


def test_another_seed_deals_another_pile(game: Game) -> None:
    assert len({tuple(draw_order(game, {}, 2, seed, 0)) for seed in range(50)}) == 50


def test_the_same_seed_and_moves_give_the_same_bytes(game: Game) -> None:
    table = Table({"edition": "japanese", "traits": "draft", "mermaids": "replay"}, 4)
    first, second = ([m.state.tobytes() for m in positions(game, table, seed=77)] for _ in range(2))
    assert first == second


def test_nobody_is_told_the_seed_or_the_order(game: Game) -> None:
    one, two = (Match(game, NAMES[:2], seed=seed) for seed in range(2))
    if one.deciders == two.deciders:
        assert one.observe(ONLOOKER).tobytes() == two.observe(ONLOOKER).tobytes()
    same = [m for m in (Match(game, NAMES[:2], seed=s) for s in range(40)) if m.deciders == [0]]
    assert len({match.observe(0).tobytes() for match in same}) == 1
