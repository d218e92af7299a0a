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
RISE = GUARD + SUITS  # + suit: by how much a card to come would raise the top, on average,
THEIR_RISE = RISE + SUITS  # + suit: and that of the leader among the others
EXPOSED = THEIR_RISE + SUITS  # the most that one hit would cost,
THEIRS_EXPOSED = EXPOSED + 1  # and would cost that leader
TO_STEAL = THEIRS_EXPOSED + 1  # the best top of that leader in a suit the seat does not have,
TO_LOSE = TO_STEAL + 1  # and the other way round
OWN_TRAIT = TO_LOSE + 1  # + trait
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
def to_come(state):
    """The cards of the draw pile: the set of first copies and that of second."""
    first = state.cards[PILE, 0]
    second = state.cards[PILE, 1]
    for place in range(min(state.settled, state.pile_count), state.pile_count):
        bit = 1 << state.order[place]
        second |= first & bit
        first |= bit
    return first, second


@kernel
def put_growth(state, seat, first, second, rises, out):
    """Write by how much each top of a seat would rise on average, from `rises` on; returns the sum."""
    total = 0
    own = state.cards[seat, 0]
    for suit in range(SUITS):
        stack = STACK << suit
        mine = own & stack
        top = highest_bit(mine) // SUITS + 2 if mine else 0
        rise = 0
        for rank in range(RANKS):
            if rank + 2 > top:
                bit = 1 << (rank * SUITS + suit)
                copies = (1 if first & bit else 0) + (1 if second & bit else 0)
                rise += copies * (rank + 2 - top)
        out[rises + suit] = rise / max(1, state.pile_count)
        total += rise
    return total / max(1, state.pile_count)


@kernel
def guard_of(stack, seconds):
    """What a hit of the top of a stack would cost; its second copies may lie under it."""
    place = highest_bit(stack)
    if (seconds >> place) & 1:
        return 0
    below = stack ^ (1 << place)
    return place // SUITS - highest_bit(below) // SUITS if below else place // SUITS + 2


@kernel
def exposure(state, seat):
    """The most that one hit would cost a seat."""
    most = 0
    for suit in range(SUITS):
        mine = state.cards[seat, 0] & (STACK << suit)
        if mine:
            most = max(most, guard_of(mine, state.cards[seat, 1]))
    return most


@kernel
def to_steal(state, seat, other):
    """The best top of another seat in a suit that the seat does not have."""
    most = 0
    for suit in range(SUITS):
        stack = STACK << suit
        theirs = state.cards[other, 0] & stack
        if theirs and state.cards[seat, 0] & stack == 0:
            most = max(most, highest_bit(theirs) // SUITS + 2)
    return most


@kernel
def put_common(state, first, second, out):
    """What is the same for every seat."""
    left = state.pile_count
    out[PILE_LEFT] = left
    out[TURNS_LEFT] = left / state.players
    out[PLAYERS] = state.players
    out[IN_DISCARD] = count_cards(state, DISCARD)
    out[REPLAYING] = 1 if state.mermaids == Mermaids.REPLAY else 0
    out[TWO_DECKS] = 1 if state.decks else 0
    out[VARIANT + state.variant] = 1
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
    first, second = to_come(state)
    put_common(state, first, second, out)
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
    out[GROWTH] = put_growth(state, seat, first, second, RISE, out)
    out[THEIR_GROWTH] = put_growth(state, leader, first, second, THEIR_RISE, out)
    out[EXPOSED] = exposure(state, seat)
    out[THEIRS_EXPOSED] = exposure(state, leader)
    out[TO_STEAL] = to_steal(state, seat, leader)
    out[TO_LOSE] = to_steal(state, leader, seat)
    for trait in range(TRAITS):
        holders = state.holders[trait]
        if (holders >> seat) & 1:
            out[OWN_TRAIT + trait] = 1
        if holders & ~(1 << seat):
            out[THEIR_TRAIT + trait] = 1
