"""What a seat can count on: the next card where it has seen it, and otherwise the cards that may come.

Policies run on what a seat observed and, in playouts, on whole positions. They ask here, and here only, about the draw
pile, so that the one tells them no more than the other.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, integer
from freebooter.engine.kernels.compiling import kernel

from ...rules.knowledge import first_known
from ...rules.state import PILE
from ...rules.suits import busting_cards, protected
from ...rules.terms import Suit
from ...rules.zones import cards_at

PROTECTING = (1 << Suit.ANCHOR) | (1 << Suit.HOOK)
"""The suits without which nothing in the row is safe; a hook protects only where its player is a miser."""


@kernel
def knows_next(state, seat):
    """Whether the seat has seen the card that is drawn next."""
    return first_known(state, seat) < state.pile_count


@kernel
def next_card(state):
    """The card that is drawn next, for a seat that has seen it."""
    return integer(state.order[state.pile_count - 1])


@kernel
def unseen(state, seat):
    """The cards of the draw pile whose places the seat does not know: the set of first copies and that of second."""
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1]
    known = first_known(state, seat)
    for place in range(min(state.settled, known), known):
        bit = 1 << integer(state.order[place])
        second |= first & bit
        first |= bit
    return first, second


@kernel
def bust_chance(state, seat):
    """The probability that the card drawn next busts, as far as the seat knows."""
    busting = busting_cards(state, True)
    if knows_next(state, seat):
        return 1.0 if (busting >> next_card(state)) & 1 else 0.0
    if state.pile_count == 0:
        return 0.0
    first, second = unseen(state, seat)
    return (count_bits(first & busting) + count_bits(second & busting)) / state.pile_count


@kernel
def safe_cards(state):
    """The cards of the row that a bust would spare, as a set."""
    if state.kept == 0 and state.row_suits & PROTECTING == 0:
        return 0
    return cards_at(state, protected(state))
