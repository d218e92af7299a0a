"""How the captain and the coach of Dead Man's Draw think: the search, and whom they expect at the table."""

from __future__ import annotations

import numpy as np

from freebooter.bots.kernels.search import Tuning
from freebooter.bots.thinking import Thinker, Thought
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..rules.state import Ask
from ..rules.terms import MAX_PLAYERS
from .kernels.endings import solve_ending
from .kernels.policy import Policy
from .kernels.search import SEARCH

TURNS = 2
"""After so many turns a playout ends, and what was learnt tells the rest; the last cards are played out."""

LAST_CARDS = 5
"""With more cards left in the draw pile, solving the ending isn't even tried."""


def solve(observation: Observation, positions: int) -> Thought | None:
    """What every move is worth in an ending that is small enough, with everybody at their best from here."""
    seat, observed = observation.seat, observation.observed
    if int(observed["pile_count"][0]) > LAST_CARDS or int(observed["asks"][0]) < Ask.TURN:
        return None
    record, kernels = argument(observed), GAME.rules.kernels
    moves = tuple(int(kernels.nth_move(record, seat, n)) for n in range(int(kernels.count_moves(record, seat))))
    worths = np.zeros((len(moves), MAX_PLAYERS))
    if not solve_ending(record, positions, worths):
        return None
    everyone = worths[:, : int(observed["players"][0])].tolist()
    best = max(everyone, key=lambda shares: shares[seat])
    values = tuple(shares[seat] for shares in everyone)
    return Thought(moves, (0,) * len(moves), values, (0.0,) * len(moves), tuple(best), None, 0, is_exact=True)


THINKER = Thinker(GAME, SEARCH, Policy.SWIFT, Tuning(model=1.0, horizon=TURNS), solve)

SEATS_OF_A_DUEL = 2

SEATINGS_OF_CONTENDERS = (0b11111111, 0b10101010, 0b11111111, 0b01010101)
"""Which seats are thought to be contenders, in turn: three in four. Measured: a captain who expects only swift
opponents, who always hit the leader, fears the lead too much and wins less at tables of four."""


def expected_policies(seat: int, players: int) -> list[list[int]]:
    """Tables to think at: the own policy is the swift one.

    So is an only opponent's; of several opponents most are contenders.
    """
    tables = equal_policies(players)
    for policies in tables:
        policies[seat] = int(Policy.SWIFT)
    return tables


def equal_policies(players: int) -> list[list[int]]:
    """The same tables as they look to somebody who expects no more of one seat than of another."""
    if players == SEATS_OF_A_DUEL:
        return [[int(Policy.SWIFT)] * MAX_PLAYERS]
    return [
        [int(Policy.CONTENDER if contenders >> seat & 1 else Policy.SWIFT) for seat in range(MAX_PLAYERS)]
        for contenders in SEATINGS_OF_CONTENDERS
    ]
