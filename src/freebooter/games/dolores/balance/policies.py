"""The characters of Dolores by their names, and who sits at a table."""

from __future__ import annotations

from itertools import product

from freebooter.arena.balance.plan import Setup

from ..bots.kernels.policy import Policy

MIX = "mix"
"""Every seating of these characters."""

MIXED = ("dove", "hawk", "reciprocator", "grudger", "gambler")
USUAL = "gambler"
POLICIES = (*MIXED, "drifter", MIX)


def lineups(setup: Setup, players: int, usual: str = USUAL) -> list[tuple[int, ...]]:
    """Who sits where: one character at every seat, or every seating of the mixed ones."""
    policy = setup.policy or usual
    if policy != MIX:
        return [(int(Policy[policy.upper()]),) * players]
    return list(product([int(Policy[name.upper()]) for name in MIXED], repeat=players))
