"""Those who are away, who give up or come back; and what everybody at the table decides together."""

from __future__ import annotations

import pytest

from freebooter.engine.observation import ONLOOKER
from freebooter.table.commands import Move, Promise, Resign, Resume, Return, Vote
from freebooter.table.entries import Holder, Left, Returned
from freebooter.table.seats import outside_player
from tests.support.live_tables import KeptTable, playing


def result(kept: KeptTable) -> dict[str, object]:
    told: dict[str, object] = kept.seen(ONLOOKER)["table"]["result"]
    return told


def status(kept: KeptTable) -> str:
    return str(kept.seen(ONLOOKER)["table"]["status"])


def play_to_the_end(kept: KeptTable) -> None:
    while kept.table.is_playing:
        kept.move(kept.table.deciding()[0])


def votes(kept: KeptTable) -> dict[str, list[int]]:
    return {vote["motion"]: vote["yes"] for vote in kept.seen(ONLOOKER)["table"].get("votes", [])}


# Away.


@pytest.mark.parametrize("stand_in", ["", "captain"])
def test_for_whoever_is_gone_a_bot_of_the_stated_level_decides(stand_in: str) -> None:
    kept = playing(people=3, stand_in=stand_in)
    assert [kept.table.deciding_bot(seat) for seat in range(3)] == [""] * 3
    kept.happens(Left, seat=1, why="gone")
    assert [kept.table.deciding_bot(seat) for seat in range(3)] == ["", stand_in or "contender", ""]
    assert [seat.get("away") for seat in kept.seen(0)["table"]["seats"]] == [None, "gone", None]
    assert kept.seen(0)["table"]["stand_in"] == (stand_in or "contender")
    while 1 not in kept.table.deciding():
        kept.move(kept.table.deciding()[0])
    kept.move(1)
    assert (kept.last(0)["seat"], kept.last(0)["bot"]) == (1, stand_in or "contender")


def test_whoever_is_away_is_told_no_moves_and_makes_none_until_they_return() -> None:
    kept = playing("dolores", 2, options={"bottles": "none"})
    assert kept.seen(1)["moves"]
    kept.happens(Left, seat=1, why="gone")
    assert "moves" not in kept.last(1)
    assert "may_promise" not in kept.last(1)
    assert "moves" not in kept.seen(1)
    kept.refused("bob", Move, "table-away", move="peace")
    kept.refused("bob", Promise, "table-away", promise="peace")
    kept.refused("bob", Vote, "table-no-vote", motion="pause")
    kept.ask("bob", Return)
    assert kept.last(1)["moves"] == kept.seen(1)["moves"]
    assert kept.table.deciding_bot(1) == ""
    kept.refused("bob", Return, "table-not-away")
    kept.ask("bob", Move, move="peace")


def test_whoever_is_away_still_sees_what_their_seat_sees() -> None:
    kept = playing("dolores", 2, options={"bottles": "none"})
    kept.ask("bob", Move, move="peace")
    kept.happens(Left, seat=1, why="gone")
    assert kept.seen(1)["view"]["own_choice"] is not None
    assert kept.seen(0)["view"]["own_choice"] is None


@pytest.mark.parametrize("why", ["gone", "clock"])
def test_a_match_that_a_bot_stood_in_for_is_not_rated_where_that_does_not_count(why: str) -> None:
    kept = playing(people=2, rated=True)
    kept.happens(Left, seat=1, why=why)
    kept.happens(Returned, seat=1)
    play_to_the_end(kept)
    assert result(kept)["ending"] == "played"
    assert result(kept)["rated"] is False


def test_a_match_that_people_played_themselves_is_rated_where_it_was_to_be() -> None:
    for rated in (True, False):
        kept = playing(people=2, rated=rated)
        play_to_the_end(kept)
        assert result(kept)["rated"] is rated
        assert result(kept)["points"] == kept.match.points()
        assert result(kept)["shares"] == kept.match.outcome()


def test_a_match_of_one_person_is_not_rated_whatever_the_table_hoped_for() -> None:
    kept = playing(people=1, seats=3, rated=True)
    play_to_the_end(kept)
    assert result(kept)["rated"] is False


