"""Requests: who asks, from where, for what; and every way to refuse, as a status and one sentence."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from freebooter.engine.refusal import Refusal
from freebooter.store.rows import Conflict, PlayerRow, Unavailable
from freebooter.table.proposals import NotAllowed
from freebooter.text import say

from ..messages.rest import Problem
from ..operations import logs
from ..operations.room import AGAIN, NoRoom
from ..play.live_table import Lost
from ..play.readiness import NeverReady, NotReady
from ..play.table_registry import HeldElsewhere, UnknownTable
from .negotiation import language_of
from .origins import client_address, client_scheme, is_allowed_origin
from .routing import BadParameter, Route, read_parameters
from .streaming import Streamed

if TYPE_CHECKING:
    from ..play.server import Server

encode = msgspec.json.Encoder().encode

BODY_PATIENCE = 15.0
"""Seconds in which a body has to come."""

NO_CONTENT = 204

GUARDS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""Headers of every answer that is no page."""


class HttpError(Exception):
    """A request that is turned away with a status and a sentence."""

    def __init__(self, status: int, reason: str, headers: dict[str, str] | None = None, **values: Any) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.headers = headers or {}
        self.values = values


@dataclass
class Request:
    """A request that is as it should be."""

    server: Server
    route: Route
    language: str
    address: str
    """Where it comes from."""
    player: PlayerRow | None
    values: dict[str, Any]
    body: Any

    @property
    def me(self) -> PlayerRow:
        """The player who asks; of routes that need a session."""
        assert self.player is not None
        return self.player


@dataclass
class WithHeaders:
    """What a handler answers where a message alone does not do."""

    body: Any
    headers: dict[str, str]


@dataclass
class Parts:
    """What a handler answers that is made while it is sent."""

    parts: AsyncGenerator[bytes, None]


Handler = Callable[[Request], Awaitable[Any]]


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


async def respond(server: Server, route: Route, handler: Handler, request: HttpRequest) -> Response:
    """Answer a request, whatever happens."""
    language = language_of(request.headers.get("accept-language", ""))
    start = time.perf_counter()

    def fail(problem: Exception) -> Response:
        return _fail(server, route, request, problem, language)

    try:
        answer = await handler(await _read(server, route, request, language))
        response = Streamed(answer.parts, GUARDS, fail) if isinstance(answer, Parts) else _plain(route, answer)
    except Exception as problem:
        response = fail(problem)
    server.metrics.requests.labels(route.method, route.path, str(response.status_code)).inc()
    spent = 1000 * (time.perf_counter() - start)
    logs.debug("request", method=route.method, route=route.path, status=response.status_code, milliseconds=spent)
    return response


def _fail(server: Server, route: Route, request: HttpRequest, problem: Exception, language: str) -> Response:
    match problem:
        case HttpError() | BadParameter() | Refusal() | HeldElsewhere() | Unavailable() | Conflict() | Lost():
            return _refuse(server, request, problem, language)
        case ClientDisconnect():
            return Response(status_code=400)
        case _:
            logs.error("request failed", route=route.path, error=problem)
            return _problem(500, "server-failed", say("server-failed", in_language=language))


def _plain(route: Route, answer: Any) -> Response:
    headers = dict(GUARDS)
    if route.status == NO_CONTENT:
        return Response(None, NO_CONTENT, headers)
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, WithHeaders):
        headers |= answer.headers
        answer = answer.body
    if isinstance(answer, str | bytes):
        kind = headers.pop("Content-Type", route.answer if isinstance(route.answer, str) else "text/plain")
        return Response(answer, route.status, headers, media_type=kind)
    return Response(encode(answer), route.status, headers, media_type="application/json")


def _problem(status: int, reason: str, message: str, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(Problem(reason, message)), status, GUARDS | (headers or {}), media_type="application/json")


def _refuse(server: Server, request: HttpRequest, problem: Exception, language: str) -> Response:
    """The status and the sentence for what went wrong."""
    match problem:
        case HttpError():
            response = _problem(
                problem.status,
                problem.reason,
                say(problem.reason, in_language=language, **problem.values),
                problem.headers,
            )
        case BadParameter():
            reason = "server-not-found" if problem.status == 404 else "server-unfit"
            values = {} if problem.status == 404 else {"problem": problem.name}
            response = _problem(problem.status, reason, say(reason, in_language=language, **values))
        case NoRoom():
            message = problem.in_language(language)
            response = _problem(503, problem.reason, message, {"Retry-After": str(AGAIN)})
        case NotReady() if not isinstance(problem, NeverReady):
            headers = {"Retry-After": str(ceil(problem.again))}
            response = _problem(503, problem.reason, problem.in_language(language), headers)
        case Refusal():
            response = _problem(status_of(problem), problem.reason, problem.in_language(language))
        case HeldElsewhere():
            where = f"{problem.node.address}{request.url.path}"
            where += f"?{request.url.query}" if request.url.query else ""
            response = Response(None, 307, GUARDS | {"Location": where})
        case _:
            if isinstance(problem, Unavailable):
                server.registry.room.failed(problem)
            message = say("server-unavailable", in_language=language)
            response = _problem(503, "server-unavailable", message, {"Retry-After": "1"})
    server.metrics.refusals.labels(str(response.status_code)).inc()
    return response


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, UnknownTable):
        return 404
    return 403 if isinstance(refusal, NotAllowed) else 409


async def _read(server: Server, route: Route, request: HttpRequest, language: str) -> Request:
    """Check a request from the outside in: address, origin, session, parameters, body."""
    address = check_source(server, request.scope)
    if server.is_draining and route.handler not in ("health", "figures"):
        raise HttpError(503, "server-stops", {"Retry-After": "5"})
    cookie = request.headers.get("cookie", "")
    player = await server.player_of(cookie) if route.session != "none" else None
    if route.session == "needed" and player is None:
        raise HttpError(401, "server-session")
    values = read_parameters(route, request.path_params, request.query_params.multi_items(), request.headers)
    body = await _body(server, route, request) if route.body is not None else None
    return Request(server, route, language, address, player, values, body)


def check_wait(wait: float, reason: str) -> None:
    """Raises `HttpError` where somebody has to wait so many seconds, and tells them how many."""
    if wait:
        raise HttpError(429, reason, {"Retry-After": str(int(wait) + 1)})


def check_source(server: Server, scope: Any) -> str:
    """The address a request comes from; raises `HttpError` where it asks too much, or from another's page."""
    config, headers = server.config, dict(scope["headers"])
    address = client_address(scope, config.proxy)
    check_wait(server.limits.allow_request(address), "server-hasty")
    origin = headers.get(b"origin")
    host = headers.get(b"host", b"").decode("latin-1")
    scheme = client_scheme(scope, config.proxy)
    page = origin.decode("latin-1") if origin is not None else None
    if not is_allowed_origin(page, host, scheme, config, server.node_addresses()):
        raise HttpError(403, "server-origin")
    return address


async def _body(server: Server, route: Route, request: HttpRequest) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HttpError(415, "server-media")
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            data = await _bytes(request, server.config.body_bytes)
        return _decoder(route.body).decode(data)
    except msgspec.ValidationError as error:
        raise HttpError(422, "server-unfit", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise HttpError(400, "server-no-json") from None
    except TimeoutError:
        raise HttpError(400, "server-no-json", {"Connection": "close"}) from None


async def _bytes(request: HttpRequest, most: int) -> bytes:
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise HttpError(413, "server-too-large", most=most)
    return bytes(data)
