"""The rules text by topic: sections, suits, traits, variant cards and switches."""

from __future__ import annotations

import re
from collections.abc import Mapping

from freebooter.engine.refusal import Refusal
from freebooter.narration.topics import Topic, Topics, called, plainly

from ..game import GAME

HELD_BY = {"party": ("decks", "2"), "mermaids": ("mermaids", "replay"), "trait-siren": ("mermaids", "replay")}
"""Topics that matter only with a certain value of an option."""


class DeadMansDrawTopics(Topics):
    kinds = {"suit": "suit", "trait": "trait", "variant": "variant"}  # noqa: RUF012
    listed_after = {"placing": "suit", "traits": "trait", "variants": "variant"}  # noqa: RUF012
    words = {"treasure-hunter": {"2": "two", "3": "three"}, "decks": {"1": "one", "2": "two"}}  # noqa: RUF012

    def holds(self, topic: Topic, options: Mapping[str, str]) -> bool:
        option, value = HELD_BY.get(topic.id, ("", ""))
        return not option or options[option] == value

    def rule(self, topic: str, options: Mapping[str, str]) -> str:
        return super().rule(topic, {name: value for name, value in options.items() if name in self.game.switches})

    def find_thing(self, asked: str, options: Mapping[str, str]) -> list[Topic]:
        """A card such as “anchor 7” means its suit."""
        card = re.fullmatch(r"(.+?) ?([0-9]{1,3})", plainly(asked))
        found = called(card[1], self.of_kind("suit")) if card else []
        if card and found:
            _check_card(asked, found[0], int(card[2]), options)
        return found


def _check_card(asked: str, suit: Topic, value: int, options: Mapping[str, str]) -> None:
    lowest = 4 if suit.id == "suit-mermaid" and options["mermaids"] == "plain" else 2
    if not lowest <= value < lowest + 6:
        message, highest = "dead-mans-draw/refusal-topic-card", lowest + 5
        raise Refusal(message, card=asked, suit=suit.title, lowest=lowest, highest=highest)


TOPICS = DeadMansDrawTopics(GAME)
