"""Exact odds from what a seat may know: when dawn comes, and what each pair of gestures would do to the scores."""

from __future__ import annotations

from functools import cache

import numpy as np

from freebooter.engine.kernels.state import State, argument, array_argument, records_argument

from .rules.cards import DAWN, NO_CARD
from .rules.odds import DEEPEST, duel_scores
from .rules.state import CARDS_IN_A_DUEL, LAST_CARDS, PILE
from .rules.terms import GESTURE_NAMES, GESTURES, MAX_PLAYERS
from .rules.zones import count_of


def dawn_comes(observed: State) -> tuple[float, ...]:
    """The probability that dawn comes with the next deal of four cards, with the one after it, and so on.

    Dawn is equally likely at each of the last sixteen places, or of as many as are left; with every deal taking four
    cards. Empty where dawn has been drawn.
    """
    return chances_of_dawn(int(observed["pile_count"][0])) if count_of(argument(observed), PILE, DAWN) else ()


@cache
def chances_of_dawn(count: int) -> tuple[float, ...]:
    """The same for a draw pile of so many cards in which dawn still lies."""
    places = min(LAST_CARDS, count)
    chances = []
    while count >= CARDS_IN_A_DUEL:
        reached = min(count, places) - min(count - CARDS_IN_A_DUEL, places)
        chances.append(reached / places)
        count -= CARDS_IN_A_DUEL
    return tuple(chances)


def duel_table(observed: State) -> dict[tuple[str, str], tuple[int, int]] | None:
    """What each pair of gestures (dealer's, neighbour's) would make of their two scores if the game ended after it.

    Whoever has a choice then makes it for the best own score. None where the seat does not see the duel's cards.
    """
    record = observed[0]
    if NO_CARD in record["table"][: int(record["side_count"].sum())].tolist():
        return None
    trials = np.zeros(DEEPEST, observed.dtype)
    tried, most = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    finals = np.zeros((DEEPEST, MAX_PLAYERS), np.int64)
    out = np.empty((GESTURES, GESTURES, 2), np.int64)
    duel_scores(array_argument(observed), records_argument(trials), tried, most, finals, out)
    return {
        (GESTURE_NAMES[dealers], GESTURE_NAMES[neighbours]): (scores[0], scores[1])
        for dealers, row in enumerate(out.tolist())
        for neighbours, scores in enumerate(row)
    }
