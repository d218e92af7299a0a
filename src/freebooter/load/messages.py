"""The server's messages, reduced to what the load tool looks at. What it only compares stays as it came."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from freebooter.server.messages.socket import Done, Elsewhere, Goodbye, Pong, Refused

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
    aid: Raw = NOTHING
    key: str = ""


class Update(Struct, tag_field="type", tag="update"):
    version: int
    what: str
    table: TableState | None = None
    view: Raw = NOTHING
    moves: Raw = NOTHING
    move: Raw = NOTHING
    events: Raw = NOTHING
    aid: Raw = NOTHING


class Presence(Struct, tag_field="type", tag="presence"):
    pass


FromServer = Snapshot | Update | Done | Refused | Goodbye | Elsewhere | Presence | Pong

read_message = msgspec.json.Decoder(FromServer).decode
read_moves = msgspec.json.Decoder(list[str]).decode
