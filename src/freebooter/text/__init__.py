"""Everything the program says, in four languages: Fluent files under `locales/`, one set for every client.

`say` speaks the language that `use` has chosen, or within `speaking` another one: a server speaks several at once. A
message is looked for file by file, so that long texts are read only by those who ask for them; a message missing in a
language is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

LANGUAGES: tuple[str, ...] = ("en", "de", "cs", "ja")
LOCALES = Path(__file__).parent / "locales"

_ORDER = ("errors", "help", "terminal")
"""Files that are looked into first, as they are needed most; then all others by name."""

REMEMBERED = 1 << 12
"""So many sentences are remembered as they were said last: most cards, names and moves come again and again."""

_usual = "en"
_spoken: ContextVar[str] = ContextVar("spoken", default="")
"""The language of this task or thread alone, where it speaks another one than usual."""


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's environment, or English."""
    for variable in ("FREEBOOTER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "").lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def use(language: str) -> None:
    """Speak this language from now on."""
    global _usual
    _usual = _checked(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language here, whatever others speak at the same time."""
    token = _spoken.set(_checked(language))
    try:
        yield
    finally:
        _spoken.reset(token)


def current_language() -> str:
    return _spoken.get() or _usual


def files(language: str) -> list[Path]:
    """The files of a language, in the order in which they are looked into."""
    rank = {name: place for place, name in enumerate(_ORDER)}
    return sorted((LOCALES / language).glob("*.ftl"), key=lambda file: (rank.get(file.stem, len(rank)), file.stem))


class _Speaker:
    """One language: reads another file only when a message is in none of those read so far."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: Iterator[Path] = iter(files(language))
        self.reading = Lock()

    def message(self, message_id: str) -> Any | None:
        with self.reading:  # Nobody looks into a file that is only half read.
            while not self.bundle.has_message(message_id):
                if not self._read_on():
                    return None
            return self.bundle.get_message(message_id)

    def read_all(self) -> None:
        more = True
        while more:
            with self.reading:  # File by file: whoever has something to say meanwhile waits for one at most.
                more = self._read_on()

    def _read_on(self) -> bool:
        """Read the next file, if there is one."""
        from fluent.runtime import FluentResource

        file = next(self.unread, None)
        if file is not None:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return file is not None


@cache
def _speaker(language: str) -> _Speaker:
    return _Speaker(language)


@cache
def learn(language: str) -> None:
    """Read all files of a language, so that nobody has to wait for them later."""
    _speaker(_checked(language)).read_all()


def say(message_id: str, /, *, in_language: str | None = None, attribute: str | None = None, **values: Any) -> str:
    """The message in the chosen language. Hyphens of the files' variables are underscores here."""
    language = in_language or _spoken.get() or _usual
    return _said(language, message_id, attribute, tuple(values), *values.values())


@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(language: str, message_id: str, attribute: str | None, names: tuple[str, ...], *values: Any) -> str:
    """The sentence; the values are apart from their names, so that 1 is not taken for another kind of 1."""
    variables = {name.replace("_", "-"): value for name, value in zip(names, values, strict=True)}
    for each in (language, "en"):
        speaker = _speaker(each)
        message = speaker.message(message_id)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern:
            text, problems = speaker.bundle.format_pattern(pattern, variables)
            if problems:
                raise ValueError(f"message {message_id!r} in {each!r}: {problems[0]}")
            return str(text)
    raise KeyError(f"no message {message_id!r}")
