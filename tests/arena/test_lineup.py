"""Who sits where in a tournament, and what two runs of it must agree on."""

from __future__ import annotations

from collections import Counter

import pytest

from freebooter.arena.lineup import MOST_SEATINGS, entrants, seatings
from freebooter.arena.tournament import GameKey, Tournament, plan, read_bots
from freebooter.bots.budget import Budget
from freebooter.engine.refusal import BadSetup


def named(bots: str, players: int) -> list[str]:
    """The seatings, a letter for each seat."""
    names = entrants(list(bots))
    return ["".join(names[bot] for bot in seating) for seating in seatings(list(bots), players)]


def tournament(bots: str = "deckhand,drifter", games: int = 10, seed: int = 0) -> Tournament:
    return plan("dead-mans-draw", read_bots(bots), None, {}, games, seed, Budget())


def test_as_many_bots_as_seats_sit_in_every_order() -> None:
    assert named("ab", 2) == ["ab", "ba"]
    assert len(named("abcd", 4)) == 24


def test_copies_of_a_bot_cannot_be_told_apart() -> None:
    assert named("abbb", 4) == ["abbb", "babb", "bbab", "bbba"]
    assert named("aa", 2) == ["aa"]


def test_of_more_bots_than_seats_every_choice_sits_in_every_order() -> None:
    assert named("abc", 2) == ["ab", "ac", "ba", "bc", "ca", "cb"]
    assert named("abb", 2) == ["ab", "ba", "bb"]


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert named("ab", 4) == ["abbb", "babb", "bbab", "bbba"]
    assert named("a", 3) == ["aaa"]


@pytest.mark.parametrize(("bots", "players"), [("abcde", 3), ("abcdefg", 4), ("aabb", 4), ("abcc", 3)])
def test_every_seat_is_held_by_everybody_equally_often(bots: str, players: int) -> None:
    seats = [Counter(seat) for seat in zip(*named(bots, players), strict=True)]
    assert all(seat == seats[0] for seat in seats)


def test_absurdly_many_seatings_are_refused_at_once() -> None:
    assert len(seatings(list("abcdefg"), 4)) <= MOST_SEATINGS
    with pytest.raises(BadSetup, match="too many ways"):
        seatings([f"bot {number}" for number in range(40)], 8)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert (tournament(games=9).deals, tournament(games=9).games) == (5, 10)
    four = tournament("deckhand,drifter,drifter,drifter", games=1)
    assert (four.deals, four.games, four.players) == (1, 4, 4)
    assert len(list(four.game_keys())) == len(set(four.game_keys())) == 4


def test_a_single_bot_plays_a_table_of_its_own() -> None:
    assert tournament("drifter").players == 2


def test_every_bot_of_every_game_has_a_seed_of_its_own() -> None:
    games = [GameKey(deal, seating) for deal in range(50) for seating in range(2)]
    seeds = {tournament(seed=run).bot_seed(place, seat) for run in (0, 1) for place in games for seat in (0, 1)}
    assert len(seeds) == 400


def test_the_seeds_are_the_same_on_every_machine() -> None:
    """`printf '7 3 1 1' | b2sum -l 64`"""
    assert tournament(seed=7).bot_seed(GameKey(3, 1), 1) == 7524240679740512642


def test_the_last_deals_of_all_can_be_played() -> None:
    assert tournament(games=10, seed=2**64 - 5).deals == 5
    with pytest.raises(BadSetup, match="too high"):
        tournament(games=10, seed=2**64 - 4)


@pytest.mark.parametrize("text", ["", ",", "deckhand,", "deckhand,,drifter"])
def test_a_missing_name_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="missing"):
        read_bots(text)
