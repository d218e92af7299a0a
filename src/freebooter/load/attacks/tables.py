"""Attacks by those who sit at a table and do what anybody may, only without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import cycle
from typing import Any

from freebooter.engine.talk import LONGEST_LINE

from ..http import Endpoint, Requests
from .means import MOST_STEPS, Guest, Match, Means
from .peer import Peer

PACE = 0.105
"""Seconds between two messages of a socket: a little less than a server allows."""

SOCKETS_EACH = 3
"""More sockets of each of two players."""

TALKERS = 95
TALKERS_AT_A_TABLE = 9
LONG_LINE = "\U0001f3f4" * LONGEST_LINE
"""Four bytes a letter, and as many letters as a line may have."""

FLOOD = 34
"""Messages that a socket may send at once."""

FIDGETERS = 3
"""Addresses of hosts who arrange tables anew …"""

ARRANGED = 4
"""… each of them so many tables at once …"""

HANDS = 10
"""… over so many sockets each, which is together what an address may open at once."""

LISTENERS = 3

WHIMS: tuple[dict[str, Any], ...] = (
    {"type": "pace", "pace": "quick"},
    {"type": "place", "seat": 1, "kind": "bot"},
    {"type": "pace", "pace": "relaxed"},
    {"type": "place", "seat": 1, "kind": "open"},
    {"type": "stand"},
    {"type": "sit", "nonce": "0123456789abcdef" * 4},
    {"type": "place", "seat": 1, "kind": "outside"},
)


async def promises(means: Means) -> None:
    """Promise without end, have everything told from the beginning again and again, and come back to it."""
    found = await find(means, lambda match: any(peer.may_promise for peer in match.peers))
    promising = await _promise(found) if found is not None else None
    if found is None or promising is None:
        means.tally.refusals["nothing can be promised"] += 1
        return
    speaker, text = promising
    guest = found.guests[found.peers.index(speaker)]
    more = [await guest.sit(found.table) for _ in range(2 * SOCKETS_EACH)]

    async def insist(peer: Peer) -> None:
        while peer.is_open and not means.is_over:
            peer.say(type="promise", promise=text)
            await means.rest(PACE)

    insisting = (insist(peer) for peer in (speaker, *more))
    await means.together(*insisting, *_readers(means, found.table), _come_back(means, guest, found.table))


async def choices(means: Means) -> None:
    """Change one's choice without end, while the other has not chosen yet."""
    found = await find(means, lambda match: len(match.deciders()) > 1)
    if found is None:
        means.tally.refusals["nobody chooses at the same time"] += 1
        return
    more = [await found.guests[0].sit(found.table) for _ in range(2 * SOCKETS_EACH)]
    changing = (_change(means, peer) for peer in (found.peers[0], *more))
    await means.together(*changing, *_readers(means, found.table), _come_back(means, found.guests[0], found.table))


