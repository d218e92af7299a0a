"""What a review has to say, in words that the terminal and the page have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from freebooter.bots.review import Judgement, Review
from freebooter.engine.match import Match
from freebooter.text import say
from freebooter.text.numbers import number, percent

from .presenter import Presenter
from .screen import Screen

MOST_MISTAKES = 5
"""How many of the costliest decisions are told."""


class _Notebook(Screen):
    """A screen that keeps what it is shown, line by line."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.lines: list[str] = []

    def show(self, what: RenderableType = "", style: str = "") -> None:
        words = what.plain if isinstance(what, Text) else str(what)
        self.lines += [words] if words else []


@dataclass(frozen=True)
class Mistake:
    """One of the costliest decisions in words."""

    number: int
    player: str
    title: str
    situation: list[str]
    """As its player saw it, and what was asked."""
    played: str
    better: str
    cost: str
    chances: tuple[str, str]
    """Of what was played, and of what was better."""


def cost_words(cost: float, margin: float) -> str:
    """What was given away, in percentage points; an estimate that fell below nothing is nothing."""
    return f"{number(100 * max(0.0, cost))} ± {number(100 * margin)}"


def mistakes(review: Review, seats: Sequence[int], presenter: Presenter) -> list[Mistake]:
    return [mistake_in_words(review.match, each, presenter) for each in review.mistakes(seats)[:MOST_MISTAKES]]


def mistake_in_words(match: Match, judgement: Judgement, presenter: Presenter) -> Mistake:
    decision = judgement.decision
    view = match.game.rules.view(decision.observation, match.players)
    choices = {choice.action: choice for choice in match.game.rules.choices(decision.observation, match.players)}
    page = _Notebook()
    presenter.glance(view, page)
    page.show(presenter.narrator.question(view))
    player = match.players[decision.seat]
    cost = cost_words(judgement.cost, judgement.margin)
    return Mistake(
        decision.number,
        player,
        say("review-mistake", number=decision.number, player=player, cost=cost),
        page.lines,
        presenter.narrator.choice(view, choices[decision.action]),
        presenter.narrator.choice(view, choices[judgement.better]),
        cost,
        (percent(judgement.value), percent(judgement.better_value)),
    )


def show_mistake(place: int, mistake: Mistake, screen: Screen, *where: str) -> None:
    """One of a numbered list; `where` says in which game it was, if that goes without saying nowhere else."""
    screen.show()
    screen.show(f"{place}. {mistake.title}", style="bold yellow")
    for line in where:
        screen.show(f"   {line}")
    screen.show("   " + say("review-seen", player=mistake.player))
    for line in mistake.situation:
        screen.show(f"     {line}")
    played, better = mistake.chances
    screen.show("   " + say("review-played", choice=mistake.played, chance=played))
    screen.show("   " + say("review-better", choice=mistake.better, chance=better), style="green")


def conduct_rows(review: Review, seats: Sequence[int]) -> list[list[str]]:
    """A row for each player: name, decisions, what an average one gave away, and clear mistakes."""
    rows = []
    for seat in seats:
        conduct = review.conduct(seat)
        cost = cost_words(conduct.mean_cost, conduct.margin)
        rows.append([review.match.players[seat], str(conduct.decisions), cost, str(conduct.mistakes)])
    return rows


CONDUCT_COLUMNS = ("review-player", "review-decisions", "review-average", "review-mistakes")
