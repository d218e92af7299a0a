"""Matches by the thousand: one compiled call makes a move in each of them, and writes what comes next in place.

Nothing is copied: `observations`, `masks`, `seats`, `rewards` and `terminations` are the same arrays from step to step,
and a match that ends is laid out anew in its row. Whoever wants to keep a row copies it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.kernels.state import new_state, records_argument, seed_argument, words_argument
from freebooter.engine.match import Match
from freebooter.engine.numbers import check_seed, whole
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove, given

from .kernels.matches import ANY_SEAT, EVERY_SEAT, NOBODY, Batch
from .learning import learning_of
from .setup import Setup

ALL, RANDOM = "all", "random"
"""What a seat may be beside a number."""

DRIFTER = "drifter"
"""The bot that plays any legal move, which every game has."""

SHOWN = 12
"""So many legal actions an error shows."""


class Matches:
    """Some matches of one setup, played side by side.

    `seat` is the seat that the caller plays, `"random"` for one that chance draws in each match, or `"all"`: then
    `seats` says who decides. The other seats are played by `opponents`: the name of a bot, or one for each
    seat in order, of which the caller's own is not used. Where several have to decide at once, they are asked one after
    the other, and none of them is told what another chose.

    The n-th of `count` matches begins with the seed `seed + n`, and the one after it in the same row has `count` more:
    `setup.match` deals each of them by itself. With `renews` a match that ends is laid out anew in the same step; what
    was known at its end stands in `finals`. Otherwise it stays over until `reset`.
    """

    def __init__(
        self,
        setup: Setup,
        count: int,
        seed: int | None = None,
        seat: int | str = ALL,
        opponents: str | Sequence[str] = DRIFTER,
        renews: bool = True,
    ) -> None:
        number = whole(count)
        if number is None or number < 1:
            raise BadSetup("error-env-count", key="count", count=given(count))
        self.setup = setup
        self.count = number
        self.renews = renews
        self._seat = _caller(setup, seat)
        features, actions, dtype = len(setup.features), len(setup.actions), setup.game.rules.dtype
        self.states = new_state(dtype, number)
        """The records; `match` makes a `Match` of one."""
        self.memories = np.zeros((number, setup.game.rules.memory_length), np.int64)
        self.seeds = np.zeros(number, np.uint64)
        self.observations = np.zeros((number, features), setup.features.dtype)
        """What whoever decides knows."""
        self.masks = np.zeros((number, actions), np.int8)
        """What they may do: a one for each legal action."""
        self.seats = np.full(number, NOBODY, np.int64)
        """The seat that decides, or -1 where the match is over."""
        self.rewards = np.zeros((number, setup.players), np.float32)
        """Everyone's part of the victory where the match has ended with the last step; it adds up to one."""
        self.earned = np.zeros(number, np.float32)
        """Of these, that of the seat that moved."""
        self.terminations = np.zeros(number, np.bool_)
        """Whether it has ended."""
        self.finals = np.zeros((number, features), setup.features.dtype)
        """Where it has, what whoever moved last knew at its end."""
        self._batch = self._put_together(_policies(setup, opponents))
        self._step = seed_argument(number)
        self._picks = 0
        self.reset(seed)

    def _put_together(self, kinds: np.ndarray) -> Batch:
        number, actions = self.masks.shape
        self._chances = np.zeros(number, np.uint64)
        return Batch(
            undealt=records_argument(self.setup.undealt),
            states=records_argument(self.states),
            room=records_argument(new_state(self.states.dtype, 2)),
            memories=[words_argument(each) for each in self.memories] if INTERPRETED else self.memories,
            seeds=words_argument(self.seeds),
            chances=words_argument(self._chances),
            callers=words_argument(np.full(number, EVERY_SEAT, np.int64)),
            seats=words_argument(self.seats.copy()),
            kinds=words_argument(kinds),
            numbers=words_argument(self.setup.actions.numbers.copy()),
            ids=words_argument(self.setup.actions.ids.copy()),
            legal=np.zeros((number, actions), np.int8),
            observations=self.observations,
            masks=self.masks,
            rewards=self.rewards,
            earned=self.earned,
            terminations=self.terminations,
            finals=self.finals,
        )

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int | None = None, which: Any = None) -> None:
        """Lay out all matches anew, or those that a mask or their numbers say.

        The n-th has the seed `seed + n`; without one all begin at a random seed, and some at the next of their own.
        """
        chosen = chosen_matches(which, self.count)
        if seed is None and which is None:
            seed = secrets.randbelow(SEEDS)
        seeds = self.seeds[chosen] + np.uint64(self.count) if seed is None else seeds_from(seed, chosen)
        self.setup.kernels.deal(self._batch, chosen, words_argument(seeds), self._seat, self._step, self.setup.memory)
        self.seats[:] = self._batch.seats

    def step(self, actions: Any) -> None:
        """Take an action in every match. If any of them cannot be, none is taken: the refusal names the first."""
        given_actions = self._checked(actions)
        batch, setup = self._batch, self.setup
        refused = setup.kernels.step(batch, given_actions, self._seat, self._step, self.renews, setup.memory)
        if refused < self.count:
            raise self._refusal(int(refused), int(given_actions[refused]))
        self.seats[:] = batch.seats

    def random_actions(self, out: np.ndarray | None = None) -> np.ndarray:
        """A random legal action for every match, all equally likely; 0 where the match is over.

        The same matches and as many questions before lead to the same answers.
        """
        out = np.zeros(self.count, np.int64) if out is None else out
        self._picks += 1
        seed = seed_argument((int(self.seeds[0]) + self._picks * self.count) % SEEDS)
        self.setup.kernels.random_actions(self._batch, seed, out)
        return out

    def match(self, n: int) -> Match:
        """The n-th match as it stands, as a `Match` of its own."""
        state = self.states[n : n + 1]
        match = Match.at(self.setup.game, self.setup.names, state, self.setup.table(int(self.seeds[n])))
        match.memory[:] = self.memories[n]
        return match

    def _checked(self, actions: Any) -> np.ndarray:
        """The actions as kernels take them, if they are whole numbers, one for each match."""
        array = actions if isinstance(actions, np.ndarray) else np.asarray(actions)
        if array.shape != (self.count,):
            raise InvalidMove("error-env-shape", shape=str(array.shape), count=self.count)
        if array.dtype.kind not in "iu":
            raise InvalidMove("error-env-dtype", dtype=str(array.dtype))
        if array.dtype == np.uint64:  # What does not fit is no action either way.
            array = np.minimum(array, np.iinfo(np.int64).max)
        return np.ascontiguousarray(array, np.int64)

    def _refusal(self, n: int, action: int) -> IllegalMove | InvalidMove:
        """Why an action cannot be taken in the n-th match."""
        seat = int(self._batch.seats[n])
        if seat == NOBODY:
            return IllegalMove("error-env-over-in", match=n)
        actions, state = self.setup.actions, self.states[n : n + 1]
        if not 0 <= action < len(actions):
            return InvalidMove("error-env-action", action=given(action), largest=len(actions) - 1)
        legal = np.flatnonzero(self._batch.legal[n])[:SHOWN].tolist()
        can_be = ", ".join(f"{each} ({actions.text(state, seat, each)})" for each in legal)
        return IllegalMove("error-env-illegal-in", match=n, action=action, legal=can_be)


