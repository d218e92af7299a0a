"""`freebooter arena --bot`: a bot writer's own bot against others, one at a time, and why it lost."""

from __future__ import annotations

import json as json_format
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table

from freebooter.arena.playing import Played
from freebooter.arena.tournament import read_bots
from freebooter.arena.trial import (
    COACH,
    MOST_DECISIONS,
    Lesson,
    LostGame,
    Round,
    costliest,
    games_to_review,
    lessons,
    opponents,
)
from freebooter.arena.words import budget_words
from freebooter.bots.review import judgement_figures
from freebooter.engine.refusal import BadSetup
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import number, percent, span

from .arena import ArenaOptions, check_cores, planned, play_rest
from .compiling import ensure_compiled
from .presenter import presenter_of
from .progress import counting_progress
from .review_words import MOST_MISTAKES, cost_words, mistake_in_words, show_mistake
from .screen import Screen
from .simulate import available_cores

PATIENCE = 120.0
"""Seconds after which the coach stops, however many decisions are left."""

ROUND_COLUMNS = ("arena-games", "arena-wins", "arena-interval", "arena-points", "arena-milliseconds")


@dataclass
class Trial:
    """What is known so far."""

    bot: str
    rounds: list[Round] = field(default_factory=list)
    is_climb: bool = False
    """Whether it meets one bot after the other from the weakest up, until one stops it."""
    games: list[LostGame] = field(default_factory=list)
    """Lost games that the coach looked at."""
    replayed: int = 0
    different: int = 0
    """Games that were played again, and how many of them did not go the same way."""
    lessons: list[Lesson] = field(default_factory=list)
    decisions: int = 0
    """How many were to be judged."""
    interrupted: bool = False

    @property
    def name(self) -> str:
        return self.bot.rpartition(":")[2]

    @property
    def shown_rounds(self) -> list[Round]:
        return [each for each in self.rounds if each.results]

    @property
    def lost(self) -> int:
        return sum(len(each.lost()) for each in self.rounds)

    def costliest(self) -> list[Lesson]:
        return costliest(self.lessons, MOST_MISTAKES)


def trial(asked: ArenaOptions) -> None:
    """Try a bot out. Interrupted, it says what it has found."""
    own = _own_bot(asked)
    check_cores(asked)
    others = read_bots(asked.bots) if asked.bots else opponents(asked.game, own)
    found = Trial(own, is_climb=not asked.bots)
    try:
        _play(found, asked, others)
        _review(found, asked)
    except KeyboardInterrupt:
        found.interrupted = True
    if asked.json:
        print(json_format.dumps(_figures(found), ensure_ascii=False))
    else:
        _tell(found, asked, Screen())
    if found.interrupted:
        raise SystemExit(130)


def _own_bot(asked: ArenaOptions) -> str:
    if len(asked.bot or []) != 1:
        raise BadSetup("error-arena-one-bot", key="bot")
    if asked.to is not None or asked.ray:
        raise BadSetup("error-arena-bot-folder", key="bot")
    if asked.review < 0:
        raise BadSetup("error-arena-review", key="review", games=asked.review)
    (own,) = asked.bot or [""]
    return own


def _play(found: Trial, asked: ArenaOptions, others: Sequence[str]) -> None:
    """Meet the others one at a time; on the way up the ladder, only until one of them isn't beaten."""
    tournaments = [planned(asked, [found.bot, other]) for other in others]  # Whatever cannot be is said at once.
    for tournament in tournaments:
        played: list[Played] = []
        words = say("arena-trial-progress", opponent=tournament.entrants[-1].rpartition(":")[2])
        try:
            with closing(play_rest(tournament, asked, played, words)) as rest:
                for games in rest:
                    played += games
        finally:
            found.rounds.append(Round(tournament, played))
        if found.is_climb and not found.rounds[-1].is_won:
            return


def _review(found: Trial, asked: ArenaOptions) -> None:
    """Play some lost games again and have the own bot's decisions in them judged, within the coach's patience."""
    chosen = list(games_to_review(found.rounds, asked.review))
    if not chosen:
        return
    ensure_compiled(asked.game, coach=True)
    end = time.monotonic() + PATIENCE
    with counting_progress() as progress:
        task = progress.add_task(say("arena-trial-review-progress"), total=None)
        for own_round, game in chosen:
            again = own_round.replay(game)
            found.replayed += 1
            found.different += not again.is_same
            if again.is_lost:
                found.games.append(again)
            if time.monotonic() > end:
                break
        found.decisions = min(sum(len(game.decisions()) for game in found.games), MOST_DECISIONS)
        progress.update(task, total=found.decisions)
        cores = asked.cores or available_cores()
        with closing(lessons(found.games, MOST_DECISIONS, COACH, asked.seed, cores)) as work:
            for lesson in work:
                found.lessons.append(lesson)
                progress.advance(task)
                if time.monotonic() > end:
                    break


