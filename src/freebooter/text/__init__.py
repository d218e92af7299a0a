"""Everything the program says, in four languages: Fluent files under `locales/`, one set for every client.

`say` speaks the language that `use` has chosen. A message is looked for file by file, so that long texts are read only
by those who ask for them; a message missing in a language is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES: tuple[str, ...] = ("en", "de", "cs", "ja")
LOCALES = Path(__file__).parent / "locales"

_ORDER = ("errors", "help", "terminal")
"""Files that are looked into first, as they are needed most; then all others by name."""

_language = "en"


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's environment, or English."""
    for variable in ("FREEBOOTER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "").lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def use(language: str) -> None:
    """Speak this language from now on."""
    global _language
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    _language = language


def current_language() -> str:
    return _language


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

    def message(self, message_id: str) -> Any | None:
        from fluent.runtime import FluentResource

        while not self.bundle.has_message(message_id):
            file = next(self.unread, None)
            if file is None:
                return None
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return self.bundle.get_message(message_id)


@cache
def _speaker(language: str) -> _Speaker:
    return _Speaker(language)


def say(message_id: str, /, *, in_language: str | None = None, attribute: str | None = None, **values: Any) -> str:
    """The message in the chosen language. Hyphens of the files' variables are underscores here."""
    for language in (in_language or _language, "en"):
        speaker = _speaker(language)
        message = speaker.message(message_id)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern:
            variables = {name.replace("_", "-"): value for name, value in values.items()}
            text, problems = speaker.bundle.format_pattern(pattern, variables)
            if problems:
                raise ValueError(f"message {message_id!r} in {language!r}: {problems[0]}")
            return str(text)
    raise KeyError(f"no message {message_id!r}")
