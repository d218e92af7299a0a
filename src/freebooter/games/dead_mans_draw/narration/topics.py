"""The rules text by topic: sections, suits, traits, variant cards and switches. Loads no rules, only texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from freebooter.engine.refusal import Refusal
from freebooter.narration.topics import Kind, Topic, beginning, called, plainly, unknown
from freebooter.narration.words import listed

from ..game import GAME
from ..options import EDITIONS
from ..rules.switches import EDITION_SWITCHES, SWITCHES
from ..text import say

KINDS: dict[str, Kind] = {"suit": "suit", "trait": "trait", "variant": "variant", "switch": "switch"}
"""What a topic is about, by how its message begins; all others are sections."""

LISTED_AFTER = {"placing": "suit", "traits": "trait", "variants": "variant"}
"""After which section each kind of topic is listed in the whole rules."""

_WORDS = {"treasure-hunter": {"2": "two", "3": "three"}, "decks": {"1": "one", "2": "two"}}
"""Where the texts choose by a word instead of a number."""


def rule(topic: str, options: Mapping[str, str]) -> str:
    """The text of a topic as these options have it."""
    values = {name: _WORDS.get(name, {}).get(value, value) for name, value in options.items() if name in SWITCHES}
    return say(f"rules-{topic}", **{name.replace("-", "_"): value for name, value in values.items()})


@cache
def _message_ids() -> tuple[str, ...]:
    text = (GAME.locales / "en" / "rules.ftl").read_text(encoding="utf-8")
    return tuple(re.findall(r"^rules-([a-z-]+) =", text, re.MULTILINE))


def _kind(message: str) -> Kind:
    return KINDS.get(message.partition("-")[0], "section")


def _title(message: str, language: str | None = None) -> str:
    if _kind(message) == "section":
        return say(f"rules-{message}", attribute="title", in_language=language)
    return say(message, in_language=language)


def topics() -> Iterator[Topic]:
    """All topics, sections first, in the order of the rules."""
    for message in sorted(_message_ids(), key=lambda message: _kind(message) != "section"):
        kind, title = _kind(message), _title(message)
        name = message if kind == "section" else message.partition("-")[2]
        names = {plainly(each) for each in (name, title, _title(message, "en"))}
        yield Topic(message, kind, name, title, frozenset(names))


def sections() -> list[Topic]:
    return [topic for topic in topics() if topic.kind == "section"]


def of_kind(kind: str) -> list[Topic]:
    return [topic for topic in topics() if topic.kind == kind]


def whole_rules(options: Mapping[str, str]) -> Iterator[Topic]:
    """What somebody reads who reads everything: the sections, and each kind of card after its own."""
    for section in sections():
        if section.id == "party" and options["decks"] == "1":
            continue
        if section.id == "mermaids" and options["mermaids"] == "plain":
            continue
        yield section
        for each in of_kind(LISTED_AFTER.get(section.id, "")):
            if each.id != "trait-siren" or options["mermaids"] != "plain":
                yield each


def explain(topic: Topic, options: Mapping[str, str]) -> str:
    """The text of a topic; of a switch on which the editions disagree, also what each of them says."""
    text = rule(topic.id, options)
    if topic.kind == "switch" and topic.name in EDITION_SWITCHES:
        said = listed(f"{edition} {switches[topic.name]}" for edition, switches in EDITIONS.items())
        text += "\n\n" + say("rulebook-by-edition", values=said)
    return text


def find(asked: str, options: Mapping[str, str]) -> list[Topic]:
    """The topics that a name means; several where, say, a trait and a switch share it. Refuses an unknown name."""
    name = plainly(asked)
    card = re.fullmatch(r"(.+?) ?([0-9]{1,3})", name)
    everything = list(topics())
    for matches in (
        called(name, everything),
        [topic for topic in everything if card and topic.kind == "suit" and card[1] in topic.names],
        beginning(name, everything),
    ):
        if matches:
            if card and name not in matches[0].names:
                _check_card(asked, matches[0], int(card[2]), options)
            return matches
    raise unknown(asked, everything, "dead-mans-draw/refusal-topic", sections())


def _check_card(asked: str, suit: Topic, value: int, options: Mapping[str, str]) -> None:
    lowest = 4 if suit.id == "suit-mermaid" and options["mermaids"] == "plain" else 2
    if not lowest <= value < lowest + 6:
        raise Refusal(
            "dead-mans-draw/refusal-topic-card", card=asked, suit=suit.title, lowest=lowest, highest=lowest + 5
        )
