"""Tables of Dolores before the deal."""

from __future__ import annotations

from typing import Any

from freebooter.arena.balance.plan import Cell, Digest, Seating, Setup

from ..game import GAME
from .policies import USUAL, lineups


def lay_table(
    setup: Setup, players: int, digest: Digest, about: dict[str, Any] | None = None, usual: str = USUAL, **options: str
) -> Cell:
    """A table with these options, at which all seatings of the policy play."""
    undealt = GAME.rules.undealt(GAME.read_options(options, players), players)
    seatings = tuple(Seating(undealt, minds) for minds in lineups(setup, players, usual))
    return Cell({"policy": setup.policy or usual, **(about or {})}, players, seatings, digest)
