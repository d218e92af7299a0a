"""Which names look alike to a reader, and which letters no reader sees, by Unicode's own tables (UTS #39)."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

FILE = Path(__file__).parent / "unicode" / "lookalikes.txt"

BLANKS = {"BLANK", "FILLER"}
"""Words in Unicode's names of letters that are there and show nothing, though no table lists all of them."""


@cache
def _tables() -> tuple[frozenset[int], dict[int, str]]:
    """The letters that are not to be seen, and what each letter that looks like others is taken for."""
    hidden: set[int] = set()
    prototypes: dict[int, str] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        left, equals, right = line.partition(" = ")
        if equals:
            prototype = "".join(chr(int(letter, 16)) for letter in left.split())
            prototypes |= {int(letter, 16): prototype for letter in right.split()}
        else:
            first, _, last = left.partition("..")
            hidden.update(range(int(first, 16), int(last or first, 16) + 1))
    return frozenset(hidden), prototypes


@lru_cache(4_096)
def skeleton(text: str) -> str:
    """The same for all texts that look alike; it is for comparing alone, and not to be shown."""
    hidden, prototypes = _tables()
    seen = (letter for letter in unicodedata.normalize("NFD", text) if ord(letter) not in hidden)
    return unicodedata.normalize("NFD", "".join(prototypes.get(ord(letter), letter) for letter in seen))


def is_hidden(letter: str) -> bool:
    """Whether a letter shows nothing, or steers how others are shown."""
    if letter.isascii():
        return not letter.isprintable()
    if not letter.isprintable() or ord(letter) in _tables()[0]:
        return True
    return not BLANKS.isdisjoint(unicodedata.name(letter, "").split())


def is_mark(letter: str) -> bool:
    """Whether a letter is put on the one before it and takes no room of its own."""
    return unicodedata.category(letter) in ("Mn", "Me")
