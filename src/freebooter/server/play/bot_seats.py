"""The seats for which bots decide: the built-in ones, and those of people who have been away for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.table import entries
from freebooter.table.entries import AnyEntry

from .thinkers import Asker, Dropped, Who
from .workers import question_for

if TYPE_CHECKING:
    from .live_table import LiveTable

LOOK = 1.0
"""Seconds after which bots look again whether anybody is still there."""

SERVER_ITSELF = "-"
"""Stands for the server itself where an entry says by whom it is."""


class BotSeats:
    """Lets the bots of a table talk and move, one decision after the other."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._playing: asyncio.Task[None] | None = None
        self._until = 0.0
        """When everybody has understood what has happened so far."""
        self._hurried = asyncio.Event()
        self._prompted: set[tuple[int, int]] = set()
        """Who was asked after how many moves whether they promise something."""

    @property
    def are_playing(self) -> bool:
        return self._playing is not None

    def go_on(self) -> None:
        """Begin to play where a bot has to decide."""
        live = self._live
        if live.viewers:
            live.registry.bot_pool.thinkers.look_again(live.table.name)
        if not self._is_left_to_bots():
            live.registry.unwatched.leave(live)
        if self._playing is None and self._waiting() is not None:
            self._playing = live.registry.spawn(self._play())

    def _is_left_to_bots(self) -> bool:
        """Whether nobody is there or will be missed: bots play on for themselves."""
        live, table = self._live, self._live.table
        return table.is_playing and not live.viewers and not any(seat.decides_itself for seat in table.seats)

    def _may_play(self) -> bool:
        """Bots wait for people to come back to a casual table; tables of bots alone take turns if nobody watches."""
        live, table = self._live, self._live.table
        if live.lost or live.registry.draining:
            return False
        if not live.viewers and table.created.clock.kind == "casual" and any(seat.player for seat in table.seats):
            return False
        if not self._is_left_to_bots() or table.created.host == SERVER_ITSELF:
            return True
        return live.registry.unwatched.may_play(live)

    def _waiting(self) -> int | None:
        """The next seat for which a bot decides."""
        table = self._live.table
        seat = next((seat for seat in table.deciding() if table.deciding_bot(seat)), None)
        return seat if seat is not None and self._may_play() else None

    async def _play(self) -> None:
        try:
            while self._waiting() is not None:
                await self._let_understand()
                with suppress(Dropped):
                    await self._let_promise()
                    if self._waits_for_people():
                        break
                    await self._move()
        finally:
            self._playing = None

    def note(self, entry: AnyEntry) -> None:
        """Something has happened, and takes its time to be understood."""
        if isinstance(entry, entries.Moved):
            seconds = self._live.table.beat * self._live.table.weight / 1000
            self._until = max(self._until, time.monotonic()) + seconds
        elif isinstance(entry, entries.Paced):
            self.hurry()

    def hurry(self) -> None:
        """Whoever plays here has understood."""
        self._until = 0.0
        self._hurried.set()

    def _has_audience(self) -> bool:
        """Bots wait for nobody who is not there; the server's own tables always look as if they were watched."""
        return bool(self._live.viewers) or self._live.table.created.host == SERVER_ITSELF

    async def _let_understand(self) -> None:
        """Wait until what happened is understood, or, step by step, until somebody says so."""
        table = self._live.table
        while self._has_audience() and (left := self._until - time.monotonic()) > 0:
            self._hurried.clear()
            is_step = table.pace == "step" and bool(table.people())
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK if is_step else min(left, LOOK)):
                    await self._hurried.wait()
            if is_step and self._until:
                self._until = time.monotonic() + LOOK

    def _waits_for_people(self) -> bool:
        """Whether somebody may still promise something: bots choose in secret when they have heard it, or it is late.

        Nobody waits for long: whoever does not care to promise chooses, and that lets the bots go on.
        """
        table, match = self._live.table, self._live.table.match
        return match is not None and any(table.seats[seat].decides_itself for seat in match.may_promise())

    async def _move(self) -> None:
        live, table = self._live, self._live.table
        async with live.turn:
            seat, match = self._waiting(), table.match
            if seat is None or match is None:
                return
            bot, number = table.deciding_bot(seat), len(match.moves)
            moves = {match.write(action): Move(seat, action) for action in match.legal_moves(seat)}
            question = question_for(match, seat, bot, table.bot_seed(seat, "move"))

        def is_asked() -> bool:
            is_same = not live.lost and len(match.moves) == number and seat in table.deciding()
            return is_same and table.deciding_bot(seat) == bot

        who = self._who(is_asked)
        text = await live.registry.bot_pool.choose(table.name, who, question, list(moves))
        async with live.turn:
            if is_asked():
                entry = entries.Moved(at=live.now(), by=SERVER_ITSELF, seat=seat, move=text, bot=bot)
                await live.write(entry, moves[text])

    def _who(self, is_asked: Callable[[], bool]) -> Who:
        """For whom a bot thinks: whoever sits there, else whoever watches, else the host, who does not wait."""
        live = self._live

        def who() -> Asker | None:
            if not is_asked() or not self._may_play():
                return None
            if not live.viewers:
                return Asker(False, live.address, live.table.created.host)
            seated = (viewer for viewer in live.viewers if viewer.seat != ONLOOKER)
            viewer = next(seated, live.viewers[0])
            return Asker(True, viewer.address, viewer.player)

        return who

    async def _let_promise(self) -> None:
        """Ask every bot once whether it promises something, on each occasion the game gives."""
        table, match = self._live.table, self._live.table.match
        if match is None or not table.is_playing or table.paused:
            return
        for seat in match.may_promise():
            occasion = (seat, len(match.moves))
            if table.deciding_bot(seat) and occasion not in self._prompted:
                self._prompted = {each for each in self._prompted if each[1] == occasion[1]} | {occasion}
                await self._ask(match, seat)

    async def _ask(self, match: Match, seat: int) -> None:
        """Ask a bot for a promise, and make it if it still may be made then."""
        live, table = self._live, self._live.table
        bot, number = table.deciding_bot(seat), len(match.moves)
        question = question_for(match, seat, bot, table.bot_seed(seat, "promise"))

        def is_asked() -> bool:
            is_same = not live.lost and len(match.moves) == number and table.deciding_bot(seat) == bot
            return is_same and table.is_playing and not table.paused and seat in match.may_promise()

        promise = await live.registry.bot_pool.promise(table.name, self._who(is_asked), question)
        async with live.turn:
            if promise is not None and is_asked():
                promised = match.game.rules.read_promise(match, seat, promise)
                await live.write(entries.Promised(at=live.now(), by=SERVER_ITSELF, seat=seat, promise=promised))


