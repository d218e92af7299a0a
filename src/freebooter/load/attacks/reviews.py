"""An attack on the coach: long matches, and many of them, whose reviews would keep everybody else's waiting."""

from __future__ import annotations

import asyncio

from .means import Guest, Match, Means
from .peer import Peer
from .tables import SOCKETS_EACH, change_once, find

LONG = 2
"""Matches in which as much is decided as can be."""

MANY = 32
"""Matches of one address that are over soon."""

FEW_MOVES = 4

LONGEST_WAIT = 45.0
"""Seconds beyond the attack after which somebody who waits for a review was not served."""

READY = b'"status":"ready"'


async def reviews(means: Means) -> None:
    """Have many matches reviewed, and see whether somebody else's review is made beside them."""
    honest = await _over(means, FEW_MOVES)
    home, half = means.address(), means.left / 2
    reviewed: list[tuple[Guest, str]] = []

    async def swell() -> None:
        found = await find(means, lambda match: len(match.deciders()) > 1)
        if found is None:
            return
        peers: list[Peer] = [found.peers[0], *[await found.guests[0].sit(found.table) for _ in range(SOCKETS_EACH)]]
        while means.left > half:
            await asyncio.gather(*(change_once(means, peer) for peer in peers))
        await found.peers[0].ask(type="resign")
        reviewed.append((found.guests[0], found.table))

    async def give_up() -> None:
        guest = await means.guest(home)
        games = await means.games()
        seats = ({"kind": "person"}, {"kind": "bot"})
        table = await guest.open(games[0].name, *seats, start=True, pace="instant") if guest and games else ""
        if guest is None or not table:
            return
        peer = await guest.sit(table)
        while means.left > half and peer.is_open:
            await change_once(means, peer)
        await peer.ask(type="resign")
        peer.close()
        reviewed.append((guest, table))

    await asyncio.gather(*(swell() for _ in range(LONG)), *(give_up() for _ in range(MANY)))
    asking = [asyncio.ensure_future(_keep_asking(*each)) for each in reviewed]
    if honest is not None and not await _served(means, honest):
        means.tally.unserved += 1
    await means.rest(means.left)
    for task in asking:
        task.cancel()


async def _over(means: Means, moves: int) -> Match | None:
    """A short match that has ended."""
    games = await means.games()
    match = await means.match(games[0].name) if games else None
    if match is None:
        return None
    for _ in range(moves):
        await match.step()
    await match.peers[0].ask(type="resign")
    return match


async def _keep_asking(guest: Guest, table: str) -> None:
    while True:
        await guest.ask("GET", f"/api/tables/{table}/review")
        await asyncio.sleep(2)


async def _served(means: Means, match: Match) -> bool:
    """Whether a review is made in the end for somebody who asks for it."""
    patience = means.left + LONGEST_WAIT

    async def ask() -> None:
        while True:
            answer = await match.guests[0].ask("GET", f"/api/tables/{match.table}/review")
            if answer is not None and READY in answer.body:
                return
            await asyncio.sleep(0.5)

    try:
        async with asyncio.timeout(patience):
            await ask()
    except TimeoutError:
        return False
    return True
