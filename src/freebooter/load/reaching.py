"""How a socket at a table begins."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from secrets import token_bytes
from typing import Any

from .http import PATIENCE, Endpoint


async def reach(protocol: asyncio.Protocol, endpoint: Endpoint) -> None:
    """A connection on which the protocol speaks."""
    more: dict[str, Any] = {"local_addr": endpoint.source}
    if endpoint.secure:
        more |= {"ssl": endpoint.secure, "server_hostname": endpoint.server_name}
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        await loop.create_connection(lambda: protocol, endpoint.address, endpoint.port, **more)


def upgrade(endpoint: Endpoint, table: str, cookie: str) -> bytes:
    """The request with which a socket at a table begins."""
    lines = [
        f"GET {endpoint.path}/api/tables/{table}/socket HTTP/1.1",
        f"Host: {endpoint.host_header}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
