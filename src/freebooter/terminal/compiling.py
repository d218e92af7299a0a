"""Compiling rules and bots with a visible progress, once; ever after they are loaded from disk."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

from freebooter.narration.words import game_title
from freebooter.text import say

if TYPE_CHECKING:
    from freebooter.engine.game import Game

COACH = "coach"
"""Stands among the names of bots for the coach, who thinks as well."""

WARM_UP_PLAYOUTS = 2
WARM_UP_DECISIONS = 12


def _marker(name: str, *modules: str) -> Path:
    """The file that says that all kernels that some modules use are compiled for this machine, Python and Numba.

    It lies in a folder that is named by their sources, and by those of nothing else that the modules use.
    """
    from llvmlite import binding

    from freebooter.engine.kernels.compiling import KERNELS, cache_folder
    from freebooter.engine.kernels.sources import modules_below

    kernels = modules_below(*modules) & {each.py_func.__module__ for each in KERNELS}
    made_for = f"{platform.python_version()}-{version('numba')}-{binding.get_host_cpu_name()}"
    return cache_folder(*sorted(kernels)) / f"{name}-{made_for}.complete"


def _rules_module(game: str) -> str:
    from freebooter.engine.registry import load

    return str(load(game).rules.kernels.legal.__module__)


def _rules_marker(game: str) -> Path:
    return _marker(game, _rules_module(game))


def _bot_marker(game: str, bot: str) -> Path:
    from freebooter.bots.coach import coach_of
    from freebooter.bots.player import class_of

    module = type(coach_of(game)).__module__ if bot == COACH else class_of(game, bot).__module__
    return _marker(f"{game}-{bot}", _rules_module(game), module)


def _mark(marker: Path) -> None:
    try:
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
    except OSError:
        Console(stderr=True).print(say("compile-not-kept", folder=str(marker.parent)), highlight=False)


def load_compiled(name: str) -> Game:
    """A game whose rules are compiled."""
    from freebooter.engine.registry import load

    game = load(name)
    ensure_compiled(name)
    return game


def ensure_compiled(game: str) -> None:
    """Compile a game's rules if that has not been done yet, showing how far it is on the error output."""
    from freebooter.engine.kernels.compiling import INTERPRETED

    if INTERPRETED or _rules_marker(game).exists():
        return
    _compile_with_progress(game)


def _compile_with_progress(game: str) -> None:
    from numba.core import event

    from freebooter.engine.kernels import compiling as kernel
    from freebooter.engine.registry import load
    from freebooter.engine.warmup import warm_up

    rules = load(game)
    kernels = [each for each in kernel.KERNELS if not each.py_func.__module__.startswith("freebooter.bots.")]
    done: set[Any] = set()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(say("compile-progress", game=game_title(game)), total=len(kernels))

        class Listener(event.Listener):  # type: ignore[misc]
            def on_start(self, event: Any) -> None:
                pass

            def on_end(self, event: Any) -> None:
                done.add(event.data["dispatcher"])
                progress.update(task, completed=min(len(done), len(kernels)))

        with event.install_listener("numba:compile", Listener()):
            warm_up(rules)
        progress.update(task, completed=len(kernels))
    _mark(_rules_marker(game))


def ensure_bots(game: str, bots: Iterable[str] = (), coach: bool = False) -> None:
    """Have ready what these bots think with, and the coach: compiled, with a visible progress, and the bots loaded.

    Whoever thinks afterwards spends none of its time on the compiler. The coach is loaded when it is asked.
    """
    from freebooter.bots.player import bot_names
    from freebooter.engine.kernels.compiling import INTERPRETED

    if INTERPRETED:
        return
    ours = [bot for bot in dict.fromkeys(bots) if bot in bot_names(game)]
    wanted = [*ours, COACH] if coach else ours
    missing = [bot for bot in wanted if not _bot_marker(game, bot).exists()]
    if missing:
        _compile_bots(game, missing)
    for bot in ours:
        if bot not in missing:
            _use_bot(game, bot)


def missing_bots(game: str) -> list[str]:
    """The bots of a game that are not compiled yet, the coach among them."""
    from freebooter.bots.player import bot_names
    from freebooter.engine.kernels.compiling import INTERPRETED

    bots = [*bot_names(game), COACH]
    return [] if INTERPRETED else [bot for bot in bots if not _bot_marker(game, bot).exists()]


def _compile_bots(game: str, bots: Sequence[str]) -> None:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(bots))
        for bot in bots:
            name = say("compile-coach") if bot == COACH else bot
            progress.update(task, description=say("compile-minds", game=game_title(game), mind=name))
            if bot == COACH:
                _use_coach(game)
            else:
                _use_bot(game, bot)
            progress.advance(task)
    for bot in bots:
        _mark(_bot_marker(game, bot))


def _use_bot(game: str, bot: str) -> None:
    """Let a bot play a small match against itself, thinking hardly at all."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.player import make_bot
    from freebooter.bots.seated import play
    from freebooter.engine.match import Match
    from freebooter.engine.registry import load

    rules = load(game)
    seats = range(rules.seats.start)
    match = Match(rules, [f"Player {seat + 1}" for seat in seats], seed=0)
    play(match, {seat: make_bot(game, bot, seat, Budget(playouts=WARM_UP_PLAYOUTS)) for seat in seats})


def _use_coach(game: str) -> None:
    """Ask the coach about the first decisions of a small match."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.coach import advise
    from freebooter.engine.match import Match, Move
    from freebooter.engine.registry import load

    rules = load(game)
    match = Match(rules, [f"Player {seat + 1}" for seat in range(rules.seats.start)], seed=0)
    asked = 0
    while match.deciders and asked < WARM_UP_DECISIONS:
        seat = match.deciders[0]
        moves = match.legal_moves(seat)
        if len(moves) > 1:
            advise(game, match.observation(seat), Budget(playouts=WARM_UP_PLAYOUTS * len(moves)))
            asked += 1
        match.push(Move(seat, moves[asked % len(moves)]))


def compile_kernels(games: Sequence[str]) -> None:
    """Compile the rules and all bots of these games, and say that they are ready."""
    from freebooter.bots.player import bot_names

    for game in games:
        ensure_compiled(game)
        ensure_bots(game, bot_names(game), coach=True)
        Console().print(say("compile-ready", game=game_title(game)), highlight=False)
