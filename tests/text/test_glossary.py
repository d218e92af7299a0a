"""One word for each thing: what the glossary forbids is said nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser

from docs.making.messages import Message, every, folders, readings
from freebooter.text import LANGUAGES
from tests.support.pages import PAGES, ROOT

GLOSSARY: list[dict[str, Any]] = yaml.safe_load((ROOT / "docs" / "glossary.yaml").read_text(encoding="utf-8"))
UNSPACED = {"ja"}
"""Languages that put no spaces between words."""

COMMON = "common"

TITLES = {"Dead Man's Draw": "dead-mans-draw", "Dolores": "dolores"}
"""Below a heading that begins so, a page speaks of that game alone."""

FOR_PROGRAMMERS = ("CHANGELOG", "adding-a-", "engine", "protocol", "python", "envs/", "formats/record", "games/")
"""On these pages a game is also a `Match`, and is called one."""

CODE = re.compile(
    r"^( *)```.*?^\1```|`[^`\n]*`|\]\([^)]*\)|<!-- table: glossary -->.*?<!-- end of table -->", re.M | re.S
)


def pattern_of(word: str, language: str) -> re.Pattern[str]:
    """What finds a forbidden word: the whole of it, with any ending where it has a star.

    Small letters find capitals too, as at the beginning of a sentence; capitals find themselves alone.
    """
    stem = word.removesuffix("*")
    found = re.escape(stem)
    if language not in UNSPACED:
        before = r"(?<!\w)" if stem[0].isalnum() else ""
        after = r"\w*" if word.endswith("*") else r"(?!\w)"
        found = f"{before}{found}{after}"
    return re.compile(found, 0 if word != word.lower() else re.IGNORECASE)


def is_forbidden(text: str, word: str, right: str, language: str) -> bool:
    """Whether a word occurs other than as a part of the right one, such as `play area` in `Play Area`."""
    rightly = [(found.start(), found.end()) for found in re.finditer(re.escape(right), text)]
    return any(
        not any(start <= found.start() and found.end() <= end for start, end in rightly)
        for found in pattern_of(word, language).finditer(text)
    )


def faults(message: Message, language: str) -> Iterator[str]:
    """The forbidden words of a message, each with the one to use."""
    for entry in GLOSSARY:
        if (message.namespace or COMMON) not in entry.get("in", [message.namespace or COMMON]):
            continue
        right, words = entry[language]["word"], entry[language].get("not", [])
        for attribute, pattern in message.attributes.items():
            texts = [" ".join(text.split()) for text in readings(pattern)]
            for word in words:
                if any(is_forbidden(text, word, right, language) for text in texts):
                    name = f"{message.name}.{attribute}" if attribute else message.name
                    yield f"{language}/{message.place}: {name} says “{word}”; say “{right}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_what_the_glossary_forbids(language: str) -> None:
    found = [fault for message in every(language) for fault in faults(message, language)]
    assert not found, "\n".join(["words that the glossary forbids:", *found])


def page_faults(text: str, is_for_programmers: bool = False) -> Iterator[str]:
    """The forbidden words of a page in Markdown outside its code, each with its line."""
    game = COMMON
    depth = 1
    prose = CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    for number, line in enumerate(prose.splitlines(), 1):
        if heading := re.match(r"(#+) (.*)", line):
            named = next((game for title, game in TITLES.items() if heading[2].startswith(title)), COMMON)
            if named != COMMON or len(heading[1]) <= depth:
                game, depth = named, len(heading[1])
        for entry in GLOSSARY:
            words = entry["en"]
            if game not in entry.get("in", [game]) or (is_for_programmers and entry["term"] == "game"):
                continue
            for word in words.get("not", []):
                if is_forbidden(line, word, words["word"], "en"):
                    yield f"line {number} says “{word}”; say “{words['word']}”"


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "SECURITY.md", ROOT / "CHANGELOG.md"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_no_page_says_what_the_glossary_forbids(page: Path) -> None:
    is_for_programmers = any(part in str(page.relative_to(ROOT)) for part in FOR_PROGRAMMERS)
    assert not list(page_faults(page.read_text(encoding="utf-8"), is_for_programmers))


def test_a_forbidden_word_is_found_on_a_page_and_told() -> None:
    page = (
        "# Games\nThe row.\n## Dead Man's Draw\n`the row`\n### Play\nThe row.\n```\nthe row\n```\n## Dolores\nThe row."
    )
    assert list(page_faults(page)) == ["line 6 says “the row”; say “Play Area”"]
    assert list(page_faults("# Play\nThe match is over.\n")) == ["line 2 says “the match”; say “game”"]
    assert not list(page_faults("# Play\nThe match is over.\n", is_for_programmers=True))


@pytest.mark.parametrize("entry", GLOSSARY, ids=lambda entry: entry["term"])
def test_every_term_has_a_word_in_every_language(entry: Mapping[str, Any]) -> None:
    assert set(entry) - {"in"} == {"term", "what", *LANGUAGES}
    assert set(entry.get("in", [])) <= {COMMON, *folders()}
    for language in LANGUAGES:
        words = entry[language]
        assert set(words) <= {"word", "not"}
        assert words["word"]
        assert not [word for word in words.get("not", []) if is_forbidden(words["word"], word, words["word"], language)]


def test_no_term_is_there_twice() -> None:
    terms = [(entry["term"], *entry.get("in", [])) for entry in GLOSSARY]
    assert len(terms) == len(set(terms))


@pytest.mark.parametrize(
    ("language", "word", "right", "said", "is_found"),
    [
        ("en", "play area", "Play Area", "Put it into the play area.", True),
        ("en", "play area", "Play Area", "Put it into the Play Area.", False),
        ("en", "the row", "Play Area", "The row is empty.", True),
        ("en", "the row", "Play Area", "The rowing boat.", False),
        ("en", "(otherwise*", "default", "How many games (otherwise 3).", True),
        ("en", "party game", "Pirate Party Game", "A Pirate Party Game, please.", False),
        ("en", "party game", "Pirate Party Game", "A Party Game, please.", True),
        ("de", "Wiederholung*", "Wiedergabe", "Zur Wiederholungstaste", True),
        ("de", "Wiederholung*", "Wiedergabe", "eine wiederholung", False),
        ("de", "fremder Bot", "externer Bot", "Ein fremder Bot.", True),
        ("cs", "zápas*", "partie", "Zápasy", True),
        ("ja", "卓*", "テーブル", "この卓で", True),
    ],
)
def test_a_forbidden_word_is_found(language: str, word: str, right: str, said: str, is_found: bool) -> None:
    assert is_forbidden(said, word, right, language) == is_found


def test_a_forbidden_word_is_found_in_a_message_and_told() -> None:
    """In a variant, however deep, and where the words around a choice make it up."""
    text = "message = Look at { $who ->\n    [you] the\n   *[other] a\n } row\n    .title = Fine\n"
    parsed = FluentParser().parse(text).body[0]
    message = Message("dead-mans-draw", "web.ftl", "message", {"": parsed.value}, "", "")
    assert list(faults(message, "en")) == ["en/dead-mans-draw/web.ftl: message says “the row”; say “Play Area”"]
    assert not list(faults(Message("dolores", "web.ftl", "message", {"": parsed.value}, "", ""), "en"))
