"""The kernels of matches on a GPU, put together for one setup: what it fixes is compiled into them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from freebooter.engine.gpu.packing import Packing

from ..learning import learning_of
from ..setup import Setup
from .general import features_of

REGISTERS = 128
"""As many for a thread as leave room for 512 threads on a processor of an H200."""


@dataclass(frozen=True)
class DeviceKernels:
    """Compiled when they are first called."""

    deal: Any
    refuse: Any
    step: Any
    choose: Any
    convert: Any
    packing: Packing
    legal_words: int
    """How many words hold a bit for each action."""


def bind_device(setup: Setup, finals: bool, together: bool) -> DeviceKernels:
    """The kernels for a setup.

    `finals`: what was known at the end of a match is kept. `together`: the threads of a block wait for each other
    between the stages of a step.
    """
    from numba import cuda

    from freebooter.engine.gpu.split import Split, emptier, filler, loader, maker, saver, split_of
    from freebooter.engine.gpu.translating import for_device, with_names

    from . import device

    rules, learning = setup.game.rules, learning_of(setup.game)
    kind = split_of(rules, setup.undealt, fixed_fields(setup))
    packing = Packing(rules.dtype, kind.constants)
    room = Split(rules.dtype, {})
    legal_words = -(-len(setup.actions) // device.BITS)
    names = ("deal", "deciders", "apply", "remember", "outcome", "observe")
    known: dict[str, Any] = {name: for_device(getattr(rules.kernels, name)) for name in names}
    known |= {
        "split": maker(kind),
        "load": loader(kind, packing),
        "save": saver(kind, packing),
        "fill": filler(kind),
        "room": maker(room),
        "empty": emptier(room),
        "legal_moves": for_device(rules.kernels.legal),
        "features": for_device(learning.features or features_of(rules.dtype, rules.memory_length)),
        "LEGAL_WORDS": legal_words,
        "MOST_MOVES": rules.action_count,
        "WITH_MEMORY": setup.memory,
        "WITH_FINALS": finals,
        "TOGETHER": together,
    }
    looking: Any = device.look_at if learning.features else device.look_at_observed
    templates: dict[str, Any] = {
        "begin": device.begin_match,
        "look": looking,
        "show_moves": device.show_moves_of,
    }
    for name, template in templates.items():
        known[name] = cuda.jit(device=True, forceinline=True)(with_names(template, **known))
    bounded = cuda.jit(max_registers=REGISTERS)
    return DeviceKernels(
        deal=bounded(with_names(device.deal_matches, **known)),
        refuse=cuda.jit(with_names(device.find_refused, **known)),
        step=bounded(with_names(device.step_matches, **known)),
        choose=cuda.jit(with_names(device.choose_at_random, **known)),
        convert=cuda.jit(device.convert),
        packing=packing,
        legal_words=legal_words,
    )


def fixed_fields(setup: Setup) -> dict[str, int]:
    """The fields of a record that stay as they are in all matches of a setup, and their numbers."""
    tables = [setup.game.rules.fixed_fields(setup.undealt[n : n + 1]) for n in range(len(setup.undealt))]
    return {name: number for name, number in tables[0].items() if all(each.get(name) == number for each in tables)}


def turned_memory(memories: np.ndarray) -> np.ndarray:
    """What tables remember, a row for each number, and one at least: there is no array of none on a GPU."""
    rows = np.ascontiguousarray(memories.T)
    return rows if len(rows) else np.zeros((1, len(memories)), memories.dtype)
