"""What goes over the socket of a table: commands one way, updates the other, and a few words around them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from freebooter.table.commands import AnyCommand
from freebooter.table.messages import Presence, Snapshot, Update

Language = Literal["en", "de", "cs", "ja"]
Key = Annotated[str, Meta(max_length=64)]


class Hello(Struct, tag_field="type", tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message of a client. A person is known by their session; an outside bot shows its token."""

    key: Key = ""
    """The word of the invitation, for a private table at which one has no seat."""
    token: Annotated[str, Meta(max_length=400)] = ""
    """An outside bot's token for its seat."""
    ticket: Annotated[str, Meta(max_length=400)] = ""
    """Instead of a session, where another node named this one."""
    after: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """The last version the client has: it is sent what it has missed since."""
    language: Language = "en"
    words: bool = False
    """Whether what happens and what can be done is also to be told in words, in that language."""


class Ping(Struct, tag_field="type", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Answered by a pong, for clients that want to know whether they are connected."""


FromClient = Hello | Ping | AnyCommand


class Done(Struct, tag_field="type", tag="done", omit_defaults=True):
    """A command was accepted, and will be there after any crash."""

    id: str
    version: int
    table: str = ""
    """The table of the rematch, where that was asked for."""


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """A command was refused; nothing has changed."""

    reason: str
    """Always the same word for the same reason."""
    message: str
    """One sentence for a person."""
    id: str = ""


class Elsewhere(Struct, tag_field="type", tag="elsewhere"):
    """The table is at another node: connect there and show the ticket."""

    address: str
    ticket: str


class Goodbye(Struct, tag_field="type", tag="goodbye"):
    """The server closes the connection and says why; `again` tells whether to come back at once."""

    reason: str
    message: str
    again: bool


class Pong(Struct, tag_field="type", tag="pong"):
    pass


FromServer = Snapshot | Update | Presence | Done | Refused | Elsewhere | Goodbye | Pong
