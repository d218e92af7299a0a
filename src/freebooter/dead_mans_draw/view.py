"""What a seat sees, as plain Python values for clients, bots and the referee, read from an observed record alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from freebooter.engine.sight import Sight
from freebooter.engine.state import State, argument

from .actions import deciders
from .cards import CARDS, SUIT_NAMES, SUITS, card_value
from .odds import bust_probability
from .options import SWITCHES, Discard, Mermaids, field_name
from .scoring import points, winners
from .state import DISCARD, HAS_CHOSEN, NOBODY, OFFER, PILE, TRAIT_NAMES, Ask, Trait
from .suits import protected


class Card(NamedTuple):
    suit: str
    value: int

    def __str__(self) -> str:
        return f"{self.suit} {self.value}"


@dataclass(frozen=True)
class View:
    """The table from one seat. Cards of a bank are sorted by suit and value; the row is in order."""

    seat: int | None
    players: tuple[str, ...]
    options: dict[str, str]
    asks: str
    active: int
    deciders: tuple[int, ...]
    drawn: bool
    row: tuple[Card, ...]
    protected: tuple[Card, ...]
    owed: int
    busted: bool
    draw_count: int
    unseen: tuple[Card, ...]
    """The cards that may come next, for whoever counts: those of the draw pile whose place the seat does not know."""
    top: tuple[Card, ...]
    """The top cards of the draw pile that the seat knows, top first."""
    discard: tuple[Card, ...] | None
    """None where players may not look into the discard pile."""
    discard_count: int
    offer: tuple[Card, ...] | None
    """What a map offers; None where only its player may look."""
    banks: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    traits: tuple[str | None, ...]
    rivals: tuple[int | None, ...]
    choice_of_traits: tuple[str, ...]
    """In the draft: the seat's own two."""
    chosen_trait: str | None
    """In the draft: the one it has chosen so far."""
    have_chosen: tuple[int, ...]
    bust_probability: float | None
    """For the active player, the exact probability that the next card busts; for others as far as they know."""
    sight: Sight = field(repr=False, compare=False)
    """What all this was read from: what the seat knows, and nothing else."""


def card_of(number: int, mermaids_replay: bool) -> Card:
    return Card(SUIT_NAMES[number % SUITS], card_value(number, mermaids_replay))


def _mask(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


class _Reader:
    """Reads one observed record."""

    def __init__(self, observed: State) -> None:
        self.state = observed
        self.record = observed[0]
        self.replay = self.number("mermaids") == Mermaids.REPLAY

    def number(self, field: str) -> int:
        return int(self.record[field])

    def card(self, number: int) -> Card:
        return card_of(int(number), self.replay)

    def zone(self, zone: int) -> tuple[Card, ...]:
        first, second = (int(cards) for cards in self.record["cards"][zone])
        numbers = [n for n in range(CARDS) for cards in (first, second) if cards >> n & 1]
        return tuple(self.card(n) for n in sorted(numbers, key=lambda n: (n % SUITS, n)))

    def row(self) -> tuple[Card, ...]:
        return tuple(self.card(n) for n in self.record["row"][: self.number("row_count")])

    def top(self) -> Iterator[Card]:
        for place in range(self.number("pile_count") - 1, self.number("settled") - 1, -1):
            yield self.card(self.record["order"][place])


def trait_of(state: State, seat: int) -> str | None:
    for trait, holders in enumerate(state["holders"][0]):
        if int(holders) >> seat & 1:
            return TRAIT_NAMES[trait]
    return None


def options_of(state: State) -> dict[str, str]:
    """The switches in a record, by name."""
    return {switch: values[int(state[field_name(switch)][0])] for switch, values in SWITCHES.items()}


def build_view(sight: Sight, players: Sequence[str]) -> View:
    observed, seat, _ = sight
    read = _Reader(observed)
    seats = range(len(players))
    own = seat in seats
    active = read.number("active")
    asks = Ask(read.number("asks"))
    over = asks == Ask.OVER
    hidden = read.number("discard") == Discard.HIDDEN
    navigator = trait_of(observed, active) == TRAIT_NAMES[Trait.NAVIGATOR]
    looks_alone = hidden and navigator and seat != active
    offer, discard = read.zone(OFFER), read.zone(DISCARD)
    if navigator:  # A navigator chooses from the pile itself; nothing leaves it to be offered.
        discard = tuple(sorted(discard + offer, key=lambda card: (SUIT_NAMES.index(card.suit), card.value)))
    row = read.row()
    record = argument(observed)
    safe = int(protected(record))
    totals = np.zeros(len(players), np.int64)
    points(record, totals)
    dealt = [TRAIT_NAMES[t] for t in read.record["dealt_traits"][seat]] if own and asks == Ask.DRAFT else []
    chosen = [int(c) for c in read.record["chosen"]]
    rivals = [int(r) for r in read.record["rivals"][: len(players)]]
    return View(
        seat=seat if own else None,
        players=tuple(players),
        options=options_of(observed),
        asks=asks.name.lower(),
        active=active,
        deciders=_mask(int(deciders(record))),
        drawn=bool(read.number("drawn")),
        row=row,
        protected=tuple(card for place, card in enumerate(row) if safe >> place & 1),
        owed=read.number("owed"),
        busted=bool(read.number("busted")),
        draw_count=read.number("pile_count"),
        unseen=read.zone(PILE),
        top=tuple(read.top()),
        discard=None if hidden else discard,
        discard_count=len(discard),
        offer=None if looks_alone else offer,
        banks=tuple(read.zone(bank) for bank in seats),
        points=tuple(int(p) for p in totals),
        winners=_mask(int(winners(record))) if over else (),
        traits=tuple(trait_of(observed, holder) for holder in seats),
        rivals=tuple(None if rival == NOBODY else rival for rival in rivals),
        choice_of_traits=tuple(dealt),
        chosen_trait=dealt[chosen[seat] - 1] if dealt and 0 < chosen[seat] < HAS_CHOSEN else None,
        have_chosen=tuple(other for other in seats if chosen[other]),
        bust_probability=None if over else bust_probability(observed),
        sight=sight,
    )


def describe(view: View) -> dict[str, Any]:
    """A view as JSON values, cards as the notation writes them."""
    return {field: _plain(value) for field, value in vars(view).items() if field != "sight"}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
