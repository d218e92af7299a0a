"""A table in memory: takes commands one after the other, writes each down, then tells everybody.

What is in memory is folded from the log. Where an entry could not be written, memory is thrown away and read anew.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from freebooter.engine.game import ONLOOKER
from freebooter.store.rows import Append
from freebooter.table import entries
from freebooter.table.commands import AnyCommand, Move, Rematch
from freebooter.table.entries import AnyEntry, write_entry
from freebooter.table.messages import Presence, Update
from freebooter.table.projection import Projection, encode, moves_of, retell
from freebooter.table.proposals import NotAllowed, NotNow, propose
from freebooter.table.table import Table, next_link
from freebooter.text import say

from .messages import Done, Goodbye
from .minds import question
from .rows import result_row, table_row
from .viewer import Viewer

if TYPE_CHECKING:
    from .harbour import Harbour

MOST_MISSED = 100
"""Whoever has missed more than so many updates is told how things stand, and not how they came about."""

INDOORS = "-"
"""Stands for the server itself where an entry says by whom it is."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Lost(Exception):
    """The table is no longer here: it could not be written to, or another node has it."""


class LiveTable:
    """`viewers` are the open connections. All that changes the table goes through `_write`, one entry at a time."""

    def __init__(self, table: Table, harbour: Harbour) -> None:
        self.table = table
        self.harbour = harbour
        self.viewers: list[Viewer] = []
        self.lost = False
        self.used = time.monotonic()
        self.gone_since: dict[int, float] = {}
        """Seats whose person or outside bot is not connected, and since when."""
        self._projection = Projection(table)
        self._turn = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked_to_promise: set[tuple[int, int]] = set()
        self._find_gone()

    # Commands.

    async def command(self, command: AnyCommand, player: str, name: str) -> Done:
        """Do what somebody asks for, once; raises a refusal where it may not be, and `Lost`."""
        start = time.perf_counter()
        async with self._turn:
            self._check_here()
            done = self.table.answered.get((player, command.id))
            if done is not None:
                return Done(command.id, done, self.table.next if isinstance(command, Rematch) else "")
            if isinstance(command, Rematch):
                return await self._rematch(command, player)
            await self._write(propose(self.table, command, player, name, now_ms()))
            if isinstance(command, Move):
                self.harbour.metrics.move_latency.observe(time.perf_counter() - start)
            return Done(command.id, self.table.version)

    async def _rematch(self, command: Rematch, player: str) -> Done:
        if self.table.seat_of(player) is None:
            raise NotAllowed("table-not-seated")
        if self.table.status != "over":
            raise NotNow("table-not-over")
        if not self.table.next:
            following = await self.harbour.create_rematch(self.table, player)
            entry = entries.Rematched(at=self._now(), by=player, command=command.id, table=following)
            await self._write(entry)
        return Done(command.id, self.table.version, self.table.next)

    def _now(self) -> int:
        return max(now_ms(), self.table.at)

    def _check_here(self) -> None:
        if self.lost:
            raise Lost

    async def _write(self, entry: AnyEntry) -> None:
        """Fold an entry, write it down, then tell everybody; nobody sees it before it is written."""
        table = self.table
        data = write_entry(entry)
        link = next_link(table.link, data)
        news = table.news
        try:
            table.fold(entry, link)
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
            await self.harbour.store.append(append)
        except BaseException:  # Whatever it is: memory is ahead of the log now.
            self.lose()
            raise
        self.harbour.metrics.log_delay.observe(time.perf_counter() - start)
        self._tell(entry)

    def _tell(self, entry: AnyEntry) -> None:
        """Everybody is told what happened, each as they may know it."""
        if isinstance(entry, entries.Moved):
            self.harbour.metrics.moves.labels(self.table.created.game).inc()
        told = self._projection.told(entry)
        moved = self._reseat() if isinstance(entry, entries.Sat | entries.Stood | entries.Seated) else []
        for viewer in self.viewers:
            viewer.send(told.frame(viewer.seat))
        for viewer in moved:
            self._show(viewer)
        if moved:
            self._presence_changed()
        self._go_on()

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
        async with self._turn:
            self._check_here()
            viewer.seat = self._seat(viewer)  # Somebody may have stood up or sat down while we waited.
            is_seated = viewer.seat != ONLOOKER and self.table.is_playing
            if is_seated and self.table.seats[viewer.seat].away == "gone":
                await self._write(entries.Returned(at=self._now(), by=INDOORS, seat=viewer.seat))
            for update in await self._missed(viewer.seat, after):
                viewer.tell(update)
            self.viewers.append(viewer)
            self._show(viewer)
            self._presence_changed(viewer)

    def _show(self, viewer: Viewer) -> None:
        """Tell a viewer how things stand."""
        snapshot = self._projection.snapshot(viewer.seat, self._now())
        snapshot.connected, snapshot.spectators = self._presence()
        snapshot.nodes = self.harbour.addresses()
        viewer.tell(snapshot)

    async def _missed(self, seat: int, after: int | None) -> list[Update]:
        if after is None or not 0 < self.table.version - after <= MOST_MISSED:
            return []
        return await self.history(seat, after)

    async def history(self, seat: int, after: int = 0) -> list[Update]:
        """What a seat was told after a version, told again from the log."""
        log = await self.harbour.store.read_log(self.table.name)
        told = ((entry.data, entry.chain) for entry in log)
        async with self.harbour.retelling:  # One at a time: it takes a processor, and tables go before.
            return await asyncio.to_thread(lambda: list(retell(self.table.name, told, seat, after)))

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.used = time.monotonic()
            self._presence_changed(viewer)

    def _presence(self) -> tuple[list[int], int]:
        seats = {viewer.seat for viewer in self.viewers}
        onlookers = sum(viewer.seat == ONLOOKER for viewer in self.viewers)
        return sorted(seats - {ONLOOKER}), onlookers

    def _presence_changed(self, but: Viewer | None = None) -> None:
        presence = Presence(*self._presence())
        frame = encode(presence)
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(frame)
        self._find_gone()
        self._go_on()

    # Time, and those who are not there.

    def _absent(self) -> list[int]:
        """Seats of people and outside bots who are not connected."""
        connected, _ = self._presence()
        seats = enumerate(self.table.seats)
        return [n for n, seat in seats if seat.kind in ("person", "outside") and n not in connected]

    def _find_gone(self) -> None:
        """Note since when each of them has been gone."""
        now, absent = time.monotonic(), set(self._absent())
        self.gone_since = {seat: self.gone_since.get(seat, now) for seat in absent}

    def _gone_too_long(self) -> tuple[float, int] | None:
        """When the next of those who are gone is given up, and which; nobody is while nobody waits for them."""
        table = self.table
        if not table.is_playing or table.paused or table.created.clock.kind == "correspondence":
            return None
        present = any(seat.decides_itself and n not in self.gone_since for n, seat in enumerate(table.seats))
        gone = [
            (since + self.harbour.config.grace, seat)
            for seat, since in self.gone_since.items()
            if table.seats[seat].decides_itself
        ]
        return min(gone, default=None) if present else None

    def _deadline(self) -> tuple[int, int] | None:
        """When somebody runs out of time, and who."""
        deadline = self.table.clock.deadline()
        if deadline is None or self.table.created.clock.kind != "correspondence":
            return deadline
        return max(deadline[0], self.harbour.merciful_until), deadline[1]

    def _go_on(self) -> None:
        """Set what happens next by itself: a clock runs out, somebody has been gone too long, a bot moves."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.lost:
            return
        waits = []
        if (deadline := self._deadline()) is not None and self.table.is_playing:
            waits.append((deadline[0] - now_ms()) / 1000)
        if (gone := self._gone_too_long()) is not None:
            waits.append(gone[0] - time.monotonic())
        if waits:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, min(waits)) + 0.001, self._time_is_up)
        if self._bots is None and self._waiting_bot() is not None:
            self._bots = self.harbour.spawn(self._play_bots())

    def _time_is_up(self) -> None:
        self._timer = None
        self.harbour.spawn(self._stand_in())

    async def _stand_in(self) -> None:
        """Give the seat of whoever has run out of time, or is gone too long, to a bot."""
        async with self._turn:
            if self.lost or not self.table.is_playing:
                return
            deadline, gone = self._deadline(), self._gone_too_long()
            if deadline is not None and deadline[0] <= now_ms():
                await self._write(entries.Left(at=self._now(), by=INDOORS, seat=deadline[1], why="clock"))
            elif gone is not None and gone[0] <= time.monotonic():
                await self._write(entries.Left(at=self._now(), by=INDOORS, seat=gone[1], why="gone"))
            else:
                self._go_on()

    # Bots.

    def _is_watched(self) -> bool:
        """Bots wait for people to come back to a casual table, unless it is a table of bots alone."""
        table = self.table
        return bool(self.viewers) or table.created.clock.kind != "casual" or not any(s.player for s in table.seats)

    def _waiting_bot(self) -> int | None:
        """The next seat for which a bot decides."""
        if self.lost or not self._is_watched():
            return None
        return next((seat for seat in self.table.deciding() if self.table.mind(seat)), None)

    async def _play_bots(self) -> None:
        try:
            while self._waiting_bot() is not None:
                await asyncio.sleep(self.harbour.config.bot_pace)
                await self._let_bots_promise()
                await self._move_bot()
        finally:
            self._bots = None

    async def _move_bot(self) -> None:
        async with self._turn:
            seat, match = self._waiting_bot(), self.table.match
            if seat is None or match is None:
                return
            bot, moves, number = self.table.mind(seat), moves_of(match, seat), len(match.moves)
            asked = question(match, seat, bot, self.table.mind_seed(seat, "move"))
        move = await self.harbour.minds.choose(asked, moves)
        async with self._turn:
            is_same = not self.lost and len(match.moves) == number and seat in self.table.deciding()
            if is_same and self.table.mind(seat) == bot:
                await self._write(entries.Moved(at=self._now(), by=INDOORS, seat=seat, move=move, bot=bot))

    async def _let_bots_promise(self) -> None:
        """Ask every bot once whether it promises something, on each occasion the game gives."""
        match = self.table.match
        if match is None or not self.table.is_playing or self.table.paused:
            return
        for seat in match.may_promise():
            occasion = (seat, len(match.moves))
            if not self.table.mind(seat) or occasion in self._asked_to_promise:
                continue
            self._asked_to_promise = {each for each in self._asked_to_promise if each[1] == occasion[1]} | {occasion}
            bot = self.table.mind(seat)
            asked = question(match, seat, bot, self.table.mind_seed(seat, "promise"))
            promise = await self.harbour.minds.promise(asked)
            async with self._turn:
                is_same = len(match.moves) == occasion[1] and self.table.mind(seat) == bot
                may_still = self.table.is_playing and not self.table.paused and seat in match.may_promise()
                if promise is None or self.lost or not (is_same and may_still):
                    continue
                promised = match.game.read_promise(match, seat, promise)
                await self._write(entries.Promised(at=self._now(), by=INDOORS, seat=seat, promise=promised))

    # Coming and going of the table itself.

    async def start(self) -> None:
        """Deal at once."""
        async with self._turn:
            await self._write(entries.Started(at=self._now(), by=INDOORS))

    def put_away(self) -> None:
        """Leave the memory; the log has it all."""
        self.lost = True
        if self._timer is not None:
            self._timer.cancel()
        self.harbour.forget(self)

    async def wake(self) -> None:
        """After the table was opened from its log: nobody is charged for the time it was closed."""
        if self.table.is_playing and self.table.created.clock.kind == "live":
            async with self._turn:
                await self._write(entries.Woken(at=self._now(), by=INDOORS))
        else:
            self._go_on()

    async def rest(self) -> None:
        """Before the server goes down: stop the clocks. Whoever is connected stays so until they are dismissed."""
        async with self._turn:
            if not self.lost and self.table.is_playing and self.table.created.clock.kind == "live":
                await self._write(entries.Rested(at=self._now(), by=INDOORS))
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

    async def settled(self) -> None:
        """Wait until all that is in memory is written down: nobody may see it before."""
        async with self._turn:
            pass

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be missed if the table left the memory."""
        playing_by_itself = self.table.is_playing and (
            self._bots is not None or self.table.created.clock.kind == "live"
        )
        return not self.viewers and not playing_by_itself and not self._turn.locked()
