"""Live tables without a server: a log kept in a list, and everything that anybody at the table was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
import pytest

from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.refusal import Refusal
from freebooter.table import entries
from freebooter.table.commands import Command, Sit, Start
from freebooter.table.entries import AnyEntry, Clock, Created, Holder, write_entry
from freebooter.table.projection import Projection, encode
from freebooter.table.proposals import propose
from freebooter.table.setup import set_up
from freebooter.table.table import Table, next_link

PEOPLE = {
    "ann": "Ann",
    "bob": "Bob",
    "cid": "Mary Read",
    "dan": "ドレイク",
    "eve": "Eve",
    "fay": "Anne Bonny",
    "gil": "Greta",
    "hob": "山田 太郎",
}
"""Who comes to tables: the id of each person, and the name. The first one sets the table up."""

HOST = "ann"
SERVER_ITSELF = "-"
"""Stands for the server where an entry says by whom it is, as it does at real tables."""

BEGIN = 1_000_000
SECOND = 1_000
LIVE = Clock("live", bank=100, increment=5)


def created(
    game: str = "dead-mans-draw", seats: Sequence[Holder] | int = 2, seed: int | None = 1, **more: Any
) -> Created:
    """The first entry of a table. The first seat is the host's unless `seats` says otherwise; the others are open.

    `seed` decides the deal; where it is None, chance does.
    """
    if isinstance(seats, int):
        seats = [Holder("person"), *[Holder("open")] * (seats - 1)]
    usual: dict[str, Any] = {"options": {}, "clock": Clock(), "stand_in": "", "host": HOST, "host_name": PEOPLE[HOST]}
    usual |= {"public": False, "rated": False, "coach": True}
    made = set_up(now=BEGIN, game=game, seats=seats, **(usual | more))
    return made if seed is None else msgspec.structs.replace(made, secret=f"{seed:064x}")


class KeptTable:
    """`told` are the updates that each viewer was sent, one for every entry but the first.

    `words` is the language in which everybody is also told everything in words; empty where nobody asked for that.
    """

    words = ""

    def __init__(self, first: Created, name: str = "table") -> None:
        self.table = Table(name)
        self.projection = Projection(self.table)
        self.log: list[tuple[bytes, bytes]] = []
        self.viewers = (*range(len(first.seats)), ONLOOKER)
        self.told: dict[int, list[bytes]] = {viewer: [] for viewer in self.viewers}
        self.now = BEGIN
        self._ids = count(1)
        self.write(first)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    # What goes on.

    def write(self, entry: AnyEntry, move: Move | None = None) -> AnyEntry:
        """Write an entry down and tell everybody."""
        data = write_entry(entry)
        link = next_link(self.table.link, data)
        self.log.append((data, link))
        self.table.fold(entry, link, move, len(data))
        told = self.projection.told(entry)
        for viewer in self.viewers:
            self.told[viewer].append(told.frame(viewer, self.words))
        return entry

    def happens(self, what: type[Any], /, **fields: Any) -> AnyEntry:
        """Something that the server does by itself."""
        entry: AnyEntry = what(at=max(self.now, self.table.at), by=SERVER_ITSELF, **fields)
        return self.write(entry)

    def ask(self, player: str, what: type[Any], /, **fields: Any) -> AnyEntry:
        """Let somebody ask for something that is granted; returns the entry it made."""
        return self.command(player, what(id=f"c{next(self._ids)}", **fields))

    def command(self, player: str, command: Any) -> AnyEntry:
        return self.write(*propose(self.table, command, player, PEOPLE.get(player, player), self.now))

    def refused(self, player: str, what: type[Any], reason: str, /, **fields: Any) -> Refusal:
        """Let somebody ask for something that is refused for a reason, and changes nothing at all."""
        return self.refuses(player, what(id=f"c{next(self._ids)}", **fields), reason)

    def refuses(self, player: str, command: Command, reason: str = "") -> Refusal:
        before = self.everything()
        with pytest.raises(Refusal) as refusal:
            self.command(player, command)
        assert self.everything() == before
        assert reason in ("", refusal.value.reason), refusal.value.reason
        sentence = str(refusal.value)
        assert sentence
        assert "\n" not in sentence
        return refusal.value

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)

    def move(self, seat: int, action: int | None = None) -> AnyEntry:
        """Let a seat make a move, its first one where none is named, itself or by the bot that decides for it."""
        move = self.match.write(self.match.legal_moves(seat)[0] if action is None else action)
        bot = self.table.deciding_bot(seat)
        by = SERVER_ITSELF if bot else self.table.seats[seat].player
        return self.write(entries.Moved(at=max(self.now, self.table.at), by=by, seat=seat, move=move, bot=bot))

    # What is seen.

    def snapshot(self, viewer: int, now: int | None = None) -> bytes:
        return encode(self.projection.snapshot(viewer, self.table.at if now is None else now, self.words))

    def seen(self, viewer: int, now: int | None = None) -> dict[str, Any]:
        """A viewer's snapshot as a client reads it."""
        seen: dict[str, Any] = msgspec.json.decode(self.snapshot(viewer, now))
        return seen

    def snapshots(self) -> dict[int, bytes]:
        return {viewer: self.snapshot(viewer) for viewer in self.viewers}

    def everything(self) -> tuple[Any, ...]:
        """All that a refused command must leave alone."""
        table, clock = self.table, self.table.clock
        state = (self.match.state.tobytes(), self.match.memory.tobytes()) if table.match is not None else ()
        kept = (table.version, table.link, len(self.log), dict(table.answered), list(table.talk), state)
        return *kept, list(clock.left), clock.running, clock.since, self.snapshots()

    def last(self, viewer: int) -> dict[str, Any]:
        """The last update that a viewer was sent, as a client reads it."""
        update: dict[str, Any] = msgspec.json.decode(self.told[viewer][-1])
        return update

    def reopened(self) -> KeptTable:
        """The same table, opened from its log."""
        return self._beside(Table.open(self.table.name, self.log))

    def copied(self) -> KeptTable:
        """The table as it is, to try out on it what else might happen."""
        table = copy(self.table)
        table.seats = [copy(seat) for seat in table.seats]
        table.clock = copy(table.clock)
        table.clock.left = list(table.clock.left)
        table.votes = {motion: set(yes) for motion, yes in table.votes.items()}
        table.talk, table.answered = list(table.talk), table.answered.copy()
        table.changes, table.steps, table.size = dict(table.changes), table.steps[:], copy(table.size)
        table.match = self.table.match.copy() if self.table.match is not None else None
        return self._beside(table)

    def _beside(self, table: Table) -> KeptTable:
        other = copy(self)
        other.table = table
        other.log = list(self.log)
        other.projection = Projection(table)
        other.told = {viewer: list(told) for viewer, told in self.told.items()}
        return other

    def imagined(self, viewer: int, seed: int) -> KeptTable:
        """The table as it might also be, for all that a viewer knows."""
        other = self.copied()
        self.match.game.rules.kernels.reimagine(argument(other.match.state), viewer, seed_argument(seed))
        return other


