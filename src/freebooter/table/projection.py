"""What a viewer is told of a table, built from public facts and what its seat knows, and from nothing else."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import Raw

from freebooter.engine.choice import Choice, plain_choice
from freebooter.engine.fairness import Fairness, commitment
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER

from . import entries
from .captions import Telling, captions_of, remark_words
from .entries import AnyEntry
from .messages import (
    Captions,
    Clocks,
    DealInfo,
    OriginInfo,
    PromiseInfo,
    Remark,
    ResultInfo,
    SeatInfo,
    Snapshot,
    TableInfo,
    Update,
    VoteInfo,
)
from .perspective import Perspective, Perspectives
from .promises import Promises
from .table import Table

encode = msgspec.json.Encoder().encode

MOST_TALK = 300
"""So much of what was said, the last of it, is in a snapshot."""


def view_json(match: Match, viewer: int) -> bytes:
    """What a viewer sees of a match, as it is sent."""
    return Perspective(match, viewer).written_view


def events_json(match: Match, viewer: int) -> bytes:
    """What the last move did, as far as a viewer may know, as it is sent."""
    return Perspective(match, viewer).written_events


def moves_of(match: Match, viewer: int) -> list[str]:
    """A viewer's legal moves in the notation."""
    return [] if viewer == ONLOOKER else [match.write(action) for action in match.legal_moves(viewer)]


def table_info(table: Table) -> TableInfo:
    """The table as everybody may see it."""
    created, result = table.created, table.result
    deal = DealInfo(commitment(created.secret))
    if table.status == "over" and table.match is not None and table.match.fairness is not None:
        deal = _revealed(table.match.fairness, table.match.seed, table.final_link)
    return TableInfo(
        table=table.name,
        game=created.game,
        options=created.options,
        status=table.status,
        seats=[
            SeatInfo(seat.kind, seat.name, seat.player, seat.bot, seat.away, seat.forfeit > 0) for seat in table.seats
        ],
        host=created.host,
        public=created.public,
        rated=created.rated,
        coach=created.coach,
        clock=created.clock,
        stand_in=created.stand_in,
        deal=deal,
        created=created.at,
        pace=table.pace,
        beat=table.beat,
        paused=table.paused,
        votes=[VoteInfo(motion, sorted(yes)) for motion, yes in table.votes.items()],
        result=None if result is None else ResultInfo(result.ending, result.points, result.shares, result.rated),
        previous=created.previous,
        next=table.next,
        origin=None if (origin := created.origin) is None else OriginInfo(origin.table, origin.version, origin.seat),
    )


def _revealed(fairness: Fairness, seed: int | None, link: bytes) -> DealInfo:
    """Everything about the deal of a match that is over."""
    return DealInfo(
        commitment=fairness.commitment,
        secret=fairness.secret,
        nonces=list(fairness.nonces),
        seed="" if seed is None else str(seed),
        key=fairness.key.hex() if seed is None else "",
        log=link.hex(),
    )


def clocks_of(table: Table, now: int) -> Clocks | None:
    clock = table.clock
    if clock.clock.kind == "casual":
        return None
    return Clocks([clock.left_at(seat, now) for seat in range(len(table.seats))], sorted(clock.running))


