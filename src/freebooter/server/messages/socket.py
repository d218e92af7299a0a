"""What goes over the socket of a table: commands one way, updates the other, and a few words around them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from freebooter.table.commands import AnyCommand
from freebooter.table.messages import Presence, Snapshot, Update

from .rest import GameReadiness

Language = Literal["en", "de", "cs", "ja"]
Key = Annotated[str, Meta(max_length=64)]


class Hello(Struct, tag_field="type", tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message of a client. A person is known by their session; an external bot shows its token."""

    key: Key = ""
    """The invitation's key, for a private table where you have no seat."""
    token: Annotated[str, Meta(max_length=400)] = ""
    """An external bot's token for its seat."""
    ticket: Annotated[str, Meta(max_length=400)] = ""
    """Instead of a session, if another node sent you here."""
    after: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """The last version the client has; it gets what it missed since."""
    language: Language = "en"
    words: bool = False
    """Whether to add sentences in that language: what happens and what you can do."""


class Ping(Struct, tag_field="type", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Answered by a pong, for clients that want to know whether they are connected."""


FromClient = Hello | Ping | AnyCommand


class Done(Struct, tag_field="type", tag="done", omit_defaults=True):
    """A command was accepted and survives any crash."""

    id: str
    version: int
    table: str = ""
    """The table of the rematch, if you asked for one."""


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """A command was refused; nothing has changed."""

    reason: str
    """A stable word for the reason."""
    message: str
    """An error message for people."""
    id: str = ""


class Elsewhere(Struct, tag_field="type", tag="elsewhere"):
    """The table is on another node: connect there and show the ticket."""

    address: str
    ticket: str


class Goodbye(Struct, tag_field="type", tag="goodbye"):
    """The server closes the connection and says why; `again` says whether to reconnect at once."""

    reason: str
    message: str
    again: bool


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class ReadinessNews(GameReadiness, tag_field="type", tag="readiness"):
    """The progress of the table's game, if it isn't ready yet; the last one says that it is."""


FromServer = Snapshot | Update | Presence | ReadinessNews | Done | Refused | Elsewhere | Goodbye | Pong
