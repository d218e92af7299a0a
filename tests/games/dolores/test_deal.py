"""Setting up Dolores: where dawn lies, which bottles are out, who deals, and that the seed alone decides it."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dolores.notation import CARD_NAMES, most_copies
from freebooter.games.dolores.rules.cards import GOODS
from freebooter.games.dolores.rules.events import Happening
from freebooter.games.dolores.rules.state import REMOVED, Step
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES
from freebooter.games.dolores.view import View, cards_in
from tests.support.dolores import draw_pile
from tests.support.play import positions, random_move
from tests.support.statistics import is_plausible, is_uniform
from tests.support.tables import NAMES, Table, dolores_tables

DEALS = 4000
OTHERS = BOTTLE_NAMES[1:]
"""All bottles but dawn."""


@cache
def deals(players: int, bottles: str = "all") -> list[Match]:
    game = games.load("dolores")
    return [Match(game, NAMES[:players], {"bottles": bottles}, seed) for seed in range(DEALS)]


@cache
def piles(players: int, bottles: str = "all") -> list[list[str]]:
    return [draw_pile(match) for match in deals(players, bottles)]


@pytest.mark.parametrize("bottles", ["all", "none"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dawn_is_anywhere_among_the_last_sixteen_cards(players: int, bottles: str) -> None:
    from_below = Counter(pile[::-1].index("dawn") for pile in piles(players, bottles))
    assert is_uniform(from_below, range(16))


@pytest.mark.parametrize("players", [3, 4])
def test_any_four_bottles_but_dawn_may_be_out_of_the_game(players: int) -> None:
    removed = Counter(frozenset(cards_in(match.state, REMOVED)) for match in deals(players))
    assert is_uniform(removed, map(frozenset, combinations(OTHERS, 4)))


def test_with_two_players_the_bet_is_out_and_any_three_others() -> None:
    removed = Counter(frozenset(cards_in(match.state, REMOVED)) for match in deals(2))
    others = [name for name in OTHERS if name != "bet"]
    assert is_uniform(removed, (frozenset({"bet", *three}) for three in combinations(others, 3)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_simple_game_there_is_only_dawn(players: int) -> None:
    assert {cards_in(match.state, REMOVED) for match in deals(players, "none")[:50]} == {OTHERS}
    assert all(not set(OTHERS) & set(pile) for pile in piles(players, "none")[:50])


@pytest.mark.parametrize("bottles", ["all", "none"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_deal_first(players: int, bottles: str) -> None:
    assert is_uniform(Counter(int(match.state["dealer"][0]) for match in deals(players, bottles)), range(players))


def shares(players: int, bottles: str) -> dict[str, float]:
    """How likely each card is at a place that dawn cannot have: as it is among the other cards that are in the game."""
    stays = dict.fromkeys(OTHERS, 5 / 9) if players > 2 else {name: 5 / 8 for name in OTHERS if name != "bet"}
    inside = {name: float(most_copies(card)) for card, name in enumerate(CARD_NAMES[:GOODS])}
    inside |= stays if bottles == "all" else {}
    return {name: weight / sum(inside.values()) for name, weight in inside.items()}


@pytest.mark.parametrize("bottles", ["all", "none"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_card_may_lie_anywhere_but_dawn(players: int, bottles: str) -> None:
    """In the first display, in the last, on top of the draw pile, and right above the last sixteen."""
    expected = {name: DEALS * share for name, share in shares(players, bottles).items()}
    starts = [[e for e in match.history[0] if e.kind == Happening.START_CARD] for match in deals(players, bottles)]
    drawn = [pile[-17] for pile in piles(players, bottles)]
    for place in (0, 1, -1):
        assert is_plausible(Counter(CARD_NAMES[cards[place].card] for cards in starts), expected)
    assert is_plausible(Counter(drawn), expected)
    beside_dawn = Counter(pile[pile.index("dawn") - 1] for pile in piles(players, bottles))
    assert is_plausible(beside_dawn, expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbouring_cards_are_independent(players: int) -> None:
    """Two ones of a kind lie together as often as chance has it."""
    together = sum(pile[0] == pile[1] and pile[0].endswith("1") for pile in piles(players, "none"))
    expected = DEALS * 7 * (7 * 6) / (70 * 69)
    assert abs(together - expected) < 4 * expected**0.5


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 2)])
def test_the_table_at_the_start(players: int, cards: int, dolores: Game) -> None:
    """Eighty cards: displays, the draw pile, the bottles out of the game, and the first duel's four."""
    for bottles, all_cards in (("all", 76), ("none", 71)):
        match = Match(dolores, NAMES[:players], {"bottles": bottles}, seed=7)
        starts = Counter(e.seat for e in match.history[0] if e.kind == Happening.START_CARD)
        assert starts == dict.fromkeys(range(players), cards)
        view: View = match.view(ONLOOKER)
        dealt = len(view.before_neighbour) + len(view.before_dealer)
        assert view.draw_count == all_cards - players * cards - dealt
        assert len(view.unseen) == view.draw_count + (0 if bottles == "none" else 3 if players == 2 else 4)
        assert view.unseen.count("dawn") == 1


def test_a_theft_among_the_first_cards_acts_before_the_first_duel() -> None:
    robbing = [match for match in deals(3) if match.state["step"][0] == Step.FIRST_THEFT]
    assert len(robbing) > 100
    for match in robbing[:100]:
        (thief,) = match.deciders
        assert "theft" in match.view(0).displays[thief]
        assert all(match.write(action).startswith("rob ") for action in match.legal_moves(thief))
        assert match.view(0).draw_count == 67
    others = [match for match in deals(3) if match.state["step"][0] != Step.FIRST_THEFT]
    assert not any("theft" in cards_in(match.state, seat) for match in others[:300] for seat in range(3))


def drawn_in_play(game: Game, table: Table, seed: int, moves_seed: int) -> list[str]:
    """All cards of the duels, in the order in which they were turned up, whatever else is played."""
    chance = random.Random(moves_seed)
    match = Match(game, table.names, table.options, seed)
    while not match.is_over:
        match.push(random_move(match, chance))
    return [CARD_NAMES[e.card] for events in match.history for e in events if e.kind == Happening.DEALT]


@pytest.mark.parametrize("table", dolores_tables(), ids=str)
def test_the_order_of_the_draw_pile_depends_on_the_seed_alone(table: Table, dolores: Game) -> None:
    for seed in range(3):
        start = Match(dolores, table.names, table.options, seed)
        dealt = [CARD_NAMES[e.card] for e in start.history[0] if e.kind == Happening.DEALT]
        order = [*dealt, *draw_pile(start)]
        for moves_seed in range(6):
            drawn = drawn_in_play(dolores, table, seed, moves_seed)
            assert drawn == order[: len(drawn)]
            assert "dawn" in drawn or len(order) - len(drawn) < 4


def test_another_seed_deals_another_pile() -> None:
    assert len({tuple(pile) for pile in piles(2)}) == DEALS


def test_the_same_seed_and_moves_give_the_same_bytes(dolores: Game) -> None:
    for table in dolores_tables():
        first, second = ([m.state.tobytes() for m in positions(dolores, table, seed=77)] for _ in range(2))
        assert first == second


def test_nobody_is_told_the_seed_or_the_order(dolores: Game) -> None:
    for match in deals(4)[:50]:
        observed = match.observe(0)
        assert not observed["seed"].any()
        assert not observed["chance"].any()
        assert not observed["order"].any()
