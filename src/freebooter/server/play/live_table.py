"""A table in memory: takes commands one after the other, writes each down, then tells everybody.

What is in memory is folded from the log. Where an entry could not be written, memory is thrown away and read anew.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from freebooter.compiling.pieces import COACH
from freebooter.engine.match import Move as EngineMove
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.players import own_name
from freebooter.store.rows import Append, Unavailable
from freebooter.table import entries
from freebooter.table.commands import AnyCommand, Move, Next, Rematch, Start
from freebooter.table.entries import AnyEntry, write_entry
from freebooter.table.projection import Projection
from freebooter.table.proposals import NotAllowed, NotNow, propose
from freebooter.table.room import Room
from freebooter.table.table import Table, next_link
from freebooter.text import say

from ..messages.socket import Done, Goodbye
from .bot_seats import SERVER_ITSELF, Absences, BotSeats
from .presence import PresenceNews
from .rows import result_row, table_row
from .scribe import Stopped
from .starting import Starting
from .steady_clock import now_ms
from .unwritten import Unwritten
from .viewer import Viewer
from .what_is_next import WhatIsNext

if TYPE_CHECKING:
    from .table_registry import TableRegistry

MOST_MISSED = 100
"""Whoever has missed more than so many updates is told how things stand, and not how they came about."""


LONG = 3_000
"""At a table with so many entries nobody is told how things came about: all of them would have to be read for that."""

SIGNED_OUT = "server-signed-out"


class Lost(Exception):
    """The table is no longer here: it could not be written to, or another node has it."""


class LiveTable:
    """`viewers` are the open connections. All that changes the table goes through `write`, one entry at a time."""

    def __init__(self, table: Table, registry: TableRegistry, was_closed: bool = False, address: str = "") -> None:
        self.table = table
        self.address = address
        """Where its host asked for it, as long as it stays in memory."""
        self.registry = registry
        self.viewers: list[Viewer] = []
        self.lost = False
        self.used = time.monotonic()
        table.usual_beat = 1000 * registry.config.bot_pace
        table.room = Room(registry.config.table_entries, registry.config.table_bytes)
        self._projection = Projection(table)
        self.turn = asyncio.Lock()
        self._next = WhatIsNext(self)
        self.starting = Starting(self)
        self.bots = BotSeats(self)
        self._unwritten = Unwritten(self)
        self._presence_news = PresenceNews(self)
        self.absences = Absences(self, was_closed)

    # Commands.

    async def command(self, command: AnyCommand, player: str, name: str, came: float | None = None) -> Done:
        """Do what somebody asks for, once; raises a refusal where it may not be, and `Lost`.

        `came` is when its bytes were received, by the clock that measures: they may have waited for others.
        """
        start = time.perf_counter() if came is None else came
        async with self.turn:
            self._check_here()
            done = self.answer_to(player, command.id)
            if done is not None:
                return Done(command.id, done, self.table.next if isinstance(command, Rematch) else "")
            if isinstance(command, Rematch):
                return await self._rematch(command, player)
            if isinstance(command, Next):
                return self._unwritten.hurry(command, player)
            if isinstance(command, Start) and self.starting.has_to_wait:
                self.starting.ask(command, player, name)
                return self._unwritten.done(command, player)
            await self.write(*propose(self.table, command, player, name, now_ms()))
            if isinstance(command, Move):
                self.registry.metrics.move_latency.observe(time.perf_counter() - start)
            return Done(command.id, self.table.version)

    def answer_to(self, player: str, command: str) -> int | None:
        """The version at which a player's command of that id was done, where it was before."""
        done = self.table.answer_to(player, command)
        return self._unwritten.answer_to(player, command) if done is None else done

    async def rename(self, player: str, name: str) -> None:
        """Somebody calls themselves otherwise now: so do all who gather here with them. A match keeps its names."""
        async with self.turn:
            table, seat = self.table, self.table.seat_of(player)
            if self.lost or table.status != "gathering" or seat is None or not table.has_room:
                return
            called = own_name(name, table.names_beside(seat))
            if called != table.seats[seat].name:
                nonce = table.seats[seat].nonce
                await self.write(entries.Sat(at=self.now(), by=player, seat=seat, name=called, nonce=nonce))

    async def _rematch(self, command: Rematch, player: str) -> Done:
        if self.table.seat_of(player) is None:
            raise NotAllowed("table-not-seated")
        if self.table.status != "over":
            raise NotNow("table-not-over")
        if not self.table.next:
            following = await self.registry.create_rematch(self.table, player, self.address)
            entry = entries.Rematched(at=self.now(), by=player, command=command.id, table=following)
            await self.write(entry)
        return Done(command.id, self.table.version, self.table.next)

    def now(self) -> int:
        return max(now_ms(), self.table.at)

    def _check_here(self) -> None:
        if self.lost:
            raise Lost

    async def write(self, entry: AnyEntry, move: EngineMove | None = None) -> None:
        """Fold an entry, write it down, then tell everybody; nobody sees it before it is written."""
        table = self.table
        data = write_entry(entry)
        link = next_link(table.link, data)
        news = table.news
        try:
            table.fold(entry, link, move, len(data))
        except Exception:
            self.lose()  # Half folded.
            raise
        changed = table.news != news
        append = Append(
            table.name,
            table.version,
            data,
            link,
            table_row(table) if changed or table.created.clock.kind == "correspondence" else None,
            result_row(table) if table.result is not None and table.final_link == link else None,
        )
        start = time.perf_counter()
        try:
            await self.registry.store.append(append)
        except BaseException as problem:  # Whatever it is: memory is ahead of the log now.
            self.lose()
            if isinstance(problem, Unavailable):
                self.registry.room.failed(problem)
            raise
        self.registry.metrics.log_delay.observe(time.perf_counter() - start)
        self._tell(entry)

    def _tell(self, entry: AnyEntry) -> None:
        """Everybody is told what happened, each as they may know it."""
        if isinstance(entry, entries.Moved):
            self.registry.metrics.count_move(self.table.created.game)
        self.bots.note(entry)
        if isinstance(entry, entries.Stood | entries.Closed):
            self.starting.end()
        told = self._projection.told(entry)
        has_new_holder = isinstance(entry, entries.Sat | entries.Stood | entries.Seated)
        moved = self._reseat() if has_new_holder else []
        for viewer in self.viewers:
            viewer.send(told.frame(viewer.seat, viewer.words))
        for viewer in moved:
            self._show(viewer)
        if isinstance(entry, entries.Started):
            self._wake_coach()
        if moved:
            self._presence_changed()
        elif has_new_holder:
            self.absences.look()  # Somebody may have sat down without being connected.
        self._next.set()

    def _reseat(self) -> list[Viewer]:
        """The viewers who have just sat down or stood up."""
        moved = []
        for viewer in self.viewers:
            if viewer.seat != (seat := self._seat(viewer)):
                viewer.seat = seat
                moved.append(viewer)
        return moved

    def _seat(self, viewer: Viewer) -> int:
        seat = self.table.seat_of(viewer.player)
        return ONLOOKER if seat is None else seat

    # Viewers.

    async def come(self, viewer: Viewer, after: int | None) -> None:
        """Let a viewer in: it is told how things stand, and then everything that happens."""
        async with self.turn:
            self._check_here()
            viewer.seat = self._seat(viewer)  # Somebody may have stood up or sat down while we waited.
            is_seated = viewer.seat != ONLOOKER and self.table.is_playing
            if is_seated and self.table.seats[viewer.seat].away == "gone":
                await self.write(entries.Returned(at=self.now(), by=SERVER_ITSELF, seat=viewer.seat))
            missed = self._missed(after)
            self.viewers.append(viewer)
            if missed:
                viewer.held = True
            else:
                self._show(viewer)
            self._tell_readiness(viewer)
            self._presence_changed(viewer)
            self._wake_coach()
        if after is not None and missed:
            await self._catch_up(viewer, after, missed)

    def show_all(self) -> None:
        """Tell everybody how things stand: something has changed that no entry tells."""
        for viewer in self.viewers:
            self._show(viewer)

    def tell_readiness(self) -> None:
        """Tell everybody how far the table's game is."""
        for viewer in self.viewers:
            viewer.tell(self.registry.readiness.told(self.table.created.game, viewer.language))

    def _tell_readiness(self, viewer: Viewer) -> None:
        """Whoever comes to a table of a game that is not ready wants it to be."""
        readiness, game = self.registry.readiness, self.table.created.game
        if not readiness.is_settled(game):
            readiness.want(game)
        if not readiness.is_ready(game):
            viewer.tell(readiness.told(game, viewer.language))

    def _missed(self, after: int | None) -> int:
        """How many updates a viewer that comes back is told; none where it is simpler to tell how things stand."""
        if after is None or not 0 < self.table.version - after <= MOST_MISSED or self.table.version > LONG:
            return 0
        return self.table.version - after

    async def _catch_up(self, viewer: Viewer, after: int, missed: int) -> None:
        """Tell a viewer what it has missed, and then what happened meanwhile: the table does not wait for it."""
        telling = self.registry.scribe.tell(self.table.name, viewer.seat, after, missed, viewer.words)
        try:
            told = [update async for updates in telling for update in updates]
        except Stopped:
            raise Lost from None
        viewer.release(told)
        async with self.turn:
            if not self.lost:
                self._show(viewer)

    def _wake_coach(self) -> None:
        """Let the coach get ready where somebody who plays may ask, so that the first answer does not take long."""
        created, seats = self.table.created, self.presence()[0]
        is_needed = seats and self.table.is_playing and created.coach and not created.rated
        if is_needed and self.registry.readiness.has(created.game, COACH):
            self.registry.spawn(self.registry.coach.make_ready(created.game))

    def _show(self, viewer: Viewer) -> None:
        """Tell a viewer how things stand."""
        snapshot = self._projection.snapshot(viewer.seat, self.now(), viewer.words)
        snapshot.connected, snapshot.spectators = self.presence()
        snapshot.nodes = self.registry.addresses()
        viewer.tell(snapshot)

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.used = time.monotonic()
            self._presence_changed(viewer)

    def presence(self) -> tuple[list[int], int]:
        seats = {viewer.seat for viewer in self.viewers}
        onlookers = sum(viewer.seat == ONLOOKER for viewer in self.viewers)
        return sorted(seats - {ONLOOKER}), onlookers

    def _presence_changed(self, but: Viewer | None = None) -> None:
        self._presence_news.changed(but)
        self.absences.look()
        self._next.set()

    # Coming and going of the table itself.

    async def start(self) -> None:
        """Deal at once, or as soon as the game is ready."""
        async with self.turn:
            if self.starting.has_to_wait:
                self.starting.ask()
                return
            await self.write(entries.Started(at=self.now(), by=SERVER_ITSELF, bots=self.table.names_for_bots()))

    def put_away(self) -> None:
        """Leave the memory; the log has it all."""
        self.lost = True
        self._next.end()
        self._presence_news.end()
        self.registry.forget(self)

    async def wake(self) -> None:
        """After the table was opened from its log: nobody is charged for the time it was closed."""
        if self.table.is_playing and self.table.created.clock.kind == "live":
            async with self.turn:
                await self.write(entries.Woken(at=self.now(), by=SERVER_ITSELF))
        else:
            self._next.set()

    async def rest(self) -> None:
        """Before the server goes down: stop the clocks. Whoever is connected stays so until they are dismissed."""
        async with self.turn:
            if not self.lost and self.table.is_playing and self.table.created.clock.kind == "live":
                await self.write(entries.Rested(at=self.now(), by=SERVER_ITSELF))
            self.put_away()

    def lose(self) -> None:
        """Forget the table; whoever is connected is asked to come again."""
        if not self.lost:
            self.put_away()
            self.dismiss("server-table-moved")

    def dismiss(self, reason: str) -> list[Viewer]:
        """Say goodbye to whoever is connected, and ask them to come again."""
        dismissed, self.viewers = self.viewers, []
        for viewer in dismissed:
            viewer.dismiss(Goodbye(reason, say(reason, in_language=viewer.language), True))
        return dismissed

    def send_away(self, player: str, again: bool) -> None:
        """End the connections of somebody who has signed out; `again` where some of them may still be theirs."""
        theirs = [viewer for viewer in self.viewers if viewer.player == player]
        if theirs:
            self.viewers = [viewer for viewer in self.viewers if viewer.player != player]
            for viewer in theirs:
                viewer.dismiss(Goodbye(SIGNED_OUT, say(SIGNED_OUT, in_language=viewer.language), again))
            self._presence_changed()

    async def settled(self) -> None:
        """Wait until all that is in memory is written down: nobody may see it before."""
        async with self.turn:
            pass

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be missed if the table left the memory."""
        playing_by_itself = self.table.is_playing and (self.bots.are_playing or self.table.created.clock.kind == "live")
        is_awaited = bool(self.viewers) or self.table.starting
        return not is_awaited and not playing_by_itself and not self.turn.locked()
