"""The questions of every game, and answering one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from freebooter.engine.kernels.random import SEEDS
from freebooter.engine.match import check_seed
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load

from .bulk import play
from .estimates import Tally
from .plan import FEWEST_DEALS, Cell, Program, Setup, spread_games
from .question import Figures, Laboratory, Question


def laboratory_of(game: str) -> Laboratory:
    """The questions of a game; raises `BadSetup` where nobody has written any."""
    laboratory: Laboratory | None = load(game).laboratory
    if laboratory is None:
        raise BadSetup("error-balance-none", key="game", game=game)
    return laboratory


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
) -> Figures:
    """Play the games of a question and say what they came to; `played` hears how many games are done."""
    tallies: dict[int, Tally] = {}
    for number, tally in play(program, cells, seed, cores):
        played(tally.deals * len(cells[number].seatings))
        if number in tallies:
            tallies[number].add(tally)
        else:
            tallies[number] = tally
    return question.figures(cells, [tallies[number] for number in range(len(cells))])