async def fidgeting(means: Means) -> None:
    """Hosts who arrange their tables anew without end, over as many sockets as they may have."""
    games = await means.games()
    each = max(1, min(HANDS, means.most_sockets // (FIDGETERS * ARRANGED)))
    whims = cycle(WHIMS)

    async def fidget(peer: Peer) -> None:
        while peer.is_open and not means.is_over:
            peer.say(**next(whims))
            await means.rest(PACE)

    async def arrange(home: Endpoint) -> None:
        host = await means.guest(home)
        table = await host.open(games[0].name, {"kind": "person"}, {"kind": "open"}) if host and games else ""
        if host is None or not table:
            return
        peers = [await host.sit(table) for _ in range(each)]
        await means.together(*(fidget(peer) for peer in peers), *_readers(means, table), _come_back(means, host, table))

    homes = [means.address() for _ in range(FIDGETERS)]
    await means.together(*(arrange(home) for home in homes for _ in range(ARRANGED)))


async def talk(means: Means) -> None:
    """Say the longest lines there can be, over as many sockets as one address may have."""
    home, games = means.address(), await means.games()
    count = min(TALKERS, means.most_sockets)
    joined: list[Peer] = []

    async def chatter(peer: Peer) -> None:
        while peer.is_open and not means.is_over:
            peer.say(type="say", text=LONG_LINE)
            await means.rest(PACE)

    async def gather() -> None:
        async with asyncio.TaskGroup() as chatting:
            while len(joined) < count and not means.is_over:
                guest = await means.guest(home)
                table = await guest.open(games[0].name, {"kind": "person"}, {"kind": "open"}) if guest else ""
                for _ in range(TALKERS_AT_A_TABLE):
                    if guest is None or not table or len(joined) >= count:
                        break
                    peer = await guest.sit(table)
                    if not peer.is_open:
                        await means.rest(1)  # So many sockets are opened in a second, and no more.
                        continue
                    joined.append(peer)
                    chatting.create_task(chatter(peer))

    await means.together(gather())


async def forgetting(means: Means) -> None:
    """Say so much that the server forgets what somebody else has asked for; then that is asked for again."""
    games = await means.games()
    while games and not means.is_over:
        found = await means.match(means.chance.choice(games).name)
        if found is None:
            await means.rest(1)
            continue
        await _flush(means, found)
        found.close()


async def _flush(means: Means, found: Match) -> None:
    able = found.deciders()
    if not able:
        return
    victim = able[0]
    other = found.guests[1 - found.peers.index(victim)]
    command = {"type": "move", "id": "once", "move": means.chance.choice(victim.moves)}
    first = await victim.ask(**command)
    peers = [await other.sit(found.table) for _ in range(2 * SOCKETS_EACH)]
    votes = [peer.ask(type="vote", motion="abandon", yes=not n % 2) for n in range(FLOOD) for peer in peers]
    granted = sum(answer.type == "done" for answer in await asyncio.gather(*votes))
    means.tally.pushed = max(means.tally.pushed, granted)
    again = await victim.ask(**command)
    if first.type == "done" and again.type != "gone" and (again.type, again.version) != (first.type, first.version):
        means.tally.doubled += 1
    for peer in peers:
        peer.close()


# What several of them need.


async def find(means: Means, wanted: Callable[[Match], bool]) -> Match | None:
    """A match of any game that has come to what is wanted."""
    for game in await means.games():
        match = await means.match(game.name)
        if match is None:
            continue
        for _ in range(MOST_STEPS):
            if wanted(match):
                return match
            if not await match.step():
                break
        match.close()
    return None


async def _promise(match: Match) -> tuple[Peer, str] | None:
    """Who can promise what: the words of the moves are tried one after the other."""
    words = sorted({word for peer in match.peers for move in peer.moves for word in move.split()})
    for peer in match.peers:
        if peer.may_promise:
            for word in words:
                if (await peer.ask(type="promise", promise=word)).type == "done":
                    return peer, word
    return None


async def change_once(means: Means, peer: Peer) -> None:
    """Choose, or choose otherwise."""
    if peer.moves:
        peer.say(type="move", move=means.chance.choice(peer.moves))
    await means.rest(PACE)


async def _change(means: Means, peer: Peer) -> None:
    while peer.is_open and not means.is_over:
        await change_once(means, peer)


def _readers(means: Means, table: str) -> Iterator[Coroutine[None, None, None]]:
    """Strangers who have everything told from the beginning, as fast as it is told."""

    async def read() -> None:
        requests = Requests(means.address())
        while not means.is_over:
            await means.ask(requests, "GET", f"/api/tables/{table}/history?language=en")
            await means.rest(PACE)

    return (read() for _ in range(LISTENERS))


async def _come_back(means: Means, guest: Guest, table: str) -> None:
    """Come again and again, having missed a little."""
    version = 1
    while not means.is_over:
        peer = await guest.sit(table, after=version, words=True)
        version = max(1, peer.version - 90)
        peer.close()
        await means.rest(0.5)  # So many sockets are opened in a second, and no more.
