"""The results of a tournament as a page: tables, and pictures of what they say."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from freebooter import __version__
from freebooter.narration.words import game_title
from freebooter.text import current_language, say
from freebooter.text.numbers import number, percent, span

from . import plots
from .page import Page
from .standings import Results
from .words import budget_words, labels, option_words

GRID_FROM = 3
"""From that many bots on, who beat whom is drawn as well."""


def report(results: Results) -> Page:
    tournament = results.tournament
    names = say("comma").join(labels(tournament).values())
    page = Page(say("arena-report-title", game=game_title(tournament.game), bots=names), current_language())
    page.paragraph(
        say(
            "arena-report-played",
            games=len(results.played),
            deals=results.deals,
            seatings=len(tournament.seatings),
            players=tournament.players,
        )
    )
    page.table(*_standings(results))
    page.note(say("arena-report-interval"))
    _add_pictures(page, results)
    _add_pairs(page, results)
    page.heading(say("arena-report-setup"))
    page.table([say("arena-setting"), say("arena-value")], _setup(results), words=2)
    page.note(say("arena-report-made", version=__version__))
    return page


def write_report(results: Results, file: Path) -> None:
    report(results).write(file)


def _standings(results: Results) -> tuple[list[str], list[list[str]]]:
    shown = labels(results.tournament)
    columns = ["arena-bot", "arena-wins", "arena-interval", "arena-rating", "arena-points", "arena-quantiles"]
    columns += ["arena-milliseconds", "arena-games", "arena-seats"]
    rows = [
        [
            shown[each.name],
            percent(each.win_share),
            span(each.low, each.high),
            f"{number(each.rating)} ± {number(each.rating_sigma)}",
            number(each.mean_points),
            " · ".join(number(value, 0) for value in each.points_quantiles.values()),
            number(each.ms_per_decision, 2),
            str(each.games),
            str(each.seats),
        ]
        for each in results.ranked()
    ]
    return [say(column) for column in columns], rows


def _add_pictures(page: Page, results: Results) -> None:
    shown = labels(results.tournament)
    number = {name: place for place, name in enumerate(results.tournament.entrants)}
    rows = [(shown[each.name], number[each.name], each) for each in results.ranked()]
    wins = {label: (each.low, each.win_share, each.high) for label, _, each in rows}
    points = {label: results.points[bot].tolist() for label, bot, _ in rows}
    games = [float(count) for count, _ in results.ratings.curve]
    ratings = {label: (games, [means[bot] for _, means in results.ratings.curve]) for label, bot, _ in rows}
    times = {label: each.ms_per_decision for label, _, each in rows}
    fair = 1 / results.tournament.players

    page.heading(say("arena-report-pictures"))
    drawn = plots.intervals("wins", wins, say("arena-wins"), percent=True, mark=fair)
    page.figure(drawn.svg, say("arena-picture-wins"))
    page.figure(plots.spreads("points", points, say("arena-points")).svg, say("arena-picture-points"))
    drawn = plots.lines("rating", ratings, say("arena-games"), say("arena-rating"))
    page.figure(drawn.svg, say("arena-picture-rating"))
    page.figure(plots.bars("time", times, say("arena-milliseconds"), digits=2).svg, say("arena-picture-time"))


def _add_pairs(page: Page, results: Results) -> None:
    if not results.pairs:
        return
    shown = labels(results.tournament)
    page.heading(say("arena-report-pairs"))
    columns = ["arena-first", "arena-second", "arena-ahead", "arena-level", "arena-behind", "arena-meetings"]
    rows = [
        [shown[p.first], shown[p.second], percent(p.ahead), percent(p.level), percent(p.behind), str(p.meetings)]
        for p in results.pairs
    ]
    page.table([say(column) for column in columns], rows, words=2)
    ranked = [each.name for each in results.ranked()]
    if len(ranked) >= GRID_FROM:
        values = np.full((len(ranked), len(ranked)), np.nan)
        for pair in results.pairs:
            row, column = ranked.index(pair.first), ranked.index(pair.second)
            values[row, column] = pair.ahead + pair.level / 2
            values[column, row] = pair.behind + pair.level / 2
        names = [shown[name] for name in ranked]
        page.figure(plots.grid("pairs", names, values).svg, say("arena-picture-pairs"))


def _setup(results: Results) -> list[list[str]]:
    tournament = results.tournament
    return [
        [say("arena-setting-bots"), say("comma").join(tournament.bots)],
        [say("arena-setting-options"), option_words(tournament)],
        [say("arena-setting-seed"), str(tournament.seed)],
        [say("arena-setting-budget"), budget_words(tournament.budget)],
    ]
