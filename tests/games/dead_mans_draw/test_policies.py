"""Policies are honest: on a whole position they play as on what their seat observes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from freebooter.engine.game import Game
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match
from freebooter.games.dead_mans_draw.bots.kernels.boatswain import boatswain
from freebooter.games.dead_mans_draw.bots.kernels.contender import contender
from freebooter.games.dead_mans_draw.bots.kernels.deckhand import deckhand
from freebooter.games.dead_mans_draw.bots.kernels.dispatch import policy
from freebooter.games.dead_mans_draw.bots.kernels.policy import Policy
from freebooter.games.dead_mans_draw.bots.kernels.quartermaster import quartermaster
from freebooter.games.dead_mans_draw.bots.kernels.swift import swift
from freebooter.games.dead_mans_draw.bots.kernels.turns import VICTORY, best_in_turn
from tests.support.play import positions, reimagined
from tests.support.tables import Table, every_table, spread

Chooser = Callable[[Any, int, int], int]

POLICIES: dict[str, Chooser] = {
    "deckhand": lambda record, seat, seed: deckhand(record, seat, seed_argument(seed)),
    "contender": lambda record, seat, seed: contender(record, seat),
    "boatswain": lambda record, seat, seed: boatswain(record, seat),
    "swift": lambda record, seat, seed: swift(record, seat),
    "quartermaster": lambda record, seat, seed: quartermaster(record, seat, seed_argument(seed)),
}

CHOOSERS = POLICIES | {
    "turns to win": lambda record, seat, seed: best_in_turn(record, seat, seed_argument(seed), VICTORY)
}

SECRETIVE = [
    Table({"edition": "german", "traits": "mystic, " + ", ".join(others)}, 1 + len(others))
    for others in (("miser",), ("parry", "navigator", "golden-scales"))
]
"""Tables at which one may see what others do not."""

TABLES = [*SECRETIVE, *spread(every_table(), 89)]


def knows_more(match: Match, seat: int) -> bool:
    """Whether somebody else has seen more of the draw pile than the seat."""
    tops = [len(match.view(other).top) for other in range(len(match.players))]
    return max(tops) > tops[seat]


@pytest.mark.parametrize("name", CHOOSERS)
def test_a_policy_plays_alike_on_a_position_and_on_what_its_seat_observes(name: str, game: Game) -> None:
    choose = CHOOSERS[name]
    asked = secret = 0
    for number, table in enumerate(TABLES):
        for match in positions(game, table, seed=number):
            for seat in match.deciders:
                seed = len(match.moves)
                worlds = (match.state, match.observe(seat), reimagined(match, seat, seed).state)
                chosen = {int(choose(argument(state), seat, seed)) for state in (world.copy() for world in worlds)}
                assert len(chosen) == 1, (table, number, seed, {match.write(action) for action in chosen})
                assert chosen <= set(match.legal_moves(seat))
                asked += 1
                secret += table in SECRETIVE and knows_more(match, seat)
    assert asked > 1000
    assert secret > 5


@pytest.mark.parametrize("name", CHOOSERS)
def test_a_policy_changes_nothing(name: str, game: Game) -> None:
    for match in positions(game, Table({"traits": "random", "edition": "german"}, 4), seed=3):
        for seat in match.deciders:
            before = match.state.tobytes()
            CHOOSERS[name](argument(match.state), seat, 1)
            assert match.state.tobytes() == before


def test_minds_are_the_policies_of_their_names(game: Game) -> None:
    for match in positions(game, Table({"traits": "draft"}, 3), seed=4):
        for seat in match.deciders:
            record, seed = argument(match.state), len(match.moves)
            for name, choose in POLICIES.items():
                kind = Policy[name.upper()]
                assert policy(kind, record, seat, match.memory, seed_argument(seed)) == choose(record, seat, seed)
