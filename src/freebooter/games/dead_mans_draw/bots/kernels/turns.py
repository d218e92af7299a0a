"""A turn by the odds: every card that may come next is tried, by the rules themselves.

What the turn comes to is judged by what it aims at: points, or the chance to win that was learnt of such positions.
The more cards there are, the fewer of them it thinks ahead: the last few it goes through in every order. What may come
after those it estimates suit by suit.
"""

from __future__ import annotations

import numpy as np

from freebooter.engine.kernels.bits import integer
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import stream

from ...rules.actions import COLLECT, DRAW, count_moves, may_collect, nth_move
from ...rules.cards import CARDS
from ...rules.knowledge import reimagine
from ...rules.moves import make_move
from ...rules.state import PILE, STATE, Ask
from ...rules.terms import MAX_PLAYERS
from ...rules.zones import add, remove
from .inference import knows_next, next_card, unseen
from .judging import judge
from .prospects import prospect, worth_of_a_point
from .signs import effective_points
from .swift import swift

POINTS, VICTORY = 0, 1
"""What a turn may aim at."""

ENOUGH = 300
"""So many ways in which the next cards may come are tried; with more of them it looks less far ahead."""
DEEPEST = 5
"""So many cards it looks ahead at most."""

NOTHING = -1e9
"""Less than any move is worth."""

A_LIKING = 0.02
"""What the swift policy's wish for a trait or a rival is taken for."""


@kernel
def lead(state, seat):
    """The points of a seat beyond those of the others: half the best of them counts, and half their mean."""
    most = -1e9
    total = 0.0
    for other in range(state.players):
        if other != seat:
            points = effective_points(state, other)
            most = max(most, points)
            total += points
    return effective_points(state, seat) - 0.5 * (most + total / (state.players - 1))


@kernel
def standing(state, seat, aim, values):
    """What a seat has once its turn is over: its lead in points, or the part of the victory that it may expect."""
    if aim == POINTS:
        return lead(state, seat)
    judge(state, values)
    return values[seat]


@kernel
def going_on(state, seat, aim, worth):
    """What may come of a turn that could end at a worth, after the cards that are tried: an estimate."""
    more = prospect(state, seat)
    return max(0.0, more if aim == POINTS else more * worth_of_a_point(worth, state.pile_count))


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
def goes_on(state, seat):
    """Whether it is the seat's turn still, and nothing is asked: it may draw, may collect, or both."""
    return state.active == seat and state.asks == Ask.TURN and state.drawn != 0


@entry
def carry_out(state, seat, action):
    """Make a move, and answer what is asked as the swift policy does, until the seat may draw or its turn is over."""
    make_move(state, seat, action)
    while state.active == seat and state.asks > Ask.TURN and state.asks != Ask.OVER:
        make_move(state, seat, swift(state, seat))


@kernel
def depth_for(state):
    """How many cards ahead can be looked at."""
    depth = 1
    ways = state.pile_count
    while depth < DEEPEST and depth < state.pile_count:
        ways *= state.pile_count - depth
        if ways > ENOUGH:
            break
        depth += 1
    return depth


@entry
def collect_worth(state, seat, aim, work, values):
    """What the turn is worth if the seat collects now; played in a copy."""
    work[0] = state
    carry_out(work[0], seat, COLLECT)
    return standing(work[0], seat, aim, values)


@entry
def draw_worth(state, seat, seed, aim, depth, work, values):
    """What the turn is worth after one more card: the mean over every card that it may be.

    After each the seat stops or goes on as is better, for `depth` cards by the rules.
    """
    known = knows_next(state, seat)
    first, second = unseen(state, seat)
    total = 0.0
    count = 0
    for card in range(CARDS):
        copies = ((first >> card) & 1) + ((second >> card) & 1)
        if known:
            copies = 1 if card == next_card(state) else 0
        if copies:
            world = work[depth]
            work[depth] = state
            reimagine(world, seat, stream(seed, card))
            put_on_top(world, card)
            carry_out(world, seat, DRAW)
            if depth == 1:  # What a kraken demands is drawn as it comes.
                while goes_on(world, seat) and not may_collect(world):
                    carry_out(world, seat, DRAW)
            if not goes_on(world, seat):
                worth = standing(world, seat, aim, values)
            else:
                worth = collect_worth(world, seat, aim, work, values) if may_collect(world) else NOTHING
                if world.pile_count and depth > 1:
                    worth = max(worth, draw_worth(world, seat, seed, aim, depth - 1, work, values))
                elif world.pile_count:
                    worth += going_on(world, seat, aim, worth)
            total += copies * worth
            count += copies
    return total / count


@entry
def weigh_moves(state, seat, seed, aim, worths):
    """What each legal move of a seat's turn is worth, written to `worths`; returns the place of the best, or the first.

    Drawing is worth the mean over the cards, collecting what it brings, and an answer the better of the two after it.
    Of what is asked before the first turn, nothing is known but what the swift policy likes.
    """
    count = count_moves(state, seat)
    if count == 1 or state.asks < Ask.TURN:
        liked = swift(state, seat)
        best = 0
        for n in range(count):
            worths[n] = 0.0
            if nth_move(state, seat, n) == liked:
                worths[n] = A_LIKING
                best = n
        return best
    best = 0
    work = np.empty(DEEPEST + 2, STATE)
    values = np.empty(MAX_PLAYERS)
    depth = depth_for(state)
    world = work[depth + 1]
    for n in range(count):
        action = nth_move(state, seat, n)
        work[depth + 1] = state
        reimagine(world, seat, seed)
        if action > COLLECT:
            carry_out(world, seat, action)
        if goes_on(world, seat):
            worth = collect_worth(world, seat, aim, work, values) if action != DRAW and may_collect(world) else NOTHING
            if action != COLLECT and world.pile_count:
                worth = max(worth, draw_worth(world, seat, seed, aim, depth, work, values))
        else:
            worth = standing(world, seat, aim, values)
        worths[n] = worth
        if worth > worths[best]:
            best = n
    return best


@entry
def best_in_turn(state, seat, seed, aim):
    """The best move of a seat's turn; of equal ones the first."""
    worths = np.empty(count_moves(state, seat))
    return nth_move(state, seat, weigh_moves(state, seat, seed, aim, worths))


@entry
def one_more_card(state, seat, seed):
    """The points that drawing one more card is worth against collecting now, with the turn played on at its best."""
    work = np.empty(DEEPEST + 2, STATE)
    values = np.empty(MAX_PLAYERS)
    depth = depth_for(state)
    now = collect_worth(state, seat, POINTS, work, values)
    return draw_worth(state, seat, seed, POINTS, depth, work, values) - now
