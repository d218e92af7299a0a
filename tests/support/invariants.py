"""What is true of every position of Dead Man's Draw, as kernels, to be asked after every move of many games.

This is the only place in the tests that knows how the record is laid out. The kernels run interpreted, too.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np

from freebooter.dead_mans_draw.actions import ACTIONS
from freebooter.dead_mans_draw.cards import CARDS, NO_CARD, suit_of, suits_in
from freebooter.dead_mans_draw.options import Variant
from freebooter.dead_mans_draw.state import DEEPEST_HOOKS, MAX_PLAYERS, NOBODY, PILE, STATE, ZONES, Ask
from freebooter.dead_mans_draw.zones import count_cards, suits_held
from freebooter.engine.bits import count_bits, lowest_bit, nth_bit
from freebooter.engine.game import Game
from freebooter.engine.kernel import INTERPRETED, bind
from freebooter.engine.random import nth_below
from freebooter.engine.state import argument, seed_argument

from .play import MOST_MOVES
from .tables import Table

MOST_OWED = 4
EVENTS: int = STATE["events"].shape[0]
BEYOND = 5
"""So many numbers below and above the action space are tried as well."""

_GIVEN: Any = None
deal = deciders = count_moves = nth_move = legal = is_legal = apply = _GIVEN
wrong_cards = wrong_table = wrong_list = wrong_moves = _GIVEN
"""Kernels of the game and of this file, bound below."""

WRONG = {
    1: "a card is lost or doubled",
    2: "the unordered part of the draw pile does not hold what lies below the ordered part",
    3: "a zone holds a second copy without a first one",
    4: "the stacks held by a seat are not those of its bank",
    5: "the suits of the row are not those of its cards",
    6: "two cards of a suit lie in the row",
    7: "more events than there is room for",
    8: "the Kraken is owed an impossible number of cards",
    9: "hooks wait too deep",
    10: "a protected place lies beyond the row",
    11: "the active player is not at the table",
    12: "a question is open that is none",
    13: "nobody decides though the game is not over, or somebody though it is",
    14: "a decider has no move",
    15: "a legal move is outside of the action space",
    16: "the ways to ask for legal moves disagree",
    17: "a legal move is listed twice",
    18: "a move that is not listed passes as legal",
    19: "somebody has moves who does not decide",
    20: "a move happened without an event",
    21: "the game does not end",
    22: "a busting card is in the air though no plunder is open",
}


def _wrong_cards(state: Any, counts: Any) -> int:
    """Cards are conserved, over banks, discard pile, offer, both parts of the draw pile, row and the busting card."""
    for card in range(CARDS):
        counts[card] = 0
        for zone in range(ZONES):
            counts[card] += ((state.cards[zone, 0] >> card) & 1) + ((state.cards[zone, 1] >> card) & 1)
    for zone in range(ZONES):
        if state.cards[zone, 1] & ~state.cards[zone, 0] or state.cards[zone, 0] >> CARDS:
            return 3
    for place in range(state.settled, state.pile_count):
        counts[state.order[place]] += 1
    for place in range(state.row_count):
        counts[state.row[place]] += 1
    if state.busting != NO_CARD:
        counts[state.busting] += 1
    for card in range(CARDS):
        if counts[card] != 1 + state.decks:
            return 1
    if count_cards(state, PILE) != min(state.settled, state.pile_count):
        return 2
    return 0


def _wrong_table(state: Any) -> int:
    """What is kept beside the cards fits them."""
    for seat in range(state.players):
        if suits_held(state, seat) != suits_in(state.cards[seat, 0]):
            return 4
    if state.event_count < 0 or state.event_count > EVENTS:
        return 7
    if state.owed < 0 or state.owed > MOST_OWED:
        return 8
    if state.hook_depth < 0 or state.hook_depth > DEEPEST_HOOKS:
        return 9
    if state.active < 0 or state.active >= state.players:
        return 11
    if state.asks == Ask.NOTHING or state.asks == Ask.TURN_OVER:
        return 12
    if state.busting != NO_CARD:  # The row is being cleared up.
        return 0 if state.asks == Ask.PLUNDER or state.asks == Ask.OVER else 22
    suits = 0
    for place in range(state.row_count):
        suits |= 1 << suit_of(state.row[place])
    if state.row_suits != suits:
        return 5
    if state.variant != Variant.STRANGE_LANDS and count_bits(suits) != state.row_count:
        return 6
    return 10 if state.kept >> state.row_count else 0


def _wrong_list(state: Any, seat: int, moves: Any, count: int, thoroughly: bool) -> int:
    """Exactly the listed moves of a seat are legal; all other numbers are tried, or some where not `thoroughly`."""
    for n in range(count):
        if moves[n] < 0 or moves[n] >= ACTIONS:
            return 15
        if nth_move(state, seat, n) != moves[n] or not is_legal(state, seat, moves[n]):
            return 16
        for m in range(n):
            if moves[m] == moves[n]:
                return 17
    for action in range(-BEYOND, ACTIONS + BEYOND, 1 if thoroughly else 29):
        listed = False
        for n in range(count):
            listed = listed or moves[n] == action
        if is_legal(state, seat, action) != listed:
            return 18
    return 0


def _wrong_moves(state: Any, moves: Any, thoroughly: bool) -> int:
    """Who decides has moves, who does not has none, and they are those that are listed."""
    seats = deciders(state)
    if (seats == 0) != (state.asks == Ask.OVER) or seats >> state.players:
        return 13
    for seat in range(-1, MAX_PLAYERS + 1):
        count = legal(state, seat, moves) if seat >= 0 else 0
        if seat >= 0 and count != count_moves(state, seat):
            return 16
        decides = seat >= 0 and (seats >> seat) & 1 != 0
        if decides and count == 0:
            return 14
        if not decides and count and (state.asks != Ask.DRAFT or seat >= state.players):
            return 19
        wrong = wrong_list(state, seat, moves, count, thoroughly)
        if wrong:
            return int(wrong)
    return 0


def _wrong_game(state: Any, seed: Any, counts: Any, moves: Any, thoroughly: bool) -> int:
    """Deal and play a game at random; returns its length, or minus the number of what is wrong in it."""
    deal(state, seed)
    made = 0
    while True:
        wrong = wrong_cards(state, counts)
        if wrong == 0:
            wrong = wrong_table(state)
        if wrong == 0:
            wrong = wrong_moves(state, moves, thoroughly)
        if wrong == 0 and made and state.event_count == 0:
            wrong = 20
        if made > MOST_MOVES:
            wrong = 21
        if wrong:
            return -int(wrong)
        seats = deciders(state)
        if seats == 0:
            return made
        seat = lowest_bit(seats)
        if seats & (seats - 1):
            seat = nth_bit(seats, nth_below(seed, 2 * made + 1, count_bits(seats)))
        apply(state, seat, nth_move(state, seat, nth_below(seed, 2 * made, count_moves(state, seat))))
        made += 1


class Invariants:
    """The checks above, bound to the game's kernels.

    The cache keeps only kernels of the product and notices only changes of its sources. These kernels take a name in
    the game's folder, with a fingerprint of this file in it, and are kept with the game's own.
    """

    def __init__(self, game: Game) -> None:
        owner = f"freebooter.dead_mans_draw.tests_{hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]}"
        kernels = vars(game.kernels)
        names = {n: kernels[n] for n in ("deal", "deciders", "count_moves", "nth_move", "legal", "is_legal", "apply")}
        self._wrong_cards = bind(_wrong_cards, owner)
        self._wrong_table = bind(_wrong_table, owner)
        self._wrong_list = bind(_wrong_list, owner, **names)
        self._wrong_moves = bind(_wrong_moves, owner, wrong_list=self._wrong_list, **names)
        own = {"wrong_cards": self._wrong_cards, "wrong_table": self._wrong_table, "wrong_moves": self._wrong_moves}
        self._wrong_game = bind(_wrong_game, owner, **names, **own)
        self._counts = np.zeros(CARDS, np.int64)
        self._moves = np.zeros(ACTIONS, np.int64)

    def wrong_with_position(self, state: np.ndarray[Any, Any]) -> str | None:
        """What is wrong with a position, in words."""
        record = argument(state)
        wrong = (
            self._wrong_cards(record, self._counts)
            or self._wrong_table(record)
            or self._wrong_moves(record, self._moves, True)
        )
        return WRONG[int(wrong)] if wrong else None

    def play(self, game: Game, table: Table, seed: int, thoroughly: bool = not INTERPRETED) -> int:
        """Play a random game and check every position of it; returns how many moves it took."""
        options = game.read_options(table.options, table.players)
        state = game.undealt(options, table.players)
        made = int(self._wrong_game(argument(state), seed_argument(seed), self._counts, self._moves, thoroughly))
        assert made >= 0, f"{WRONG[-made]}: {table}, seed {seed}"
        return made


def top_card(state: np.ndarray[Any, Any]) -> int:
    """The true top card of a draw pile that has been laid in order, or NOBODY where it has not."""
    count, settled = int(state["pile_count"][0]), int(state["settled"][0])
    return int(state["order"][0, count - 1]) if settled < count else NOBODY
