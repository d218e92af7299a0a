"""Talk and promises: who may say what when, what becomes of a promise, and that a record keeps all of it."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match
from freebooter.engine.record import read_record, write_record
from freebooter.engine.refusal import BadRecord
from freebooter.engine.talk import BadTalk, Fate, Promise
from freebooter.games.dolores.rules.terms import GESTURE_NAMES
from tests.engine.test_records import checked, plain_lines
from tests.support.dolores import laid_out
from tests.support.play import positions, sit_down
from tests.support.tables import Table, dolores_tables

pytestmark = pytest.mark.rules

TABLE = {"Bob": ["gold 3", "wine 1"], "Ann": ["cloth 2", "arms 1"]}
NEXT = ["wine 1", "cloth 1", "gold 1", "arms 3"]


def duel(**keys: object) -> Match:
    """Ann deals to Bob, Cid looks on; another duel follows."""
    return laid_out(**({"table": TABLE, "draw": NEXT} | keys))


def fates(match: Match) -> list[str]:
    return [promise.fate.value for promise in match.promises()]


@pytest.mark.parametrize(
    ("text", "ann", "bob", "fate"),
    [
        ("peace", "peace", "peace", "kept"),
        ("peace", "peace", "fight", "kept"),
        ("peace", "fight", "peace", "broken"),
        ("choice", "choice", "fight", "kept"),
        ("fight", "choice", "peace", "broken"),
        ("peace if peace", "peace", "peace", "kept"),
        ("peace if peace", "fight", "peace", "broken"),
        ("peace if peace", "fight", "fight", "lapsed"),
        ("peace if peace", "peace", "choice", "lapsed"),
        ("fight if choice", "fight", "choice", "kept"),
    ],
)
def test_a_promise_is_kept_broken_or_lapses(text: str, ann: str, bob: str, fate: str) -> None:
    for maker, order in ((0, (0, 1)), (0, (1, 0)), (1, (0, 1))):
        match = duel()
        match.promise(maker, text)
        shown = {maker: ann, 1 - maker: bob}
        for seat in order:
            assert fates(match) == ["open"]
            match.push(f"{match.players[seat]}: {shown[seat]}")
        while match.view(0).dealer == 0 and not match.is_over:
            match.push(match.describe(match.read(match.write(match.legal_moves(match.deciders[0])[0]))))
        assert match.promises() == [Promise(maker, text, 1, Fate(fate))]


def test_a_promise_is_open_until_the_duel_is_done() -> None:
    match = duel()
    match.promise(0, "fight")
    match.push("Ann: choice")
    match.push("Bob: peace")
    assert match.view(0).gestures == {0: "choice", 1: "peace"}
    assert fates(match) == ["open"]
    match.push("take gold 3")
    assert fates(match) == ["broken"]


def test_every_duel_has_its_own_promises() -> None:
    match = duel()
    match.promise(0, "peace")
    match.promise(1, "fight")
    match.push("Ann: peace")
    match.promise(0, "choice")  # One may promise anything until the last choice is in.
    match.push("Bob: peace")
    match.promise(1, "peace if fight")
    match.promise(2, "choice")
    assert fates(match) == ["kept", "broken", "broken", "open", "open"]
    match.push("Bob: fight")
    match.push("Cid: fight")
    assert match.is_over
    assert [(p.seat, p.round, p.fate.value) for p in match.promises()] == [
        (0, 1, "kept"),
        (1, 1, "broken"),
        (0, 1, "broken"),
        (1, 2, "broken"),
        (2, 2, "broken"),
    ]


def test_the_first_duel_of_a_dealt_game_is_the_first_round(dolores: Game) -> None:
    for seed in range(30):
        match = Match(dolores, ["Ann", "Bob", "Cid"], {"bottles": "none"}, seed)
        dealer = match.view(0).dealer
        match.promise(dealer, "peace")
        for seat in match.deciders:
            match.push(f"{match.players[seat]}: peace")
        match.promise((dealer + 2) % 3, "fight")
        assert match.promises() == [
            Promise(dealer, "peace", 1, Fate.KEPT),
            Promise((dealer + 2) % 3, "fight", 2, Fate.OPEN),
        ]


def test_a_void_repeats_the_duel_and_only_the_last_gesture_counts() -> None:
    match = duel(displays={"Cid": ["void"]})
    match.promise(0, "peace")
    for move in ("Ann: fight", "Bob: peace", "play void"):
        match.push(move)
    assert fates(match) == ["open"]
    match.promise(1, "fight")
    for move in ("Ann: peace", "Bob: peace"):
        match.push(move)
    assert [(p.round, p.fate.value) for p in match.promises()] == [(1, "kept"), (1, "broken")]


def test_dawn_cuts_a_duel_and_its_promises_short() -> None:
    match = duel(draw=["dawn", "wine 1"], displays={"Cid": ["convoy"]})
    match.promise(0, "peace")
    match.push("play convoy")
    assert match.is_over
    assert fates(match) == ["lapsed"]


def test_what_was_shown_before_a_void_counts_no_more_when_dawn_comes() -> None:
    match = duel(draw=["dawn", "wine 1"], displays={"Cid": ["convoy", "void"]})
    match.push("pass")
    match.promise(0, "peace")
    for move in ("Ann: fight", "Bob: peace", "play void", "play convoy"):
        match.push(move)
    assert match.is_over
    assert fates(match) == ["lapsed"]


def test_a_two_hand_player_is_held_to_the_gesture_that_counts() -> None:
    match = duel(displays={"Ann": ["two-hand"]})
    match.push("play two-hand")
    match.promise(0, "peace")
    match.promise(0, "fight")
    for move in ("Ann: both peace fight", "Bob: peace", "show fight"):
        match.push(move)
    assert fates(match) == ["broken", "kept"]


def refused(match: Match, seat: int, text: str, sentence: str) -> None:
    before = match.state.tobytes(), list(match.remarks)
    with pytest.raises(BadTalk, match=sentence) as refusal:
        match.promise(seat, text)
    assert "\n" not in str(refusal.value)
    assert (match.state.tobytes(), match.remarks) == before


@pytest.mark.parametrize(
    "text",
    ["", "  ", "war", "peace fight", "peace if", "peace if war", "if peace", "peace when fight", "peace if fight now",
     "peace, if fight", "show peace", "peace " * 40],
)  # fmt: skip
def test_a_promise_that_is_none_is_refused(text: str) -> None:
    refused(duel(), 0, text, r".+\.")


def test_promises_are_read_whatever_their_spaces_and_letters() -> None:
    match = duel()
    match.promise(0, "  Peace  IF fight ")
    assert match.promises()[0].text == "peace if fight"


def test_only_the_duellists_promise_and_only_before_the_count() -> None:
    match = duel(displays={"Cid": ["void"]})
    refused(match, 2, "peace", "Cid")
    match.push("Ann: peace")
    match.push("Bob: peace")
    assert match.deciders == [2]
    for seat in (0, 1):
        refused(match, seat, "peace", r".+\.")
    match.push("play void")
    match.promise(1, "peace")


def test_no_promise_while_cards_are_chosen_dropped_or_robbed_or_a_second_hand_is_shown() -> None:
    choosing = duel(moves=["Ann: choice", "Bob: fight"])
    goods = {"Ann": ["wine 2"], "Bob": ["jewels 1", "two-hand"]}
    dropping = duel(displays=goods, moves=["pass", "Ann: choice", "Bob: choice"])
    showing = duel(displays=goods, moves=["play two-hand", "Bob: both peace fight", "Ann: peace"])
    robbing = duel(displays=goods, table={"Ann": ["theft"], "Bob": []}, moves=["pass", "Ann: peace", "Bob: peace"])
    over = duel(draw=[], moves=["Ann: peace", "Bob: peace"])
    for match in (choosing, dropping, showing, robbing, over):
        refused(match, 0, "peace", r".+\.")


def test_no_promise_after_the_count_while_the_lookout_is_asked() -> None:
    """A convoy after the count has brought dawn; the gestures are known."""
    match = duel(draw=["dawn", "wine 1"], displays={"Cid": ["convoy", "lookout"]}, moves=["pass"])
    for move in ("Ann: fight", "Bob: peace", "play convoy"):
        match.push(move)
    assert match.view(0).step == "dawn"
    refused(match, 0, "peace", r".+\.")
    match.push("pass")
    assert match.is_over


def test_a_game_without_promises_refuses_them(game: Game) -> None:
    match = Match(game, ["Ann", "Bob"], seed=0)
    refused(match, 0, "peace", r".+\.")
    assert match.promises() == []


@pytest.mark.parametrize("text", ["", "   ", "x" * 201, "bell\a", "\x1b[31mred", "bidi\u202eeman", "zero\u200bwidth"])
def test_a_line_that_cannot_stand_in_a_record_is_refused(text: str) -> None:
    match = duel()
    with pytest.raises(BadTalk):
        match.say(0, text)
    assert match.remarks == []


LINES = (
    "I come in peace.",
    "#!: - 1. Ann: fight #abcdef01",
    "result: over",
    "嘘つき！",
    "x" * 200,
    "- Bob says: no",
    "¿?",
)


@pytest.mark.parametrize("table", dolores_tables()[:: 7 if INTERPRETED else 1], ids=str)
def test_a_record_keeps_what_was_said_and_promised(table: Table, dolores: Game) -> None:
    """At every table, finished or not: the same bytes, the same talk, the same fates."""
    fates: set[Fate] = set()
    for seed in range(3 if INTERPRETED else 6):
        chance = random.Random(seed)
        for match in positions(dolores, table, seed):
            if chance.random() < 0.4:
                match.say(chance.randrange(table.players), chance.choice(LINES))
            if chance.random() < 0.6:
                text = chance.choice(GESTURE_NAMES) + chance.choice(["", " if peace", " if fight"])
                with suppress(BadTalk):
                    match.promise(chance.randrange(table.players), text)
            if len(match.moves) % 20 == 0 or match.is_over:
                record = write_record(match)
                again = read_record(record)
                assert again.state.tobytes() == match.state.tobytes()
                assert again.remarks == match.remarks
                assert again.promises() == match.promises()
                assert again.texts == match.texts
                assert write_record(again) == record
        fates |= {promise.fate for promise in match.promises()}
    assert Fate.OPEN not in fates
    assert len(fates) == 3


def test_talk_changes_no_byte_of_the_position(dolores: Game) -> None:
    silent, talking = (sit_down(dolores, Table({"bottles": "none"}, 2), seed=1) for _ in range(2))
    talking.say(1, "Hello")
    talking.promise(0, "peace")
    assert talking.state.tobytes() == silent.state.tobytes()


def test_what_was_said_since_is_taken_back_with_a_move() -> None:
    match = duel()
    match.say(0, "before")
    match.push("Ann: peace")
    match.say(0, "after")
    match.promise(1, "fight")
    match.pop()
    assert [remark.text for remark in match.remarks] == ["before"]
    assert match.promises() == []


@pytest.mark.parametrize(
    "line",
    ["- Zed says: hello", "- Ann: hello", "- Ann shouts: hello", "- Ann says: ", "-  says: x", "- Ann promises: war"],
)
def test_talk_that_nobody_can_have_made_is_refused_with_its_line(line: str, dolores: Game) -> None:
    lines = plain_lines(write_record(Match(dolores, ["Ann", "Bob"], seed=3)))
    place = next(place for place, words in enumerate(lines) if words.startswith("seed: ")) + 1
    with pytest.raises(BadRecord) as refusal:
        read_record(checked([*lines[:place], line, *lines[place:]]))
    assert refusal.value.values["line"] == place + 2