def gathering(game: str = "dead-mans-draw", people: int = 2, **more: Any) -> KeptTable:
    """A table at which so many people sit, the host first, before the match."""
    kept = KeptTable(created(game, more.pop("seats", people), **more))
    for player in list(PEOPLE)[:people]:
        kept.ask(player, Sit, nonce=nonce_of(player))
    return kept


def nonce_of(player: str) -> str:
    """What a person adds to the deal."""
    return sha256(player.encode()).hexdigest()[:40]


def playing(game: str = "dead-mans-draw", people: int = 2, **more: Any) -> KeptTable:
    """A table at which the cards have just been dealt."""
    kept = gathering(game, people, **more)
    kept.ask(HOST, Start)
    return kept


class Client:
    """What a client knows that was shown the table once and has been told every update since."""

    def __init__(self, snapshot: bytes) -> None:
        self.seen: dict[str, Any] = msgspec.json.decode(snapshot)

    def take(self, frame: bytes) -> None:
        update: dict[str, Any] = msgspec.json.decode(frame)
        assert update["type"] == "update"
        assert update["version"] == self.seen["version"] + 1
        self.seen |= {key: update[key] for key in ("version", "at", "table", "clocks") if key in update}
        changed = {each["number"]: each for each in [*self.promises, *update.get("promises", [])]}
        if changed:
            self.seen["promises"] = [changed[number] for number in sorted(changed)]
        if "view" in update:
            for key in ("view", "moves", "choices", "may_promise"):
                self._set(key, update)
        if "remark" in update:
            self.seen["talk"] = [*self.seen.get("talk", []), update["remark"]]

    @property
    def promises(self) -> list[dict[str, Any]]:
        return list(self.seen.get("promises", []))

    def _set(self, key: str, update: Mapping[str, Any]) -> None:
        self.seen.pop(key, None)
        if key in update:
            self.seen[key] = update[key]
