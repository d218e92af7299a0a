"""A match remembers how it came about, goes back without playing again, and writes and reads only what is asked for."""

from __future__ import annotations

import random

import pytest

from freebooter.engine.game import Game
from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import IllegalMove
from freebooter.engine.talk import BadTalk
from tests.support.play import positions, random_move, sit_down
from tests.support.tables import Table, dolores_tables, every_table, spread

pytestmark = pytest.mark.rules

TABLES = [*spread(every_table(), 331), *dolores_tables()[::4]]


def both(table: Table, game: Game, dolores: Game) -> Game:
    return dolores if table.game == "dolores" else game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_going_back_leads_through_the_same_positions(table: Table, game: Game, dolores: Game) -> None:
    match, chance = sit_down(both(table, game, dolores), table, 1), random.Random(1)
    passed = []
    while not match.is_over:
        for seat in match.may_promise()[:1]:
            match.promise(seat, "peace if fight")
        passed.append((match.state.tobytes(), match.memory.tobytes(), list(match.remarks)))
        match.push(random_move(match, chance))
    texts, moves, history = list(match.texts), list(match.moves), list(match.history)
    while passed:
        assert match.pop() == moves.pop()
        assert (match.state.tobytes(), match.memory.tobytes(), match.remarks) == passed.pop()
        assert match.texts == texts[: len(moves)]
        assert match.history == history[: len(moves) + 1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_moves_read_as_they_did_when_they_were_made(table: Table, game: Game, dolores: Game) -> None:
    late = sit_down(both(table, game, dolores), table, 2)
    told = []
    chance = random.Random(2)
    while not late.is_over:
        move = random_move(late, chance)
        told.append(late.copy().describe(move))
        happened = late.push(move)
        assert list(happened) == late.history[-1]
    assert late.texts == told


def test_a_copy_goes_its_own_way(game: Game, dolores: Game) -> None:
    for each in (game, dolores):
        chance = random.Random(3)
        for match in positions(each, Table({}, 3, each.name), seed=3):
            if match.is_over or len(match.moves) % 5:
                continue
            before, texts = match.state.tobytes(), list(match.texts)
            other = match.copy()
            other.say(0, "Ahoy!")
            other.push(random_move(other, chance))
            assert (match.state.tobytes(), match.texts, match.remarks) == (before, texts, [])
            other.pop()
            assert (other.state.tobytes(), other.texts, other.history) == (before, texts, match.history)


def test_nobody_writes_or_reads_what_nobody_asked_for(
    game: Game, dolores: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError

    for each in (game, dolores):
        with monkeypatch.context() as patch:
            patch.setattr(type(each.rules), "write_move", fail)
            patch.setattr(type(each.rules), "read_move", fail)
            patch.setattr("freebooter.engine.history.read_events", fail)
            match, chance = Match(each, ["Ann", "Bob", "Cy"], seed=4), random.Random(4)
            while not match.is_over:
                match.push(random_move(match, chance))
        assert len(match.texts) == len(match.moves)


def test_what_was_told_is_not_parsed_when_it_comes_back(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game, ["Ann", "Bob"], seed=5)
    seat = match.deciders[0]
    (told,) = match.choices(seat)
    monkeypatch.setattr(type(game.rules), "read_move", lambda *_: pytest.fail("parsed"))
    assert match.read(f"{match.players[seat]}: {told.move}") == Move(seat, told.action)


def test_a_refused_move_changes_nothing(game: Game) -> None:
    match = Match(game, ["Ann", "Bob"], seed=6)
    before, seat = match.state.tobytes(), match.deciders[0]
    for move in (Move(seat, 1), Move(1 - seat, 0), Move(seat, 10**30), Move(seat, -1), Move(7, 0)):
        with pytest.raises(IllegalMove):
            match.push(move)
    with pytest.raises(BadTalk):
        match.promise(seat, "peace")
    assert (match.state.tobytes(), match.moves, match.texts, len(match.history)) == (before, [], [], 1)
    match.push(Move(seat, 0))
    assert match.pop() == Move(seat, 0)
    assert match.state.tobytes() == before
    with pytest.raises(IndexError):
        match.pop()
