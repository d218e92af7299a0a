"""The words that the web client says itself, as one Fluent file for each language."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from freebooter.engine.registry import names
from freebooter.text import files

from .client import KINDS, File

OWN = "web"
NAMES = "names"
"""The client's own files begin with the one word; of a game it also needs what the things are called."""

PREFIX = "--"
"""Stands between the name of a game and that of its message, since Fluent knows no namespaces."""


WORDS = "words"
"""Begins the names of these files."""


@dataclass(frozen=True)
class Words:
    name: str
    """With a hash of the content, so that browsers may keep it for ever."""
    file: File


@cache
def words_in(language: str) -> Words:
    """Everything the client says in a language."""
    common = [text for file in files(language) for text in _taken(file)]
    data = "".join([*common, *(text for game in names() for text in _of_game(game, language))]).encode()
    digest = hashlib.sha256(data).hexdigest()[:12]
    compressed = {"gzip": gzip.compress(data, mtime=0)}
    return Words(f"{WORDS}-{language}-{digest}.ftl", File(KINDS[".ftl"], data, compressed))


def _of_game(game: str, language: str) -> list[str]:
    """What the client says of a game, each message with the name of the game before its own."""
    taken = []
    for file in files(language, game):
        taken += _taken(file, f"{game}{PREFIX}")
    return taken


def _taken(file: Path, prefix: str = "") -> list[str]:
    """What the client needs of a file, without its comments."""
    if not file.stem.startswith(OWN) and file.stem != NAMES:
        return []
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    messages = [entry for entry in parsed if isinstance(entry, ast.Message | ast.Term)]
    for message in messages:
        message.comment = None
        _Renaming(prefix).visit(message)
    return [FluentSerializer().serialize_entry(message) for message in messages]


class _Renaming(Visitor):  # type: ignore[misc]  # Fluent carries no types.
    """Puts a prefix before the name of a message and of those that it refers to."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802  # Called by this name.
        node.id.name = self.prefix + node.id.name
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Called by this name.
        node.id.name = self.prefix + node.id.name
