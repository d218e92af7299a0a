"""Names of gestures, characters and bottles in the language in use."""

from __future__ import annotations

from ..text import say


def gesture_name(gesture: str) -> str:
    return say(f"gesture-{gesture}")


def bottle_name(bottle: str) -> str:
    return say(f"bottle-{bottle}")
