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
    """Not only in this browser: all earlier sessions become invalid."""


class NewSeat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table; `person` is the host."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    """The name of a bot; by default one is picked."""


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
    """Deal at once, if no seat is open. To add your own nonce to the deal, see the commitment first, sit down with the
    nonce, and start then."""


class TryAgain(Struct, forbid_unknown_fields=True):
    """Which position of a finished match to play on from, and at whose seat."""

    version: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    """The last log entry that counts; to retry a decision, the one before the entry that made it."""
    seat: Annotated[int, Meta(ge=0, le=15)]


class Opened(Struct):
    """A new table: where it is, the invitation's key, and the commitment to its deal."""

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
    """The seats of people the match is waiting for; reliable only for your own tables."""


def read_listing(data: bytes) -> Listing:
    return msgspec.json.decode(data, type=Listing)


class Listings(Struct):
    tables: list[Listing]


class Tokens(Struct):
    """The external bots' tokens, by seat."""

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
    """Whether everyone could watch; other matches are shown only to their players."""
    removed: bool = False
    """Whether only this summary is left of it."""


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
    """A cautious lower bound: the mean minus three deviations."""
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
    """A page of a match as one seat knows it: the updates its viewer got."""

    updates: list[Update]
    next: int | None = None
    """Send this as `after` to get the next page; null on the last page."""


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
    """From weakest to strongest."""
    usual_bots: list[str]
    usual: dict[str, str]
    """The defaults at a table of the fewest players, including the edition and all it sets."""
    chance: dict[str, list[str]]
    """The options that may be `random`, and the values drawn from."""
    minutes: int
    """About how long a match among people takes."""
    lessons: int
    """How many lessons there are."""
    weights: dict[str, float]
    """How long each event is shown, relative to 1, by the event's name; 1 if not listed."""


class Games(Struct):
    games: list[GameInfo]


class RuleTopic(Struct):
    """A piece of the rules. Blank lines separate paragraphs, list items start with “- ”, and text between two pairs of
    asterisks is bold."""

    id: str
    """The kind, a hyphen and the name in the notation: `section-goal`, `switch-discard`."""
    kind: str
    title: str
    text: str


class Rules(Struct):
    """The rules of a game for some options, in reading order."""

    topics: list[RuleTopic]


class Health(Struct):
    status: Literal["alive", "draining"]
    version: str
    node: str


class Ready(Struct):
    """New players may be sent here."""

    status: Literal["ready"]
    version: str
    node: str
    not_ready: list[str]
    """The games nobody can play yet, or ever; see `/api/readiness`."""


GameState = Literal["ready", "loading", "compiling", "waiting", "failed"]


class GameReadiness(Struct):
    """The progress of a game: whether it can be played, and when."""

    game: str
    """Its name."""
    state: GameState
    """`waiting` is compiled after the others, or at once if someone wants it."""
    done: float
    """From 0 to 1, by the usual cost of the work done."""
    seconds_left: float | None
    """An estimate; null while unknown."""
    problem: str
    """What went wrong, if the game has failed."""
    bots: dict[str, bool]
    """Which of its bots are ready."""
    coach: bool
    """Whether its coach is ready."""


class Readiness(Struct):
    games: list[GameReadiness]
    all_ready: bool
    """Whether nothing is left to compile, including bots and coaches."""


class Wanted(Struct, forbid_unknown_fields=True):
    """The game that someone wants to play next."""

    game: Annotated[str, Meta(max_length=40)]
