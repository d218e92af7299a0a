"""The messages of every file of texts, taken apart: what they choose between, and what they then say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from freebooter.engine import registry
from freebooter.text import LOCALES, OF, add_texts

EXAMPLE = Path(__file__).parents[2] / "examples" / "pig" / "src" / "freebooter_pig" / "locales"
VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in a reading where a value is put in."""

MARK = "\N{BLACK SQUARE}"
"""Stands there for the one value that is looked at."""

PLURALS = {"one", "few", "many"}
Way: TypeAlias = Mapping[str, str]
"""What is chosen by some variables on the way to a variant."""


@dataclass(frozen=True)
class Message:
    """A message of a file in one language, with its attributes."""

    namespace: str
    file: str
    name: str
    attributes: Mapping[str, Any]
    """Its patterns; what it says itself has an empty name."""
    comment: str
    section: str
    """The heading above it in its file."""

    @property
    def place(self) -> str:
        """Where it stands, for somebody who looks for it."""
        return f"{self.namespace}{OF}{self.file}" if self.namespace else self.file

    @property
    def qualified(self) -> str:
        """What `say` calls it."""
        return f"{self.namespace}{OF}{self.name}" if self.namespace else self.name


@cache
def folders() -> dict[str, Path]:
    """The folder of every namespace: the common texts, the games, and the game of the examples."""
    add_texts("pig", EXAMPLE)
    return {"": LOCALES} | {game: registry.load(game).locales for game in registry.names()} | {"pig": EXAMPLE}


@cache
def read(language: str) -> dict[str, dict[str, Message]]:
    """Of every file its messages, in their order."""
    found: dict[str, dict[str, Message]] = {}
    for namespace, folder in folders().items():
        for file in sorted((folder / language).glob("*.ftl")):
            place = f"{namespace}{OF}{file.name}" if namespace else file.name
            found[place] = {message.name: message for message in _messages(namespace, file)}
    return found


def about(language: str, place: str) -> str:
    """The line that begins a file."""
    namespace, _, file = place.rpartition(OF)
    return (folders()[namespace] / language / file).read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")


def every(language: str) -> Iterator[Message]:
    for messages in read(language).values():
        yield from messages.values()


def _messages(namespace: str, file: Path) -> Iterator[Message]:
    section = ""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        match entry:
            case ast.GroupComment(content=heading):
                section = heading
            case ast.Message():
                patterns = {"": entry.value} if entry.value else {}
                patterns |= {attribute.id.name: attribute.value for attribute in entry.attributes}
                comment = entry.comment.content if entry.comment else ""
                yield Message(namespace, file.name, entry.id.name, patterns, comment, section)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def selections(pattern: Any) -> Iterator[tuple[str, list[str]]]:
    """Every variable that is chosen by, however deep, and between what; the default comes last."""
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            variants = sorted(expression.variants, key=lambda variant: bool(variant.default))
            yield expression.selector.id.name, [key_of(variant) for variant in variants]
            for variant in variants:
                yield from selections(variant.value)


def variables(pattern: Any) -> set[str]:
    """The variables that are put in or chosen by; those of messages that are referred to do not count."""
    found: set[str] = set()
    for element in pattern.elements:
        match getattr(element, "expression", None):
            case ast.VariableReference(id=identifier):
                found.add(identifier.name)
            case ast.SelectExpression(selector=selector, variants=variants):
                found.add(selector.id.name)
                found = found.union(*(variables(variant.value) for variant in variants))
    return found


def references(pattern: Any) -> set[str]:
    """The messages that are referred to."""
    found: set[str] = set()
    for element in pattern.elements:
        match getattr(element, "expression", None):
            case ast.MessageReference(id=identifier):
                found.add(identifier.name)
            case ast.SelectExpression(variants=variants):
                found = found.union(*(references(variant.value) for variant in variants))
    return found


def paths(pattern: Any) -> list[Way]:
    """The ways through a pattern: each of its variants lies on one of them at least."""
    found: list[Way] = []
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            variable = expression.selector.id.name
            for variant in expression.variants:
                chosen = {variable: key_of(variant)}
                inner = [way for way in paths(variant.value) if way.get(variable, chosen[variable]) == chosen[variable]]
                found += [{**chosen, **way} for way in inner] or [chosen]
    return longest(found)


def longest(ways: Iterable[Way]) -> list[Way]:
    """Those that no other one contains."""
    kept: list[Way] = []
    for way in ways:
        if any(way.items() <= other.items() for other in kept):
            continue
        kept = [other for other in kept if not other.items() <= way.items()] + [way]
    return kept


def readings(pattern: Any) -> list[str]:
    """What a pattern says, whatever is chosen: each variant stands in one of the readings, with the words around it."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        match getattr(element, "expression", element):
            case ast.TextElement(value=text):
                parts.append([text])
            case ast.StringLiteral() as literal:
                parts.append([literal.parse()["value"]])
            case ast.SelectExpression(variants=variants):
                parts.append([text for variant in variants for text in readings(variant.value)])
            case _:
                parts.append([VALUE])
    longest_part = max(map(len, parts))
    return ["".join(row) for row in zip_longest(*(_stretched(part, longest_part) for part in parts))]


def _stretched(part: list[str], length: int) -> list[str]:
    return part + part[-1:] * (length - len(part))


def said_with(pattern: Any, chosen: Mapping[str, Iterable[str]], marked: str) -> tuple[str, bool]:
    """What a pattern says with signs in place of its values, one of its own for the variable that is `marked`.

    Of a variable that is chosen by, `chosen` has the keys that fit; where none does, the default is said. Also whether
    the marked one is chosen by, and each time there is a variant for it.
    """
    text, fits = "", []
    for element in pattern.elements:
        match getattr(element, "expression", element):
            case ast.TextElement(value=written):
                text += written
            case ast.StringLiteral() as literal:
                text += literal.parse()["value"]
            case ast.VariableReference(id=identifier):
                text += MARK if identifier.name == marked else VALUE
            case ast.SelectExpression(selector=selector, variants=variants):
                fitting = [each for each in variants if key_of(each) in chosen.get(selector.id.name, ())]
                default = [each for each in variants if each.default]
                said, fit_inside = said_with((fitting or default)[0].value, chosen, marked)
                text += said
                fits += [bool(fitting)] if selector.id.name == marked else [True] if fit_inside else []
            case _:
                text += VALUE
    return text, bool(fits) and all(fits)
