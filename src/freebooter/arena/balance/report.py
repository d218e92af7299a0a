"""The findings of a run: as JSON, as titled exhibits, and as a page with tables and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freebooter import __version__
from freebooter.narration.words import game_title
from freebooter.text import current_language, say

from ..page import Page
from .exhibits import Drawing, Exhibit, Grid
from .laboratory import Figures, Question
from .plan import Setup


@dataclass(frozen=True)
class Findings:
    """A run's setup, and the answers that are there."""

    setup: Setup
    answers: Mapping[Question, Figures]

    def as_json(self) -> dict[str, Any]:
        answers = {question.name: figures for question, figures in self.answers.items()}
        return {**self.setup.settings(), "answers": answers}

    def sections(self) -> Iterator[tuple[str, str, list[Exhibit]]]:
        """Every question in words, what the answer means, and what it shows."""
        for question, figures in self.answers.items():
            heading = say(f"{self.setup.game}/balance-question-{question.name}")
            about = say(f"{self.setup.game}/balance-about-{question.name}")
            yield heading, about, list(question.exhibits(figures))


def report(findings: Findings) -> Page:
    """For every question the pictures first, side by side where there is room, then the tables."""
    setup = findings.setup
    page = Page(say("balance-title", game=game_title(setup.game)), current_language())
    page.paragraph(say("balance-caution"))
    for heading, about, exhibits in findings.sections():
        page.heading(heading)
        page.paragraph(about)
        for exhibit in sorted(exhibits, key=lambda each: not isinstance(each, Drawing)):
            _add(page, exhibit)
    page.heading(say("balance-made"))
    page.note(made_with(findings))
    page.note(say("arena-report-made", version=__version__))
    return page


def _add(page: Page, exhibit: Exhibit) -> None:
    if isinstance(exhibit, Drawing):
        page.figure(exhibit.draw().svg, exhibit.caption, exhibit.wide)
    elif isinstance(exhibit, Grid):
        page.note(exhibit.title)
        page.table(exhibit.columns, exhibit.rows, exhibit.words)
    else:
        page.note(exhibit.text)


def made_with(findings: Findings) -> str:
    """What was played, in one sentence."""
    setup = findings.setup
    policy = setup.policy or say(f"{setup.game}/balance-usual-policy")
    return say("balance-played", games=setup.games, policy=policy, seed=str(setup.seed))


def write_report(findings: Findings, file: Path) -> None:
    report(findings).write(file)
