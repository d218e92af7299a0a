"""What the makers of tables share: Markdown, texts of the rules, and what sources say about their own names."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from enum import IntEnum
from types import ModuleType
from typing import Any

import numpy as np

from freebooter.text import LANGUAGES, say

LANGUAGE_NAMES = {"en": "English", "de": "German", "cs": "Czech", "ja": "Japanese"}
NUMBER_WORDS = {"1": "one", "2": "two", "3": "three"}

Known = tuple[str, str]
"""What a field of a record holds, and what a seat that observes gets of it."""

SHARED_FIELDS: dict[str, Known] = {
    "seed": ("the stream that orders the cards to draw", "blank"),
    "key": ("the key of all chance, if the match has one; then `chance` counts what was drawn", "blank"),
    "keyed": ("whether it has one: 0 no, 1 a new one, 2 one in use", "blank"),
    "event_count": ("how many events there are", "yes"),
    "padding": ("fills the record, so a copy has the same bytes", "yes"),
    "pile_count": ("cards left to draw", "yes"),
    "players": ("how many seats", "yes"),
    "asks": ("the open question", "yes"),
}


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def code(*words: object) -> str:
    return ", ".join(f"`{word}`" for word in words)


def rules_text(message: str, switches: Mapping[str, str]) -> str:
    """A text of the rules for these switches, as one cell of a table."""
    values: dict[str, Any] = {name: NUMBER_WORDS.get(value, value) for name, value in switches.items()}
    text = say(message, in_language="en", **values)
    return re.sub(r"\s*\n\s*", "<br>", text.strip())


def names_table(names: Sequence[str], message: str) -> str:
    """What things are called in each language."""
    rows = [[code(name), *(say(f"{message}-{name}", in_language=each) for each in LANGUAGES)] for name in names]
    return table(["in the notation", *LANGUAGE_NAMES.values()], rows)


def span(first: int, after: int) -> object:
    """The numbers from the first up to the last before `after`."""
    return first if after == first + 1 else f"{first}–{after - 1}"


def _comments(source: str) -> dict[str, str]:
    """The comment behind each member of an enumeration."""
    return dict(re.findall(r"^    ([A-Z_]+) = \d+(?:  # (.*))?$", source, re.MULTILINE))


def event_table(events: ModuleType, plain: Mapping[str, str] | None = None, terms: Mapping[str, str] = {}) -> str:
    """Every event; `plain` says what those mean that hold neither card nor other.

    `terms` has the glossary's word for what the source calls as its fields are called.
    """
    said = _comments(inspect.getsource(events))
    rows = []
    for happening in events.Happening:
        name = happening.name.lower().replace("_", "-")
        words = said[happening.name] or (plain or {})[name]
        for spoken, written in terms.items():
            words = words.replace(spoken, written)
        rows.append([happening.value, code(name), words])
    return table(["kind", "event", "`card` and `other`"], rows)


def question_table(asks: type[IntEnum], asked: Mapping[str, tuple[str, str]]) -> str:
    """Every question that a seat can meet; the others stand in the record only while a move is carried out."""
    rows = []
    for ask in asks:
        if ask.name in asked:
            meaning, moves = asked[ask.name]
            rows.append([ask.value, code(ask.name.lower()), meaning, code(*moves.split(" · ")) if moves else "–"])
    return table(["number", "`asks`", "question", "moves"], rows)


def record_table(dtype: np.dtype[Any], meanings: Mapping[str, Known], switches: Iterable[str]) -> str:
    described = dtype.fields
    assert described is not None
    meanings = {**SHARED_FIELDS, **meanings}
    rows: list[tuple[int, Sequence[object]]] = []
    for name, (kind, offset, *_) in described.items():
        shape = " × ".join(str(size) for size in kind.shape)
        switch = name.replace("_", "-")
        meaning, known = meanings.get(name) or (f"the switch `{switch}`: the place of its value", "yes")
        assert name in meanings or switch in switches, name
        kind_name = code(kind.base.name) + (f" × {shape}" if shape else "")
        rows.append((offset, [offset, code(name), kind_name, meaning, known]))
    return table(["byte", "field", "type", "meaning", "observed"], [row for _, row in sorted(rows)])


def field_docstrings(described: type) -> dict[str, str]:
    """The sentence below each field of a class, or of those it is made from."""
    tree = ast.parse(inspect.getsource(described)).body[0]
    assert isinstance(tree, ast.ClassDef)
    base = described.__base__
    found = field_docstrings(base) if base is not None and bool(getattr(base, "__struct_fields__", None)) else {}
    for field, sentence in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(sentence, ast.Expr):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = " ".join(str(ast.literal_eval(sentence.value)).split())
    return found


def choice_table(choice: Any) -> str:
    """The fields of a game's choices, those of all games first."""
    said: dict[str, str] = {}
    for described in reversed(choice.__mro__[:-1]):
        said |= field_docstrings(described)
    rows = [[code(field.name), said[field.name][0].lower() + said[field.name][1:-1]] for field in fields(choice)]
    return table(["field", "meaning"], rows)


def view_table(view: Any, meanings: Mapping[str, str]) -> str:
    said = field_docstrings(view)
    rows = []
    for field in fields(view):
        assert (field.name in said) != (field.name in meanings), field.name
        meaning = said.get(field.name) or meanings[field.name]
        if not meaning.startswith(("None", "Kraken")):
            meaning = meaning[0].lower() + meaning[1:]
        rows.append([code(field.name), meaning.rstrip(".")])
    return table(["field", "meaning"], rows)
