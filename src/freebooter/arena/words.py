"""Words that the table on the screen and the report have in common."""

from __future__ import annotations

from collections import Counter

from freebooter.bots.budget import Budget
from freebooter.engine.registry import load
from freebooter.text import say
from freebooter.text.numbers import number

from .tournament import Tournament


def labels(tournament: Tournament) -> dict[str, str]:
    """What each entrant is called for short: a class out of a file by its own name, where nobody else has it."""
    short = {name: name.rpartition(":")[2] for name in tournament.entrants}
    times = Counter(short.values())
    return {name: label if times[label] == 1 else name for name, label in short.items()}


def option_words(tournament: Tournament) -> str:
    options = load(tournament.game).short_options(tournament.options)
    return say("comma").join(f"{name} {value}" for name, value in options.items()) or "-"


def budget_words(budget: Budget) -> str:
    if budget.playouts is not None:
        return say("arena-budget-playouts", playouts=budget.playouts)
    if budget.milliseconds is not None:
        return say("arena-budget-think", milliseconds=number(budget.milliseconds, 3, least=0))
    return say("arena-budget-own")
