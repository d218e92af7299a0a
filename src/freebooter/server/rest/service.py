"""What the server says about itself: its descriptions for machines, its health, its figures."""

from __future__ import annotations

from typing import Any

from freebooter import __version__

from ..messages import rest as messages
from ..messages.schemas import socket_schema as messages_of_the_socket
from ..operations.room import LOOK
from ..transport.http import HttpError, Request, WithHeaders
from .openapi import openapi as description


async def openapi(request: Request) -> dict[str, Any]:
    return description()


async def socket_schema(request: Request) -> dict[str, Any]:
    return messages_of_the_socket()


async def health(request: Request) -> messages.Health:
    server = request.server
    return messages.Health("draining" if server.is_draining else "alive", __version__, server.registry.node.name)


async def ready(request: Request) -> messages.Readiness:
    registry = request.server.registry
    if trouble := await registry.room.trouble():
        raise HttpError(503, trouble, {"Retry-After": str(round(LOOK))})
    return messages.Readiness("ready", __version__, registry.node.name)


async def figures(request: Request) -> WithHeaders:
    request.server.count()
    text, kind = request.server.metrics.render()
    return WithHeaders(text, {"Content-Type": kind})
