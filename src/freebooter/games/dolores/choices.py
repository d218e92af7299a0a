"""The moves of a seat and what each is about: what the number says, and what the kernels can tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freebooter.engine import choice
from freebooter.engine.kernels.state import State
from freebooter.engine.observation import quickly_made

from .notation import CARD_NAMES, Table, meaning_of, write_move
from .rules.preview import CARD, POINTS


@dataclass(frozen=True)
class Choice(choice.Choice):
    """A legal move and what it is about; what does not apply to it is left out."""

    card: str | None = None
    """The card that's taken or robbed, if the seat sees it."""
    seat: int | None = None
    """Whom it's robbed from, or in front of whom it lies."""
    place: int | None = None
    """The place of the duel's card that's taken, from 0: the neighbor's places come first."""
    places: tuple[int, ...] = ()
    """The places whose cards go in front of the neighbor."""
    kind: str | None = None
    """The kind that's dropped, or that a robbed card belongs to."""
    gesture: str | None = None
    """The gesture that's shown."""
    gestures: tuple[str, ...] = ()
    """The two gestures of both hands; for a bet, the dealer's and the neighbor's."""
    bottle: str | None = None
    """The bottle that's played."""


def make_choice(observed: State, action: int, preview: Sequence[int], players: Sequence[str]) -> Choice:
    meaning = meaning_of(action)
    card = choice.known(preview[CARD])
    return quickly_made(
        Choice,
        action=action,
        move=write_move(observed, action, players),
        verb=meaning.verb,
        card=None if card is None else CARD_NAMES[card],
        seat=meaning.seat if meaning.place is None else Table(observed).owners[meaning.place],
        place=meaning.place,
        points=choice.known(preview[POINTS]),
        busts=False,
        places=meaning.places,
        kind=meaning.kind,
        gesture=meaning.gesture,
        gestures=meaning.gestures,
        bottle=meaning.bottle,
    )
