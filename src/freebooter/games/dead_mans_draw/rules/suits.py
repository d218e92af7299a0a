"""The ten suits: what each does when it comes to lie in the row, and what the answer to its question does.

An effect either does its work at once or asks (`state.asks`); the answering function stands right below it. Functions
that bring a card into play return it, and `turn.place` places it.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import all_below, count_bits, integer
from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import emit
from freebooter.engine.kernels.random import below

from .cards import EVERY_CARD, EVERY_SUIT, NO_CARD, NO_SUIT, STACK, suit_of
from .events import Happening
from .state import DISCARD, EVERY_LANE, NOBODY, OFFER, Ask
from .switches import Mermaids
from .terms import SUITS, Suit
from .traits import (
    EVERY_STACK,
    banks_instantly,
    cannon_backfires,
    cannon_hits_stacks,
    gunner_keeps_the_card,
    hook_brings_two,
    idle_sword_is_discarded,
    kraken_demand,
    krakens_to_bank,
    map_offers_everything,
    mermaids_to_bank,
    oracle_depth,
    oracle_is_private,
    places_around_anchors,
    places_kept_by_hooks,
    stacks_open_to_sword,
    suits_barred_after,
    suits_safe_from_sword,
    taker_of_picked_card,
)
from .variants import lowest_card_is_hit, repeating_cards
from .zones import (
    add,
    card_at,
    lane,
    lay,
    lift,
    lowest_card,
    merge,
    nth_of,
    places_of,
    remove,
    settle_down_to,
    suits_held,
    top_card,
    whole_row,
)


@kernel
def straight_to_bank(state, from_pile):
    """The suits that the active player banks at once instead of placing, as a mask."""
    if banks_instantly(state, from_pile):
        return mermaids_to_bank(state) | krakens_to_bank(state)
    return 0


@kernel
def busting_cards(state, from_pile):
    """The cards that would bust if they were placed now, as a set."""
    return repeating_cards(state) & ~(straight_to_bank(state, from_pile) * STACK)


@kernel
def no_effect(state):
    """Tell that the card at the right end of the row finds nothing to do."""
    emit(state, Happening.NO_EFFECT, state.active, card_at(state, state.row_count - 1), 0)


@kernel
def guards(state, place):
    """The places of the row that the card at `place` protects from a bust."""
    suit = suit_of(card_at(state, place))
    if suit == Suit.ANCHOR:
        return ((1 << place) - 1) | places_around_anchors(state, 1 << place)
    if suit == Suit.HOOK:
        return places_kept_by_hooks(state, 1 << place)
    return 0


@kernel
def protected(state):
    """The places of the row that a bust would spare. R: with two anchors, all that is left of the rightmost."""
    anchors = places_of(state, Suit.ANCHOR)
    safe = state.kept | (all_below(anchors) >> 1) | places_around_anchors(state, anchors)
    safe |= places_kept_by_hooks(state, places_of(state, Suit.HOOK))
    return safe & whole_row(state)


@kernel
def hit_card(state, seat, suit):
    """The card of a stack that cannon and sword hit."""
    return lowest_card(state, seat, suit) if lowest_card_is_hit(state) else top_card(state, seat, suit)


@kernel
def choose_stack(state, question):
    """Ask for one of `state.targets`; where busts are never forced, those that would bust are not offered.

    Returns False, and asks nothing, where none is left.
    """
    if not state.forced_busts and question != Ask.FIRE:
        busting = busting_cards(state, False)
        for zone in range(state.players):
            for suit in range(SUITS):
                stack = 1 << (lane(zone) + suit)
                if state.targets[zone >> 2] & stack:
                    card = top_card(state, zone, suit) if question == Ask.HOOK else hit_card(state, zone, suit)
                    if (busting >> card) & 1:
                        state.targets[zone >> 2] ^= stack
    if state.targets[0] | state.targets[1] == 0:
        return False
    state.asks = question
    return True


@kernel
def ask_hook(state, barred):
    """Ask which own card a hook brings; False where there is none."""
    seat = state.active
    state.targets[0] = 0
    state.targets[1] = 0
    state.targets[seat >> 2] = (suits_held(state, seat) & ~barred) << lane(seat)
    return choose_stack(state, Ask.HOOK)


@kernel
def hook(state):
    if ask_hook(state, 0):
        state.first_of_two = hook_brings_two(state)
    else:
        no_effect(state)


@kernel
def hook_brings(state, suit):
    """The top card of the chosen own stack. R: captain's hook waits for the first card's whole effect."""
    if state.first_of_two:
        state.hooks[state.hook_depth] = suits_barred_after(state, suit)
        state.hook_depth += 1
        state.first_of_two = 0
    card = top_card(state, state.active, suit)
    remove(state, state.active, card)
    emit(state, Happening.HOOKED, state.active, card, 0)
    return card


@kernel
def hook_goes_on(state):
    """Ask for the second card of the hook that waits longest inside; False where none can bring one."""
    while state.hook_depth > 0:
        state.hook_depth -= 1
        barred = state.hooks[state.hook_depth]
        if ask_hook(state, barred):
            return True
    return False


@kernel
def cannon(state):
    seat = state.active
    own = EVERY_SUIT << lane(seat)
    backfires = cannon_backfires(state)
    for word in range(2):
        mine = own if seat >> 2 == word else 0
        state.targets[word] = state.held[word] & (mine if backfires else ~mine)
    if not choose_stack(state, Ask.FIRE):
        no_effect(state)


@kernel
def hits_whole_stack(state, seat):
    """Whether the cannon takes all of a seat's stack. R: a misfire replaces the whole effect, traits as well."""
    return seat != state.active and cannon_hits_stacks(state)


