"""What a player typed, as one of the moves that are possible: its number, its notation, or enough of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from freebooter.engine.refusal import AmbiguousMove, IllegalMove, InvalidMove

if TYPE_CHECKING:
    from freebooter.engine.match import Match


@dataclass(frozen=True)
class ListedMove:
    """A move as somebody is asked for it."""

    action: int
    notation: str
    words: str


def choose(text: str, choices: Sequence[ListedMove], match: Match) -> ListedMove:
    """The choice that the text means; raises a refusal if it means none of them, or several."""
    if text.isascii() and text.isdecimal() and len(text) < 5:
        if 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        raise IllegalMove("refusal-number", number=text, most=len(choices))
    meant = [choice for choice in choices if choice.notation.casefold() == text.casefold()]
    problem: InvalidMove | None = None
    if not meant:
        try:
            actions = set(match.game.rules.read_move(match.state, text, match.players))
            meant = [choice for choice in choices if choice.action in actions]
        except InvalidMove as invalid:
            problem = invalid
    if not meant:
        meant = [c for c in choices if _abbreviates(text, c.notation) or _abbreviates(text, c.words)]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise AmbiguousMove("error-move-ambiguous", move=text[:80], meanings=", ".join(c.notation for c in meant))
    if problem is not None:
        raise problem
    raise IllegalMove("error-move-illegal", move=text[:80], legal=", ".join(choice.notation for choice in choices))


def _abbreviates(text: str, full: str) -> bool:
    """Whether each word of the text begins a word of the full form, in the same order."""
    words = iter(full.casefold().split())
    return all(any(word.startswith(short) for word in words) for short in text.casefold().split())
