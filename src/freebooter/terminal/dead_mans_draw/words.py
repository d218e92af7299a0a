"""Cards, players and lists in the user's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from freebooter.text import say

if TYPE_CHECKING:
    from freebooter.dead_mans_draw.view import Card, View

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


def suit_word(suit: str) -> str:
    return say(f"suit-{suit}")


def card_words(card: Card) -> str:
    return say("card", suit=suit_word(card.suit), value=card.value)


def signed_card(card: Card) -> str:
    """A card with its sign, where there is room and nobody reads aloud."""
    return f"{SYMBOLS[card.suit]} {card_words(card)}"


def listed(words: Iterable[str]) -> str:
    return say("comma").join(words)


def card_list(cards: Iterable[Card]) -> str:
    return listed(card_words(card) for card in cards)


def unbroken(words: str) -> str:
    """Words that stay together on one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def trait_word(trait: str) -> str:
    return say(f"trait-{trait}")


def who(view: View, seat: int) -> str:
    """Which form of a sentence speaks of that seat."""
    return "you" if seat == view.seat else "other"


def player_word(view: View, seat: int) -> str:
    """A player's name, or “you”."""
    return say("you") if seat == view.seat else view.players[seat]


def heading(view: View, seat: int) -> str:
    """A player's name above a column or at the beginning of a line."""
    return say("you-heading") if seat == view.seat else view.players[seat]


def stack(cards: Sequence[Card], suit: str) -> list[int]:
    """The values of a bank's stack, the top one first."""
    return sorted((card.value for card in cards if card.suit == suit), reverse=True)
