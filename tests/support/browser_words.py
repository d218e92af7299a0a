"""Whether anything on a screen is still in English for somebody who speaks another language."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from freebooter.engine.registry import load, names
from freebooter.text import LOCALES

SHORTEST = 8
"""Shorter words, such as names, are the same in several languages, or parts of others."""

SAID = """() => {
  const heard = ["aria-label", "title", "placeholder", "alt"];
  const marked = document.querySelectorAll(heard.map((each) => `[${each}]`).join());
  return [document.title, document.body.innerText,
    ...[...marked].flatMap((each) => heard.map((name) => each.getAttribute(name) ?? ""))].join("\\n");
}"""
"""Everything that a page shows, and what it tells a screen reader."""


def _plain(language: str, files: str = "web*.ftl") -> dict[str, str]:
    """The messages, by default those of the browser, that say the same whenever they are said."""
    found = {}
    folders = [LOCALES, *(load(game).locales for game in names())]
    for file in sorted(file for folder in folders for file in (folder / language).glob(files)):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            parts = [element.value for element in entry.value.elements if isinstance(element, ast.TextElement)]
            if len(parts) == len(entry.value.elements):
                found[entry.id.name] = "".join(parts)
    return found


@cache
def english_only(language: str) -> tuple[str, ...]:
    """English sentences and words that somebody who speaks this language should never see."""
    own = _plain(language)
    known = "\n".join([*own.values(), *_plain(language, "names.ftl").values()])  # A trait may be called as in English.
    return tuple(
        text for name, text in _plain("en").items() if len(text) >= SHORTEST and own.get(name) != text not in known
    )


def english_on(page: Page, language: str) -> list[str]:
    """What a page says in English although it should speak another language."""
    said = page.evaluate(SAID)
    return [text for text in english_only(language) if text in said]
