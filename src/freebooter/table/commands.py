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
    """Take an open seat; by default the first."""

    seat: Seat | None = None
    nonce: Nonce = ""
    """Random hexadecimal digits that go into the deal."""


class Stand(Command, frozen=True, kw_only=True):
    """Give up the seat, before the match."""


class Place(Command, frozen=True, kw_only=True):
    """The host, before the match: give a seat to a bot or an external bot, or open it again, even if it's taken."""

    seat: Seat
    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""


class Start(Command, frozen=True, kw_only=True):
    """The host: deal. Bots of the stand-in level take open seats."""


class Close(Command, frozen=True, kw_only=True):
    """The host, before the match: close the table."""


class Move(Command, frozen=True, kw_only=True):
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    """In the game's notation."""
    version: Annotated[int, Meta(ge=0)] | None = None
    """The version that asked the question; an answer to an older question is refused."""


class Say(Command, frozen=True, kw_only=True):
    text: Text


class Promise(Command, frozen=True, kw_only=True):
    promise: Annotated[str, Meta(min_length=1, max_length=80)]


class Vote(Command, frozen=True, kw_only=True):
    """Vote on a motion; it passes when everyone present is for it."""

    motion: Motion
    yes: bool = True


class Resume(Command, frozen=True, kw_only=True):
    """End the pause."""


class Pace(Command, frozen=True, kw_only=True):
    """Change the table's pace: the host, or the only person seated."""

    pace: pace.Pace


class Next(Command, frozen=True, kw_only=True):
    """Let the bots continue at once: the only person seated, or anyone at a step-by-step table."""


class Resign(Command, frozen=True, kw_only=True):
    """Resign: with two players the other wins, with more a bot plays on."""


class Return(Command, frozen=True, kw_only=True):
    """Take back the seat from the bot that stood in."""


class Rematch(Command, frozen=True, kw_only=True):
    """Play again with the same seats."""


AnyCommand = (
    Sit | Stand | Place | Start | Close | Move | Say | Promise | Vote | Resume | Pace | Next | Resign | Return | Rematch
)
