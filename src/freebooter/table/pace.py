"""How fast a table goes: what happens is given the time that it takes to be understood."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from freebooter.engine.kernels.events import Event
from freebooter.engine.match import Match

Pace = Literal["relaxed", "normal", "quick", "instant", "step"]
"""`step`: bots wait until somebody asks them to go on."""

FACTORS: dict[Pace, float] = {"relaxed": 1.6, "normal": 1.0, "quick": 0.5, "instant": 0.0, "step": 1.0}

USUAL_BEAT = 700.0
"""Milliseconds for what weighs 1 at the normal pace, unless a server has others."""


def weight_of(match: Match, events: Iterable[Event]) -> float:
    """How much there is to understand in some events; 0 where nobody sees anything, as when somebody has chosen."""
    rules, weights = match.game.rules, match.game.weights
    return sum(weights.get(rules.event_name(event), 1.0) for event in events)
