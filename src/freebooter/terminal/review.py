"""`freebooter review`: a recorded match under the coach's eyes, with everyone's chances and the costliest decisions."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from freebooter.bots.budget import Budget, read_budget
from freebooter.bots.review import Review, decisions, judgements
from freebooter.engine.match import Match
from freebooter.engine.numbers import check_seed
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import read_record
from freebooter.engine.refusal import BadRecord, BadSetup, Refusal, require
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import percent

from .compiling import ensure_compiled, load_compiled
from .presenter import presenter_of
from .progress import counting_progress
from .review_words import CONDUCT_COLUMNS, Mistake, conduct_rows, mistakes, show_mistake
from .saving import check_page
from .screen import Screen
from .session import onlooker_or_seat
from .simulate import available_cores

BARS = "▁▂▃▄▅▆▇█"
STATIONS = 6
"""How often a curve is told where nothing is drawn."""


@dataclass(frozen=True)
class ReviewOptions:
    """What stands on the command line."""

    record: Path
    seat: str
    think: str
    playouts: int | None
    seed: int
    cores: int | None
    html: Path | None
    force: bool
    json: bool
    plain: bool


def review(asked: ReviewOptions) -> None:
    """Review a record. Interrupted, it writes nothing."""
    budget = read_budget(asked.think, asked.playouts)
    check_seed(asked.seed)
    if asked.cores is not None and asked.cores < 1:
        raise BadSetup("error-cores", key="cores", cores=asked.cores)
    if asked.html is not None:
        require("matplotlib", "Matplotlib", "arena")
        check_page(asked.html, asked.force)
    match = _load(asked.record)
    seat = onlooker_or_seat(match, asked.seat)
    found = _judge(match, budget, asked.seed, asked.cores or available_cores())
    seats = range(len(match.players)) if seat == ONLOOKER else [seat]
    if asked.html is not None:
        from .review_page import write_page

        write_page(found, seats, budget, asked.html)
    if asked.json:
        print(json_format.dumps(found.figures(), ensure_ascii=False))
    else:
        _tell(found, seats, Screen(asked.plain))
        if asked.html is not None:
            Console().print(say("review-written", file=str(asked.html)), highlight=False, soft_wrap=True)


def _load(file: Path) -> Match:
    try:
        return read_record(file, load_compiled)
    except BadRecord as refusal:
        raise Refusal("refusal-record", file=str(file), problem=str(refusal)) from refusal


def _judge(match: Match, budget: Budget, seed: int, cores: int) -> Review:
    made = list(decisions(match))
    if not made:
        raise BadSetup("refusal-review-empty", key="record")
    ensure_compiled(match.game.name, coach=True)
    judged = []
    with (
        closing(judgements(match.game.name, made, budget, seed, cores)) as work,
        counting_progress() as progress,
    ):
        task = progress.add_task(say("review-progress"), total=len(made))
        for judgement in work:
            judged.append(judgement)
            progress.advance(task)
    return Review(match, judged)


def _tell(found: Review, seats: Sequence[int], screen: Screen) -> None:
    match = found.match
    names = say("comma").join(match.players)
    screen.show(say("review-title", game=game_title(match.game.name), players=names), style="bold")
    screen.show(say("review-over" if match.is_over else "review-unfinished", moves=len(match.moves)))
    _show_curves(found, screen)
    _show_mistakes(mistakes(found, seats, presenter_of(match.game.name)), screen)
    _show_conduct(conduct_rows(found, seats), screen)


def _show_curves(found: Review, screen: Screen) -> None:
    """Everyone's chance to win over the match: a line of bars, or of numbers where it is read aloud."""
    curve = found.curve()
    screen.show()
    screen.show(say("review-curve"), style="bold")
    if screen.is_plain:
        for seat, name in enumerate(found.match.players):
            told = (percent(share[seat]) for _, share in _sampled(curve, STATIONS))
            screen.show("  " + say("review-curve-told", player=name, values=say("comma").join(told)))
        return
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(overflow="ellipsis", no_wrap=True, max_width=20)
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    sampled = _sampled(curve, screen.width - 42)
    for seat, name in enumerate(found.match.players):
        values = [share[seat] for _, share in sampled]
        bars = "".join(BARS[min(int(value * len(BARS)), len(BARS) - 1)] for value in values)
        table.add_row(f"  {name}", percent(values[0]), Text(bars, style="cyan"), percent(values[-1]))
    screen.show(table)


def _sampled(curve: list[tuple[int, tuple[float, ...]]], most: int) -> list[tuple[int, tuple[float, ...]]]:
    """At most so many points of a curve, evenly spread, with the first and the last."""
    if len(curve) <= most:
        return curve
    return [curve[round(place * (len(curve) - 1) / (most - 1))] for place in range(most)]


def _show_mistakes(made: Sequence[Mistake], screen: Screen) -> None:
    screen.show()
    if not made:
        screen.show(say("review-no-mistakes"), style="bold")
        return
    screen.show(say("review-costliest"), style="bold")
    for place, mistake in enumerate(made, 1):
        show_mistake(place, mistake, screen)


def _show_conduct(rows: Sequence[Sequence[str]], screen: Screen) -> None:
    screen.show()
    if screen.is_plain:
        for name, count, cost, clear in rows:
            screen.show(say("review-conduct", player=name, decisions=int(count), cost=cost, mistakes=int(clear)))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, column in enumerate(CONDUCT_COLUMNS):
        table.add_column(say(column), justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    screen.show(table)
    screen.show(say("review-note"), style="dim")
