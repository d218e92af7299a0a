"""`freebooter arena`: tournaments between bots, as a table, as JSON, and as a folder that can be gone on with."""

from __future__ import annotations

import json as json_format
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from freebooter.arena.crew import LocalCrew
from freebooter.arena.dispatch import Crew, played_by
from freebooter.arena.files import write_whole
from freebooter.arena.journal import PARQUET, REPORT, RESULTS, Journal
from freebooter.arena.parquet import can_write_parquet, write_parquet
from freebooter.arena.playing import Played
from freebooter.arena.ray_crew import RayCrew, check_ray
from freebooter.arena.standings import Results, results_of, whole_deals
from freebooter.arena.tournament import Tournament, plan, read_bots
from freebooter.arena.words import budget_words, labels
from freebooter.bots.budget import read_budget
from freebooter.engine.refusal import BadSetup, require
from freebooter.engine.registry import load
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import number, percent, span

from .compiling import ensure_compiled
from .options import settle_chance
from .progress import counting_progress
from .simulate import available_cores


@dataclass(frozen=True)
class ArenaOptions:
    """What stands on the command line."""

    game: str
    bots: str
    bot: list[str] | None
    review: int
    games: int
    players: int | None
    options: dict[str, str]
    think: str
    playouts: int | None
    seed: int
    cores: int | None
    to: Path | None
    ray: str
    json: bool


def arena(asked: ArenaOptions) -> None:
    """Play a tournament, or the rest of one, and say what it came to. Interrupted, it says how to go on."""
    if asked.bot:
        from .trial import trial

        trial(asked)
        return
    if not asked.bots:
        raise BadSetup("error-arena-nobody", key="bots")
    tournament = planned(asked, read_bots(asked.bots))
    check_cores(asked)
    if asked.to is not None:
        require("matplotlib", "Matplotlib", "arena")
    if asked.ray:
        check_ray()
    with _journal(asked.to, tournament) as journal:
        played = list(journal.played) if journal else []
        interrupted = False
        try:
            with closing(play_rest(tournament, asked, played, say("arena-progress"))) as rest:
                for games in rest:
                    if journal:
                        journal.append(games)
                    played += games
        except KeyboardInterrupt:
            interrupted = True
        if whole_deals(tournament, played):
            results = results_of(tournament, played)
            if asked.to is not None and not interrupted:
                _write_files(results, asked.to)
            _report(results, asked.json)
    if interrupted:
        _say_aside(
            "arena-interrupted", kept="no" if asked.to is None else "yes", games=len(played), all=tournament.games
        )
        raise SystemExit(130)


def check_cores(asked: ArenaOptions) -> None:
    if asked.cores is not None and asked.cores < 1:
        raise BadSetup("error-cores", key="cores", cores=asked.cores)


def planned(asked: ArenaOptions, bots: Sequence[str]) -> Tournament:
    """The tournament that is asked for, between these bots."""
    load(asked.game)
    budget = read_budget(asked.think, asked.playouts)
    options = settle_chance(asked.game, asked.options, asked.seed)
    return plan(asked.game, bots, asked.players, options, asked.games, asked.seed, budget)


def _journal(folder: Path | None, tournament: Tournament) -> AbstractContextManager[Journal | None]:
    return nullcontext() if folder is None else Journal(folder, tournament)


def play_rest(tournament: Tournament, asked: ArenaOptions, played: list[Played], words: str) -> Generator[list[Played]]:
    """Play what has not been played, with a visible progress."""
    done = {game.key for game in played}
    left = tournament.games - len(done)
    if not left:
        return
    ensure_compiled(tournament.game, tournament.bots)
    keys = (key for key in tournament.game_keys() if key not in done)
    with _crew(tournament, asked, left) as crew, counting_progress() as progress:
        task = progress.add_task(words, total=tournament.games, completed=len(done))
        for games in played_by(crew, keys, left):
            yield games
            progress.advance(task, len(games))


def _crew(tournament: Tournament, asked: ArenaOptions, left: int) -> AbstractContextManager[Crew]:
    if asked.ray:
        return RayCrew(tournament, asked.ray, asked.cores, left)
    return LocalCrew(tournament, min(asked.cores or available_cores(), left))


def _write_files(results: Results, folder: Path) -> None:
    from freebooter.arena.report import write_report

    figures = json_format.dumps(results.figures(), indent=2, ensure_ascii=False)
    try:
        write_whole(folder / RESULTS, figures.encode() + b"\n")
        write_report(results, folder / REPORT)
        if can_write_parquet():
            write_parquet(results, folder / PARQUET)
        else:
            _say_aside("arena-no-parquet", file=PARQUET)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadSetup("error-arena-folder", key="to", folder=str(folder), problem=problem) from error


def _say_aside(message: str, **values: Any) -> None:
    Console(stderr=True).print(say(message, **values), highlight=False, markup=False, soft_wrap=True)


def _report(results: Results, json: bool) -> None:
    if json:
        print(json_format.dumps(results.figures()))
        return
    tournament = results.tournament
    console = Console()
    title = say("arena-title", game=game_title(tournament.game), games=len(results.played), deals=results.deals)
    table = Table(title=title, title_justify="left")
    table.add_column(say("arena-bot"), overflow="fold")
    for column in ("arena-wins", "arena-interval", "arena-rating", "arena-points", "arena-milliseconds"):
        table.add_column(say(column), justify="right")
    shown = labels(tournament)
    for each in results.ranked():
        table.add_row(
            shown[each.name],
            percent(each.win_share),
            span(each.low, each.high),
            f"{number(each.rating)} ± {number(each.rating_sigma)}",
            number(each.mean_points),
            number(each.ms_per_decision, 2),
        )
    console.print(table, markup=False)
    console.print(
        say("arena-summary", seatings=len(tournament.seatings), budget=budget_words(tournament.budget)),
        highlight=False,
        markup=False,
    )
