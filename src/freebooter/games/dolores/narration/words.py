"""Goods, bottles and gestures in the language in use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from freebooter.narration.words import listed
from freebooter.text import remembered

from ..text import say

KINDS = ("arms", "wine", "jewels", "cloth", "porcelain", "instruments", "gold")
BOTTLES = ("dawn", "lantern", "lookout", "theft", "swell", "whirlpool", "convoy", "two-hand", "bet", "void")
GESTURES = ("peace", "fight", "choice")
"""The names of the notation in the order of the rules, for those who do not load the rules."""

SIGNS = {"most": "▲", "least": "▼"}
"""Why a kind scores, in a sign."""


@remembered
def kind_word(kind: str) -> str:
    return say(f"kind-{kind}")


@remembered
def gesture_word(gesture: str) -> str:
    return say(f"gesture-{gesture}")


@remembered
def bottle_word(bottle: str) -> str:
    return say(f"bottle-{bottle}")


@remembered
def card_words(card: str) -> str:
    """A card of the notation: a kind and its value, or a bottle."""
    kind, _, value = card.partition(" ")
    return say("good", kind=kind_word(kind), value=value) if value else bottle_word(card)


@remembered
def card_list(cards: tuple[str, ...]) -> str:
    """Cards by name."""
    return listed(map(card_words, cards))


@remembered
def counted_cards(cards: tuple[str | None, ...]) -> str:
    """Cards of which some may be hidden: how many lie face down, and the others by name."""
    hidden = sum(card is None for card in cards)
    words = [say("face-down", count=hidden)] if hidden else []
    return listed([*words, *(card_words(card) for card in cards if card is not None)]) or say("nothing")


def is_good(card: str) -> bool:
    return " " in card


def bottles_of(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if not is_good(card)]


def values_of(cards: Iterable[str], kind: str) -> list[int]:
    """The values of the cards of a kind, the highest first."""
    named = (card.partition(" ") for card in cards)
    return sorted((int(value) for each, _, value in named if each == kind and value), reverse=True)


def tally(values: Sequence[int]) -> str:
    """Values as a short list: 3 2 1 1 1 is “3 2 1×3”."""
    counts = {value: values.count(value) for value in sorted(set(values), reverse=True)}
    return " ".join(f"{value}×{count}" if count > 1 else str(value) for value, count in counts.items())


def promise_words(promise: str) -> str:
    """`peace if fight` in words."""
    gesture, _, condition = promise.partition(" if ")
    if condition:
        return say("promise-if", gesture=gesture_word(gesture), condition=gesture_word(condition))
    return gesture_word(gesture)
