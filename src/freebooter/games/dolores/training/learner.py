"""Plays and fits in turns. Every step is kept in a folder, and an interrupted run goes on where it was.

The kernels are compiled with the network's numbers in them, so each generation has a process of its own, and the run a
copy of the package in its folder: the one that is installed stays as it is until all is learnt.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import freebooter

from ..bots.kernels.learnt import FILE, SIZE, TABLES
from ..bots.kernels.policy import Policy

PACKAGE = Path(freebooter.__file__).parent

VERSION = 1
"""Of the file: what its numbers mean."""

TABLE_OPTIONS: tuple[dict[str, str], ...] = ({}, {}, {}, {}, {}, {}, {"bottles": "none"}, {"smallest-set": "2"})
"""House rules of the games that are learnt from, in turns."""

CHUNK = 1_000
"""Games that are played and kept at a time."""

LINE = 120
GAMBLERS = 5
"""In one chunk in so many there is a gambler among those who play by the network."""

HELD_BACK = 10
"""One chunk in so many is not learnt from: it tells how good the network is."""


class AnotherPlan(Exception):
    """A folder in which something else was learnt."""


@dataclass(frozen=True)
class Plan:
    """What a run does; the same plan learns the same numbers."""

    seed: int
    generations: int
    games: int
    """For each generation and number of players."""
    epochs: int
    rate: float
    folder: Path

    def claim(self) -> None:
        """Make the folder this plan's own; raises `AnotherPlan` where it holds what another plan learnt."""
        self.folder.mkdir(parents=True, exist_ok=True)
        # How many generations there are changes none of them.
        told = {"seed": self.seed, "games": self.games, "epochs": self.epochs, "rate": self.rate}
        file = self.folder / "plan.json"
        found = json.loads(file.read_text("utf-8")) if file.exists() else None
        if found is None and any(self.folder.glob("games-*.npy")):
            found = {}
        if found is not None and found != told:
            raise AnotherPlan(f"{self.folder} holds games of another plan: {found or 'unknown'}, not {told}")
        file.write_text(json.dumps(told), "utf-8")

    @property
    def learnt(self) -> Path:
        """What the whole run comes to."""
        return self.folder / FILE.name

    @property
    def package(self) -> Path:
        """The copy of the package in which it is learnt."""
        return self.folder / "package"

    @property
    def chunks(self) -> int:
        return max(HELD_BACK, self.games // CHUNK)

    def numbers_of(self, generation: int) -> Path:
        return self.folder / f"numbers-{generation}.npy"


def run(plan: Plan, install: bool, tell: Callable[[str], None]) -> None:
    """Learn all generations, each in a process of its own, and leave what the last one came to in the folder."""
    plan.claim()
    copy_package(plan)
    for generation in range(plan.generations):
        if not plan.numbers_of(generation).exists():
            if generation:
                write(copied(plan), np.load(plan.numbers_of(generation - 1)), {})
            tell(f"generation {generation}")
            think_in_copy(plan, "--generation", str(generation))
    last = plan.generations - 1
    write(copied(plan), np.load(plan.numbers_of(last)), card(plan, last))
    think_in_copy(plan, "--habits")
    replace(plan.learnt, copied(plan).read_bytes())
    if install:
        replace(FILE, plan.learnt.read_bytes())


def copy_package(plan: Plan) -> None:
    """Copy what bots need to play; an older copy gives way."""
    shutil.rmtree(plan.package, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", "built", "pages", "static")
    shutil.copytree(PACKAGE, plan.package / PACKAGE.name, ignore=left_out)


def copied(plan: Plan) -> Path:
    """The file of the copy that holds what was learnt."""
    return plan.package / PACKAGE.name / FILE.relative_to(PACKAGE)


def think_in_copy(plan: Plan, *what: str) -> None:
    """Do a part of the plan in a process of its own, with the copy of the package."""
    command = [sys.executable, "-m", str(__package__), *what, "--folder", str(plan.folder.resolve())]
    command += ["--seed", str(plan.seed), "--games", str(plan.games)]
    command += ["--epochs", str(plan.epochs), "--rate", str(plan.rate)]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(plan.package.resolve())})


def replace(file: Path, contents: bytes) -> None:
    """Write a file at once, or not at all."""
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(contents)
    part.replace(file)


