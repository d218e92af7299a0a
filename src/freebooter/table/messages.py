"""What viewers are told about a table: a snapshot when they come, an update for every entry of the log."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .entries import Absence, Clock, Motion, SeatKind
from .pace import Pace
from .results import Ending
from .table import Status


class SeatInfo(Struct, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    player: str = ""
    """The person's public id; see `/api/players/{player}`."""
    bot: str = ""
    """The level of the built-in bot that holds the seat."""
    away: Absence | None = None
    """Why a bot plays for this seat, where one does."""
    forfeit: bool = False
    """Whether its person has left a rated match: for the rating they have resigned, even if they have come back."""


class VoteInfo(Struct):
    motion: Motion
    yes: list[int]
    """The seats that are for it so far."""


class DealInfo(Struct, omit_defaults=True):
    """What anybody needs to check the deal; the secret, the nonces and the key come when the match is over."""

    commitment: str
    secret: str = ""
    nonces: list[str] = []
    seed: str = ""
    """Of a match without a key, in decimal, as text, for it may be larger than a number of JavaScript."""
    key: str = ""
    """Of the match's chance, as 64 hexadecimal digits; a match from before there were keys has none."""
    log: str = ""
    """The last link of the chain of the log."""


class ResultInfo(Struct):
    ending: Ending
    points: list[int]
    shares: list[float]
    """Everyone's part of the victory; they add up to one, or to nothing where the match was abandoned."""
    rated: bool


class OriginInfo(Struct):
    """The position of another match with which this one begins."""

    table: str
    version: int
    """Of the other table's log."""
    seat: int
    """Who tries it again; what this seat could not know was dealt anew."""


class TableInfo(Struct, omit_defaults=True):
    """A table as everybody may see it."""

    table: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    host: str
    """The public id of the person who set the table up."""
    public: bool
    rated: bool
    coach: bool
    clock: Clock
    stand_in: str
    deal: DealInfo
    created: int
    """In milliseconds since 1970, as all times."""
    pace: Pace = "normal"
    beat: float = 0.0
    """Milliseconds that what weighs 1 is given to be understood; the weights are the game's."""
    paused: bool = False
    votes: list[VoteInfo] = []
    result: ResultInfo | None = None
    previous: str = ""
    next: str = ""
    """The table of the rematch."""
    origin: OriginInfo | None = None
    """Where the match begins, if it is not with a deal; it has no record then, and counts for nothing."""


class Clocks(Struct):
    """The time left to each seat in milliseconds, at the moment the message was sent; None where none is kept."""

    left: list[int | None]
    running: list[int]
    """The seats whose time runs."""


class Remark(Struct):
    """What somebody said or promised."""

    version: int
    seat: int
    text: str
    promise: bool = False
    name: str = ""
    """Who it was; before the match, somebody else may have taken the seat since."""


class PromiseInfo(Struct):
    """What has become of a promise."""

    number: int
    """Its place among all promises of the match, from 0."""
    seat: int
    promise: str
    round: int
    fate: Literal["open", "kept", "broken", "lapsed"]


class Happened(Struct, omit_defaults=True):
    """Something that the last move did, as far as the viewer may know. The games' pages list them."""

    event: str
    seat: int | None = None
    card: Any = None
    other: Any = None


class Captions(Struct, omit_defaults=True):
    """What a view and its events say, in words, for a viewer whose hello asked for them."""

    told: list[str] = []
    """What happened, a sentence each."""
    headings: list[int] = []
    """The places in `told` of those sentences that begin something new, such as a turn."""
    question: str = ""
    """What the viewer has to decide, and why; or whom everybody waits for."""
    choices: list[str] = []
    """The viewer's `moves` in words, in the same order."""
    ranking: list[int] = []
    """When the match is over: the seats, winners first."""
    reasons: list[str] = []
    """When the match is over: why those have won who have, where it is not simply by points."""
    outcomes: list[dict[str, str | int]] | None = None
    """What would become of every way to decide together, where the game can tell and the viewer sees all that matters;
    the fields are the game's own. Not where a table has no coach."""


class Snapshot(Struct, tag_field="type", tag="table", omit_defaults=True):
    """Everything a viewer may know of the table now: the answer to a hello."""

    version: int
    table: TableInfo
    seat: int | None
    """The viewer's seat; None for a spectator."""
    at: int
    view: dict[str, Any] | None = None
    """What the viewer sees of the match; its fields are the game's own."""
    moves: list[str] = []
    """The viewer's legal moves."""
    choices: list[dict[str, Any]] = []
    """What each of `moves` is about, in the same order; the fields are the game's own."""
    may_promise: bool = False
    clocks: Clocks | None = None
    talk: list[Remark] = []
    promises: list[PromiseInfo] = []
    """What has become of the last ones."""
    connected: list[int] = []
    spectators: int = 0
    nodes: list[str] = []
    """Other addresses of this server, where there are several."""
    key: str = ""
    """For those who sit here: the word of the invitation."""
    aid: Captions | None = None
    """Words, for those who asked for them."""


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    """One entry of the log, as the viewer may know it, and what it changed. Versions come without gaps."""

    version: int
    what: str
    """The entry: `moved`, `said`, `sat`, …"""
    at: int
    seat: int | None = None
    """Whose entry it is."""
    move: str | None = None
    """The move, where the viewer may know it."""
    bot: str = ""
    """The level of the bot that made the move."""
    events: list[Happened] | None = None
    """What the move did."""
    table: TableInfo | None = None
    """Where something about the table has changed."""
    view: dict[str, Any] | None = None
    moves: list[str] = []
    choices: list[dict[str, Any]] = []
    """What each of `moves` is about, in the same order."""
    may_promise: bool = False
    clocks: Clocks | None = None
    remark: Remark | None = None
    promises: list[PromiseInfo] | None = None
    """Those that are new or have become something else; each takes the place of its `number`."""
    aid: Captions | None = None
    """Words, for those who asked for them."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected now."""

    connected: list[int]
    spectators: int
