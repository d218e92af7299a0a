"""The names and rules texts of both games are complete in every language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from freebooter.engine.registry import load
from freebooter.games.dead_mans_draw.rules import terms as draw
from freebooter.games.dolores.rules import terms as dolores
from freebooter.text import LOCALES

SEEDS = Path(__file__).parents[3] / "shared" / "seeds"
LANGUAGES = ("en", "de", "cs", "ja")
FILES = [f"{game}/{file}" for game in ("dead-mans-draw", "dolores") for file in ("names.ftl", "rules.ftl")]

DRAW = load("dead-mans-draw").switches
DOLORES = load("dolores").switches
THINGS: dict[str, dict[str, Iterable[str]]] = {
    "dead-mans-draw": {
        "suit": draw.SUIT_NAMES,
        "trait": draw.TRAIT_NAMES,
        "edition": load("dead-mans-draw").editions,
        "variant": DRAW["variant"],
        "switch": DRAW,
    },
    "dolores": {
        "kind": dolores.KIND_NAMES,
        "bottle": dolores.BOTTLE_NAMES,
        "gesture": dolores.GESTURE_NAMES,
        "switch": DOLORES,
    },
}
"""Everything that has a name, by how the name of its message begins."""

WITHOUT_RULES = {"edition", "kind"}
"""Things of which the rules say nothing one by one."""

WORDS = {"1": "one", "2": "two", "3": "three"}
VALUES = {switch: [WORDS.get(value, value) for value in values] for switch, values in {**DRAW, **DOLORES}.items()}
"""What a text may be told of each switch; numbers are words there."""


class References(Visitor):  # type: ignore[misc]  # Fluent carries no types.
    """Collects the variables and messages a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Called by this name.
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Called by this name.
        self.messages.add(node.id.name)


def source(language: str, file: str) -> str:
    """A file of texts: `errors.ftl`, or `dolores/rules.ftl` for one of a game."""
    game, _, name = file.rpartition("/")
    return ((load(game).locales if game else LOCALES) / language / name).read_text(encoding="utf-8")


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(language, file)).body
    assert not [e.content for e in entries if isinstance(e, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    by_id = {message.id.name: message for message in found}
    assert len(by_id) == len(found), "an id is written twice"
    return by_id


@cache
def variables(language: str, file: str) -> dict[str, set[str]]:
    found = {}
    for name, message in messages(language, file).items():
        found[name] = References()
        found[name].visit(message)
    return {name: refs.variables.union(*(found[m].variables for m in refs.messages)) for name, refs in found.items()}


def texts(language: str, file: str) -> Iterator[tuple[str, str]]:
    """Every text in every form that some mix of house rules gives it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, file)))
    for name, used in variables(language, file).items():
        message = bundle.get_message(name)
        assert message.value is not None, (language, name)
        patterns = [message.value, *message.attributes.values()]
        switches = sorted(used)
        for values in product(*(VALUES[switch] for switch in switches)):
            arguments = dict(zip(switches, values, strict=True))
            for pattern in patterns:
                text, errors = bundle.format_pattern(pattern, arguments)
                assert not errors, (language, name, arguments, errors)
                yield name, str(text)


def runs(text: str) -> set[str]:
    """Nine words in a row; where words are not spaced, twenty characters."""
    words = re.findall(r"\w+", text.lower())
    found = {" ".join(words[i : i + 9]) for i in range(len(words) - 8)}
    for part in re.findall(r"[\u3040-\u30ff\u4e00-\u9fff]+", text):
        found |= {part[i : i + 20] for i in range(len(part) - 19)}
    return found


def named(things: Mapping[str, Iterable[str]]) -> set[str]:
    return {f"{kind}-{name}" for kind, names in things.items() for name in names}


@pytest.mark.parametrize("game", THINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_rule(language: str, game: str) -> None:
    things = THINGS[game]
    assert set(messages(language, f"{game}/names.ftl")) == {"game-title"} | named(things)
    ruled = {kind: set(names) - {"none"} for kind, names in things.items() if kind not in WITHOUT_RULES}
    wanted = {f"rules-{name}" for name in named(ruled)}
    assert wanted <= set(messages(language, f"{game}/rules.ftl"))


@pytest.mark.parametrize("game", THINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_of_the_rules_is_a_section_with_a_title(language: str, game: str) -> None:
    kinds = tuple(f"rules-{kind}-" for kind in THINGS[game])
    for name, message in messages(language, f"{game}/rules.ftl").items():
        is_section = not f"{name}-".startswith(kinds)
        titles = [attribute.id.name for attribute in message.attributes]
        assert titles == (["title"] if is_section else []), name


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_depend_on_the_same_switches(language: str, file: str) -> None:
    assert variables(language, file) == variables("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_clean_under_all_house_rules(language: str, file: str) -> None:
    for name, text in texts(language, file):
        assert text, name
        assert text == text.strip(), (name, text)
        assert not re.search(r"[{}]|  |\n\n\n| [.,;:]| \n", text), (name, text)
        assert text.count("**") % 2 == 0, (name, text)


@pytest.mark.skipif(not SEEDS.is_dir(), reason="no rulebooks beside the repository")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rulebook_is_quoted(language: str) -> None:
    books = [path.read_text(encoding="utf-8") for path in SEEDS.glob("*.txt")]
    quotable = set().union(*(runs(book) for book in books))
    for file in FILES:
        for name, text in texts(language, file):
            assert not runs(text) & quotable, name
