"""What a seat sees, as plain Python values for clients, bots and the referee, read from an observed record alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from freebooter.engine.kernels.bits import set_bits
from freebooter.engine.kernels.state import State, array_argument, field_name, fields_reader
from freebooter.engine.observation import Observation, quickly_made
from freebooter.engine.score import ScorePart

from .notation import card_value
from .odds import share_of_pile
from .rules.cards import CARDS
from .rules.scoring import MOST_PARTS, PART_COLUMNS, SUIT_PART, TRAIT_PART
from .rules.state import DISCARD, HAS_CHOSEN, NOBODY, OFFER, PILE, STATE, Ask
from .rules.summary import DECIDERS, NUMBERS, PARTS, reckon
from .rules.switches import SWITCHES, Discard, Mermaids
from .rules.terms import MAX_PLAYERS, SUIT_NAMES, SUITS, TRAIT_NAMES, Trait


class Card(NamedTuple):
    suit: str
    value: int

    def __str__(self) -> str:
        return f"{self.suit} {self.value}"


@dataclass(frozen=True)
class Stakes:
    gain: int
    """The points that collecting now would add, whatever Key & Chest pay beside it."""
    loss: int
    """How many points fewer a bust would bank."""


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
    """The cards that may come next, for a player who counts: the Draw Pile without cards whose place the seat knows."""
    top: tuple[Card, ...]
    """The top cards of the Draw Pile that the seat knows, top first."""
    discard: tuple[Card, ...] | None
    """None if players may not look through the Discard Pile."""
    discard_count: int
    offer: tuple[Card, ...] | None
    """What a map offers; None if only its player may look."""
    banks: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    score_parts: tuple[tuple[ScorePart, ...], ...]
    """What makes up everyone's points, by seat: the suits of the bank, the trait and the variant card."""
    winners: tuple[int, ...]
    traits: tuple[str | None, ...]
    rivals: tuple[int | None, ...]
    choice_of_traits: tuple[str, ...]
    """In the draft: the seat's own two."""
    chosen_trait: str | None
    """In the draft: the one it has chosen so far."""
    have_chosen: tuple[int, ...]
    bust_probability: float | None
    """For the active player, the exact probability that the next card busts; for others, as far as they know."""
    busting: tuple[Card, ...]
    """The cards, among those unseen and those known on top, that would bust if drawn now."""
    stakes: Stakes
    """What the Play Area is worth to the active player."""
    observation: Observation = field(repr=False, compare=False)
    """What all this was read from: what the seat knows, and nothing else."""


_DECKS = [[Card(SUIT_NAMES[n % SUITS], card_value(n, replay)) for n in range(CARDS)] for replay in (False, True)]
_SORTED = sorted(range(CARDS), key=lambda n: (n % SUITS, n))
_ASKS = [ask.name.lower() for ask in Ask]
_NAVIGATOR = TRAIT_NAMES[Trait.NAVIGATOR]

_read = fields_reader(STATE)
_switches = attrgetter(*map(field_name, SWITCHES))


def card_of(number: int, mermaids_replay: bool) -> Card:
    return _DECKS[mermaids_replay][number]


@lru_cache(maxsize=1 << 13)  # Most zones stay as they are from move to move, and look the same from every seat.
def _cards(first: int, second: int, replay: bool) -> tuple[Card, ...]:
    """The cards of a zone, sorted, from its two sets."""
    deck = _DECKS[replay]
    if not second:
        return tuple([deck[n] for n in _SORTED if first >> n & 1])
    return tuple([deck[n] for n in _SORTED for copies in (first, second) if copies >> n & 1])


@lru_cache(maxsize=1 << 10)
def _traits(holders: bytes, players: int) -> tuple[str | None, ...]:
    """Everyone's trait, from the masks of those who have each."""
    held = {seat: trait for trait, seats in zip(TRAIT_NAMES, holders, strict=True) for seat in set_bits(seats)}
    return tuple(held.get(seat) for seat in range(players))


@lru_cache(maxsize=1 << 10)
def _options(numbers: tuple[int, ...]) -> dict[str, str]:
    """The switches of a record, by name."""
    return {switch: values[number] for (switch, values), number in zip(SWITCHES.items(), numbers, strict=True)}


@lru_cache(maxsize=1 << 13)
def _score_parts(rows: bytes, replay: bool) -> tuple[ScorePart, ...]:
    """The parts of a score, from what `score_parts` wrote."""
    parts = []
    for part, number, points, first, second in np.frombuffer(rows, np.int64).reshape(-1, PART_COLUMNS).tolist():
        if part == SUIT_PART:
            values = tuple(card.value for card in reversed(_cards(first, second, replay)))
            parts.append(ScorePart(f"suit-{SUIT_NAMES[number]}", points, values))
        elif part == TRAIT_PART:
            parts.append(ScorePart(f"trait-{TRAIT_NAMES[number]}", points))
        else:
            parts.append(ScorePart(f"variant-{SWITCHES['variant'][number]}", points))
    return tuple(parts)


