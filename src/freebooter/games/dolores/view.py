"""What a seat sees, as plain Python values for clients, bots and the referee, read from an observed record alone."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from freebooter.engine.kernels.bits import set_bits
from freebooter.engine.kernels.state import State, array_argument, field_name, fields_reader
from freebooter.engine.observation import Observation, quickly_made
from freebooter.engine.score import ScorePart

from .notation import CARD_NAMES, IN_ORDER, write_move
from .odds import chances_of_dawn, duel_table
from .records import Record, read_records
from .rules.cards import DAWN, NO_CARD, ONES_OF_A_KIND, TWOS_OF_A_KIND
from .rules.scoring import MARK_NAMES, PART_COLUMNS
from .rules.state import DISCARD, NOBODY, NOT_YET, PILE, STATE, Ask, Step
from .rules.summary import DECIDERS, NO_MOVE, NUMBERS, PARTS, reckon
from .rules.switches import SWITCHES
from .rules.terms import GESTURE_NAMES, KIND_NAMES, KINDS, MAX_PLAYERS


@dataclass(frozen=True)
class View:
    """The table from one seat. Cards are named as the notation names them; a hidden card is None."""

    seat: int | None
    players: tuple[str, ...]
    options: dict[str, str]
    asks: str
    step: str
    dealer: int
    neighbour: int
    deciders: tuple[int, ...]
    displays: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    score_parts: tuple[tuple[ScorePart, ...], ...]
    """The kinds of everyone's display and what each adds to the points, by seat.

    Marks are `most`, `least`, `doubled` and, if a kind has too few cards to count, `too-few`."""
    winners: tuple[int, ...]
    before_neighbour: tuple[str | None, ...]
    before_dealer: tuple[str | None, ...]
    lantern: int | None
    two_hand: int | None
    bettor: int | None
    gestures: dict[int, str]
    """The gestures revealed so far, by seat."""
    guesses: dict[int, str]
    """What the bettor named, once revealed, by the duelist's seat."""
    have_chosen: tuple[int, ...]
    own_choice: int | None
    own_move: str | None
    """What the seat has chosen in secret so far, in notation; it can still change."""
    draw_count: int
    discard: tuple[str, ...]
    unseen: tuple[str, ...]
    """Every card this seat hasn't seen: the draw pile, bottles out of the game, face-down cards."""
    dawn_next: float
    """The probability that dawn is among the next four cards."""
    dawn_in_duels: tuple[float, ...]
    """The probability that dawn comes with the next deal, the one after it, and so on."""
    records: tuple[Record, ...]
    """What everyone has seen each player do so far, by seat."""
    observation: Observation = field(repr=False, compare=False)
    """What all this was read from: what the seat knows, and nothing else."""

    def gesture_scores(self) -> dict[tuple[str, str], tuple[int, int]] | None:
        """What each pair of gestures, dealer's and neighbour's, would make of their scores if the game ended after it.

        None where no duel waits for its outcome, or where the seat does not see all of its cards. Counted when asked
        for, because it tries every choice that would follow.
        """
        waits = self.step in ("before_count", "count", "after_count") and self.asks != "over"
        return duel_table(self.observation.observed) if waits and self.before_neighbour else None


_ASKS = [ask.name.lower() for ask in Ask]
_STEPS = [step.name.lower() for step in Step]
_COUNTED = [(CARD_NAMES[card], int(card >= KINDS), card) for card in IN_ORDER]
"""The types as people sort them, each with the word of a zone that counts it."""
_COPIES = (ONES_OF_A_KIND, TWOS_OF_A_KIND)

_read = fields_reader(STATE)
_switches = attrgetter(*map(field_name, SWITCHES))


@lru_cache(maxsize=1 << 13)  # Most zones stay as they are from move to move, and look the same from every seat.
def _cards(*words: int) -> tuple[str, ...]:
    """The cards of a zone, sorted, from its two words."""
    counts = [(name, (words[word] >> card & _COPIES[word]).bit_count()) for name, word, card in _COUNTED]
    return tuple(name for name, count in counts for _ in range(count))


@lru_cache(maxsize=1 << 13)
def _score_parts(rows: bytes) -> tuple[ScorePart, ...]:
    """The parts of a score, from what `score_parts` wrote."""
    parts = []
    for kind, points, marks, *counts in np.frombuffer(rows, np.int64).reshape(-1, PART_COLUMNS).tolist():
        values = tuple(value for value, count in reversed([*enumerate(counts, 1)]) for _ in range(count))
        named = tuple(MARK_NAMES[mark] for mark in set_bits(marks))
        parts.append(ScorePart(f"kind-{KIND_NAMES[kind]}", points, values, named))
    return tuple(parts)