@kernel
def fire(state, seat, suit):
    """The chosen stack is hit. R: a misfire replaces the whole effect, so the gunner's own trait does nothing."""
    if hits_whole_stack(state, seat):
        while (suits_held(state, seat) >> suit) & 1:
            card = top_card(state, seat, suit)
            remove(state, seat, card)
            add(state, DISCARD, card)
            emit(state, Happening.FIRED, state.active, card, seat)
        return
    card = hit_card(state, seat, suit)
    remove(state, seat, card)
    if seat != state.active and gunner_keeps_the_card(state):
        add(state, state.active, card)
        emit(state, Happening.SCAVENGED, state.active, card, seat)
    else:
        add(state, DISCARD, card)
        emit(state, Happening.FIRED, state.active, card, seat)


@kernel
def chart(state):
    """The map: three cards of the discard pile are offered, or all of it to a navigator, who looks at it alone."""
    allowed = EVERY_CARD if state.forced_busts else ~busting_cards(state, False)
    first = state.cards[DISCARD, 0] & allowed
    second = state.cards[DISCARD, 1] & allowed
    count = count_bits(first) + count_bits(second)
    if count == 0:
        no_effect(state)
        return
    state.asks = Ask.TAKE
    if map_offers_everything(state):
        merge(state, OFFER, first, second)
        state.cards[DISCARD, 0] ^= first
        state.cards[DISCARD, 1] ^= second
        emit(state, Happening.OFFERED, state.active, NO_CARD, count)
        return
    for i in range(min(count, 3)):
        card = nth_of(state.cards[DISCARD, 0] & allowed, state.cards[DISCARD, 1] & allowed, below(state, count - i))
        remove(state, DISCARD, card)
        add(state, OFFER, card)
        emit(state, Happening.OFFERED, state.active, card, 0)


@kernel
def map_gives(state, card):
    """The chosen card; the others are back in the discard pile before it is placed."""
    remove(state, OFFER, card)
    merge(state, DISCARD, state.cards[OFFER, 0], state.cards[OFFER, 1])
    state.cards[OFFER, 0] = 0
    state.cards[OFFER, 1] = 0
    emit(state, Happening.TAKEN, state.active, card, 0)
    return card


@kernel
def oracle(state):
    depth = min(oracle_depth(state), state.pile_count)
    if depth == 0:
        no_effect(state)
        return
    place = state.pile_count - depth
    settle_down_to(state, place)
    if oracle_is_private(state):
        state.seen[state.active] = min(state.seen[state.active], place)
    else:
        state.shown = min(state.shown, place)
    for i in range(depth):
        emit(state, Happening.PEEKED, state.active, integer(state.order[state.pile_count - 1 - i]), i)


@kernel
def sword(state):
    """Not from the own bank, and not a suit that lies there already, which leaves out the own stacks as well."""
    allowed = EVERY_STACK & ~(suits_safe_from_sword(state) * EVERY_LANE)
    seat = state.active
    for word in range(2):
        mine = EVERY_SUIT << lane(seat) if seat >> 2 == word else 0
        state.targets[word] = state.held[word] & allowed & ~mine & stacks_open_to_sword(state, word)
    if choose_stack(state, Ask.STEAL):
        return
    if idle_sword_is_discarded(state):
        card = card_at(state, state.row_count - 1)
        lift(state, state.row_count - 1)
        add(state, DISCARD, card)
        emit(state, Happening.SWORD_DISCARDED, seat, card, 0)
    else:
        no_effect(state)


@kernel
def sword_steals(state, seat, suit):
    """The card that the chosen stack loses."""
    card = hit_card(state, seat, suit)
    remove(state, seat, card)
    emit(state, Happening.STOLEN, state.active, card, seat)
    return card


@kernel
def kraken(state):
    """R: debts run side by side, so the larger of what is left and the new one stands."""
    state.owed = max(state.owed, kraken_demand(state))
    emit(state, Happening.OWES, state.active, NO_CARD, state.owed)


@kernel
def mermaid(state, placed):
    """Where mermaids replay, ask which card of the row to pick. R: only a placed mermaid picks, a moved one moves."""
    if placed and state.mermaids == Mermaids.REPLAY and state.row_count > 1:
        state.asks = Ask.PICK


@kernel
def mermaid_picks(state, card, banked):
    """Move the picked card to the right end, or to a bank; returns the suit that acts again, or NO_SUIT.

    R: Casanova before Siren: who banks picks for themselves, who replays gives the card to the Siren.
    """
    place = 0
    while card_at(state, place) != card:
        place += 1
    owner = state.active if banked else taker_of_picked_card(state)
    if owner == NOBODY:
        lay(state, card, lift(state, place))
        emit(state, Happening.REPLAYED, state.active, card, 0)
        return suit_of(card)
    # R: what a banked anchor or hook protected at that moment stays protected, wherever it is moved.
    state.kept |= guards(state, place) & whole_row(state)
    lift(state, place)
    add(state, owner, card)
    emit(state, Happening.PICK_BANKED, state.active, card, owner)
    return NO_SUIT


@kernel
def act(state, suit, placed):
    """The effect of the card at the right end of the row; key, chest and anchor wait for the end of the turn."""
    if suit == Suit.HOOK:
        hook(state)
    elif suit == Suit.CANNON:
        cannon(state)
    elif suit == Suit.MAP:
        chart(state)
    elif suit == Suit.ORACLE:
        oracle(state)
    elif suit == Suit.SWORD:
        sword(state)
    elif suit == Suit.KRAKEN:
        kraken(state)
    elif suit == Suit.MERMAID:
        mermaid(state, placed)
