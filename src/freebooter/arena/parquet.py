"""Every seat of every game as a row of a Parquet file, for those who want to look for themselves."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from .files import write_whole
from .standings import Results


def can_write_parquet() -> bool:
    return find_spec("pyarrow") is not None


def write_parquet(results: Results, file: Path) -> None:
    kinds: Any = import_module("pyarrow")  # It carries no types.
    parquet: Any = import_module("pyarrow.parquet")
    schema = kinds.schema(
        {
            "deal": kinds.int64(),
            "seating": kinds.int64(),
            "seed": kinds.uint64(),
            "seat": kinds.int64(),
            "bot": kinds.string(),
            "points": kinds.int64(),
            "share": kinds.float64(),
            "decisions": kinds.int64(),
            "seconds": kinds.float64(),
            "moves": kinds.int64(),
        }
    )
    out = BytesIO()
    parquet.write_table(kinds.table(_columns(results), schema=schema), out)
    write_whole(file, out.getvalue())


def _columns(results: Results) -> dict[str, list[Any]]:
    tournament = results.tournament
    rows = [(game, seat) for game in results.played for seat in range(tournament.players)]
    return {
        "deal": [game.deal for game, _ in rows],
        "seating": [game.seating for game, _ in rows],
        "seed": [tournament.seed + game.deal for game, _ in rows],
        "seat": [seat + 1 for _, seat in rows],
        "bot": [tournament.entrants[tournament.seatings[game.seating][seat]] for game, seat in rows],
        "points": [game.points[seat] for game, seat in rows],
        "share": [game.shares[seat] for game, seat in rows],
        "decisions": [game.decisions[seat] for game, seat in rows],
        "seconds": [game.seconds[seat] for game, seat in rows],
        "moves": [game.moves for game, _ in rows],
    }
