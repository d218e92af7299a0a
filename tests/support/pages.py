"""The pages of the documentation, read as what they show: files, Python sessions and command lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

_FENCED = re.compile(r"^( *)```([a-z]+)(?: title=\"([^\"]+)\")?\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)

CHANGE = "diff"
"""The language of a block that shows how the file of its title is changed."""


class Block(NamedTuple):
    """A fenced block. One with a title is a file of that name, there for all other blocks of its page."""

    language: str
    title: str | None
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in _FENCED.finditer(text):
        indent, language, title, body = found.groups()
        lines = "".join(line.removeprefix(indent) for line in body.splitlines(keepends=True))
        yield Block(language, title, lines, text.count("\n", 0, found.start()) + 2)


def write_files(page: Path, folder: Path) -> None:
    """Write the files that a page shows."""
    for block in blocks(page):
        if block.title and block.language != CHANGE:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")


def with_blocks(language: str) -> list[Path]:
    return [page for page in PAGES if any(block.language == language for block in blocks(page))]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
