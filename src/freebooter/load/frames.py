"""WebSocket frames (RFC 6455) as the load tool needs them: text out, anything in, nothing compressed.

A general library spends on each frame more than the server does; thousands of sockets on one core leave no room for it.
"""

from __future__ import annotations

from collections.abc import Iterator

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA

_NO_MASK = bytes(4)
"""The key of a client's mask. Masks protect careless proxies from hostile pages, and here there is neither; a key of
nothing but zeros is a key all the same."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message of a client."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + _NO_MASK + payload


class Reader:
    """Cuts what arrives into messages, whatever pieces it arrives in."""

    __slots__ = ("_begun", "_rest")

    def __init__(self) -> None:
        self._rest = b""
        self._begun: tuple[int, bytes] | None = None
        """The opcode and the first fragments of a message that is not whole yet."""

    def messages(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The opcode and the payload of everything that is whole now."""
        if self._rest:
            data = self._rest + data
        place, size = 0, len(data)
        while size - place >= 2:
            length, start = data[place + 1] & 0x7F, place + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + length > size:
                break
            first, payload = data[place], data[start : start + length]
            place = start + length
            if first & 0x80 and self._begun is None:
                yield first & 0x0F, payload
            else:
                yield from self._joined(first, payload)
        self._rest = data[place:]

    def _joined(self, first: int, payload: bytes) -> Iterator[tuple[int, bytes]]:
        opcode, last = first & 0x0F, first & 0x80
        if opcode >= CLOSE:  # Control frames may come between fragments.
            yield opcode, payload
            return
        begun, before = self._begun or (opcode, b"")
        self._begun = None if last else (begun, before + payload)
        if last:
            yield begun, before + payload
