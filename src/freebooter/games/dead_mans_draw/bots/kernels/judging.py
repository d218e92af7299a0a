"""What a position is worth to each seat when a turn begins: learnt from matches that were played, see `training`."""

from __future__ import annotations

import base64
from math import exp

import numpy as np

from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.scoring import winners
from ...rules.state import Ask
from . import learnt
from .signs import SIGNS, put_signs

HIDDEN = 32
SEATS = 8


def _unpacked(text: str) -> np.ndarray:
    """The weights of one model: a row for each number, then the offset, the way out, and the straight way."""
    return np.frombuffer(base64.b85decode(text), np.float16).astype(np.float32)


_MODELS = np.stack([_unpacked(text) for text in (learnt.TWO, learnt.FEW, learnt.MANY)])
_LAYER = SIGNS * HIDDEN
FIRST = np.ascontiguousarray(_MODELS[:, :_LAYER].reshape(3, SIGNS, HIDDEN))
OFFSET = np.ascontiguousarray(_MODELS[:, _LAYER : _LAYER + HIDDEN])
WAY_OUT = np.ascontiguousarray(_MODELS[:, _LAYER + HIDDEN : _LAYER + 2 * HIDDEN])
STRAIGHT = np.ascontiguousarray(_MODELS[:, _LAYER + 2 * HIDDEN :])
TWO, FEW = 2, 4
LAST_CARDS = 10
"""With so few cards left in the draw pile, playing on to the end is quick, and right in every detail."""


@entry
def score(signs, model):
    """What the model makes of a seat's signs."""
    hidden = OFFSET[model].copy()
    total = np.float32(0.0)
    for n in range(SIGNS):
        sign = signs[n]
        if sign != 0.0:
            total += sign * STRAIGHT[model, n]
            for h in range(HIDDEN):
                hidden[h] += sign * FIRST[model, n, h]
    for h in range(HIDDEN):
        total += max(hidden[h], np.float32(0.0)) * WAY_OUT[model, h]
    return total


@entry
def judge(state, out):
    """Everyone's part of the victory, at the beginning of a turn or at the end."""
    if state.asks == Ask.OVER:
        won = winners(state)
        share = 0.0
        for seat in range(state.players):
            share += (won >> seat) & 1
        for seat in range(state.players):
            out[seat] = ((won >> seat) & 1) / share
        return
    signs = np.zeros(SIGNS, np.float32)
    model = 0 if state.players <= TWO else 1 if state.players <= FEW else 2
    most = -1e9
    for seat in range(state.players):
        signs[:] = np.float32(0.0)
        put_signs(state, seat, signs)
        out[seat] = score(signs, model)
        most = max(most, out[seat])
    total = 0.0
    for seat in range(state.players):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(state.players):
        out[seat] /= total


@kernel
def may_be_judged(state):
    """Whether a turn begins so early that judging the position is better than playing it to the end."""
    return state.asks == Ask.TURN and not state.drawn and state.pile_count > LAST_CARDS
