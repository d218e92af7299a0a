"""What can be asked of a table, by whatever way it comes. A command has an id; it counts once, however often sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from . import pace
from .entries import Motion, SeatKind

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=400)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True):
    id: CommandId
    """Chosen by the sender; the same id again is the same command."""


class Sit(Command, frozen=True, kw_only=True):
    """Take an open seat; the first one where none is named."""

    seat: Seat | None = None
    nonce: Nonce = ""
    """Random hexadecimal digits that go into the deal."""


class Stand(Command, frozen=True, kw_only=True):
    """Give the seat up before the match."""


class Place(Command, frozen=True, kw_only=True):
    """The host, before the match: give a seat to a bot or an outside bot, or open it again, whoever sits there."""

    seat: Seat
    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""


class Start(Command, frozen=True, kw_only=True):
    """The host: deal. Open seats are given to bots of the level that stands in."""


class Close(Command, frozen=True, kw_only=True):
    """The host, before the match: give the table up."""


class Move(Command, frozen=True, kw_only=True):
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    """As the notation writes it."""
    version: Annotated[int, Meta(ge=0)] | None = None
    """The version that put the question which this answers: a move that answers an older question is refused."""


class Say(Command, frozen=True, kw_only=True):
    text: Text


class Promise(Command, frozen=True, kw_only=True):
    promise: Annotated[str, Meta(min_length=1, max_length=80)]


class Vote(Command, frozen=True, kw_only=True):
    """For or against a motion; it is carried when everybody who is there is for it."""

    motion: Motion
    yes: bool = True


class Resume(Command, frozen=True, kw_only=True):
    """End the pause."""


class Pace(Command, frozen=True, kw_only=True):
    """Let the table go faster or slower: the host, or the only person who sits there."""

    pace: pace.Pace


class Next(Command, frozen=True, kw_only=True):
    """Let the bots go on at once: the only person who sits there, or anybody at a table that goes step by step."""


class Resign(Command, frozen=True, kw_only=True):
    """Give the match up: of two players the other wins, among more a bot plays on."""


class Return(Command, frozen=True, kw_only=True):
    """Play on instead of the bot that stood in."""


class Rematch(Command, frozen=True, kw_only=True):
    """Play again with the same seats."""


AnyCommand = (
    Sit | Stand | Place | Start | Close | Move | Say | Promise | Vote | Resume | Pace | Next | Resign | Return | Rematch
)
