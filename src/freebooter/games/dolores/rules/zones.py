"""Where cards lie and how they move: displays and piles, the draw pile, the two sides of a duel."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, integer, nth_bit
from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.random import dealt_below

from .cards import CARD_TYPES, DAWN, GOOD_TYPES, GOODS, KIND_MASK, copies_mask, stride_of, type_of_bit, word_of
from .state import DEALER, LAST_CARDS, NEIGHBOUR, PILE
from .terms import KINDS

DAWN_BIT = 1 << DAWN
EVERY_TYPE = (1 << CARD_TYPES) - 1


@kernel
def clockwise(state, steps):
    """The seat so many steps clockwise from the dealer, less than once around."""
    seat = state.dealer + steps
    return seat if seat < state.players else seat - state.players


@kernel
def neighbour(state):
    """The seat to the dealer's left."""
    return clockwise(state, 1)


@kernel
def seat_of(state, side):
    """The duellist before whom a side lies."""
    return state.dealer if side == DEALER else neighbour(state)


@kernel
def side_of(state, seat):
    return DEALER if seat == state.dealer else NEIGHBOUR


@kernel
def is_duellist(state, seat):
    return seat == state.dealer or seat == neighbour(state)


@kernel
def count_of(state, zone, card):
    """How many cards of a type lie in a zone."""
    return count_bits((state.cards[zone, word_of(card)] >> card) & copies_mask(card))


@kernel
def add(state, zone, card):
    state.cards[zone, word_of(card)] |= 1 << (card + stride_of(card) * count_of(state, zone, card))


@kernel
def remove(state, zone, card):
    state.cards[zone, word_of(card)] ^= 1 << (card + stride_of(card) * (count_of(state, zone, card) - 1))


@kernel
def types_in(state, zone):
    """The types of which a zone has a card, as a mask: the first copies."""
    return (state.cards[zone, 0] & KIND_MASK) | (state.cards[zone, 1] & EVERY_TYPE)


@kernel
def bottles_in(state, zone):
    """The bottles that lie in a zone, as a mask."""
    return (state.cards[zone, 1] & EVERY_TYPE) >> GOODS


@kernel
def goods_in(state, zone):
    """The types of goods of which a zone has a card, as a mask."""
    return types_in(state, zone) & GOOD_TYPES


@kernel
def kinds_in(state, zone):
    """The kinds of which a zone has a card, as a mask."""
    goods = goods_in(state, zone)
    return (goods | (goods >> KINDS) | (goods >> 2 * KINDS)) & KIND_MASK


@kernel
def nth_card(first, second, n):
    """The type of the n-th card of a zone's two words."""
    count = count_bits(first)
    beyond = n >= count
    return type_of_bit(beyond, nth_bit(second if beyond else first, n - count if beyond else n))


@kernel
def draw_top(state):
    """Take the top card off the draw pile.

    Which unordered card it is depends on the seed, or the key, and the place alone. Dawn comes only among the last
    sixteen cards, and there every place is as likely as any other.
    """
    place = state.pile_count - 1
    state.pile_count = place
    if place >= state.settled:
        return integer(state.order[place])
    second = state.cards[PILE, 1]
    choices = place + 1
    if place >= LAST_CARDS and second & DAWN_BIT:
        second ^= DAWN_BIT
        choices -= 1
    card = nth_card(state.cards[PILE, 0], second, dealt_below(state, place, choices))
    remove(state, PILE, card)
    return card


@kernel
def count_places(state):
    return state.side_count[NEIGHBOUR] + state.side_count[DEALER]


@kernel
def side_at(state, place):
    return NEIGHBOUR if place < state.side_count[NEIGHBOUR] else DEALER


@kernel
def lay(state, side, card):
    """Put a card before a duellist, as the last of its side."""
    place = count_places(state)
    if side == NEIGHBOUR:
        while place > state.side_count[NEIGHBOUR]:
            state.table[place] = state.table[place - 1]
            place -= 1
    state.table[place] = card
    state.side_count[side] += 1


@kernel
def lift(state, place):
    """Take the card at a place off the table; the others close up."""
    card = state.table[place]
    state.side_count[side_at(state, place)] -= 1
    for i in range(place, count_places(state)):
        state.table[i] = state.table[i + 1]
    return card
