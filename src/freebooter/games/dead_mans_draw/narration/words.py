"""Suits, cards and traits in the language in use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freebooter.narration.words import listed
from freebooter.text import remembered

from ..text import say

if TYPE_CHECKING:
    from ..view import Card

SYMBOLS: dict[str, str] = {
    "anchor": "⚓",
    "hook": "↩",
    "cannon": "✹",
    "key": "⚷",
    "chest": "⊞",
    "map": "✗",
    "oracle": "◉",
    "sword": "⚔",
    "kraken": "≋",
    "mermaid": "♫",
}
"""Every suit in the order of the rules, with a sign to be shown beside its name."""


@remembered
def suit_word(suit: str) -> str:
    return say(f"suit-{suit}")


@remembered
def card_words(card: Card) -> str:
    return say("card", suit=suit_word(card.suit), value=card.value)


@remembered
def card_list(cards: tuple[Card, ...]) -> str:
    return listed([card_words(card) for card in cards])


@remembered
def trait_word(trait: str) -> str:
    return say(f"trait-{trait}")


def stack(cards: Sequence[Card], suit: str) -> list[int]:
    """The values of a bank's stack, the top one first."""
    return sorted((card.value for card in cards if card.suit == suit), reverse=True)
