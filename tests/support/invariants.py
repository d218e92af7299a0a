"""What is true of every position of any game, as kernels, to be asked after every move of many games.

What is true of one game's cards and table is in a file of its own beside this one. The kernels run interpreted, too.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.kernels.bits import count_bits, lowest_bit, nth_bit
from freebooter.engine.kernels.compiling import INTERPRETED, bind
from freebooter.engine.kernels.random import nth_below
from freebooter.engine.kernels.state import argument, seed_argument

from .play import MOST_MOVES
from .tables import Table

BEYOND = 5
"""So many numbers below and above the action space are tried as well."""

CARD_TYPES = 100
"""At least as many as any game has."""

_GIVEN: Any = None
deal = deciders = count_moves = nth_move = legal = is_legal = apply = _GIVEN
wrong_cards = wrong_table = wrong_list = wrong_moves = is_over = may_change = may_be_silent = _GIVEN
"""Kernels of the game, of its own file of invariants and of this file, bound below."""

WRONG = {
    13: "nobody decides though the game is not over, or somebody though it is",
    14: "a decider has no move",
    15: "a legal move is outside of the action space",
    16: "the ways to ask for legal moves disagree",
    17: "a legal move is listed twice",
    18: "a move that is not listed passes as legal",
    19: "somebody has moves who does not decide",
    20: "a move happened without an event",
    21: "the game does not end",
}


def _wrong_list(state: Any, seat: int, moves: Any, count: int, thoroughly: bool) -> int:
    """Exactly the listed moves of a seat are legal; all other numbers are tried, or some where not `thoroughly`."""
    actions = moves.shape[0]
    for n in range(count):
        if moves[n] < 0 or moves[n] >= actions:
            return 15
        if nth_move(state, seat, n) != moves[n] or not is_legal(state, seat, moves[n]):
            return 16
        for m in range(n):
            if moves[m] == moves[n]:
                return 17
    for action in range(-BEYOND, actions + BEYOND, 1 if thoroughly else 29):
        listed = False
        for n in range(count):
            listed = listed or moves[n] == action
        if is_legal(state, seat, action) != listed:
            return 18
    return 0


def _wrong_moves(state: Any, moves: Any, beyond: int, thoroughly: bool) -> int:
    """Who decides has moves, who does not has none, and they are those that are listed."""
    seats = deciders(state)
    if (seats == 0) != is_over(state) or seats >> state.players:
        return 13
    for seat in range(-1, beyond):
        count = legal(state, seat, moves) if seat >= 0 else 0
        if seat >= 0 and count != count_moves(state, seat):
            return 16
        decides = seat >= 0 and (seats >> seat) & 1 != 0
        if decides and count == 0:
            return 14
        if not decides and count and (seat >= state.players or not may_change(state, seat)):
            return 19
        wrong = wrong_list(state, seat, moves, count, thoroughly)
        if wrong:
            return int(wrong)
    return 0


def _wrong_game(state: Any, seed: Any, counts: Any, moves: Any, beyond: int, thoroughly: bool) -> int:
    """Deal and play a game at random; returns its length, or minus the number of what is wrong in it."""
    deal(state, seed)
    made = 0
    while True:
        wrong = wrong_cards(state, counts)
        if wrong == 0:
            wrong = wrong_table(state)
        if wrong == 0:
            wrong = wrong_moves(state, moves, beyond, thoroughly)
        if wrong == 0 and made and state.event_count == 0 and not may_be_silent(state):
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
    """The checks above, bound to a game's kernels and to what is true of that game alone.

    The cache keeps only kernels of the product and notices only changes of its sources. These kernels take a name in
    the game's folder, with a fingerprint of the two files in it, and are kept with the game's own.
    """

    def __init__(self, game: Game) -> None:
        package = game.name.replace("-", "_")
        of_game = import_module(f"tests.support.invariants_{package}")
        sources = Path(__file__).read_bytes() + Path(str(of_game.__file__)).read_bytes()
        owner = f"freebooter.{package}.tests_{hashlib.sha256(sources).hexdigest()[:12]}"
        kernels = vars(game.rules.kernels)
        names = {n: kernels[n] for n in ("deal", "deciders", "count_moves", "nth_move", "legal", "is_legal", "apply")}
        for name in ("wrong_cards", "wrong_table", "is_over", "may_change", "may_be_silent"):
            names[name] = bind(getattr(of_game, name), owner)
        names["wrong_list"] = bind(_wrong_list, owner, **names)
        names["wrong_moves"] = bind(_wrong_moves, owner, **names)
        self._kernels = names
        self._wrong_game = bind(_wrong_game, owner, **names)
        self._counts = np.zeros(CARD_TYPES, np.int64)
        self._moves = np.zeros(game.rules.action_count, np.int64)
        self._beyond = game.seats.stop
        self._wrong: dict[int, str] = WRONG | of_game.WRONG

    def wrong_with_position(self, state: np.ndarray[Any, Any], thoroughly: bool = not INTERPRETED) -> str | None:
        """What is wrong with a position, in words."""
        record = argument(state)
        wrong = (
            self._kernels["wrong_cards"](record, self._counts)
            or self._kernels["wrong_table"](record)
            or self._kernels["wrong_moves"](record, self._moves, self._beyond, thoroughly)
        )
        return self._wrong[int(wrong)] if wrong else None

    def play(self, game: Game, table: Table, seed: int, thoroughly: bool = not INTERPRETED) -> int:
        """Play a random game and check every position of it; returns how many moves it took."""
        state = game.rules.undealt(game.read_options(table.options, table.players), table.players)
        record = argument(state)
        made = int(self._wrong_game(record, seed_argument(seed), self._counts, self._moves, self._beyond, thoroughly))
        assert made >= 0, f"{self._wrong[-made]}: {table}, seed {seed}"
        return made


@cache
def invariants_of(game: str) -> Invariants:
    return Invariants(games.load(game))
