"""The moves of a seat and what each is about: what the number says, and what the kernels can tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freebooter.engine import choice
from freebooter.engine.kernels.state import State

from .notation import CARD_NAMES, Table, meaning_of, write_move
from .rules.preview import CARD, POINTS


@dataclass(frozen=True)
class Choice(choice.Choice):
    """A legal move and what it is about; what does not apply to it is left out."""

    card: str | None = None
    """The card that is taken or robbed, if the seat sees it."""
    seat: int | None = None
    """Whom it is robbed from, or before whom it lies."""
    place: int | None = None
    """Where the card of the duel lies that is taken, from 0: the neighbour's places come first."""
    places: tuple[int, ...] = ()
    """The places whose cards an arrangement lays before the neighbour."""
    kind: str | None = None
    """The kind that is dropped, or of which a card is robbed."""
    gesture: str | None = None
    """The gesture that is shown."""
    gestures: tuple[str, ...] = ()
    """The two gestures of both hands; of a bet the dealer's and the neighbour's."""
    bottle: str | None = None
    """The bottle that is played."""


def make_choice(observed: State, action: int, preview: Sequence[int], players: Sequence[str]) -> Choice:
    meaning = meaning_of(action)
    card = choice.known(preview[CARD])
    return Choice(
        action=action,
        move=write_move(observed, action, players),
        verb=meaning.verb,
        card=None if card is None else CARD_NAMES[card],
        seat=meaning.seat if meaning.place is None else Table(observed).owners[meaning.place],
        place=meaning.place,
        points=choice.known(preview[POINTS]),
        places=meaning.places,
        kind=meaning.kind,
        gesture=meaning.gesture,
        gestures=meaning.gestures,
        bottle=meaning.bottle,
    )
