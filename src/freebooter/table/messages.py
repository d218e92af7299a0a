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
    """Why a bot plays for this seat, if one does."""
    forfeit: bool = False
    """Whether its person left a rated match: for the rating they've resigned, even if they came back."""


class VoteInfo(Struct):
    motion: Motion
    yes: list[int]
    """The seats in favor so far."""


class DealInfo(Struct, omit_defaults=True):
    """What anyone needs to check the deal; the secret, the nonces and the key come after the match."""

    commitment: str
    secret: str = ""
    nonces: list[str] = []
    seed: str = ""
    """For a match without a key: in decimal, as text, since it may exceed a JavaScript number."""
    key: str = ""
    """The key of all chance, as 64 hexadecimal digits; matches from before there were keys have none."""
    log: str = ""
    """The last hash of the log's chain."""


class ResultInfo(Struct):
    ending: Ending
    points: list[int]
    shares: list[float]
    """Everyone's share of the victory; they add up to one, or to zero if the match was abandoned."""
    rated: bool


class OriginInfo(Struct):
    """The position of another match from which this one starts."""

    table: str
    version: int
    """The version in the other table's log."""
    seat: int
    """Who tries it again; what this seat couldn't know was dealt anew."""


class TableInfo(Struct, omit_defaults=True):
    """A table as everyone may see it."""

    table: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    host: str
    """The public id of the person who set up the table."""
    public: bool
    rated: bool
    coach: bool
    clock: Clock
    stand_in: str
    deal: DealInfo
    created: int
    """In milliseconds since 1970, like all times."""
    pace: Pace = "normal"
    beat: float = 0.0
    """How many milliseconds an event of weight 1 is shown; the weights are the game's."""
    starting: bool = False
    """Whether the match begins by itself as soon as its game is ready."""
    paused: bool = False
    votes: list[VoteInfo] = []
    result: ResultInfo | None = None
    previous: str = ""
    next: str = ""
    """The table of the rematch."""
    origin: OriginInfo | None = None
    """Where the match starts, if not with a deal; then it has no record and doesn't count."""


class Clocks(Struct):
    """Each seat's remaining time in milliseconds, when the message was sent; None if no time is kept."""

    left: list[int | None]
    running: list[int]
    """The seats whose clocks are running."""


class Remark(Struct):
    """What someone said or promised."""

    version: int
    seat: int
    text: str
    promise: bool = False
    name: str = ""
    """The speaker; before the match, someone else may have taken the seat since."""


class PromiseInfo(Struct):
    """What has become of a promise."""

    number: int
    """Its place among all promises of the match, from 0."""
    seat: int
    promise: str
    round: int
    fate: Literal["open", "kept", "broken", "lapsed"]


class Happened(Struct, omit_defaults=True):
    """Something the last move did, as far as the viewer may know. The games' pages list them."""

    event: str
    seat: int | None = None
    card: Any = None
    other: Any = None


class Captions(Struct, omit_defaults=True):
    """A view and its events in words, for a viewer whose hello asked for them."""

    told: list[str] = []
    """What happened, one sentence each."""
    headings: list[int] = []
    """The indexes in `told` of sentences that begin something new, such as a turn."""
    question: str = ""
    """What the viewer has to decide, and why; or whom everyone is waiting for."""
    choices: list[str] = []
    """The viewer's `moves` in words, in the same order."""
    ranking: list[int] = []
    """After the match: the seats, winners first."""
    reasons: list[str] = []
    """After the match: why the winners won, if it's not just by points."""
    outcomes: list[dict[str, str | int]] | None = None
    """What every combination of decisions would lead to, if the game can tell and the viewer sees all that matters; the
    fields are the game's own. Not at tables without a coach."""


class Snapshot(Struct, tag_field="type", tag="table", omit_defaults=True):
    """Everything a viewer may know about the table now: the answer to a hello."""

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
    """What has become of the latest promises."""
    connected: list[int] = []
    spectators: int = 0
    nodes: list[str] = []
    """Other addresses of this server, if there are several."""
    key: str = ""
    """For seated players: the invitation's key."""
    aid: Captions | None = None
    """Texts, if the viewer asked for them."""


class OwnPart(Struct, omit_defaults=True):
    """What of an update is the viewer's own, whoever else sees the same."""

    move: str | None = None
    """The move, if the viewer may know it."""
    moves: list[str] = []
    """What the viewer may do now."""
    choices: list[dict[str, Any]] = []
    """What each of `moves` is about, in the same order."""
    may_promise: bool = False


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    """One entry of the log, as far as the viewer may know it, and what it changed. Versions have no gaps."""

    version: int
    what: str
    """The entry: `moved`, `said`, `sat`, …"""
    at: int
    seat: int | None = None
    """Whose entry it is."""
    bot: str = ""
    """The level of the bot that made the move."""
    table: TableInfo | None = None
    """If something about the table has changed."""
    clocks: Clocks | None = None
    remark: Remark | None = None
    promises: list[PromiseInfo] | None = None
    """Promises that are new or changed; each replaces the one with its `number`."""
    events: list[Happened] | None = None
    """What the move did."""
    move: str | None = None
    """The move, if the viewer may know it."""
    moves: list[str] = []
    """What the viewer may do now."""
    choices: list[dict[str, Any]] = []
    """What each of `moves` is about, in the same order."""
    may_promise: bool = False
    view: dict[str, Any] | None = None
    aid: Captions | None = None
    """Texts, if the viewer asked for them."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected now."""

    connected: list[int]
    spectators: int
