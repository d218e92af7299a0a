"""Matches dealt as a server deals them, and records that were forged with care."""

from __future__ import annotations

from freebooter.engine import registry as games
from freebooter.engine.fairness import Fairness
from freebooter.engine.match import Match
from freebooter.engine.record import MARGIN, TITLE, _Chain

from .play import play_on
from .tables import Table

SECRET = "0123456789abcdef" * 4
OTHER_SECRET = "fedcba9876543210" * 4
NONCES = ("a1b2c3", "", "f" * 64, "0")
LINK = "5eed" * 16

TABLES = (
    Table({"edition": "german", "variant": "sudden-death"}, 3),
    Table({"bottles": "none"}, 2, "dolores"),
)


def fair_match(
    table: Table, moves: int | None = None, chain: str = LINK, secret: str = SECRET, has_key: bool = True
) -> Match:
    """A match of a few random moves, or of all, whose deal can be checked; by its seed where it has no key."""
    nonces = (*NONCES, *[""] * table.players)[: table.players]
    fairness = Fairness(secret, nonces, chain)
    seed = None if has_key else fairness.seed
    match = Match(games.load(table.game), table.names, table.options, seed, fairness)
    for _ in play_on(match, seed=1):
        if len(match.moves) == moves:
            break
    return match


def plain_lines(record: str) -> list[str]:
    """The words of a record's lines, without title and checks."""
    return [line.rpartition("#")[0].rstrip() for line in record.splitlines()[1:]]


def checked(lines: list[str]) -> str:
    """A record with proper checks, as only somebody who meddles with it on purpose would make."""
    chain = _Chain()
    return "".join(f"{line}\n" for line in [TITLE, *(f"{text:<{MARGIN}} #{chain.add(text)}" for text in lines)])


def forged(record: str, **fields: str) -> str:
    """The record with other values in its header, and with proper checks."""
    lines = [
        f"{name}: {fields.get(name, value)}" if colon else name
        for name, colon, value in (line.partition(": ") for line in plain_lines(record))
    ]
    return checked(lines)


def line_of(record: str, field: str) -> int:
    """The number of the line that holds a field."""
    return next(number for number, line in enumerate(record.splitlines(), 1) if line.startswith(f"{field}: "))
