"""A review as a page that stands alone: everyone's chances as a curve, the costliest decisions, and a summary."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from freebooter import __version__
from freebooter.arena import plots
from freebooter.arena.page import Page
from freebooter.arena.words import budget_words
from freebooter.bots.budget import Budget
from freebooter.bots.review import Review
from freebooter.engine.refusal import BadSetup
from freebooter.narration.words import game_title
from freebooter.text import current_language, say

from .options import table_words
from .presenter import presenter_of
from .review_words import CONDUCT_COLUMNS, Mistake, conduct_rows, mistakes

COSTLIEST_COLUMNS = ("review-move", "review-player", "review-was-played", "review-was-better", "review-cost")

SEPARATOR = " · "


def review_page(review: Review, seats: Sequence[int], budget: Budget) -> Page:
    match = review.match
    names = say("comma").join(match.players)
    page = Page(say("review-title", game=game_title(match.game.name), players=names), current_language())
    page.paragraph(say("review-over" if match.is_over else "review-unfinished", moves=len(match.moves)))
    _add_curve(page, review)
    _add_mistakes(page, mistakes(review, seats, presenter_of(match.game.name)))
    page.heading(say("review-summary"))
    page.table([say(column) for column in CONDUCT_COLUMNS], conduct_rows(review, seats))
    page.note(say("review-note"))
    page.note(table_words(match))
    thought = budget_words(budget) if budget != Budget() else say("review-budget")
    page.note(say("review-made", version=__version__, budget=thought))
    return page


def write_page(review: Review, seats: Sequence[int], budget: Budget, file: Path) -> None:
    try:
        review_page(review, seats, budget).write(file)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadSetup("error-file-write", key="html", file=str(file), problem=problem) from error


def _add_curve(page: Page, review: Review) -> None:
    curve = review.curve()
    moves = [float(number) for number, _ in curve]
    chances = {name: (moves, [share[seat] for _, share in curve]) for seat, name in enumerate(review.match.players)}
    picture = plots.lines("chances", chances, say("review-moves"), say("review-chance"), width=5.6, percent=True)
    page.figure(picture.svg, say("review-curve"))


def _add_mistakes(page: Page, made: Sequence[Mistake]) -> None:
    if not made:
        page.heading(say("review-no-mistakes"))
        return
    page.heading(say("review-costliest"))
    rows = [[str(each.number), each.player, each.played, each.better, each.cost] for each in made]
    page.table([say(column) for column in COSTLIEST_COLUMNS], rows, words=4)
    for each in made:
        played, better = each.chances
        verdict = [
            say("review-played", choice=each.played, chance=played),
            say("review-better", choice=each.better, chance=better),
        ]
        page.paragraph(" ".join([each.title, *verdict]))
        page.note(f"{say('review-seen', player=each.player)} {SEPARATOR.join(each.situation)}")
