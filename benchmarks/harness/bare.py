"""The yardstick of the server: bare Starlette and uvicorn that send recorded frames and know no game, and its clients.

Run as a program it serves: `python -m benchmarks.harness.bare FRAMES`, where the file holds a list of moves, and each
move is the list of the frames that a table is sent and the answer to whoever moved. The first line it prints is its
port.
"""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from secrets import token_bytes
from time import perf_counter
from typing import cast

from freebooter.load.driver import SHORTEST_REST
from freebooter.load.frames import PING, PONG, TEXT, Reader, frame

Recorded = Sequence[Sequence[str]]
COMMAND = frame(b'{"type":"move","id":"123","move":"collect"}')
PATIENCE = 60.0


def serve(moves: Recorded) -> None:
    """Whoever sends anything at a table makes everybody there be sent the next move."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    from freebooter.server.serving import BACKLOG, PING_SECONDS, calm_collector

    sockets: dict[str, list[WebSocket]] = defaultdict(list)
    following = cycle(moves)

    async def table(own: WebSocket) -> None:
        await own.accept()
        others = sockets[own.path_params["table"]]
        others.append(own)
        async for _ in own.iter_text():
            *frames, answer = next(following)
            for each, text in zip(others, frames, strict=True):
                await each.send_text(text)
            await own.send_text(answer)

    listener = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    app = Starlette(routes=[WebSocketRoute("/{table}", table)])
    config = uvicorn.Config(
        app,
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
    )
    print(listener.getsockname()[1], flush=True)
    calm_collector()
    uvicorn.Server(config).run(sockets=[listener])


@contextmanager
def bare(folder: Path, moves: Recorded) -> Iterator[tuple[int, int]]:
    """Such a server in a process of its own, for the time of a `with`: its process and its port."""
    recorded = folder / "frames.json"
    recorded.write_text(json.dumps(moves))
    command = [sys.executable, "-m", "benchmarks.harness.bare", str(recorded)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            yield process.pid, int(process.stdout.readline())
        finally:
            process.terminate()


class BareTables:
    """Tables of sockets that play at such a server at a pace: a command, and then everybody is told."""

    def __init__(self, port: int, tables: int, sockets: int, pace: float, seconds: float) -> None:
        self._port = port
        self._seconds = seconds
        self._step = pace / tables
        self._tables = [_Table(str(number), sockets) for number in range(tables)]

    @property
    def made(self) -> int:
        return sum(table.made for table in self._tables)

    async def open(self) -> None:
        for table in self._tables:
            await table.open(self._port)

    async def play(self) -> None:
        begun, due = perf_counter(), 0
        while (now := perf_counter() - begun) < self._seconds:
            while due * self._step <= now:
                self._tables[due % len(self._tables)].move()
                due += 1
            await asyncio.sleep(SHORTEST_REST)
        while any(table.missing for table in self._tables):
            await asyncio.sleep(SHORTEST_REST)


class _Table:
    def __init__(self, name: str, sockets: int) -> None:
        self.made = 0
        self.missing = 0
        """Frames of the last move that have not come yet."""
        self._sockets = [_Socket(self, name) for _ in range(sockets)]

    async def open(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for each in self._sockets:
            await loop.create_connection(lambda made=each: made, "127.0.0.1", port)  # type: ignore[misc]
            async with asyncio.timeout(PATIENCE):
                await each.opened.wait()

    def move(self) -> None:
        if not self.missing:
            self.missing = len(self._sockets) + 1
            self._sockets[self.made % len(self._sockets)].transport.write(COMMAND)

    def heard(self) -> None:
        self.missing -= 1
        self.made += not self.missing


class _Socket(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, table: _Table, name: str) -> None:
        self.opened = asyncio.Event()
        self._table = table
        self._name = name
        self._reader = Reader()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(token_bytes(16)).decode()
        lines = [f"GET /{self._name} HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
        self.transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        if not self.opened.is_set():
            assert data.startswith(b"HTTP/1.1 101"), data[:80]
            self.opened.set()
            return
        for opcode, payload in self._reader.messages(data):
            if opcode == TEXT:
                self._table.heard()
            elif opcode == PING:
                self.transport.write(frame(payload, PONG))


if __name__ == "__main__":
    serve(json.loads(Path(sys.argv[1]).read_text()))
