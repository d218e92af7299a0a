"""Attacks below the game: what is no message, what never ends, and what is never read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle

from ..frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame
from ..http import Endpoint
from ..plan import most_open_files
from .means import Means
from .peer import Peer, connect, reach_without_room
from .tables import LONG_LINE, PACE

AT_ONCE = 40
"""Connections that are made at the same time."""

SILENT = 10
"""Of connections that say nothing there are so many times as many as of sockets, …"""

LONG = 10.0
"""… if there are so many seconds to open them, …"""

LEFT_TO_OTHERS = 1_000
"""… and so many open files are left: the server has no more of them than its attacker on the same machine."""

HOLD = 2.0
"""Seconds for which connections are kept."""

DEAF = 40
"""Sockets that never read."""

DEEP = 30_000
LARGE = 1 << 20

BOMBS = (
    b"[" * DEEP,
    b'{"game":' * 7_000,
    b'{"game":"' + b"a" * DEEP + b'"}',
    b'{"seats":[' + b'{"kind":"bot"},' * 3_000 + b'{"kind":"bot"}]}',
    b'{"seats":' + b"9" * DEEP + b"}",
    b'{"seats":1e999999999}',
    b'{"name":"\\ud800\\ud800"}',
    b'{"name":"\xff\xfe\xfd"}',
    b'{"name":"' + b"\\u0000" * 5_000 + b'"}',
    b'{"options":{' + b",".join(b'"%d":"x"' % number for number in range(3_000)) + b"}}",
    b"\x00" * DEEP,
)

STRANGE_FRAMES = (
    frame(b"x" * 16_384),
    frame(b"x" * LARGE),
    bytes((TEXT, 0x80 | 5)) + bytes(4) + b"hello" + (bytes((CONTINUATION, 0x80 | 5)) + bytes(4) + b"again") * 5_000,
    frame(b"x" * 125, PING) * 500,
    frame(b"x" * 125, PONG) * 500,
    frame(b"x" * 4_096, BINARY),
    bytes((0x80 | TEXT, 5)) + b"naked",
    bytes((0xF0 | TEXT, 0x80)) + bytes(4),
    bytes((0x80 | TEXT, 0x80 | 127)) + b"\x7f" + b"\xff" * 7 + bytes(4),
    frame(b"\xff\xff" * 50),
    frame((999).to_bytes(2, "big"), CLOSE),
    frame(b"x", 0x7),
)

_POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

BEGINNINGS = (
    b"G",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    _POST + b"Content-Length: 60000\r\n\r\n{",
    _POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
)


async def json(means: Means) -> None:
    """Send what is deep, long or broken, as bodies and as messages."""
    table = await _table(means)
    bombs = cycle(BOMBS)

    async def post() -> None:
        guest = await means.guest()
        while guest is not None and not means.is_over:
            for method, path in (
                ("POST", "/api/tables"),
                ("PATCH", "/api/me"),
                ("POST", f"/api/tables/{table}/commands"),
            ):
                await guest.ask(method, path, next(bombs))
            await means.rest(0.15)

    thrown = (frame(bomb[:16_000]) for bomb in bombs)
    await means.together(*(post() for _ in range(4)), *(_throw(means, table, thrown) for _ in range(4)))


async def frames(means: Means) -> None:
    """Send frames that are too large, never end, or are none."""
    table, strange = await _table(means), cycle(STRANGE_FRAMES)
    await means.together(*(_throw(means, table, strange) for _ in range(8)))


async def _throw(means: Means, table: str, frames: Iterator[bytes]) -> None:
    """Send one frame after the other, each over a connection of its own."""
    address = means.address()
    while not means.is_over:
        peer = await connect(Peer, means.tally, address, table, "", {})
        if not peer.is_open:
            address = means.address()
        peer.send(next(frames))
        await means.rest(0.05)
        peer.close()


async def deaf(means: Means) -> None:
    """Ask for much, and read none of it."""
    table, games, host = await _table(means), await means.games(), await means.guest()
    spoken = await host.open(games[0].name, {"kind": "person"}, {"kind": "open"}) if host and games else table
    request = _request(means.endpoint, "/api/openapi.json") * 50
    kept: list[Peer | socket.socket] = []

    async def shut_ears() -> None:
        """Frames for somebody who reads nothing, and answers to many requests at once."""
        for _ in range(min(DEAF, means.most_sockets)):
            peer = await connect(Peer, means.tally, address := means.address(), spoken, "", {"words": True})
            peer.stop_reading()
            with suppress(OSError, TimeoutError):
                bare = await reach_without_room(address)
                means.tally.sent += 1
                with suppress(BlockingIOError):
                    bare.send(request)
                kept.append(bare)
            kept.append(peer)

    async def speak() -> None:
        while host is not None and not means.is_over:
            peer = await host.sit(spoken)
            while peer.is_open and not means.is_over:
                peer.say(type="say", text=LONG_LINE)
                await means.rest(PACE)
            await means.rest(0.5)

    await means.together(speak(), shut_ears())
    await means.rest(means.left)
    kept.clear()


async def slow(means: Means) -> None:
    """Begin requests and send the rest of them a letter a second."""
    beginnings = cycle(BEGINNINGS)

    async def dawdle() -> None:
        loop = asyncio.get_running_loop()
        while not means.is_over:
            with suppress(OSError, TimeoutError):
                bare = await reach_without_room(means.address())
                means.tally.sockets += 1
                try:
                    await loop.sock_sendall(bare, next(beginnings))
                    while not means.is_over:
                        await means.rest(1)
                        means.tally.sent += 1
                        await loop.sock_sendall(bare, b"a")
                finally:
                    bare.close()
            means.tally.refusals["cut off"] += not means.is_over
            await means.rest(0.1)

    await means.together(*(dawdle() for _ in range(means.most_sockets)))


async def connections(means: Means) -> None:
    """Connect, say nothing, hang up, and connect again."""
    count = means.most_sockets
    if means.left > LONG:
        count = max(count, min(SILENT * count, most_open_files() - LEFT_TO_OTHERS))
    each = max(1, count // AT_ONCE)

    async def connect_all() -> None:
        while not means.is_over:
            address, kept = means.address(), []
            try:
                for _ in range(each):
                    with suppress(OSError, TimeoutError):
                        kept.append(await reach_without_room(address))
                        means.tally.sockets += 1
                await means.rest(HOLD)
            finally:
                for bare in kept:
                    bare.close()

    await means.together(*(connect_all() for _ in range(AT_ONCE)))


async def _table(means: Means) -> str:
    """A public table at which anybody may look."""
    games, host = await means.games(), await means.guest()
    if host is None or not games:
        return "nosuchtable"
    return await host.open(games[0].name, {"kind": "person"}, {"kind": "open"}) or "nosuchtable"


def _request(endpoint: Endpoint, path: str) -> bytes:
    return f"GET {endpoint.path}{path} HTTP/1.1\r\nHost: {endpoint.host_header}\r\n\r\n".encode()
