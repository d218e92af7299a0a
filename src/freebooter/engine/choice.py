"""A legal move and what it is about, for whoever lists moves, shows them on a board or puts them into words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .kernels.contract import UNKNOWN


@dataclass(frozen=True)
class Choice:
    """What a seat can tell of one of its moves from what it knows. A game adds fields of its own."""

    action: int
    """Its number; only for Python."""
    move: str
    """In notation."""
    verb: str
    """The notation's first word."""
    card: Any = None
    """The card that it brings into play, picks or hits, as views show cards."""
    seat: int | None = None
    """Its target."""
    place: int | str | None = None
    """Where on the table it is made."""
    busts: bool = False
    """Whether it certainly costs the turn."""
    points: int | None = None
    """The chooser's points right after it, if they're certain."""


def known(number: int) -> int | None:
    """A number of a preview; None where the game's kernel left it open."""
    return None if number == UNKNOWN else number


def plain_choice(choice: Choice) -> dict[str, Any]:
    """What goes to clients of a choice; its number is for Python, and what does not apply is left out."""
    said = {name: value for name, value in vars(choice).items() if not (value is None or value is False or value == ())}
    del said["action"]
    return said
