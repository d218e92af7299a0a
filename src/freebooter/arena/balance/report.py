"""The answers of a run as a page: every question with its tables and pictures."""

from __future__ import annotations

from pathlib import Path

from freebooter import __version__
from freebooter.narration.words import game_title
from freebooter.text import current_language, say

from ..page import Page
from .answers import Answers
from .exhibits import Drawing, Exhibit, Grid


def report(answers: Answers) -> Page:
    """For every question the pictures first, side by side where there is room, then the tables."""
    setup = answers.setup
    page = Page(say("balance-title", game=game_title(setup.game)), current_language())
    page.paragraph(say("balance-caution"))
    for heading, about, exhibits in answers.told():
        page.heading(heading)
        page.paragraph(about)
        for exhibit in sorted(exhibits, key=lambda each: not isinstance(each, Drawing)):
            _add(page, exhibit)
    page.heading(say("balance-made"))
    page.note(made_with(answers))
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


def made_with(answers: Answers) -> str:
    """What was played, in one sentence."""
    setup = answers.setup
    policy = setup.policy or say("balance-usual-policy", game=setup.game)
    return say("balance-played", games=setup.games, policy=policy, seed=str(setup.seed))


def write_report(answers: Answers, file: Path) -> None:
    report(answers).write(file)
