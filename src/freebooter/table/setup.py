"""New tables: what may be set up, and the first entry of their logs."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from freebooter.bots.player import stand_in as stand_in_of
from freebooter.bots.player import usual_bots
from freebooter.engine.fairness import new_secret
from freebooter.engine.match import Match
from freebooter.engine.players import check_new_names, name_of, own_name, spare_names
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load

from .entries import Clock, Created, Holder, Origin
from .pace import Pace
from .proposals import check_bot
from .seats import Seat, is_outside, outside_player
from .table import Table

KEY_BYTES = 16
NAME_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
NAME_LENGTH = 10


def new_name() -> str:
    """A name for a table: short enough for a link, and nobody's to guess."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))


def set_up(
    *,
    now: int,
    host: str,
    host_name: str,
    game: str,
    seats: Sequence[Holder],
    options: Mapping[str, str] = MappingProxyType({}),
    public: bool = False,
    rated: bool = False,
    coach: bool = True,
    clock: Clock = Clock(),  # noqa: B008  # It never changes.
    stand_in: str = "",
    pace: Pace = "normal",
) -> Created:
    """The first entry of a new table; raises `BadSetup`. In `seats`, a person is whoever sets it up."""
    rules = load(game)
    if len(seats) not in rules.seats:
        count = rules.seats
        raise BadSetup("error-player-count", players=len(seats), fewest=count.start, most=count.stop - 1)
    seated = _seat(game, seats, host, host_name)
    complete = rules.read_options(rules.settle_chance(options, random.SystemRandom()), len(seats))
    _check_clock(clock)
    if rated and sum(seat.kind in ("open", "person") for seat in seats) < 2:
        raise BadSetup("table-rated")
    if rated and any(seat.kind == "outside" for seat in seats):
        raise BadSetup("table-rated-outside")
    return Created(
        at=now,
        by=host,
        game=game,
        options=rules.short_options(complete),
        seats=tuple(seated),
        host=host,
        secret=new_secret(),
        key=secrets.token_urlsafe(KEY_BYTES),
        public=public,
        rated=rated,
        coach=coach,
        clock=clock,
        stand_in=check_bot(game, stand_in or stand_in_of(game)),
        pace=pace,
        chance="chacha20",
    )


def again(table: Table, host: str, now: int) -> Created:
    """The first entry of a rematch: the same seats and rules, a new deal.

    Whoever asked for it is the host; for an outside bot, whoever was, because people should start their own matches.
    """
    old = table.created
    host = old.host if is_outside(host) else host
    return msgspec.structs.replace(
        old,
        at=now,
        by=host,
        command="",
        seats=tuple(_kept(place, seat) for place, seat in enumerate(table.seats)),
        host=host,
        secret=new_secret(),
        key=secrets.token_urlsafe(KEY_BYTES),
        rated=old.rated and not any(seat.kind == "outside" for seat in table.seats),
        previous=table.name,
        chance="chacha20",
    )


def _kept(place: int, seat: Seat) -> Holder:
    """Who holds a seat in the rematch; there an outside bot is the first that was placed."""
    return Holder(seat.kind, seat.name, outside_player(place) if seat.kind == "outside" else seat.player, seat.bot)


def from_position(table: Table, seat: int, version: int, moves: int, host: str, host_name: str, now: int) -> Created:
    """The first entry of a table that plays on from a position of a match that is over.

    Whoever wants that has the seat; bots play for all others, as they did, or as the one that would have stood in.
    """
    match, old = table.match, table.created
    assert match is not None
    bots = [each.name for place, each in enumerate(table.seats) if each.kind == "bot" and place != seat]
    own = own_name(name_of(host, host_name), bots)
    spare = spare_names([*bots, own])
    seats = [
        Holder("bot", each.name if each.kind == "bot" else next(spare), bot=each.bot or old.stand_in)
        for each in table.seats
    ]
    seats[seat] = Holder("person", own, host)
    promises = (remark for remark in match.remarks if remark.is_promise and remark.after <= moves)
    origin = Origin(
        table=table.name,
        version=version,
        seat=seat,
        players=tuple(match.players),
        **_chance_of(match),
        moves=tuple(match.texts[:moves]),
        promises=tuple((remark.after, remark.seat, remark.text) for remark in promises),
        before=old.origin,
    )
    return Created(
        at=now,
        by=host,
        game=old.game,
        options=old.options,
        seats=tuple(seats),
        host=host,
        secret=new_secret(),
        key=secrets.token_urlsafe(KEY_BYTES),
        stand_in=old.stand_in,
        pace=table.pace,
        origin=origin,
        chance="chacha20",
    )


def _chance_of(match: Match) -> dict[str, Any]:
    """What an origin says of the chance of its match, which is over."""
    if match.seed is not None:
        return {"seed": str(match.seed)}
    assert match.fairness is not None
    return {"secret": match.fairness.secret, "nonces": match.fairness.nonces}


def _seat(game: str, seats: Sequence[Holder], host: str, host_name: str) -> list[Holder]:
    """Everybody with a name of their own; the host first, because a person does not choose their name for a table."""
    people = [place for place, seat in enumerate(seats) if seat.kind == "person"]
    if len(people) > 1:
        raise BadSetup("table-one-person")
    named = [place for place, seat in enumerate(seats) if seat.name and seat.kind in ("bot", "outside")]
    names = check_new_names([seats[place].name for place in named])
    given = dict(zip(named, names, strict=True))
    own = own_name(name_of(host, host_name), names)
    spare = spare_names([*names, own])
    usual = usual_bots(game)
    seated: list[Holder] = []
    for place, seat in enumerate(seats):
        match seat.kind:
            case "person":
                seated.append(Holder("person", own, host))
            case "open":
                seated.append(Holder("open"))
            case "outside":
                seated.append(Holder("outside", given.get(place) or next(spare), outside_player(place)))
            case "bot":
                level = check_bot(game, seat.bot or usual[len(seated) % len(usual)])
                seated.append(Holder("bot", given.get(place) or next(spare), bot=level))
    return seated


def _check_clock(clock: Clock) -> None:
    needed = {"casual": (), "live": ("bank",), "correspondence": ("days",)}[clock.kind]
    allowed = {"casual": (), "live": ("bank", "increment"), "correspondence": ("days",)}[clock.kind]
    for part in ("bank", "increment", "days"):
        if (part in needed and not getattr(clock, part)) or (part not in allowed and getattr(clock, part)):
            raise BadSetup("table-clock", key="clock")
