"""What the server says about itself: its descriptions for machines, its health, its figures."""

from __future__ import annotations

from typing import Any

from freebooter import __version__

from ..messages import rest as messages
from ..messages.schemas import socket_schema as messages_of_the_socket
from ..transport.http import Answer, Asked
from .openapi import openapi as description


async def openapi(asked: Asked) -> dict[str, Any]:
    return description()


async def socket_schema(asked: Asked) -> dict[str, Any]:
    return messages_of_the_socket()


async def health(asked: Asked) -> messages.Health:
    server = asked.server
    return messages.Health("draining" if server.is_draining else "ready", __version__, server.harbour.node.name)


async def figures(asked: Asked) -> Answer:
    asked.server.count()
    text, kind = asked.server.metrics.render()
    return Answer(text, {"Content-Type": kind})
