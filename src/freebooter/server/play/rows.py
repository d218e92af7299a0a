"""What the store keeps of a table beside its log: its place in the lobby, its result, and the ratings after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from openskill.models import PlackettLuce

from freebooter.store.rows import CORRESPONDENCE, EMPTY, FINISHED, RATED, UNFINISHED, ResultRow, Seat, TableRow
from freebooter.table.projection import encode, table_info
from freebooter.table.results import standings
from freebooter.table.seats import Seat as TableSeat
from freebooter.table.table import Table

from ..messages.rest import Finished, Listing


def table_row(table: Table) -> TableRow:
    created, info = table.created, table_info(table)
    deadline = table.clock.deadline() if created.clock.kind == "correspondence" and table.is_playing else None
    listing = Listing(
        table.name,
        created.game,
        created.options,
        table.status,
        info.seats,
        created.clock,
        created.rated,
        created.at,
        table.at,
        waits_for(table),
    )
    return TableRow(
        table=table.name,
        game=created.game,
        status=table.status,
        public=created.public,
        created=created.at,
        updated=table.at,
        summary=encode(listing),
        players=tuple(sorted({seat.player for seat in table.seats if seat.kind == "person"})),
        deadline=deadline and deadline[0],
        keeping=_keeping(table),
    )


def _keeping(table: Table) -> str:
    """As what the table is kept when nobody comes any more."""
    if table.result is not None and table.result.rated:
        return RATED
    if table.status == "closed" or not any(seat.kind in ("person", "outside") for seat in table.seats):
        return EMPTY
    if table.status == "over":
        return FINISHED
    return CORRESPONDENCE if table.is_playing and table.created.clock.kind == "correspondence" else UNFINISHED


def waits_for(table: Table) -> list[int]:
    """The people for whom a match waits. Bots do nothing at a casual table while nobody is there to see it."""
    if not table.is_playing:
        return []
    people = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.decides_itself]
    if len(people) == 1 and table.created.clock.kind == "casual":
        return people
    return [seat for seat in table.deciding() if seat in people]


def _rated_player(seat: TableSeat) -> str:
    """Whose rating changes: a person's or a built-in bot's. Nobody knows who stands behind an outside bot."""
    return {"person": seat.player, "bot": f"bot:{seat.bot}"}.get(seat.kind, "")


def result_row(table: Table) -> ResultRow | None:
    """The result of a match that is over; none of one that was only tried, or abandoned before anybody moved."""
    result = table.result
    if result is None or table.match is None or (result.ending == "abandoned" and not table.match.moves):
        return None
    if table.created.origin is not None:
        return None
    standing = standings(result, [seat.forfeit for seat in table.seats])
    seats = tuple(
        Seat(_rated_player(seat), seat.name, points, share, stands)
        for seat, points, share, stands in zip(table.seats, result.points, result.shares, standing, strict=True)
    )
    finished = Finished(
        table.name,
        table.created.game,
        table.at,
        result.ending,
        result.rated,
        table_info(table).seats,
        result.points,
        result.shares,
        table.created.public,
    )
    return ResultRow(table.name, table.created.game, table.at, result.ending, result.rated, seats, encode(finished))


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def rate(before: Sequence[tuple[float, float] | None], standing: Sequence[float]) -> list[tuple[float, float]]:
    """Everyone's mean and deviation after a match; whoever stands higher is ahead."""
    model = _model()
    teams = [[model.rating(mu=known[0], sigma=known[1]) if known else model.rating()] for known in before]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, scores=list(standing))]
