"""Exact odds from what a seat may know: when dawn comes, and what each pair of gestures would do to the scores."""

from __future__ import annotations

from functools import cache
from itertools import product

from freebooter.engine.kernels.state import State, argument

from .rules.actions import count_moves, deciders, nth_move
from .rules.cards import DAWN, NO_CARD
from .rules.moves import apply
from .rules.odds import let_gestures_act
from .rules.scoring import seat_points
from .rules.state import CARDS_IN_A_DUEL, LAST_CARDS, PILE
from .rules.terms import GESTURE_NAMES
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


def _resolved(state: State) -> State:
    """The position after everyone still asked has chosen what is best for their own score."""
    asked = int(deciders(argument(state)))
    if not asked:
        return state
    seat = (asked & -asked).bit_length() - 1
    best, most = state, -1
    for n in range(int(count_moves(argument(state), seat))):
        trial = state.copy()
        apply(argument(trial), seat, nth_move(argument(trial), seat, n))
        final = _resolved(trial)
        score = int(seat_points(argument(final), seat))
        if score > most:
            best, most = final, score
    return best


def duel_table(observed: State) -> dict[tuple[str, str], tuple[int, int]] | None:
    """What each pair of gestures (dealer's, neighbour's) would make of their two scores if the game ended after it.

    Whoever has a choice then makes it for the best own score. None where the seat does not see the duel's cards.
    """
    record = observed[0]
    if NO_CARD in record["table"][: int(record["side_count"].sum())].tolist():
        return None
    dealer = int(record["dealer"])
    neighbour = (dealer + 1) % int(record["players"])
    table = {}
    for dealers, neighbours in product(range(len(GESTURE_NAMES)), repeat=2):
        state = observed.copy()
        let_gestures_act(argument(state), dealers, neighbours)
        final = argument(_resolved(state))
        scores = int(seat_points(final, dealer)), int(seat_points(final, neighbour))
        table[GESTURE_NAMES[dealers], GESTURE_NAMES[neighbours]] = scores
    return table
