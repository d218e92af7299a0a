"""The rules of a game in pieces, out of its texts, and finding those that somebody asks about.

Every message `rules-…` of a game is a topic: a section of the rules, or what they say about a thing with a name, such
as a card, or about a house rule. Loads no rules, only texts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property

from freebooter.engine.game import Game
from freebooter.engine.refusal import Refusal
from freebooter.text import say

SECTION, SWITCH = "section", "switch"


@dataclass(frozen=True)
class Topic:
    """A piece of the rules: `id` is its message without `rules-`."""

    id: str
    kind: str
    """What it is about: `section`, `switch`, or a word of the game."""
    name: str
    """In the notation; of one kind no two are the same."""
    title: str
    names: frozenset[str]
    """What it answers to, plainly written: its name in the notation, in the language in use and in English."""


class Topics:
    """The topics of a game.

    `kinds` says by how the name of its message begins what a topic is about; everything else is a section. After some
    sections, the whole rules list all topics of a kind: these are `listed_after`. A text cannot choose by a number that
    is the value of an option; `words` says by which word it chooses instead.
    """

    kinds: Mapping[str, str] = {}
    listed_after: Mapping[str, str] = {}
    words: Mapping[str, Mapping[str, str]] = {}

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def _messages(self) -> list[str]:
        """What the rules say in English; nothing where nobody has written them yet."""
        texts = [file.read_text(encoding="utf-8") for file in self.game.locales.glob("en/rules.ftl")]
        return re.findall(r"^rules-([a-z0-9-]+) *=", "".join(texts), re.MULTILINE)

    def _say(self, message: str, **more: str | None) -> str:
        return say(f"{self.game.name}/{message}", **more)

    def topic(self, message: str) -> Topic:
        """The topic of a message."""
        prefix, _, rest = message.partition("-")
        kind = SWITCH if prefix == SWITCH and rest else self.kinds.get(prefix, SECTION) if rest else SECTION
        name = message if kind == SECTION else rest
        titled = {"attribute": "title"} if kind == SECTION else {}
        titles = [
            self._say(f"rules-{message}" if titled else message, in_language=language, **titled)
            for language in (None, "en")
        ]
        return Topic(message, kind, name, titles[0], frozenset(map(plainly, (name, *titles))))

    def everything(self) -> list[Topic]:
        """All topics, sections first, in the order of the rules."""
        return sorted(map(self.topic, self._messages), key=lambda topic: topic.kind != SECTION)

    def of_kind(self, kind: str) -> list[Topic]:
        return [topic for topic in self.everything() if topic.kind == kind]

    def sections(self) -> list[Topic]:
        return self.of_kind(SECTION)

    def holds(self, topic: Topic, options: Mapping[str, str]) -> bool:
        """Whether a topic matters with these complete options."""
        return True

    def whole_rules(self, options: Mapping[str, str]) -> list[Topic]:
        """What somebody reads who reads everything: the sections, and each kind of thing after its own."""
        listed = []
        for section in self.sections():
            kind = self.listed_after.get(section.id)
            listed += [section, *(self.of_kind(kind) if kind and self.holds(section, options) else [])]
        return [topic for topic in listed if self.holds(topic, options)]

    def all_rules(self, options: Mapping[str, str]) -> list[Topic]:
        """The same, and then everything that can only be looked up."""
        listed = {SECTION, *self.listed_after.values()}
        return [*self.whole_rules(options), *(topic for topic in self.everything() if topic.kind not in listed)]

    def rule(self, topic: str, options: Mapping[str, str]) -> str:
        """The text of a topic as these options have it."""
        values = {name: self.words.get(name, {}).get(value, value) for name, value in options.items()}
        return self._say(f"rules-{topic}", **{name.replace("-", "_"): value for name, value in values.items()})

    def explain(self, topic: Topic, options: Mapping[str, str]) -> str:
        """The text of a topic; of a switch on which the editions disagree, also what each of them says."""
        text = self.rule(topic.id, options)
        said = [f"{name} {sets[topic.name]}" for name, sets in self.game.editions.items() if topic.name in sets]
        if topic.kind == SWITCH and said:
            text += "\n\n" + say("rulebook-by-edition", values=say("comma").join(said))
        return text

    def find(self, asked: str, options: Mapping[str, str]) -> list[Topic]:
        """The topics that a name means; several where two kinds share it. Refuses an unknown name."""
        name, everything = plainly(asked), self.everything()
        found = called(name, everything) or self.find_thing(asked, options) or beginning(name, everything)
        if not found:
            raise self._unknown(asked, everything)
        return found

    def find_thing(self, asked: str, options: Mapping[str, str]) -> list[Topic]:
        """What is meant by a name that is not a topic's own, such as that of a single card."""
        return []

    def _unknown(self, asked: str, everything: Sequence[Topic]) -> Refusal:
        """What to say where no topic is meant: those of similar names, or which sections there are."""
        by_name = {each: topic.title for topic in everything for each in topic.names}
        close = get_close_matches(plainly(asked), by_name, n=5, cutoff=0.55)
        if close:
            titles = dict.fromkeys(by_name[match] for match in close)
            return Refusal("refusal-topic-close", topic=asked[:60], close=", ".join(titles))
        sections = ", ".join(topic.title for topic in everything if topic.kind == SECTION)
        return Refusal(f"{self.game.name}/refusal-topic", topic=asked[:60], sections=sections)


def plainly(text: str) -> str:
    """A name as people type it: without capitals, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter) and letter not in "'’")
    return " ".join(re.sub(r"[^\w]+", " ", letters).split())


def called(name: str, topics: Sequence[Topic]) -> list[Topic]:
    """The topics of exactly that name."""
    return [topic for topic in topics if name in topic.names]


def beginning(name: str, topics: Sequence[Topic]) -> list[Topic]:
    """The topics of which a name begins like that."""
    return [topic for topic in topics if len(name) > 1 and any(each.startswith(name) for each in topic.names)]