# Giving up.


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    for quitter in (0, 1):
        kept = playing("dolores", 2, rated=True)
        kept.ask(("ann", "bob")[quitter], Resign)
        assert status(kept) == "over"
        assert result(kept)["ending"] == "resigned"
        assert result(kept)["shares"] == [float(seat != quitter) for seat in range(2)]
        assert result(kept)["rated"] is True


def test_among_more_a_bot_plays_on_for_whoever_gave_up() -> None:
    kept = playing(people=3, rated=True)
    kept.ask("bob", Resign)
    assert status(kept) == "playing"
    assert kept.seen(0)["table"]["seats"][1]["away"] == "resigned"
    assert kept.table.deciding_bot(1) == "contender"
    for asked in (Resign, Return):
        kept.refused("bob", asked, "table-resigned")
    kept.refused("bob", Move, "table-resigned", move="draw")
    play_to_the_end(kept)
    assert result(kept)["ending"] == "played"
    assert result(kept)["rated"] is True


def test_when_all_but_one_have_given_up_that_one_has_won() -> None:
    kept = playing(people=3)
    kept.ask("bob", Resign)
    kept.ask("ann", Resign)
    assert (status(kept), result(kept)["shares"]) == ("over", [0.0, 0.0, 1.0])


def test_when_the_last_person_gives_up_the_best_of_the_bots_has_won() -> None:
    kept = playing(people=2, seats=[Holder("person"), Holder("open"), Holder("bot"), Holder("bot")], seed=5)
    for _ in range(40):
        kept.move(kept.table.deciding()[0])
    kept.ask("bob", Resign)
    assert status(kept) == "playing"
    kept.ask("ann", Resign)
    assert status(kept) == "over"
    points = kept.match.points()
    shares = result(kept)["shares"]
    assert isinstance(shares, list)
    assert shares[:2] == [0.0, 0.0]
    assert sum(shares) == 1.0
    assert [share > 0 for share in shares[2:]] == [own == max(points[2:]) for own in points[2:]]


def test_whoever_is_away_may_come_back_when_everybody_else_gave_up() -> None:
    kept = playing(people=2, seats=[Holder("person"), Holder("open"), Holder("bot")])
    kept.happens(Left, seat=1, why="gone")
    kept.ask("ann", Resign)
    assert status(kept) == "playing"
    kept.ask("bob", Return)
    kept.ask("bob", Resign)
    assert status(kept) == "over"


def test_whoever_is_away_can_give_up() -> None:
    kept = playing(people=3)
    kept.happens(Left, seat=2, why="clock")
    kept.ask("cid", Resign)
    kept.refused("cid", Return, "table-resigned")


def test_whoever_faces_one_that_is_gone_and_gives_up_loses() -> None:
    kept = playing(people=2)
    kept.happens(Left, seat=1, why="gone")
    kept.ask("ann", Resign)
    assert (status(kept), result(kept)["shares"]) == ("over", [0.0, 1.0])


# Deciding together.


def test_a_match_is_abandoned_when_everybody_is_for_it() -> None:
    kept = playing(people=3, rated=True)
    kept.ask("ann", Vote, motion="abandon")
    kept.ask("cid", Vote, motion="abandon")
    assert votes(kept) == {"abandon": [0, 2]}
    assert status(kept) == "playing"
    kept.ask("bob", Vote, motion="abandon")
    assert status(kept) == "over"
    assert result(kept) == {"ending": "abandoned", "points": kept.match.points(), "shares": [0.0] * 3, "rated": False}
    assert votes(kept) == {}


def test_a_match_is_paused_when_everybody_is_for_it_until_anybody_ends_the_pause() -> None:
    kept = playing(people=2)
    (first,) = kept.table.deciding()
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="pause")
    assert kept.seen(0)["table"]["paused"] is True
    assert kept.table.deciding() == []
    assert all("moves" not in kept.seen(viewer) for viewer in kept.viewers)
    kept.refused(kept.table.seats[first].player, Move, "table-paused", move="draw")
    kept.refused("ann", Vote, "table-paused", motion="pause")
    kept.refused("eve", Resume, "table-not-seated")
    kept.ask("bob", Resume)
    assert "paused" not in kept.seen(0)["table"]
    assert kept.seen(first)["moves"] == ["draw"]
    kept.refused("bob", Resume, "table-not-paused")


