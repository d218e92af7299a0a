"""Everything the program says is there in every language, is used, and can be said."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from freebooter.engine import refusal
from freebooter.engine.registry import load, names
from freebooter.games.dead_mans_draw.narration.log import UNTOLD
from freebooter.games.dead_mans_draw.notation import VERBS
from freebooter.games.dead_mans_draw.rules.events import Happening
from freebooter.games.dead_mans_draw.rules.state import Ask
from freebooter.games.dead_mans_draw.rules.switches import SWITCHES
from freebooter.games.dead_mans_draw.rules.terms import SUIT_NAMES, TRAIT_NAMES
from freebooter.text import LANGUAGES, LOCALES
from freebooter.text.quick import Unusual, quickly
from tests.narration.test_rules_text import References, messages, source, variables
from tests.support import web_sources

SOURCES = Path(refusal.__file__).parents[1]
FOLDERS = {"": LOCALES} | {f"{game}/": load(game).locales for game in names()}
FILES = sorted({f"{of}{file.name}" for of, folder in FOLDERS.items() for file in folder.glob("*/*.ftl")})
"""Every file in any language; one of a game with its name before it."""
OTHERS = [language for language in LANGUAGES if language != "en"]

SAID = """
said = { $who ->
        [you] You have
       *[other] { $player } has
    } { $n ->
        [0] none
        [one] one
        [few] a few
        [many] many
       *[other] { $n } and { "{" }
    } of { $most }
"""
COUNTS = (0, 1, 2, 5)
CATEGORIES = {"en": {"one", "other"}, "de": {"one", "other"}, "cs": {"one", "few", "many", "other"}, "ja": {"other"}}
"""The plural forms that each language has; one that it lacks would never be said."""

ALWAYS_MESSAGES = ("error-", "refusal-", "help-", "usage-")
"""A string of the sources that begins like this is a message, wherever it stands."""

SAME_AS_IN_ENGLISH = {
    ("de", "game-title"),
    ("ja", "game-title"),
    ("cs", "game-title"),
    ("de", "balance-usual-policy"),
    ("cs", "balance-usual-policy"),
    ("de", "trait-casanova"),
    ("cs", "trait-casanova"),
    ("de", "trait-navigator"),
    ("cs", "suit-kraken"),
    ("de", "web-pace-normal"),
    ("de", "web-talk"),
    ("cs", "web-talk"),
    ("cs", "web-bot"),
    ("de", "web-seat-bots"),
    ("de", "web-seat-bot"),
    ("cs", "web-seat-bot"),
    ("de", "web-theme-system"),
    ("de", "web-motion-system"),
    ("de", "web-fair-fact-seed"),
    ("cs", "web-clock-is-live"),
    ("cs", "web-tip"),
}
"""Proper names, and words that are the same."""

QUOTATION_MARKS = {"en": ("“", "”"), "de": ("„", "“"), "cs": ("„", "“"), "ja": ("「", "」")}


def _happenings() -> set[str]:
    told = {happening.name.lower().replace("_", "-") for happening in set(Happening) - UNTOLD}
    return told | {"peeked-hidden", "offered-all"}


def _asks() -> set[str]:
    """The open questions; a turn has four of them."""
    asks = {ask.name.lower() for ask in Ask} - {"nothing", "over", "turn_over"}
    return asks | {"turn-first", "turn-owed", "turn-last"}


FAMILIES: dict[str, set[str]] = {
    "suit-": set(SUIT_NAMES),
    "trait-": set(TRAIT_NAMES),
    "game-": {"title"},
    "log-": _happenings(),
    "asks-": _asks(),
    "decides-": _asks(),
    "choice-": set(VERBS),
    "rulebook-": {"suit", "trait", "variant", "switch", "good", "bottle", "gesture"},
    "variant-": set(SWITCHES["variant"]),
    "simulate-": {"seat", "wins", "points", "deviation", "range"},
    "bench-": {
        "game", "players", "traits", "decision", "games", "yardstick", "base",
        "budget", "playouts", "regret", "share",
        *(f"server-{figure}" for figure in ("alone", "cpu", "late", "median", "memory", "moves", "tables")),
    },
}  # fmt: skip
"""Messages whose name is put together in the sources: how it begins, and how it may go on."""


@cache
def trees() -> list[python.Module]:
    return [python.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCES.rglob("*.py"))]


@cache
def nodes() -> list[python.AST]:
    return [node for tree in trees() for node in python.walk(tree)]


@cache
def refusals() -> set[str]:
    """The names of `Refusal` and of every class made from it, directly or not."""
    names = {"Refusal"}
    classes = [node for node in nodes() if isinstance(node, python.ClassDef)]
    while True:
        more = {
            each.name for each in classes if names & {base.id for base in each.bases if isinstance(base, python.Name)}
        }
        if more <= names:
            return names
        names |= more


def said() -> Iterator[python.expr]:
    """The first argument of every `say` and of every refusal."""
    speakers = {"say", *refusals()}
    for node in nodes():
        match node:
            case python.Call(func=python.Name(id=name), args=[first, *_]) if name in speakers:
                yield first


@cache
def literals() -> set[str]:
    """Every string of the sources."""
    return {node.value for node in nodes() if isinstance(node, python.Constant) and isinstance(node.value, str)}


@cache
def patterns() -> set[str]:
    """What is said by names put together, as regular expressions."""
    made = set()
    for argument in said():
        if isinstance(argument, python.JoinedStr):
            parts = (re.escape(str(p.value)) if isinstance(p, python.Constant) else "(.+)" for p in argument.values)
            made.add(plain("".join(parts)))
    return made


@cache
def english() -> dict[str, ast.Message]:
    """Every message by its name; where games have messages of the same name, one of them."""
    return {name: message for file in FILES for name, message in messages("en", file).items()}


def plain(name: str) -> str:
    """The name of a message without that of its game."""
    return name.rpartition("/")[2]


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


class Choices(Visitor):  # type: ignore[misc]  # Fluent carries no types.
    """Collects which variables a message chooses by, and between what."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Called by this name.
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)}
        self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def choices(message: ast.Message) -> dict[str, set[str]]:
    found = Choices()
    found.visit(message)
    return found.keys


