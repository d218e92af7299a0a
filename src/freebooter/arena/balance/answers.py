"""A whole run: its setup and the answers that are there, as JSON and as titled exhibits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from freebooter.text import say

from .exhibits import Exhibit
from .plan import Setup
from .question import Figures, Question


@dataclass(frozen=True)
class Answers:
    setup: Setup
    found: Mapping[Question, Figures]

    def as_json(self) -> dict[str, Any]:
        answers = {question.name: figures for question, figures in self.found.items()}
        return {**self.setup.settings(), "answers": answers}

    def told(self) -> Iterator[tuple[str, str, list[Exhibit]]]:
        """Every question in words, what the answer means, and what it shows."""
        for question, figures in self.found.items():
            heading = say(f"balance-question-{question.name}")
            yield heading, say(f"balance-about-{question.name}"), list(question.exhibits(figures))
