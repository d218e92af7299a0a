"""Which trait to keep in the draft."""

from __future__ import annotations

from freebooter.dead_mans_draw.state import Trait
from freebooter.engine.kernel import kernel

LIKED_TRAITS = (
    Trait.GOLDEN_SCALES, Trait.SAFE_HARBOR, Trait.TREASURE_HUNTER, Trait.SCAVENGER, Trait.DAVY_JONES_LOCKER,
    Trait.PLUNDERER, Trait.MASTER_GUNNER, Trait.MISER, Trait.CASANOVA, Trait.FISHERMAN, Trait.SWORDSMAN, Trait.MYSTIC,
    Trait.SIREN, Trait.NAVIGATOR, Trait.PARRY, Trait.MISFIRE, Trait.BEASTMASTER, Trait.CAPTAINS_HOOK,
)  # fmt: skip
"""Best first; `freebooter balance` measures it."""

LIKINGS = tuple(-LIKED_TRAITS.index(trait) for trait in Trait)


@kernel
def trait_liking(trait):
    return LIKINGS[trait]
