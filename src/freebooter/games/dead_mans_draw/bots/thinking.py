"""How the captain and the coach of Dead Man's Draw think: the search, and whom they expect at the table."""

from __future__ import annotations

from freebooter.bots.kernels.search import Tuning
from freebooter.bots.thinking import Thinker

from ..game import GAME
from ..rules.terms import MAX_PLAYERS
from .kernels.policy import Policy
from .kernels.search import SEARCH

THINKER = Thinker(GAME, SEARCH, Policy.SWIFT, Tuning(model=1.0))

SEATINGS_OF_CONTENDERS = (0b11111111, 0b10101010, 0b11111111, 0b01010101)
"""Which seats are thought to be contenders, in turn: three in four. Measured: a captain who expects only swift
opponents, who always hit the leader, fears the lead too much and wins less at tables of four."""


def expected_policies(seat: int) -> list[list[int]]:
    """Tables to think at: the own policy is the swift one, most of the others are contenders."""
    tables = []
    for contenders in SEATINGS_OF_CONTENDERS:
        policies = [int(Policy.CONTENDER if contenders >> other & 1 else Policy.SWIFT) for other in range(MAX_PLAYERS)]
        policies[seat] = int(Policy.SWIFT)
        tables.append(policies)
    return tables
