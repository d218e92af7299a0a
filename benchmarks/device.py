"""Matches and policies on a GPU: the same as on a CPU, bit for bit, and how fast.

    python -m benchmarks.device games
    python -m benchmarks.device games dead-mans-draw 4 traits=draft
    python -m benchmarks.device steps dead-mans-draw 4 edition=german traits=draft
    python -m benchmarks.device speed dead-mans-draw 4
    python -m benchmarks.device policies dead-mans-draw contender
    python -m benchmarks.device sharing

Each prints lines of JSON: `games` a line for each row of the table in `docs/envs/gpu.md`, or for the one table that it
is given, in games a second. It needs a GPU, and the extra `gpu`; without, it says so.

Several may run at a time: they compile side by side and take turns to measure on the GPU (`--turns FILE`). `--threads`,
`--registers`, `--apart` and `--no-apart` launch a step in other ways, the first two also games.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np

from freebooter.arena.balance import bulk
from freebooter.arena.balance.laboratory import laboratory_of, planned
from freebooter.arena.balance.plan import Setup as Question
from freebooter.arena.devices import CHUNK
from freebooter.engine.gpu import check_gpu
from freebooter.engine.gpu.packing import NOT_KEPT
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.envs import device
from freebooter.envs.kernels import device_binding
from freebooter.envs.setup import Setup, open_game
from freebooter.envs.vector import Matches

CHECKED, STEPS = 1_000, 250
SIZES = (4_096, 65_536, 1 << 20)
GAMES = 1 << 18
SECONDS = 1.5
FEWER = (1 << 12, 1 << 16, 1 << 18)
ROWS = (
    *(["dead-mans-draw", players] for players in "248"),
    *(["dead-mans-draw", players, "traits=draft"] for players in "24"),
    *(["dolores", players] for players in "24"),
    ["dolores", "4", "bottles=none"],
)
"""Game, players and options of the table in the documentation."""


@contextmanager
def turn(asked: argparse.Namespace) -> Iterator[None]:
    """Nobody else is on the GPU meanwhile who takes turns by the same file."""
    if not asked.turns:
        yield
        return
    with open(asked.turns, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def tell(asked: argparse.Namespace, **found: Any) -> None:
    about = {name: value for name, value in vars(asked).items() if name not in ("turns", "to") and value is not None}
    line = json.dumps(about | found)
    print(line, flush=True)
    if asked.to:
        with open(asked.to, "a") as file:
            file.write(line + "\n")


def opened(asked: argparse.Namespace) -> Setup:
    return open_game(asked.game, players=int(asked.about[0]), **dict(each.split("=") for each in asked.about[1:]))


def difference(here: Matches, there: device.DeviceMatches) -> str:
    """In what they differ; empty where they do not."""
    for part in ("seats", "terminations", "earned"):
        if (getattr(here, part) != getattr(there, part).copy_to_host()).any():
            return part
    for part in ("observations", "masks", "rewards"):
        if (getattr(here, part) != getattr(there, part).copy_to_host().T).any():
            return part
    return ""


def games(asked: argparse.Namespace) -> None:
    """Random games a second: with options that are read, with options that are compiled in, and summed up."""
    from freebooter.engine.gpu import playout

    playout.THREADS, playout.REGISTERS = asked.threads or playout.THREADS, asked.registers or playout.REGISTERS
    for game, *about in [[asked.game, *asked.about]] if asked.about else ROWS:
        rules, players = load(game).rules, int(about[0])
        undealt = rules.undealt(load(game).read_options(dict(each.split("=") for each in about[1:]), players), players)
        found: dict[str, Any] = {}
        for name, is_specialised in (("any_options", False), ("specialised", True)):
            start = time.perf_counter()
            bulk = playout.Bulk(rules, undealt, CHUNK, is_specialised)
            _played(bulk, 1, with_sums=True)
            found[f"{name}_opening"] = round(time.perf_counter() - start, 1)
            with turn(asked):
                _played(bulk, CHUNK, with_sums=True)
                found[name] = _rate(bulk, CHUNK)
        with turn(asked):
            found["simulate"] = _rate(bulk, CHUNK, with_sums=True)
            found |= {f"specialised_{size}_at_a_time": _rate(bulk, size) for size in FEWER} if asked.about else {}
        used = {"threads": playout.THREADS, "registers": playout.REGISTERS, "at_a_time": CHUNK}
        tell(asked, **{"game": game, "about": about} | used | found)


def _played(bulk: Any, count: int, with_sums: bool) -> None:
    """Play so many games; returns when they have been played."""
    from numba import cuda

    bulk.play(0, count)
    if with_sums:
        bulk.summary(count)
    cuda.synchronize()


def _rate(bulk: Any, count: int, with_sums: bool = False) -> int:
    """Games a second, so many at a time, without what it takes to compile them."""
    made, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        _played(bulk, count, with_sums)
        made += count
    return round(made / (time.perf_counter() - start))


def steps(asked: argparse.Namespace) -> None:
    """Every step the same as the vector environment's."""
    setup = opened(asked)
    here = Matches(setup, CHECKED, 5)
    there = device.DeviceMatches(setup, CHECKED, 5)
    found, ended = difference(here, there), 0
    for _ in range(STEPS):
        actions = here.random_actions()
        here.step(actions)
        there.step(actions)
        ended += int(here.terminations.sum())
        found = found or difference(here, there)
    records = there.records()
    kept = [name for name in here.states.dtype.names or () if name not in NOT_KEPT]
    found = found or ", ".join(name for name in kept if (here.states[name] != records[name]).any())
    found = found or ("memories" if (here.memories != there.memories()).any() else "")
    moves = [(n, there.match(n).state["players"]) for n in (0, CHECKED - 1)]
    tell(asked, same=not found, differs=found, steps=STEPS, ended=ended, matches=CHECKED, looked_at=len(moves))


