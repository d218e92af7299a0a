"""Clocks: whose time runs, what a decision gives back, and for what nobody is charged."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.engine.observation import ONLOOKER
from freebooter.table.clock import DAY, LEAST_ON_RETURN
from freebooter.table.commands import Move, Resign, Resume, Return, Say, Vote
from freebooter.table.entries import Clock, Holder, Left, Rested, Returned, Woken
from tests.support.live_tables import LIVE, SECOND, KeptTable, gathering, playing

BANK = LIVE.bank * SECOND
INCREMENT = LIVE.increment * SECOND
WEEK = Clock("correspondence", days=7)


def left(kept: KeptTable) -> list[int | None]:
    """The time that everybody has left now, as an onlooker is shown it."""
    clocks: dict[str, Any] = kept.seen(ONLOOKER, kept.now)["clocks"]
    shown: list[int | None] = clocks["left"]
    return shown


def running(kept: KeptTable) -> list[int]:
    seats: list[int] = kept.seen(ONLOOKER)["clocks"]["running"]
    return seats


def duel(clock: Clock = LIVE, seed: int = 2) -> KeptTable:
    """Ann and Bob at Dolores, where both decide at once."""
    return playing("dolores", 2, options={"bottles": "none"}, clock=clock, seed=seed)


def draw(clock: Clock = LIVE, people: int = 2, **more: Any) -> tuple[KeptTable, int]:
    """Dead Man's Draw, and the seat that begins."""
    kept = playing(people=people, clock=clock, **more)
    (first,) = kept.table.deciding()
    return kept, first


def test_at_a_casual_table_no_time_is_kept() -> None:
    kept, first = draw(Clock())
    kept.wait(100_000)
    kept.move(first)
    assert "clocks" not in kept.seen(first)
    assert "clocks" not in kept.last(first)
    assert kept.table.clock.deadline() is None


def test_no_time_runs_before_the_cards_are_dealt() -> None:
    kept = gathering(clock=LIVE)
    kept.wait(500)
    assert left(kept) == [BANK, BANK]
    assert running(kept) == []
    assert kept.table.clock.deadline() is None


def test_the_time_of_whoever_decides_runs_and_a_decision_gives_the_increment_back() -> None:
    kept, first = draw()
    other = 1 - first
    assert running(kept) == [first]
    kept.wait(20)
    assert left(kept)[first] == BANK - 20 * SECOND
    kept.ask(kept.table.seats[first].player, Move, move="draw")
    assert left(kept)[first] == BANK - 20 * SECOND + INCREMENT
    assert left(kept)[other] == BANK
    while running(kept) == [first]:
        kept.move(first)
    spent = left(kept)[first]
    kept.wait(30)
    assert left(kept) == ([spent, BANK - 30 * SECOND] if first == 0 else [BANK - 30 * SECOND, spent])


def test_every_update_tells_the_clocks_as_they_were() -> None:
    kept, first = draw()
    kept.wait(12)
    kept.ask("ann", Say, text="Hurry")
    for viewer in kept.viewers:
        assert kept.last(viewer)["clocks"]["left"][first] == BANK - 12 * SECOND
        assert kept.last(viewer)["clocks"]["running"] == [first]


def test_where_two_decide_at_once_the_time_of_both_runs_until_they_have() -> None:
    kept = duel()
    assert running(kept) == [0, 1]
    kept.wait(10)
    kept.ask("ann", Move, move="peace")
    assert running(kept) == [1]
    kept.wait(20)
    assert left(kept) == [BANK - 10 * SECOND + INCREMENT, BANK - 30 * SECOND]


def test_whoever_changes_a_secret_choice_wins_no_time_by_it() -> None:
    kept = duel()
    kept.ask("ann", Move, move="peace")
    before = left(kept)
    for move in ("fight", "choice", "peace", "fight", "choice"):
        kept.ask("ann", Move, move=move)
    assert left(kept) == before


def test_the_next_to_run_out_of_time_is_known() -> None:
    kept = duel()
    assert kept.table.clock.deadline() == (kept.now + BANK, 0)
    kept.wait(40)
    kept.ask("ann", Move, move="peace")
    assert kept.table.clock.deadline() == (kept.now + BANK - 40 * SECOND, 1)


def test_whoever_runs_out_of_time_gives_the_seat_to_a_bot_and_may_come_back_for_a_tenth_of_the_bank() -> None:
    kept = duel(Clock("live", bank=600))
    kept.ask("ann", Move, move="peace")
    kept.wait(600)
    assert left(kept)[1] == 0
    kept.happens(Left, seat=1, why="clock")
    assert kept.seen(0)["table"]["seats"][1]["away"] == "clock"
    assert kept.table.deciding_bot(1) == "reciprocator"
    assert running(kept) == []
    assert kept.table.clock.deadline() is None
    kept.refused("bob", Move, "table-away", move="peace")
    kept.wait(1000)
    kept.ask("bob", Return)
    assert left(kept)[1] == 60 * SECOND
    assert running(kept) == [1]
    kept.ask("bob", Move, move="peace")
    assert not kept.table.seats[1].away


def test_a_tenth_of_a_small_bank_would_be_too_little_to_decide_in() -> None:
    kept = duel(Clock("live", bank=30))
    kept.wait(30)
    kept.happens(Left, seat=0, why="clock")
    kept.ask("ann", Return)
    assert left(kept)[0] == LEAST_ON_RETURN


