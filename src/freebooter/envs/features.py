"""Observations as vectors: how long they are, what each number means and how large it can be.

The numbers are written by kernels; this is the table of their meanings, made of the same declaration.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from freebooter.engine.game import Game

from .kernels.general import fields_of
from .learning import Group, learning_of

SIZES = (np.int8, np.int16, np.int32, np.int64)


@dataclass(frozen=True)
class Feature:
    """One number of a feature vector."""

    index: int
    name: str
    meaning: str
    low: int
    high: int


class Features:
    """The feature vectors of a game that is opened in a certain way."""

    def __init__(self, groups: Iterable[Group], players: int) -> None:
        self.all = tuple(_numbered(groups, players))
        """Every number of the vector, in order."""
        low, high = [each.low for each in self.all], [each.high for each in self.all]
        self.dtype = np.dtype(
            next(kind for kind in SIZES if np.iinfo(kind).min <= min(low) and max(high) <= np.iinfo(kind).max)
        )
        """The smallest whole numbers in which all of them fit."""
        self.low, self.high = np.array(low, self.dtype), np.array(high, self.dtype)

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Feature]:
        return iter(self.all)

    def named(self, vector: np.ndarray) -> dict[str, int]:
        """A vector as a mapping of names to numbers."""
        return {each.name: int(number) for each, number in zip(self.all, vector.tolist(), strict=True)}

    def markdown(self) -> str:
        """The table index → meaning; what says the same of several things in a row stands in one line."""
        lines = ["| index | name | what it says | from | to |", "| --- | --- | --- | --- | --- |"]
        run: list[Feature] = []
        for each in (*self.all, None):
            if run and (each is None or _alike(each) != _alike(run[0])):
                lines.append(_line(run))
                run = []
            if each is not None:
                run.append(each)
        return "\n".join(lines) + "\n"


def _alike(feature: Feature) -> tuple[str, int, int]:
    return feature.meaning, feature.low, feature.high


def _line(run: list[Feature]) -> str:
    first, last = run[0], run[-1]
    index = f"{first.index}" if first is last else f"{first.index} – {last.index}"
    name = f"`{first.name}`" if first is last else f"`{first.name}` … `{last.name}`"
    return f"| {index} | {name} | {first.meaning} | {first.low} | {first.high} |"


def _numbered(groups: Iterable[Group], players: int) -> Iterator[Feature]:
    index = 0
    for group in groups:
        seats = [f"seat+{step}" for step in range(players)] if group.by_seat else [""]
        for seat in seats:
            for of in group.of:
                name = " ".join(filter(None, (group.name, seat, of)))
                yield Feature(index, name, group.meaning, group.low, group.high)
                index += 1


def features_of(game: Game, options: Mapping[str, str], players: int, memory: bool) -> Features:
    """The features of a table: those that the game declares, or else the numbers of an observation."""
    learning = learning_of(game)
    groups = learning.groups(options, players, memory) if learning.features else _general(game, players, memory)
    return Features(groups, players)


def _general(game: Game, players: int, memory: bool) -> Iterator[Group]:
    yield Group("seat", "whether this is the seat that looks", tuple(map(str, range(players))))
    for name, kind, places in fields_of(game.rules.dtype):
        limits = np.iinfo(kind)
        numbers = tuple(" ".join(map(str, place)) for place in places)
        yield Group(name, f"`{name}` as the seat observes it", numbers, int(limits.min), int(limits.max))
    if memory and game.rules.memory_length:
        limits = np.iinfo(np.int64)
        numbers = tuple(map(str, range(game.rules.memory_length)))
        yield Group("memory", "what everybody remembers", numbers, int(limits.min), int(limits.max))
