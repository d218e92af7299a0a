"""The game variant cards. Each changes the answer to one question; a function is named by what it answers."""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits
from freebooter.engine.kernels.compiling import kernel

from .cards import EVERY_SUIT, MERMAID_STEP, RANKS, STACK, rank_of, suit_of, suits_in
from .state import DISCARD
from .switches import Mermaids, Variant
from .terms import SUITS, Suit
from .zones import card_at


@kernel
def zone_of_busted_cards(state):
    """The zone that busted cards go to: the discard pile, or on Thieves Island the next player's bank."""
    if state.variant == Variant.THIEVES_ISLAND:
        return (state.active + 1) % state.players
    return DISCARD


@kernel
def every_card_scores(state):
    """Whether every card of a bank scores, not only the tops: Pile o' Treasure."""
    return state.variant == Variant.PILE_O_TREASURE


@kernel
def count_scoring(state, suit, first, second):
    """How many cards of a suit score in a bank with these sets of cards."""
    if every_card_scores(state):
        return count_bits(first & (STACK << suit)) + count_bits(second & (STACK << suit))
    return 1 if first & (STACK << suit) else 0


@kernel
def points_that_win(state):
    """The points that win at once, in Sudden Death; 0 where points alone never end the game."""
    return 50 if state.variant == Variant.SUDDEN_DEATH else 0


@kernel
def variant_points(state, first, second):
    """What the variant card adds to the points of a bank with these sets of cards: a line for each that scores."""
    total = 0
    if state.variant == Variant.ALL_HANDS_ON_DECK:
        total -= 5 * (SUITS - count_bits(suits_in(first)))
    return total


@kernel
def repeating_cards(state):
    """The cards that repeat something of the row, as a set: its suits, or in Strange Lands its numbers."""
    if state.variant != Variant.STRANGE_LANDS:
        return state.row_suits * STACK
    step = MERMAID_STEP if state.mermaids == Mermaids.PLAIN else 0
    repeating = 0
    for i in range(state.row_count):
        card = card_at(state, i)
        number = rank_of(card) + (step if suit_of(card) == Suit.MERMAID else 0)
        if number < RANKS:
            repeating |= (EVERY_SUIT >> 1) << (number * SUITS)  # every suit but the mermaids, which come last
        if 0 <= number - step < RANKS:
            repeating |= 1 << ((number - step) * SUITS + Suit.MERMAID)
    return repeating


@kernel
def points_too_many(state):
    """The points that are too many to win, Beneath the Waves; 0 where there is no such bound."""
    return 60 if state.variant == Variant.BENEATH_THE_WAVES else 0


@kernel
def lowest_card_is_hit(state):
    """Whether cannon and sword hit the lowest card of a stack: Bottom Feeder."""
    return state.variant == Variant.BOTTOM_FEEDER
