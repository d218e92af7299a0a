"""The table remembers what everybody saw: gestures of finished duels, and what became of promises."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import numpy as np
import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import read_record, write_record
from freebooter.engine.talk import BadTalk, Fate
from freebooter.games.dolores.bots.kernels.prediction import predict
from freebooter.games.dolores.promises import duels
from freebooter.games.dolores.records import parts
from freebooter.games.dolores.rules.terms import GESTURE_NAMES, Gesture
from freebooter.games.dolores.view import View
from tests.support.dolores import bottle_match, laid_out
from tests.support.play import play_on, positions
from tests.support.tables import Table, dolores_tables

pytestmark = pytest.mark.rules

GAMES = range(2 if INTERPRETED else 12)
DUEL = {"table": {"Ann": ["gold 1"], "Bob": ["gold 3"]}, "draw": ["wine 1"] * 4}


def duel(**keys: object) -> Match:
    return laid_out(**{**DUEL, **keys})


def promise_something(match: Match, chance: random.Random) -> None:
    text = chance.choice(GESTURE_NAMES) + chance.choice(["", " if peace", " if fight", " if choice"])
    with suppress(BadTalk):
        match.promise(chance.randrange(len(match.players)), text)


def talkative(matches: Iterator[Match], seed: int) -> Iterator[Match]:
    """Positions of random play in which everybody promises everything."""
    chance = random.Random(seed)
    for match in matches:
        for _ in range(chance.randrange(3)):
            promise_something(match, chance)
        yield match


def check_memory(match: Match) -> None:
    """What the memory says is what the whole history and the judge of promises say."""
    view: View = match.view(ONLOOKER)
    shown: Counter[tuple[int, int, str]] = Counter()
    last: dict[tuple[int, int], str] = {}
    for _, fought in duels(match):
        if fought.finished and len(fought.gestures) == 2:
            for seat, gesture in fought.gestures.items():
                (opponent,) = set(fought.gestures) - {seat}
                shown[seat, opponent, gesture] += 1
                last[seat, opponent] = gesture
    fates = Counter((promise.seat, promise.fate) for promise in match.promises())
    open_promises = {promise.seat: promise.text for promise in match.promises() if promise.fate is Fate.OPEN}
    for seat, record in enumerate(view.records):
        for opponent, counts in enumerate(record.shown):
            assert counts == {gesture: shown[seat, opponent, gesture] for gesture in GESTURE_NAMES}
            assert record.last.get(opponent) == last.get((seat, opponent))
        assert (record.kept, record.broken) == (fates[seat, Fate.KEPT], fates[seat, Fate.BROKEN])
        assert record.promise == open_promises.get(seat)


@pytest.mark.parametrize("table", dolores_tables()[:: 5 if INTERPRETED else 1], ids=str)
def test_memory_agrees_with_the_history_and_with_the_judge_of_promises(table: Table, dolores: Game) -> None:
    for seed in GAMES:
        for match in talkative(positions(dolores, table, seed), seed):
            check_memory(match)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_memory_agrees_where_bottles_abound(players: int) -> None:
    """Voids take gestures back, two-hand players show late, and a convoy after the count may end everything."""
    played: Counter[str] = Counter()
    for seed in GAMES:
        for match in talkative(play_on(bottle_match(players, seed), seed), seed):
            check_memory(match)
        played.update(text.partition(": ")[2] for text in match.texts)
    assert played["play void"]
    assert played["play two-hand"]


def test_a_duel_counts_once_it_is_finished() -> None:
    match = duel(displays={"Cid": ["void"]})
    match.promise(0, "peace if fight")
    match.push("Ann: peace")
    match.push("Bob: fight")
    assert match.view(2).records[0].shown[1]["peace"] == 0
    assert match.view(2).records[0].promise == "peace if fight"
    match.push("play void")
    match.push("Ann: choice")
    match.push("Bob: peace")
    match.push("Ann: take gold 3")
    ann, bob, cid = match.view(2).records
    assert ann.shown[1] == {"peace": 0, "fight": 0, "choice": 1}
    assert (ann.last, bob.last, cid.last) == ({1: "choice"}, {0: "peace"}, {})
    assert (ann.kept, ann.broken, ann.promise) == (0, 0, None)


def test_a_move_taken_back_is_forgotten() -> None:
    match = duel()
    match.promise(0, "fight")
    match.push("Ann: peace")
    match.push("Bob: fight")
    assert match.view(0).records[0].broken == 1
    match.pop()
    ann = match.view(0).records[0]
    assert (ann.broken, ann.promise, ann.shown[1]["peace"]) == (0, "fight", 0)


def test_moves_taken_back_one_by_one_leave_the_memory_of_that_moment(dolores: Game) -> None:
    remembered = []
    for match in talkative(positions(dolores, Table({}, 3, "dolores"), 5), 5):
        remembered.append((match.memory.copy(), match.state.tobytes(), match.view(0)))
    while match.moves:
        match.pop()
        memory, position, view = remembered[len(match.moves)]
        assert np.array_equal(match.memory, memory)
        assert match.state.tobytes() == position
        assert match.view(0) == view


def test_a_record_read_again_remembers_the_same(dolores: Game) -> None:
    *_, match = talkative(positions(dolores, Table({}, 3, "dolores"), 5), 5)
    again = read_record(write_record(match))
    assert np.array_equal(again.memory, match.memory)


def test_duellists_may_promise_once_when_the_gestures_are_asked_for() -> None:
    match = duel(displays={"Cid": ["void"], "Ann": ["two-hand"]})
    assert match.may_promise() == []
    match.push("pass")
    assert match.may_promise() == [0, 1]
    match.promise(0, "peace")
    assert match.may_promise() == [1]
    match.push("Ann: peace")
    assert match.may_promise() == []
    match.push("Bob: fight")
    assert match.may_promise() == []
    match.push("play void")
    match.push("pass")
    assert match.may_promise() == [1]


def prediction(match: Match, seat: int, opponent: int) -> list[float]:
    out = np.zeros(3)
    predict(match.memory, len(match.players), seat, opponent, out)
    assert out.min() > 0
    assert out.sum() == pytest.approx(1)
    return [float(p) for p in out]


def test_a_prediction_follows_what_was_shown_and_most_of_all_to_this_opponent() -> None:
    match = duel()
    stranger = prediction(match, 0, 1)
    parts(match.memory).shown[0, 2, Gesture.FIGHT] = 2
    to_another = prediction(match, 0, 1)
    parts(match.memory).shown[0, 1, Gesture.FIGHT] = 2
    to_me = prediction(match, 0, 1)
    assert stranger[1] < to_another[1] < to_me[1]
    assert to_me[1] - to_another[1] > 0.5 * (to_another[1] - stranger[1])


def test_a_promise_is_worth_what_its_maker_is() -> None:
    def of(kept: int, broken: int, promise: str) -> float:
        match = duel()
        parts(match.memory).kept[0] = kept
        parts(match.memory).broken[0] = broken
        if promise:
            match.promise(0, promise)
        return prediction(match, 0, 1)[0]

    silent = of(0, 0, "")
    assert of(0, 6, "peace") < silent < of(0, 0, "peace") < of(6, 0, "peace")
    assert silent < of(6, 0, "peace if peace") < of(6, 0, "peace")
