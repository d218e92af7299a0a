"""The tables of the page about observations and actions: what each number means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from freebooter.envs.setup import open_game

from .common import code, table


def features(game: str, **options: Any) -> Callable[[], str]:
    """Index → meaning for a table."""
    return lambda: open_game(game, **options).features.markdown().strip("\n")


def actions(game: str, **options: Any) -> Callable[[], str]:
    """Id → action for a table; actions of a verb that lie together stand in one line."""

    def make() -> str:
        names = open_game(game, **options).actions.names()
        rows: list[list[object]] = []
        first = 0
        for number, name in enumerate(names):
            after = names[number + 1].split()[0] if number + 1 < len(names) else None
            if name.split()[0] != after:
                span = f"{first} – {number}" if number > first else f"{number}"
                said = f"{code(names[first])} … {code(name)}" if number > first else code(name)
                rows.append([span, said])
                first = number + 1
        return table(["id", "action"], rows)

    return make


TABLES = {
    "features-dead-mans-draw": features("dead-mans-draw", traits="draft"),
    "actions-dead-mans-draw": actions("dead-mans-draw", traits="draft"),
    "features-dolores": features("dolores"),
    "actions-dolores": actions("dolores"),
}
