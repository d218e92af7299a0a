"""The rules text by topic: sections, gestures, bottles, kinds of goods and switches."""

from __future__ import annotations

from collections.abc import Mapping

from freebooter.narration.topics import SECTION, SWITCH, Topic, Topics, called, plainly

from ..game import GAME
from ..rules.terms import KIND_NAMES

KIND = "kind"


class DoloresTopics(Topics):
    kinds = {"gesture": "gesture", "bottle": "bottle", KIND: "good"}  # noqa: RUF012
    listed_after = {"windows": "bottle", "gestures": "gesture"}  # noqa: RUF012
    words = {"smallest-set": {"1": "one", "2": "two"}}  # noqa: RUF012

    def everything(self) -> list[Topic]:
        """All kinds of goods share one text, and each is a topic of its own."""
        found = []
        for topic in super().everything():
            found += [self.topic(f"{KIND}-{name}") for name in KIND_NAMES] if topic.id == KIND else [topic]
        order = [SECTION, *self.kinds.values(), SWITCH]
        return sorted(found, key=lambda topic: order.index(topic.kind))

    def topic(self, message: str) -> Topic:
        return Topic(KIND, "good", "", "", frozenset()) if message == KIND else super().topic(message)

    def holds(self, topic: Topic, options: Mapping[str, str]) -> bool:
        return topic.kind != "bottle" or options["bottles"] != "none"

    def rule(self, topic: str, options: Mapping[str, str]) -> str:
        return super().rule(KIND if topic.startswith(f"{KIND}-") else topic, options)

    def find_thing(self, asked: str, options: Mapping[str, str]) -> list[Topic]:
        """A card such as “gold 3” means its kind."""
        kind, _, value = plainly(asked).rpartition(" ")
        return called(kind, self.of_kind("good")) if value in ("1", "2", "3") else []


TOPICS = DoloresTopics(GAME)