def is_count(keys: set[str]) -> bool:
    """Whether these are numbers and plural forms; a switch may say “one” or “two” as well."""
    words = {key for key in keys if not key.isdecimal()}
    return keys != {"other"} and words <= {"one", "few", "many", "other"} and bool(keys)


def sample_values(name: str, message: ast.Message, needed: set[str]) -> Iterator[dict[str, str | int]]:
    """Every mix of numbers and of words that the message chooses by, here or in English."""
    here, there = choices(message), choices(english()[name])
    samples: list[list[str | int]] = []
    for variable in sorted(needed):
        keys = here.get(variable, set()) | there.get(variable, set())
        if is_count(keys):
            samples.append(list(COUNTS))
        else:
            samples.append([*sorted(keys)] or ["Anne"])
    for values in product(*samples):
        yield dict(zip(sorted(needed), values, strict=True))


def written(message: ast.Message) -> str:
    """The whole text of a message as it stands in its file."""
    return str(FluentSerializer().serialize_entry(message)).partition("=")[2].strip()


class Words(Visitor):  # type: ignore[misc]  # Fluent carries no types.
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Called by this name.
        self.text += node.value


def words(message: ast.Message) -> str:
    found = Words()
    found.visit(message)
    return found.text


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str, file: str) -> None:
    here, there = messages(language, file), messages("en", file)
    assert list(here) == list(there)
    assert {name: attributes(m) for name, m in here.items()} == {name: attributes(m) for name, m in there.items()}
    assert variables(language, file) == variables("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", FOLDERS)
def test_no_message_is_written_in_two_files(of: str, language: str) -> None:
    """A game may say in its own way what others say, but nobody says anything twice."""
    files = [file for file in FILES if file.startswith(of) and file.count("/") == of.count("/")]
    names = [name for file in files for name in messages(language, file)]
    assert sorted(names) == sorted(set(names))


