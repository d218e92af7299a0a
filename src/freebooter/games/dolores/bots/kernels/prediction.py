"""What a seat will show, by its record and by what it promised."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.memory import (
    broken_promises,
    condition_of,
    kept_promises,
    last_shown,
    open_promise,
    promised_gesture,
    times_answered,
    times_shown,
)
from ...rules.terms import GESTURES

PRIOR = (0.8, 1.0, 0.4)
"""How a stranger behaves, as if it had been seen so often to show peace, fight and first choice."""
TO_ANYBODY = 0.8
TO_THIS_ONE = 1.5
TREATED_SO = 1.0
"""What one gesture tells: shown to anybody, to this opponent, and after having been treated as it was last time."""
TRUST = 0.4
TRUST_WEIGHT = 2.0
"""How much more than without it a stranger's promise is kept, and for how many promises that impression counts."""


@entry
def predict(memory, players, seat, opponent, out):
    """Write to `out` how likely a seat shows each gesture to an opponent, by its record and by what it promised."""
    expect(memory, players, seat, opponent, out)
    promise = open_promise(memory, seat) - 1
    if promise < 0:
        return
    believed = 1.0
    condition = condition_of(promise)
    if condition:
        believed = expected_one(memory, players, opponent, seat, condition - 1)
    gesture = promised_gesture(promise)
    before = out[gesture]
    strangers = before + (1.0 - before) * TRUST
    kept = kept_promises(memory, seat)
    told = (kept + TRUST_WEIGHT * strangers) / (kept + broken_promises(memory, seat) + TRUST_WEIGHT)
    after = before + (told - before) * believed
    for other in range(GESTURES):
        out[other] *= (1.0 - after) / (1.0 - before)
    out[gesture] = after


@kernel
def expect(memory, players, seat, opponent, out):
    """What a seat's record alone lets one expect."""
    total = 0.0
    for gesture in range(GESTURES):
        out[gesture] = expectation(memory, players, seat, opponent, gesture)
        total += out[gesture]
    for gesture in range(GESTURES):
        out[gesture] /= total


@kernel
def expected_one(memory, players, seat, opponent, gesture):
    """How likely one gesture is, by a seat's record alone."""
    total = 0.0
    for other in range(GESTURES):
        total += expectation(memory, players, seat, opponent, other)
    return expectation(memory, players, seat, opponent, gesture) / total


@kernel
def expectation(memory, players, seat, opponent, gesture):
    """How much speaks for a gesture: a stranger's habit, and every time it was shown."""
    weight = PRIOR[gesture] + (TO_THIS_ONE - TO_ANYBODY) * times_shown(memory, seat, opponent, gesture)
    for anybody in range(players):
        weight += TO_ANYBODY * times_shown(memory, seat, anybody, gesture)
    treated = last_shown(memory, opponent, seat)
    return weight + TREATED_SO * times_answered(memory, seat, treated, gesture)
