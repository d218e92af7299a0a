"""What a viewer is told of a table, built from public facts and what its seat knows, and from nothing else."""

from __future__ import annotations

from functools import cached_property
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
    OwnPart,
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
        starting=table.starting,
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
            may_promise=viewer in _promisers(table),
            clocks=clocks_of(table, now),
            talk=[Remark(*remark) for remark in table.talk[-MOST_TALK:]],
            promises=self._promises.last,
            key="" if viewer == ONLOOKER else table.created.key,
        )
        if match is not None and table.status in ("playing", "over"):
            perspective = Perspective(match, viewer)
            snapshot.view = perspective.plain_view
            choices = perspective.choices if viewer in _choosers(table) else []
            _offer(snapshot, choices)
            if language:
                snapshot.aid = captions_of(table, perspective, choices, language, Telling.ENDING)
        return snapshot


def _offer(message: Snapshot | Update, choices: list[Choice]) -> None:
    message.moves = [choice.move for choice in choices]
    message.choices = [plain_choice(choice) for choice in choices]


def _choosers(table: Table) -> list[int]:
    """The seats of which a move would be accepted now: nobody's while the match is paused, or where a bot plays."""
    if table.paused or not table.is_playing:
        return []
    own = (seat for seat, held in enumerate(table.seats) if held.decides_itself)
    return [seat for seat in own if seat in table.asked or table.may_change(seat)]


def _promisers(table: Table) -> list[int]:
    """The seats that are asked now whether they promise something, and that decide that themselves."""
    if table.match is None or not table.is_playing:
        return []
    return [seat for seat in table.match.may_promise() if table.seats[seat].decides_itself]


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
        self._what = type(entry).__name__.lower()
        self._has_events = isinstance(entry, entries.Moved | entries.Started)
        self._has_remark = isinstance(entry, entries.Said | entries.Promised)
        self._is_move = isinstance(entry, entries.Moved)
        is_seen = is_news or self._has_events or isinstance(entry, entries.Promised)
        self._shows_the_match = is_seen and table.match is not None
        """Whether there is something new to see of the match, or to do in it."""
        self._choosers = _choosers(table) if self._shows_the_match else []
        self._promisers = _promisers(table) if self._shows_the_match else []
        self._common_parts: dict[int, bytes] = {}
        self._frames: dict[tuple[int, str], bytes] = {}

    def frame(self, viewer: int, language: str = "") -> bytes:
        """The update for a viewer; in words, too, where a language is named."""
        frame = self._frames.get((viewer, language))
        if frame is None:
            frame = self._written(viewer, language) if self._shows_the_match else encode(self.update(viewer, language))
            self._frames[viewer, language] = frame
        return frame

    def _written(self, viewer: int, language: str) -> bytes:
        """An update that shows the match. What several see alike is written once."""
        perspective = self._perspectives.of(viewer)
        choices = perspective.choices if viewer in self._choosers else []
        if choices or self._public_move is None or viewer in self._promisers:
            own = _inner(OwnPart(*self._own_part(perspective, choices)))
        else:
            own = self._public_part
        view = perspective.written_view
        if language:
            words = encode(self._captions(perspective, choices, language, is_addressed=True))
            return b'%b%b"view":%b,"aid":%b}' % (self._common_part(perspective.alike), own, view, words)
        return b'%b%b"view":%b}' % (self._common_part(perspective.alike), own, view)

    def _common_part(self, perspective: Perspective) -> bytes:
        """What is told alike to all who know the same, up to the comma before what is a viewer's own."""
        found = self._common_parts.get(perspective.viewer)
        if found is None:
            update = self._begun()
            if self._has_events:
                update.events = cast(Any, Raw(perspective.written_events))
            found = self._common_parts[perspective.viewer] = encode(update)[:-1] + b","
        return found

    def _own_part(self, perspective: Perspective, choices: list[Choice]) -> tuple[Any, ...]:
        """The move as the viewer may know it, what it may do now, what that is about, and whether it may promise."""
        viewer = perspective.viewer
        move = perspective.match.last_move(viewer) if self._is_move else None
        moves, plain = [choice.move for choice in choices], [plain_choice(choice) for choice in choices]
        return move, moves, plain, viewer in self._promisers

    @cached_property
    def _public_move(self) -> str | None:
        """The move, where everybody may know it."""
        match = self.table.match
        return match.last_move(ONLOOKER) if self._is_move and match is not None else None

    @cached_property
    def _public_part(self) -> bytes:
        return _inner(OwnPart(self._public_move))

    @cached_property
    def _perspectives(self) -> Perspectives:
        assert self.table.match is not None
        return Perspectives(self.table.match)

    def update(self, viewer: int, language: str = "", is_addressed: bool = True) -> Update:
        """The same before it is written; in words for whoever looks through a viewer's eyes, where not to it itself."""
        update = self._begun()
        if self._shows_the_match:
            perspective = self._perspectives.of(viewer)
            choices = perspective.choices if viewer in self._choosers else []
            update.events = perspective.plain_events if self._has_events else None
            update.move, update.moves, update.choices, update.may_promise = self._own_part(perspective, choices)
            update.view = perspective.plain_view
            if language:
                update.aid = self._captions(perspective, choices, language, is_addressed)
        elif language and update.remark is not None:
            update.aid = Captions([self._remark_words(viewer, language, is_addressed)])
        return update

    def _begun(self) -> Update:
        """What an update tells of the table."""
        entry = self._entry
        return Update(
            version=self.version,
            what=self._what,
            at=entry.at,
            seat=self._seat,
            bot=entry.bot if isinstance(entry, entries.Moved) else "",
            table=self._info,
            clocks=self._clocks,
            remark=Remark(*self.table.talk[-1]) if self._has_remark else None,
            promises=self._promises or None,
        )

    def _captions(self, perspective: Perspective, choices: list[Choice], language: str, is_addressed: bool) -> Captions:
        telling = Telling.MOVE if self._has_events else Telling.NOTHING
        captions = captions_of(self.table, perspective, choices, language, telling, is_addressed)
        if self._has_remark:
            captions.told = [self._remark_words(perspective.viewer, language, is_addressed)]
        return captions

    def _remark_words(self, viewer: int, language: str, is_addressed: bool) -> str:
        return remark_words(self.table, viewer if is_addressed else ONLOOKER, language)


def _inner(part: OwnPart) -> bytes:
    """What is between the braces of a part, with the comma after it; nothing where there is nothing."""
    written = encode(part)
    return written[1:-1] + b"," if len(written) > len(b"{}") else b""
