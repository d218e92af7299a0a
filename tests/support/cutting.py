"""A wire to PostgreSQL that can be cut at the worst moment: when the server has done its work but nobody has heard."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from types import TracebackType
from urllib.parse import urlsplit


class CuttingProxy:
    def __init__(self, port: int) -> None:
        self.cuts = 0
        self._port = port
        self._before: bytes | None = None
        self._server: asyncio.Server | None = None
        self._wires: set[StreamWriter] = set()

    async def __aenter__(self) -> CuttingProxy:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for wire in self._wires:
            wire.close()

    def address(self, database: str) -> str:
        """The same database, by way of this wire."""
        assert self._server is not None
        return database.replace(f":{urlsplit(database).port}/", f":{self._server.sockets[0].getsockname()[1]}/")

    def cut_before(self, words: bytes) -> None:
        """Cut the wire on which the server says this next, before anybody hears it."""
        self._before = words

    async def _connected(self, client_reader: StreamReader, client: StreamWriter) -> None:
        server_reader, server = await asyncio.open_connection("127.0.0.1", self._port)
        self._wires |= {client, server}
        await asyncio.gather(self._carry(client_reader, server, False), self._carry(server_reader, client, True))

    async def _carry(self, reader: StreamReader, writer: StreamWriter, from_server: bool) -> None:
        try:
            while data := await reader.read(65536):
                if from_server and self._before and self._before in data:
                    self._before = None
                    self.cuts += 1
                    break
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()
