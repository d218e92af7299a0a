"""What our connections take from uvicorn beyond what it promises: it is all still there, and means what it meant.

uvicorn lets one name the classes of its connections, and says nothing of what is inside them. It has no setting for how
long a head may take or how large it may be, for how long nothing may be read, or for how many frames may come at once.
"""

from __future__ import annotations

import ast
import asyncio
import hashlib
import inspect
import textwrap
import unittest.mock
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol

from freebooter.server.transport.protocols import BoundedHttp, BoundedSocket

BUILT_ON: dict[type, tuple[type, str]] = {
    BoundedHttp: (HttpToolsProtocol, "ac9997f3b855c37f"),
    BoundedSocket: (WebSocketsSansIOProtocol, "5638729a6ad89857"),
}
"""What each of ours is built on, and the digest of those functions of it that ours go before or after."""


def source_of(each: Any) -> str:
    return textwrap.dedent(inspect.getsource(each))


def own_names(kind: type) -> set[str]:
    """What a class reads or sets of itself."""
    attributes = (node for node in ast.walk(ast.parse(source_of(kind))) if isinstance(node, ast.Attribute))
    return {node.attr for node in attributes if isinstance(node.value, ast.Name) and node.value.id == "self"}


def replaced(kind: type, base: type) -> list[str]:
    return sorted(name for name in vars(kind) if not name.startswith("__") and hasattr(base, name))


@pytest.mark.parametrize("ours", BUILT_ON, ids=lambda kind: kind.__name__)
def test_everything_that_we_use_is_still_there(ours: type) -> None:
    base, _ = BUILT_ON[ours]
    begun = {name for name in own_names(ours) if f"self.{name} = " in source_of(ours.__init__)}  # type: ignore[misc]
    begun |= {name for name in own_names(ours) if f"self.{name}: " in source_of(ours.__init__)}  # type: ignore[misc]
    theirs = own_names(ours) - set(vars(ours)) - begun
    assert len(theirs) > 3
    assert theirs <= own_names(base) | set(dir(base))


@pytest.mark.parametrize("ours", BUILT_ON, ids=lambda kind: kind.__name__)
def test_whatever_we_replace_is_still_called_in_the_same_way(ours: type) -> None:
    base, _ = BUILT_ON[ours]
    for name in replaced(ours, base):
        wanted, given = (list(inspect.signature(getattr(kind, name)).parameters) for kind in (base, ours))
        assert wanted == given, name


@pytest.mark.parametrize("ours", BUILT_ON, ids=lambda kind: kind.__name__)
def test_whatever_we_replace_still_does_the_same(ours: type) -> None:
    base, digest = BUILT_ON[ours]
    sources = "\n".join(source_of(getattr(base, name)) for name in replaced(ours, base))
    found = hashlib.sha256(sources.encode()).hexdigest()[:16]
    assert found == digest, f"uvicorn has changed {base.__name__}: read what ours replaces, then write {found} here"


def test_what_waits_in_a_connection_of_websockets_is_what_its_own_frames_wait_in() -> None:
    sources = "\n".join(source_of(each) for each in (Protocol.data_to_send, Protocol.send_frame))
    found = hashlib.sha256(sources.encode()).hexdigest()[:16]
    assert found == "0e6c91350756b546", (
        f"websockets has changed: read what `_join` does with `writes`, then write {found} here"
    )


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_that_is_written_at_once_is_the_frame_that_websockets_would_send(length: int) -> None:
    written: list[bytes] = []

    class Socket(BoundedSocket):
        def __init__(self) -> None:
            self.conn = connection()
            self.loop = unittest.mock.Mock()
            self.transport = unittest.mock.Mock(is_closing=lambda: False, write=written.append)
            self.writable = asyncio.Event()
            self.writable.set()
            self.handshake_complete, self.close_sent, self.disconnected, self._unwritten = True, False, False, 0

    ours, theirs, text = Socket(), connection(), b"x" * length
    assert ours.write_text(text)
    theirs.send_text(text)
    assert b"".join(written) + b"".join(ours.conn.data_to_send()) == b"".join(theirs.data_to_send())
    ours.conn.send_ping(b"after")
    assert ours.conn.data_to_send(), "whatever is sent next goes the same way"


def connection() -> ServerProtocol:
    """A connection that is let in already."""
    made = ServerProtocol()
    made.state = State.OPEN
    return made
