"""What REST answers: around the tables, and at them. Each handler's name stands in the table of routes."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from freebooter import __version__
from freebooter.engine.fairness import commitment
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.players import check_name
from freebooter.engine.record import write_record
from freebooter.engine.refusal import BadSetup
from freebooter.store.rows import PlayerRow, RatingRow, ResultRow, TableRow
from freebooter.table import setup
from freebooter.table.commands import AnyCommand, Rematch
from freebooter.table.entries import Seating
from freebooter.table.projection import table_info
from freebooter.table.proposals import NotAllowed, NotNow
from freebooter.table.seats import is_outside
from freebooter.text import say

from . import messages
from .advice import advice
from .harbour import UnknownTable
from .http import Answer, Asked, Handler, Turned
from .lessons import lesson, lessons
from .live import LiveTable, now_ms
from .openapi import openapi as description
from .reviews import review
from .rulebook import games, rules
from .schemas import socket_schema as messages_of_the_socket
from .visiting import may_look, table_of

if TYPE_CHECKING:
    from .app import Server

UNFINISHED = ("gathering", "playing")
_telling: WeakKeyDictionary[Server, asyncio.Semaphore] = WeakKeyDictionary()
"""One history at a time: those who come back to a table, and all who sit there, would have to wait for the others."""

DEVIATIONS = 3
"""A rating is what is almost certainly reached: the mean less so many deviations."""


async def session(asked: Asked) -> Answer:
    """Who asks; a guest where nobody is known."""
    player = asked.player
    if player is None:
        number = f"{secrets.randbelow(9000) + 1000}"
        name = say("server-guest", in_language=asked.language, number=number)
        player = PlayerRow(secrets.token_hex(8), name, now_ms())
        await asked.server.store.add_player(player)
    sessions = asked.server.sessions
    cookie = sessions.cookie_header(sessions.issue(player.player))
    return Answer(messages.Me(player.player, player.name), {"Set-Cookie": cookie})


async def me(asked: Asked) -> messages.Me:
    return messages.Me(asked.me.player, asked.me.name)


async def rename(asked: Asked) -> messages.Me:
    name = check_name(asked.body.name)
    await asked.server.store.rename(asked.me.player, name)
    return messages.Me(asked.me.player, name)


async def my_tables(asked: Asked) -> Any:
    rows = await asked.server.store.tables_of(asked.me.player, UNFINISHED)
    return _listings(rows)


async def my_games(asked: Asked) -> Any:
    return _history(await asked.server.store.results_of(asked.me.player))


async def player(asked: Asked) -> Any:
    store, name = asked.server.store, asked.values["player"]
    found = await store.player(name)
    if found is None:
        raise Turned(404, "server-not-found")
    rated = [_rating(row, found.name) for row in await store.ratings_of(name)]
    history = _history(await store.results_of(name, 20))
    public = [match for match in history.matches if match.public]
    return messages.Profile(name, found.name, found.created, rated, public)


async def ratings(asked: Asked) -> messages.Ratings:
    rows = await asked.server.store.ratings(asked.values["game"])
    return messages.Ratings([_rating(row, row.name) for row in rows])


def _rating(row: RatingRow, name: str) -> messages.Rating:
    shown = name or row.player.removeprefix("bot:")
    sure = row.mean - DEVIATIONS * row.deviation
    return messages.Rating(row.player, shown, row.game, sure, row.mean, row.deviation, row.matches)


async def tables(asked: Asked) -> Any:
    status = asked.values["status"]
    rows = await asked.server.store.tables([status] if status else UNFINISHED, asked.values["game"] or "")
    return _listings(rows)


def _listings(rows: list[TableRow]) -> messages.Listings:
    return messages.Listings([messages.read_listing(row.summary) for row in rows])


def _history(rows: list[ResultRow]) -> messages.History:
    return messages.History([messages.read_finished(row.summary) for row in rows])


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


def wait_for_rematch(server: Server, live: LiveTable, command: AnyCommand, player: str) -> float:
    """0.0 unless the command sets up a table, and its player has set up too many; then the seconds to wait."""
    if not isinstance(command, Rematch) or live.table.status != "over" or live.table.next:
        return 0.0
    return server.limits.allow_table(live.table.created.host if is_outside(player) else player)


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


async def command(asked: Asked) -> messages.Done:
    live, me = await table_of(asked), asked.me
    _check_tables(wait_for_rematch(asked.server, live, asked.body, me.player))
    return await live.command(asked.body, me.player, me.name)


async def openapi(asked: Asked) -> dict[str, Any]:
    return description()


async def socket_schema(asked: Asked) -> dict[str, Any]:
    return messages_of_the_socket()


async def health(asked: Asked) -> messages.Health:
    server = asked.server
    return messages.Health("draining" if server.is_draining else "ready", __version__, server.harbour.node.name)


async def figures(asked: Asked) -> Answer:
    asked.server.count()
    text, kind = asked.server.metrics.render()
    return Answer(text, {"Content-Type": kind})


HANDLERS: dict[str, Handler] = {
    handler.__name__: handler
    for handler in (
        games, rules, session, me, rename, my_tables, my_games, player, ratings, tables, open_table, table, tokens,
        record, history, command, advice, review, lessons, lesson, openapi, socket_schema, health, figures,
    )
}  # fmt: skip
