"""What a seat may know: `observe` copies exactly that, `reimagine` deals everything else anew.

Cards that left the draw pile did so in the open, so a seat that counts knows what the pile still holds, but not in
which order, apart from what an oracle showed it. In the draft it knows its own two traits and its own choice.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import HIDDEN
from freebooter.engine.kernels.random import begin_chance, below

from .events import Happening
from .setup import all_traits, deal_two
from .state import HAS_CHOSEN, LANES_IN_WORD, PILE, ZONES, Ask
from .switches import Shown
from .terms import MAX_PLAYERS, TRAITS, Trait
from .traits import has
from .zones import add, settle_down_to


@kernel
def first_known(state, seat):
    """The place of the draw pile from which the seat knows it; an onlooker knows what everybody was shown."""
    public = min(state.shown, state.pile_count)
    return min(state.seen[seat], public) if seat < state.players else public


@kernel
def is_secret(state, word, seat):
    """Whether an event shows a card that only somebody else may see."""
    if word & 255 != Happening.PEEKED:
        return False
    looker = (word >> 8) & 255
    shown = state.mystic if has(state, looker, Trait.MYSTIC) else state.oracle
    return shown == Shown.PLAYER and looker != seat


@entry
def observe(state, seat, out):
    """Write what a seat knows to an empty record; any seat beyond the players is an onlooker who knows what is public.

    What the seat does not know is blank, or where only its order is unknown, sorted.
    """
    copy_rules(state, out)
    copy_table(state, out)
    copy_pile(state, seat, out)
    copy_draft(state, seat, out)
    out.event_count = state.event_count
    for i in range(state.event_count):
        out.events[i] = visible_event(state, i, seat)


@kernel
def visible_event(state, n, seat):
    """The n-th event of the last move, as a seat may know it."""
    word = state.events[n]
    return word | (HIDDEN << 16) if is_secret(state, word, seat) else word


@kernel
def copy_rules(state, out):
    out.discard = state.discard
    out.oracle = state.oracle
    out.mystic = state.mystic
    out.treasure_hunter = state.treasure_hunter
    out.instant_banking = state.instant_banking
    out.captains_hook = state.captains_hook
    out.parry = state.parry
    out.miser = state.miser
    out.casanova_replay = state.casanova_replay
    out.forced_busts = state.forced_busts
    out.variant = state.variant
    out.mermaids = state.mermaids
    out.decks = state.decks
    out.anchored_bonus = state.anchored_bonus
    out.trait_deal = state.trait_deal
    out.players = state.players


@kernel
def copy_table(state, out):
    """Everything that lies open, and how far the turn has come."""
    for zone in range(ZONES):
        out.cards[zone, 0] = state.cards[zone, 0]
        out.cards[zone, 1] = state.cards[zone, 1]
    for word in range(MAX_PLAYERS // LANES_IN_WORD):
        out.held[word] = state.held[word]
        out.targets[word] = state.targets[word]
    for place in range(state.row_count):
        out.row[place] = state.row[place]
    out.row_count = state.row_count
    out.row_cards = state.row_cards
    out.row_suits = state.row_suits
    out.kept = state.kept
    out.shown = state.shown
    for seat in range(MAX_PLAYERS):
        out.rivals[seat] = state.rivals[seat]
        out.seen[seat] = state.seen[seat]
    for trait in range(TRAITS):
        out.holders[trait] = state.holders[trait]
    out.active = state.active
    out.asks = state.asks
    out.drawn = state.drawn
    out.owed = state.owed
    out.busted = state.busted
    out.busting = state.busting
    out.bonus = state.bonus
    out.first_of_two = state.first_of_two
    out.hook_depth = state.hook_depth
    for depth in range(state.hook_depth):
        out.hooks[depth] = state.hooks[depth]


@kernel
def copy_pile(state, seat, out):
    """The cards at the top that the seat has seen lie in order; all others are a set."""
    known = first_known(state, seat)
    out.pile_count = state.pile_count
    out.settled = known
    for place in range(known, state.pile_count):
        out.order[place] = state.order[place]
    for place in range(min(state.settled, known), known):
        add(out, PILE, state.order[place])


@kernel
def copy_draft(state, seat, out):
    """The seat's own two traits and its choice; of the others only whether they have chosen."""
    for other in range(state.players):
        if other == seat:
            out.chosen[other] = state.chosen[other]
            out.dealt_traits[other, 0] = state.dealt_traits[other, 0]
            out.dealt_traits[other, 1] = state.dealt_traits[other, 1]
        elif state.chosen[other]:
            out.chosen[other] = HAS_CHOSEN


@entry
def reimagine(state, seat, seed):
    """Deal anew everything that the seat cannot know, fairly, and let chance run another way from here."""
    begin_chance(state, seed)
    known = first_known(state, seat)
    for place in range(min(state.settled, known), known):
        add(state, PILE, state.order[place])
    state.settled = known
    deepest = known
    for other in range(state.players):
        deepest = min(deepest, state.seen[other])
    settle_down_to(state, deepest)  # What only others have seen must be something, too.
    if state.asks == Ask.DRAFT:
        redeal_traits(state, seat)


@kernel
def redeal_traits(state, seat):
    """Give the other seats traits out of those that the seat does not hold itself, and new secret choices."""
    pool = all_traits(state)
    if seat < state.players:
        for i in range(2):
            copies = state.dealt_traits[seat, i] << 1
            pool ^= 2 << copies if (pool >> copies) & 2 else 1 << copies
    for other in range(state.players):
        if other != seat:
            pool = deal_two(state, other, pool)
            if state.chosen[other]:
                state.chosen[other] = 1 + below(state, 2)