def _busting(record: Any, top: Sequence[int], busting: int) -> tuple[Card, ...]:
    """Those of a set of cards that lie in the draw pile: first the unseen ones, sorted, then the known ones."""
    replay = record.mermaids == Mermaids.REPLAY
    first, second = record.cards[PILE].tolist()
    known = [_DECKS[replay][n] for n in top if busting >> n & 1]
    return (*_cards(first & busting, second & busting, replay), *known)


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (SUIT_NAMES.index(card.suit), card.value)))


def build_view(observation: Observation, players: Sequence[str]) -> View:
    observed, seat, _ = observation
    record, tally = _read(observed), take_tally(observed)
    seats = range(len(players))
    own = seat in seats
    active, count, settled = record.active, record.pile_count, record.settled
    over = record.asks == Ask.OVER
    hidden = record.discard == Discard.HIDDEN
    replay = record.mermaids == Mermaids.REPLAY
    deck = _DECKS[replay]
    zones = [_cards(first, second, replay) for first, second in record.cards.tolist()]
    traits = _traits(record.holders.tobytes(), len(players))
    navigator = traits[active] == _NAVIGATOR
    offer, discard = zones[OFFER], zones[DISCARD]
    if navigator and offer:  # A navigator chooses from the pile itself; nothing leaves it to be offered.
        discard = _sorted(discard + offer)
    top = record.order[settled:count][::-1].tolist()
    row = tuple([deck[n] for n in record.row[: record.row_count].tolist()])
    dealt = [TRAIT_NAMES[t] for t in record.dealt_traits[seat].tolist()] if own and record.asks == Ask.DRAFT else []
    chosen = record.chosen.tolist()
    return quickly_made(
        View,
        seat=seat if own else None,
        players=tuple(players),
        options=_options(_switches(record)).copy(),
        asks=_ASKS[record.asks],
        active=active,
        deciders=set_bits(tally.deciders),
        drawn=bool(record.drawn),
        row=row,
        protected=tuple([row[place] for place in set_bits(tally.protected)]),
        owed=record.owed,
        busted=bool(record.busted),
        draw_count=count,
        unseen=zones[PILE],
        top=tuple([deck[n] for n in top]),
        discard=None if hidden else discard,
        discard_count=len(discard),
        offer=None if hidden and navigator and seat != active else offer,
        banks=tuple(zones[: len(players)]),
        points=tuple(tally.points[: len(players)]),
        score_parts=tuple([_score_parts(rows, replay) for rows in tally.parts[: len(players)]]),
        winners=set_bits(tally.winners) if over else (),
        traits=traits,
        rivals=tuple([None if rival == NOBODY else rival for rival in record.rivals[: len(players)].tolist()]),
        choice_of_traits=tuple(dealt),
        chosen_trait=dealt[chosen[seat] - 1] if dealt and 0 < chosen[seat] < HAS_CHOSEN else None,
        have_chosen=tuple([other for other in seats if chosen[other]]),
        bust_probability=None if over or not count else share_of_pile(tally.busting, count, settled),
        busting=_busting(record, top, tally.busting_cards),
        stakes=quickly_made(Stakes, gain=tally.gain, loss=tally.loss),
        observation=observation,
    )


def view_key(observation: Observation) -> Hashable | None:
    """In the draft everybody sees their own two traits; later only a navigator may look where others may not."""
    observed, seat, _ = observation
    if observed["asks"].item() == Ask.DRAFT:
        return None
    looks = observed["discard"].item() == Discard.HIDDEN and observed["active"].item() == seat
    return observed.tobytes(), looks


class Tally(NamedTuple):
    points: list[int]
    """By seat, of all that a table can have."""
    parts: list[bytes]
    """What makes them, as `score_parts` wrote it, by seat."""
    deciders: int
    winners: int
    protected: int
    """Places of the row, as the others are seats: a mask."""
    busting: int
    """How many of the cards that may be drawn next would bust."""
    busting_cards: int
    """All cards that would, as a set."""
    gain: int
    loss: int


def take_tally(observed: State) -> Tally:
    out = np.zeros(NUMBERS, np.int64)
    rows = np.empty((MAX_PLAYERS, MOST_PARTS, PART_COLUMNS), np.int64)
    reckon(array_argument(observed), out, rows)
    numbers = out.tolist()
    parts = [rows[seat, :count].tobytes() for seat, count in enumerate(numbers[PARTS:DECIDERS])]
    return Tally(numbers[:PARTS], parts, *numbers[DECIDERS:])
