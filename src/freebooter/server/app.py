"""The server put together: routes, sockets, and what they share."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from freebooter.text import say

from .messages.rest import Problem
from .operations import logs
from .operations.config import Config
from .pages.screens import Pages
from .play.server import Server
from .rest import coach, games, lessons, players, service, tables
from .rest.routes import ROUTES
from .transport.http import GUARDS, Handler, HttpError, encode, respond
from .transport.negotiation import language_of
from .transport.origins import is_allowed_host, named_host
from .transport.routing import Route
from .transport.socket import deny, serve_socket

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HANDLERS: dict[str, Handler] = {
    handler.__name__: handler
    for handler in (
        games.games, games.rules,
        players.session, players.me, players.rename, players.sign_out, players.my_tables, players.my_games,
        players.player, players.ratings,
        tables.tables, tables.open_table, tables.table, tables.tokens, tables.record, tables.history, tables.command,
        tables.try_again,
        coach.advice, coach.review,
        lessons.lessons, lessons.lesson,
        service.openapi, service.socket_schema, service.health, service.ready,
        service.readiness, service.wanted, service.figures,
    )
}  # fmt: skip
"""Every handler of REST by the name under which the table of routes knows it."""

_SOCKET = re.compile(r"/api/tables/([a-z0-9]{8,16})/socket")


def build_app(config: Config) -> Any:
    """The whole server as an ASGI application."""
    server = Server(config)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        server.registry.spawn(shown.read_words())
        logs.event("ready", node=server.registry.node.name, url=config.url)
        try:
            yield
        finally:
            await server.close()
            logs.event("stopped", node=server.registry.node.name)

    paths = {route.path: [each for each in ROUTES if each.path == route.path] for route in ROUTES}
    routes = [_mount(server, path, mounted) for path, mounted in paths.items()]
    shown = Pages(config)

    async def missing(request: Request, error: Any) -> Response:
        return shown.missing(request) if shown.is_looked_at(request) else await _nothing_here(request, error)

    turned_away: dict[Any, Any] = {404: missing, 405: _nothing_here}
    pages = Starlette(routes=[*routes, *shown.routes()], lifespan=lifespan, exception_handlers=turned_away)
    pages.state.server = server
    pages.router.redirect_slashes = False

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        """Sockets go straight to their table: thousands of them stay open."""
        if scope["type"] == "lifespan":
            await pages(scope, receive, send)
        elif not is_allowed_host(named_host(scope), scope["path"], config, server.node_addresses()):
            await _misdirect(server, scope, receive, send)
        elif scope["type"] == "http":
            await pages(scope, receive, send)
        elif (found := _SOCKET.fullmatch(scope["path"])) is not None:
            await serve_socket(server, found[1], scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    app.server = server  # type: ignore[attr-defined]
    return app


async def _misdirect(server: Server, scope: Any, receive: Receive, send: Send) -> None:
    """Turn away who calls the server by a name that is not its own."""
    error = HttpError(421, "server-host", address=server.config.url)
    server.metrics.refusals.labels(str(error.status)).inc()
    language = language_of(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    if scope["type"] == "websocket":
        await receive()
        await deny(send, error, language)
    else:
        body = encode(Problem(error.reason, say(error.reason, in_language=language, **error.values)))
        await Response(body, error.status, GUARDS, media_type="application/json")(scope, receive, send)


def _mount(server: Server, path: str, routes: Sequence[Route]) -> StarletteRoute:
    """All methods of one path."""
    methods = {route.method: route for route in routes}

    async def endpoint(request: Request) -> Response:
        route = methods["GET" if request.method == "HEAD" else request.method]
        return await respond(server, route, HANDLERS[route.handler], request)

    return StarletteRoute(path, endpoint, methods=list(methods))


async def _nothing_here(request: Request, error: Any) -> Response:
    reason = "server-method" if error.status_code == 405 else "server-not-found"
    language = language_of(request.headers.get("accept-language", ""))
    headers = GUARDS | dict(error.headers or {})
    body = encode(Problem(reason, say(reason, in_language=language)))
    return Response(body, error.status_code, headers, media_type="application/json")
