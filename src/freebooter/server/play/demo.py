"""Tables of bots alone, for a lobby with something to watch: as many as were asked for, for ever."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress

from freebooter.bots.player import bot_names
from freebooter.engine.registry import load
from freebooter.store.rows import Unavailable
from freebooter.table import setup
from freebooter.table.entries import Holder

from ..operations.room import NoRoom
from .bot_seats import SERVER_ITSELF
from .live_table import LiveTable
from .readiness import NotReady
from .steady_clock import now_ms
from .table_registry import TableRegistry

LINGER = 20.0
"""Seconds that a finished table stays before the next one begins."""

LOOK = 2.0
MOST_PLAYERS = 5
STRONGEST = 4
"""The demo leaves out the bots that think for long: there may be many tables."""


async def keep_playing(registry: TableRegistry, games: Sequence[str], tables: int) -> None:
    if games:
        await asyncio.gather(*(_table_after_table(registry, games[n % len(games)], n) for n in range(tables)))


async def _table_after_table(registry: TableRegistry, game: str, number: int) -> None:
    try:
        await registry.readiness.wait(game, bot_names(game)[:STRONGEST])
    except NotReady:
        return
    if game in registry.readiness.left_out:
        return
    await asyncio.sleep(number * registry.config.bot_pace / 3)
    while not registry.draining:
        with suppress(Unavailable, NoRoom):
            live = await _open(registry, game)
            while not live.lost and live.table.is_playing:
                await asyncio.sleep(LOOK)
        await asyncio.sleep(LINGER)


async def _open(registry: TableRegistry, game: str) -> LiveTable:
    seats = load(game).seats
    most = max(seats.start, min(MOST_PLAYERS, seats.stop - 1))
    players = random.randint(min(max(3, seats.start), most), most)
    levels = bot_names(game)[1:STRONGEST] or bot_names(game)
    created = setup.set_up(
        now=now_ms(),
        host=SERVER_ITSELF,
        host_name=SERVER_ITSELF,
        game=game,
        seats=[Holder("bot", bot=random.choice(levels)) for _ in range(players)],
        public=True,
    )
    return await registry.create(created, start=True)
