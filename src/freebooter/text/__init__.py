"""Everything the program says, in four languages: Fluent files under `locales/`, one set for every client.

`say` speaks the language that `use` has chosen, or within `speaking` another one: a server speaks several at once. Each
game has a folder of its own and with it a namespace: `say("chess/check")` looks for `check` among the texts of chess,
and then among those that belong to no game. A file is read when a message of it is first said; a message missing in a
language is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable, Mapping
from contextvars import ContextVar
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

LANGUAGES: tuple[str, ...] = ("en", "de", "cs", "ja")
LOCALES = Path(__file__).parent / "locales"

OF = "/"
"""Stands between the name of a game and that of its message."""

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)

_folders: dict[str, Path] = {"": LOCALES}
"""For each namespace the folder of its texts."""

REMEMBERED = 1 << 12
"""So many different things a function of the kind that repeats itself is expected to say."""

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


class speaking:  # noqa: N801 – it reads as what it does, and is quicker than a generator.
    """Speak this language here, whatever others speak at the same time."""

    __slots__ = ("_language", "_token")

    def __init__(self, language: str) -> None:
        self._language = _checked(language)

    def __enter__(self) -> None:
        self._token = _spoken.set(self._language)

    def __exit__(self, *raised: object) -> None:
        _spoken.reset(self._token)


def current_language() -> str:
    return _spoken.get() or _usual


def files(language: str, namespace: str = "") -> list[Path]:
    """The files of a language."""
    return sorted((_folders[namespace] / language).glob("*.ftl"))


def add_texts(namespace: str, folder: Path) -> None:
    """Let a game speak: from now on its messages are those in this folder, which has a folder for each language."""
    _folders[namespace] = folder


def texts(namespace: str, folder: Path) -> Callable[..., str]:
    """`say` for a game's own modules: its messages need no namespace there."""
    add_texts(namespace, folder)
    known: dict[tuple[str, str, str | None], _Way] = {}

    def say_own(
        message_id: str, /, *, in_language: str | None = None, attribute: str | None = None, **values: Any
    ) -> str:
        language = in_language or _spoken.get() or _usual
        way = known.get((language, message_id, attribute))
        if way is None:
            way = _way(language, namespace + OF + message_id, attribute)
            known[language, message_id, attribute] = way
        try:
            return way.quickly(values)
        except LookupError:
            return way.slowly(values)

    return say_own


class _Speaker:
    """One language in one namespace: knows where every message stands, and reads a file when one of it is needed."""

    def __init__(self, language: str, namespace: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread = {file: file.read_text(encoding="utf-8") for file in files(language, namespace)}
        self.places = {message: file for file, text in self.unread.items() for message in _MESSAGE.findall(text)}
        self.reading = Lock()

    def message(self, message_id: str) -> Any | None:
        if message_id not in self.places:
            return None
        with self.reading:  # Nobody looks into a file that is only half read.
            self._read(self.places[message_id])
        return self.bundle.get_message(message_id)

    def read_all(self) -> None:
        for file in list(self.unread):
            with self.reading:  # File by file: whoever has something to say meanwhile waits for one at most.
                self._read(file)

    def _read(self, file: Path) -> None:
        from fluent.runtime import FluentResource

        text = self.unread.pop(file, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))


@cache
def _speaker(language: str, namespace: str) -> _Speaker:
    return _Speaker(language, namespace)


def learn(language: str) -> None:
    """Read all files of a language, so that nobody has to wait for them later."""
    for namespace in _folders:
        _speaker(_checked(language), namespace).read_all()


def say(message_id: str, /, *, in_language: str | None = None, attribute: str | None = None, **values: Any) -> str:
    """The message in the chosen language; a game's as `game/message`. Hyphens of variables are underscores here."""
    language = in_language or _spoken.get() or _usual
    way = _ways.get((language, message_id, attribute)) or _way(language, message_id, attribute)
    try:
        return way.quickly(values)
    except LookupError:
        return way.slowly(values)


Thing = TypeVar("Thing", bound=Hashable)


def remembered(spoken: Callable[[Thing], str]) -> Callable[[Thing], str]:
    """For a function that says few different things, such as the names of cards: each is said once in a language."""

    @lru_cache(maxsize=REMEMBERED)
    def once(language: str, thing: Thing) -> str:
        return spoken(thing)

    return lambda thing: once(_spoken.get() or _usual, thing)


class _Way:
    """How a message is said in a language: `slowly` as Fluent does it, and `quickly` where that is possible."""

    def __init__(self, message_id: str, pattern: Any, speaker: _Speaker) -> None:
        from .quick import quickly

        self.message_id = message_id
        self.pattern = pattern
        self.speaker = speaker
        self.quickly = quickly(pattern, speaker.language) or self.slowly

    def slowly(self, values: Mapping[str, Any]) -> str:
        variables = {name.replace("_", "-"): value for name, value in values.items()}
        text, problems = self.speaker.bundle.format_pattern(self.pattern, variables)
        if problems:
            raise ValueError(f"message {self.message_id!r} in {self.speaker.language!r}: {problems[0]}")
        return str(text)


_ways: dict[tuple[str, str, str | None], _Way] = {}
"""Of all messages that have been said; there are no more than stand in the files."""


def _way(language: str, message_id: str, attribute: str | None) -> _Way:
    namespace, _, name = message_id.rpartition(OF)
    for where, each in product(dict.fromkeys((namespace, "")), dict.fromkeys((language, "en"))):
        if where not in _folders:
            continue
        speaker = _speaker(each, where)
        message = speaker.message(name)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern:
            way = _ways[language, message_id, attribute] = _Way(message_id, pattern, speaker)
            return way
    raise KeyError(f"no message {message_id!r}")


def has_message(message_id: str) -> bool:
    """Whether something can be said."""
    namespace, _, name = message_id.rpartition(OF)
    return any(name in _speaker("en", where).places for where in {namespace, ""} if where in _folders)
