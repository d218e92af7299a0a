"""How large the log of a table may grow. Talk has a share of it, and so have seats, votes and the like.

Moves have room always, and so has whatever ends a match or a pause: nothing that is said keeps anybody from playing on.
"""

from __future__ import annotations

from dataclasses import dataclass

from .entries import AnyEntry, Said

MOST_CHANGES = 5
"""So often a choice that was made in secret may be changed before it stands."""


@dataclass(frozen=True)
class Room:
    """How many entries a log may have, and how many bytes; half of each is for talk."""

    entries: int = 10_000
    bytes: int = 2 * 2**20


class Size:
    """How large a log is: its entries and their bytes, and of these what was said."""

    __slots__ = ("bytes", "entries", "lines", "talk_bytes")

    def __init__(self) -> None:
        self.entries = 0
        self.bytes = 0
        self.lines = 0
        self.talk_bytes = 0

    def add(self, entry: AnyEntry, length: int) -> None:
        self.entries += 1
        self.bytes += length
        if isinstance(entry, Said):
            self.lines += 1
            self.talk_bytes += length

    def has_room_for_talk(self, room: Room) -> bool:
        return 2 * self.lines < room.entries and 2 * self.talk_bytes < room.bytes

    def has_room(self, room: Room) -> bool:
        """Whether so little has happened beside the talk that there is room for more than moves."""
        return 2 * (self.entries - self.lines) < room.entries and 2 * (self.bytes - self.talk_bytes) < room.bytes