def test_whoever_is_away_or_gave_up_does_not_end_a_pause() -> None:
    kept = playing(people=4)
    kept.happens(Left, seat=1, why="clock")
    kept.ask("cid", Resign)
    for player in ("ann", "dan"):
        kept.ask(player, Vote, motion="pause")
    kept.refused("bob", Resume, "table-away")
    kept.refused("cid", Resume, "table-resigned")
    kept.ask("bob", Return)
    kept.ask("bob", Resume)


def test_a_no_withdraws_a_motion() -> None:
    kept = playing(people=3)
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="abandon")
    kept.ask("ann", Vote, motion="pause")
    kept.ask("cid", Vote, motion="abandon", yes=False)
    assert votes(kept) == {"pause": [0]}
    kept.ask("cid", Vote, motion="abandon")
    assert status(kept) == "playing"


def test_a_move_lets_a_motion_fall() -> None:
    kept = playing(people=2)
    (first,) = kept.table.deciding()
    kept.ask("ann", Vote, motion="pause")
    kept.move(first)
    assert votes(kept) == {}
    assert "votes" not in kept.last(ONLOOKER)["table"]


def test_only_people_who_are_there_vote_and_nobody_waits_for_the_others() -> None:
    kept = playing(people=2, seats=[Holder("person"), Holder("open"), Holder("outside"), Holder("bot")])
    kept.refused(outside_player(2), Vote, "table-no-vote", motion="pause")
    kept.happens(Left, seat=1, why="gone")
    kept.ask("ann", Vote, motion="pause")
    assert kept.table.paused


def test_where_no_person_sits_the_outside_bots_vote() -> None:
    kept = playing(people=0, seats=[Holder("outside"), Holder("outside"), Holder("bot")])
    kept.ask(outside_player(0), Vote, motion="abandon")
    assert status(kept) == "playing"
    kept.ask(outside_player(1), Vote, motion="abandon")
    assert status(kept) == "over"


@pytest.mark.parametrize("how", ["gone", "clock", "resigned"])
def test_whoever_leaves_no_longer_stands_in_the_way(how: str) -> None:
    kept = playing(people=4)
    for player in ("ann", "bob", "cid"):
        kept.ask(player, Vote, motion="pause")
    assert not kept.table.paused
    if how == "resigned":
        kept.ask("dan", Resign)
    else:
        kept.happens(Left, seat=3, why=how)
    assert kept.table.paused


@pytest.mark.parametrize("first", ["abandon", "pause"])
def test_two_motions_that_wait_for_the_same_one_are_both_carried_when_they_leave(first: str) -> None:
    kept = playing(people=3)
    for motion in (first, {"abandon": "pause", "pause": "abandon"}[first]):
        for player in ("ann", "bob"):
            kept.ask(player, Vote, motion=motion)
    kept.ask("cid", Resign)
    assert status(kept) == "over"
    assert result(kept)["ending"] == "abandoned"
    assert votes(kept) == {}
    assert not kept.table.paused


def test_the_vote_of_whoever_leaves_counts_no_more() -> None:
    kept = playing(people=3)
    kept.ask("cid", Vote, motion="abandon")
    kept.ask("cid", Vote, motion="pause")
    kept.ask("ann", Vote, motion="pause")
    kept.happens(Left, seat=2, why="gone")
    assert votes(kept) == {"pause": [0]}
    kept.happens(Returned, seat=2)
    kept.ask("bob", Vote, motion="pause")
    assert votes(kept) == {"pause": [0, 1]}
    assert not kept.table.paused


def test_alone_among_bots_one_decides_alone() -> None:
    kept = playing(people=1, seats=3)
    kept.ask("ann", Vote, motion="pause")
    assert kept.table.paused
    kept.ask("ann", Vote, motion="abandon")
    assert status(kept) == "over"
