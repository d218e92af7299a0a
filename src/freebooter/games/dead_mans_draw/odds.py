"""Exact odds from what a seat may know: all open cards, and what an oracle showed it."""

from __future__ import annotations

from freebooter.engine.kernels.state import State, argument

from .rules.odds import busting_count


def bust_probability(observed: State) -> float | None:
    """The probability that the card drawn now is itself a bust; None where there is nothing to draw.

    `observed` is what the active player knows, as `observe` wrote it.
    """
    count, settled = int(observed["pile_count"][0]), int(observed["settled"][0])
    if count == 0:
        return None
    return share_of_pile(int(busting_count(argument(observed))), count, settled)


def share_of_pile(busting: int, count: int, settled: int) -> float:
    """How likely a card busts if so many do: of the whole pile, or of the one card on top where that is known."""
    return float(busting) if settled < count else busting / count
