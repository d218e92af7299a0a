"""A match as a tree in which chance is a player: every choice that it makes is a node of its own.

A place in the tree is immutable. A move that chance has a hand in is tried out with what chance was told so far; the
rules then say among how many it must choose next, all as likely, until nothing is missing.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from freebooter.engine.game import Game
from freebooter.engine.kernels.state import State, argument, array_argument, new_state, seed_argument
from freebooter.engine.observation import ONLOOKER, Observation
from freebooter.engine.refusal import BadSetup, IllegalMove

from .kernels.telling import ILLEGAL, KEY_WORDS, MOST_TOLD, WANTED, Telling, bind_telling
from .setup import Setup

DIGEST = 16
"""Bytes that stand for everything that a seat has seen before."""

WORD_BYTES = 8

_DECIDERS = (1 << WANTED) - 1
"""An answer that is greater wants something of chance."""


@cache
def telling_of(game: Game) -> Telling:
    """The kernels of told chance for a game."""
    return bind_telling(game.rules.kernels)


class Place:
    """A place in the tree: a position, or one on the way to which chance must still choose. Nobody changes it."""

    __slots__ = ("before", "deciders", "depth", "listed", "moves", "pasts", "position", "told", "wanted")

    def __init__(
        self,
        position: bytes,
        deciders: int,
        before: Place | None = None,
        depth: int = 0,
        wanted: int = 0,
        told: bytes = b"",
        moves: tuple[tuple[int, int], ...] | None = None,
        pasts: tuple[bytes, ...] | None = None,
    ) -> None:
        self.position = position
        """The record and the table's memory; while chance must choose, as they were before the move."""
        self.deciders = deciders
        """The seats that must decide, as a mask; none when the match is over, and while chance must choose."""
        self.before = before
        """The position before."""
        self.depth = depth
        """How many decisions led here."""
        self.wanted = wanted
        """Among how many chance must choose; 0 where nothing is missing."""
        self.told = told
        """What chance has chosen in this move."""
        self.moves = moves
        """The move that chance has a hand in, as seats and actions of the game; None for the deal."""
        self.pasts = pasts
        """For each seat a digest of all it has seen, once somebody has asked, or where `before` does not tell it."""
        self.listed: dict[int, list[int]] | None = None
        """The legal actions of those who were asked about."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Place:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a list, because a long chain of places would be too deep."""
        chain: list[Place] = [self]
        while chain[-1].before is not None:
            chain.append(chain[-1].before)
        rows = [(p.position, p.deciders, p.depth, p.wanted, p.told, p.moves, p.pasts) for p in reversed(chain)]
        positions = zlib.compress(b"".join(row[0] for row in rows), 1)
        return _unpacked, (positions, tuple(row[1:] for row in rows))


def _unpacked(positions: bytes, rows: Sequence[tuple[Any, ...]]) -> Place:
    whole = zlib.decompress(positions)
    size = len(whole) // len(rows)
    place: Place | None = None
    for number, (deciders, *others) in enumerate(rows):
        place = Place(whole[number * size : (number + 1) * size], deciders, place, *others)
    assert place is not None
    return place


