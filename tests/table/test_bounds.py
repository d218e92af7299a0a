"""What grows at a table is bounded where it arises: promises, changed choices, talk, the log, and what is told."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.talk import Promise as Judged
from freebooter.engine.talk import Remark
from freebooter.table import entries
from freebooter.table.commands import Move, Pace, Promise, Resign, Resume, Say, Sit, Vote
from freebooter.table.projection import encode
from freebooter.table.promises import MOST_SHOWN
from freebooter.table.retelling import retell
from freebooter.table.room import MOST_CHANGES, Room
from freebooter.table.table import Table
from tests.support.live_tables import Client, KeptTable, gathering, playing

GESTURES = ("peace", "fight", "choice")


def duel(people: int = 2) -> KeptTable:
    return playing("dolores", people, options={"bottles": "none"})


def play_on(kept: KeptTable) -> None:
    """Play until the gestures of the next duel are asked for."""
    duels = kept.seen(ONLOOKER)["view"]["records"]
    while kept.seen(ONLOOKER)["view"]["records"] == duels or len(kept.table.deciding()) < 2:
        kept.move(kept.table.deciding()[0])


def promised_long_ago(count: int) -> KeptTable:
    """A table at which somebody has promised more than anybody may today."""
    kept = duel()
    for number in range(count):
        kept.happens(entries.Promised, seat=0, promise=GESTURES[number % 3])
    return kept


# Promises.


def test_a_word_is_given_once_for_each_duel() -> None:
    kept = duel()
    kept.ask("ann", Promise, promise="peace")
    for promise in ("peace", "fight", "choice if peace"):
        kept.refused("ann", Promise, "table-promised", promise=promise)
    kept.ask("bob", Promise, promise="fight")
    kept.refused("bob", Promise, "table-promised", promise="fight")
    play_on(kept)
    kept.ask("ann", Promise, promise="fight")
    assert [(each["number"], each["seat"], each["round"]) for each in kept.seen(0)["promises"]] == [
        (0, 0, 1),
        (1, 1, 1),
        (2, 0, 2),
    ]


def test_what_is_told_of_many_promises_grows_with_their_number_and_no_faster() -> None:
    sizes = []
    for count in (50, 100, 200):
        told = retell("table", promised_long_ago(count).log, ONLOOKER)
        updates = [update for update in told if update.what == "promised"]
        assert [len(update.promises or ()) for update in updates] == [1] * count
        sizes.append(sum(len(encode(update)) for update in updates) / count)
    assert max(sizes) < 1.1 * min(sizes)


def test_a_log_with_many_promises_still_opens_and_all_are_judged() -> None:
    kept = promised_long_ago(MOST_SHOWN + 10)
    opened = kept.reopened()
    assert opened.snapshots() == kept.snapshots()
    seen = opened.seen(ONLOOKER)["promises"]
    assert [each["number"] for each in seen] == list(range(10, MOST_SHOWN + 10))
    play_on(opened)
    assert len(opened.last(0)["promises"]) == MOST_SHOWN + 10, "of every one has become something"
    assert "open" not in {each["fate"] for each in opened.seen(0)["promises"]}


def test_whoever_is_told_only_what_changes_knows_all_promises() -> None:
    chance = random.Random(5)
    fates = set()
    for people in (2, 3, 4):
        kept = duel(people)
        clients = {viewer: Client(kept.snapshot(viewer)) for viewer in kept.viewers}
        while kept.table.is_playing:
            for seat in kept.match.may_promise():
                if chance.random() < 0.6:
                    kept.ask(kept.table.seats[seat].player, Promise, promise=chance.choice(GESTURES))
            seat = chance.choice(kept.table.deciding())
            kept.move(seat, chance.choice(kept.match.legal_moves(seat)))
            for viewer, client in clients.items():
                while client.seen["version"] < kept.table.version:
                    client.take(kept.told[viewer][client.seen["version"]])
                told = [(each["seat"], each["promise"], each["round"], each["fate"]) for each in client.promises]
                assert told == [(*each[:3], each.fate.value) for each in kept.match.promises()]
        fates |= {each["fate"] for each in clients[ONLOOKER].promises}
    assert fates >= {"kept", "broken"}


def test_a_promise_is_judged_when_it_is_made_and_when_it_is_decided_and_not_with_every_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = duel()
    rules, judged = kept.match.game.rules, []
    judge = rules.judge_promises

    def counting(match: Match, made: Sequence[Remark]) -> list[Judged]:
        judged.append(len(made))
        return judge(match, made)

    monkeypatch.setattr(rules, "judge_promises", counting)
    kept.ask("ann", Promise, promise="peace")
    kept.ask("bob", Promise, promise="fight")
    for number in range(20):
        kept.ask("ann", Say, text=f"{number}")
    assert judged == [1, 1]
    play_on(kept)
    kept.ask("ann", Promise, promise="peace")
    assert judged == [1, 1, 2, 1]


# Choices that are changed.


def test_a_secret_choice_may_be_changed_a_few_times_and_then_stands() -> None:
    kept = duel()
    kept.ask("ann", Move, move="peace")
    for number in range(MOST_CHANGES):
        assert kept.seen(0)["moves"] == list(GESTURES)
        kept.ask("ann", Move, move=GESTURES[(number + 1) % 3])
    last = GESTURES[MOST_CHANGES % 3]
    assert "moves" not in kept.seen(0)
    assert "moves" not in kept.last(0)
    for other in set(GESTURES) - {last}:
        kept.refused("ann", Move, "table-choice-stands", move=other)
    kept.ask("bob", Move, move="peace")
    play_on(kept)
    assert kept.seen(0)["moves"] == list(GESTURES), "the next duel is another choice"
    kept.ask("ann", Move, move="fight")
    kept.ask("ann", Move, move="peace")


def test_bounds_on_changes_are_the_same_after_the_table_was_opened_again() -> None:
    kept = duel()
    kept.ask("ann", Move, move="peace")
    for number in range(MOST_CHANGES):
        kept.ask("ann", Move, move=GESTURES[(number + 1) % 3])
    kept.reopened().refused("ann", Move, "table-choice-stands", move=GESTURES[(MOST_CHANGES + 1) % 3])


def test_the_same_choice_again_is_a_change_as_well() -> None:
    kept = duel()
    kept.ask("ann", Move, move="peace")
    for _ in range(MOST_CHANGES):
        kept.ask("ann", Move, move="peace")
    kept.refused("ann", Move, "table-choice-stands", move="peace")


# The log.


def small(kept: KeptTable, **room: int) -> KeptTable:
    kept.table.room = Room(**room)
    return kept


def test_votes_that_change_nothing_are_as_many_as_the_log_has_room_for() -> None:
    kept = small(playing("dead-mans-draw", 3), entries=30)
    kept.ask("ann", Vote, motion="abandon", yes=False)
    while kept.table.has_room:
        kept.ask("ann", Vote, motion="abandon")
    kept.refused("ann", Vote, "table-log-full", motion="abandon")
    assert kept.table.votes == {"abandon": {0}}
    assert kept.table.version <= 16


def test_when_talk_has_used_up_its_share_everything_else_still_goes_on() -> None:
    kept = small(duel(), entries=40)
    for number in range(20):
        kept.ask("ann", Say, text=f"{number}")
    kept.refused("ann", Say, "table-talked-out", text="20")
    kept.refused("bob", Say, "table-talked-out", text="And I?")
    kept.ask("ann", Promise, promise="peace")
    kept.ask("bob", Vote, motion="pause")
    kept.ask("ann", Move, move="peace")


def test_long_lines_use_up_the_share_of_talk_sooner() -> None:
    kept = small(duel(), bytes=8_192)
    said = 0
    while kept.table.size.has_room_for_talk(kept.table.room):
        kept.ask("ann", Say, text="山" * 200)
        said += 1
    assert said < 8
    kept.refused("ann", Say, "table-talked-out", text="!")
    assert kept.table.size.bytes == sum(len(data) for data, _ in kept.log)


def test_however_much_has_happened_a_match_is_played_to_its_end() -> None:
    kept = small(duel(), entries=30)
    while kept.table.has_room:
        kept.ask("ann", Pace, pace="quick")
    for what, fields in ((Pace, {"pace": "normal"}), (Vote, {"motion": "abandon"}), (Promise, {"promise": "peace"})):
        kept.refused("ann", what, "table-log-full", **fields)
    while kept.table.is_playing:
        seat = kept.table.deciding()[0]
        kept.ask(kept.table.seats[seat].player, Move, move=kept.match.write(kept.match.legal_moves(seat)[0]))
    assert kept.table.result is not None


def test_a_pause_ends_however_much_has_happened() -> None:
    kept = duel()
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="pause")
    small(kept, entries=2)
    kept.refused("ann", Vote, "table-log-full", motion="abandon")
    kept.ask("ann", Resume)
    kept.ask("bob", Resign)
    assert kept.table.status == "over"


def test_before_the_match_seats_are_not_changed_for_ever() -> None:
    kept = small(gathering(), entries=20)
    while kept.table.has_room:
        kept.ask("bob", Sit)
    kept.refused("bob", Sit, "table-log-full")
    assert kept.table.version <= 20


def test_the_versions_of_moves_are_known() -> None:
    kept = duel()
    kept.ask("ann", Say, text="Ahoy")
    kept.ask("ann", Move, move="peace")
    kept.ask("bob", Say, text="Aye")
    kept.ask("bob", Move, move="fight")
    told = [msgspec.json.decode(data)["entry"] for data, _ in kept.log]
    expected = [number for number, entry in enumerate(told, 1) if entry in ("started", "moved")]
    assert list(Table.open("table", kept.log).steps) == list(kept.table.steps) == expected
