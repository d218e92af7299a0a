"""What the gestures do: bets, the six outcomes, dropping a kind, and theft."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import emit

from .bottles import clear_table
from .cards import GOODS, NO_CARD, THEFT
from .events import Happening
from .state import DEALER, DISCARD, NEIGHBOUR, NOBODY, NOT_YET, Ask, Step
from .terms import KINDS, Gesture
from .zones import add, clockwise, count_of, count_places, goods_in, is_duellist, neighbour, remove, seat_of


@kernel
def shows(state, first, second):
    """Whether one side shows the first gesture and the other the second."""
    a, b = state.gesture[NEIGHBOUR], state.gesture[DEALER]
    return (a == first and b == second) or (a == second and b == first)


@kernel
def settle_bet(state):
    """Whoever named both gestures takes any number of the duel's cards before the outcome."""
    state.step = Step.OUTCOME
    if state.bettor == NOBODY:
        return
    right = state.guess[NEIGHBOUR] == state.gesture[NEIGHBOUR] and state.guess[DEALER] == state.gesture[DEALER]
    emit(state, Happening.BET_WON if right else Happening.BET_LOST, state.bettor, NO_CARD, 0)
    if right:
        state.asker = state.bettor
        state.asks = Ask.WINNINGS


@kernel
def chooser(state):
    """The side that alone shows first choice."""
    return DEALER if state.gesture[DEALER] == Gesture.CHOICE else NEIGHBOUR


@kernel
def begin_outcome(state):
    """First choice is asked for a card; everything else follows from the gestures."""
    state.step = Step.HAND_OUT
    one_chooses = shows(state, Gesture.CHOICE, Gesture.PEACE) or shows(state, Gesture.CHOICE, Gesture.FIGHT)
    if one_chooses and count_places(state) > 0:
        state.asker = seat_of(state, chooser(state))
        state.asks = Ask.FIRST_CHOICE


@kernel
def hand_out(state):
    """Hand out or discard what still lies on the table."""
    state.step = Step.THEFT
    first, second = DISCARD, DISCARD  # Who gets what lies before the neighbour, and before the dealer.
    if shows(state, Gesture.PEACE, Gesture.PEACE):
        first, second = neighbour(state), seat_of(state, DEALER)
    elif shows(state, Gesture.CHOICE, Gesture.PEACE):
        # R: what is left before the chooser is discarded.
        if chooser(state) == DEALER:
            first = neighbour(state)
        else:
            second = seat_of(state, DEALER)
    elif shows(state, Gesture.CHOICE, Gesture.CHOICE):
        state.step = Step.DROP
    elif not shows(state, Gesture.FIGHT, Gesture.FIGHT):
        first = second = seat_of(state, DEALER if state.gesture[DEALER] == Gesture.FIGHT else NEIGHBOUR)
    clear_table(state, first, second)


@kernel
def must_drop(state, seat):
    """Whether a seat still has to choose a kind: a duellist who has goods and has not chosen."""
    return state.chosen[seat] == NOT_YET and is_duellist(state, seat) and goods_in(state, seat) != 0


@kernel
def ask_drop(state):
    state.step = Step.THEFT
    if goods_in(state, state.dealer) | goods_in(state, neighbour(state)):
        state.asks = Ask.DROP


@kernel
def drop_kinds(state):
    """Both discard all of the kind they have chosen, at the same time."""
    for i in range(state.players):
        seat = clockwise(state, i)
        kind = state.chosen[seat]
        state.chosen[seat] = NOT_YET
        if kind == NOT_YET:
            continue
        for good in range(kind, GOODS, KINDS):
            for _ in range(count_of(state, seat, good)):
                remove(state, seat, good)
                add(state, DISCARD, good)
                emit(state, Happening.DROPPED, seat, good, 0)


@kernel
def ask_theft(state):
    """Whoever received the theft takes a good from another display; where nobody has any, nothing happens.

    Returns False where there is nothing, or nothing more, to steal.
    """
    if state.thief == NOBODY:
        return False
    for seat in range(state.players):
        if seat != state.thief and goods_in(state, seat):
            state.asker = state.thief
            state.asks = Ask.ROB
            return True
    emit(state, Happening.NOTHING_TO_ROB, state.thief, NO_CARD, 0)
    spend_theft(state)
    return False


@kernel
def spend_theft(state):
    remove(state, state.thief, THEFT)
    add(state, DISCARD, THEFT)
    state.thief = NOBODY


@kernel
def rob(state, victim, good):
    remove(state, victim, good)
    add(state, state.thief, good)
    emit(state, Happening.ROBBED, state.thief, good, victim)
    spend_theft(state)
