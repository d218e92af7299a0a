"""A question that players ask, and what a game's laboratory consists of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from .estimates import Tally
from .exhibits import Exhibit
from .plan import Cell, Program, Setup

Figures = dict[str, Any]
"""An answer as plain JSON; every estimate in it is a map of value, low and high."""


class Question(ABC):
    """Loading a question loads no compiler; planning its games does."""

    name: ClassVar[str]

    @abstractmethod
    def cells(self, setup: Setup) -> list[Cell]:
        """What is to be played; the games are spread over the cells afterwards."""

    @abstractmethod
    def figures(self, cells: Sequence[Cell], tallies: Sequence[Tally]) -> Figures:
        """The answer, from the tallies of the cells."""

    @abstractmethod
    def exhibits(self, figures: Figures) -> Iterator[Exhibit]:
        """The answer in the language in use."""


class Laboratory(ABC):
    """The questions of one game, and the program that plays for them."""

    questions: ClassVar[tuple[Question, ...]]
    policies: ClassVar[tuple[str, ...]]
    usual_games: ClassVar[int]
    """Games for each question that make a run of a minute or two."""

    @abstractmethod
    def check(self, setup: Setup) -> None:
        """Refuse what the game does not know; raises `BadSetup`."""

    @abstractmethod
    def program(self, policy: str) -> Program:
        """The compiled games for a policy."""
