"""Plain HTTP/1.1 over a few connections that are kept open: thousands of guests and tables in seconds."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from freebooter.engine.refusal import Refusal

PATIENCE = 30.0
"""Seconds after which an answer is no longer waited for."""


class BadLoad(Refusal):
    """A load that cannot be put on that server."""


class Unanswered(Exception):
    """A request or a command to which no proper answer came; its argument says what went wrong in a word or two."""


@dataclass(frozen=True)
class Endpoint:
    """Where the server is."""

    host: str
    port: int
    address: str
    """The host's address, looked up once."""
    path: str
    """What stands before every path, without a slash at its end."""
    secure: ssl.SSLContext | None
    source: tuple[str, int] | None = None
    """Our own address and port, where it is not for the system to choose."""

    @property
    def server_name(self) -> str | None:
        return self.host if self.secure else None

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


async def find(url: str) -> Endpoint:
    """The endpoint of a URL; raises `BadLoad` where nobody answers there."""
    try:
        parts = urlsplit(url)
        secure, port = parts.scheme == "https", parts.port
    except ValueError as error:
        raise BadLoad("error-load-url", key="url", url=url) from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadLoad("error-load-url", key="url", url=url)
    port = port or (443 if secure else 80)
    context = ssl.create_default_context() if secure else None
    problem = ""
    try:
        for *_, found in await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=1):
            endpoint = Endpoint(parts.hostname, port, str(found[0]), parts.path.rstrip("/"), context)
            try:
                connection = await Connection.open(endpoint)
            except OSError as error:
                problem = error.strerror or str(error)
                continue
            connection.close()
            return endpoint
    except OSError as error:
        problem = error.strerror or str(error)
    raise BadLoad("error-load-unreachable", key="url", url=url, problem=problem)


@dataclass(frozen=True)
class Response:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def cookie(self) -> str:
        """The cookie that was set, as it is sent back."""
        return self.headers.get("set-cookie", "").partition(";")[0]


class Connection:
    """One connection; one request at a time."""

    def __init__(self, endpoint: Endpoint, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._endpoint = endpoint
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, endpoint: Endpoint) -> Connection:
        opening = asyncio.open_connection(
            endpoint.address,
            endpoint.port,
            ssl=endpoint.secure,
            server_hostname=endpoint.server_name,
            local_addr=endpoint.source,
        )
        async with asyncio.timeout(PATIENCE):
            return cls(endpoint, *await opening)

    def close(self) -> None:
        self._writer.close()

    @property
    def is_closed(self) -> bool:
        return self._reader.at_eof() or self._writer.is_closing()

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response:
        lines = [f"{method} {self._endpoint.path}{path} HTTP/1.1", f"Host: {self._endpoint.host_header}"]
        lines += [f"{name}: {value}" for name, value in headers.items() if value]
        if method != "GET":
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return await self._answer()

    async def _answer(self) -> Response:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ", 2)[1])
        fields = (line.partition(":") for line in head[1:] if line)
        headers = {name.lower(): value.strip() for name, _, value in fields}
        if headers.get("transfer-encoding") == "chunked":
            body = await self._chunks()
        elif "content-length" in headers:
            body = await self._reader.readexactly(int(headers["content-length"]))
        else:
            body = b"" if status in (204, 304) else await self._reader.read()
        if headers.get("connection", "").lower() == "close":
            self.close()
        return Response(status, headers, body)

    async def _chunks(self) -> bytes:
        body = b""
        while size := int((await self._reader.readline()).partition(b";")[0], 16):
            body += await self._reader.readexactly(size)
            await self._reader.readline()
        await self._reader.readline()
        return body


class Requests:
    """A few connections that are kept open and shared."""

    def __init__(self, endpoint: Endpoint, connections: int = 8) -> None:
        self.endpoint = endpoint
        self._free: list[Connection] = []
        self._turns = asyncio.Semaphore(connections)

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "", key: str = "") -> Response:
        """Any answer of the server; raises `Unanswered` where there is none."""
        headers = {"Cookie": cookie, "X-Table-Key": key}
        async with self._turns:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._ask(method, path, headers, body)
            except TimeoutError as error:
                raise Unanswered("http timeout") from error
            except (OSError, EOFError, ValueError, IndexError, asyncio.LimitOverrunError) as error:
                raise Unanswered(f"http {type(error).__name__}") from error

    async def _ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response:
        while self._free and self._free[-1].is_closed:
            self._free.pop()
        connection = self._free.pop() if self._free else await Connection.open(self.endpoint)
        try:
            answer = await connection.request(method, path, headers, body)
        except BaseException:
            connection.close()
            raise
        if not connection.is_closed:
            self._free.append(connection)
        return answer

    async def good(self, method: str, path: str, body: bytes = b"", cookie: str = "", key: str = "") -> Response:
        """A good answer; raises `BadLoad` where the server limits us, `Unanswered` where it refuses otherwise."""
        answer = await self.ask(method, path, body, cookie, key)
        if answer.status == 429:
            raise BadLoad("error-load-limits")
        if answer.status >= 300:
            raise Unanswered(f"http {answer.status}")
        return answer

    def close(self) -> None:
        for connection in self._free:
            connection.close()
        self._free.clear()
