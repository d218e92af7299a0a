"""The policies of Dead Man's Draw by their names."""

from __future__ import annotations

from freebooter.bots.dead_mans_draw.minds import Mind

from ..plan import Setup

USUAL = "swift"
THOROUGH = ("quartermaster",)
"""Those that only `counting.thorough` knows."""

POLICIES = ("swift", "contender", "deckhand", "drifter", *THOROUGH)


def mind_of(setup: Setup) -> int:
    return int(Mind[(setup.policy or USUAL).upper()])
