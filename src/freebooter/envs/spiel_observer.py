"""What a player is told of a state of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from .chance import Place, Tree


class SpielObserver:
    """What a player is told, as OpenSpiel asks for it: public, private or both, with or without the past."""

    def __init__(self, tree: Tree, kind: Any) -> None:
        self.tree, self.kind = tree, kind
        self.is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, np.ndarray] = {}
        self.tensor: np.ndarray | None = None
        features = tree.setup.features
        self._names = [each.name for each in features]
        self._vector = np.zeros(len(features), features.dtype)
        if self.is_whole and not kind.perfect_recall:
            self.tensor = np.zeros(len(features), np.float32)
            self.dict["observation"] = self.tensor

    def _position(self, state: Any) -> Place | None:
        """The last position at which somebody was asked; None while the deal is under way."""
        place: Place = state.place
        return place.before if place.wanted else place

    def _look(self, place: Place, player: int) -> np.ndarray:
        observation = self.tree.observation(place, player)
        self._vector[:] = 0
        self.tree.setup.write_features(observation.observed, player, observation.memory, self._vector)
        return self._vector

    def set_from(self, state: Any, player: int) -> None:
        place = self._position(state)
        if self.tensor is not None:
            self.tensor[:] = 0 if place is None else self._look(place, player)

    def string_from(self, state: Any, player: int) -> str:
        place = self._position(state)
        if not self.is_whole:
            return self._part_from(place, player)
        if place is None:
            return f"player {player}"
        vector = self._look(place, player)
        known = [
            self._names[n] if number == 1 else f"{self._names[n]}: {number}"
            for n, number in zip(np.flatnonzero(vector).tolist(), vector[vector != 0].tolist(), strict=True)
        ]
        past = f"; {self.tree.past(place, player).hex()}" if self.kind.perfect_recall else ""
        return f"player {player}; {', '.join(known)}{past}"

    def _part_from(self, place: Place | None, player: int) -> str:
        """What everybody knows, or what a player, or every player, knows beyond that."""
        observed = None if place is None else self.tree.observed(place)
        kinds = pyspiel.PrivateInfoType
        seats = {kinds.NONE: [], kinds.SINGLE_PLAYER: [player]}.get(
            self.kind.private_info, list(range(self.tree.setup.players))
        )
        parts = ["public", self._described(observed[-1], b"") if observed else ""] if self.kind.public_info else []
        for seat in seats:
            parts += [f"player {seat}", self._described(observed[seat], observed[-1]) if observed else ""]
        return "; ".join(filter(None, parts))

    def _described(self, observed: bytes, known: bytes) -> str:
        """The numbers of an observation, or those that differ from what is known anyway."""
        dtype = self.tree.rules.dtype
        record = np.frombuffer(observed, dtype, 1)
        base = np.frombuffer(known or bytes(dtype.itemsize), dtype, 1)
        fields = [name for name in dtype.names or () if record[name].tobytes() != base[name].tobytes()]
        return ", ".join(f"{name}: {record[name][0].tolist()}" for name in fields)