class Absences:
    """Knows since when each person or outside bot of a table has not been connected."""

    def __init__(self, live: LiveTable, was_closed: bool) -> None:
        self._live = live
        self._since: dict[int, float] = {}
        self._is_awaited = False
        self._excused = set(range(len(live.table.seats))) if was_closed else set()
        """Those who have not come back since the table was closed: it was the server that left them."""
        self.look()

    def look(self) -> None:
        """Somebody has come or gone."""
        now = time.monotonic()
        connected, _ = self._live.presence()
        self._excused.difference_update(connected)
        if connected and not self._is_awaited:
            self._since.clear()  # Nobody waited so far: those who were lost with all others come back one by one.
        self._is_awaited = bool(connected)
        held = (n for n, seat in enumerate(self._live.table.seats) if seat.kind in ("person", "outside"))
        self._since = {seat: self._since.get(seat, now) for seat in held if seat not in connected}

    def is_excused(self, seat: int) -> bool:
        return seat in self._excused

    def given_up(self) -> tuple[float, int] | None:
        """When the next of them is given up, and which; nobody is while nobody waits for them."""
        table = self._live.table
        if not self._since or not table.is_playing or table.paused or table.created.clock.kind == "correspondence":
            return None
        deciding = [n for n, seat in enumerate(table.seats) if seat.decides_itself]
        if all(seat in self._since for seat in deciding):
            return None
        grace = self._live.registry.config.grace
        return min(((self._since[seat] + grace, seat) for seat in deciding if seat in self._since), default=None)
