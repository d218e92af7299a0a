"""Reading the words of a move, as every game needs it."""

from __future__ import annotations

from collections.abc import Sequence

from .refusal import InvalidMove

LONGEST_SHOWN = 80


def misshapen(text: str, shape: str) -> InvalidMove:
    """The error for a move that begins well but is not written as it should be."""
    return InvalidMove("error-move-shape", move=text.strip()[:LONGEST_SHOWN], shape=shape)


def unknown_verb(text: str, verbs: Sequence[str]) -> InvalidMove:
    """The error for a text that does not even begin like a move."""
    return InvalidMove("error-move-verb", move=text.strip()[:LONGEST_SHOWN], verbs=", ".join(verbs))


def place_in(names: Sequence[str], word: str, message: str) -> int:
    """The place of a word in a list of names; `message` is the error for a word that is not there."""
    if word.lower() not in names:
        raise InvalidMove(message, name=word[:LONGEST_SHOWN], names=", ".join(names))
    return names.index(word.lower())


def seat_of(players: Sequence[str], name: str) -> int:
    """The seat of a player, whose name must be written exactly."""
    if name not in players:
        raise InvalidMove("error-move-player", name=name[:LONGEST_SHOWN], names=", ".join(players))
    return players.index(name)
