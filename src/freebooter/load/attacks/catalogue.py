"""All attacks by name, in the order in which they are made; what bots begin goes on the longest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from . import crowds, reviews, tables, wires
from .means import Means

ATTACKS: dict[str, Callable[[Means], Awaitable[None]]] = {
    "promises": tables.promises,
    "choices": tables.choices,
    "reviews": reviews.reviews,
    "fidgeting": tables.fidgeting,
    "talk": tables.talk,
    "forgetting": tables.forgetting,
    "presence": crowds.presence,
    "hellos": crowds.hellos,
    "deaf": wires.deaf,
    "slow": wires.slow,
    "connections": wires.connections,
    "json": wires.json,
    "frames": wires.frames,
    "bots": crowds.bots,
}
"""The name is also that of a message `attack-…`, which says what it is."""
