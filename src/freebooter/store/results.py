"""What a result writes, as values for `statements`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .rows import ResultRow, Seat
from .store import Rate


def result_values(result: ResultRow) -> dict[str, Any]:
    return {
        "table": result.table,
        "game": result.game,
        "ended": result.ended,
        "ending": result.ending,
        "rated": result.rated,
        "summary": result.summary,
    }


def seat_values(result: ResultRow) -> list[dict[str, Any]]:
    return [
        {
            "table": result.table,
            "seat": number,
            "player": seat.player,
            "name": seat.name,
            "points": seat.points,
            "share": seat.share,
            "ended": result.ended,
        }
        for number, seat in enumerate(result.seats)
    ]


def rated_seats(result: ResultRow) -> list[Seat]:
    """Those whose ratings change; one alone has nobody to be compared with."""
    seats = [seat for seat in result.seats if seat.player]
    return seats if result.rated and len(seats) > 1 else []


def rating_values(
    result: ResultRow, seats: Sequence[Seat], before: Sequence[tuple[float, float] | None], rate: Rate
) -> list[dict[str, Any]]:
    after = rate(before, [seat.share if seat.standing is None else seat.standing for seat in seats])
    return [
        {"player": seat.player, "game": result.game, "mean": float(mean), "deviation": float(deviation)}
        for seat, (mean, deviation) in zip(seats, after, strict=True)
    ]
