"""Attacks by numbers: ever new guests, tables and sockets, none of which does anything that it may not."""

from __future__ import annotations

from itertools import count, cycle
from typing import Any

from .means import Means
from .peer import Peer, connect

LANGUAGES = ("en", "de", "cs", "ja")
HOUSEHOLD = 40
"""Sockets that one address may open at once."""

CROWDS = 25
"""Addresses from which sockets are opened at the same time."""

GREETINGS: tuple[dict[str, Any], ...] = (
    *({"words": True, "language": language, "after": 1} for language in LANGUAGES),
    {"token": "x" * 400},
    {"ticket": "y" * 400},
    {"key": "z" * 64, "after": 2**31 - 1},
)

HELLO_ADDRESSES = 20
HOSTS = 4
"""Guests of one address who set up tables at the same time."""


async def bots(means: Means) -> None:
    """Let bots play against each other at one table after the other, as ever new guests of one address."""
    games, home = await means.games(), means.address()
    if not games:
        return
    game = max(games, key=lambda each: each.most)
    seats = [{"kind": "bot", "bot": game.bots[-1]}] * game.most

    async def host() -> None:
        while not means.is_over:
            guest = await means.guest(home)
            while guest is not None and await guest.open(game.name, *seats, start=True, pace="instant"):
                if means.is_over:
                    return
            await means.rest(0.2)

    await means.together(*(host() for _ in range(HOSTS)))


async def presence(means: Means) -> None:
    """Crowd around two tables, come and go."""
    hosts, games = await means.guests(2), await means.games()
    if not games or len(hosts) < 2:
        return
    tables = [await host.open(games[0].name, {"kind": "person"}, {"kind": "open"}) for host in hosts]
    each = max(1, min(HOUSEHOLD, means.most_sockets // CROWDS))
    crowds = -(-means.most_sockets // each)

    async def crowd() -> None:
        while not means.is_over:
            address = means.address()
            peers = [await connect(Peer, means.tally, address, tables[n % 2], "", {}) for n in range(each)]
            await means.rest(0.5)
            for peer in peers:
                peer.close()

    await means.together(*(crowd() for _ in range(crowds)))


async def hellos(means: Means) -> None:
    """Say hello again and again: with words, with something missed, with tokens and tickets that are none."""
    games, host = await means.games(), await means.guest()
    table = await host.open(games[0].name, {"kind": "person"}, {"kind": "open"}) if host and games else ""
    greetings = cycle(GREETINGS)
    tables = cycle([table, table, "nosuchtable", "abcdefgh"])

    async def greet() -> None:
        address, names = means.address(), count()
        while not means.is_over and next(names) < means.most_sockets:
            peer = await connect(Peer, means.tally, address, next(tables), "", next(greetings))
            peer.say(type="hello")
            if not peer.is_open:
                address = means.address()  # Where one was sent away, another one comes.
            peer.close()

    await means.together(*(greet() for _ in range(HELLO_ADDRESSES)))
