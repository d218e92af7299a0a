"""The lobby, and what can be asked of one table by whoever may look at it."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from typing import Any

from freebooter.engine.fairness import commitment
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import write_record
from freebooter.engine.refusal import BadSetup
from freebooter.store.rows import TableRow
from freebooter.table import setup
from freebooter.table.entries import Holder
from freebooter.table.projection import table_info
from freebooter.table.proposals import NotAllowed, NotNow

from ..messages import rest as messages
from ..messages.socket import Done
from ..play.access import may_look, wait_for
from ..play.histories import MOST_UPDATES
from ..play.live_table import LiveTable
from ..play.steady_clock import now_ms
from ..play.table_registry import UnknownTable
from ..transport.http import Parts, Request, check_wait

UNFINISHED = ("gathering", "playing")


async def tables(request: Request) -> Any:
    status = request.values["status"]
    rows = await request.server.store.tables([status] if status else UNFINISHED, request.values["game"] or "")
    return listings(rows)


def listings(rows: list[TableRow]) -> messages.Listings:
    return messages.Listings([messages.read_listing(row.summary) for row in rows])


async def open_table(request: Request) -> messages.Opened:
    server, new, host = request.server, request.body, request.me
    server.check_playable(new.game, [seat.bot for seat in new.seats if seat.bot])
    check_wait(server.limits.allow_table(host.player, request.address), "server-many-tables")
    if new.start and any(seat.kind == "open" for seat in new.seats):
        raise BadSetup("server-start-open")
    await server.note(host)
    created = setup.set_up(
        now=now_ms(),
        host=host.player,
        host_name=host.name,
        game=new.game,
        seats=[Holder(seat.kind, seat.name, bot=seat.bot) for seat in new.seats],
        options=new.options,
        public=new.public,
        rated=new.rated,
        coach=new.coach,
        clock=new.clock,
        stand_in=new.stand_in,
        pace=new.pace,
    )
    return _opened(request, await server.registry.create(created, new.start, request.address))


async def try_again(request: Request) -> messages.Opened:
    """A table that plays on from a position of a finished match, against bots, and begins at once."""
    live, host, asked = await table_of(request), request.me, request.body
    table, match = live.table, live.table.match
    if table.status != "over" or match is None:
        raise NotNow("table-not-over")
    if asked.seat >= len(table.seats):
        raise NotAllowed("table-no-seat", seat=asked.seat, last=len(table.seats) - 1)
    moves = bisect_right(table.steps, asked.version) - 1
    if moves < 0 or (moves == len(match.moves) and match.is_over):
        raise NotNow("table-no-position")
    check_wait(request.server.limits.allow_table(host.player, request.address), "server-many-tables")
    created = setup.from_position(table, asked.seat, asked.version, moves, host.player, host.name, now_ms())
    return _opened(request, await request.server.registry.create(created, start=True, address=request.address))


def _opened(request: Request, live: LiveTable) -> messages.Opened:
    created = live.table.created
    link = f"{request.server.config.url}/t/{live.table.name}#{created.key}"
    return messages.Opened(live.table.name, created.key, link, commitment(created.secret))


async def table(request: Request) -> Any:
    return table_info((await table_of(request)).table)


async def tokens(request: Request) -> messages.Tokens:
    live = await request.server.registry.table(request.values["table"])
    if live.table.created.host != request.me.player:
        may_know = may_look(live, request.me.player, "")
        raise NotAllowed("table-not-host") if may_know else UnknownTable("table-unknown")
    outside = [(n, seat.placings) for n, seat in enumerate(live.table.seats) if seat.kind == "outside"]
    return messages.Tokens({n: request.server.sessions.seat_token(live.table.name, n, which) for n, which in outside})


async def record(request: Request) -> str:
    live = await table_of(request)
    match = live.table.match
    if live.table.status != "over" or match is None:
        raise NotNow("table-secret")
    if live.table.created.origin is not None:
        raise NotNow("table-no-record")
    return await asyncio.to_thread(write_record, match)


async def history(request: Request) -> Parts:
    """One's own updates; when the match is over, anybody's, but then "you" is nobody."""
    live = await table_of(request)
    own = live.table.seat_of(request.player.player) if request.player is not None else None
    seat = request.values["seat"]
    if seat is None:
        seat = ONLOOKER if own is None else own
    elif seat >= len(live.table.seats):
        raise NotAllowed("table-no-seat", seat=seat, last=len(live.table.seats) - 1)
    elif live.table.status != "over" and seat != own:
        raise NotAllowed("table-not-seated")
    after, most = request.values["after"] or 0, request.values["limit"] or MOST_UPDATES
    language = request.values["language"] or ""
    return Parts(request.server.histories.page(live, request.address, seat, after, most, language, seat == own))


async def command(request: Request) -> Done:
    live, me = await table_of(request), request.me
    check_wait(*wait_for(request.server, live, request.body, me.player, request.address))
    return await live.command(request.body, me.player, me.name)


async def table_of(request: Request) -> LiveTable:
    """The table that is asked for, if whoever asks may look at it."""
    live = await request.server.registry.table(request.values["table"])
    player = request.player.player if request.player is not None else ""
    if not may_look(live, player, request.values.get("X-Table-Key") or ""):
        raise UnknownTable("table-unknown")
    return live
