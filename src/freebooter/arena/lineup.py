"""Who sits where: every way in which the bots of a tournament can take the seats of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from freebooter.engine.refusal import BadSetup

Seating = tuple[int, ...]
"""The number of the bot at each seat, clockwise."""

MOST_SEATINGS = 2000
"""Every deal is played with all of them; with more, one deal would be a tournament of its own."""


def entrants(bots: Sequence[str]) -> list[str]:
    """The bots by name, once each, as they were named."""
    return list(dict.fromkeys(bots))


def seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """All distinct seatings of a table for that many players.

    The last bot fills seats that are left over. Of more bots than seats every choice is seated. A bot that is named
    twice may sit twice; its two copies cannot be told apart, so exchanging them is no other seating.
    """
    names = entrants(bots)
    numbers = [names.index(bot) for bot in bots]
    numbers += numbers[-1:] * (players - len(numbers))
    found = list(islice(_arrangements(Counter(numbers), players), MOST_SEATINGS + 1))
    if len(found) > MOST_SEATINGS:
        raise BadSetup("error-arena-seatings", key="bots", bots=len(bots), players=players, most=MOST_SEATINGS)
    return found


def _arrangements(left: Counter[int], seats: int) -> Iterator[Seating]:
    if seats == 0:
        yield ()
        return
    for bot in sorted(left):
        if left[bot]:
            left[bot] -= 1
            yield from ((bot, *rest) for rest in _arrangements(left, seats - 1))
            left[bot] += 1
