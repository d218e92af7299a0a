"""The traits. Each changes the answer to one question; a function is named by what it answers.

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
def mermaids_to_bank(state):
    """The mermaids as a mask of suits, where they go straight to the bank: Casanova's, unless they replay."""
    if has(state, state.active, Trait.CASANOVA) and state.mermaids == Mermaids.PLAIN:
        return 1 << Suit.MERMAID
    return 0


@kernel
def picked_card_is_banked(state):
    """Where mermaids replay: whether the active player banks the picked card, as Casanova does."""
    return has(state, state.active, Trait.CASANOVA)


@kernel
def picked_card_may_act(state):
    """Where mermaids replay: whether the picked card may act again; Casanova's only in some editions."""
    return not has(state, state.active, Trait.CASANOVA) or state.casanova_replay == CasanovaReplay.OPTIONAL


@kernel
def bonus_is_plundered(state):
    """Whether the Key & Chest bonus comes out of an opponent's bank: the Plunderer's."""
    return has(state, state.active, Trait.PLUNDERER)


@kernel
def bonus_times(state):
    """How many times Key & Chest pay: once, to a Treasure Hunter more often."""
    return 2 + state.treasure_hunter if has(state, state.active, Trait.TREASURE_HUNTER) else 1


@kernel
def map_offers_everything(state):
    """Whether the map offers the whole discard pile, as to a Navigator."""
    return has(state, state.active, Trait.NAVIGATOR)


@kernel
def cannon_hits_stacks(state):
    """Whether the cannon hits whole stacks: the Master Gunner's."""
    return has(state, state.active, Trait.MASTER_GUNNER)


@kernel
def gunner_keeps_the_card(state):
    """Whether the cannon's card goes to the gunner's own bank: the Scavenger's."""
    return has(state, state.active, Trait.SCAVENGER)


@kernel
def oracle_depth(state):
    """How many cards the oracle shows: one, to a Mystic three."""
    return 3 if has(state, state.active, Trait.MYSTIC) else 1


@kernel
def oracle_is_private(state):
    """Whether only the active player sees what the oracle shows; for a Mystic there is a switch of its own."""
    return (state.mystic if has(state, state.active, Trait.MYSTIC) else state.oracle) == Shown.PLAYER


@kernel
def suits_safe_from_sword(state):
    """The suits that the sword may not take: those of the own bank, for a Swordsman none."""
    return 0 if has(state, state.active, Trait.SWORDSMAN) else suits_held(state, state.active)


@kernel
def hooked_card_is_kept(state):
    """1 if what a hook brings stays protected wherever it is moved, as a Miser's does, else 0."""
    return 1 if has(state, state.active, Trait.MISER) else 0


@kernel
def places_kept_by_hooks(state, hooks):
    """The places of the row that hooks at some places protect: a Miser's, and nobody else's."""
    if not has(state, state.active, Trait.MISER):
        return 0
    return all_below(hooks) if state.miser == Miser.ANCHOR else hooks


@kernel
def hook_brings_two(state):
    """Whether the hook brings two cards: Captain's Hook."""
    return has(state, state.active, Trait.CAPTAINS_HOOK)


@kernel
def suits_barred_after(state, suit):
    """The suits that Captain's Hook's second card may not have, as a mask, when the first was of `suit`."""
    return 1 << suit if state.captains_hook == CaptainsHook.DIFFERENT else 0


@kernel
def places_around_anchors(state, anchors):
    """The places that anchors protect beside those to their left: in a Safe Harbor themselves and two more each."""
    return anchors | (anchors << 1) | (anchors << 2) if has(state, state.active, Trait.SAFE_HARBOR) else 0


@kernel
def krakens_to_bank(state):
    """The krakens as a mask of suits, where they go straight to the bank: the Fisherman's."""
    return 1 << Suit.KRAKEN if has(state, state.active, Trait.FISHERMAN) else 0


@kernel
def kraken_demand(state):
    """How many cards a kraken demands: two, against a Beastmaster four."""
    return 4 if opponents_with(state, Trait.BEASTMASTER) else 2


@kernel
def cannon_backfires(state):
    """Whether the cannon turns against the active player: an opponent's Misfire."""
    return opponents_with(state, Trait.MISFIRE) != 0


@kernel
def stacks_open_to_sword(state, word):
    """The stacks that the sword may take in one word of stacks: all, against Parry krakens."""
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
def idle_sword_is_discarded(state):
    """Whether a sword that finds nothing to take goes to the discard pile: against Parry, in some editions."""
    return state.parry == Parry.DISCARD_SWORD and opponents_with(state, Trait.PARRY) != 0


@kernel
def taker_of_busted_cards(state):
    """Who gets what the active player loses in a bust, by Davy Jones' Locker; else NOBODY."""
    holders = opponents_with(state, Trait.DAVY_JONES_LOCKER)
    if holders == 0:
        return NOBODY
    lockers = 0
    for seat in range(state.players):
        if (holders >> seat) & 1 and state.rivals[seat] == state.active:
            lockers |= 1 << seat
    return first_clockwise(state, lockers) if lockers else NOBODY


@kernel
def taker_of_picked_card(state):
    """Who gets the card that is picked to replay, as a Siren does; else NOBODY."""
    holders = opponents_with(state, Trait.SIREN)
    return first_clockwise(state, holders) if holders else NOBODY
