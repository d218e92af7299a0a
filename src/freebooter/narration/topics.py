"""Finding what somebody asks the rules about: by any name a topic has, as people type it, with suggestions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

from freebooter.engine.refusal import Refusal

Kind = Literal["section", "suit", "trait", "variant", "switch", "good", "bottle", "gesture"]


@dataclass(frozen=True)
class Topic:
    """A piece of the rules: `id` is its message without `rules-`."""

    id: str
    kind: Kind
    name: str
    """In the notation; of one kind no two are the same."""
    title: str
    names: frozenset[str]
    """What it answers to, plainly written: its name in the notation, in the language in use and in English."""


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


def unknown(asked: str, topics: Sequence[Topic], message: str, sections: Sequence[Topic]) -> Refusal:
    """What to say where no topic is meant: those of similar names, or by `message` which sections there are."""
    by_name = {each: topic.title for topic in topics for each in topic.names}
    close = get_close_matches(plainly(asked), by_name, n=5, cutoff=0.55)
    if close:
        titles = dict.fromkeys(by_name[match] for match in close)
        return Refusal("refusal-topic-close", topic=asked[:60], close=", ".join(titles))
    return Refusal(message, topic=asked[:60], sections=", ".join(section.title for section in sections))
