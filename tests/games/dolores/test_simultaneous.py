"""Simultaneous choices: in any order they do the same, each may be changed until the last is in, and none is seen."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dolores.rules.state import Ask
from tests.support.dolores import bottle_positions, laid_out

pytestmark = pytest.mark.rules

GAMES = range(1 if INTERPRETED else 40)
TABLE = {"Bob": ["gold 3", "wine 1"], "Ann": ["cloth 2", "arms 1"]}
GOODS = {"Ann": ["wine 1", "gold 1"], "Bob": ["jewels 1", "arms 1"]}


def moments(players: int) -> list[tuple[str, Match]]:
    """Positions in which several seats decide at once, with who they are: duellists, a bettor, droppers."""
    found = []
    for match in bottle_positions(players, GAMES):
        if len(match.deciders) > 1:
            asks = int(match.state["asks"][0])
            what = "drops" if asks == Ask.DROP else "gestures and a bet" if len(match.deciders) == 3 else "gestures"
            found.append((what, Match.at(match.game, match.players, match.state, match.options)))
    return found


def after(match: Match, moves: list[Move]) -> Match:
    other = Match.at(match.game, match.players, match.state, match.options)
    for move in moves:
        other.push(move)
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_in_which_choices_arrive_changes_nothing(players: int) -> None:
    """Not a byte, also where some change their minds on the way."""
    chance = random.Random(1)
    met: Counter[str] = Counter()
    for what, match in moments(players):
        met[what] += 1
        choices = {seat: chance.choice(match.legal_moves(seat)) for seat in match.deciders}
        results = set()
        for order in permutations(choices):
            moves = [Move(seat, choices[seat]) for seat in order]
            results.add(after(match, moves).state.tobytes())
            fickle = [Move(seat, chance.choice(match.legal_moves(seat))) for seat in order[:-1] for _ in range(2)]
            results.add(after(match, [*fickle, *moves]).state.tobytes())
        assert len(results) == 1, what
    if not INTERPRETED:
        assert met["gestures"] > 100
        assert met["drops"] > 20
        assert players == 2 or met["gestures and a bet"] > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_else_sees_anything_of_a_pending_choice(players: int) -> None:
    for what, match in moments(players)[::2]:
        for seat in match.deciders:
            others = [other for other in (*range(players), ONLOOKER) if other != seat]
            possible = [after(match, [Move(seat, action)]) for action in match.legal_moves(seat)]
            for other in others:
                assert len({match.observe(other).tobytes() for match in possible}) == 1, what
                assert len({tuple(match.events(other)) for match in possible}) == 1, what
            assert len({match.observe(seat).tobytes() for match in possible}) == len(possible), what
            assert [match.view(seat).own_choice is None for match in possible] == [False] * len(possible)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_chosen_is_no_longer_waited_for_but_may_choose_again(players: int) -> None:
    for what, match in moments(players):
        first, *rest = match.deciders
        moves = match.legal_moves(first)
        waiting = after(match, [Move(first, moves[0])])
        assert waiting.deciders == rest, what
        assert waiting.legal_moves(first) == moves
        assert [match.game.rules.event_name(event) for event in waiting.events(ONLOOKER)] == ["has-chosen"]
        assert first in waiting.view(ONLOOKER).have_chosen
        assert waiting.view(ONLOOKER).own_choice is None
        assert after(waiting, [Move(first, moves[-1])]).deciders == rest


def test_the_last_word_counts() -> None:
    match = laid_out("Ann", "Bob", displays=GOODS, table=TABLE)
    for move in ("Ann: fight", "Ann: peace", "Ann: choice", "Ann: peace", "Bob: peace"):
        match.push(move)
    assert match.view(0).displays == (
        ("arms 1", "wine 1", "cloth 2", "gold 1"),
        ("arms 1", "wine 1", "jewels 1", "gold 3"),
    )


def test_a_kind_to_drop_may_be_changed_too() -> None:
    match = laid_out("Ann", "Bob", displays=GOODS, table=TABLE, moves=["Ann: choice", "Bob: choice"])
    for move in ("Bob: drop arms", "Bob: drop jewels", "Ann: drop gold"):
        match.push(move)
    assert match.view(0).displays == (("wine 1",), ("arms 1",))


def test_nothing_can_be_changed_once_the_last_choice_is_in() -> None:
    match = laid_out("Ann", "Bob", table=TABLE)
    match.push("Ann: fight")
    match.push("Bob: fight")
    assert match.is_over
    assert match.legal_moves(0) == []
