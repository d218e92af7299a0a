"""The model that learns: from each seat's signs a score, and from everyone's scores their parts of the victory.

A score is a linear part and one hidden layer. It learns by Adam's method from matches that are played once and
forgotten, so nothing can be learnt by heart.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

HIDDEN = 32
BETA = (0.9, 0.999)
CAREFUL = 1e-8


@dataclass
class Model:
    mean: np.ndarray
    scale: np.ndarray
    parts: dict[str, np.ndarray]
    moments: dict[str, tuple[np.ndarray, np.ndarray]] = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def new(cls, signs: np.ndarray, chance: np.random.Generator, hidden: int = HIDDEN) -> Model:
        """A model that knows nothing but how its signs are spread."""
        width = signs.shape[-1]
        flat = signs.reshape(-1, width)
        spread = flat.std(0)
        parts = {
            "hidden": (chance.standard_normal((width, hidden)) / np.sqrt(width)).astype(np.float32),
            "offset": np.zeros(hidden, np.float32),
            "out": (chance.standard_normal(hidden) / np.sqrt(hidden) * 0.1).astype(np.float32),
            "straight": np.zeros(width, np.float32),
        }
        return cls(flat.mean(0), np.where(spread > 1e-3, 1 / np.maximum(spread, 1e-3), 0).astype(np.float32), parts)

    def learn(self, signs: np.ndarray, shares: np.ndarray, present: np.ndarray, rate: float) -> float:
        """One step by a lot of positions; returns how surprising they were, on average."""
        x = (signs - self.mean) * self.scale
        hidden = np.maximum(x @ self.parts["hidden"] + self.parts["offset"], 0)
        parts = soft(hidden @ self.parts["out"] + x @ self.parts["straight"], present)
        wrong = (parts - shares) / len(x)
        below = np.where(hidden > 0, wrong[..., None] * self.parts["out"], 0).reshape(-1, hidden.shape[-1])
        flat = x.reshape(-1, x.shape[-1])
        slopes = {
            "hidden": flat.T @ below,
            "offset": below.sum(0),
            "out": hidden.reshape(-1, hidden.shape[-1]).T @ wrong.reshape(-1),
            "straight": flat.T @ wrong.reshape(-1),
        }
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments.get(name, (np.zeros_like(slope), np.zeros_like(slope)))
            first = BETA[0] * first + (1 - BETA[0]) * slope
            second = BETA[1] * second + (1 - BETA[1]) * slope**2
            self.moments[name] = first, second
            step = first / (1 - BETA[0] ** self.steps)
            size = np.sqrt(second / (1 - BETA[1] ** self.steps)) + CAREFUL
            self.parts[name] = (self.parts[name] - rate * step / size).astype(np.float32)
        return float(-(shares * np.log(np.maximum(parts, 1e-9))).sum() / len(x))

    def surprise(self, signs: np.ndarray, shares: np.ndarray, present: np.ndarray) -> float:
        """How surprising the ends of some matches are: the cross entropy."""
        x = (signs - self.mean) * self.scale
        hidden = np.maximum(x @ self.parts["hidden"] + self.parts["offset"], 0)
        parts = soft(hidden @ self.parts["out"] + x @ self.parts["straight"], present)
        return float(-(shares * np.log(np.maximum(parts, 1e-9))).sum() / len(x))

    def folded(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """The same for signs as they are: the hidden layer, its offset, the way out and the straight way."""
        first = self.parts["hidden"] * self.scale[:, None]
        return first, self.parts["offset"] - self.mean @ first, self.parts["out"], self.parts["straight"] * self.scale


def soft(scores: np.ndarray, present: np.ndarray) -> np.ndarray:
    """Parts of the victory by the scores of those who are there."""
    scores = np.where(present, scores, -1e9)
    parts = np.exp(scores - scores.max(-1, keepdims=True)) * present
    return np.asarray(parts / parts.sum(-1, keepdims=True), np.float32)
