"""Where cards lie and how they move: banks, discard pile and offer; the row; the draw pile.

An unordered zone is two sets of cards, because the party game has every card twice. Which stacks are not empty is kept
beside them, sixteen bits a zone, so that everything a cannon may hit is one mask.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, highest_bit, integer, lowest_bit, nth_bit, word
from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.random import below, dealt_below

from .cards import EVERY_SUIT, STACK, suit_of, suits_in
from .state import LANE, LONGEST_ROW, PILE
from .terms import MAX_PLAYERS


@kernel
def lane(seat):
    """The place of a seat's lane in its word of stacks; four lanes make a word."""
    return (seat & 3) * LANE


@kernel
def suits_held(state, seat):
    """The suits of which a bank has a card."""
    return (state.held[seat >> 2] >> lane(seat)) & EVERY_SUIT


@kernel
def merge(state, zone, first, second):
    """Put a set of first copies and a set of second copies into a zone."""
    there = state.cards[zone, 0]
    state.cards[zone, 0] = there | first
    state.cards[zone, 1] |= second | (there & first)
    if zone < MAX_PLAYERS:
        state.held[zone >> 2] |= suits_in(first | second) << lane(zone)


@kernel
def add(state, zone, card):
    """Put a card into a zone."""
    bit = 1 << card
    there = state.cards[zone, 0]
    state.cards[zone, 0] = there | bit
    state.cards[zone, 1] |= there & bit
    if zone < MAX_PLAYERS:
        state.held[zone >> 2] |= 1 << (lane(zone) + suit_of(card))


@kernel
def remove(state, zone, card):
    """Take a card out of a zone in which it lies."""
    bit = 1 << card
    second = state.cards[zone, 1] & bit
    state.cards[zone, 1] ^= second
    first = state.cards[zone, 0] ^ (bit ^ second)
    state.cards[zone, 0] = first
    if zone < MAX_PLAYERS:
        suit = suit_of(card)
        if first & (STACK << suit) == 0:
            state.held[zone >> 2] &= ~(1 << (lane(zone) + suit))


@kernel
def count_cards(state, zone):
    return count_bits(state.cards[zone, 0]) + count_bits(state.cards[zone, 1])


@kernel
def top_card(state, zone, suit):
    return highest_bit(state.cards[zone, 0] & (STACK << suit))


@kernel
def lowest_card(state, zone, suit):
    return lowest_bit(state.cards[zone, 0] & (STACK << suit))


@kernel
def nth_of(first, second, n):
    """The n-th card of two sets."""
    count = count_bits(first)
    beyond = n >= count
    return nth_bit(second if beyond else first, n - count if beyond else n)


@kernel
def take_random(state, zone):
    """Take one card of a zone, every card as likely as any other."""
    card = nth_of(state.cards[zone, 0], state.cards[zone, 1], below(state, count_cards(state, zone)))
    remove(state, zone, card)
    return card


@kernel
def lay(state, card, kept):
    """Put a card at the right end of the row; `kept` is 1 for a card that stays protected."""
    count = state.row_count
    state.row[word(count)] = card
    state.row_count = count + 1
    state.row_cards |= 1 << card
    state.row_suits |= 1 << suit_of(card)
    state.kept |= kept << count


@kernel
def lift(state, place):
    """Take the card at `place` out of the row; the others close up. Returns whether it was kept, as 1 or 0."""
    last = state.row_count - 1
    cards = state.row_cards ^ (1 << card_at(state, place))
    for i in range(place, last):
        state.row[i] = state.row[i + 1]
    state.row_count = last
    state.row_cards = cards
    state.row_suits = suits_in(cards)
    kept = state.kept
    left = (1 << place) - 1
    state.kept = (kept & left) | ((kept >> 1) & ~left)
    return (kept >> place) & 1


@kernel
def card_at(state, place):
    """The card at a place of the row."""
    return integer(state.row[word(place)])


@kernel
def cards_at(state, places):
    """The cards at some places of the row, as a set."""
    cards = 0
    for place in range(state.row_count):
        cards |= ((places >> place) & 1) << card_at(state, place)
    return cards


@kernel
def whole_row(state):
    """All places of the row, as a mask."""
    return (1 << state.row_count) - 1


@kernel
def places_of(state, suit):
    """The places of the row where cards of a suit lie, as a mask."""
    places = 0
    for place in range(LONGEST_ROW):  # Also beyond the row's end: a loop of fixed length needs no guess when it stops.
        places |= (((STACK << suit) >> card_at(state, place)) & 1) << place
    return places & whole_row(state)


@kernel
def clear_row(state):
    state.row_count = 0
    state.row_cards = 0
    state.row_suits = 0
    state.kept = 0


@kernel
def draw_unordered(state, place):
    """Decide which of the unordered cards of the draw pile lies at `place`, all above it being decided.

    The choice depends on the seed, or the key, and the place alone: the whole pile is dealt, though nobody shuffles it.
    """
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1]
    card = nth_of(first, second, dealt_below(state, place, place + 1))
    bit = 1 << card
    copy = second & bit
    state.cards[PILE, 1] = second ^ copy
    state.cards[PILE, 0] = first ^ bit ^ copy
    return card


@kernel
def draw_top(state):
    """Take the top card off the draw pile."""
    place = state.pile_count - 1
    state.pile_count = place
    if place < state.settled:
        return draw_unordered(state, place)
    return state.order[place]


@kernel
def settle_down_to(state, place):
    """Decide the order of the draw pile from the top down to `place`."""
    for i in range(min(state.settled, state.pile_count) - 1, place - 1, -1):
        state.order[i] = draw_unordered(state, i)
    state.settled = min(state.settled, place)