def test_every_message_of_the_sources_exists() -> None:
    wanted = {a.value for a in said() if isinstance(a, python.Constant) and isinstance(a.value, str)}
    wanted |= {
        text
        for text in literals()
        if re.fullmatch(r"[a-z-]+/[a-z-]+|[a-z]+(-[a-z]+)+", text) and plain(text).startswith(ALWAYS_MESSAGES)
    }
    missing = {plain(name) for name in wanted | web_sources.named()} - set(english())
    assert not missing


def test_every_message_of_a_family_exists() -> None:
    for family, endings in FAMILIES.items():
        assert not {f"{family}{ending}" for ending in endings} - set(english())
    for pattern in patterns() | web_sources.patterns():
        assert any(re.fullmatch(pattern, name) for name in english()), pattern


def test_every_message_is_said_somewhere() -> None:
    used = {plain(name) for name in literals()} | web_sources.strings()
    used |= {f"{family}{ending}" for family, endings in FAMILIES.items() for ending in endings}
    for name, message in english().items():
        references = References()
        references.visit(message)
        used |= references.messages
        if name.startswith("rules-"):
            used.add(name.removeprefix("rules-"))  # A topic of the rules is headed by its name.
    closed = {re.escape(family) + "(.+)" for family in FAMILIES}
    put_together = patterns() | web_sources.patterns() | web_sources.asked_of_games()
    for file in FILES:
        families = put_together if file.startswith("dolores/") else put_together - closed
        found = messages("en", file)
        assert not {name for name in found if not any(re.fullmatch(each, name) for each in families)} - used, file


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, file: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, file)))
    needed = variables(language, file)
    for name, message in messages(language, file).items():
        spoken = bundle.get_message(name)
        for values in sample_values(name, message, needed[name]):
            for pattern in [spoken.value, *spoken.attributes.values()]:
                text, problems = bundle.format_pattern(pattern, values)
                assert not problems, (name, values, problems)
                assert text, (name, values)
                assert "  " not in text, (name, values, text)
                quick = quickly(pattern, language)
                assert quick is None or quick({each.replace("-", "_"): values[each] for each in values}) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_quickly_is_what_fluent_says(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SAID))
    pattern = bundle.get_message("said").value
    quick = quickly(pattern, language)
    assert quick is not None
    for number in range(1000):
        values = {"n": number, "most": 999 - number, "who": "you" if number % 2 else "other", "player": "Ann"}
        assert quick(values) == bundle.format_pattern(pattern, values)[0]
    for unusual in (1000, -1, 1.5, True, None):
        with pytest.raises(Unusual):
            quick(values | {"n": unusual})
    with pytest.raises(LookupError):
        quick({"n": 1})


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_the_forms_of_the_language(language: str, file: str) -> None:
    plural = set().union(*CATEGORIES.values()) - {"other"}
    for name, message in messages(language, file).items():
        for variable, keys in choices(message).items():
            if is_count(keys | choices(english()[name]).get(variable, set())):
                assert keys & plural <= CATEGORIES[language], (name, variable)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    there = messages("en", file)
    same = {
        (language, name)
        for name, message in messages(language, file).items()
        if written(message) == written(there[name]) and re.search(r"[^\W\d_]", words(message))
    }
    assert same <= SAME_AS_IN_ENGLISH


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str, file: str) -> None:
    opening, closing = QUOTATION_MARKS[language]
    for name, message in messages(language, file).items():
        text = words(message)
        assert text.count(opening) == text.count(closing), name
        assert not set(text) & (set('"„“”「」«»') - {opening, closing}), name


_JAPANESE = r"[\u3001-\u303f\u3040-\u30ff\u4e00-\u9fff\uff00-\uffef]"
STRAY = re.compile(f"{_JAPANESE} +{_JAPANESE}")
"""A space between two characters of Japanese."""


@pytest.mark.parametrize("file", FILES)
def test_japanese_has_no_stray_spaces(file: str) -> None:
    stray = {name for name, message in messages("ja", file).items() if STRAY.search(words(message))}
    assert not stray
