"""The rules text by topic: sections, gestures, bottles, kinds and switches. Loads no rules, only texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from freebooter.narration.topics import Kind, Topic, beginning, called, plainly, unknown

from ..rules.switches import SWITCHES
from ..text import say
from .words import BOTTLES, GESTURES, KINDS

SECTIONS = ("goal", "cards", "setup", "duel", "windows", "gestures", "outcomes", "dawn", "scoring", "talk")
NAMED = {"gesture": GESTURES, "bottle": BOTTLES, "kind": KINDS, "switch": tuple(SWITCHES)}
"""Topics that have a name in the notation, by how their messages begin."""

_ABOUT: dict[str, Kind] = {"gesture": "gesture", "bottle": "bottle", "kind": "good", "switch": "switch"}

LISTED_AFTER = {"windows": "bottle", "gestures": "gesture"}
"""After which section each kind of topic is listed in the whole rules."""

_WORDS = {"smallest-set": {"1": "one", "2": "two"}}
"""Where the texts choose by a word instead of a number."""


def rule(topic: str, options: Mapping[str, str]) -> str:
    """The text of a topic as these options have it. All kinds of goods share one."""
    message = "kind" if topic.startswith("kind-") else topic
    values = {name: _WORDS.get(name, {}).get(value, value) for name, value in options.items()}
    return say(f"rules-{message}", **{name.replace("-", "_"): value for name, value in values.items()})


def _topic(message: str, kind: Kind, name: str, title: str, english: str) -> Topic:
    return Topic(message, kind, name, title, frozenset(plainly(each) for each in (name, title, english)))


def sections() -> list[Topic]:
    found = []
    for name in SECTIONS:
        message = name
        titles = (say(f"rules-{message}", attribute="title", in_language=language) for language in (None, "en"))
        found.append(_topic(message, "section", name, *titles))
    return found


def of_kind(kind: str) -> list[Topic]:
    """The gestures, bottles, kinds or switches."""
    ids = [f"{kind}-{name}" for name in NAMED[kind]]
    names = zip(ids, NAMED[kind], strict=True)
    return [
        _topic(message, _ABOUT[kind], name, say(message), say(message, in_language="en")) for message, name in names
    ]


def whole_rules(options: Mapping[str, str]) -> Iterator[Topic]:
    """What somebody reads who reads everything: the sections, and each kind of thing after its own."""
    for section in sections():
        yield section
        kind = LISTED_AFTER.get(section.id)
        if kind and not (kind == "bottle" and options["bottles"] == "none"):
            yield from of_kind(kind)


def topics() -> Iterator[Topic]:
    """All topics, sections first, in the order of the rules."""
    yield from sections()
    for kind in NAMED:
        yield from of_kind(kind)


def find(asked: str) -> list[Topic]:
    """The topics that a name means: a card such as “gold 3” means its kind. Refuses an unknown name."""
    name, everything = plainly(asked), list(topics())
    kind, _, value = name.rpartition(" ")
    card = called(kind, of_kind("kind")) if value in ("1", "2", "3") else []
    found = called(name, everything) or card or beginning(name, everything)
    if not found:
        raise unknown(asked, everything, "dolores/refusal-topic", sections())
    return found
