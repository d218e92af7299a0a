"""Promises in words."""

from __future__ import annotations

from ..text import say
from .words import gesture_word


def promise_words(promise: str) -> str:
    """`peace if fight` in words."""
    gesture, _, condition = promise.partition(" if ")
    if condition:
        return say("promise-if", gesture=gesture_word(gesture), condition=gesture_word(condition))
    return gesture_word(gesture)
