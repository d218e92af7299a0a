"""Answers that are made while they are sent, and given up when nobody is there any more to read them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from typing import Any

from starlette.responses import Response

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Fail = Callable[[Exception], Response]


class Streamed(Response):
    """JSON in parts; `fail` answers what goes wrong before the first of them is there."""

    media_type = "application/json"

    def __init__(self, parts: AsyncGenerator[bytes, None], headers: Mapping[str, str], fail: Fail) -> None:
        self.status_code = 200
        self.init_headers(headers)
        self._parts = parts
        self._fail = fail

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self._send(scope, receive, send))
        leaving = asyncio.ensure_future(_until_gone(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await self._parts.aclose()
        if not sending.cancelled() and (error := sending.exception()) is not None:
            raise error

    async def _send(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            first = await anext(self._parts)
        except Exception as problem:
            await self._fail(problem)(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": first, "more_body": True})
        async for part in self._parts:
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
