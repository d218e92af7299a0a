"""What a viewer is told of a table, built from public facts and what its seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

import msgspec

from freebooter.engine.choice import Choice
from freebooter.engine.fairness import commitment
from freebooter.engine.kernels.events import read_events
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER, Observation
from freebooter.engine.wire import plain_choice, plain_view

from . import entries
from .aids import Telling, aid_of, remark_words
from .entries import AnyEntry, read_entry
from .messages import (
    Captions,
    Clocks,
    DealInfo,
    Happened,
    PromiseInfo,
    Remark,
    ResultInfo,
    SeatInfo,
    Snapshot,
    TableInfo,
    Update,
    VoteInfo,
)
from .table import Table

encode = msgspec.json.Encoder().encode

MOST_TALK = 300
"""So much of what was said, the last of it, is in a snapshot."""


def view_json(match: Match, viewer: int, observation: Observation | None = None) -> bytes:
    """What a viewer sees of a match; `observation` is its observation where that is already known."""
    return encode(plain_view(match.game.rules.view(observation or match.observation(viewer), match.players)))


def events_json(match: Match, viewer: int, observation: Observation | None = None) -> bytes:
    """What the last move did, as far as a viewer may know."""
    describe = match.game.rules.describe_event
    events = read_events((observation or match.observation(viewer)).observed)
    return encode([Happened(*describe(event, match.options)) for event in events])


class Views:
    """The views of one position and what led to it; what is the same from several seats is made once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._made: dict[Hashable, tuple[bytes, bytes]] = {}

    def json(self, viewer: int) -> tuple[bytes, bytes]:
        """The same bytes as `view_json` and `events_json`."""
        match = self._match
        observation = match.observation(viewer)
        key = match.game.rules.view_key(observation)
        if key is None:
            return view_json(match, viewer, observation), events_json(match, viewer, observation)
        made = self._made.get(key)
        if made is None:
            view = plain_view(match.game.rules.view(observation, match.players))
            del view["seat"]
            made = self._made[key] = encode(view), events_json(match, viewer, observation)
        seat = b"%d" % viewer if viewer < len(match.players) else b"null"
        return b'{"seat":' + seat + b"," + made[0][1:], made[1]


def moves_of(match: Match, viewer: int) -> list[str]:
    """A viewer's legal moves in the notation."""
    return [] if viewer == ONLOOKER else [match.write(action) for action in match.legal_moves(viewer)]


def table_info(table: Table) -> TableInfo:
    """The table as everybody may see it."""
    created, result = table.created, table.result
    deal = DealInfo(commitment(created.secret))
    if table.status == "over" and table.match is not None and table.match.fairness is not None:
        nonces = list(table.match.fairness.nonces)
        deal = DealInfo(deal.commitment, created.secret, nonces, str(table.match.seed), table.final_link.hex())
    return TableInfo(
        table=table.name,
        game=created.game,
        options=created.options,
        status=table.status,
        seats=[SeatInfo(seat.kind, seat.name, seat.player, seat.bot, seat.away) for seat in table.seats],
        host=created.host,
        public=created.public,
        rated=created.rated,
        coach=created.coach,
        clock=created.clock,
        stand_in=created.stand_in,
        deal=deal,
        created=created.at,
        paused=table.paused,
        votes=[VoteInfo(motion, sorted(yes)) for motion, yes in table.votes.items()],
        result=None if result is None else ResultInfo(result.ending, result.points, result.shares, result.rated),
        previous=created.previous,
        next=table.next,
    )


def clocks_of(table: Table, now: int) -> Clocks | None:
    clock = table.clock
    if clock.clock.kind == "casual":
        return None
    return Clocks([clock.left_at(seat, now) for seat in range(len(table.seats))], sorted(clock.running))


def _promises(match: Match | None) -> list[PromiseInfo]:
    if match is None or not any(remark.is_promise for remark in match.remarks):
        return []
    return [PromiseInfo(each.seat, each.text, each.round, each.fate.value) for each in match.promises()]


