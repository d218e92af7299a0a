"""What the server says about itself: its descriptions for machines, its health, its figures."""

from __future__ import annotations

import asyncio
from typing import Any

from freebooter import __version__
from freebooter.engine.registry import load

from ..messages import rest as messages
from ..messages.schemas import socket_schema as messages_of_the_socket
from ..operations.room import LOOK
from ..transport.http import HttpError, Request, WithHeaders
from .openapi import openapi as description


async def openapi(request: Request) -> dict[str, Any]:
    return await asyncio.to_thread(description)  # It is made of the games' rules, which may have to be loaded.


async def socket_schema(request: Request) -> dict[str, Any]:
    return await asyncio.to_thread(messages_of_the_socket)


async def health(request: Request) -> messages.Health:
    server = request.server
    return messages.Health("draining" if server.is_draining else "alive", __version__, server.registry.node.name)


async def ready(request: Request) -> messages.Ready:
    registry = request.server.registry
    if trouble := await registry.room.trouble():
        raise HttpError(503, trouble, {"Retry-After": str(round(LOOK))})
    return messages.Ready("ready", __version__, registry.node.name, request.server.readiness.not_ready)


async def readiness(request: Request) -> messages.Readiness:
    known = request.server.readiness
    return messages.Readiness(known.all(request.values["language"] or request.language), known.is_all_ready)


async def wanted(request: Request) -> None:
    game = request.body.game
    load(game)
    request.server.check_playable(game)
    request.server.readiness.want(game)


async def figures(request: Request) -> WithHeaders:
    request.server.count()
    text, kind = request.server.metrics.render()
    return WithHeaders(text, {"Content-Type": kind})
