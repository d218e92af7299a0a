"""Every message between the server and its clients, once. Schemas, documentation and clients' types come from here."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from freebooter.narration.topics import Kind
from freebooter.table.commands import AnyCommand
from freebooter.table.entries import Clock, SeatKind
from freebooter.table.messages import Presence, SeatInfo, Snapshot, Update
from freebooter.table.results import Ending
from freebooter.table.table import Status

Language = Literal["en", "de", "cs", "ja"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{8,16}$")]


# --- over the socket, from the client --------------------------------------------------------------------------------


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


# --- over the socket, from the server --------------------------------------------------------------------------------


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


# --- REST ------------------------------------------------------------------------------------------------------------


class Problem(Struct):
    """Why a request was refused."""

    reason: str
    message: str


class Me(Struct):
    player: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class NewSeat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: `person` is whoever sets it up."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    """The name of a bot; one is found where none is given."""


class NewTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]], Meta(max_length=30)
    ] = {}
    public: bool = False
    rated: bool = False
    coach: bool = True
    clock: Clock = Clock()
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    start: bool = False
    """Deal at once, if no seat is open. Whoever wants to add a nonce of their own to the deal sits down with it first,
    when they have seen the commitment, and starts then."""


class Opened(Struct):
    """A new table: where it is, the word of its invitation, and the commitment to its deal."""

    table: str
    key: str
    link: str
    commitment: str


class Listing(Struct, omit_defaults=True):
    """A table in the lobby."""

    table: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    clock: Clock
    rated: bool
    created: int
    updated: int


def read_listing(data: bytes) -> Listing:
    return msgspec.json.decode(data, type=Listing)


class Listings(Struct):
    tables: list[Listing]


class Tokens(Struct):
    """The tokens of the outside bots' seats, by seat."""

    tokens: dict[int, str]


class Finished(Struct, omit_defaults=True):
    """A finished match."""

    table: str
    game: str
    ended: int
    ending: Ending
    rated: bool
    seats: list[SeatInfo]
    points: list[int]
    shares: list[float]
    public: bool = False
    """Whether everybody could watch; others are shown to their players alone."""


def read_finished(data: bytes) -> Finished:
    return msgspec.json.decode(data, type=Finished)


class History(Struct):
    matches: list[Finished]


class Rating(Struct):
    player: str
    name: str
    game: str
    rating: float
    """What is almost certainly reached: the mean less three deviations."""
    mean: float
    deviation: float
    matches: int


class Ratings(Struct):
    ratings: list[Rating]


class Profile(Struct):
    player: str
    name: str
    since: int
    ratings: list[Rating]
    matches: list[Finished]


class Told(Struct):
    """A match from its beginning, as one seat knows it, as the updates that its viewer was sent."""

    updates: list[Update]


class OptionInfo(Struct):
    name: str
    values: list[str]


class GameInfo(Struct):
    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    editions: dict[str, dict[str, str]]
    """What each edition sets."""
    bots: list[str]
    """From the weakest up."""
    usual_bots: list[str]
    usual: dict[str, str]
    """What holds at a table of the fewest players unless it decides otherwise; the edition and all it sets included."""
    chance: dict[str, list[str]]
    """The options that may be `random`, and among what is then drawn."""


class Games(Struct):
    games: list[GameInfo]


class RuleTopic(Struct):
    """A piece of the rules. Paragraphs of the text are parted by blank lines, items of a list begin with “- ”, and what
    stands between two pairs of asterisks is bold."""

    id: str
    """The kind, a hyphen and the name in the notation: `section-goal`, `suit-kraken`, `switch-discard`, `good-gold`."""
    kind: Kind
    title: str
    text: str


class Rules(Struct):
    """The rules of a game as some options have them, in the order in which they are best read."""

    topics: list[RuleTopic]


class Health(Struct):
    status: Literal["ready", "draining"]
    version: str
    node: str