class Projection:
    """Projects one table. It remembers only what everybody was told, to tell what has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._news = table.news
        self._promised = _promises(table.match)

    def told(self, entry: AnyEntry) -> Told:
        """The entry that was folded last, for any viewer."""
        table = self.table
        promised = _promises(table.match)
        told = Told(table, entry, table.news != self._news, promised if promised != self._promised else None)
        self._news, self._promised = table.news, promised
        return told

    def snapshot(self, viewer: int, now: int, language: str = "") -> Snapshot:
        """Everything a viewer may know now; in words, too, where a language is named."""
        table, match = self.table, self.table.match
        seen = match is not None and table.status in ("playing", "over")
        choices = _choices_now(table, viewer)
        return Snapshot(
            version=table.version,
            table=table_info(table),
            seat=None if viewer == ONLOOKER else viewer,
            at=now,
            view=msgspec.Raw(view_json(match, viewer)) if match is not None and seen else None,
            moves=[choice.move for choice in choices],
            choices=[plain_choice(choice) for choice in choices],
            may_promise=_may_promise(table, viewer),
            clocks=clocks_of(table, now),
            talk=[Remark(*remark) for remark in table.talk[-MOST_TALK:]],
            promises=_promises(match),
            key="" if viewer == ONLOOKER else table.created.key,
            aid=aid_of(table, match, viewer, choices, language, Telling.ENDING)
            if match is not None and seen and language
            else None,
        )


def _choices_now(table: Table, viewer: int) -> list[Choice]:
    """What would be accepted from a viewer now: nothing while the match is paused or a bot plays for them."""
    match = table.match
    return match.choices(viewer) if match is not None and not table.paused and _plays(table, viewer) else []


def _may_promise(table: Table, viewer: int) -> bool:
    match = table.match
    return match is not None and _plays(table, viewer) and viewer in match.may_promise()


def _plays(table: Table, viewer: int) -> bool:
    return table.is_playing and viewer != ONLOOKER and table.seats[viewer].decides_itself


class Told:
    """One entry of the log, as each viewer may know it; the same viewer is told the same bytes."""

    def __init__(self, table: Table, entry: AnyEntry, is_news: bool, promises: list[PromiseInfo] | None) -> None:
        self.table = table
        self.version = table.version
        self._entry = entry
        self._seat: int | None = getattr(entry, "seat", None)
        self._info = table_info(table) if is_news else None
        self._clocks = clocks_of(table, entry.at)
        self._promises = promises
        self._frames: dict[tuple[int, str], bytes] = {}
        self._views: Views | None = None

    def frame(self, viewer: int, language: str = "") -> bytes:
        """The update for a viewer; in words, too, where a language is named."""
        frame = self._frames.get((viewer, language))
        if frame is None:
            frame = self._frames[viewer, language] = encode(self.update(viewer, language))
        return frame

    def _views_of(self, match: Match) -> Views:
        if self._views is None:
            self._views = Views(match)
        return self._views

    def update(self, viewer: int, language: str = "") -> Update:
        entry, table, match = self._entry, self.table, self.table.match
        update = Update(
            version=self.version,
            what=type(entry).__name__.lower(),
            at=entry.at,
            seat=self._seat,
            table=self._info,
            clocks=self._clocks,
            promises=self._promises,
        )
        if isinstance(entry, entries.Said | entries.Promised):
            update.remark = Remark(*table.talk[-1])
        choices = self._show(update, match, viewer) if match is not None else []
        if language:
            update.aid = self._aid(update, viewer, choices, language)
        return update

    def _show(self, update: Update, match: Match, viewer: int) -> list[Choice]:
        """The match, where something about it has changed; returns what the viewer may do then."""
        entry, table = self._entry, self.table
        choices: list[Choice] = []
        if isinstance(entry, entries.Moved):
            update.bot = entry.bot
            update.move = match.last_move(viewer)
        has_events = isinstance(entry, entries.Moved | entries.Started)
        if has_events or self._info is not None or isinstance(entry, entries.Promised):
            view, events = self._views_of(match).json(viewer)
            update.view = msgspec.Raw(view)
            update.events = msgspec.Raw(events) if has_events else None
            choices = _choices_now(table, viewer)
            update.moves = [choice.move for choice in choices]
            update.choices = [plain_choice(choice) for choice in choices]
            update.may_promise = _may_promise(table, viewer)
        return choices

    def _aid(self, update: Update, viewer: int, choices: list[Choice], language: str) -> Captions | None:
        """The update in words."""
        table, match, aid = self.table, self.table.match, None
        if match is not None and update.view is not None:
            telling = Telling.NOTHING if update.events is None else Telling.MOVE
            aid = aid_of(table, match, viewer, choices, language, telling)
        if update.remark is not None:
            aid = aid or Captions()
            aid.told = [remark_words(table, viewer, language)]
        return aid


def retell(
    name: str, log: Iterable[tuple[bytes, bytes]], viewer: int, after: int = 0, language: str = ""
) -> Iterator[Update]:
    """The updates that a viewer was sent after a version, told again from the log."""
    table = Table(name)
    projection = Projection(table)
    for data, link in log:
        entry = read_entry(data)
        table.fold(entry, link)
        told = projection.told(entry)
        if table.version > after:
            yield told.update(viewer, language)
