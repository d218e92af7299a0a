"""The kernels of environments, put together for one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from freebooter.bots.kernels.tree import random_move
from freebooter.engine.kernels.compiling import bind
from freebooter.engine.kernels.contract import Kernel, Kernels

from . import general, matches, seeing

LABEL = "envs"


@dataclass(frozen=True)
class EnvKernels:
    """What environments ask of a game."""

    see: Kernel
    """`(states, n, seat, memory, with_memory, room, out)` → writes features, and returns how many."""
    show_moves: Kernel
    """`(states, n, seat, ids, legal, out)`: writes a mask of legal actions, twice."""
    deal: Kernel
    step: Kernel
    random_actions: Kernel


def bind_envs(
    kernels: Kernels, dtype: np.dtype, memory_length: int, features: Kernel | None, policy: Kernel | None
) -> EnvKernels:
    """The kernels for one game, with its own features and policies where it has any."""
    owner = kernels.legal.__module__
    names = ("deal", "deciders", "apply", "remember", "outcome", "observe", "count_moves", "nth_move")
    known: dict[str, Any] = {name: getattr(kernels, name) for name in names}

    def bound(template: Kernel, inlined: bool = False) -> Kernel:
        made = known[template.__name__] = bind(template, owner, LABEL, inlined=inlined, **known)
        return made

    known["policy"] = policy or bind(random_move, owner, LABEL, **known)
    known["features"] = features or bind(general.features_of(dtype, memory_length), owner, LABEL, **known)
    looking: Kernel = seeing.see if features else seeing.see_observed
    known["see"] = bind(looking, owner, LABEL, **known)
    bound(seeing.show_moves)
    bound(matches.find_illegal, inlined=True)
    bound(matches.forget_end, inlined=True)
    called: tuple[Kernel, ...] = (matches.go_on, matches.begin, matches.begin_anew, matches.end)
    for template in called:
        bound(template)
    return EnvKernels(
        see=known["see"],
        show_moves=known["show_moves"],
        deal=bound(matches.deal_matches),
        step=bound(matches.step_matches),
        random_actions=bound(matches.random_actions),
    )
