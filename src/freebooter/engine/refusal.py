"""Refusals: input that cannot be accepted, said in one sentence that tells what was wrong and what to do.

A refusal carries the name of a message and its values, so that it can be said in any language; `str` says it in the
language in use.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from freebooter.text import say

SHOWN = 60
"""So much of what was given is shown in an error."""


class Refusal(Exception):
    """Something was asked for that cannot be; nothing has changed. `key` names the option or key that is at fault."""

    def __init__(self, message: str, /, *, key: str | None = None, **values: Any) -> None:
        super().__init__(message, values)
        self.message = message
        self.key = key
        self.values = values

    @property
    def reason(self) -> str:
        """The same word for the same reason, for programs: the name of the message without that of its game."""
        return self.message.rpartition("/")[2]

    def __str__(self) -> str:
        return say(self.message, **self.values)

    def in_language(self, language: str) -> str:
        return say(self.message, in_language=language, **self.values)


def given(value: Any) -> str:
    """Anything that a program may hand over, as an error shows it."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # Python writes no endless numbers, and not every object can show itself.
        text = type(value).__name__
    return "".join(letter if letter.isprintable() else " " for letter in text[:SHOWN])


class BadSetup(Refusal):
    """A table that cannot be set up: players, options or seed."""


class InvalidMove(Refusal):
    """Not a move of this game at all."""


class IllegalMove(Refusal):
    """A move of this game, but not now or not by this player."""


class AmbiguousMove(Refusal):
    """A move that could mean several legal ones."""


class BadRecord(Refusal):
    """A record file that is not whole."""


class BadScenario(Refusal):
    """A scenario file that does not describe a position."""


def require(module: str, part: str, extra: str) -> None:
    """Refuse to go on without a package that an extra of the installation brings."""
    if find_spec(module) is None:
        raise BadSetup("error-extra", part=part, extra=extra)
