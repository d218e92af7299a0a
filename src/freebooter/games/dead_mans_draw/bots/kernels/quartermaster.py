"""The quartermaster counts cards: it tries every card that may come next, by the rules themselves, and takes the mean.

A question it answers by trying every answer. What a turn may bring after the next card it estimates from the odds.
"""

from __future__ import annotations

import numpy as np

from freebooter.engine.kernels.bits import integer
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import stream

from ...rules.actions import COLLECT, DRAW, count_moves, may_collect, nth_move
from ...rules.cards import CARDS
from ...rules.knowledge import reimagine
from ...rules.moves import apply
from ...rules.scoring import points_with, seat_points
from ...rules.state import PILE, STATE, Ask
from ...rules.variants import points_too_many
from ...rules.zones import add, count_cards, remove
from .inference import bust_chance, knows_next, next_card, safe_cards, unseen
from .swift import ONE_MORE_CARD, swift

A_CARD_IN_THE_BANK = 0.8
"""What a card counts beside its points: it guards the stack against cannon and sword, and breaks ties."""
THE_LEADER = 0.7
THE_OTHERS = 0.3
"""How much of the best opponent's points, and of the opponents' mean, counts against the own."""


@kernel
def wealth(state, seat):
    """What a seat has: points and cards; with too many points to win, the fewer the better."""
    total = seat_points(state, seat)
    limit = points_too_many(state)
    if limit and total >= limit:
        total = limit - total
    return total + A_CARD_IN_THE_BANK * count_cards(state, seat)


@entry
def standing(state, seat):
    """How a seat stands: what it has, less what the others have."""
    total = 0.0
    leader = -1000.0
    for other in range(state.players):
        if other != seat:
            theirs = wealth(state, other)
            total += theirs
            leader = max(leader, theirs)
    return wealth(state, seat) - THE_LEADER * leader - THE_OTHERS * total / (state.players - 1)


@kernel
def put_on_top(state, card):
    """Let a card that may lie anywhere in the draw pile be the one that is drawn next."""
    top = state.pile_count - 1
    if state.settled > top:
        remove(state, PILE, card)
        state.settled = top
    elif state.order[top] != card:
        place = state.settled
        while place < top and state.order[place] != card:
            place += 1
        if place < top:
            state.order[place] = state.order[top]
        else:
            add(state, PILE, integer(state.order[top]))
            remove(state, PILE, card)
    state.order[top] = card


@kernel
def is_at_a_choice(state, seat):
    """Whether the seat may draw or collect now."""
    return state.active == seat and state.asks == Ask.TURN and state.drawn and may_collect(state)


@kernel
def forced(state, seat):
    """What the seat has to do next, by rule or by the swift policy, before it may draw or collect; -1 for nothing."""
    if state.active != seat or state.asks == Ask.OVER:
        return -1
    if state.asks > Ask.TURN:
        return swift(state, seat)
    return DRAW if state.drawn and not may_collect(state) else -1


# Every function that is compiled brings along whatever it calls, so the rules are called from one function alone, and
# few call that one.
@entry
def carry_out(state, seat, action):
    """Make a move and all that must follow, until the seat may draw or collect, or its turn is over."""
    while action >= 0:
        apply(state, seat, action)
        action = forced(state, seat)


@entry
def turn_worth(state, seat, action):
    """What the turn is worth after a move: collected then, or with more cards as far as the odds tell.

    The position is played on.
    """
    carry_out(state, seat, action)
    if not is_at_a_choice(state, seat):
        return standing(state, seat)
    stake = points_with(state, seat, state.row_cards) - points_with(state, seat, safe_cards(state))
    chance = bust_chance(state, seat) if state.pile_count else 1.0
    carry_out(state, seat, COLLECT)
    return standing(state, seat) + max(0.0, (1.0 - chance) * ONE_MORE_CARD - chance * stake)


@entry
def draw_worth(state, seat, seed, work):
    """What the turn is worth after one more card: the mean over every card that it may be."""
    known = knows_next(state, seat)
    first, second = unseen(state, seat)
    total = 0.0
    count = 0
    for card in range(CARDS):
        copies = ((first >> card) & 1) + ((second >> card) & 1)
        if known:
            copies = 1 if card == next_card(state) else 0
        if copies:
            work[0] = state
            reimagine(work[0], seat, stream(seed, card))
            put_on_top(work[0], card)
            total += copies * turn_worth(work[0], seat, DRAW)
            count += copies
    return total / count


@entry
def quartermaster(state, seat, seed):
    """The quartermaster's move; of equal ones the first.

    Drawing is worth the mean over the cards, collecting what it brings, and an answer the better of the two after it.
    """
    if count_moves(state, seat) == 1 or state.asks < Ask.TURN:
        return swift(state, seat)
    best = nth_move(state, seat, 0)
    most = -1e9
    work = np.empty(2, STATE)
    for n in range(count_moves(state, seat)):
        action = nth_move(state, seat, n)
        work[1] = state
        reimagine(work[1], seat, seed)
        if action > COLLECT:
            carry_out(work[1], seat, action)
        worth = standing(work[1], seat)
        if is_at_a_choice(work[1], seat):
            work[0] = work[1]
            worth = turn_worth(work[0], seat, COLLECT)
            if action != COLLECT and work[1].pile_count:
                drawn = draw_worth(work[1], seat, seed, work)
                worth = drawn if action == DRAW else max(worth, drawn)
        if worth > most:
            best = action
            most = worth
    return best
