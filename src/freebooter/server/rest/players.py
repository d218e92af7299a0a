"""Who somebody is, the tables they sit at, what they have played, and how good they are."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from freebooter.engine.players import check_name, name_of
from freebooter.engine.refusal import Refusal
from freebooter.store.rows import PlayerRow, RatingRow, ResultRow
from freebooter.text import say

from ..messages import rest as messages
from ..play.live_table import Lost
from ..play.rows import waits_for
from ..play.steady_clock import now_ms
from ..play.table_registry import HeldElsewhere
from ..transport.http import HttpError, Request, WithHeaders, check_wait
from .tables import UNFINISHED, listings

DEVIATIONS = 3
"""A rating is what is almost certainly reached: the mean less so many deviations."""


async def session(request: Request) -> WithHeaders:
    """Who asks; a guest where nobody is known."""
    player = request.player
    if player is not None:
        await request.server.note(player)
    else:
        request.server.registry.room.check()
        check_wait(request.server.limits.allow_guest(request.address), "server-many-guests")
        number = f"{secrets.randbelow(9000) + 1000}"
        name = say("server-guest", in_language=request.language, number=number)
        player = PlayerRow(secrets.token_hex(8), name, now_ms())
        await request.server.store.add_player(player)
    sessions = request.server.sessions
    cookie = sessions.cookie_header(sessions.issue(player.player, player.signed_out))
    return WithHeaders(messages.Me(player.player, player.name), {"Set-Cookie": cookie})


async def me(request: Request) -> messages.Me:
    return messages.Me(request.me.player, request.me.name)


async def sign_out(request: Request) -> WithHeaders:
    """A browser forgets who plays in it; everywhere, all of them do, and nobody else gets in with what they had."""
    registry, me = request.server.registry, request.me
    if request.body.everywhere:
        await registry.sign_outs.sign_out(me)
    else:
        for live in list(registry.live.values()):
            live.send_away(me.player, again=True)
    return WithHeaders(request.body, {"Set-Cookie": request.server.sessions.farewell_header()})


async def rename(request: Request) -> messages.Me:
    name = check_name(request.body.name)
    await request.server.store.rename(request.me.player, name)
    await request.server.registry.rename(request.me.player, name)
    return messages.Me(request.me.player, name)


async def my_tables(request: Request) -> Any:
    """One's own tables, with who is to decide at this moment."""
    rows = await request.server.store.tables_of(request.me.player, UNFINISHED)
    listed, registry = listings(rows), request.server.registry
    for listing in listed.tables:
        here = registry.live.get(listing.table)
        if here is None and _may_be_stale(listing):
            with suppress(Refusal, HeldElsewhere, Lost):
                here = await registry.table(listing.table)
        if here is not None:
            listing.waits_for = waits_for(here.table)
    return listed


def _may_be_stale(listing: messages.Listing) -> bool:
    """A casual match of several people is noted in the lobby when it begins, and not with every move."""
    people = sum(seat.kind == "person" for seat in listing.seats)
    return listing.status == "playing" and listing.clock.kind == "casual" and people > 1


async def my_games(request: Request) -> Any:
    return _history(await request.server.store.results_of(request.me.player))


async def player(request: Request) -> Any:
    store, name = request.server.store, request.values["player"]
    found = await request.server.player(name)
    if found is None:
        raise HttpError(404, "server-not-found")
    rated = [_rating(row, found.name) for row in await store.ratings_of(name)]
    history = _history(await store.results_of(name, 20))
    public = [match for match in history.matches if match.public]
    return messages.Profile(name, found.name, found.created, rated, public)


async def ratings(request: Request) -> messages.Ratings:
    rows = await request.server.store.ratings(request.values["game"])
    return messages.Ratings([_rating(row, row.name) for row in rows])


def _rating(row: RatingRow, name: str) -> messages.Rating:
    shown = name_of(row.player, name) if name else row.player.removeprefix("bot:")
    sure = row.mean - DEVIATIONS * row.deviation
    return messages.Rating(row.player, shown, row.game, sure, row.mean, row.deviation, row.matches)


def _history(rows: list[ResultRow]) -> messages.History:
    return messages.History([messages.read_finished(row.summary, row.has_log) for row in rows])