class Projection:
    """Projects one table. It remembers only what everybody was told, to tell what has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._news = table.news
        self._promises = Promises(table.match)

    def told(self, entry: AnyEntry) -> Told:
        """The entry that was folded last, for any viewer."""
        table = self.table
        told = Told(table, entry, table.news != self._news, self._promises.news(table.match))
        self._news = table.news
        return told

    def snapshot(self, viewer: int, now: int, language: str = "") -> Snapshot:
        """Everything a viewer may know now; in words, too, where a language is named."""
        table, match = self.table, self.table.match
        snapshot = Snapshot(
            version=table.version,
            table=table_info(table),
            seat=None if viewer == ONLOOKER else viewer,
            at=now,
            may_promise=viewer in _promisers(table) and _plays(table, viewer),
            clocks=clocks_of(table, now),
            talk=[Remark(*remark) for remark in table.talk[-MOST_TALK:]],
            promises=self._promises.last,
            key="" if viewer == ONLOOKER else table.created.key,
        )
        if match is not None and table.status in ("playing", "over"):
            perspective = Perspective(match, viewer)
            snapshot.view = perspective.plain_view
            choices = _offer(snapshot, table, perspective)
            if language:
                snapshot.aid = captions_of(table, perspective, choices, language, Telling.ENDING)
        return snapshot


def _offer(message: Snapshot | Update, table: Table, perspective: Perspective) -> list[Choice]:
    """What would be accepted from a viewer now: nothing while the match is paused or a bot plays for them."""
    viewer = perspective.viewer
    may_choose = _plays(table, viewer) and not table.paused and not table.made_up_mind(viewer)
    choices = perspective.choices if may_choose else []
    message.moves = [choice.move for choice in choices]
    message.choices = [plain_choice(choice) for choice in choices]
    return choices


def _promisers(table: Table) -> list[int]:
    """The seats that are asked now whether they promise something."""
    return table.match.may_promise() if table.match is not None and table.is_playing else []


def _plays(table: Table, viewer: int) -> bool:
    return table.is_playing and viewer != ONLOOKER and table.seats[viewer].decides_itself


class Told:
    """One entry of the log, as each viewer may know it; the same viewer is told the same bytes."""

    def __init__(self, table: Table, entry: AnyEntry, is_news: bool, promises: list[PromiseInfo]) -> None:
        self.table = table
        self.version = table.version
        self._entry = entry
        self._seat: int | None = getattr(entry, "seat", None)
        self._info = table_info(table) if is_news else None
        self._clocks = clocks_of(table, entry.at)
        self._promises = promises
        self._frames: dict[tuple[int, str], bytes] = {}
        self._perspectives: Perspectives | None = None
        self._promisers: list[int] | None = None

    def frame(self, viewer: int, language: str = "") -> bytes:
        """The update for a viewer; in words, too, where a language is named."""
        frame = self._frames.get((viewer, language))
        if frame is None:
            frame = self._frames[viewer, language] = encode(self._update(viewer, language, True, is_written=True))
        return frame

    def update(self, viewer: int, language: str = "", is_addressed: bool = True) -> Update:
        """The same before it is written; in words for whoever looks through a viewer's eyes, where not to it itself."""
        return self._update(viewer, language, is_addressed, is_written=False)

    def _update(self, viewer: int, language: str, is_addressed: bool, is_written: bool) -> Update:
        entry, table, match = self._entry, self.table, self.table.match
        update = Update(
            version=self.version,
            what=type(entry).__name__.lower(),
            at=entry.at,
            seat=self._seat,
            table=self._info,
            clocks=self._clocks,
            promises=self._promises or None,
        )
        if match is not None and self._changes_the_match():
            self._show(update, self._perspective(match, viewer), language, is_addressed, is_written)
        if isinstance(entry, entries.Said | entries.Promised):
            update.remark = Remark(*table.talk[-1])
            if language:
                update.aid = update.aid or Captions()
                update.aid.told = [remark_words(table, viewer if is_addressed else ONLOOKER, language)]
        return update

    def _changes_the_match(self) -> bool:
        """Whether there is something new to see of the match, or to do in it."""
        return self._info is not None or isinstance(self._entry, entries.Moved | entries.Started | entries.Promised)

    def _perspective(self, match: Match, viewer: int) -> Perspective:
        if self._perspectives is None:
            self._perspectives = Perspectives(match)
        return self._perspectives.of(viewer)

    def _show(
        self, update: Update, perspective: Perspective, language: str, is_addressed: bool, is_written: bool
    ) -> None:
        """The match, and in words where a language is named. What several see alike is written once, if at all."""
        entry, table, viewer = self._entry, self.table, perspective.viewer
        if isinstance(entry, entries.Moved):
            update.bot = entry.bot
            update.move = perspective.match.last_move(viewer)
        has_events = isinstance(entry, entries.Moved | entries.Started)
        if is_written:
            update.view = cast(Any, Raw(perspective.written_view))
            update.events = cast(Any, Raw(perspective.written_events)) if has_events else None
        else:
            update.view = perspective.plain_view
            update.events = perspective.plain_events if has_events else None
        choices = _offer(update, table, perspective)
        if self._promisers is None:
            self._promisers = _promisers(table)
        update.may_promise = viewer in self._promisers and _plays(table, viewer)
        if language:
            telling = Telling.MOVE if has_events else Telling.NOTHING
            update.aid = captions_of(table, perspective, choices, language, telling, is_addressed)
