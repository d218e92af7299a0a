"""What a seat is shown of a match: its features, and which of its actions are legal."""

from __future__ import annotations

from typing import Any

_GIVEN: Any = None
observe = features = count_moves = nth_move = _GIVEN
"""The kernels of the game to which `bind` binds the functions below."""


def see(states, n, seat, memory, with_memory, room, out):
    """Write the features of a seat of the n-th match to `out`; the game reads nothing but what the seat knows."""
    return features(states[n], seat, memory, with_memory, out)


def see_observed(states, n, seat, memory, with_memory, room, out):
    """The same where the features are the numbers of an observation; `room` has an empty record, and one to use."""
    room[1] = room[0]
    observe(states[n], seat, room[1])
    return features(room[1], seat, memory, with_memory, out)


def show_moves(states, n, seat, ids, legal, out):
    """Write a one for every action that a seat may take in the n-th match, and zeros for all others, to two masks."""
    for i in range(len(out)):
        legal[i] = 0
        out[i] = 0
    for i in range(count_moves(states[n], seat)):
        action = ids[seat, nth_move(states[n], seat, i)]
        legal[action] = 1
        out[action] = 1
