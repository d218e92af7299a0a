"""Who leaves a rated match has resigned for the rating, whoever plays on for them; nobody else is harmed by it."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.engine.observation import ONLOOKER
from freebooter.server.play.rows import rate, result_row
from freebooter.table.commands import Resign, Return, Vote
from freebooter.table.entries import Holder, Left, Returned
from freebooter.table.results import Result, standings
from tests.support.live_tables import KeptTable, playing


def rated(people: int = 2, **more: Any) -> KeptTable:
    return playing(people=people, rated=True, **more)


def play_to_the_end(kept: KeptTable) -> None:
    while kept.table.is_playing:
        kept.move(kept.table.deciding()[0])


def standing(kept: KeptTable) -> list[float]:
    """What the ratings compare when the match is over; it does count."""
    row = result_row(kept.table)
    assert row is not None
    assert row.rated
    return [seat.standing or 0.0 for seat in row.seats]


def forfeits(kept: KeptTable) -> list[bool]:
    return [seat.get("forfeit", False) for seat in kept.seen(ONLOOKER)["table"]["seats"]]


@pytest.mark.parametrize("why", ["gone", "clock"])
@pytest.mark.parametrize("seed", range(4))
def test_who_leaves_is_behind_who_stays_whoever_wins(why: str, seed: int) -> None:
    kept = rated(seed=seed)
    kept.happens(Left, seat=1, why=why, counts=True)
    assert forfeits(kept) == [False, True]
    play_to_the_end(kept)
    stayed, left = standing(kept)
    assert (stayed > 0, left) == (True, -1.0)
    for table in (kept.table, kept.reopened().table):
        assert table.result is not None
        assert table.result.rated


def test_coming_back_does_not_undo_it() -> None:
    kept = rated()
    kept.happens(Left, seat=1, why="gone", counts=True)
    kept.happens(Returned, seat=1)
    assert forfeits(kept) == [False, True]
    kept.happens(Left, seat=1, why="clock", counts=True)
    kept.ask("bob", Return)
    play_to_the_end(kept)
    assert standing(kept) == [1.0, -1.0]


def test_those_who_stay_are_compared_as_they_played() -> None:
    kept = rated(people=4, seed=3)
    kept.happens(Left, seat=2, why="gone", counts=True)
    kept.ask("ann", Resign)
    play_to_the_end(kept)
    first, second, third, fourth = standing(kept)
    assert (third, first) == (-2.0, -1.0)
    result = kept.table.result
    assert result is not None
    ahead = result.points[1] - result.points[3]
    assert (second > fourth, second < fourth) == (ahead > 0, ahead < 0)


def test_when_the_one_who_stayed_gives_up_the_one_who_left_is_still_behind() -> None:
    kept = rated()
    kept.happens(Left, seat=1, why="gone", counts=True)
    kept.ask("ann", Resign)
    assert standing(kept) == [-1.0, -2.0]


def test_when_the_others_give_the_match_up_leaving_still_counts() -> None:
    kept = rated(people=3)
    kept.move(kept.table.deciding()[0])
    kept.happens(Left, seat=0, why="gone", counts=True)
    for player in ("bob", "cid"):
        kept.ask(player, Vote, motion="abandon")
    assert standing(kept) == [-1.0, 0.0, 0.0]


def test_a_match_given_up_together_counts_for_nobody() -> None:
    kept = rated()
    kept.move(kept.table.deciding()[0])
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="abandon")
    row = result_row(kept.table)
    assert row is not None
    assert not row.rated


def test_where_the_server_was_away_nobody_is_rated() -> None:
    kept = rated(people=3)
    kept.happens(Left, seat=1, why="gone", counts=True)
    kept.happens(Left, seat=2, why="gone")
    assert forfeits(kept) == [False, True, False]
    play_to_the_end(kept)
    row = result_row(kept.table)
    assert row is not None
    assert not row.rated


def test_where_nothing_is_rated_nobody_forfeits() -> None:
    kept = playing(people=3)
    kept.ask("bob", Resign)
    assert forfeits(kept) == [False] * 3


def test_bots_beside_them_stay() -> None:
    kept = rated(seats=[Holder("person"), Holder("open"), Holder("bot")])
    kept.happens(Left, seat=0, why="gone", counts=True)
    play_to_the_end(kept)
    assert standing(kept)[0] == -1.0
    assert max(standing(kept)[1:]) > 0


def test_where_the_bot_of_who_left_wins_the_best_of_the_others_has_the_victory() -> None:
    result = Result("played", [10, 30, 20, 20], [0.0, 1.0, 0.0, 0.0], True)
    assert standings(result, [0, 1, 0, 0]) == [0.0, -1.0, 1.0, 1.0]
    assert standings(result, [0, 0, 0, 0]) == result.shares
    assert standings(result, [1, 2, 3, 4]) == [-4.0, -3.0, -2.0, -1.0]


def test_a_rating_falls_by_leaving_and_no_other_does() -> None:
    before = [None, None, None]
    (first, _), (second, _), (third, _) = rate(before, [0.0, 1.0, -1.0])
    assert second > first > third
    (winner, _), (leaver, _) = rate([None, None], [1.0, -1.0])
    assert winner > 25.0 > leaver
