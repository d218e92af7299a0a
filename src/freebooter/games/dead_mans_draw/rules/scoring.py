"""Points, and who wins."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, highest_bit
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.events import emit

from .cards import EVERY_SUIT, LOWEST, MERMAID_STEP, NO_CARD, RANKS, STACK
from .events import Happening
from .switches import Mermaids
from .terms import SUITS, Suit
from .traits import trait_of, trait_points
from .variants import count_scoring, every_card_scores, points_that_win, points_too_many, variant_points
from .zones import count_cards

SUIT_PART = 0
TRAIT_PART = 1
VARIANT_PART = 2
"""What a part of a score is for."""

PART = 0  # one of the above,
NUMBER = 1  # which suit, trait or variant,
POINTS = 2  # what it adds,
FIRST = 3  # and of a suit the cards that score: first copies
SECOND = 4  # and second ones.
PART_COLUMNS = 5
MOST_PARTS = SUITS + 2


@kernel
def card_points(state, first, second):
    """What sets of cards are worth by themselves: their top cards, or where every card scores all."""
    if every_card_scores(state):
        total = 0
        for rank in range(RANKS):
            cards = EVERY_SUIT << (rank * SUITS)
            total += (rank + LOWEST) * (count_bits(first & cards) + count_bits(second & cards))
    else:
        # A rank is one less than the number of cards from the lowest of the suit up to the top one.
        below_tops = first | (first >> 10)
        below_tops |= below_tops >> 20
        below_tops |= below_tops >> 40
        total = count_bits(below_tops) + (LOWEST - 1) * count_bits(below_tops & EVERY_SUIT)
    step = MERMAID_STEP if state.mermaids == Mermaids.PLAIN else 0
    return total + step * count_scoring(state, Suit.MERMAID, first, second)


@kernel
def bank_points(state, seat, first, second):
    """What a bank with these sets of cards would be worth to a seat."""
    return (
        card_points(state, first, second)
        + trait_points(state, seat, first, second)
        + variant_points(state, first, second)
    )


@kernel
def points_with(state, seat, cards):
    """The points of a seat if a set of cards were in its bank, too."""
    first = state.cards[seat, 0]
    return bank_points(state, seat, first | cards, state.cards[seat, 1] | (first & cards))


@kernel
def seat_points(state, seat):
    """The points of a seat's bank."""
    return bank_points(state, seat, state.cards[seat, 0], state.cards[seat, 1])


@kernel
def score_parts(state, seat, out):
    """Write what makes a seat's points, a row each: its suits, its trait, the variant; returns how many there are."""
    first = state.cards[seat, 0]
    second = state.cards[seat, 1]
    count = 0
    for suit in range(SUITS):
        stack = STACK << suit
        if first & stack:
            out[count, PART] = SUIT_PART
            out[count, NUMBER] = suit
            out[count, POINTS] = card_points(state, first & stack, second & stack)
            whole = every_card_scores(state)
            out[count, FIRST] = first & stack if whole else 1 << highest_bit(first & stack)
            out[count, SECOND] = second & stack if whole else 0
            count += 1
    count = add_part(out, count, TRAIT_PART, trait_of(state, seat), trait_points(state, seat, first, second))
    return add_part(out, count, VARIANT_PART, state.variant, variant_points(state, first, second))


@kernel
def add_part(out, count, part, number, total):
    """Write a row for what adds anything; returns how many there are then."""
    if total == 0:
        return count
    out[count, PART] = part
    out[count, NUMBER] = number
    out[count, POINTS] = total
    out[count, FIRST] = 0
    out[count, SECOND] = 0
    return count + 1


@entry
def points(state, out):
    """Everyone's points as the table stands."""
    for seat in range(state.players):
        out[seat] = seat_points(state, seat)


@kernel
def winners(state):
    """Who has won if the game ends now, as a mask: most points, then most cards, then the victory is shared."""
    limit = points_too_many(state)
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
    enough = points_that_win(state)
    if enough:
        for seat in range(state.players):
            if seat_points(state, seat) >= enough:
                return True
    return False
