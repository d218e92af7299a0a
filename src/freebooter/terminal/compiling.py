"""Compiling the rules with a visible progress, once; ever after they are loaded from disk."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from freebooter.text import say


def _marker(game: str) -> Any:
    """The file that says that all kernels of a game are compiled for this machine, Python and Numba."""
    from llvmlite import binding

    from freebooter.engine.kernel import cache_folder
    from freebooter.games import GAMES

    folder = cache_folder(GAMES[game].split(".")[1])
    made_for = f"{platform.python_version()}-{version('numba')}-{binding.get_host_cpu_name()}"
    return folder / f"{game}-{made_for}.complete"


def _is_compiled(game: str) -> bool:
    return bool(_marker(game).exists())


def ensure_compiled(game: str) -> None:
    """Compile a game's rules if that has not been done yet, showing how far it is on the error output."""
    from freebooter.engine.kernel import INTERPRETED

    if INTERPRETED or _is_compiled(game):
        return
    _compile_with_progress(game)


def _compile_with_progress(game: str) -> None:
    from numba.core import event

    from freebooter.engine import kernel
    from freebooter.engine.warmup import warm_up
    from freebooter.games import load

    rules = load(game)
    done: set[Any] = set()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(say("compile-progress", game=say(f"game-{game}")), total=len(kernel.KERNELS))

        class Listener(event.Listener):  # type: ignore[misc]
            def on_start(self, event: Any) -> None:
                pass

            def on_end(self, event: Any) -> None:
                done.add(event.data["dispatcher"])
                progress.update(task, completed=min(len(done), len(kernel.KERNELS)))

        with event.install_listener("numba:compile", Listener()):
            warm_up(rules, load)
        progress.update(task, completed=len(kernel.KERNELS))
    try:
        _marker(game).touch()
    except OSError:
        Console(stderr=True).print(say("compile-not-kept", folder=str(_marker(game).parent)), highlight=False)


def compile_kernels(games: Sequence[str]) -> None:
    """Compile the rules of these games and say that they are ready."""
    for game in games:
        ensure_compiled(game)
        Console().print(say("compile-ready", game=say(f"game-{game}")), highlight=False)
