"""`freebooter balance`: what players ask about the balance of a game, answered by games in bulk."""

from __future__ import annotations

import json as json_format
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from freebooter.arena.balance.bulk import Player, device_player, play_deals
from freebooter.arena.balance.exhibits import Drawing, Grid
from freebooter.arena.balance.keeping import Kept
from freebooter.arena.balance.laboratory import (
    Figures,
    Question,
    answer,
    check,
    check_playable,
    choose_questions,
    laboratory_of,
    planned,
)
from freebooter.arena.balance.plan import Cell, Program, Setup
from freebooter.arena.balance.report import Findings, made_with, write_report
from freebooter.arena.devices import check_device
from freebooter.engine.refusal import BadSetup, require
from freebooter.engine.registry import load
from freebooter.text import say

from .compiling import load_compiled
from .progress import counting_progress
from .saving import check_page
from .simulate import available_cores

ALL = "all"
"""Stands for every edition."""

WIDE = 140
"""Columns where no terminal sets a limit."""


@dataclass(frozen=True)
class BalanceOptions:
    """What stands on the command line."""

    game: str
    question: str
    games: int | None
    players: int | None
    edition: str
    options: dict[str, str]
    """Those that laboratories know; empty where none was given."""
    policy: str
    seed: int
    cores: int | None
    device: str
    html: Path | None
    to: Path | None
    force: bool
    json: bool


def balance(asked: BalanceOptions) -> None:
    """Answer the questions, or those that are left, and show the answers. Interrupted, it says what was done."""
    setup = _setup(asked)
    questions = choose_questions(setup.game, asked.question)
    if asked.cores is not None and asked.cores < 1:
        raise BadSetup("error-cores", key="cores", cores=asked.cores)
    if asked.device == "cuda":  # Before anybody installs something for it.
        check_playable(setup)
    check_device(asked.device)
    if asked.html is not None:
        require("matplotlib", "Matplotlib", "arena")
        check_page(asked.html, asked.force)
    load_compiled(setup.game)
    kept = None if asked.to is None else Kept(asked.to, setup)
    work = _Work(setup, asked.cores or available_cores(), asked.device, kept)
    interrupted = False
    try:
        work.answer(questions)
    except KeyboardInterrupt:
        interrupted = True
    if work.found:
        _show(work, asked.json)
    if interrupted:
        count = {"done": len(work.found), "all": len(questions), "kept": "no" if kept is None else "yes"}
        _say_aside("balance-interrupted", **count)
        raise SystemExit(130)
    if asked.html is not None:
        _write_page(work.findings, asked.html, asked.json)


def _setup(asked: BalanceOptions) -> Setup:
    load(asked.game)
    games = laboratory_of(asked.game).usual_games if asked.games is None else asked.games
    editions = tuple(dict.fromkeys(name.strip() for name in asked.edition.split(",") if name.strip()))
    editions = () if editions == (ALL,) else editions
    setup = Setup(asked.game, games, asked.players, editions, asked.policy, asked.seed, asked.options)
    check(setup)
    return setup


class _Work:
    """What has been answered and played so far."""

    def __init__(self, setup: Setup, cores: int, device: str, kept: Kept | None) -> None:
        self.setup = setup
        self.cores = cores
        self.device = device
        self.player: Player | None = None
        self.kept = kept
        self.found: dict[Question, Figures] = {}
        self.games = 0
        self.seconds = 0.0

    @property
    def findings(self) -> Findings:
        return Findings(self.setup, self.found)

    def answer(self, questions: Sequence[Question]) -> None:
        """Answer every question in turn, with a visible progress; what was kept is not played again."""
        there = {question: self.kept.find(question.name) if self.kept else None for question in questions}
        cells = {question: planned(question, self.setup) for question in questions if there[question] is None}
        program = laboratory_of(self.setup.game).program(self.setup.policy)
        if cells:
            self._compile(program, [cell for each in cells.values() for cell in each])
        with counting_progress() as progress:
            total = sum(cell.games for each in cells.values() for cell in each)
            task = progress.add_task("", total=total)
            for question, figures in there.items():
                if figures is None:
                    progress.update(task, description=say(f"{self.setup.game}/balance-question-{question.name}"))
                    figures = self._play(question, cells[question], program, progress, task)
                self.found[question] = figures

    def _compile(self, program: Program, cells: Sequence[Cell]) -> None:
        """One deal, so that the compiler's time is not taken for that of the games; it is told, for it may be long."""
        with Console(stderr=True).status(say("balance-compiling")):
            if self.device == "cpu":
                play_deals(program, cells[0], 0, 1)
            else:
                self.player = device_player(program, cells)
                self.player(cells[0], 0, 1)

    def _play(
        self, question: Question, cells: Sequence[Cell], program: Program, progress: Progress, task: Any
    ) -> Figures:
        start = time.perf_counter()
        figures = answer(
            question,
            cells,
            program,
            self.setup.seed,
            self.cores,
            lambda games: progress.advance(task, games),
            self.player,
        )
        self.seconds += time.perf_counter() - start
        self.games += sum(cell.games for cell in cells)
        if self.kept:
            self.kept.keep(question.name, figures)
        return figures


def _say_aside(message: str, **values: Any) -> None:
    Console(stderr=True).print(say(message, **values), highlight=False, markup=False, soft_wrap=True)


def _show(work: _Work, json: bool) -> None:
    speed = {"games_played": work.games, "seconds": work.seconds, "cores": work.cores, "device": work.device}
    if json:
        print(json_format.dumps(work.findings.as_json() | speed))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDE
    for heading, about, exhibits in work.findings.sections():
        console.print(heading, style="bold")
        console.print(about, soft_wrap=not console.is_terminal)
        for exhibit in exhibits:
            if isinstance(exhibit, Grid):
                console.print(exhibit.title, style="italic")
                console.print(_table(exhibit))
            elif not isinstance(exhibit, Drawing):
                console.print(exhibit.text, soft_wrap=not console.is_terminal)
        console.print()
    console.print(say("balance-caution"), soft_wrap=not console.is_terminal)
    console.print(made_with(work.findings), soft_wrap=not console.is_terminal)
    if work.games:
        per_second = round(work.games / work.seconds)
        console.print(say("balance-speed", games=work.games, speed=per_second, cores=work.cores))


def _table(grid: Grid) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for number, column in enumerate(grid.columns):
        table.add_column(column, justify="left" if number < grid.words else "right", overflow="fold")
    for row in grid.rows:
        table.add_row(*row)
    return table


def _write_page(findings: Findings, file: Path, json: bool) -> None:
    try:
        write_report(findings, file)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadSetup("error-file-write", key="html", file=str(file), problem=problem) from error
    if not json:
        Console(highlight=False, markup=False).print(say("balance-written", file=str(file)), soft_wrap=True)
