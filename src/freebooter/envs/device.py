"""Matches by the thousand that live on a GPU: a step is a call of the device, and nothing comes back unasked.

The matches are those of `vector.Matches`, bit for bit, where the caller plays all seats. What belongs to a match stands
in a column: `observations[feature, match]`. PyTorch, JAX and CuPy take every array as it is, by DLPack or by
`__cuda_array_interface__`.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from freebooter.engine.gpu import check_gpu
from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.match import Match
from freebooter.engine.numbers import check_seed, whole
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove, given

from .kernels.device_binding import bind_device, turned_memory
from .setup import Setup
from .vector import chosen_matches, seeds_from

THREADS = 512
"""For a step: 65,536 matches are a block for nearly each of the 132 processors of an H200."""
FEW_THREADS = 128
"""Where there are fewer matches, so that more of its processors have something to do."""
ENOUGH = 65_536
MANY = 262_144
"""From so many on, threads that wait for each other between the stages of a step are the faster ones: fetching
instructions is then what takes long, and they fetch the same."""
SMALL_THREADS = 256
"""For what is no more than looking at a word."""


class DeviceMatches:
    """Some matches of one setup, played side by side on a GPU.

    Whoever decides is the caller's. The n-th of `count` matches begins with the seed `seed + n`, and
    the one after it in the same column has `count` more. A match that ends is laid out anew in the same step; with
    `finals` what was known at its end stands there.
    """

    def __init__(
        self,
        setup: Setup,
        count: int,
        seed: int | None = None,
        finals: bool = False,
    ) -> None:
        number = whole(count)
        if number is None or number < 1:
            raise BadSetup("error-env-count", key="count", count=given(count))
        check_gpu()
        from numba import cuda

        from freebooter.engine.gpu.sharing import shared

        self.setup = setup
        self.count = number
        self._threads = THREADS if number >= ENOUGH else FEW_THREADS
        self._kernels = bind_device(setup, finals, together=number >= MANY)
        features, actions = len(setup.features), len(setup.actions)
        self._words = cuda.device_array((self._kernels.packing.words, number), np.uint64)
        self._undealt = cuda.to_device(setup.undealt)
        length = setup.game.rules.memory_length
        self._memories = cuda.to_device(turned_memory(np.zeros((number, length), np.int64)))
        self._numbers = cuda.to_device(setup.actions.numbers.copy())
        self._ids = cuda.to_device(setup.actions.ids.copy())
        self._legal = cuda.to_device(np.zeros((self._kernels.legal_words, number), np.uint64))
        self._actions = cuda.to_device(np.zeros(number, np.int64))
        self._refused = cuda.to_device(np.full(1, number, np.int64))
        self._chosen = cuda.to_device(np.ones(number, np.bool_))
        self.seeds = shared(cuda.to_device(np.zeros(number, np.uint64)))
        self.seats = shared(cuda.to_device(np.zeros(number, np.int64)))
        """The seat that decides."""
        self.movers = shared(cuda.to_device(np.zeros(number, np.int64)))
        """The seat that moved last."""
        self.observations = shared(cuda.to_device(np.zeros((features, number), setup.features.dtype)))
        """What whoever decides knows."""
        self.masks = shared(cuda.to_device(np.zeros((actions, number), np.int8)))
        """What they may do: a one for each legal action."""
        self.rewards = shared(cuda.to_device(np.zeros((setup.players, number), np.float32)))
        """Everyone's part of the victory where a match has ended with the last step."""
        self.earned = shared(cuda.to_device(np.zeros(number, np.float32)))
        """Of these, that of the seat that moved."""
        self.terminations = shared(cuda.to_device(np.zeros(number, np.bool_)))
        """Whether it has ended."""
        self.finals = shared(cuda.to_device(np.zeros((features, number) if finals else (1, 1), setup.features.dtype)))
        """Where it has, what whoever moved last knew at its end; of no use without `finals`."""
        self._launches: dict[str, Any] = {}
        self._picks = 0
        self._first = 0
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int | None = None, which: Any = None) -> None:
        """Lay out all matches anew, or those that a mask or their numbers say.

        The n-th has the seed `seed + n`; without one all begin at a random seed, and some at the next of their own.
        """
        chosen = chosen_matches(which, self.count)
        if which is None:
            self._first, self._picks = secrets.randbelow(SEEDS) if seed is None else check_seed(seed), 0
            seed = self._first
        seeds = self.seeds.copy_to_host()
        seeds[chosen] = seeds[chosen] + np.uint64(self.count) if seed is None else seeds_from(seed, chosen)
        marks = np.zeros(self.count, np.bool_)
        marks[chosen] = True
        self.seeds.copy_to_device(seeds)
        self._chosen.copy_to_device(marks)
        self._refused.copy_to_device(np.full(1, self.count, np.int64))
        self._launched(
            "deal", self._threads, self._undealt, self._words, self._memories, self.seeds, self._chosen, self.seats,
            self._ids, self._legal, self.observations, self.masks, self.rewards, self.earned, self.terminations,
        )()  # fmt: skip

    def step(self, actions: Any, checked: bool = True) -> None:
        """Take an action in every match. If any of them cannot be, none is taken.

        `checked` waits for the device and raises the refusal. Without it nothing is waited for, and `check` raises what
        was refused since; until then nothing moves any more.
        """
        pointer = self._pointer(actions)
        refuse = self._launched("refuse", SMALL_THREADS, self._legal, self.masks, self._actions, self._refused)
        refuse.change_array(2, pointer)
        refuse()
        step = self._launched(
            "step", self._threads, self._undealt, self._words, self._memories, self.seeds, self.seats, self._numbers,
            self._ids, self._legal, self._refused, self._actions,
            self.observations, self.masks, self.rewards, self.earned, self.terminations, self.movers, self.finals,
        )  # fmt: skip
        step.change_array(9, pointer)
        step()
        if checked:
            self.check()

    def check(self) -> None:
        """Wait for the device; raises what was refused."""
        refused = int(self._refused.copy_to_host()[0])
        if refused < self.count:
            self._refused.copy_to_device(np.full(1, self.count, np.int64))
            raise IllegalMove("error-env-illegal-there", match=refused)

    def random_actions(self, out: Any = None) -> Any:
        """A random legal action for every match, on the device; without `out`, in an array of their own."""
        from numba import cuda

        from freebooter.engine.gpu.sharing import shared

        out = shared(cuda.device_array(self.count, np.int64)) if out is None else out
        self._picks += 1
        choose = self._launched("choose", SMALL_THREADS, self._legal, np.uint64(0), self._actions)
        choose.change_number(1, (self._first + self._picks * self.count) % SEEDS)
        ready = self._lies_ready(out)
        choose.change_array(2, ready or self._own)
        choose()
        if not ready:
            self._convert(self._actions, out)
        return out

    def never(self) -> Any:
        """An array on the device that says of every match that it was not broken off."""
        from numba import cuda

        from freebooter.engine.gpu.sharing import shared

        return shared(cuda.to_device(np.zeros(self.count, np.bool_)))

    def records(self) -> np.ndarray:
        """The records of all matches as they stand, copied from the device; without the events of the last move."""
        return self._kernels.packing.whole(self._words.copy_to_host())

    def memories(self) -> np.ndarray:
        """What is remembered at each table, copied from the device."""
        length = self.setup.game.rules.memory_length
        return np.ascontiguousarray(self._memories.copy_to_host()[:length].T)

    def match(self, n: int) -> Match:
        """The n-th match as it stands, as a `Match` of its own."""
        state = self._kernels.packing.whole(self._words[:, n : n + 1].copy_to_host())
        seed = int(self.seeds[n : n + 1].copy_to_host()[0])
        match = Match.at(self.setup.game, self.setup.names, state, self.setup.table(seed))
        match.memory[:] = self._memories[:, n : n + 1].copy_to_host()[: len(match.memory), 0]
        return match

    def _launched(self, name: str, threads: int, *arguments: Any) -> Any:
        """A kernel with its arguments, as it is called from step to step."""
        if name not in self._launches:
            from freebooter.engine.gpu.launching import Launch

            kernel, blocks = getattr(self._kernels, name), -(-self.count // threads)
            self._launches[name] = Launch(kernel, blocks, threads, arguments)
        return self._launches[name]

    def _pointer(self, actions: Any) -> int:
        """Where the actions lie on the device, side by side as kernels take them; copied if they do not."""
        there = getattr(actions, "__cuda_array_interface__", None)
        array = np.asarray(actions) if there is None else actions
        if tuple(array.shape) != (self.count,):
            raise InvalidMove("error-env-shape", shape=str(tuple(array.shape)), count=self.count)
        kind = array.dtype if there is None else np.dtype(there["typestr"])
        if kind.kind not in "iu":
            raise InvalidMove("error-env-dtype", dtype=str(kind))
        if there is None:
            self._actions.copy_to_device(np.ascontiguousarray(array, np.int64))
            return self._own
        if ready := self._lies_ready(actions):
            return ready
        self._convert(actions, self._actions)
        return self._own

    @property
    def _own(self) -> int:
        """Where the room for actions lies that do not lie ready."""
        return int(self._actions.device_ctypes_pointer.value)

    def _lies_ready(self, actions: Any) -> int:
        """Where actions lie that kernels can take as they are; 0 for those that have to be copied."""
        there = getattr(actions, "__cuda_array_interface__", None)
        if there is None or np.dtype(there["typestr"]) != np.int64 or tuple(there["shape"]) != (self.count,):
            return 0
        is_dense = there.get("strides") in (None, (np.dtype(np.int64).itemsize,))
        return int(there["data"][0]) if is_dense and there.get("stream") in (None, 1) else 0

    def _convert(self, actions: Any, out: Any) -> None:
        self._kernels.convert[-(-self.count // SMALL_THREADS), SMALL_THREADS](actions, out)
