"""Every kind of table: editions, variant cards, mermaids, players and traits, and every single house rule."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.games.dead_mans_draw.options import EDITIONS
from freebooter.games.dead_mans_draw.rules.switches import SWITCHES
from freebooter.games.dolores.rules.switches import SWITCHES as DOLORES_SWITCHES

VARIANTS = SWITCHES["variant"]
MERMAIDS = SWITCHES["mermaids"]
PLAYERS = range(2, 9)
TRAIT_DEALS = ("none", "draft", "random")
NAMES = ("Ann", "Bob", "Mary Read", "ドレイク", "Eve", "Anne Bonny", "Greta", "山田 太郎")

THOROUGH = bool(os.environ.get("THOROUGH"))
"""Whether there is time for many more games by chance, as in `make thorough`; else some of each kind are enough."""

PACE = 97 if INTERPRETED else 1
"""Interpreted rules are slow: there tests take every so many-th of their tables. It shares no factor with the counts
of editions, variants, mermaids and players, so each of these still comes up; their pairs do where it is compiled."""


class Table(NamedTuple):
    options: dict[str, str]
    players: int
    game: str = "dead-mans-draw"

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.players]

    def __str__(self) -> str:
        words = [value if name in ("edition", "variant") else f"{name}={value}" for name, value in self.options.items()]
        return "-".join([f"{self.players}-players", *words])


def every_table() -> list[Table]:
    """Every edition with every variant card, both kinds of mermaids, two to eight players, and every deal of traits."""
    return [
        Table({"edition": edition, "variant": variant, "mermaids": mermaids, "traits": traits}, players)
        for edition, variant, mermaids, players, traits in product(EDITIONS, VARIANTS, MERMAIDS, PLAYERS, TRAIT_DEALS)
    ]


def house_rules() -> list[Table]:
    """Every value of every switch as a single house rule on top of every edition, with traits to bring it out."""
    tables = []
    for edition, (switch, values), mermaids in product(EDITIONS, SWITCHES.items(), MERMAIDS):
        for value, players in product(values, (2, 4)):
            options = {"edition": edition, "mermaids": mermaids, "traits": "random"} | {switch: value}
            tables.append(Table(options, players))
    return tables


def bonus_tables() -> list[Table]:
    """Tables at which a bust can pay Key & Chest, to plunderers and treasure hunters as well."""
    crews = ["plunderer, safe-harbor, miser, treasure-hunter", "plunderer, casanova, navigator, captains-hook"]
    return [
        Table(
            {"edition": edition, "variant": variant, "mermaids": mermaids, "anchored-bonus": "true", "traits": crew}, 4
        )
        for edition, variant, mermaids, crew in product(EDITIONS, VARIANTS, MERMAIDS, crews)
    ]


def dolores_tables() -> list[Table]:
    """Two to four players, with and without bottles, and both readings of the smallest set."""
    return [
        Table({"bottles": bottles, "smallest-set": smallest_set}, players, "dolores")
        for players, bottles, smallest_set in product(
            range(2, 5), DOLORES_SWITCHES["bottles"], DOLORES_SWITCHES["smallest-set"]
        )
    ]


def times(everyday: int, thorough: int) -> int:
    """How often something is tried."""
    return thorough if THOROUGH else everyday


def spread(tables: Sequence[Table], step: int, thorough: int = 0) -> list[Table]:
    """Every `step`-th of the tables; a prime step goes through all values of every option.

    With a step of its own where there is time, or where so few tables are tried that each counts.
    """
    if thorough and (THOROUGH or INTERPRETED):
        step = thorough
    return list(tables[:: step * PACE])


def shares(tables: Sequence[Table], parts: int) -> list[list[Table]]:
    """The tables dealt out into parts, so that several processes can work on them."""
    return [list(tables[part::parts]) for part in range(parts)]
