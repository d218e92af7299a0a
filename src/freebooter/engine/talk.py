"""Talk at the table: free lines and promises. They are part of a match and its record, but not of the rules' state."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .refusal import Refusal

LONGEST_LINE = 200


class BadTalk(Refusal):
    """A line or a promise that cannot be taken."""


class Remark(NamedTuple):
    """What a player said after so many moves; a promise is written as the game writes promises."""

    after: int
    seat: int
    is_promise: bool
    text: str


class Fate(Enum):
    """What has become of a promise."""

    OPEN = "open"
    KEPT = "kept"
    BROKEN = "broken"
    LAPSED = "lapsed"


class Promise(NamedTuple):
    """A promise, the round of the game it was made for, and what has become of it."""

    seat: int
    text: str
    round: int
    fate: Fate


def check_line(text: str) -> str:
    """A line of talk, tidied; it must be readable and short."""
    line = " ".join(text.split())
    if not line or len(line) > LONGEST_LINE or not line.isprintable():
        raise BadTalk("error-talk-line", longest=LONGEST_LINE)
    return line