class Tree:
    """All matches of one setup, or all that can come of one position."""

    def __init__(self, setup: Setup, start: State | None = None) -> None:
        rules = setup.game.rules
        self.setup = setup
        self.rules = rules
        self._telling = telling_of(setup.game)
        # The record and the table's memory lie side by side, so that a position is one run of bytes.
        self._bytes = bytearray(rules.dtype.itemsize + WORD_BYTES * rules.memory_length)
        self._view = memoryview(self._bytes)
        self._state = np.frombuffer(self._bytes, rules.dtype, 1)
        self._memory = np.frombuffer(self._bytes, np.int64, offset=rules.dtype.itemsize)
        self._argument = array_argument(self._state)
        self._told = np.zeros(KEY_WORDS, np.uint64)
        self._moves = np.zeros(2 * setup.players, np.int64)
        self._moves_view = memoryview(self._moves.data)
        self._legal = rules.kernels.calls.legal
        self._listed = np.zeros(rules.action_count, np.int64)
        self._listed_view = memoryview(self._listed.data).cast("B")
        self._seen = new_state(rules.dtype, setup.players + 1)
        self._blank = bytes(self._seen.nbytes)
        self._seen_bytes = memoryview(self._seen.data).cast("B")
        self._seen_argument = array_argument(self._seen)
        self._numbers: list[list[int]] = setup.actions.numbers.tolist()
        self._ids: list[list[int]] = setup.actions.ids.tolist()
        self._undealt = [each.tobytes().ljust(len(self._bytes), b"\0") for each in setup.undealt]
        self._lists: dict[tuple[int, bytes], list[int]] = {}
        """Lists of legal actions that have occurred, by the seat and how the kernels write them."""
        self._told_bytes = memoryview(self._told.data).cast("B")
        self.root = self._deal(b"") if start is None else self._start(start)

    def _start(self, start: State) -> Place:
        """The given position, of which nobody has seen anything hidden."""
        self._state[:] = start
        self._memory[:] = 0
        self.rules.kernels.remember(argument(self._state), self._memory)
        self._telling.anew(self._argument, ONLOOKER, seed_argument(0))
        return Place(bytes(self._bytes), int(self.rules.kernels.calls.deciders(self._argument)))

    def load(self, place: Place) -> State:
        """The position of a place as a record, to be read before the next question."""
        self._view[:] = place.position
        return self._state

    def _tell(self, told: bytes) -> None:
        """Hand what chance was told to the kernels: how much it is, and from the second word on a byte each."""
        if len(told) > MOST_TOLD:
            raise BadSetup("error-env-chance", most=MOST_TOLD)
        self._told_bytes[0] = len(told)
        if told:
            self._told_bytes[WORD_BYTES : WORD_BYTES + len(told)] = told

    def _deal(self, told: bytes) -> Place:
        undealt = self._undealt
        if len(undealt) > 1 and not told:
            return Place(undealt[0], 0, wanted=len(undealt))
        self._view[:] = undealt[told[0] if len(undealt) > 1 else 0]
        self._tell(told[len(undealt) > 1 :])
        answer = int(self._telling.deal(self._argument, self._told, self._memory))
        if answer >> WANTED:
            return Place(bytes(self._bytes), 0, wanted=answer >> WANTED, told=told)
        return Place(bytes(self._bytes), answer)

    def move(self, place: Place, moves: tuple[tuple[int, int], ...]) -> Place:
        """What comes of the moves of some seats, by the ids of their actions."""
        return self._carry_out(place, tuple([(seat, self._number(seat, action)) for seat, action in moves]), b"")

    def _number(self, seat: int, action: int) -> int:
        numbers = self._numbers[seat]
        return numbers[action] if 0 <= action < len(numbers) else ILLEGAL

    def _carry_out(self, place: Place, moves: tuple[tuple[int, int], ...], told: bytes) -> Place:
        self._view[:] = place.position
        self._tell(told)
        view, n = self._moves_view, 0
        for seat, action in moves:
            view[n] = seat
            view[n + 1] = action
            n += 2
        answer = self._telling.moves(self._argument, self._moves, len(moves), self._told, self._memory)
        if answer > _DECIDERS:
            return Place(place.position, 0, place, place.depth, answer >> WANTED, told, moves)
        if answer == ILLEGAL:
            raise IllegalMove("error-env-illegal", moves=", ".join(f"{seat}: {action}" for seat, action in moves))
        return Place(bytes(self._bytes), answer, place, place.depth + 1)

    def choose(self, place: Place, choice: int) -> Place:
        """What comes of a choice of chance."""
        if not 0 <= choice < place.wanted:
            raise IllegalMove("error-env-chance-choice", choice=choice, largest=place.wanted - 1)
        told = place.told + bytes((choice,))
        if place.moves is None:
            return self._deal(told)
        assert place.before is not None
        return self._carry_out(place.before, place.moves, told)

    def legal(self, place: Place, seat: int) -> list[int]:
        """The ids of the actions of a seat that must decide, the lowest first."""
        if place.listed is None:
            place.listed = {}
        if seat not in place.listed:
            place.listed[seat] = self._list(place, seat)
        return place.listed[seat]

    def _list(self, place: Place, seat: int) -> list[int]:
        if not (place.deciders >> seat) & 1:
            return []
        self.load(place)
        count = self._legal(self._argument, seat, self._listed)
        written = self._listed_view[: WORD_BYTES * count].tobytes()
        listed = self._lists.get((seat, written))
        if listed is None:
            ids = self._ids[seat]
            listed = self._lists[seat, written] = sorted(ids[action] for action in self._listed[:count].tolist())
        return listed

    def outcome(self, place: Place) -> list[float]:
        """Everyone's part of the victory if the match ended there."""
        out = np.zeros(self.setup.players)
        self.load(place)
        self.rules.kernels.outcome(argument(self._state), out)
        return out.tolist()

    def observed(self, place: Place) -> list[bytes]:
        """What every seat knows at a position, and last what an onlooker does; the same bytes, the same knowledge."""
        self.load(place)
        self._seen_bytes[:] = self._blank
        calls, players = self.rules.kernels.calls, self.setup.players
        calls.observe(self._argument, 0, self._seen_argument[:players])
        calls.observe(self._argument, ONLOOKER, self._seen_argument[players:])
        memory = self._memory.tobytes()
        return [self._seen[n].tobytes() + memory for n in range(players + 1)]

    def past(self, place: Place, seat: int) -> bytes:
        """A digest of everything that a seat has seen up to a position, this one included."""
        unknown: list[Place] = []
        at: Place | None = place
        while at is not None and at.pasts is None:
            unknown.append(at)
            at = at.before
        pasts = (b"",) * self.setup.players if at is None or at.pasts is None else at.pasts
        for each in reversed(unknown):
            observed = self.observed(each)[: self.setup.players]
            pairs = zip(pasts, observed, strict=True)
            pasts = each.pasts = tuple(blake2b(past + seen, digest_size=DIGEST).digest() for past, seen in pairs)
        return pasts[seat]

    def observation(self, place: Place, seat: int) -> Observation:
        """What a seat knows at a position, as the engine hands it over."""
        self.load(place)
        seen = new_state(self.rules.dtype)
        self.rules.kernels.calls.observe(self._argument, seat, array_argument(seen))
        return Observation(seen, seat, self._memory.copy())

    def anew(self, place: Place, seat: int, seed: int) -> Place:
        """The position as it might also be, for all that a seat knows; what others have seen before is forgotten."""
        mine = self.past(place, seat)
        self.load(place)
        self._telling.anew(self._argument, seat, seed_argument(seed))
        other = Place(bytes(self._bytes), place.deciders, depth=place.depth)
        pasts = [blake2b(seen, digest_size=DIGEST).digest() for seen in self.observed(other)[: self.setup.players]]
        pasts[seat] = mine
        other.pasts = tuple(pasts)
        return other