def chosen_matches(which: Any, count: int) -> np.ndarray:
    """The numbers of those of some matches that a mask or their numbers say; all of them where nothing is said."""
    chosen = np.arange(count) if which is None else np.asarray(which)
    if chosen.dtype == np.bool_ and chosen.shape == (count,):
        return np.flatnonzero(chosen)
    numbers = chosen.reshape(-1)
    if not np.issubdtype(chosen.dtype, np.integer) or ((numbers < 0) | (numbers >= count)).any():
        raise BadSetup("error-env-which", key="which", which=given(which), count=count)
    return numbers.astype(np.int64)


def seeds_from(first: int, chosen: np.ndarray) -> np.ndarray:
    """The seeds of some matches, of which the first has this one; after the largest seed comes 0."""
    return np.array([(check_seed(first) + n) % SEEDS for n in chosen.tolist()], np.uint64)


def check_seat(setup: Setup, seat: int | str, words: Sequence[str]) -> int | str:
    """A seat of the table, or one of the words that may stand for it."""
    if isinstance(seat, str) and seat in words:
        return seat
    number = whole(seat)
    if number is None or not 0 <= number < setup.players:
        last, others = setup.players - 1, ", ".join(f"“{each}”" for each in words)
        raise BadSetup("error-env-seat", key="seat", seat=given(seat), last=last, words=others)
    return number


def _caller(setup: Setup, seat: int | str) -> int:
    """Which seats the caller plays, as kernels take it."""
    checked = check_seat(setup, seat, (ALL, RANDOM))
    return checked if isinstance(checked, int) else {ALL: EVERY_SEAT, RANDOM: ANY_SEAT}[checked]


def _policies(setup: Setup, opponents: str | Sequence[str]) -> np.ndarray:
    """By seat, which compiled policy plays it where the caller does not."""
    known = learning_of(setup.game).policies or {DRIFTER: 0}
    names = [opponents] * setup.players if isinstance(opponents, str) else list(opponents)
    if len(names) != setup.players:
        raise BadSetup("error-env-opponents", key="opponents", opponents=len(names), seats=setup.players)
    for name in names:
        if name not in known:
            raise BadSetup("error-env-opponent", key="opponents", name=given(name), names=", ".join(known))
    return np.array([known[name] for name in names], np.int64)
