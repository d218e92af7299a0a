"""The words that the web client says itself, as one Fluent file for each language."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from freebooter.text import files

from .client import KINDS, File

NAMES = ("dead-mans-draw", "dolores")
"""The files with the names of cards, traits, goods and gestures; beside them, everything of the web client's own."""

OWN = "web"
SHARED = {"terminal": {"card"}}
"""Single messages of other files."""


@dataclass(frozen=True)
class Words:
    name: str
    """With a hash of the content, so that browsers may keep it for ever."""
    file: File


@cache
def words_in(language: str) -> Words:
    """Everything the client says in a language."""
    data = "".join(map(_taken, files(language))).encode()
    digest = hashlib.sha256(data).hexdigest()[:12]
    compressed = {"gzip": gzip.compress(data, mtime=0)}
    return Words(f"words-{language}-{digest}.ftl", File(KINDS[".ftl"], data, compressed))


def _taken(file: Path) -> str:
    """What the client needs of a file, without its comments."""
    whole = file.stem in NAMES or file.stem.startswith(OWN)
    single = SHARED.get(file.stem, set())
    if not whole and not single:
        return ""
    serializer = FluentSerializer()
    messages = [
        entry
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term) and (whole or entry.id.name in single)
    ]
    for message in messages:
        message.comment = None
    return "".join(map(serializer.serialize_entry, messages))
