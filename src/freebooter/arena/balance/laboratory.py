"""Questions that players ask about a game, a game's laboratory that answers them, and answering one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.numbers import check_seed
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.narration.words import game_title

from .bulk import Player, play
from .estimates import Sample
from .exhibits import Exhibit
from .plan import FEWEST_DEALS, Cell, Program, Setup, spread_games

Figures = dict[str, Any]
"""An answer as plain JSON; every estimate in it is a map of value, low and high."""


class Question(ABC):
    """Loading a question loads no compiler; planning its games does."""

    name: ClassVar[str]

    @abstractmethod
    def cells(self, setup: Setup) -> list[Cell]:
        """What is to be played; the games are spread over the cells afterwards."""

    @abstractmethod
    def figures(self, cells: Sequence[Cell], samples: Sequence[Sample]) -> Figures:
        """The answer, from the samples of the cells."""

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


def laboratory_of(game: str) -> Laboratory:
    """The questions of a game; raises `BadSetup` where nobody has written any."""
    laboratory: Laboratory | None = load(game).laboratory
    if laboratory is None:
        raise BadSetup("error-balance-none", key="game", game=game)
    return laboratory


def check_playable(setup: Setup) -> None:
    """Refuse to play on a GPU by a policy that only a processor can play by; raises `BadSetup`."""
    laboratory = laboratory_of(setup.game)
    if laboratory.program(setup.policy).on_device:
        return
    others = [policy for policy in laboratory.policies if laboratory.program(policy).on_device]
    if not others:
        raise BadSetup("error-balance-device-game", key="device", game=game_title(setup.game))
    raise BadSetup("error-balance-device", key="device", names=", ".join(others))


def check(setup: Setup) -> None:
    """Refuse a setup that cannot be played; raises `BadSetup`."""
    laboratory, seats = laboratory_of(setup.game), load(setup.game).seats
    if setup.games < 1:
        raise BadSetup("error-games", key="games", games=setup.games)
    if setup.players is not None and setup.players not in seats:
        raise BadSetup("error-player-count", players=setup.players, fewest=seats.start, most=seats.stop - 1)
    if setup.policy and setup.policy not in laboratory.policies:
        names = ", ".join(laboratory.policies)
        raise BadSetup("error-balance-policy", key="policy", name=setup.policy, names=names)
    check_seed(setup.seed)
    deals = max(setup.games, FEWEST_DEALS)
    if setup.seed > SEEDS - deals:
        largest = str(SEEDS - deals)
        raise BadSetup("error-seeds-range", key="seed", seed=str(setup.seed), games=setup.games, largest=largest)
    laboratory.check(setup)
    known = load(setup.game).laboratory_options
    for name, value in setup.options.items():
        if value and name not in known:
            raise BadSetup("error-option", key=name, name=name, names=", ".join(["players", "policy", *known]))


def choose_questions(game: str, names: str) -> list[Question]:
    """The questions with these names, separated by commas; all without any."""
    questions = {question.name: question for question in laboratory_of(game).questions}
    chosen = [name.strip() for name in names.split(",")] if names else list(questions)
    for name in chosen:
        if name not in questions:
            raise BadSetup("error-balance-question", key="question", name=name, names=", ".join(questions))
    return [questions[name] for name in dict.fromkeys(chosen)]


def planned(question: Question, setup: Setup) -> list[Cell]:
    return spread_games(setup.games, question.cells(setup))


def answer(
    question: Question,
    cells: Sequence[Cell],
    program: Program,
    seed: int,
    cores: int,
    played: Callable[[int], None] = lambda games: None,
    player: Player | None = None,
) -> Figures:
    """Play the games of a question and say what they came to; `played` hears how many games are done.

    `player` is a `bulk.device_player`, where they are to be played on a GPU.
    """
    samples: dict[int, Sample] = {}
    for number, sample in play(program, cells, seed, cores, player):
        played(sample.deals * len(cells[number].tables))
        if number in samples:
            samples[number].add(sample)
        else:
            samples[number] = sample
    return question.figures(cells, [samples[number] for number in range(len(cells))])
