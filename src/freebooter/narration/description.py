"""A view in words, without knowing its game: what there is to see of a game that brings no words of its own.

Every field is told under its name, which the game may put into words: `field-draw-count` names the field `draw_count`.
A list of lists, one for each player, belongs to the players; so does a flat one whose name is put into words as
`seats-…` instead of `field-…`. A word may be put into words as `<field>-<word>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from freebooter.text import has_message, say
from freebooter.text.numbers import number, percent

from .words import listed

ELSEWHERE = {
    *("seat", "players", "options", "asks", "deciders", "active", "points", "winners", "score_parts"),
    *("odds", "bust_probability", "observation"),
}
"""What is shown in places of its own, or says nothing by itself."""


class Field(NamedTuple):
    label: str
    words: str


class Description(NamedTuple):
    fields: list[Field]
    """What belongs to the table."""
    by_seat: list[list[Field]]
    """What belongs to each player."""


def describe(view: Any, game: str) -> Description:
    """Everything that a view tells beside the players and their points."""
    seats = len(view.players)
    description = Description([], [[] for _ in range(seats)])
    for name, value in vars(view).items():
        if name in ELSEWHERE:
            continue
        label = _label(game, name)
        each = _by_seat(game, name, value, seats)
        if each is None:
            if words := _words(game, name, value):
                description.fields.append(Field(label, words))
            continue
        for seat, held in enumerate(each):
            if words := _words(game, name, held):
                description.by_seat[seat].append(Field(label, words))
    return description


def _label(game: str, field: str) -> str:
    named = field.replace("_", "-")
    for message in (f"{game}/field-{named}", f"{game}/seats-{named}"):
        if has_message(message):
            return say(message)
    return field.replace("_", " ").capitalize()


def _by_seat(game: str, field: str, value: Any, seats: int) -> Sequence[Any] | None:
    """The values of something that each player has; None where it belongs to the table."""
    if isinstance(value, Mapping) and value and all(isinstance(key, int) and key < seats for key in value):
        return [value.get(seat) for seat in range(seats)]
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return None
    nested = any(isinstance(item, (list, tuple, Mapping)) for item in value) and not any(map(_is_plain, value))
    return value if nested or has_message(f"{game}/seats-{field.replace('_', '-')}") else None


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, int, float))


def _words(game: str, field: str, value: Any) -> str:
    """A value as it is told; nothing for what is not there."""
    if value is None or value is False or value == "":
        return ""
    if isinstance(value, float):
        return percent(value) if field.endswith("probability") else number(value, 6, least=0)
    if isinstance(value, str):
        message = f"{game}/{field.replace('_', '-')}-{value}"
        return say(message) if has_message(message) else value
    if isinstance(value, Mapping):
        return listed(f"{_label(game, str(name))}: {_words(game, field, each)}" for name, each in value.items())
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):  # A card may well be a named tuple.
        return listed(_words(game, field, item) or "–" for item in value)
    return str(value)
