"""The coach at the prompt: what one more card is worth, how likely each choice is to win, and what speaks for the best.

It knows what the seat knows: it is handed the seat's observation and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Any

from rich.table import Table
from rich.text import Text

from freebooter.bots.budget import Budget
from freebooter.bots.coach import Advice, Assessment, advise
from freebooter.engine.registry import load
from freebooter.narration.narrator import Judged, narrator_of
from freebooter.text import say
from freebooter.text.numbers import number, percent

from .choosing import ListedMove
from .screen import Screen

PLAYOUTS = 24_000
"""A moment's thought: a tenth of a second with two players, half a second with eight."""

A_MOMENT = 0.4
"""Seconds after which the coach says that it is still thinking."""

LEVEL = 0.05
"""A difference in points that is none."""


def show_advice(game: str, view: Any, choices: Sequence[ListedMove], screen: Screen) -> None:
    """Say what each choice is worth, in the order in which they are listed, and why; nothing where there is none."""
    if len(choices) < 2:
        return
    with _patience(screen):
        advice = advise(game, view.observation, Budget(PLAYOUTS))
    if advice.one_more_card is not None:
        screen.show(_one_more_card(advice.one_more_card))
    screen.show(say("coach-title"), style="bold")
    if screen.is_plain:
        _show_lines(advice, choices, screen)
    else:
        screen.show(_table(advice, choices))
    screen.show(_reason(game, view, advice))


def coach_help(game: str, odds: str) -> str:
    """What “?” shows: the odds, and where there is a coach what it says."""
    return say("coach-help", odds=odds)


@contextmanager
def _patience(screen: Screen) -> Iterator[None]:
    """Say that the coach thinks, if it takes more than a moment."""
    timer = Timer(A_MOMENT, lambda: screen.show(say("coach-thinks"), style="dim"))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


def _reason(game: str, view: Any, advice: Advice) -> str:
    """What speaks for the best choices, in a sentence."""
    choices = load(game).rules.choices(view.observation, view.players)
    judged = [Judged(choice, advice.of(choice.action).value, advice.is_close(choice.action)) for choice in choices]
    return narrator_of(game).why(view, judged)


def _one_more_card(points: float) -> str:
    than = "same" if abs(points) < LEVEL else "more" if points > 0 else "less"
    return say("coach-one-more-card", than=than, points=number(abs(points)))


def _mark(advice: Advice, action: int) -> str:
    if action == advice.best.action:
        return say("coach-best")
    return say("coach-close") if advice.is_close(action) else ""


def _chance(move: Assessment) -> str:
    return percent(move.value)


def _margin(move: Assessment) -> str:
    return f"± {number(100 * move.margin)}"


def _show_lines(advice: Advice, choices: Sequence[ListedMove], screen: Screen) -> None:
    width = len(str(len(choices)))
    for place, choice in enumerate(choices, 1):
        move, mark = advice.of(choice.action), _mark(advice, choice.action)
        told = say("coach-choice", choice=choice.words, chance=_chance(move), margin=_margin(move))
        screen.show(f"  {place:>{width}}  {say('coach-marked', choice=told, mark=mark) if mark else told}")


def _table(advice: Advice, choices: Sequence[ListedMove]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    for _ in range(2):
        table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for place, choice in enumerate(choices, 1):
        move, is_best = advice.of(choice.action), choice.action == advice.best.action
        mark = _mark(advice, choice.action)
        words = Text(choice.words).append(f"  {mark}" if mark else "", style="bold green" if is_best else "dim")
        chance = Text(_chance(move), style="bold green" if is_best else "bold")
        table.add_row(f"  {place}", chance, Text(_margin(move), style="dim"), words)
    return table
