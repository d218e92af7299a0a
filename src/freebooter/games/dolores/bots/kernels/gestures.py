"""Which gesture each character shows, and how each guesses those of others."""

from __future__ import annotations

from freebooter.bots.kernels.mixing import chance, pick
from freebooter.engine.kernels.compiling import entry, kernel
from freebooter.engine.kernels.random import stream

from ...rules.actions import BOTH, GESTURE, GUESS, SHOW
from ...rules.memory import (
    broken_promises,
    condition_of,
    kept_promises,
    last_shown,
    open_promise,
    promised_gesture,
    times_shown,
)
from ...rules.state import DEALER, NEIGHBOUR
from ...rules.terms import GESTURES, Gesture
from ...rules.zones import neighbour, side_of
from .duel_game import better_hand, fill_pays, fill_worths, get, solve_duel
from .policy import Policy
from .prediction import predict

FAITH = 0.2
"""How often a dove shows peace that has promised nothing."""

FURY = 0.5
"""How often a hawk fights that has threatened nothing, without a look at the cards."""

FORGIVENESS = 0.1
"""How often a reciprocator lets a bad turn pass."""

GUILE = 0.35
"""How often a reciprocator fights those who treat it well, where it has promised nothing."""


@kernel
def show_gesture(kind, state, seat, memory, scratch, seed):
    """A duellist's move at the count."""
    opponent = neighbour(state) if seat == state.dealer else state.dealer
    if seat == state.two_hand or kind == Policy.GAMBLER or kind == Policy.NAVIGATOR:
        solve_duel(state, state.two_hand, scratch)
        choice = pick(scratch.mixes[side_of(state, seat)], GESTURES, seed)
        if seat != state.two_hand:
            return GESTURE + choice
        if choice == word_given(kind, memory, seat):
            choice = Gesture.CHOICE if choice != Gesture.CHOICE else Gesture.PEACE
        return BOTH + choice
    if kind == Policy.MODEL:
        mix = scratch.mixes[0]
        predict(memory, state.players, seat, opponent, mix)
        return GESTURE + pick(mix, GESTURES, seed)
    return GESTURE + by_character(kind, state, seat, opponent, memory, scratch, seed)


@kernel
def by_character(kind, state, seat, opponent, memory, scratch, seed):
    """The gesture of those who go by how they feel about an opponent."""
    said = open_promise(memory, seat) - 1
    if kind == Policy.DOVE:
        return Gesture.PEACE if said >= 0 or chance(seed) < FAITH else Gesture.CHOICE
    if kind == Policy.HAWK:
        # It means its threats.
        threat = said >= 0 and promised_gesture(said) == Gesture.FIGHT
        return Gesture.FIGHT if threat or chance(seed) < FURY else well_mixed(state, seat, scratch, stream(seed, 1))
    if kind == Policy.GRUDGER:
        if not bears_grudge(memory, seat, opponent):
            return Gesture.PEACE
        choice = Gesture.FIGHT if said >= 0 else well_mixed(state, seat, scratch, seed)
        return choice if choice != Gesture.PEACE else Gesture.FIGHT
    if in_return(memory, seat, opponent) == Gesture.FIGHT:
        return Gesture.PEACE if said < 0 and chance(seed) < FORGIVENESS else Gesture.FIGHT
    return Gesture.FIGHT if said < 0 and chance(seed) < GUILE else Gesture.PEACE


@kernel
def well_mixed(state, seat, scratch, seed):
    """A gesture as a gambler would choose it."""
    solve_duel(state, state.two_hand, scratch)
    return pick(scratch.mixes[side_of(state, seat)], GESTURES, seed)


@kernel
def bears_grudge(memory, seat, opponent):
    """Whether an opponent has ever fought a seat, or taken the first choice from it."""
    return times_shown(memory, opponent, seat, Gesture.FIGHT) + times_shown(memory, opponent, seat, Gesture.CHOICE) > 0


@kernel
def is_honest(memory, seat):
    """Whether a seat has kept its word more often than not."""
    return kept_promises(memory, seat) >= broken_promises(memory, seat)


@kernel
def in_return(memory, seat, opponent):
    """Peace or a fight: as the opponent treats a seat: as it says, if it is honest, else as it did last time."""
    promise = open_promise(memory, opponent) - 1
    treated = last_shown(memory, opponent, seat) - 1
    if promise >= 0 and is_honest(memory, opponent) and condition_of(promise) == 0:
        treated = promised_gesture(promise)
    return Gesture.PEACE if treated <= Gesture.PEACE else Gesture.FIGHT


@kernel
def word_given(kind, memory, seat):
    """The gesture that one has promised who is as good as its word; -1 for none."""
    honest = kind == Policy.DOVE or kind == Policy.GRUDGER or kind == Policy.RECIPROCATOR
    said = open_promise(memory, seat) - 1
    return promised_gesture(said) if honest and said >= 0 else -1


@kernel
def must_keep(kind, state, seat, memory):
    """The promised gesture that a two-hand player owes to the gesture it now knows; -1 for none."""
    given = word_given(kind, memory, seat)
    if given < 0 or state.hands == given:
        return -1
    condition = condition_of(open_promise(memory, seat) - 1)
    return given if condition == 0 or condition == 1 + state.gesture[1 - side_of(state, seat)] else -1


@kernel
def choose_hand(kind, state, seat, memory, scratch):
    """Which of two hands counts against the gesture that is known: a dove's open one, a hawk's fist, else the best."""
    owed = must_keep(kind, state, seat, memory)
    if owed >= 0:
        return SHOW + owed
    liked = Gesture.PEACE if kind == Policy.DOVE else Gesture.FIGHT
    if (kind == Policy.DOVE or kind == Policy.HAWK) and state.hands != liked:
        return SHOW + liked
    fill_worths(scratch)
    fill_pays(state, scratch)
    side = side_of(state, seat)
    theirs = state.gesture[1 - side]
    pays = get(scratch.pays, side, 0, theirs), get(scratch.pays, side, 1, theirs), get(scratch.pays, side, 2, theirs)
    return SHOW + better_hand(pays, state.hands)


@kernel
def guess_gestures(state, memory, scratch):
    """A bettor's move: the likeliest pair of gestures, by the duellists' records and promises."""
    expect_duel(state, memory, scratch)
    return GUESS + likeliest(scratch.mixes[DEALER]) * GESTURES + likeliest(scratch.mixes[NEIGHBOUR])


@entry
def expect_duel(state, memory, scratch):
    """What the duellists' records and promises let one expect of both sides."""
    left, dealer = neighbour(state), state.dealer
    predict(memory, state.players, left, dealer, scratch.mixes[NEIGHBOUR])
    predict(memory, state.players, dealer, left, scratch.mixes[DEALER])


@kernel
def likeliest(mix):
    best = 0
    for gesture in range(1, GESTURES):
        if mix[gesture] > mix[best]:
            best = gesture
    return best
