"""An attack on the coach: matches so long that their reviews would keep everybody else's waiting."""

from __future__ import annotations

from .means import Guest, Match, Means
from .peer import Peer
from .tables import SOCKETS_EACH, change_once, find

REVIEWED = 2
"""Huge matches that are to be reviewed at once."""

FEW_MOVES = 4


async def reviews(means: Means) -> None:
    """Have huge matches reviewed, and see whether somebody else's review is ever made."""
    honest = await _finished(means, FEW_MOVES)
    huge: list[tuple[Match, list[Peer]]] = []
    for _ in range(REVIEWED):
        found = await find(means, lambda match: len(match.deciders()) > 1)
        if found is not None:
            huge.append(
                (found, [found.peers[0], *[await found.guests[0].sit(found.table) for _ in range(SOCKETS_EACH)]])
            )
    enough = means.left / 2

    async def swell(peer: Peer) -> None:
        while peer.is_open and means.left > enough:
            await change_once(means, peer)

    await means.together(*(swell(peer) for _, peers in huge for peer in peers))
    for found, _ in huge:
        await found.peers[0].ask(type="resign")
    asking = [_ask_for_review(means, found.guests[0], found.table) for found, _ in huge]
    if honest is not None:
        means.tally.unserved += 1
        asking.append(_wait_for_review(means, honest))
    await means.together(*asking)


async def _finished(means: Means, moves: int) -> Match | None:
    """A short match that is over."""
    games = await means.games()
    match = await means.match(games[0].name) if games else None
    if match is None:
        return None
    for _ in range(moves):
        await match.step()
    await match.peers[0].ask(type="resign")
    return match


async def _ask_for_review(means: Means, guest: Guest, table: str) -> None:
    while not means.is_over:
        await guest.ask("GET", f"/api/tables/{table}/review")
        await means.rest(1)


async def _wait_for_review(means: Means, match: Match) -> None:
    while not means.is_over:
        answer = await match.guests[0].ask("GET", f"/api/tables/{match.table}/review")
        if answer is not None and b'"status":"ready"' in answer.body:
            means.tally.unserved -= 1
            return
        await means.rest(0.5)
