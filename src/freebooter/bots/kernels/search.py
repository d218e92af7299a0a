"""Information-set tree search, written once over the contract of a game and bound to each by `bind_search`.

Every playout begins at what the seat observed, with everything it cannot know dealt anew, and runs down one tree. A
node is what the seat has heard since: positions that it cannot tell apart share their statistics, for every player
their own. Where one seat decides alone it follows an upper confidence bound, where several decide at once each matches
its regrets, and below the tree everybody plays by a policy. The kernels are in `tree.py`; `thinking.py` runs them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from freebooter.engine.kernels.compiling import bind
from freebooter.engine.kernels.contract import Kernel, Kernels

from . import tree


@dataclass(frozen=True)
class Tuning:
    """How the search goes about it."""

    exploration: float = 0.7
    """How eagerly the tree tries what it knows little about."""
    trust: float = 0.8
    """How far the tree follows the policy until it knows better: its part of the first tries; 0: not at all."""
    even: bool = False
    """Whether every move of the root gets the same playouts, so that all are judged equally well."""
    model: float = 0.0
    """How often the others move in the tree as their policy would, at first: the more they learn there, the less."""

    horizon: int = 0
    """After how many pauses of the game a playout ends and is judged by what is to be foreseen; 0: at its end."""

    @property
    def array(self) -> np.ndarray:
        return np.array([self.exploration, self.trust, self.even, self.model, self.horizon], np.float64)


_CONTRACT = ("deciders", "count_moves", "nth_move", "apply", "reimagine", "visible_event", "remember", "outcome")


@dataclass(frozen=True)
class Search:
    """The search of one game."""

    run: Kernel
    strategy: Kernel
    move_on: Kernel
    play_out: Kernel
    """What playouts are made of, for games that weigh some decisions in a way of their own."""


def bind_search(
    owner: str,
    kernels: Kernels,
    policy: Kernel,
    pauses: Kernel | None = None,
    foresee: Kernel | None = None,
    label: str = "",
) -> Search:
    """The search over a game's contract, with the policy that plays below the tree.

    `policy(kind, state, seat, memory, seed)` answers with a legal action; which kinds there are is the game's matter.
    `pauses(state)` tells where a playout may end early, and `foresee(state, out)` everyone's part of the victory then.
    `owner` and `label` are as in `bind`.
    """
    names = {name: getattr(kernels, name) for name in _CONTRACT} | {"policy": policy}
    names["pauses"] = pauses or bind(tree.never, owner, label)
    names["foresee"] = foresee or kernels.outcome
    for template in (tree.move_on, tree.heard_path, tree.play_out):
        names[template.__name__] = bind(template, owner, label, **names)
    run, strategy = bind(tree.search, owner, label, **names), bind(tree.average_strategy, owner, label)
    return Search(run, strategy, names["move_on"], names["play_out"])


def bind_random_search(kernels: Kernels, label: str) -> Search:
    """The search of a game of which nothing is known but its rules: below the tree everybody moves at random."""
    owner = kernels.legal.__module__
    anything = bind(tree.random_move, owner, label, count_moves=kernels.count_moves, nth_move=kernels.nth_move)
    return bind_search(owner, kernels, anything, label=label)
