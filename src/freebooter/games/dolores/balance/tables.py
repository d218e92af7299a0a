"""Tables of Dolores before the deal: the characters by their names, who sits where, and what things are called."""

from __future__ import annotations

from itertools import product
from typing import Any

from freebooter.arena.balance.plan import Cell, Digest, Setup, UndealtTable

from ..bots.kernels.policy import Policy
from ..game import GAME
from ..text import say

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


def lay_table(
    setup: Setup, players: int, digest: Digest, about: dict[str, Any] | None = None, usual: str = USUAL, **options: str
) -> Cell:
    """A table with these options, at which all seatings of the policy play."""
    undealt = GAME.rules.undealt(GAME.read_options(options, players), players)
    tables = tuple(UndealtTable(undealt, policies) for policies in lineups(setup, players, usual))
    return Cell({"policy": setup.policy or usual, **(about or {})}, players, tables, digest)


def gesture_name(gesture: str) -> str:
    return say(f"gesture-{gesture}")


def bottle_name(bottle: str) -> str:
    return say(f"bottle-{bottle}")
