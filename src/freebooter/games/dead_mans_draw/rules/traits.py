"""The traits. Each is one function that answers the one question in which it changes the game.

The effects ask: `suits.py` for what a suit does, `turn.py` for placing, busting and collecting, `scoring.py` for
points. Opponents' traits act first, then the player's own. Two holders of one trait do not add up.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import all_below, lowest_bit
from freebooter.engine.kernels.compiling import kernel

from .cards import EVERY_SUIT
from .state import EVERY_LANE, LANE, LANES_IN_WORD, NOBODY
from .switches import CaptainsHook, CasanovaReplay, InstantBanking, Mermaids, Miser, Parry, Shown
from .terms import TRAITS, Suit, Trait
from .variants import count_scoring
from .zones import suits_held

EVERY_STACK = EVERY_SUIT * EVERY_LANE
EVERY_KRAKEN = (1 << Suit.KRAKEN) * EVERY_LANE
"""All stacks of a word of stacks, and all stacks of krakens."""

NO_TRAIT = TRAITS


@kernel
def has(state, seat, trait):
    return (state.holders[trait] >> seat) & 1 != 0


@kernel
def trait_of(state, seat):
    """The trait that a seat has, or NO_TRAIT."""
    for trait in range(TRAITS):
        if has(state, seat, trait):
            return trait
    return NO_TRAIT


@kernel
def opponents_with(state, trait):
    """The active player's opponents who hold a trait, as a mask."""
    return state.holders[trait] & ~(1 << state.active)


@kernel
def first_clockwise(state, seats):
    """The first of `seats` clockwise after the active player. R: where a card changes hands, that holder gets it."""
    after = seats & ~((2 << state.active) - 1)
    return lowest_bit(after if after else seats)


@kernel
def banks_instantly(state, from_pile):
    """Whether casanova or fisherman bank a card at once: a drawn one always, any other where the switch says so."""
    holders = state.holders[Trait.CASANOVA] | state.holders[Trait.FISHERMAN]
    if (holders >> state.active) & 1 == 0:
        return False
    return from_pile or state.instant_banking == InstantBanking.ANYWHERE


@kernel
def trait_points(state, seat, first, second):
    """What a seat's trait adds to the points of a bank with these sets of cards: a line for each trait that scores."""
    total = 0
    if has(state, seat, Trait.GOLDEN_SCALES):
        total += 5 * count_scoring(state, Suit.MERMAID, first, second)
    return total


@kernel
def casanova(state):
    """The suits that go straight to the bank: mermaids, unless they replay."""
    if has(state, state.active, Trait.CASANOVA) and state.mermaids == Mermaids.PLAIN:
        return 1 << Suit.MERMAID
    return 0


@kernel
def casanova_may_bank(state):
    """Where mermaids replay: whether the active player banks the picked card."""
    return has(state, state.active, Trait.CASANOVA)


@kernel
def casanova_may_replay(state):
    """Where mermaids replay: whether the picked card may act again; a Casanova may only decline in some editions."""
    return not has(state, state.active, Trait.CASANOVA) or state.casanova_replay == CasanovaReplay.OPTIONAL


@kernel
def plunderer(state):
    """Whether the Key & Chest bonus comes out of an opponent's bank."""
    return has(state, state.active, Trait.PLUNDERER)


@kernel
def treasure_hunter(state):
    """How many times Key & Chest pays."""
    return 2 + state.treasure_hunter if has(state, state.active, Trait.TREASURE_HUNTER) else 1


@kernel
def navigator(state):
    """Whether the map offers the whole discard pile."""
    return has(state, state.active, Trait.NAVIGATOR)


@kernel
def master_gunner(state):
    """Whether the cannon hits a whole stack."""
    return has(state, state.active, Trait.MASTER_GUNNER)


@kernel
def scavenger(state):
    """Whether the cannon's card goes to the gunner's own bank."""
    return has(state, state.active, Trait.SCAVENGER)


@kernel
def mystic(state):
    """How many cards the oracle shows."""
    return 3 if has(state, state.active, Trait.MYSTIC) else 1


@kernel
def mystic_is_private(state):
    """Whether only the active player sees what the oracle shows."""
    return (state.mystic if has(state, state.active, Trait.MYSTIC) else state.oracle) == Shown.PLAYER


@kernel
def swordsman(state):
    """The suits that the sword may not take."""
    return 0 if has(state, state.active, Trait.SWORDSMAN) else suits_held(state, state.active)


@kernel
def miser_keeps(state):
    """1 if what a hook brings stays protected wherever it is moved, else 0."""
    return 1 if has(state, state.active, Trait.MISER) else 0


@kernel
def miser(state, hooks):
    """The places of the row that hooks at some places protect."""
    if not has(state, state.active, Trait.MISER):
        return 0
    return all_below(hooks) if state.miser == Miser.ANCHOR else hooks


@kernel
def captains_hook(state):
    """Whether the hook brings two cards."""
    return has(state, state.active, Trait.CAPTAINS_HOOK)


@kernel
def captains_hook_bars(state, suit):
    """The suits that the second card may not have, as a mask, when the first was of `suit`."""
    return 1 << suit if state.captains_hook == CaptainsHook.DIFFERENT else 0


@kernel
def safe_harbor(state, anchors):
    """The places that anchors at some places protect beside those to their left: themselves and two more each."""
    return anchors | (anchors << 1) | (anchors << 2) if has(state, state.active, Trait.SAFE_HARBOR) else 0


@kernel
def fisherman(state):
    """The suits that go straight to the bank: krakens."""
    return 1 << Suit.KRAKEN if has(state, state.active, Trait.FISHERMAN) else 0


@kernel
def beastmaster(state):
    """How many cards a kraken demands."""
    return 4 if opponents_with(state, Trait.BEASTMASTER) else 2


@kernel
def misfire(state):
    """Whether the cannon turns against the active player."""
    return opponents_with(state, Trait.MISFIRE) != 0


@kernel
def parry(state, word):
    """The stacks that the sword may take in one word of stacks, as far as parry is concerned: krakens."""
    holders = opponents_with(state, Trait.PARRY)
    if holders == 0:
        return EVERY_STACK
    if state.parry != Parry.HOLDER:
        return EVERY_KRAKEN
    guarded = 0
    for i in range(LANES_IN_WORD):
        if (holders >> (word * LANES_IN_WORD + i)) & 1:
            guarded |= (EVERY_SUIT & ~(1 << Suit.KRAKEN)) << (i * LANE)
    return EVERY_STACK & ~guarded


@kernel
def parry_discards_the_sword(state):
    """Whether a sword that finds nothing to take goes to the discard pile."""
    return state.parry == Parry.DISCARD_SWORD and opponents_with(state, Trait.PARRY) != 0


@kernel
def davy_jones_locker(state):
    """Who gets what the active player loses in a bust, or NOBODY."""
    holders = opponents_with(state, Trait.DAVY_JONES_LOCKER)
    if holders == 0:
        return NOBODY
    lockers = 0
    for seat in range(state.players):
        if (holders >> seat) & 1 and state.rivals[seat] == state.active:
            lockers |= 1 << seat
    return first_clockwise(state, lockers) if lockers else NOBODY


@kernel
def siren(state):
    """Who gets the card that is picked to replay, or NOBODY."""
    holders = opponents_with(state, Trait.SIREN)
    return first_clockwise(state, holders) if holders else NOBODY
