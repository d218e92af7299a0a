"""The drifter plays any game, and any legal move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any


class Drifter:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Any, moves: Sequence[str]) -> str:
        return self.random.choice(moves)
