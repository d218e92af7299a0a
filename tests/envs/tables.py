"""Tables on which environments are tried: every shape of observations and actions that the games have."""

from __future__ import annotations

from typing import Any

from freebooter.envs.setup import Setup, open_game
from tests.support import pig

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dead-mans-draw", {"players": 2}),
    ("dead-mans-draw", {"players": 3, "edition": "german", "traits": "draft", "variant": "random"}),
    ("dead-mans-draw", {"players": 3, "edition": "german", "traits": "random", "memory": False}),
    ("dead-mans-draw", {"players": 4, "edition": "japanese", "traits": "random", "mermaids": "replay"}),
    ("dead-mans-draw", {"players": 8, "edition": "digital", "traits": "draft"}),
    ("dead-mans-draw", {"players": 2, "edition": "czech", "decks": 2, "variant": "pile-o-treasure"}),
    ("dolores", {"players": 2}),
    ("dolores", {"players": 3, "memory": False}),
    ("dolores", {"players": 4, "smallest_set": 2}),
    ("dolores", {"players": 4, "bottles": "none"}),
    ("dead-mans-draw", {"players": 5}),
    ("dead-mans-draw", {"players": 6, "traits": "random", "memory": False}),
    ("dead-mans-draw", {"players": 7, "edition": "german", "traits": "draft"}),
    ("pig", {"players": 3, "goal": 20}),
]


def table_name(table: tuple[str, dict[str, Any]]) -> str:
    name, options = table
    return " ".join([name, *(f"{option}={value}" for option, value in options.items())])


def opened(table: tuple[str, dict[str, Any]]) -> Setup:
    name, options = table
    return open_game(pig.GAME if name == "pig" else name, **options)
