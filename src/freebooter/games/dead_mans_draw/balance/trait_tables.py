"""Win shares of traits at several tables, as tables and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from freebooter.arena.balance.estimates import UNKNOWN, Estimate
from freebooter.arena.balance.exhibits import Drawing, Exhibit, Grid, percent
from freebooter.arena.balance.pictures import dots
from freebooter.arena.balance.question import Figures

from ..text import say
from .words import house_name, trait_name


def new_table(players: int, edition: str, mermaids: str) -> Figures:
    return {"players": players, "edition": edition, "mermaids": mermaids, "fair_share": 1 / players}


def shares(table: Figures) -> dict[str, Estimate]:
    return {each["trait"]: Estimate.from_json(each["win_share"]) for each in table["traits"]}


def ranked(tables: Sequence[Figures]) -> list[str]:
    """The traits by their win share at the first table, best first; those missing there come last."""
    first = shares(tables[0])
    known = {trait for table in tables for trait in shares(table)}
    return sorted(known, key=lambda trait: (-first[trait].value if trait in first else 1.0, trait))


def exhibits(name: str, tables: Sequence[Figures]) -> Iterator[Exhibit]:
    """A table and a picture for every number of players."""
    for players, group in groupby(tables, key=itemgetter("players")):
        here = list(group)
        traits = ranked(here)
        columns = {house_name(table): shares(table) for table in here}
        rows = [
            [trait_name(trait), *(percent(column.get(trait, UNKNOWN)) for column in columns.values())]
            for trait in traits
        ]
        title = say(f"balance-{name}-players", players=players)
        yield Grid(title, [say("balance-trait"), *columns], rows)
        yield _drawing(name, players, title, traits, columns)


def _drawing(
    name: str, players: int, title: str, traits: Sequence[str], columns: dict[str, dict[str, Estimate]]
) -> Drawing:
    series = {house: [column.get(trait, UNKNOWN) for trait in traits] for house, column in columns.items()}
    names = [trait_name(trait) for trait in traits]
    return Drawing(
        lambda: dots(
            f"{name}-{players}",
            names,
            series,
            say("balance-win-share"),
            legend=say("balance-at-the-table", players=players),
            fair=1 / players,
            in_percent=True,
        ),
        say("balance-picture-traits", title=title),
    )
