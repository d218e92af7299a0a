"""The policies of Dead Man's Draw by their names."""

from __future__ import annotations

from freebooter.arena.balance.plan import Setup

from ..bots.kernels.policy import Policy

USUAL = "swift"
THOROUGH = ("quartermaster",)
"""Those that only `counting.thorough` knows."""

POLICIES = ("swift", "contender", "deckhand", "drifter", *THOROUGH)


def mind_of(setup: Setup) -> int:
    return int(Policy[(setup.policy or USUAL).upper()])
