"""What happened, in sentences: a card that is drawn, placed and acts is told once, and many cards in one list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from freebooter.narration.narrator import Sentence
from freebooter.narration.words import who

from ..rules.cards import CARDS
from ..rules.events import Happening
from ..rules.terms import TRAIT_NAMES
from ..text import say
from ..view import card_of
from .words import card_list, trait_word

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import Card, View

NAMES: dict[int, str] = {happening: happening.name.lower().replace("_", "-") for happening in Happening}
"""What happened as the messages name it."""

HEADINGS = {Happening.TURN, Happening.OVER}
UNTOLD = {Happening.PLACED, Happening.WON}
"""What brought a card into the row has been told already; who has won is told with the final scores."""


def sentences(events: Sequence[Event], view: View) -> Iterator[Sentence]:
    told = [event for event in events if event.kind not in UNTOLD]
    for (kind, seat, other), group in groupby(told, key=_told_together):
        yield Sentence(_sentence(kind, seat, other, list(group), view), kind in HEADINGS)


def _told_together(event: Event) -> tuple[int, int, int]:
    """Cards of the same way are told together; how deep a card lies does not part it from the others."""
    return event.kind, event.seat, 0 if event.kind == Happening.PEEKED else event.other


def _sentence(kind: int, seat: int, other: int, group: Sequence[Event], view: View) -> str:
    known = _cards(group, view)
    name = NAMES[kind]
    values: dict[str, Any] = {"cards": card_list(known) if known else "", "count": len(group)}
    if seat < len(view.players):
        values["who"], values["player"], values["points"] = who(view, seat), view.players[seat], view.points[seat]
    if kind == Happening.TRAIT_REVEALED:
        values["trait"] = trait_word(TRAIT_NAMES[group[0].card])
    elif kind in (Happening.OWES, Happening.LAPSED):
        values["owed"] = other
    elif not known and kind == Happening.PEEKED:
        name = "peeked-hidden"
    elif not known and kind == Happening.OFFERED:
        name, values["count"] = "offered-all", other
    elif other < len(view.players):
        values["whom"] = who(view, other)
        values["victim"] = view.players[other]
    return say(f"log-{name}", **values)


def _cards(group: Sequence[Event], view: View) -> list[Card]:
    replay = view.options["mermaids"] == "replay"
    return [card_of(event.card, replay) for event in group if event.card < CARDS]
