"""Which trait to keep in the draft."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel

from ...rules.terms import Trait

LIKED_TRAITS = (
    Trait.DAVY_JONES_LOCKER, Trait.PARRY, Trait.MISFIRE, Trait.TREASURE_HUNTER, Trait.PLUNDERER, Trait.SCAVENGER,
    Trait.GOLDEN_SCALES, Trait.FISHERMAN, Trait.SIREN, Trait.SAFE_HARBOR, Trait.CASANOVA, Trait.NAVIGATOR,
    Trait.SWORDSMAN, Trait.BEASTMASTER, Trait.MYSTIC, Trait.MISER, Trait.CAPTAINS_HOOK, Trait.MASTER_GUNNER,
)  # fmt: skip
"""Best first; `freebooter balance` measures it."""

LIKINGS = tuple(-LIKED_TRAITS.index(trait) for trait in Trait)


@kernel
def trait_liking(trait):
    return LIKINGS[trait]
