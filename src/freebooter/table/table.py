"""A table as its log tells it. Folding an entry is the only way anything about a table changes."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Literal

import msgspec

from freebooter.engine.fairness import Fairness, private_seed
from freebooter.engine.match import Match, Move
from freebooter.engine.players import spare_names
from freebooter.engine.refusal import Refusal
from freebooter.engine.registry import load

from . import entries
from .clock import Timekeeper
from .entries import AnyEntry, Motion, read_entry
from .pace import FACTORS, USUAL_BEAT, Pace, weight_of
from .positions import played_on
from .results import Result, resigned, scored
from .room import MOST_CHANGES, Room, Size
from .seats import Seat

Status = Literal["gathering", "playing", "over", "closed"]

FEWEST_RATED = 2
"""A rating says something about people only where so many of them played."""


class Damaged(Refusal):
    """A log that is not as it was written."""


def first_link(table: str) -> bytes:
    return hashlib.sha256(f"freebooter log 1\n{table}".encode()).digest()


def next_link(link: bytes, data: bytes) -> bytes:
    """The chain's link of an entry: a hash of the link before it and of the entry."""
    return hashlib.sha256(link + data).digest()


def _held(before: Seat, entry: entries.Sat | entries.Stood | entries.Seated) -> Seat:
    """The seat as it is held from now on. An outside bot that sits down where it sits stays what it is."""
    if isinstance(entry, entries.Sat):
        kind = before.kind if before.player == entry.by else "person"
        return Seat(kind, entry.name, entry.by, "", entry.nonce, placings=before.placings)
    return Seat.of(entry.seating if isinstance(entry, entries.Seated) else entries.Holder("open"), before.placings)


