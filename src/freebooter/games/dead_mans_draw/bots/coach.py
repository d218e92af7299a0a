"""What the coach knows of Dead Man's Draw: what one more card is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from freebooter.bots.thinking import Thinker
from freebooter.engine.kernels.state import State, argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..rules.actions import COLLECT, DRAW
from ..rules.cards import CARDS
from ..rules.state import PILE, Ask
from .kernels.swift import swift
from .thinking import THINKER, expected_policies


class DeadMansDrawCoach:
    thinker: Thinker = THINKER

    def tables(self, observation: Observation, seed: int) -> Sequence[Sequence[int]]:
        return expected_policies(observation.seat)

    def one_more_card(self, observation: Observation) -> float | None:
        """The mean of the seat's points after drawing one more card and collecting, less those of collecting now.

        Every card that may come is tried by the rules; what has to follow it is answered as the swift policy would.
        """
        if {COLLECT, DRAW} - set(_legal(observation.observed, observation.seat)):
            return None
        now = _points_after(observation.observed.copy(), observation.seat, COLLECT)
        worlds = [
            (copies, _points_after(world, observation.seat, DRAW))
            for copies, world in _next_cards(observation.observed, observation.seat)
        ]
        return sum(copies * points for copies, points in worlds) / sum(copies for copies, _ in worlds) - now


def _legal(state: State, seat: int) -> list[int]:
    record, kernels = argument(state), GAME.rules.kernels
    return [int(kernels.nth_move(record, seat, n)) for n in range(int(kernels.count_moves(record, seat)))]


def _next_cards(observed: State, seat: int) -> Iterator[tuple[int, State]]:
    """For every card that may come next: how many copies of it there are, and a position in which it lies on top."""
    top = int(observed["pile_count"][0]) - 1
    if int(observed["settled"][0]) <= top:
        yield 1, observed.copy()
        return
    first, second = (int(cards) for cards in observed["cards"][0, PILE])
    for card in range(CARDS):
        bit = 1 << card
        if first & bit:
            world = observed.copy()
            world["cards"][0, PILE, 1 if second & bit else 0] ^= bit
            world["order"][0, top] = card
            world["settled"] = top
            world["chance"] = card + 1
            yield 2 if second & bit else 1, world


def _points_after(state: State, seat: int, action: int) -> int:
    """The seat's points once a move and all that must follow is done and the row collected."""
    kernels = GAME.rules.kernels
    kernels.apply(argument(state), seat, action)
    while _must_go_on(state, seat):
        kernels.apply(argument(state), seat, int(swift(argument(state), seat)))
    if action == DRAW and int(state["active"][0]) == seat and int(state["asks"][0]) == Ask.TURN and state["drawn"][0]:
        return _points_after(state, seat, COLLECT)
    return _points(state, seat)


def _must_go_on(state: State, seat: int) -> bool:
    """Whether something is asked, or a kraken is still to be paid, before the seat may collect."""
    if int(state["active"][0]) != seat or int(state["asks"][0]) == Ask.OVER:
        return False
    return bool(int(state["asks"][0]) != Ask.TURN or (state["drawn"][0] and COLLECT not in _legal(state, seat)))


def _points(state: State, seat: int) -> int:
    out = np.zeros(int(state["players"][0]), np.int64)
    GAME.rules.kernels.points(argument(state), out)
    return int(out[seat])


COACH = DeadMansDrawCoach()
