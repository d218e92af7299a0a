"""The server's messages, reduced to what the load tool looks at. What it only compares stays as it came."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

NOTHING = Raw(b"")


class Deal(Struct):
    commitment: str
    secret: str = ""


class TableState(Struct):
    table: str
    status: str
    deal: Deal
    next: str = ""


class Snapshot(Struct, tag_field="type", tag="table"):
    version: int
    table: TableState
    view: Raw = NOTHING
    moves: Raw = NOTHING
    key: str = ""


class Update(Struct, tag_field="type", tag="update"):
    version: int
    what: str
    table: TableState | None = None
    view: Raw = NOTHING
    moves: Raw = NOTHING
    move: Raw = NOTHING
    events: Raw = NOTHING


class Done(Struct, tag_field="type", tag="done"):
    id: str
    version: int
    table: str = ""


class Refused(Struct, tag_field="type", tag="refused"):
    reason: str
    id: str = ""


class Goodbye(Struct, tag_field="type", tag="goodbye"):
    reason: str


class Elsewhere(Struct, tag_field="type", tag="elsewhere"):
    address: str
    ticket: str


class Presence(Struct, tag_field="type", tag="presence"):
    pass


class Pong(Struct, tag_field="type", tag="pong"):
    pass


Heard = Snapshot | Update | Done | Refused | Goodbye | Elsewhere | Presence | Pong

read_heard = msgspec.json.Decoder(Heard).decode
read_moves = msgspec.json.Decoder(list[str]).decode
