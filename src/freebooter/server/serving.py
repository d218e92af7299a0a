"""Runs the server: one port, a collector that does not stall it, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import math
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn

from freebooter.engine.refusal import BadSetup, Refusal

from .ending import Ending
from .operations import logs
from .operations.config import Config
from .transport.door import Door
from .transport.protocols import bounded_http, bounded_sockets

PORTS_TO_TRY = 50
BACKLOG = 2048
PING_SECONDS = 60.0
SHORTEST_PATIENCE = 1.0
CLOSING_SECONDS = 5.0
"""What the store gets for closing, beyond the patience; …"""

HEADROOM = 0.5
"""… so much earlier the process ends by itself, and whoever counts sees it end in time."""

CUTTING_SECONDS = 2.0
"""What is being made for those who were cut off has so long to notice."""

LAST_SECONDS = 1.0
"""What threads get that nobody waits for any more; so long, too, takes a server to stop that has not started yet."""

SWITCH_SECONDS = 0.0005
"""How long a thread that wants to run waits for a busy one: the one that writes the log wants it several times for each
commit, and everybody waits for the commit."""

INTERRUPTED = 130

THRESHOLDS = (1_000, 5, 5_000)
"""CPython's own would walk through every table again and again. What is done for a move leaves no cycles behind: there
is hardly anything to collect, and short looks at what is new hold nobody up."""


class ServerFailed(Refusal):
    """The server could not start, for a reason that no setting is to blame for."""


def bind(config: Config) -> tuple[socket.socket, Config]:
    """The socket to listen at, and the configuration with the port that it has got."""
    asked = "port" in config.sources
    ports = [config.port] if asked else range(config.port, config.port + PORTS_TO_TRY)
    for port in ports:
        try:
            listener = _listen(config.host, port)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            message = "refusal-port-forbidden" if error.errno == errno.EACCES else "refusal-host"
            raise BadSetup(message, key="host", host=config.host, port=str(port)) from None
        return listener, replace(config, port=listener.getsockname()[1])
    raise BadSetup("refusal-port-taken", key="port", host=config.host, port=str(ports[0]))


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # There it would let two servers share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def run(config: Config, listener: socket.socket, started: Callable[[], None]) -> None:
    """Serve until somebody asks to stop; `started` is called when clients may come."""
    from .app import build_app

    logs.start_logging(config)
    sys.setswitchinterval(SWITCH_SECONDS)
    allow_many_sockets()
    app: Any = build_app(config)
    failures: list[BaseException] = []

    async def watched(scope: Any, receive: Any, send: Any) -> None:
        """Keeps why the app could not start, for uvicorn only says that it could not."""
        try:
            await app(scope, receive, send)
        except BaseException as failure:
            if scope["type"] == "lifespan":
                failures.append(failure)
            raise

    server = Server(_uvicorn_config(config, watched), config, app, started)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        refusal = next((each for each in failures if isinstance(each, Refusal)), None)
        if refusal is not None:
            raise refusal from None
        for failure in failures:
            logs.error("failed to start", error=failure)
        kind = type(failures[0]).__name__ if failures else "SystemExit"
        raise ServerFailed("error-server-start", problem=kind) from None


def _uvicorn_config(config: Config, app: Any) -> uvicorn.Config:
    made = uvicorn.Config(
        app,
        loop="auto",
        lifespan="on",
        http=bounded_http(),
        ws=bounded_sockets(),
        ws_max_size=config.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # Whom to believe is for `origins.py` to say.
        server_header=False,
        backlog=BACKLOG,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # Until it has started; see `run`.
    return made


class Server(uvicorn.Server):
    """uvicorn, with a quiet start, tables that are brought to rest before it ends, and an exit status of 0."""

    def __init__(self, made: uvicorn.Config, config: Config, app: Any, started: Callable[[], None]) -> None:
        super().__init__(made)
        self._patience = config.patience
        self._app = app
        self._started = started
        self._ending = Ending()
        self._doors: list[Door] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "win32":  # Its event loop tells nobody that a connection waits.
            await super().startup(sockets)
        else:
            await super().startup([])
            self._doors = [Door(listener, self._connection) for listener in sockets or ()]
        for door in self._doors:
            door.open()
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        calm_collector()
        self._started()

    def _connection(self) -> asyncio.Protocol:
        """What uvicorn makes of a connection."""
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return made

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for an end; whoever presses Ctrl-C again does not want to wait for it."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(INTERRUPTED)
        self.should_exit = True
        if self.started:
            self._ending.within(max(SHORTEST_PATIENCE, self._patience) + CLOSING_SECONDS - HEADROOM)
        else:
            self._ending.done(LAST_SECONDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logs.event("stopping")
        start = time.monotonic()
        try:
            async with asyncio.timeout(max(SHORTEST_PATIENCE, self._patience)):
                await self._app.server.registry.drain()
        except Exception as failure:
            logs.error("not drained", error=failure)
        left = max(SHORTEST_PATIENCE, self._patience - (time.monotonic() - start))
        self.config.timeout_graceful_shutdown = math.ceil(left + CUTTING_SECONDS)
        asyncio.get_running_loop().call_later(left, self._cut_off)
        for door in self._doors:
            door.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(left + CLOSING_SECONDS):
                await super().shutdown(sockets)
            self._ending.done(LAST_SECONDS)

    def _cut_off(self) -> None:
        """Whoever has not read its answer by now is not waited for; whatever was being made for it ends."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def calm_collector() -> None:
    """What is there after the start stays; the cyclic collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def allow_many_sockets() -> None:
    """Every socket is an open file; the usual limit is for people, not for servers."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
