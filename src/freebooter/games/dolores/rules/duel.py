"""The order of a duel: step after step until somebody has to be asked."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import kernel
from freebooter.engine.kernels.events import emit

from .bottles import begin_deal, playable
from .cards import DAWN, NO_CARD
from .events import Happening
from .outcomes import ask_drop, ask_theft, begin_outcome, hand_out, settle_bet
from .scoring import announce_winners
from .state import CARDS_IN_A_DUEL, DEALER, NEIGHBOUR, NOBODY, NOT_YET, Ask, Step
from .terms import GESTURES
from .zones import clockwise, draw_top, is_duellist, lay, neighbour, seat_of, side_of

WINDOWS = 1 << Step.BEFORE_DEAL | 1 << Step.DAWN | 1 << Step.BEFORE_COUNT | 1 << Step.AFTER_COUNT
"""The steps at which bottles can be played, as a mask."""

THEFTS = 1 << Step.FIRST_THEFT | 1 << Step.THEFT
"""And those at which a theft is carried out."""


@kernel
def go_on(state):
    """Do everything that nobody has to decide, until a question is open.

    The steps stand in the order of a duel, each with a question of its own: on a GPU, threads that come from different
    steps go on together.
    """
    while state.asks == Ask.NOTHING:
        if (WINDOWS >> state.step) & 1:
            if ask_window(state):
                return
            close_window(state)
        if state.step == Step.DEAL:
            deal_cards(state)
        if state.step == Step.BET:
            settle_bet(state)
        if state.step == Step.OUTCOME and state.asks == Ask.NOTHING:
            begin_outcome(state)
        if state.step == Step.HAND_OUT and state.asks == Ask.NOTHING:
            hand_out(state)
        if state.step == Step.DROP and state.asks == Ask.NOTHING:
            ask_drop(state)
        if (THEFTS >> state.step) & 1 and state.asks == Ask.NOTHING and not ask_theft(state):
            if state.step == Step.THEFT:
                state.dealer = neighbour(state)
            state.step = Step.START
        if state.step == Step.START:
            start_duel(state)


@kernel
def close_window(state):
    """Nobody plays another bottle: what comes after that window."""
    if state.step == Step.BEFORE_DEAL:
        state.step = Step.BEFORE_COUNT
        begin_deal(state, CARDS_IN_A_DUEL)
    elif state.step == Step.BEFORE_COUNT:
        state.step = Step.COUNT
        state.asks = Ask.GESTURES
    elif state.step == Step.AFTER_COUNT:
        state.step = Step.BET
    else:
        end_game(state)


@kernel
def ask_window(state):
    """Ask the next holder of a playable bottle who has not passed, clockwise from the dealer; False if none is left."""
    for i in range(state.players):
        seat = clockwise(state, i)
        if not (state.passed >> seat) & 1 and playable(state, seat):
            state.asker = seat
            state.asks = Ask.WINDOW
            return True
    state.passed = 0
    return False


@kernel
def start_duel(state):
    """Clear the table for the next duel; with too few cards for one, the game is over."""
    clear_duel(state)
    if state.pile_count < CARDS_IN_A_DUEL:
        end_game(state)
        return
    state.step = Step.BEFORE_DEAL
    emit(state, Happening.DUEL, state.dealer, NO_CARD, neighbour(state))


@kernel
def clear_duel(state):
    state.lantern = NOBODY
    state.two_hand = NOBODY
    state.bettor = NOBODY
    state.passed = 0
    for side in range(2):
        state.gesture[side] = NOT_YET
        state.guess[side] = NOT_YET
    state.hands = NOT_YET


@kernel
def deal_cards(state):
    """Turn cards one by one; dawn stops the deal at once."""
    while state.deal_left > 0:
        side = NEIGHBOUR if 2 * state.deal_left > state.deal_size else DEALER
        card = draw_top(state)
        state.deal_left -= 1
        lay(state, side, card)
        emit(state, Happening.DEALT, seat_of(state, side), card, state.lantern)
        if card == DAWN:
            emit(state, Happening.DAWN, NOBODY, card, 0)
            state.step = Step.DAWN
            return
    state.step = state.deal_then


@kernel
def decides_at_count(state, seat):
    """Whether a seat takes part in the count: the duellists, and a bettor."""
    return is_duellist(state, seat) or seat == state.bettor


@kernel
def choose_secretly(state, seat, choice):
    """Note a secret choice of gestures; once the last one is in, all are revealed."""
    state.chosen[seat] = choice
    for other in range(state.players):
        if decides_at_count(state, other) and state.chosen[other] == NOT_YET:
            emit(state, Happening.HAS_CHOSEN, seat, NO_CARD, 0)
            state.asks = Ask.GESTURES
            return
    reveal(state)


@kernel
def reveal(state):
    """Show all gestures together; a two-hand player then says which of two counts."""
    for i in range(state.players):
        seat = clockwise(state, i)
        if not decides_at_count(state, seat):
            continue
        choice = state.chosen[seat]
        state.chosen[seat] = NOT_YET
        if seat == state.bettor:
            state.guess[DEALER] = choice // GESTURES
            state.guess[NEIGHBOUR] = choice % GESTURES
            emit(state, Happening.GUESSED, seat, choice // GESTURES, choice % GESTURES)
        elif seat == state.two_hand:
            state.hands = choice
            first = 1 if choice == 0 else 0
            emit(state, Happening.BOTH, seat, first, GESTURES - choice - first)
        else:
            state.gesture[side_of(state, seat)] = choice
            emit(state, Happening.SHOWED, seat, NO_CARD, choice)
    state.step = Step.AFTER_COUNT
    if state.two_hand != NOBODY:
        state.asker = state.two_hand
        state.asks = Ask.SHOW


@kernel
def show(state, seat, gesture):
    """The gesture of the two that counts."""
    state.gesture[side_of(state, seat)] = gesture
    emit(state, Happening.SHOWED, seat, NO_CARD, gesture)


@kernel
def end_game(state):
    state.asks = Ask.OVER
    emit(state, Happening.OVER, NOBODY, NO_CARD, 0)
    announce_winners(state)
