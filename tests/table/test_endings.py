"""Talk, promises, the end of a match, its record, and the next one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from freebooter.engine.fairness import commitment, deal_key
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import read_record, write_record
from freebooter.table import entries
from freebooter.table.commands import Close, Move, Promise, Resign, Say, Sit, Stand, Start, Vote
from freebooter.table.entries import Holder
from freebooter.table.seats import outside_player
from freebooter.table.setup import again
from tests.support.live_tables import HOST, LIVE, KeptTable, gathering, nonce_of, playing


def duel(people: int = 2, **more: Any) -> KeptTable:
    return playing("dolores", people, options={"bottles": "none"}, seed=2, **more)


def said(kept: KeptTable, viewer: int = ONLOOKER) -> list[tuple[int, str]]:
    return [(remark["seat"], remark["text"]) for remark in kept.seen(viewer).get("talk", [])]


def played_out(kept: KeptTable, seed: int = 1) -> KeptTable:
    chance = random.Random(seed)
    while kept.table.is_playing:
        seat = chance.choice(kept.table.deciding())
        kept.move(seat, chance.choice(kept.match.legal_moves(seat)))
    return kept


# Talk.


def test_talk_before_during_and_after_the_match_is_heard_and_kept() -> None:
    kept = gathering("dolores", 2)
    kept.ask("ann", Say, text="Ready?")
    kept.ask(HOST, Start)
    kept.ask("bob", Say, text="  Here   we go ")
    kept.ask("bob", Resign)
    kept.ask("ann", Say, text="Thanks")
    lines = [(0, "Ready?"), (1, "Here we go"), (0, "Thanks")]
    for viewer in kept.viewers:
        assert said(kept, viewer) == lines
        assert kept.last(viewer)["remark"]["text"] == "Thanks"
    assert [(remark.seat, remark.text) for remark in kept.match.remarks] == lines[1:2], "a record tells of the match"


def test_what_somebody_said_stays_theirs_when_another_takes_the_seat() -> None:
    kept = gathering()
    kept.ask("bob", Say, text="You are all cowards")
    kept.ask("bob", Stand)
    kept.ask("eve", Sit)
    kept.ask("eve", Say, text="I am new here")
    assert [remark["name"] for remark in kept.seen(ONLOOKER)["talk"]] == ["Bob", "Eve"]
    assert kept.last(ONLOOKER)["remark"]["name"] == "Eve"


def test_talk_at_a_table_that_was_given_up_is_heard() -> None:
    kept = gathering()
    kept.ask(HOST, Close)
    kept.ask("bob", Say, text="What a pity")
    assert said(kept) == [(1, "What a pity")]


@pytest.mark.parametrize("text", [" ", "x" * 201, "bell\a", "bidi\u202eeman", "zero\u200bwidth"])
def test_a_line_that_cannot_stand_in_a_record_is_refused_also_before_and_after_the_match(text: str) -> None:
    for kept in (gathering(), playing(), played_out(duel())):
        kept.refused("bob", Say, "error-talk-line", text=text)


def test_onlookers_do_not_talk() -> None:
    for kept in (gathering(), playing()):
        kept.refused("eve", Say, "table-not-seated", text="Ahoy")


# Promises.


def promises(kept: KeptTable, viewer: int = ONLOOKER) -> list[tuple[int, str, str]]:
    return [(each["seat"], each["promise"], each["fate"]) for each in kept.seen(viewer).get("promises", [])]


def test_promises_are_heard_by_all_and_judged_when_the_duel_is_done() -> None:
    kept = duel()
    assert kept.seen(0)["may_promise"] is True
    kept.ask("ann", Promise, promise=" Peace  IF fight")
    assert said(kept) == [(0, "peace if fight")]
    assert kept.seen(1)["talk"][0]["promise"] is True
    assert "may_promise" not in kept.seen(0)
    assert kept.seen(1)["may_promise"] is True
    kept.ask("bob", Promise, promise="fight")
    for viewer in kept.viewers:
        assert promises(kept, viewer) == [(0, "peace if fight", "open"), (1, "fight", "open")]
        assert kept.last(viewer)["promises"] == kept.seen(viewer)["promises"][1:], "only what is new"
    kept.ask("ann", Move, move="fight")
    assert promises(kept) == [(0, "peace if fight", "open"), (1, "fight", "open")]
    assert "promises" not in kept.last(0), "nothing about promises has changed"
    kept.ask("bob", Move, move="fight")
    while [fate for _, _, fate in promises(kept)] == ["open", "open"]:
        kept.move(kept.table.deciding()[0])
    assert promises(kept) == [(0, "peace if fight", "broken"), (1, "fight", "kept")]
    assert kept.last(0)["promises"] == kept.seen(0)["promises"]


def test_only_duellists_promise_and_nobody_else_in_their_name() -> None:
    kept = duel(3)
    duellists = {seat for seat in range(3) if kept.seen(seat).get("may_promise")}
    assert len(duellists) == 2
    assert "may_promise" not in kept.seen(ONLOOKER)
    (third,) = {0, 1, 2} - duellists
    kept.refused(kept.table.seats[third].player, Promise, "error-promise-outsider", promise="peace")
    kept.refused("eve", Promise, "table-not-seated", promise="peace")
    kept.refused(kept.table.seats[min(duellists)].player, Promise, "error-promise-shape", promise="war")


def test_a_promise_is_in_the_record() -> None:
    kept = duel()
    kept.ask("bob", Promise, promise="choice")
    played_out(kept)
    assert "- Bob promises: choice" in write_record(kept.match)


# The end.


def ended(how: str, game: str = "dolores") -> KeptTable:
    kept = playing(game, 3, clock=LIVE, seed=7)
    kept.ask("bob", Say, text="Good luck")
    if how == "played":
        return played_out(kept)
    for _ in range(5):
        kept.move(kept.table.deciding()[0])
    for player in ("ann", "bob", "cid")[how == "resigned" :]:
        if how == "resigned":
            kept.ask(player, Resign)
        else:
            kept.ask(player, Vote, motion="abandon")
    return kept


def deal_told(frame: bytes) -> dict[str, Any]:
    """What an update tells of the deal."""
    deal: dict[str, Any] = msgspec.json.decode(frame)["table"]["deal"]
    return deal


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
@pytest.mark.parametrize("how", ["played", "resigned", "abandoned"])
def test_the_record_of_a_match_holds_and_names_the_last_link_of_its_log(how: str, game: str) -> None:
    kept = ended(how, game)
    deal = kept.seen(ONLOOKER)["table"]["deal"]
    end = kept.table.version
    kept.ask("ann", Say, text="Again?")
    kept.write(entries.Rematched(at=kept.now, by="ann", table="another"))
    for table in (kept.table, kept.reopened().table):
        assert table.match is not None
        match = read_record(write_record(table.match), noted=deal["commitment"])
        assert match.is_over == (how == "played")
        assert match.fairness is not None
        assert match.fairness.chain == kept.log[end - 1][1].hex() == deal["log"]
        assert match.state.tobytes() == kept.match.state.tobytes()
    assert kept.seen(ONLOOKER)["table"]["deal"] == deal


@pytest.mark.parametrize("how", ["played", "resigned", "abandoned"])
def test_everybody_can_check_the_deal_when_the_match_is_over(how: str) -> None:
    kept = ended(how)
    first, last = (deal_told(frame) for frame in (kept.told[ONLOOKER][0], kept.told[ONLOOKER][-1]))
    assert first == {"commitment": last["commitment"]}
    assert commitment(last["secret"]) == last["commitment"]
    assert last["nonces"] == [nonce_of(player) for player in ("ann", "bob", "cid")]
    assert last["key"] == deal_key(last["secret"], last["nonces"]).hex()
    assert "seed" not in last
    assert kept.match.seed is None
    for viewer in kept.viewers:
        assert kept.seen(viewer)["table"]["deal"] == last


def test_another_nonce_makes_another_deal() -> None:
    kept, other = gathering(), gathering()
    other.ask("bob", Sit, nonce="1")
    for each in (kept, other):
        each.ask(HOST, Start)
    assert kept.match.state["key"].tolist() != other.match.state["key"].tolist()
    assert kept.table.created.secret == other.table.created.secret


# Once more.


def test_a_rematch_has_the_same_seats_and_rules_and_another_deal() -> None:
    seats = [
        Holder("person"),
        Holder("open"),
        Holder("outside", "Rackham"),
        Holder("bot"),
        Holder("open"),
    ]
    options = {"edition": "german"}
    kept = playing(people=2, seats=seats, public=True, options=options, clock=LIVE, stand_in="captain")
    kept.happens(entries.Left, seat=1, why="gone")
    played_out(kept)
    first = again(kept.table, "bob", kept.now)
    other = KeptTable(first, "another")
    assert [(s.kind, s.name, s.player, s.bot) for s in other.table.seats] == [
        (s.kind, s.name, s.player, s.bot) for s in kept.table.seats
    ]
    assert other.table.seats[4].bot == "captain"
    assert [(seat.nonce, seat.away) for seat in other.table.seats] == [("", None)] * 5
    old, new = kept.seen(ONLOOKER)["table"], other.seen(ONLOOKER)["table"]
    for key in ("game", "options", "public", "rated", "coach", "clock", "stand_in"):
        assert old[key] == new[key], key
    assert (new["previous"], new["host"], new["status"]) == ("table", "bob", "gathering")
    assert new["deal"]["commitment"] != old["deal"]["commitment"]
    assert first.key != kept.table.created.key
    other.ask("ann", Sit, nonce="abc")
    other.refused("ann", Start, "table-not-host")
    other.ask("bob", Start)
    assert other.match.players == kept.match.players
    assert other.match.state["key"].tolist() != kept.match.state["key"].tolist()


def test_whoever_does_not_want_a_rematch_stands_up() -> None:
    kept = KeptTable(again(played_out(duel()).table, HOST, 5), "another")
    kept.ask("bob", Stand)
    kept.ask("eve", Sit)
    kept.ask(HOST, Start)
    assert kept.match.players == ("Ann", "Eve")


def test_everybody_is_told_where_the_rematch_is() -> None:
    kept = played_out(duel())
    kept.write(entries.Rematched(at=kept.now, by="bob", table="another"))
    for viewer in kept.viewers:
        assert kept.last(viewer)["table"]["next"] == kept.seen(viewer)["table"]["next"] == "another"


def test_an_outside_bot_keeps_its_seat_in_a_rematch_and_does_not_become_the_host() -> None:
    kept = playing("dolores", 1, seats=[Holder("person"), Holder("outside")])
    other = KeptTable(again(played_out(kept).table, outside_player(1), 5), "another")
    assert other.table.seat_of(outside_player(1)) == 1
    other.ask(HOST, Start)
