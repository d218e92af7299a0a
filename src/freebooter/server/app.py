"""The server put together: routes, sockets, and what they share."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from freebooter.engine.registry import load, names
from freebooter.engine.warmup import warm_up
from freebooter.store import open_store
from freebooter.store.rows import PlayerRow
from freebooter.store.store import Store
from freebooter.text import say

from . import demo, logs
from .config import Config
from .harbour import Harbour
from .http import GUARDS, encode, language_of, respond
from .limits import Limits
from .lobby import HANDLERS
from .messages import Problem
from .metrics import Metrics
from .pages import Pages
from .ratings import rate
from .routes import ROUTES, Route
from .sessions import Sessions
from .socket import serve_socket

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

_SOCKET = re.compile(r"/api/tables/([a-z0-9]{8,16})/socket")
KEY_BYTES = 32


class Server:
    """What every request and every socket can reach; opened and closed with the application."""

    store: Store
    harbour: Harbour
    sessions: Sessions

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limits = Limits(config)

    async def open(self) -> None:
        for game in names():
            warm_up(load(game))  # Kernels are loaded before anybody waits for them.
        self.store = await open_store(self.config.database or _usual_file(self.config), rate)
        key = await self.store.secret("sessions", secrets.token_hex(KEY_BYTES))
        self.sessions = Sessions(key, self.config.session_days, self.config.is_secure)
        self.harbour = Harbour(self.config, self.store, self.metrics)
        await self.harbour.start()
        if self.config.demo:
            self.harbour.spawn(demo.keep_playing(self.harbour, self.config.demo))

    async def close(self) -> None:
        await self.harbour.drain()
        await self.harbour.close()
        await self.store.close()

    @property
    def is_draining(self) -> bool:
        return self.harbour.draining

    def node_addresses(self) -> list[str]:
        return self.harbour.addresses()

    async def player_of(self, cookies: str) -> PlayerRow | None:
        """The player whose session the cookies carry."""
        player = self.sessions.read_header(cookies) if cookies else None
        return await self.store.player(player) if player else None

    def count(self) -> None:
        """Bring the figures up to date that are counted rather than added up."""
        for status in ("gathering", "playing", "over", "closed"):
            tables = sum(live.table.status == status for live in self.harbour.live.values())
            self.metrics.tables.labels(status).set(tables)


def _usual_file(config: Config) -> str:
    return f"sqlite:///{quote(str(Path(config.data).absolute() / 'freebooter.db'))}"


def build_app(config: Config) -> Any:
    """The whole server as an ASGI application."""
    server = Server(config)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        logs.event("ready", node=server.harbour.node.name, url=config.url)
        try:
            yield
        finally:
            await server.close()
            logs.event("stopped", node=server.harbour.node.name)

    paths = {route.path: [each for each in ROUTES if each.path == route.path] for route in ROUTES}
    routes = [_mount(server, path, mounted) for path, mounted in paths.items()]
    shown = Pages(config)

    async def missing(request: Request, error: Any) -> Response:
        return shown.missing(request) if shown.is_looked_at(request) else await _nothing_here(request, error)

    turned_away: dict[Any, Any] = {403: _nothing_here, 404: missing, 405: _nothing_here}
    pages = Starlette(routes=[*routes, *shown.routes()], lifespan=lifespan, exception_handlers=turned_away)
    pages.state.server = server
    pages.router.redirect_slashes = False

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        """Sockets go straight to their table: thousands of them stay open."""
        if scope["type"] != "websocket":
            await pages(scope, receive, send)
        elif (found := _SOCKET.fullmatch(scope["path"])) is not None:
            await serve_socket(server, found[1], scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    app.server = server  # type: ignore[attr-defined]
    return app


def _mount(server: Server, path: str, routes: Sequence[Route]) -> StarletteRoute:
    """All methods of one path."""
    methods = {route.method: route for route in routes}

    async def endpoint(request: Request) -> Response:
        route = methods["GET" if request.method == "HEAD" else request.method]
        return await respond(server, route, HANDLERS[route.handler], request)

    return StarletteRoute(path, endpoint, methods=list(methods))


async def _nothing_here(request: Request, error: Any) -> Response:
    reason = {403: "server-origin", 405: "server-method"}.get(error.status_code, "server-not-found")
    language = language_of(request.headers.get("accept-language", ""))
    headers = GUARDS | dict(error.headers or {})
    body = encode(Problem(reason, say(reason, in_language=language)))
    return Response(body, error.status_code, headers, media_type="application/json")
