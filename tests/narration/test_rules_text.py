"""The names and rules texts of both games are complete in every language."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from freebooter.engine.registry import load
from freebooter.text import LOCALES

ROOT = Path(__file__).parents[2]
SEEDS = Path(__file__).parents[3] / "shared" / "seeds"
LANGUAGES = ("en", "de", "cs", "ja")
NAMES, RULES = "dead-mans-draw/names.ftl", "dead-mans-draw/rules.ftl"

SUITS = [
    "anchor",
    "hook",
    "cannon",
    "key",
    "chest",
    "map",
    "oracle",
    "sword",
    "kraken",
    "mermaid",
]
TRAITS = [
    "golden-scales",
    "casanova",
    "plunderer",
    "treasure-hunter",
    "navigator",
    "master-gunner",
    "scavenger",
    "mystic",
    "swordsman",
    "miser",
    "captains-hook",
    "safe-harbor",
    "fisherman",
    "beastmaster",
    "misfire",
    "parry",
    "davy-jones-locker",
    "siren",
]
EDITIONS = ["english", "german", "czech", "japanese", "digital"]
VARIANTS = [
    "thieves-island",
    "pile-o-treasure",
    "sudden-death",
    "all-hands-on-deck",
    "strange-lands",
    "beneath-the-waves",
    "bottom-feeder",
]
SECTIONS = [
    "goal",
    "cards",
    "setup",
    "turn",
    "placing",
    "bust",
    "end",
    "scoring",
    "traits",
    "mermaids",
    "party",
    "variants",
]
SWITCHES: dict[str, list[str]] = {
    "discard": ["open", "hidden"],
    "oracle": ["all", "player"],
    "mystic": ["all", "player"],
    "treasure-hunter": ["two", "three"],
    "instant-banking": ["draw-pile", "anywhere"],
    "captains-hook": ["any", "different"],
    "parry": ["discard-sword", "holder", "any-kraken"],
    "miser": ["pair", "anchor"],
    "casanova-replay": ["compulsory", "optional"],
    "forced-busts": ["true", "false"],
    "variant": ["none", *VARIANTS],
    "mermaids": ["plain", "replay"],
    "decks": ["one", "two"],
    "anchored-bonus": ["true", "false"],
}
NAME_IDS = {"game-title", "variant-none"} | {
    f"{kind}-{name}"
    for kind, names in {
        "suit": SUITS,
        "trait": TRAITS,
        "edition": EDITIONS,
        "variant": VARIANTS,
        "switch": SWITCHES,
    }.items()
    for name in names
}
SECTION_IDS = {f"rules-{section}" for section in SECTIONS}
RULE_IDS = SECTION_IDS | {
    f"rules-{kind}-{name}"
    for kind, names in {
        "suit": SUITS,
        "trait": TRAITS,
        "variant": VARIANTS,
        "switch": SWITCHES,
    }.items()
    for name in names
}

DOLORES_NAMES, DOLORES_RULES = "dolores/names.ftl", "dolores/rules.ftl"
KINDS = ["arms", "wine", "jewels", "cloth", "porcelain", "instruments", "gold"]
BOTTLES = [
    "dawn",
    "lantern",
    "lookout",
    "theft",
    "swell",
    "whirlpool",
    "convoy",
    "two-hand",
    "bet",
    "void",
]
GESTURES = ["peace", "fight", "choice"]
DOLORES_SECTIONS = [
    "goal",
    "cards",
    "setup",
    "duel",
    "windows",
    "gestures",
    "outcomes",
    "dawn",
    "scoring",
    "talk",
]
DOLORES_SWITCHES: dict[str, list[str]] = {
    "bottles": ["all", "none"],
    "smallest-set": ["one", "two"],
}
DOLORES_NAME_IDS = {"game-title"} | {
    f"{kind}-{name}"
    for kind, names in {
        "kind": KINDS,
        "bottle": BOTTLES,
        "gesture": GESTURES,
        "switch": DOLORES_SWITCHES,
    }.items()
    for name in names
}
DOLORES_SECTION_IDS = {f"rules-{section}" for section in DOLORES_SECTIONS}
DOLORES_RULE_IDS = (
    DOLORES_SECTION_IDS
    | {"rules-kind"}
    | {
        f"rules-{kind}-{name}"
        for kind, names in {
            "gesture": GESTURES,
            "bottle": BOTTLES,
            "switch": DOLORES_SWITCHES,
        }.items()
        for name in names
    }
)

FILES = [NAMES, RULES, DOLORES_NAMES, DOLORES_RULES]
VALUES = SWITCHES | DOLORES_SWITCHES


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


def messages(language: str, file: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(language, file)).body
    assert not [e.content for e in entries if isinstance(e, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    by_id = {message.id.name: message for message in found}
    assert len(by_id) == len(found), "an id is written twice"
    return by_id


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


@pytest.mark.parametrize(
    ("file", "ids"),
    [
        (NAMES, NAME_IDS),
        (RULES, RULE_IDS),
        (DOLORES_NAMES, DOLORES_NAME_IDS),
        (DOLORES_RULES, DOLORES_RULE_IDS),
    ],
    ids=FILES,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_rule_is_there_and_nothing_else(language: str, file: str, ids: set[str]) -> None:
    found = messages(language, file)
    assert set(found) == ids
    for name, message in found.items():
        titles = [attribute.id.name for attribute in message.attributes]
        assert titles == (["title"] if name in SECTION_IDS | DOLORES_SECTION_IDS else [])


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
