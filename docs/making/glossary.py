"""The table of terms on the page about languages, made from `docs/glossary.yaml`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from freebooter.text import LANGUAGES, say

from .common import LANGUAGE_NAMES, table

GLOSSARY = Path(__file__).parents[1] / "glossary.yaml"


def _term(entry: dict[str, Any]) -> str:
    """What a thing is called, and the game or the texts that call it so, where others do not."""
    where = [say(f"{of}/game-title", in_language="en") if of != "common" else of for of in entry.get("in", [])]
    return f"{entry['term']} ({', '.join(where)})" if where else entry["term"]


def _avoided(entry: dict[str, Any]) -> Iterator[str]:
    """The words that a language does without, behind its two letters."""
    for language in LANGUAGES:
        words = entry[language].get("not")
        if words:
            yield f"{language}: {', '.join(word.replace('*', '…') for word in words)}"


def glossary() -> str:
    entries = yaml.safe_load(GLOSSARY.read_text(encoding="utf-8"))
    rows = [
        [
            _term(entry),
            entry["what"],
            *(entry[language]["word"] for language in LANGUAGE_NAMES),
            "<br>".join(_avoided(entry)),
        ]
        for entry in entries
    ]
    return table(["term", "what it is", *LANGUAGE_NAMES.values(), "not"], rows)


TABLES = {"glossary": glossary}
