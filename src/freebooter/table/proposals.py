"""What somebody asks of a table, as the entry that would make it so; raises a refusal where it may not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from freebooter.bots.player import bot_names
from freebooter.engine.match import Match, Move
from freebooter.engine.players import name_of, own_name, spare_names
from freebooter.engine.refusal import BadSetup, Refusal
from freebooter.engine.talk import check_line

from . import commands, entries
from .commands import AnyCommand
from .entries import AnyEntry, Holder
from .seats import is_outside, outside_player
from .table import Table


class NotAllowed(Refusal):
    """Somebody asked for what is not theirs to ask for."""


class NotNow(Refusal):
    """It could be asked for at another time."""


class Proposal(NamedTuple):
    """An entry that would be accepted; of a move also which one it is, so that nobody has to read it again."""

    entry: AnyEntry
    move: Move | None = None


def propose(table: Table, command: AnyCommand, player: str, name: str, now: int) -> Proposal:
    """The entry for a command by a person or an outside bot; raises a refusal.

    Even what is so already is an entry: without one nobody would know after a restart that it was asked for, and
    asked again it could undo what came after it. A rematch is not among them: it makes a new table.
    """
    asked = _Asked(table, player, name, max(now, table.at), command.id)
    if isinstance(command, _WITHIN_ROOM) and not table.has_room:
        raise NotNow("table-log-full")
    return Proposal(_WAYS[type(command)](asked, command), asked.made)


class _Asked:
    """One command, by whom and when."""

    def __init__(self, table: Table, player: str, name: str, at: int, command: str) -> None:
        self.table = table
        self.player = player
        self.name = name
        self.at = at
        self.command = command
        self.made: Move | None = None

    def _own_seat(self) -> int:
        seat = self.table.seat_of(self.player)
        if seat is None:
            raise NotAllowed("table-not-seated")
        return seat

    def _check_here(self, seat: int) -> None:
        """Whoever has a bot play for them can do nothing for their seat before they come back."""
        if not self.table.seats[seat].is_in:
            raise NotNow("table-resigned")
        if self.table.seats[seat].away is not None:
            raise NotNow("table-away")

    def _playing(self) -> Match:
        if not self.table.is_playing or self.table.match is None:
            raise NotNow("table-not-playing")
        return self.table.match

    def _check_gathering(self) -> None:
        if self.table.status == "closed":
            raise NotNow("table-closed")
        if self.table.status != "gathering":
            raise NotNow("table-begun")

    def _check_host(self) -> None:
        if self.player != self.table.created.host:
            raise NotAllowed("table-not-host")
        self._check_gathering()

    def _seat(self, seat: int) -> int:
        if seat >= len(self.table.seats):
            raise NotAllowed("table-no-seat", seat=seat, last=len(self.table.seats) - 1)
        return seat

    def sit(self, command: commands.Sit) -> AnyEntry:
        self._check_gathering()
        own, seat, seats = self.table.seat_of(self.player), command.seat, self.table.seats
        if own is not None:
            if seat not in (None, own):
                raise NotAllowed("table-seated", seat=own)
            name = seats[own].name if is_outside(self.player) else self._name_at(own)
            return self._sat(own, name, command.nonce)
        if not self.player or is_outside(self.player):  # Nobody, or a bot whose token is for the seat that it had.
            raise NotAllowed("table-not-seated")
        if seat is None:
            seat = next((n for n, each in enumerate(seats) if each.kind == "open"), None)
            if seat is None:
                raise NotNow("table-full")
        if seats[self._seat(seat)].kind != "open":
            raise NotNow("table-seat-taken", seat=seat)
        return self._sat(seat, self._name_at(seat), command.nonce)

    def _name_at(self, seat: int) -> str:
        """What somebody is called at a seat: as they call themselves now, numbered where another has that name."""
        return own_name(name_of(self.player, self.name), self.table.names_beside(seat))

    def _sat(self, seat: int, name: str, nonce: str) -> AnyEntry:
        return entries.Sat(at=self.at, by=self.player, command=self.command, seat=seat, name=name, nonce=nonce)

    def start(self, _: commands.Start) -> AnyEntry:
        self._check_host()
        bots = self.table.names_for_bots()
        return entries.Started(at=self.at, by=self.player, command=self.command, bots=bots)

    def close(self, _: commands.Close) -> AnyEntry:
        self._check_host()
        return entries.Closed(at=self.at, by=self.player, command=self.command)

    def stand(self, _: commands.Stand) -> AnyEntry:
        self._check_gathering()
        return entries.Stood(at=self.at, by=self.player, command=self.command, seat=self._own_seat())

    def place(self, command: commands.Place) -> AnyEntry:
        self._check_host()
        seat, created = self._seat(command.seat), self.table.created
        name = next(spare_names(self.table.names_beside(seat)))
        match command.kind:
            case "person":
                raise NotAllowed("table-place-person")
            case "open":
                seating = Holder("open")
            case "outside":
                if created.rated:
                    raise NotAllowed("table-rated-outside")
                seating = Holder("outside", name, outside_player(seat, self.table.seats[seat].placings + 1))
            case "bot":
                seating = Holder("bot", name, bot=check_bot(created.game, command.bot or created.stand_in))
        return entries.Seated(at=self.at, by=self.player, command=self.command, seat=seat, seating=seating)

    def move(self, command: commands.Move) -> AnyEntry:
        seat = self._own_seat()
        match = self._playing()
        if self.table.paused:
            raise NotNow("table-paused")
        self._check_here(seat)
        if command.version is not None and command.version < self.table.asked_since:
            raise NotNow("table-moved-on")
        self.made = match.read(f"{match.players[seat]}: {command.move}")
        if self.table.made_up_mind(seat):
            raise NotNow("table-choice-stands")
        text = match.write(self.made.action)
        return entries.Moved(at=self.at, by=self.player, command=self.command, seat=seat, move=text)

    def say(self, command: commands.Say) -> AnyEntry:
        seat, text = self._own_seat(), check_line(command.text)
        if not self.table.size.has_room_for_talk(self.table.room):
            raise NotNow("table-talked-out")
        return entries.Said(at=self.at, by=self.player, command=self.command, seat=seat, text=text)

    def promise(self, command: commands.Promise) -> AnyEntry:
        seat, match = self._own_seat(), self._playing()
        self._check_here(seat)
        promise = match.game.rules.read_promise(match, seat, command.promise)
        if seat in match.standing_promises():
            raise NotNow("table-promised")
        return entries.Promised(at=self.at, by=self.player, command=self.command, seat=seat, promise=promise)

    def vote(self, command: commands.Vote) -> AnyEntry:
        seat = self._own_seat()
        self._playing()
        if seat not in self.table.electorate():
            raise NotAllowed("table-no-vote")
        if command.motion == "pause" and self.table.paused:
            raise NotNow("table-paused")
        return entries.Voted(
            at=self.at, by=self.player, command=self.command, seat=seat, motion=command.motion, yes=command.yes
        )

    def resume(self, _: commands.Resume) -> AnyEntry:
        seat = self._own_seat()
        if not self.table.paused:
            raise NotNow("table-not-paused")
        self._check_here(seat)
        return entries.Resumed(at=self.at, by=self.player, command=self.command, seat=seat)

    def pace(self, command: commands.Pace) -> AnyEntry:
        if self.table.status not in ("gathering", "playing"):
            raise NotNow("table-not-playing")
        seat = self.table.seat_of(self.player)
        if self.player != self.table.created.host and [seat] != self.table.people():
            raise NotAllowed("table-not-pace")
        return entries.Paced(at=self.at, by=self.player, command=self.command, pace=command.pace)

    def resign(self, _: commands.Resign) -> AnyEntry:
        seat = self._own_seat()
        self._playing()
        if not self.table.seats[seat].is_in:
            raise NotNow("table-resigned")
        counts = self.table.created.rated
        return entries.Left(at=self.at, by=self.player, command=self.command, seat=seat, why="resigned", counts=counts)

    def come_back(self, _: commands.Return) -> AnyEntry:
        seat = self._own_seat()
        self._playing()
        if not self.table.seats[seat].is_in:
            raise NotNow("table-resigned")
        if self.table.seats[seat].away is None:
            raise NotNow("table-not-away")
        return entries.Returned(at=self.at, by=self.player, command=self.command, seat=seat)


_WITHIN_ROOM = (commands.Sit, commands.Stand, commands.Place, commands.Promise, commands.Vote, commands.Pace)
"""What the match can do without, and is refused where a log has grown large."""

_WAYS: dict[type, Callable[[_Asked, Any], AnyEntry]] = {
    commands.Sit: _Asked.sit,
    commands.Stand: _Asked.stand,
    commands.Place: _Asked.place,
    commands.Start: _Asked.start,
    commands.Close: _Asked.close,
    commands.Move: _Asked.move,
    commands.Say: _Asked.say,
    commands.Promise: _Asked.promise,
    commands.Vote: _Asked.vote,
    commands.Resume: _Asked.resume,
    commands.Pace: _Asked.pace,
    commands.Resign: _Asked.resign,
    commands.Return: _Asked.come_back,
}


def check_bot(game: str, name: str) -> str:
    """The level of a built-in bot; nobody's own file may be named over the network."""
    names = bot_names(game)
    if name not in names:
        raise BadSetup("error-bot", key="bots", name=name, names=", ".join(names))
    return name
