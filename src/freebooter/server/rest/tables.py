"""The lobby, and what can be asked of one table and of whoever may look at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from freebooter.engine.fairness import commitment
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import write_record
from freebooter.engine.refusal import BadSetup
from freebooter.store.rows import TableRow
from freebooter.table import setup
from freebooter.table.entries import Seating
from freebooter.table.projection import table_info
from freebooter.table.proposals import NotAllowed, NotNow

from ..messages import rest as messages
from ..messages.socket import Done
from ..play.access import may_look, wait_for_rematch
from ..play.live_table import LiveTable, now_ms
from ..play.table_registry import UnknownTable
from ..transport.http import Asked, Turned

if TYPE_CHECKING:
    from ..play.server import Server

UNFINISHED = ("gathering", "playing")
_telling: WeakKeyDictionary[Server, asyncio.Semaphore] = WeakKeyDictionary()
"""One history at a time: those who come back to a table, and all who sit there, would have to wait for the others."""


async def tables(asked: Asked) -> Any:
    status = asked.values["status"]
    rows = await asked.server.store.tables([status] if status else UNFINISHED, asked.values["game"] or "")
    return listings(rows)


def listings(rows: list[TableRow]) -> messages.Listings:
    return messages.Listings([messages.read_listing(row.summary) for row in rows])


async def open_table(asked: Asked) -> messages.Opened:
    server, wish, host = asked.server, asked.body, asked.me
    _check_tables(server.limits.allow_table(host.player))
    if wish.start and any(seat.kind == "open" for seat in wish.seats):
        raise BadSetup("server-start-open")
    created = setup.set_up(
        now=now_ms(),
        host=host.player,
        host_name=host.name,
        game=wish.game,
        seats=[Seating(seat.kind, seat.name, bot=seat.bot) for seat in wish.seats],
        options=wish.options,
        public=wish.public,
        rated=wish.rated,
        coach=wish.coach,
        clock=wish.clock,
        stand_in=wish.stand_in,
    )
    live = await server.harbour.create(created, wish.start)
    link = f"{server.config.url}/t/{live.table.name}#{created.key}"
    return messages.Opened(live.table.name, created.key, link, commitment(created.secret))


def _check_tables(wait: float) -> None:
    if wait:
        raise Turned(429, "server-many-tables", {"Retry-After": str(int(wait) + 1)})


async def table(asked: Asked) -> Any:
    return table_info((await table_of(asked)).table)


async def tokens(asked: Asked) -> messages.Tokens:
    live = await asked.server.harbour.table(asked.values["table"])
    if live.table.created.host != asked.me.player:
        raise UnknownTable("table-unknown") if not may_look(live, asked.me.player, "") else NotAllowed("table-not-host")
    outside = [n for n, seat in enumerate(live.table.seats) if seat.kind == "outside"]
    return messages.Tokens({n: asked.server.sessions.seat_token(live.table.name, n) for n in outside})


async def record(asked: Asked) -> str:
    live = await table_of(asked)
    match = live.table.match
    if live.table.status != "over" or match is None:
        raise NotNow("table-secret")
    return write_record(match)


async def history(asked: Asked) -> messages.Told:
    """One's own updates; when the match is over, anybody's."""
    live = await table_of(asked)
    own = live.table.seat_of(asked.player.player) if asked.player is not None else None
    seat = asked.values["seat"]
    if seat is None:
        seat = ONLOOKER if own is None else own
    elif seat >= len(live.table.seats):
        raise NotAllowed("table-no-seat", seat=seat, last=len(live.table.seats) - 1)
    elif live.table.status != "over" and seat != own:
        raise NotAllowed("table-not-seated")
    async with _telling.setdefault(asked.server, asyncio.Semaphore(1)):
        return messages.Told(await live.history(seat, asked.values["after"] or 0, asked.values["language"] or ""))


async def command(asked: Asked) -> Done:
    live, me = await table_of(asked), asked.me
    _check_tables(wait_for_rematch(asked.server, live, asked.body, me.player))
    return await live.command(asked.body, me.player, me.name)


async def table_of(asked: Asked) -> LiveTable:
    """The table that is asked for, if whoever asks may look at it."""
    live = await asked.server.harbour.table(asked.values["table"])
    player = asked.player.player if asked.player is not None else ""
    if not may_look(live, player, asked.values.get("X-Table-Key") or ""):
        raise UnknownTable("table-unknown")
    return live
