"""What a seat sees, as plain Python values for clients, bots and the referee, read from an observed record alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from freebooter.engine.sight import Sight
from freebooter.engine.state import State, argument

from .actions import deciders
from .cards import CARD_NAMES, IN_ORDER, NO_CARD
from .odds import dawn_comes, duel_table
from .options import SWITCHES, field_name
from .records import Record, read_records
from .scoring import points, winners
from .state import DISCARD, GESTURE_NAMES, NEIGHBOUR, NOBODY, NOT_YET, PILE, Ask, Step
from .zones import count_of


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
    winners: tuple[int, ...]
    before_neighbour: tuple[str | None, ...]
    before_dealer: tuple[str | None, ...]
    lantern: int | None
    two_hand: int | None
    bettor: int | None
    gestures: dict[int, str]
    """The gestures that have been revealed, by seat."""
    guesses: dict[int, str]
    """What the bettor named, once it is revealed, by the duellist's seat."""
    have_chosen: tuple[int, ...]
    own_choice: int | None
    draw_count: int
    discard: tuple[str, ...]
    unseen: tuple[str, ...]
    """Every card that this seat has not seen: the draw pile, bottles out of the game, face-down cards."""
    dawn_next: float
    """The probability that dawn is among the next four cards."""
    dawn_in_duels: tuple[float, ...]
    """The probability that dawn comes with the next deal, the one after it, and so on."""
    records: tuple[Record, ...]
    """What everybody has seen each player do so far, by seat."""
    sight: Sight = field(repr=False, compare=False)
    """What all this was read from: what the seat knows, and nothing else."""

    def gesture_scores(self) -> dict[tuple[str, str], tuple[int, int]] | None:
        """What each pair of gestures, dealer's and neighbour's, would make of their scores if the game ended after it.

        None where no duel waits for its outcome, or where the seat does not see all of its cards. Counted when asked
        for, because it tries every choice that would follow.
        """
        waits = self.step in ("before_count", "count", "after_count") and self.asks != "over"
        return duel_table(self.sight.observed) if waits and self.before_neighbour else None


def _mask(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def cards_in(state: State, zone: int) -> tuple[str, ...]:
    """The cards of a zone, sorted."""
    record = argument(state)
    return tuple(CARD_NAMES[card] for card in IN_ORDER for _ in range(int(count_of(record, zone, card))))


def options_of(state: State) -> dict[str, str]:
    return {switch: values[int(state[field_name(switch)][0])] for switch, values in SWITCHES.items()}


def sides(state: State) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """The cards before the neighbour and before the dealer."""
    record = state[0]
    first, second = (int(count) for count in record["side_count"])
    table = [None if int(card) == NO_CARD else CARD_NAMES[int(card)] for card in record["table"][: first + second]]
    return tuple(table[:first]), tuple(table[first:])


def build_view(sight: Sight, players: Sequence[str]) -> View:
    observed, seat, memory = sight
    record, kernel_record = observed[0], argument(observed)
    seats = range(len(players))
    own = seat in seats
    dealer = int(record["dealer"])
    neighbour = (dealer + 1) % len(players)
    over = int(record["asks"]) == Ask.OVER
    totals = np.zeros(len(players), np.int64)
    points(kernel_record, totals)
    before_neighbour, before_dealer = sides(observed)
    chosen = [int(choice) for choice in record["chosen"]]
    odds = dawn_comes(observed)
    duellists = {NEIGHBOUR: neighbour, 1 - NEIGHBOUR: dealer}

    def by_duellist(field: str) -> dict[int, str]:
        shown = {duellists[side]: int(value) for side, value in enumerate(record[field])}
        return {duellist: GESTURE_NAMES[value] for duellist, value in shown.items() if value != NOT_YET}

    return View(
        seat=seat if own else None,
        players=tuple(players),
        options=options_of(observed),
        asks=Ask(int(record["asks"])).name.lower(),
        step=Step(int(record["step"])).name.lower(),
        dealer=dealer,
        neighbour=neighbour,
        deciders=_mask(int(deciders(kernel_record))),
        displays=tuple(cards_in(observed, display) for display in seats),
        points=tuple(int(p) for p in totals),
        winners=_mask(int(winners(kernel_record))) if over else (),
        before_neighbour=before_neighbour,
        before_dealer=before_dealer,
        lantern=_somebody(int(record["lantern"])),
        two_hand=_somebody(int(record["two_hand"])),
        bettor=_somebody(int(record["bettor"])),
        gestures=by_duellist("gesture"),
        guesses=by_duellist("guess"),
        have_chosen=tuple(other for other in seats if chosen[other] != NOT_YET),
        own_choice=chosen[seat] if own and chosen[seat] != NOT_YET else None,
        draw_count=int(record["pile_count"]),
        discard=cards_in(observed, DISCARD),
        unseen=cards_in(observed, PILE),
        dawn_next=odds[0] if odds else 0.0,
        dawn_in_duels=odds,
        records=read_records(memory, len(players)),
        sight=sight,
    )
