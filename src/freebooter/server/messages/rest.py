"""What goes over REST around the tables: players, the lobby, results and the games; about learning, see `learning`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from freebooter.table.entries import Clock, SeatKind
from freebooter.table.messages import SeatInfo, Update
from freebooter.table.pace import Pace
from freebooter.table.results import Ending
from freebooter.table.table import Status

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{8,16}$")]


class Problem(Struct):
    """Why a request was refused."""

    reason: str
    message: str


class Me(Struct):
    player: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class SignOut(Struct, forbid_unknown_fields=True):
    """Where to sign out."""

    everywhere: bool = False
    """Not only in this browser: no session that was given out before is good any more."""


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
    pace: Pace = "normal"
    start: bool = False
    """Deal at once, if no seat is open. Whoever wants to add a nonce of their own to the deal sits down with it first,
    when they have seen the commitment, and starts then."""


class TryAgain(Struct, forbid_unknown_fields=True):
    """Which position of a finished match to play on from, and at whose seat."""

    version: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    """The last entry of the log that counts; before a decision, the one before the entry that made it."""
    seat: Annotated[int, Meta(ge=0, le=15)]


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
    waits_for: list[int] = []
    """The seats of people for whom the match waits; certain only among one's own tables."""


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
    removed: bool = False
    """Whether nothing but this is kept of it any more."""


def read_finished(data: bytes, has_log: bool) -> Finished:
    finished = msgspec.json.decode(data, type=Finished)
    finished.removed = not has_log
    return finished


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


class Updates(Struct):
    """A page of a match as one seat knows it: the updates that its viewer was sent."""

    updates: list[Update]
    next: int | None = None
    """Ask for the next page with this as `after`; null where this was the last."""


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
    minutes: int
    """How long a match of people takes, about."""
    lessons: int
    """How many lessons there are."""
    weights: dict[str, float]
    """How much there is to understand when something happens, by the event's name; 1 where it is not named."""


class Games(Struct):
    games: list[GameInfo]


class RuleTopic(Struct):
    """A piece of the rules. Paragraphs of the text are parted by blank lines, items of a list begin with “- ”, and what
    stands between two pairs of asterisks is bold."""

    id: str
    """The kind, a hyphen and the name in the notation: `section-goal`, `switch-discard`."""
    kind: str
    title: str
    text: str


class Rules(Struct):
    """The rules of a game as some options have them, in the order in which they are best read."""

    topics: list[RuleTopic]


class Health(Struct):
    status: Literal["alive", "draining"]
    version: str
    node: str


class Readiness(Struct):
    """That somebody new may be sent here."""

    status: Literal["ready"]
    version: str
    node: str
