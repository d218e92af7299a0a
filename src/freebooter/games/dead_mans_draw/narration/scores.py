"""What makes a score, card by card, for people who want to check it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ..text import say
from .words import SYMBOLS, stack, suit_word, trait_word

if TYPE_CHECKING:
    from ..view import Card, View

GOLDEN_SCALES = 5
MISSING_SUIT = 5


class Part(NamedTuple):
    """A part of a score, and what it is for."""

    points: int
    words: str


def score_parts(view: View, seat: int, more: Iterable[Card] = ()) -> list[Part]:
    """The parts of a seat's score; with `more` cards in its bank than there are."""
    bank = [*view.banks[seat], *more]
    parts = []
    for suit in SYMBOLS:
        values = stack(bank, suit)
        if not values:
            continue
        if view.options["variant"] == "pile-o-treasure":
            parts.append(Part(sum(values), suit_word(suit)))
        else:
            parts.append(Part(values[0], suit_word(suit)))
        if suit == "mermaid" and view.traits[seat] == "golden-scales":
            times = len(values) if view.options["variant"] == "pile-o-treasure" else 1
            parts.append(Part(GOLDEN_SCALES * times, trait_word("golden-scales")))
    missing = [suit for suit in SYMBOLS if not stack(bank, suit)]
    if view.options["variant"] == "all-hands-on-deck" and missing:
        parts.append(Part(-MISSING_SUIT * len(missing), say("ending-missing-suits", suits=len(missing))))
    return parts


def points_with(view: View, seat: int, more: Iterable[Card]) -> int:
    """The points of a seat if these cards were in its bank, too."""
    return sum(part.points for part in score_parts(view, seat, more))


def would_bust(view: View, card: Card, from_pile: bool) -> bool:
    """Whether a card would bust if the active player placed it now."""
    trait = view.traits[view.active]
    at_once = {"fisherman": "kraken", "casanova": "mermaid" if view.options["mermaids"] == "plain" else None}
    if at_once.get(trait or "") == card.suit and (from_pile or view.options["instant-banking"] == "anywhere"):
        return False
    if view.options["variant"] == "strange-lands":
        return card.value in {other.value for other in view.row}
    return card.suit in {other.suit for other in view.row}
