"""What the doctor finds: one sentence on how something stands, and where it is not well, how to mend it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from freebooter.text import say
from freebooter.text.numbers import number

State = Literal["fine", "note", "broken"]


class Finding(NamedTuple):
    area: str
    """What was looked at, such as `cache`."""
    state: State
    """`note` is what one can live with; only what is `broken` has to be mended."""
    text: str
    mend: str = ""


def fine(area: str, message: str, **values: Any) -> Finding:
    return Finding(area, "fine", say(message, **values))


def note(area: str, message: str, mend: str, **values: Any) -> Finding:
    return Finding(area, "note", say(message, **values), say(mend, **values))


def broken(area: str, message: str, mend: str, **values: Any) -> Finding:
    return Finding(area, "broken", say(message, **values), say(mend, **values))


def size(count: int) -> str:
    """A number of bytes, for people."""
    return f"{number(count / 1e9)} GB" if count >= 1e9 else f"{number(count / 1e6, 0)} MB"
