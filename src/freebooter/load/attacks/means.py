"""What an attacker has: addresses, guests, tables, sockets, and a limited time."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from ..http import Endpoint, Requests, Response, Unanswered
from .peer import Peer, connect, encode
from .tally import Tally

CONNECTIONS = 6
"""Requests that one guest has under way at once."""

MOST_STEPS = 60
"""Random moves until a game comes to what is looked for."""

PEOPLE = 2


class GameInfo(Struct):
    """Of a game, what an attacker has to know."""

    name: str
    most: int
    bots: list[str]


class _Games(Struct):
    games: list[GameInfo]


class _Opened(Struct):
    table: str
    key: str


class _Reason(Struct):
    reason: str = ""


def own_address(endpoint: Endpoint, chance: Random) -> Endpoint:
    """The endpoint as somebody sees it who comes from an address of their own; this machine has many."""
    if not ipaddress.ip_address(endpoint.address).is_loopback or ":" in endpoint.address:
        return endpoint
    source = f"127.{chance.randrange(1, 255)}.{chance.randrange(256)}.{chance.randrange(1, 255)}"
    with socket.socket() as trial:
        try:
            trial.bind((source, 0))
        except OSError:  # Some systems have to be told about each address.
            return endpoint
    return replace(endpoint, source=(source, 0))


@dataclass
class Guest:
    """Somebody with a session."""

    means: Means
    endpoint: Endpoint
    requests: Requests
    cookie: str

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Response | None:
        """Any answer; None where there was none."""
        return await self.means.ask(self.requests, method, path, body, self.cookie, key)

    async def open(self, game: str, *seats: Mapping[str, str], **more: Any) -> str:
        """Set up a public table; its name, empty where that was refused."""
        wish = {"game": game, "seats": seats, "public": True} | more
        answer = await self.ask("POST", "/api/tables", wish)
        if answer is None or answer.status != 201:
            return ""
        return msgspec.json.decode(answer.body, type=_Opened).table

    async def sit(self, table: str, **hello: Any) -> Peer:
        """A socket at a table, after its hello."""
        return await connect(Peer, self.means.tally, self.endpoint, table, self.cookie, hello)


class Means:
    """One attack's share of everything; `is_over` when its time is."""

    def __init__(self, endpoint: Endpoint, seconds: float, most_sockets: int, tally: Tally) -> None:
        self.endpoint = endpoint
        self.most_sockets = most_sockets
        self.tally = tally
        self.chance = Random()
        self._until = monotonic() + seconds

    @property
    def left(self) -> float:
        return max(0.0, self._until - monotonic())

    @property
    def is_over(self) -> bool:
        return self.left <= 0

    async def rest(self, seconds: float) -> None:
        """Wait, but not longer than the attack lasts."""
        await asyncio.sleep(min(seconds, self.left))

    async def together(self, *works: Coroutine[Any, Any, None]) -> None:
        """All at once; what is still under way when the time is over is dropped."""
        tasks = [asyncio.ensure_future(work) for work in works]
        done, pending = await asyncio.wait(tasks, timeout=self.left) if tasks else (set(), set())
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()

    # People and tables.

    async def ask(
        self, requests: Requests, method: str, path: str, body: Any = None, cookie: str = "", key: str = ""
    ) -> Response | None:
        """A request, counted."""
        self.tally.sent += 1
        data = body if isinstance(body, bytes) else b"" if body is None else encode(body)
        try:
            answer = await requests.ask(method, path, data, cookie, key)
        except Unanswered as problem:
            self.tally.refusals[str(problem)] += 1
            return None
        self.tally.hear(len(answer.body))
        if answer.status < 300:
            self.tally.accepted += 1
        else:
            self.tally.refusals[_why(answer)] += 1
        return answer

    def address(self) -> Endpoint:
        """Another address from which somebody may come."""
        return own_address(self.endpoint, self.chance)

    async def guest(self, endpoint: Endpoint | None = None) -> Guest | None:
        """Somebody new, from an address of their own unless one is named; None where nobody is let in."""
        endpoint = endpoint or self.address()
        requests = Requests(endpoint, CONNECTIONS)
        answer = await self.ask(requests, "POST", "/api/session")
        return Guest(self, endpoint, requests, answer.cookie) if answer is not None and answer.cookie else None

    async def guests(self, count: int, endpoint: Endpoint | None = None) -> list[Guest]:
        found = [await self.guest(endpoint) for _ in range(count)]
        return [guest for guest in found if guest is not None]

    async def games(self) -> list[GameInfo]:
        answer = await self.ask(Requests(self.address()), "GET", "/api/games")
        if answer is None or answer.status != 200:
            return []
        return msgspec.json.decode(answer.body, type=_Games).games

    async def match(self, game: str, **more: Any) -> Match | None:
        """Two guests at a table whose cards are dealt; None where that was refused."""
        guests = await self.guests(PEOPLE)
        if len(guests) < PEOPLE:
            return None
        table = await guests[0].open(game, {"kind": "person"}, {"kind": "open"}, **more)
        if not table:
            return None
        peers = [await guest.sit(table) for guest in guests]
        answers = [await peers[1].ask(type="sit"), await peers[0].ask(type="start")]
        if any(answer.type != "done" for answer in answers):
            return None
        found = Match(self, table, guests, peers)
        await found.settled(answers[-1].version)
        return found


def _why(answer: Response) -> str:
    try:
        reason = msgspec.json.decode(answer.body, type=_Reason).reason
    except msgspec.MsgspecError:
        reason = ""
    return f"{answer.status} {reason}".rstrip()


@dataclass
class Match:
    """A table at which two guests play, one socket each."""

    means: Means
    table: str
    guests: list[Guest]
    peers: list[Peer]

    async def settled(self, version: int) -> None:
        """Until both have heard of a version."""
        while any(peer.is_open and peer.version < version for peer in self.peers) and not self.means.is_over:
            await asyncio.sleep(0.005)

    def deciders(self) -> list[Peer]:
        return [peer for peer in self.peers if peer.moves]

    async def step(self) -> bool:
        """A random move of somebody who is to decide; False where there is none, or it was refused."""
        able = self.deciders()
        if not able:
            return False
        peer = self.means.chance.choice(able)
        answer = await peer.ask(type="move", move=self.means.chance.choice(peer.moves))
        await self.settled(answer.version)
        return answer.type == "done"

    async def more_sockets(self, count: int) -> list[Peer]:
        """Both come again, with so many more sockets each."""
        found = [await guest.sit(self.table) for guest in self.guests for _ in range(count)]
        return [peer for peer in found if peer.is_open]

    def close(self) -> None:
        for peer in self.peers:
            peer.close()