def speed(asked: argparse.Namespace) -> None:
    """Decisions a second, with random actions."""
    setup = opened(asked)
    for count in asked.matches or SIZES:
        start = time.perf_counter()
        matches = device.DeviceMatches(setup, count, 5)
        actions = matches.random_actions()
        matches.step(actions)
        opening = time.perf_counter() - start
        found = {}
        with turn(asked):
            for name in ("both", "choose"):
                made, start = 0, time.perf_counter()
                while time.perf_counter() - start < SECONDS:
                    for _ in range(100):
                        matches.random_actions(actions)
                        if name == "both":
                            matches.step(actions, checked=False)
                    matches.check()
                    made += 100
                found[name] = count * made / (time.perf_counter() - start)
        tell(asked, matches=count, decisions_a_second=round(found["both"]), choices_a_second=round(found["choose"]),
             opening=round(opening, 1), features=len(setup.features))  # fmt: skip


def policies(asked: argparse.Namespace) -> None:
    """A laboratory's games, one by one the same as a CPU's, and how many a second."""
    laboratory = laboratory_of(asked.game)
    program = laboratory.program(asked.about[0])
    question = Question(asked.game, 1_000, None, (), asked.about[0], 0)
    cells = [replace(cell, deals=200) for each in laboratory.questions for cell in planned(each, question)]
    chosen = cells[:: max(1, len(cells) // 6)]
    here = [bulk.play_deals(program, cell, 7, cell.deals) for cell in chosen]
    start = time.perf_counter()
    player = bulk.device_player(program, cells)
    there = [player(cell, 7, cell.deals) for cell in chosen]
    opening = time.perf_counter() - start
    parts = ("moves", "points", "shares", "notes")
    differs = [
        part
        for mine, other in zip(here, there, strict=True)
        for part in parts
        if (getattr(mine, part) != getattr(other, part)).any()
    ]
    with turn(asked):
        start = time.perf_counter()
        cell = replace(chosen[0], tables=chosen[0].tables[:1])
        player(cell, 7, GAMES)
        seconds = time.perf_counter() - start
    compared = sum(cell.deals * len(cell.tables) for cell in chosen)
    tell(asked, same=not differs, differs=differs, compared=compared, opening=round(opening, 1),
         games_a_second=round(GAMES / seconds))  # fmt: skip


def sharing(asked: argparse.Namespace) -> None:
    """Whether other libraries take the arrays as they are."""
    setup = open_game("dead-mans-draw", players=2)
    with turn(asked):
        matches = device.DeviceMatches(setup, 64, 5)
        expected = matches.observations.copy_to_host()
        for name in ("torch", "jax", "cupy"):
            try:
                tell(asked, library=name, **_shared_with(name, matches, expected))
            except Exception as error:
                tell(asked, library=name, problem=f"{type(error).__name__}: {error}"[:300])


def _shared_with(name: str, matches: device.DeviceMatches, expected: np.ndarray) -> dict[str, Any]:
    if name == "torch":
        import torch

        taken = torch.from_dlpack(matches.observations)
        actions = torch.from_dlpack(matches.masks).float().argmax(0)
        ends = torch.from_dlpack(matches.terminations)
        matches.step(actions)
        same = bool((taken.cpu().numpy() == matches.observations.copy_to_host()).all())
        is_shared = taken.data_ptr() == matches.observations.device_ctypes_pointer.value
        return {"same": same, "shared": is_shared, "moved": bool((taken.cpu().numpy() != expected).any()),
                "dtypes": f"{taken.dtype}, {ends.dtype}"}  # fmt: skip
    if name == "jax":
        import jax

        taken = jax.dlpack.from_dlpack(matches.observations)
        pointer = taken.unsafe_buffer_pointer()
    else:
        import cupy

        taken = cupy.from_dlpack(matches.observations)
        pointer = taken.data.ptr
    same = bool((np.asarray(taken.get() if name == "cupy" else taken) == matches.observations.copy_to_host()).all())
    return {"same": same, "shared": pointer == matches.observations.device_ctypes_pointer.value}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["games", "steps", "speed", "policies", "sharing"])
    parser.add_argument("game", nargs="?", default="dead-mans-draw")
    parser.add_argument("about", nargs="*", help="players and options, or a policy")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--registers", type=int)
    parser.add_argument("--apart", action=argparse.BooleanOptionalAction)
    parser.add_argument("--matches", type=int, nargs="+")
    parser.add_argument("--turns")
    parser.add_argument("--to")
    asked = parser.parse_args()
    device.THREADS, device.FEW_THREADS = (asked.threads or usual for usual in (device.THREADS, device.FEW_THREADS))
    device_binding.REGISTERS = asked.registers or device_binding.REGISTERS
    if asked.apart is not None:
        device.MANY = sys.maxsize if asked.apart else 1
    try:
        check_gpu()
    except BadSetup as refused:
        print(f"On a GPU nothing is measured. {refused}")
        return
    {"games": games, "steps": steps, "speed": speed, "policies": policies, "sharing": sharing}[asked.what](asked)


if __name__ == "__main__":
    main()
