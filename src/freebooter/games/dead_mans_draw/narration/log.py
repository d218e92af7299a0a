"""What happened, in sentences: a card that is drawn, placed and acts is told once, and many cards in one list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from freebooter.narration.narrator import Sentence
from freebooter.narration.words import who

from ..rules.cards import CARDS
from ..rules.events import Happening
from ..rules.terms import TRAIT_NAMES
from ..text import say
from ..view import Card, card_of
from .words import card_list, trait_word

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import View

NAMES: dict[int, str] = {happening: happening.name.lower().replace("_", "-") for happening in Happening}
"""What happened as the messages name it."""

MESSAGES = {name: f"log-{name}" for name in (*NAMES.values(), "peeked-hidden", "offered-all")}
OWED = {Happening.OWES, Happening.LAPSED}

HEADINGS = {Happening.TURN, Happening.OVER}
UNTOLD = {Happening.PLACED, Happening.WON}
"""What brought a card into the row has been told already; who has won is told with the final scores."""


class Fact(NamedTuple):
    """What is told in one sentence, whoever tells it to whom."""

    kind: int
    seat: int
    other: int
    numbers: tuple[int, ...]
    """Of cards, or of the trait, hidden ones too."""
    cards: tuple[Card, ...]


def sentences(events: Sequence[Event], view: View) -> Iterator[Sentence]:
    for fact in _facts(tuple(events), view.options["mermaids"] == "replay"):
        yield Sentence(_sentence(fact, view), fact.kind in HEADINGS)


@lru_cache(maxsize=1 << 10)  # A move is told to everybody, each in their language.
def _facts(events: tuple[Event, ...], replay: bool) -> tuple[Fact, ...]:
    told = [event for event in events if event.kind not in UNTOLD]
    facts = []
    for key, group in groupby(told, key=_told_together):
        numbers = tuple([event.card for event in group])
        facts.append(Fact(*key, numbers, tuple([card_of(number, replay) for number in numbers if number < CARDS])))
    return tuple(facts)


def _told_together(event: Event) -> tuple[int, int, int]:
    """Cards of the same way are told together; how deep a card lies does not part it from the others."""
    return event.kind, event.seat, 0 if event.kind == Happening.PEEKED else event.other


def _sentence(fact: Fact, view: View) -> str:
    kind, seat, other, numbers, known = fact
    name = NAMES[kind]
    values: dict[str, Any] = {"cards": card_list(known) if known else "", "count": len(numbers)}
    if seat < len(view.players):
        values["who"], values["player"], values["points"] = who(view, seat), view.players[seat], view.points[seat]
    if kind == Happening.TRAIT_REVEALED:
        values["trait"] = trait_word(TRAIT_NAMES[numbers[0]])
    elif kind in OWED:
        values["owed"] = other
    elif not known and kind == Happening.PEEKED:
        name = "peeked-hidden"
    elif not known and kind == Happening.OFFERED:
        name, values["count"] = "offered-all", other
    elif other < len(view.players):
        values["whom"] = who(view, other)
        values["victim"] = view.players[other]
    return say(MESSAGES[name], **values)
