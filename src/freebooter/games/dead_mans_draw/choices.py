"""The moves of a seat and what each is about: what the number says, and what the kernels can tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freebooter.engine import choice
from freebooter.engine.observation import quickly_made

from . import notation
from .rules.preview import BONUS, BUSTS, CARD, COUNT, POINTS
from .rules.terms import TRAIT_NAMES
from .view import Card, card_of

_PLACES = {
    "draw": "pile",
    "take": "offer",
    "replay": "row",
    "bank": "row",
    "hook": "bank",
    "fire": "bank",
    "steal": "bank",
}


@dataclass(frozen=True)
class Choice(choice.Choice):
    """A legal move and what it is about; what does not apply to it is left out."""

    card: Card | None = None
    """The card that's placed, picked or hit: the one a stack gives, or the top of the Draw Pile if known."""
    place: str | None = None
    """Where that card lies: `pile`, `offer`, `row` or `bank`."""
    trait: str | None = None
    """In the draft: the trait that's kept."""
    count: int | None = None
    """How many cards a cannon hits."""
    bonus: bool = False
    """Whether Key & Chest pay on top of the points for collecting."""


def make_choice(
    action: int, preview: Sequence[int], players: Sequence[str], seat: int, mermaids_replay: bool
) -> Choice:
    meaning = notation.meaning_of(action)
    card = choice.known(preview[CARD])
    return quickly_made(
        Choice,
        action=action,
        move=notation.write_move(action, players, mermaids_replay),
        verb=meaning.verb,
        card=None if card is None else card_of(card, mermaids_replay),
        seat=seat if meaning.verb == "hook" else meaning.seat,
        place=_PLACES.get(meaning.verb),
        busts=preview[BUSTS] == 1,
        points=choice.known(preview[POINTS]),
        trait=None if meaning.trait is None else TRAIT_NAMES[meaning.trait],
        count=choice.known(preview[COUNT]),
        bonus=preview[BONUS] == 1,
    )
