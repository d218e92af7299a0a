"""Every message is set as its language sets texts: spaces, dashes, per cent, and the full-width marks of Japanese."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from docs.making.messages import every, readings
from freebooter.text import LANGUAGES

JAPANESE = "\u3001-\u303f\u3040-\u30ff\u4e00-\u9fff\uff00-\uffef"

ANYWHERE = {
    "two spaces": r"[^\s]  +\S",
    "a space before a mark": r"\w [,;](?!\w)|\w \.(?=\s|$)",
    "dots for an ellipsis": r"\.\.\.",
    "a hyphen for a dash": r"\w - \w",
}
UNSPACED = {"a space before a mark that wants none": r"\w [!?:](?=\s|$)"}
RULES = {
    "en": ANYWHERE | UNSPACED | {"a space before %": r"[\d\ufffc] %", "a space before …": r"\w …$"},
    "de": ANYWHERE | UNSPACED | {"a space before % that breaks": r"[\d\ufffc] ?%"},
    "cs": ANYWHERE | UNSPACED | {"a space before % that breaks": r"[\d\ufffc] %"},
    "ja": ANYWHERE
    | {
        "a space before %": r"[\d\ufffc]\s%",
        "a half-width mark beside Japanese": rf"[{JAPANESE}][,!?:;()]|[,!?;(][{JAPANESE}]",
        "a space beside a full-width mark": r" [、。：（）！？]|[、。：（）！？] ",
    },
}
"""What may occur nowhere, by what is wrong with it."""


TYPED = re.compile(r"「[?\[][^」]*」")
"""What is typed as it stands, such as a key or a list."""


def faults(text: str, language: str) -> Iterator[str]:
    text = TYPED.sub("", text)
    for what, wrong in RULES[language].items():
        if found := re.search(wrong, text):
            yield f"{what}: “{text[max(0, found.start() - 20) : found.end() + 20]}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_does_it(language: str) -> None:
    found = {
        f"{message.place}: {message.name}.{attribute}: {fault}"
        for message in every(language)
        for attribute, pattern in message.attributes.items()
        for text in readings(pattern)
        for fault in faults(re.sub(r"\n\s*", "\n", text), language)
    }
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize(
    ("language", "text", "is_wrong"),
    [
        ("en", "54 %", True),
        ("en", "54%", False),
        ("en", "thinking …", True),
        ("de", "54 %", True),
        ("de", "54%", True),
        ("de", "54\u00a0%", False),
        ("cs", "54 %", True),
        ("cs", "54\u00a0%", False),
        ("ja", "はい,", True),
        ("ja", "はい、", False),
        ("ja", "既定： なし", True),
        ("en", "one  two", True),
        ("cs", "ano , ne", True),
        ("de", "so...", True),
    ],
)
def test_a_fault_is_found(language: str, text: str, is_wrong: bool) -> None:
    assert bool(list(faults(text, language))) == is_wrong