def _tell(found: Trial, asked: ArenaOptions, screen: Screen) -> None:
    if found.shown_rounds:
        _show_rounds(found, screen)
        _show_climb(found, screen)
        _show_lessons(found, screen)
    if found.interrupted:
        screen.show(say("arena-trial-interrupted"))


def _show_rounds(found: Trial, screen: Screen) -> None:
    first = found.shown_rounds[0].tournament
    screen.show(say("arena-trial-title", game=game_title(first.game), bot=found.name), style="bold")
    if screen.is_plain:
        for each in found.shown_rounds:
            values = zip(ROUND_COLUMNS, _row(each)[1:], strict=True)
            told = say("comma").join(f"{say(column)} {value}" for column, value in values)
            screen.show(say("arena-trial-told", opponent=each.opponent, values=told))
    else:
        table = Table()
        table.add_column(say("arena-second"), overflow="fold")
        for column in ROUND_COLUMNS:
            table.add_column(say(column), justify="right")
        for each in found.shown_rounds:
            table.add_row(*_row(each))
        screen.show(table)
    fair = percent(found.shown_rounds[0].fair_share)
    screen.show(say("arena-trial-summary", fair=fair, budget=budget_words(first.budget)))


def _row(each: Round) -> list[str]:
    own, results = each.own, each.results
    assert own is not None
    assert results is not None
    return [
        each.opponent,
        str(own.games),
        percent(own.win_share),
        span(own.low, own.high),
        f"{number(own.mean_points)} : {number(results.bots[-1].mean_points)}",
        number(own.ms_per_decision, 2),
    ]


def _show_climb(found: Trial, screen: Screen) -> None:
    last = found.rounds[-1]
    if not found.is_climb or not last.is_whole:
        return
    message = "arena-trial-top" if last.is_won else "arena-trial-stopped"
    screen.show(say(message, bot=found.name, opponent=last.opponent))


def _show_lessons(found: Trial, screen: Screen) -> None:
    screen.show()
    if not found.lost:
        screen.show(say("arena-trial-no-loss", bot=found.name), style="bold")
        return
    if found.different:
        screen.show(say("arena-trial-different", games=found.different, all=found.replayed, bot=found.name))
    if not found.lessons:
        return
    worst = found.costliest()
    title = say("arena-trial-costliest" if worst else "arena-trial-no-mistakes", bot=found.name)
    screen.show(title, style="bold")
    for place, lesson in enumerate(worst, 1):
        game = lesson.game
        mistake = mistake_in_words(game.match, lesson.judgement, presenter_of(game.match.game.name))
        where = say("arena-trial-game", opponent=game.round.opponent, seed=str(game.match.seed))
        show_mistake(place, mistake, screen, where)
    screen.show()
    for line in _summary(found):
        screen.show(line, style="dim")


def _summary(found: Trial) -> Iterator[str]:
    """How much the coach has seen, and what it found on average."""
    judged = [each.judgement for each in found.lessons]
    cost = sum(each.cost for each in judged) / len(judged)
    margin = sum(each.margin**2 for each in judged) ** 0.5 / len(judged)
    yield say(
        "arena-trial-reviewed",
        judged=len(judged),
        decisions=found.decisions,
        games=len(found.games),
        lost=found.lost,
        cost=cost_words(cost, margin),
    )
    yield say("review-note")


def _figures(found: Trial) -> dict[str, Any]:
    """Everything as JSON values."""
    return {
        "bot": found.bot,
        "rounds": [each.results.figures() for each in found.rounds if each.results],
        "interrupted": found.interrupted,
        "review": {
            "lost": found.lost,
            "games": len(found.games),
            "different": found.different,
            "decisions": found.decisions,
            "judged": len(found.lessons),
            "costliest": [_lesson_figures(each) for each in found.costliest()],
        },
    }


def _lesson_figures(lesson: Lesson) -> dict[str, Any]:
    game = lesson.game
    match = game.match
    told = mistake_in_words(match, lesson.judgement, presenter_of(match.game.name))
    where = {"opponent": game.round.opponent, "seed": match.seed, "players": list(match.players)}
    return where | judgement_figures(lesson.judgement, match.players) | {"seen": told.situation}
