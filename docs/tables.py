"""The tables of the documentation that say what the code says, made from the code.

In a page such a table stands between `<!-- table: NAME -->` and `<!-- end of table -->`. `python docs/tables.py` writes
them all anew; a test fails when a page differs from what would be written. Each table is made in the folder `making`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from making import dead_mans_draw, dolores, envs, glossary, house, server, transcript, wire

DOCS = Path(__file__).parent
ROOT = DOCS.parent
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
MARKED = re.compile(r"<!-- table: ([a-z-]+) -->\n.*?<!-- end of table -->", re.DOTALL)

TABLES: dict[str, Callable[[], str]] = {
    name: make
    for part in (house, dead_mans_draw, dolores, envs, server, wire, transcript, glossary)
    for name, make in part.TABLES.items()
}


def rewrite(page: str) -> str:
    """The page with all its tables made anew."""

    def made(found: re.Match[str]) -> str:
        name = found.group(1)
        return f"<!-- table: {name} -->\n{TABLES[name]()}\n<!-- end of table -->"

    return MARKED.sub(made, page)


def main() -> None:
    for page in PAGES:
        before = page.read_text(encoding="utf-8")
        after = rewrite(before)
        if after != before:
            page.write_text(after, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: tables written", file=sys.stderr)


if __name__ == "__main__":
    main()
