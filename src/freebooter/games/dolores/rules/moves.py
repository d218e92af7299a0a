"""The rules as one function: `apply` carries out a legal move. What a seat may know is in `knowledge.py`."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry
from freebooter.engine.kernels.events import emit

from .actions import ARRANGE, BOTH, DONE, DROP, GESTURE, GUESS, PASS, PLAY, ROB, SHOW, TAKE
from .bottles import arrange, move_card, play
from .cards import GOODS, NO_CARD
from .duel import choose_secretly, go_on, show
from .events import Happening
from .outcomes import drop_kinds, must_drop, rob
from .state import Ask


@entry
def apply(state, seat, action):  # noqa: PLR0912 – one branch for each kind of move.
    """Carry out a legal move of a seat. What happened stands in the record's events afterwards."""
    asked = state.asks
    state.event_count = 0
    state.asks = Ask.NOTHING
    if action == PASS:
        state.passed |= 1 << seat
        emit(state, Happening.PASSED, seat, NO_CARD, 0)
    elif action == DONE:
        pass
    elif action < GESTURE:
        play(state, seat, action - PLAY)
    elif action < BOTH:
        choose_secretly(state, seat, action - GESTURE)
    elif action < SHOW:
        choose_secretly(state, seat, action - BOTH)
    elif action < GUESS:
        show(state, seat, action - SHOW)
    elif action < TAKE:
        choose_secretly(state, seat, action - GUESS)
    elif action < DROP:
        move_card(state, action - TAKE, seat)
        if asked == Ask.WINNINGS:
            state.asks = Ask.WINNINGS
    elif action < ROB:
        state.chosen[seat] = action - DROP
        for other in range(state.players):
            if must_drop(state, other):
                state.asks = Ask.DROP
        if state.asks == Ask.DROP:
            emit(state, Happening.HAS_CHOSEN, seat, NO_CARD, 0)
        else:
            drop_kinds(state)
    elif action < ARRANGE:
        rob(state, (action - ROB) // GOODS, (action - ROB) % GOODS)
    else:
        arrange(state, action - ARRANGE)
    go_on(state)
