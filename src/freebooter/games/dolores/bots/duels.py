"""A duel as what it is: both choose at the same time, and what that is worth is what the rest of the game is worth.

With two players, one's gain is the other's loss. The captain then mixes its gestures so that nobody can better the
answer, and leaves that mix only as far as there is evidence that its opponent plays worse: by its own reckoning it
never risks more than `MOST_AT_RISK` of its chance to win, beyond what that opponent has already given away
(`purse.py`). With more players both duellists may gain if they agree, so it gives the best answer to what it expects.
"""

from __future__ import annotations

import numpy as np

from freebooter.bots.kernels.equilibrium import equilibrium
from freebooter.bots.thinking import Thought
from freebooter.engine.kernels.state import argument
from freebooter.engine.observation import Observation

from ..game import GAME
from ..rules.terms import GESTURES
from .kernels.dispatch import learnt_mix
from .opponents import expected_mix, gamblers_mix

MOST_AT_RISK = 0.03
"""How much of its chance to win the captain risks in a whole match at most."""

A_HABIT = 0.8
"""How many of those who play well among three or four keep to the gamblers' convention, and do not answer it."""

INDIFFERENCE = 0.003
"""Differences in the chance to win about which the captain does not care much, where it answers what it expects."""


def judge(observation: Observation, worlds: np.ndarray, at_risk: float = MOST_AT_RISK) -> Thought:
    """What each gesture is worth to a duellist, and how often to show it, by what all pairs come to in many worlds:
    `[world, own gesture, the other's, seat]`.

    `at_risk` may be lost in this duel against an opponent of whom it is certain; of others, so much less.
    """
    state, seat = observation.observed[0], observation.seat
    players, dealer = int(state["players"]), int(state["dealer"])
    opponent = (dealer + 1) % players if seat == dealer else dealer
    pays = np.ascontiguousarray(worlds[..., seat].mean(axis=0))
    if players == 2:
        safe, theirs = safe_mixes(pays)
    else:
        safe, theirs = (
            None,
            A_HABIT * gamblers_mix(observation, opponent) + (1 - A_HABIT) * answers(observation, opponent),
        )
    # Of two hands nobody knows a habit: what is chosen is the one that is left out.
    with_two_hands = int(state["two_hand"]) == opponent
    expected, evidence = (theirs, 0.0) if with_two_hands else expected_mix(observation, opponent, theirs)
    values = pays @ expected
    mix = best_within(pays, safe, expected, at_risk * evidence) if safe is not None else liking(values)
    spread = (worlds[..., seat] @ expected).std(axis=0) / max(1, len(worlds) - 1) ** 0.5
    everyone = np.einsum("abs,a,b->s", worlds.mean(axis=0), mix, expected)
    kernels, record = GAME.rules.kernels, argument(observation.observed)
    return Thought(
        tuple(int(kernels.nth_move(record, seat, n)) for n in range(GESTURES)),
        (GESTURES * len(worlds),) * GESTURES,
        tuple(float(value) for value in values),
        tuple(float(error) for error in spread),
        tuple(float(share) for share in everyone),
        tuple(float(share) for share in mix),
        GESTURES * GESTURES * len(worlds),
    )


def judge_choice(observation: Observation, worlds: np.ndarray) -> Thought:
    """The same of any other choice; where two choose at once, the safe mix of both."""
    pays = np.ascontiguousarray(worlds[..., observation.seat].mean(axis=0))
    together = pays.shape[1] > 1
    mine, theirs = safe_mixes(pays) if together else (None, np.ones(1))
    values = pays @ theirs
    best = mine if mine is not None else np.eye(len(values))[values.argmax()]
    spread = (worlds[..., observation.seat] @ theirs).std(axis=0) / max(1, len(worlds) - 1) ** 0.5
    kernels, record = GAME.rules.kernels, argument(observation.observed)
    return Thought(
        tuple(int(kernels.nth_move(record, observation.seat, n)) for n in range(len(values))),
        (worlds.shape[0] * worlds.shape[2],) * len(values),
        tuple(float(value) for value in values),
        tuple(float(error) for error in spread),
        tuple(float(share) for share in np.einsum("abs,a,b->s", worlds.mean(axis=0), best, theirs)),
        tuple(float(share) for share in mine) if mine is not None else None,
        int(np.prod(worlds.shape[:3])),
    )


def safe_mixes(pays: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How two should mix of whom one wins what the other loses: the one who chooses the row, and the other."""
    mine, theirs = np.zeros(pays.shape[0]), np.zeros(pays.shape[1])
    equilibrium(pays, np.ascontiguousarray(1.0 - pays), mine, theirs)
    return mine, theirs


def best_within(pays: np.ndarray, safe: np.ndarray, expected: np.ndarray, at_risk: float) -> np.ndarray:
    """The safe mix, as far towards the best answer to what is expected as risks no more than so much of its value."""
    answer = np.zeros(len(safe))
    answer[np.argmax(pays @ expected)] = 1.0
    secured = (safe @ pays).min()
    # Against each single gesture, what is left must not fall below what was secured by more than that.
    lost = secured - (answer @ pays)
    held = (safe @ pays) - secured
    with np.errstate(divide="ignore", invalid="ignore"):
        shares = np.where(lost + held > 0, (at_risk + held) / (lost + held), 1.0)
    share = float(np.clip(shares.min(), 0.0, 1.0))
    return (1.0 - share) * safe + share * answer


def liking(values: np.ndarray) -> np.ndarray:
    """Mostly what is worth most; what is hardly worse now and then, so that nobody can be sure."""
    weights: np.ndarray = np.exp((values - values.max()) / INDIFFERENCE)
    shares: np.ndarray = weights / weights.sum()
    return shares


def answers(observation: Observation, seat: int) -> np.ndarray:
    """What a navigator would show."""
    mix = np.zeros(GESTURES)
    learnt_mix(argument(observation.observed), seat, mix)
    return mix
