"""Exact odds from what a seat may know: all open cards, and what an oracle showed it."""

from __future__ import annotations

from freebooter.engine.bits import count_bits
from freebooter.engine.kernel import entry
from freebooter.engine.state import State, argument

from .state import PILE
from .suits import busting_cards


@entry
def busting_count(observed):
    """How many of the cards that may be drawn next would bust; the pile itself stands for a card not seen."""
    busting = busting_cards(observed, True)
    if observed.settled < observed.pile_count:
        return (busting >> observed.order[observed.pile_count - 1]) & 1
    return count_bits(observed.cards[PILE, 0] & busting) + count_bits(observed.cards[PILE, 1] & busting)


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