def learn(plan: Plan, generation: int, tell: Callable[[str], None]) -> None:
    """One generation: play games with the network as it is, and fit it to them."""
    from . import fitting

    chance = np.random.default_rng([plan.seed, generation])
    numbers = fitting.new_numbers(chance) if generation == 0 else np.load(plan.numbers_of(generation - 1))
    told = {}
    for table in range(TABLES):
        chunks = list(games(plan, generation, table, tell))
        held_back = np.concatenate(chunks[::HELD_BACK])
        positions = np.concatenate([chunk for n, chunk in enumerate(chunks) if n % HELD_BACK])
        descent = fitting.Descent(numbers, table)
        for epoch in range(plan.epochs):
            surprise = descent.learn(positions, plan.rate / (1 + epoch), chance)
            tell(f"{table + 2} players, epoch {epoch}: surprise {surprise:.4f}")
        shares = descent.judge(held_back)
        told[str(table + 2)] = {
            "positions": len(positions),
            "surprise": round(surprise_of(shares, held_back), 4),
            "calibration_error": round(calibration_error(shares, held_back["shares"], table + 2), 4),
        }
        tell(f"{table + 2} players: {told[str(table + 2)]}")
    (plan.folder / f"told-{generation}.json").write_text(json.dumps(told), "utf-8")
    part = plan.folder / "numbers.part.npy"
    np.save(part, numbers)
    part.replace(plan.numbers_of(generation))


def games(plan: Plan, generation: int, table: int, tell: Callable[[str], None]) -> Iterator[np.ndarray]:
    """The positions of all games of a generation, chunk by chunk; what was played before is read."""
    from . import diary

    for chunk in range(plan.chunks):
        file = plan.folder / f"games-{generation}-{table + 2}-{chunk}.npy"
        if not file.exists():
            options = TABLE_OPTIONS[chunk % len(TABLE_OPTIONS)]
            first = plan.seed * 10**9 + ((generation * TABLES + table) * plan.chunks + chunk) * CHUNK
            positions = diary.play(options, policies(generation, table + 2, chunk), CHUNK, first)
            part = file.with_suffix(".part.npy")
            np.save(part, positions)
            part.replace(file)
        yield np.load(file)
    tell(f"{table + 2} players: {plan.chunks * CHUNK} games played")


def policies(generation: int, players: int, chunk: int) -> list[int]:
    """Who plays: gamblers at first, then those who play by the network, now and then with a gambler among them."""
    if generation == 0:
        return [int(Policy.GAMBLER)] * players
    seats = [int(Policy.NAVIGATOR)] * players
    if chunk % GAMBLERS == GAMBLERS - 1:
        seats[chunk // GAMBLERS % players] = int(Policy.GAMBLER)
    return seats


def surprise_of(shares: np.ndarray, positions: np.ndarray) -> float:
    """The mean surprise at what became of positions."""
    return float(-(positions["shares"] * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def calibration_error(shares: np.ndarray, came: np.ndarray, players: int) -> float:
    """How far chances are off from how games ended, on average over twenty bins: the expected calibration error."""
    said, true = shares[:, :players].ravel(), came[:, :players].ravel()
    bins = np.minimum((said * 20).astype(int), 19)
    counts = np.bincount(bins, minlength=20)
    off = np.abs(np.bincount(bins, said, 20) - np.bincount(bins, true, 20))
    return float(off.sum() / counts.sum())


def card(plan: Plan, generation: int) -> dict[str, object]:
    """What is to be known of the numbers."""
    told = json.loads((plan.folder / f"told-{generation}.json").read_text("utf-8"))
    return {
        "what": "what a position is worth to each seat, before a duel that is sure to be played",
        "command": f"python -m {__package__} --seed {plan.seed} --generations {plan.generations} --games {plan.games}"
        f" --epochs {plan.epochs} --rate {plan.rate}",
        "size": f"{SIZE} numbers for each of 2, 3 and 4 players",
        "players": told,
    }


def learn_habits(plan: Plan, games: int, tell: Callable[[str], None]) -> None:
    """Learn how chances change by who plays, with the network as it is, and add that to what was learnt."""
    from . import habits

    for table in range(TABLES):
        file = plan.folder / f"habits-{table + 2}.json"
        if not file.exists():
            replace(file, json.dumps(habits.learn(table + 2, games, plan.seed, tell)).encode())
    found = json.loads(FILE.read_text("utf-8"))
    found["habits"] = {
        str(table + 2): json.loads((plan.folder / f"habits-{table + 2}.json").read_text("utf-8"))
        for table in range(TABLES)
    }
    replace(FILE, (json.dumps(found, indent=1) + "\n").encode())


def write(file: Path, numbers: np.ndarray, told: dict[str, object]) -> None:
    """Write numbers, and a card, to a file."""
    packed = base64.b64encode(np.asarray(numbers, "<f2").tobytes()).decode()
    lines = [packed[start : start + LINE] for start in range(0, len(packed), LINE)]
    replace(file, (json.dumps({"version": VERSION, "card": told, "numbers": lines}, indent=1) + "\n").encode())
