"""The engine knows no game: one from outside is played, recorded, refereed and simulated like any other."""

from __future__ import annotations

import random

import numpy as np
import pytest

from freebooter.bots.drifter import Drifter
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.state import argument, new_state, seed_argument
from freebooter.engine.match import Match, Move
from freebooter.engine.record import read_record, write_record
from freebooter.engine.refusal import BadRecord, BadSetup, IllegalMove, InvalidMove
from freebooter.engine.scenario import read_scenario
from freebooter.engine.warmup import warm_up
from tests.support import pig

PIG: Game = pig.GAME


def load(name: str) -> Game:
    assert name == "pig"
    return PIG


def play_out(match: Match, seed: int) -> None:
    bot = Drifter(seed)
    while not match.is_over:
        seat = match.deciders[0]
        match.push(bot.choose(match.view(seat), [match.write(action) for action in match.legal_moves(seat)]))


def test_a_turn_of_pig() -> None:
    match = Match(PIG, ["Ann", "Bob"], seed=3)
    first = match.deciders[0]
    assert [match.write(action) for action in match.legal_moves(first)] == ["roll"]
    with pytest.raises(IllegalMove):
        match.push("hold")
    with pytest.raises(InvalidMove):
        match.push("draw")
    while not match.view(0).heap:
        events = match.push("roll")
    assert PIG.rules.event_name(events[0]) == "rolled"
    heap, seat = match.view(0).heap, match.deciders[0]
    match.push("hold")
    assert match.points()[seat] == heap
    match.pop()
    assert match.view(0).heap == heap


@pytest.mark.parametrize("players", PIG.seats)
def test_random_games_end_and_their_records_replay_to_the_same_bytes(players: int) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][:players]
    for seed in range(10):
        match = Match(PIG, names, {"goal": random.Random(seed).choice(PIG.switches["goal"])}, seed)
        play_out(match, seed)
        assert len(match.winners()) == 1
        again = read_record(write_record(match), load)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.moves == match.moves


def test_an_altered_record_is_found_out() -> None:
    match = Match(PIG, ["Ann", "Bob"], seed=1)
    play_out(match, 1)
    with pytest.raises(BadRecord, match="line 4"):
        read_record(write_record(match).replace("seed: 1 ", "seed: 2 "), load)


def test_legal_moves_are_accepted_and_all_others_refused() -> None:
    match = Match(PIG, ["Ann", "Bob", "Cleo"], seed=8)
    while not match.is_over:
        before = match.state.tobytes()
        for seat in range(3):
            legal = match.legal_moves(seat)
            for action in range(PIG.rules.action_count):
                asked = bool(PIG.rules.kernels.is_legal(argument(match.state), seat, action))
                assert asked == (action in legal)
                if not asked:
                    with pytest.raises(IllegalMove):
                        match.push(Move(seat, action))
        assert match.state.tobytes() == before
        play_on = match.legal_moves(match.deciders[0])
        match.push(Move(match.deciders[0], play_on[len(match.moves) % len(play_on)]))


def test_reimagining_changes_the_future_and_no_view() -> None:
    match = Match(PIG, ["Ann", "Bob"], seed=5)
    match.push("roll")
    futures = set()
    for seed in range(30):
        other = Match.at(PIG, match.players, match.state, match.options)
        PIG.rules.kernels.reimagine(argument(other.state), 0, seed_argument(seed))
        assert other.view(0) == match.view(0)
        assert other.legal_moves(0) == match.legal_moves(0)
        assert other.observe(0).tobytes() == match.observe(0).tobytes()
        other.push("roll")
        futures.add(tuple(other.events(0)))
    assert len(futures) > 1


@pytest.mark.skipif(INTERPRETED, reason="games in bulk are played compiled")
def test_random_games_in_bulk() -> None:
    games, players = 200, 3
    undealt = PIG.rules.undealt(PIG.read_options(pig.SHORT, players), players)
    scratch = new_state(PIG.rules.dtype)
    moves, points = np.zeros(games, np.int64), np.zeros((games, players), np.int64)
    shares = np.zeros((games, players))
    PIG.rules.kernels.random_games(undealt, scratch, seed_argument(7), moves, points, shares)
    assert (moves > 0).all()
    assert (points.max(axis=1) >= 20).all()
    assert shares.sum(axis=1) == pytest.approx(np.ones(games))
    assert (shares.mean(axis=0) > 0.2).all()


def test_the_referee_judges_pig() -> None:
    described = {
        "game": "pig",
        "players": ["Ann", "Bob"],
        "options": pig.SHORT,
        "held": {"Ann": 14, "Bob": 19},
        "heap": 6,
        "moves": ["hold"],
        "expect": {"over": True, "winners": ["Ann"], "scores": {"Ann": 20}, "heap": 6},
    }
    verdict = read_scenario(described, load).judge()
    assert verdict.holds, verdict.differences
    described["heap"] = 5
    assert [difference.key for difference in read_scenario(described, load).judge().differences] == [
        "over",
        "winners",
        "scores",
        "heap",
    ]


def test_tables_that_cannot_be() -> None:
    with pytest.raises(BadSetup):
        Match(PIG, ["Ann"])
    with pytest.raises(BadSetup):
        Match(PIG, ["Ann", "Bob"], {"goal": 7})
    with pytest.raises(BadSetup):
        Match(PIG, ["Ann", "Bob"], {"dice": 2})


@pytest.mark.skipif(INTERPRETED, reason="there is nothing to compile")
def test_everything_that_is_done_with_a_game_can_be_done_with_pig() -> None:
    warm_up(PIG)
