"""What a table remembers of its duels: the gestures everybody showed, and what became of their promises.

One flat row of numbers with named offsets. It holds only what everybody saw and heard. A duel counts once it is
finished, by the gestures that counted at last: a void takes them back. Python reads it by `records.parts`.
"""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel

from .cards import VOID
from .events import Happening
from .terms import GESTURES, MAX_PLAYERS

CONDITIONS = GESTURES + 1
PROMISES = GESTURES * CONDITIONS
"""A promise is a gesture * 4 + its condition: 0 for none, else 1 + the gesture that the other has to show."""

SHOWN = 0  # + (seat * 4 + opponent) * 3 + gesture: how often it was shown in a finished duel
ANSWERED = SHOWN + MAX_PLAYERS * MAX_PLAYERS * GESTURES  # + (seat * 4 + how it was treated) * 3 + gesture: how often
LAST = ANSWERED + MAX_PLAYERS * CONDITIONS * GESTURES  # + seat * 4 + opponent: 1 + the gesture shown last, 0 for none
KEPT = LAST + MAX_PLAYERS * MAX_PLAYERS  # + seat: promises kept
BROKEN = KEPT + MAX_PLAYERS  # + seat: promises broken
PROMISED = BROKEN + MAX_PLAYERS  # + seat * 12 + promise: how often it was made in the present duel
OPEN = PROMISED + MAX_PLAYERS * PROMISES  # + seat: 1 + the promise made last in the present duel, 0 for none
NOW = OPEN + MAX_PLAYERS  # + seat: 1 + the gesture shown in the present duel, 0 for none
MEMORY_LENGTH = NOW + MAX_PLAYERS


@entry
def remember(state, memory):
    """Note what everybody saw of the last move."""
    for i in range(state.event_count):
        event = state.events[i]
        kind = event & 255
        if kind == Happening.SHOWED:
            memory[NOW + ((event >> 8) & 255)] = 1 + (event >> 24)
        elif kind == Happening.PLAYED:
            if (event >> 16) & 255 == VOID:
                forget_gestures(memory)
        elif kind == Happening.DUEL or kind == Happening.OVER:
            close_duel(memory)


@kernel
def forget_gestures(memory):
    for seat in range(MAX_PLAYERS):
        memory[NOW + seat] = 0


@kernel
def close_duel(memory):
    """The duel is finished: count its gestures, judge its promises, and forget them."""
    first = -1
    second = -1
    for seat in range(MAX_PLAYERS):
        if memory[NOW + seat] != 0:
            second = first
            first = seat
    if second >= 0:
        treated_first = last_shown(memory, second, first)
        treated_second = last_shown(memory, first, second)
        close_for(memory, first, second, treated_first)
        close_for(memory, second, first, treated_second)
    for seat in range(MAX_PLAYERS):
        if memory[OPEN + seat] != 0:
            memory[OPEN + seat] = 0
            for promise in range(PROMISES):
                memory[PROMISED + seat * PROMISES + promise] = 0
    forget_gestures(memory)


@kernel
def close_for(memory, seat, opponent, treated):
    """Count and judge what one duellist did, who before had been treated so by the other."""
    gesture = memory[NOW + seat] - 1
    memory[SHOWN + (seat * MAX_PLAYERS + opponent) * GESTURES + gesture] += 1
    memory[ANSWERED + (seat * CONDITIONS + treated) * GESTURES + gesture] += 1
    memory[LAST + seat * MAX_PLAYERS + opponent] = 1 + gesture
    if memory[OPEN + seat] == 0:
        return
    for promised in range(GESTURES):
        row = PROMISED + seat * PROMISES + promised * CONDITIONS
        made = memory[row] + memory[row + memory[NOW + opponent]]
        memory[(KEPT if promised == gesture else BROKEN) + seat] += made


@kernel
def note(memory, seat, promise):
    """Note a promise for the present duel."""
    memory[PROMISED + seat * PROMISES + promise] += 1
    memory[OPEN + seat] = 1 + promise


@kernel
def times_shown(memory, seat, opponent, gesture):
    """How often a seat showed a gesture to an opponent."""
    return memory[SHOWN + (seat * MAX_PLAYERS + opponent) * GESTURES + gesture]


@kernel
def last_shown(memory, seat, opponent):
    """1 + the gesture that a seat last showed to an opponent; 0 for none."""
    return memory[LAST + seat * MAX_PLAYERS + opponent]


@kernel
def times_answered(memory, seat, treated, gesture):
    """How often a seat showed a gesture to somebody by whom it had been treated so the last time."""
    return memory[ANSWERED + (seat * CONDITIONS + treated) * GESTURES + gesture]


@kernel
def kept_promises(memory, seat):
    return memory[KEPT + seat]


@kernel
def broken_promises(memory, seat):
    return memory[BROKEN + seat]


@kernel
def open_promise(memory, seat):
    """1 + the promise that a seat has made last for the present duel; 0 for none."""
    return memory[OPEN + seat]


@kernel
def promised_gesture(promise):
    return promise // CONDITIONS


@kernel
def condition_of(promise):
    """1 + the gesture on which a promise depends; 0 where it depends on none."""
    return promise % CONDITIONS
