"""Points, and who wins."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import emit

from .cards import EVERY_SUIT, MERMAID_STEP, NO_CARD, RANKS, STACK, suits_in
from .events import Happening
from .switches import Mermaids
from .terms import SUITS, Suit
from .traits import golden_scales
from .variants import all_hands_on_deck, beneath_the_waves, pile_o_treasure, sudden_death
from .zones import count_cards


@kernel
def bank_points(state, seat, first, second):
    """What a bank with these sets of cards would be worth to a seat: its top cards, or where every card scores all."""
    mermaids = first & (STACK << Suit.MERMAID)
    if pile_o_treasure(state):
        total = 0
        for rank in range(RANKS):
            cards = EVERY_SUIT << (rank * SUITS)
            total += (rank + 2) * (count_bits(first & cards) + count_bits(second & cards))
        mermaid_count = count_bits(mermaids) + count_bits(second & (STACK << Suit.MERMAID))
    else:
        # A rank is one less than the number of cards from the lowest of the suit up to the top one.
        below_tops = first | (first >> 10)
        below_tops |= below_tops >> 20
        below_tops |= below_tops >> 40
        total = count_bits(below_tops) + count_bits(below_tops & EVERY_SUIT)
        mermaid_count = 1 if mermaids else 0
    step = MERMAID_STEP if state.mermaids == Mermaids.PLAIN else 0
    return total + mermaid_count * (step + golden_scales(state, seat)) - all_hands_on_deck(state, suits_in(first))


@kernel
def seat_points(state, seat):
    """The points of a seat's bank."""
    return bank_points(state, seat, state.cards[seat, 0], state.cards[seat, 1])


@entry
def points(state, out):
    """Everyone's points as the table stands."""
    for seat in range(state.players):
        out[seat] = seat_points(state, seat)


@kernel
def winners(state):
    """Who has won if the game ends now, as a mask: most points, then most cards, then the victory is shared."""
    limit = beneath_the_waves(state)
    best = 0
    best_points = -1000
    best_cards = 0
    for seat in range(state.players):
        total = seat_points(state, seat)
        if limit and total >= limit:
            continue
        cards = count_cards(state, seat)
        if total > best_points or (total == best_points and cards > best_cards):
            best = 1 << seat
            best_points = total
            best_cards = cards
        elif total == best_points and cards == best_cards:
            best |= 1 << seat
    # R: with nobody beneath the waves, all share the victory.
    return best if best else (1 << state.players) - 1


@kernel
def announce_winners(state):
    won = winners(state)
    for seat in range(state.players):
        if (won >> seat) & 1:
            emit(state, Happening.WON, seat, NO_CARD, 0)


@kernel
def is_sudden_death(state):
    """Whether somebody has the points that win at once."""
    enough = sudden_death(state)
    if enough:
        for seat in range(state.players):
            if seat_points(state, seat) >= enough:
                return True
    return False
