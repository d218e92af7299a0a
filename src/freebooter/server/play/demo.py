"""Tables of bots alone, for a lobby with something to watch: as many as were asked for, for ever."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from freebooter.bots.player import bot_names
from freebooter.engine.registry import load, names
from freebooter.store.rows import Unavailable
from freebooter.table import setup
from freebooter.table.entries import Clock, Seating

from .bot_seats import INDOORS
from .live_table import LiveTable, now_ms
from .table_registry import Harbour

LINGER = 20.0
"""Seconds that a finished table stays before the next one begins."""

LOOK = 2.0
MOST_PLAYERS = 5
STRONGEST = 4
"""The demo leaves out the bots that think for long: there may be many tables."""


async def keep_playing(harbour: Harbour, tables: int) -> None:
    await asyncio.gather(*(_table_after_table(harbour, number) for number in range(tables)))


async def _table_after_table(harbour: Harbour, number: int) -> None:
    game = names()[number % len(names())]
    await asyncio.sleep(number * harbour.config.bot_pace / 3)
    while not harbour.draining:
        with suppress(Unavailable):
            live = await _open(harbour, game)
            while not live.lost and live.table.is_playing:
                await asyncio.sleep(LOOK)
        await asyncio.sleep(LINGER)


async def _open(harbour: Harbour, game: str) -> LiveTable:
    seats = load(game).seats
    players = random.randint(max(3, seats.start), min(MOST_PLAYERS, seats.stop - 1))
    levels = bot_names(game)[1:STRONGEST]
    created = setup.set_up(
        now=now_ms(),
        host=INDOORS,
        host_name=INDOORS,
        game=game,
        seats=[Seating("bot", bot=random.choice(levels)) for _ in range(players)],
        options={},
        public=True,
        rated=False,
        coach=True,
        clock=Clock(),
        stand_in="",
    )
    return await harbour.create(created, start=True)