def test_whoever_comes_back_with_more_time_keeps_it() -> None:
    kept = duel()
    kept.wait(10)
    kept.happens(Left, seat=1, why="gone")
    kept.wait(500)
    kept.happens(Returned, seat=1)
    assert left(kept)[1] == BANK - 10 * SECOND


def test_the_bot_that_stands_in_wins_no_time_for_whoever_is_away() -> None:
    kept, first = draw()
    kept.wait(100)
    kept.happens(Left, seat=first, why="clock")
    for _ in range(8):
        kept.move(kept.table.deciding()[0])
    moved = [text for text in kept.match.texts if text.startswith(kept.match.players[first])]
    assert moved
    assert left(kept)[first] == 0


def test_bots_are_never_charged_and_never_out_of_time() -> None:
    kept = playing(people=1, seats=[Holder("person"), Holder("bot")], clock=LIVE, seed=3)
    while kept.table.is_playing:
        (seat,) = kept.table.deciding()
        assert running(kept) == ([0] if seat == 0 else [])
        assert (kept.table.clock.deadline() is None) == (seat == 1)
        if seat == 1:
            kept.wait(50)
        kept.move(seat)
    assert left(kept)[1] == BANK


def test_an_outside_bot_has_a_clock_like_everybody() -> None:
    seats = [Holder("person"), Holder("outside")]
    kept = playing("dolores", 1, seats=seats, clock=LIVE, options={"bottles": "none"})
    assert running(kept) == [0, 1]
    kept.wait(10)
    assert left(kept) == [BANK - 10 * SECOND] * 2


def test_nobody_is_charged_for_a_pause() -> None:
    kept = duel()
    kept.wait(10)
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="pause")
    assert running(kept) == []
    assert kept.table.clock.deadline() is None
    kept.wait(5_000)
    kept.ask("bob", Say, text="Back soon")
    kept.wait(5_000)
    kept.ask("ann", Resume)
    assert left(kept) == [BANK - 10 * SECOND] * 2
    assert running(kept) == [0, 1]
    kept.wait(5)
    assert left(kept) == [BANK - 15 * SECOND] * 2


@pytest.mark.parametrize("is_orderly", [True, False])
def test_nobody_is_charged_while_the_server_is_down(is_orderly: bool) -> None:
    """Also where it was killed and could write nothing: then from the last entry on."""
    kept = duel()
    kept.wait(10)
    kept.ask("ann", Say, text="Hm")
    if is_orderly:
        kept.wait(7)
        kept.happens(Rested)
        assert running(kept) == []
    kept.wait(100_000)
    kept = kept.reopened()
    kept.happens(Woken)
    assert left(kept) == [BANK - (17 if is_orderly else 10) * SECOND] * 2
    assert running(kept) == [0, 1]
    kept.wait(1)
    assert left(kept) == [BANK - (18 if is_orderly else 11) * SECOND] * 2


def test_a_pause_lasts_while_the_server_is_down() -> None:
    kept = duel()
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="pause")
    kept.happens(Rested)
    kept.wait(100)
    kept.happens(Woken)
    assert running(kept) == []
    kept.wait(100)
    kept.ask("ann", Resume)
    assert left(kept) == [BANK, BANK]


def test_a_correspondence_clock_gives_the_days_for_each_decision() -> None:
    kept, _ = draw(WEEK)
    for _ in range(4):
        (seat,) = kept.table.deciding()
        assert left(kept)[seat] == 7 * DAY
        assert kept.table.clock.deadline() == (kept.now + 7 * DAY, seat)
        kept.wait(3 * 86_400)
        assert left(kept)[seat] == 4 * DAY
        kept.move(seat)
    assert kept.match.texts[0].split(":")[0] == kept.match.texts[1].split(":")[0], "somebody decides twice in a row"


def test_talk_gives_no_days_and_neither_does_a_changed_choice() -> None:
    kept = duel(WEEK)
    kept.wait(86_400)
    kept.ask("ann", Say, text="Thinking")
    assert left(kept) == [6 * DAY, 6 * DAY]
    kept.ask("ann", Move, move="peace")
    kept.wait(86_400)
    kept.ask("ann", Move, move="fight")
    assert running(kept) == [1]
    assert left(kept)[1] == 5 * DAY


def test_a_pause_gives_no_days_and_takes_none() -> None:
    kept = duel(WEEK)
    kept.wait(86_400)
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="pause")
    kept.wait(30 * 86_400)
    kept.ask("ann", Resume)
    assert left(kept) == [6 * DAY, 6 * DAY]


def test_whoever_let_the_days_pass_and_comes_back_has_them_anew() -> None:
    kept = duel(WEEK)
    kept.wait(7 * 86_400)
    kept.happens(Left, seat=0, why="clock")
    assert running(kept) == [1]
    kept.wait(86_400)
    kept.ask("ann", Return)
    assert left(kept)[0] == 7 * DAY


def test_no_time_runs_when_the_match_is_over() -> None:
    kept = duel()
    kept.wait(10)
    kept.ask("bob", Resign)
    kept.wait(1_000)
    assert running(kept) == []
    assert left(kept) == [BANK - 10 * SECOND] * 2
    assert kept.table.clock.deadline() is None


def test_time_that_goes_back_charges_nobody() -> None:
    kept = duel()
    kept.wait(-500)
    assert left(kept) == [BANK, BANK]
    kept.ask("ann", Say, text="What time is it?")
    kept.wait(500)
    assert left(kept) == [BANK, BANK]
