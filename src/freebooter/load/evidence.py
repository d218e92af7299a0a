"""What was seen at a table, kept small: enough to tell after the match whether every bit of it was right."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from hashlib import blake2b
from typing import NamedTuple


class Kind(IntEnum):
    """What the viewer was told of."""

    SNAPSHOT = 0
    STARTED = 1
    MOVED = 2
    ENDED = 3
    """Something other than a move, with which or after which the match is over."""
    OTHER = 4


def digest(data: bytes | memoryview) -> int:
    """A short fingerprint; nothing for nothing."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little") if data else 0


class SeenMessage(NamedTuple):
    """One message about the match, its parts by their digests; 0 where a part was missing."""

    version: int
    kind: int
    view: int
    moves: int
    move: int
    events: int


@dataclass
class Seen:
    """All that one viewer was sent about one match."""

    seat: int
    """The seat, or `ONLOOKER`."""
    numbers: array[int] = field(default_factory=lambda: array("Q"))
    """Message after message, in six numbers each."""

    def add(self, message: tuple[int, int, int, int, int, int]) -> None:
        self.numbers.extend(message)

    @property
    def last_version(self) -> int:
        return self.numbers[-6] if self.numbers else 0

    def __iter__(self) -> Iterator[SeenMessage]:
        numbers = iter(self.numbers)
        return (SeenMessage(*six) for six in zip(*[numbers] * 6, strict=True))


class Accepted(NamedTuple):
    """A move that the server has acknowledged."""

    version: int
    seat: int
    move: str


@dataclass
class Evidence:
    """One match, as its viewers were told of it."""

    table: str
    cookie: str
    """The host's session, by which the record can be had."""
    commitment: str = ""
    """What was published before the first card."""
    secret: str = ""
    """What was told at the end."""
    nonces: list[str] = field(default_factory=list)
    viewers: list[Seen] = field(default_factory=list)
    accepted: list[Accepted] = field(default_factory=list)
    whole: bool = False
    """Whether everybody was there to the end."""
    record: str = ""
    """Empty where the match is not to be replayed, or where there was no record."""