class Table:
    """`version` is the number of entries folded so far; `link` is the last link of their chain."""

    created: entries.Created
    seats: list[Seat]
    clock: Timekeeper

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.link = first_link(name)
        self.at = 0
        self.status: Status = "gathering"
        self.match: Match | None = None
        self.paused = False
        self.pace: Pace = "normal"
        self.usual_beat = USUAL_BEAT
        """Milliseconds for what weighs 1 at the normal pace: the server's business, and in no entry."""
        self.weight = 0.0
        """How much there was to understand in the last move."""
        self.asked_since = 0
        """The version of the last thing that was worth seeing: whoever answers must have seen it."""
        self.asked: list[int] = []
        """The seats that must decide, whether or not the match is paused."""
        self.changes: dict[int, int] = {}
        """How often each seat has changed what it decided last; one that has not decided yet is not there."""
        self.steps = array("I")
        """The versions that made the deal and each move."""
        self.size = Size()
        self.room = Room()
        """How large the log may grow: the server's business, and in no entry."""
        self.starting = False
        """Whether the match begins by itself as soon as its game is ready: the server's business, and in no entry."""
        self.votes: dict[Motion, set[int]] = {}
        self.next = ""
        self.result: Result | None = None
        self.was_disturbed = False
        """Whether a bot has stood in for somebody without its counting as resigning: then the match is not rated."""
        self.talk: list[tuple[int, int, str, bool, str]] = []
        """What was said: the entry's number, the seat, the text, whether it is a promise, and the speaker's name."""
        self.news = 0
        """Counts the entries that changed something about the table itself, and not only the match."""
        self.final_link = b""
        """The link of the entry that ended the match."""
        self.answered: dict[str, dict[str, int]] = {}
        """By player: the ids of the commands that were accepted, and the versions they made.

        All of them as long as the table is there, for nothing that others do may make one be forgotten.
        """

    @classmethod
    def open(cls, name: str, log: Iterable[tuple[bytes, bytes]]) -> Table:
        """The table that a log of entries and their links tells; raises `Damaged`."""
        table = cls(name)
        table.take(log)
        return table

    def take(self, log: Iterable[tuple[bytes, bytes]]) -> None:
        """Fold what comes next in the log; raises `Damaged` where it is not as it was written."""
        for data, link in log:
            if next_link(self.link, data) != link:
                raise Damaged("table-damaged", table=self.name, number=self.version + 1)
            try:
                entry = read_entry(data)
            except msgspec.MsgspecError as problem:
                raise Damaged("table-damaged", table=self.name, number=self.version + 1) from problem
            self.fold(entry, link, size=len(data))

    # What can be asked.

    @property
    def is_playing(self) -> bool:
        return self.status == "playing"

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.name]

    def names_beside(self, seat: int) -> list[str]:
        """The names that are taken for whoever sits at a seat."""
        return [each.name for number, each in enumerate(self.seats) if number != seat and each.name]

    def seat_of(self, player: str) -> int | None:
        """The seat of a person or an outside bot."""
        if player:
            for number, seat in enumerate(self.seats):
                if seat.player == player:
                    return number
        return None

    def answer_to(self, player: str, command: str) -> int | None:
        """The version that a player's command of that id has made, where it was accepted before."""
        return self.answered.get(player, {}).get(command)

    def made_up_mind(self, seat: int) -> bool:
        """Whether a seat has chosen in secret, and has changed that so often that it stands."""
        return seat not in self.asked and self.changes.get(seat, 0) >= MOST_CHANGES

    def may_change(self, seat: int) -> bool:
        """Whether a seat may have chosen something in secret that it may still change."""
        if self.match is None or self.changes.get(seat, MOST_CHANGES) >= MOST_CHANGES:
            return False
        return self.match.game.rules.may_change(self.match.state, seat)

    @property
    def has_room(self) -> bool:
        """Whether there is room in the log for what a match can do without."""
        return self.size.has_room(self.room)

    @property
    def beat(self) -> float:
        """Milliseconds that what weighs 1 is given at this table."""
        return self.usual_beat * FACTORS[self.pace]

    def people(self) -> list[int]:
        """The seats that people hold and play themselves."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.decides_itself]

    def electorate(self) -> list[int]:
        """Those whose votes count: the people who are there, or else the outside bots."""
        here = [n for n, seat in enumerate(self.seats) if seat.decides_itself]
        return [n for n in here if self.seats[n].kind == "person"] or here

    def deciding(self) -> list[int]:
        """The seats that must decide now."""
        return self.asked if self.is_playing and not self.paused else []

    def deciding_bot(self, seat: int) -> str:
        """The level of the bot that decides for a seat; empty where a person or an outside bot does."""
        held = self.seats[seat]
        if held.decides_itself or held.kind == "open":
            return ""
        return held.bot if held.kind == "bot" else self.created.stand_in

    def bot_seed(self, seat: int, purpose: str) -> int:
        """The chance of a bot for its next decision; it tells nothing about the deal."""
        assert self.match is not None
        return private_seed(self.created.secret, f"{purpose} {seat} {len(self.match.moves)}")

    # What changes.

    def fold(self, entry: AnyEntry, link: bytes, move: Move | None = None, size: int = 0) -> None:
        """Take the next entry of the log, which has so many bytes.

        `move` is the move that it tells, where somebody has read that already.
        """
        self.version += 1
        self.size.add(entry, size)
        self.link = link
        self.at = entry.at
        if entry.command:
            self.answered.setdefault(entry.by, {})[entry.command] = self.version
        if isinstance(entry, entries.Created):
            self._create(entry)
            return
        if isinstance(entry, entries.Woken):
            self.clock.stand_still(entry.at)
        else:
            self.clock.charge(entry.at)
        self._take(entry, move)
        self._run_clocks(entry)

    def _create(self, entry: entries.Created) -> None:
        self.created = entry
        self.seats = [Seat.of(holder) for holder in entry.seats]
        self.clock = Timekeeper(entry.clock, len(entry.seats))
        self.pace = entry.pace
        self.news += 1

    def _take(self, entry: AnyEntry, move: Move | None) -> None:
        if not isinstance(entry, entries.Moved | entries.Said | entries.Promised):
            self.news += 1
        match entry:
            case entries.Moved():
                self._move(entry, move)
            case entries.Said() | entries.Promised():
                self._add_remark(entry)
            case entries.Sat() | entries.Stood() | entries.Seated():
                self.seats[entry.seat] = _held(self.seats[entry.seat], entry)
            case entries.Started():
                self._start(entry)
            case entries.Left():
                self._leave(entry)
            case entries.Returned():
                self.seats[entry.seat].away = None
                self.clock.returned(entry.seat)
            case entries.Voted():
                self._vote(entry)
            case entries.Resumed():
                self.paused = False
            case entries.Paced():
                self.pace = entry.pace
            case entries.Closed():
                self.status = "closed"
            case entries.Rematched():
                self.next = entry.table

    def _run_clocks(self, entry: AnyEntry) -> None:
        self.asked = self.match.deciders if self.match is not None and self.is_playing else []
        asked = [seat for seat in self.asked if self.seats[seat].decides_itself]
        self.clock.run(asked, entry.at, still=self.paused or isinstance(entry, entries.Rested))

    def names_for_bots(self) -> tuple[str, ...]:
        """What the bots will be called that are given the open seats."""
        return tuple(islice(spare_names(self.names), sum(seat.kind == "open" for seat in self.seats)))

    def _start(self, entry: entries.Started) -> None:
        spare = iter(entry.bots or spare_names(self.names, look=str))
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.bot, seat.name = "bot", self.created.stand_in, next(spare)
        fairness = Fairness(self.created.secret, tuple(seat.nonce for seat in self.seats))
        players = [seat.name for seat in self.seats]
        game, options, origin = load(self.created.game), self.created.options, self.created.origin
        seed = fairness.seed if self.created.chance == "seed" else None
        if origin is None:
            self.match = Match(game, players, options, seed, fairness)
        else:
            self.match = played_on(game, options, origin, players, seed, fairness)
        self.status = "playing"
        self.steps.append(self.version)

    def lay_out(self, match: Match) -> None:
        """Play on from a match that was laid out elsewhere, such as a lesson's, instead of a deal of this table's."""
        self.match = match
        self.asked = match.deciders
        self.status = "playing"

    def _playing(self) -> Match:
        if self.match is None:
            raise Damaged("table-damaged", table=self.name, number=self.version)
        return self.match

    def _move(self, entry: entries.Moved, move: Move | None) -> None:
        match = self._playing()
        events = match.push(move or f"{match.players[entry.seat]}: {entry.move}")
        self.steps.append(self.version)
        self._choose(entry.seat)
        self.weight = weight_of(match, events)
        if self.weight:  # A choice made in secret changes nothing of what others are asked.
            self.asked_since = self.version
        self.clock.decided(entry.seat)
        if self.votes:
            self.votes.clear()
            self.news += 1
        if match.is_over:
            self._end(scored(match, self._is_rated()))

    def _choose(self, seat: int) -> None:
        """Whoever moves without being asked changes what they have chosen in secret, if only into the same."""
        is_first = seat in self.asked or seat not in self.changes
        self.changes[seat] = 0 if is_first else self.changes[seat] + 1

    def _add_remark(self, entry: entries.Said | entries.Promised) -> None:
        name = self.seats[entry.seat].name
        if isinstance(entry, entries.Promised):
            self._playing().promise(entry.seat, entry.promise)
            self.talk.append((self.version, entry.seat, self._playing().remarks[-1].text, True, name))
        else:
            if self.is_playing:
                self._playing().say(entry.seat, entry.text)
            self.talk.append((self.version, entry.seat, entry.text, False, name))

    def _leave(self, entry: entries.Left) -> None:
        left = self.seats[entry.seat]
        left.away = entry.why
        if entry.counts:
            left.forfeit = left.forfeit or 1 + max(seat.forfeit for seat in self.seats)
        self.votes = {motion: still for motion, yes in self.votes.items() if (still := yes - {entry.seat})}
        if entry.why == "resigned":
            still_in = [seat for seat in self.seats if seat.is_in]
            if len(still_in) < 2 or all(seat.kind == "bot" for seat in still_in):
                self._end(resigned(self._playing(), [seat.is_in for seat in self.seats], self._is_rated()))
                return
        self.was_disturbed = self.was_disturbed or not entry.counts
        self._carry()

    def _vote(self, entry: entries.Voted) -> None:
        if entry.yes:
            self.votes.setdefault(entry.motion, set()).add(entry.seat)
        else:
            self.votes.pop(entry.motion, None)
        self._carry()

    def _carry(self) -> None:
        """Carry the motions that everybody is for."""
        electorate = set(self.electorate())
        carried = [motion for motion, yes in self.votes.items() if electorate and electorate <= yes]
        if "abandon" in carried:
            rated = self._is_rated() and any(seat.forfeit for seat in self.seats)
            self._end(Result("abandoned", self._playing().points(), [0.0] * len(self.seats), rated))
        elif "pause" in carried:
            del self.votes["pause"]
            self.paused = True

    def _is_rated(self) -> bool:
        """Whether the result counts: only a match of at least two people, each played by themselves or left by them.

        Behind an outside bot may stand anybody, even the one who gains by its losing.
        """
        people = {seat.player for seat in self.seats if seat.kind == "person"}
        has_outside = any(seat.kind == "outside" for seat in self.seats)
        return self.created.rated and not self.was_disturbed and not has_outside and len(people) >= FEWEST_RATED

    def _end(self, result: Result) -> None:
        self.status = "over"
        self.result = result
        self.final_link = self.link
        match = self._playing()
        if match.fairness is not None:
            match.fairness = replace(match.fairness, chain=self.link.hex())
        self.news += 1
        self.paused = False
        self.votes.clear()
