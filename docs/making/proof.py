"""A page for each language with everything that is said in it, beside the English, to be read from top to bottom.

Every message is said with values such as it has in a game, once for each of its variants.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

from freebooter.text import say

from .common import LANGUAGE_NAMES
from .messages import PLURALS, Message, Way, about, longest, paths, read, references, selections, variables
from .samples import Value, in_words, sample

PLURAL_SAMPLES: dict[str, Value] = {"one": 1, "few": 2, "many": 1.5, "other": 5}

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
td { border-top: 1px solid #ccc; overflow-wrap: anywhere; padding: .3rem .6rem; vertical-align: top; }
td.says { white-space: pre-line; }
td:first-child { color: #666; font-size: .8rem; width: 24%; }
tr.first td { border-top: 2px solid #888; }
code { color: #000; font-size: .9rem; font-weight: bold; }
nav { columns: 3; }
"""


class Said:
    """One message or attribute of one language, with all it needs to be said."""

    def __init__(self, message: Message, attribute: str, language: str) -> None:
        self.message = message
        self.attribute = attribute
        self.language = language
        in_english = read("en")[message.place].get(message.name, message)
        self.patterns = [
            pattern
            for each, tongue in ((message, language), (in_english, "en"))
            if attribute in each.attributes
            for pattern in _all_patterns(each, attribute, tongue)
        ]
        self.choices: dict[str, list[str]] = {}
        for pattern in self.patterns:
            for variable, keys in selections(pattern):
                self.choices[variable] = [*dict.fromkeys([*keys, *self.choices.get(variable, [])])]

    def ways(self) -> list[Way]:
        """What is chosen, so that every variant in English and in the language is said."""
        return longest(way for pattern in self.patterns for way in paths(pattern)) or [{}]

    def values(self, way: Way, language: str = "") -> dict[str, Value]:
        """What the message is told, in the words of its language or of another."""
        names = sorted(set().union(*(variables(pattern) for pattern in self.patterns)))
        return {name: in_words(self._value(name, way.get(name, "")), language or self.language) for name in names}

    def _value(self, name: str, key: str) -> Value:
        keys = self.choices.get(name, [])
        if key.isdecimal():
            return int(key)
        if keys and not is_plural(keys):
            return key or keys[-1]  # The default stands last.
        if PLURALS & set(keys):
            return PLURAL_SAMPLES[key or "other"]
        return sample(self.message.qualified, name)

    def say(self, values: Mapping[str, Value], language: str = "") -> str:
        told: dict[str, Any] = {name.replace("-", "_"): value for name, value in values.items()}
        tongue = language or self.language
        return say(self.message.qualified, in_language=tongue, attribute=self.attribute or None, **told)


def is_plural(keys: Iterable[str]) -> bool:
    """Whether a number is chosen by; the value of a house rule may be `one` or `two` as well."""
    words = {key for key in keys if not key.isdecimal()}
    return bool(words) and words <= PLURALS | {"other"}


def _all_patterns(message: Message, attribute: str, language: str) -> Iterator[Any]:
    """The pattern, and those of the messages it refers to."""
    pattern = message.attributes[attribute]
    yield pattern
    for name in sorted(references(pattern)):
        places = [place for place in (message.place, *read(language)) if name in read(language)[place]]
        yield from _all_patterns(read(language)[places[0]][name], "", language)


def page(language: str) -> str:
    """The whole page."""
    title = f"Freebooter: every text in {LANGUAGE_NAMES[language]}"
    places = read(language)
    links = "\n".join(f'<a href="#{_anchor(place)}">{escape(place)}</a><br>' for place in places)
    parts = "\n".join(_file(language, place, messages) for place, messages in places.items())
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{title}</h1>\n<nav>\n{links}\n</nav>\n{parts}\n</html>\n"
    )


def _anchor(place: str) -> str:
    return re.sub(r"[^a-z-]", "-", place)


def _file(language: str, place: str, messages: Mapping[str, Message]) -> str:
    lines = [f'<h2 id="{_anchor(place)}">{escape(place)}</h2>', f"<p>{escape(about(language, place))}</p>", "<table>"]
    section = ""
    for message in messages.values():
        if message.section != section:
            section = message.section
            lines += ["</table>", f"<h3>{escape(section)}</h3>", "<table>"]
        lines += _rows(language, message)
    return "\n".join([*lines, "</table>"])


def _rows(language: str, message: Message) -> Iterator[str]:
    head = [f"<code>{message.name}</code>", *([escape(message.comment)] if message.comment else [])]
    seen: set[tuple[str, ...]] = set()
    for attribute in message.attributes:
        said = Said(message, attribute, language)
        for way in said.ways():
            texts = (attribute, *(said.say(said.values(way, each), each) for each in dict.fromkeys(("en", language))))
            if texts in seen:
                continue
            told = [f".{attribute}"] if attribute else []
            told += [f"{name}: {value}" for name, value in said.values(way).items()]
            about_it = "<br>".join([*([] if seen else head), *map(escape, told)])
            says = "".join(f'<td class="says">{escape(text)}</td>' for text in texts[1:])
            yield f"<tr class={'more' if seen else 'first'}><td>{about_it}</td>{says}</tr>"
            seen.add(texts)
