"""What tells how good a position is for a seat: a row of numbers for each seat at the beginning of a turn.

Only what lies open is read, and of the draw pile which cards it still holds: everybody who counts knows that. So a seat
judges a whole position as it judges what it observes.
"""

from __future__ import annotations

from math import sqrt

from freebooter.engine.kernels.bits import count_bits, highest_bit
from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.cards import RANKS, STACK
from ...rules.scoring import seat_points
from ...rules.state import DISCARD, PILE
from ...rules.switches import Mermaids
from ...rules.terms import SUITS, TRAITS
from ...rules.variants import points_that_win, points_too_many
from ...rules.zones import count_cards

VARIANTS = 8

PILE_LEFT = 0
TURNS_LEFT = 1
PLAYERS = 2
IN_DISCARD = 3
REPLAYING = 4
TWO_DECKS = 5
VARIANT = 6  # + variant
TO_COME = VARIANT + VARIANTS  # + suit: how many of its cards are still in the draw pile
POINTS = TO_COME + SUITS
LEAD = POINTS + 1  # over the best opponent,
LEAD_OVER_ALL = LEAD + 1  # over their mean,
LEAD_FOR_LUCK = LEAD_OVER_ALL + 1  # and over the best in units of what luck may still change.
LEAD_AT_LAST = LEAD_FOR_LUCK + 1
CARDS_AHEAD = LEAD_AT_LAST + 1
UNTIL_TURN = CARDS_AHEAD + 1
NEXT_TO_PLAY = UNTIL_TURN + 1
TO_WIN = NEXT_TO_PLAY + 1  # points that a sudden death still needs
THEIRS_TO_WIN = TO_WIN + 1
GROWTH = THEIRS_TO_WIN + 1  # what the cards to come would add on average,
THEIR_GROWTH = GROWTH + 1  # and to the leader among the others
TOP = THEIR_GROWTH + 1  # + suit
THEIR_TOP = TOP + SUITS  # + suit
DEPTH = THEIR_TOP + SUITS  # + suit: cards below the top
GUARD = DEPTH + SUITS  # + suit: what a hit of the top would cost
OWN_TRAIT = GUARD + SUITS  # + trait
THEIR_TRAIT = OWN_TRAIT + TRAITS  # + trait
SIGNS = THEIR_TRAIT + TRAITS
"""How many signs there are of each seat."""


@kernel
def effective_points(state, seat):
    """The points of a seat; those that are too many count against it."""
    total = seat_points(state, seat)
    limit = points_too_many(state)
    return limit - total if limit and total >= limit else total


@kernel
def growth(state, seat):
    """By how much the tops of a seat would rise, summed over the cards to come."""
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1]
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        bit = 1 << state.order[place]
        second |= first & bit
        first |= bit
    total = 0
    own = state.cards[seat, 0]
    for suit in range(SUITS):
        stack = STACK << suit
        mine = own & stack
        top = highest_bit(mine) // SUITS + 2 if mine else 0
        for rank in range(RANKS):
            if rank + 2 > top:
                bit = 1 << (rank * SUITS + suit)
                copies = (1 if first & bit else 0) + (1 if second & bit else 0)
                total += copies * (rank + 2 - top)
    return total


@kernel
def put_common(state, out):
    """What is the same for every seat."""
    left = state.pile_count
    out[PILE_LEFT] = left
    out[TURNS_LEFT] = left / state.players
    out[PLAYERS] = state.players
    out[IN_DISCARD] = count_cards(state, DISCARD)
    out[REPLAYING] = 1 if state.mermaids == Mermaids.REPLAY else 0
    out[TWO_DECKS] = 1 if state.decks else 0
    out[VARIANT + state.variant] = 1
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1]
    for place in range(min(state.settled, left), left):
        bit = 1 << state.order[place]
        second |= first & bit
        first |= bit
    for suit in range(SUITS):
        stack = STACK << suit
        out[TO_COME + suit] = count_bits(first & stack) + count_bits(second & stack)


@kernel
def put_stacks(state, seat, out):
    """The stacks of a seat beside the others'."""
    own = state.cards[seat, 0]
    for suit in range(SUITS):
        stack = STACK << suit
        mine = own & stack
        if mine:
            place = highest_bit(mine)
            top = place // SUITS + 1
            below = mine ^ (1 << place)
            out[TOP + suit] = top
            out[DEPTH + suit] = count_bits(below) + count_bits(state.cards[seat, 1] & stack)
            if (state.cards[seat, 1] >> place) & 1 == 0:
                out[GUARD + suit] = top - highest_bit(below) // SUITS - 1 if below else top + 1
        for other in range(state.players):
            theirs = state.cards[other, 0] & stack
            if other != seat and theirs:
                out[THEIR_TOP + suit] = max(out[THEIR_TOP + suit], highest_bit(theirs) // SUITS + 1.0)


@entry
def put_signs(state, seat, out):
    """Write the numbers of a seat to `out`, which must be zero, as they are when the turn of `state.active` begins."""
    put_common(state, out)
    put_stacks(state, seat, out)
    points = effective_points(state, seat)
    leader = seat
    best = -1000
    cards = 0
    total = 0
    for other in range(state.players):
        if other != seat:
            theirs = effective_points(state, other)
            total += theirs
            cards = max(cards, count_cards(state, other))
            if theirs > best:
                best = theirs
                leader = other
    left = state.pile_count
    lead = points - best
    ahead = count_cards(state, seat) - cards
    out[POINTS] = points
    out[LEAD] = lead
    out[LEAD_OVER_ALL] = points - total / (state.players - 1)
    out[LEAD_FOR_LUCK] = lead / sqrt(left + 1.0)
    out[LEAD_AT_LAST] = (lead + 0.1 * max(-5, min(5, ahead))) / (left + 1.0)
    out[CARDS_AHEAD] = ahead
    steps = (seat - state.active + state.players) % state.players
    out[UNTIL_TURN] = steps
    out[NEXT_TO_PLAY] = 1 if steps == 0 else 0
    enough = points_that_win(state)
    if enough:
        out[TO_WIN] = max(0, enough - points)
        out[THEIRS_TO_WIN] = max(0, enough - best)
    if left:
        out[GROWTH] = growth(state, seat) / left
        out[THEIR_GROWTH] = growth(state, leader) / left
    for trait in range(TRAITS):
        holders = state.holders[trait]
        if (holders >> seat) & 1:
            out[OWN_TRAIT + trait] = 1
        if holders & ~(1 << seat):
            out[THEIR_TRAIT + trait] = 1