@cache
def _options(numbers: tuple[int, ...]) -> dict[str, str]:
    """The switches of a record, by name."""
    return {switch: values[number] for (switch, values), number in zip(SWITCHES.items(), numbers, strict=True)}


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def cards_in(state: State, zone: int) -> tuple[str, ...]:
    """The cards of a zone, sorted."""
    return _cards(*state["cards"][0, zone].tolist())


def sides(state: State) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """The cards before the neighbour and before the dealer."""
    return _sides(_read(state))


def _sides(record: Any) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    first, second = record.side_count.tolist()
    table = [None if card == NO_CARD else CARD_NAMES[card] for card in record.table[: first + second].tolist()]
    return tuple(table[:first]), tuple(table[first:])


def view_key(observation: Observation) -> Hashable:
    """Everybody remembers the same; of what is known, only the own choice is the seat's own."""
    observed, seat, _ = observation
    has_chosen = seat < MAX_PLAYERS and int(observed["chosen"][0, seat]) != NOT_YET
    return observed.tobytes(), seat if has_chosen else None


def build_view(observation: Observation, players: Sequence[str]) -> View:
    observed, seat, memory = observation
    record, tally = _read(observed), take_tally(observed, seat)
    seats = range(len(players))
    own = seat in seats
    dealer = record.dealer
    neighbour = (dealer + 1) % len(players)
    zones = [_cards(*words) for words in record.cards.tolist()]
    before_neighbour, before_dealer = _sides(record)
    chosen = record.chosen.tolist()
    odds = chances_of_dawn(record.pile_count) if CARD_NAMES[DAWN] in zones[PILE] else ()

    def by_duellist(shown: np.ndarray) -> dict[int, str]:
        duellists = zip((neighbour, dealer), shown.tolist(), strict=True)
        return {duellist: GESTURE_NAMES[gesture] for duellist, gesture in duellists if gesture != NOT_YET}

    return quickly_made(
        View,
        seat=seat if own else None,
        players=tuple(players),
        options=_options(_switches(record)).copy(),
        asks=_ASKS[record.asks],
        step=_STEPS[record.step],
        dealer=dealer,
        neighbour=neighbour,
        deciders=set_bits(tally.deciders),
        displays=tuple(zones[: len(players)]),
        points=tuple(tally.points[: len(players)]),
        score_parts=tuple([_score_parts(rows) for rows in tally.parts[: len(players)]]),
        winners=set_bits(tally.winners) if record.asks == Ask.OVER else (),
        before_neighbour=before_neighbour,
        before_dealer=before_dealer,
        lantern=_somebody(record.lantern),
        two_hand=_somebody(record.two_hand),
        bettor=_somebody(record.bettor),
        gestures=by_duellist(record.gesture),
        guesses=by_duellist(record.guess),
        have_chosen=tuple([other for other in seats if chosen[other] != NOT_YET]),
        own_choice=chosen[seat] if own and chosen[seat] != NOT_YET else None,
        own_move=None if tally.own_move == NO_MOVE else write_move(observed, tally.own_move, players),
        draw_count=record.pile_count,
        discard=zones[DISCARD],
        unseen=zones[PILE],
        dawn_next=odds[0] if odds else 0.0,
        dawn_in_duels=odds,
        records=read_records(memory, len(players)),
        observation=observation,
    )


class Tally(NamedTuple):
    points: list[int]
    """By seat, of all that a table can have."""
    parts: list[bytes]
    """What makes them, as `score_parts` wrote it, by seat."""
    deciders: int
    winners: int
    """Seats, as masks."""
    own_move: int


def take_tally(observed: State, seat: int) -> Tally:
    out = np.zeros(NUMBERS, np.int64)
    rows = np.empty((MAX_PLAYERS, KINDS, PART_COLUMNS), np.int64)
    reckon(array_argument(observed), seat, out, rows)
    numbers = out.tolist()
    parts = [rows[seat, :count].tobytes() for seat, count in enumerate(numbers[PARTS:DECIDERS])]
    return Tally(numbers[:PARTS], parts, *numbers[DECIDERS:])
