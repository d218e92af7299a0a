"""What a seat knows as a row of numbers, for learners. Which number means what is said in `learning.py`.

Given the whole state or what the seat observes of it, the numbers are the same: nothing is read here that `observe`
does not copy. Seats are counted from the one that looks.
"""

from __future__ import annotations

from freebooter.engine.kernels.bits import count_bits, word
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.features import (
    counted_on,
    put_number,
    put_one,
    put_set,
    put_two_sets,
    steps_to,
    wipe,
)

from .cards import CARDS, suits_in
from .knowledge import first_known
from .scoring import points_with, seat_points
from .state import DISCARD, OFFER, PILE, Ask
from .suits import busting_cards, protected
from .switches import SWITCHES, Discard
from .terms import SUITS, TRAITS, Trait, TraitDeal
from .traits import has
from .zones import card_at, cards_at, count_cards

ASKS = Ask.OVER
"""How many questions there are, the end of the match among them."""
VARIANTS = len(SWITCHES["variant"])
PER_CENT = 100


@entry
def features(state, seat, memory, with_memory, out):
    """Write what a seat knows to `out`; returns how many numbers it is.

    `memory` is the table's. Without it, what lies in a hidden discard pile and what is left of the draw pile are not
    told either.
    """
    wipe(out)
    at = put_turn(state, seat, out)
    at = put_seats(state, seat, out, at)
    at = put_row(state, out, at)
    at = put_offer(state, seat, out, at)
    if with_memory or state.discard == Discard.OPEN:
        at = put_piles(state, seat, out, at)
    at = put_known_top(state, seat, out, at)
    if state.trait_deal != TraitDeal.NONE:
        at = put_traits(state, seat, out, at)
    return at


@kernel
def put_turn(state, seat, out):
    """The open question, and how far the turn has come."""
    at = put_one(out, 0, state.asks - 1, ASKS)
    at = put_one(out, at, state.variant, VARIANTS)
    at = put_one(out, at, steps_to(seat, state.active, state.players), state.players)
    at = put_number(out, at, state.drawn)
    at = put_number(out, at, state.owed)
    at = put_number(out, at, state.bonus)
    at = put_number(out, at, state.hook_depth)
    at = put_number(out, at, state.first_of_two)
    at = put_number(out, at, state.busted)
    at = put_number(out, at, state.pile_count)
    return put_number(out, at, count_in_discard(state))


@kernel
def put_seats(state, seat, out, at):
    """Points, what each seat has been shown of the draw pile, and the banks."""
    players = state.players
    for step in range(players):
        at = put_number(out, at, seat_points(state, counted_on(seat, step, players)))
    for step in range(players):
        at = put_number(out, at, state.pile_count - first_known(state, counted_on(seat, step, players)))
    for step in range(players):
        other = counted_on(seat, step, players)
        at = put_two_sets(out, at, state.cards[other, 0], state.cards[other, 1], CARDS)
    return at


@kernel
def put_row(state, out, at):
    """Where each card lies in the row, counted from 1, which of them are protected, and what they are worth."""
    for place in range(state.row_count):
        out[word(at + card_at(state, place))] = place + 1
    at += CARDS
    safe = cards_at(state, protected(state))
    at = put_set(out, at, suits_in(safe), SUITS)
    collected = points_with(state, state.active, state.row_cards)
    at = put_number(out, at, collected - seat_points(state, state.active))
    return put_number(out, at, collected - points_with(state, state.active, safe))


@kernel
def is_navigating(state):
    """Whether what is offered was only looked at in the discard pile."""
    return has(state, state.active, Trait.NAVIGATOR)


@kernel
def count_in_discard(state):
    return count_cards(state, DISCARD) + (count_cards(state, OFFER) if is_navigating(state) else 0)


@kernel
def put_offer(state, seat, out, at):
    """What a map offers; of a discard pile that lies hidden, a navigator alone sees it."""
    secret = state.discard == Discard.HIDDEN and is_navigating(state) and seat != state.active
    first = 0 if secret else state.cards[OFFER, 0]
    second = 0 if secret else state.cards[OFFER, 1]
    return put_two_sets(out, at, first, second, CARDS)


@kernel
def put_piles(state, seat, out, at):
    """The discard pile, the cards of the draw pile whose places the seat does not know, and how likely one busts."""
    first = state.cards[DISCARD, 0]
    second = state.cards[DISCARD, 1]
    if is_navigating(state):
        second |= state.cards[OFFER, 1] | (first & state.cards[OFFER, 0])
        first |= state.cards[OFFER, 0]
    at = put_two_sets(out, at, first, second, CARDS)
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1]
    known = first_known(state, seat)
    for place in range(min(state.settled, known), known):
        bit = 1 << state.order[place]
        second |= first & bit
        first |= bit
    at = put_two_sets(out, at, first, second, CARDS)
    busting = busting_cards(state, True)
    if known < state.pile_count:
        chance = PER_CENT * ((busting >> state.order[word(state.pile_count - 1)]) & 1)
    elif known:
        chance = PER_CENT * (count_bits(first & busting) + count_bits(second & busting)) // known
    else:
        chance = 0
    return put_number(out, at, chance)


@kernel
def put_known_top(state, seat, out, at):
    """How deep in the draw pile each card lies that the seat has seen there, counted from 1."""
    for place in range(first_known(state, seat), state.pile_count):
        out[word(at + state.order[place])] = state.pile_count - place
    return at + CARDS


@kernel
def put_traits(state, seat, out, at):
    """Everyone's trait and rival; in the draft the seat's own two, its choice, and who else has chosen."""
    players = state.players
    for step in range(players):
        other = counted_on(seat, step, players)
        for trait in range(TRAITS):
            out[word(at + trait)] = (state.holders[trait] >> other) & 1
        at += TRAITS
    for step in range(players):
        rival = state.rivals[counted_on(seat, step, players)]
        at = put_one(out, at, steps_to(seat, rival, players), players)
    if state.asks == Ask.DRAFT:
        out[word(at + state.dealt_traits[seat, 0])] = 1
        out[word(at + state.dealt_traits[seat, 1])] = 1
        at = put_number(out, at + TRAITS, state.chosen[seat])
        for step in range(players):
            at = put_number(out, at, 1 if state.chosen[counted_on(seat, step, players)] != 0 else 0)
        return at
    return at + TRAITS + 1 + players
