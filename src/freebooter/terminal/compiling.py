"""Waiting for what has to be compiled, with a visible progress, once; ever after it is loaded from disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from freebooter.engine.refusal import Refusal
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import number

if TYPE_CHECKING:
    from freebooter.compiling.crew import Crew
    from freebooter.compiling.pieces import Piece
    from freebooter.engine.game import Game

LOOK = 0.2
"""Seconds between looks at how far the workers are."""


class NotCompiled(Refusal):
    """A game, a bot or a coach that cannot be used, because it cannot be compiled."""


def load_compiled(name: str) -> Game:
    """A game whose rules are compiled."""
    from freebooter.engine.registry import load

    game = load(name)
    ensure_compiled(name)
    return game


def ensure_compiled(game: str, bots: Iterable[str] = (), coach: bool = False, more: Iterable[str] = ()) -> None:
    """Have a game's rules ready, what these bots think with, the coach, more parts; showing how far that is.

    Whoever thinks afterwards spends none of its time on the compiler. A bot writer's own bots are up to them.
    """
    from freebooter.bots.player import bot_names
    from freebooter.compiling.pieces import Piece, needed_for, use_bot
    from freebooter.engine.kernels.compiling import INTERPRETED

    if INTERPRETED:
        return
    ours = [bot for bot in dict.fromkeys(bots) if bot in bot_names(game)]
    needed = needed_for(game, ours, coach)
    compile_pieces({game: [*needed, *(Piece(game, part) for part in more)]})
    for bot in ours:
        use_bot(game, bot)


def compile_pieces(pieces: dict[str, list[Piece]], jobs: int = 0) -> None:
    """Let workers compile what is missing, by game; raises `NotCompiled` where that cannot be done."""
    from freebooter.compiling.crew import Crew
    from freebooter.compiling.ledger import is_done
    from freebooter.engine.registry import load

    missing = {game: [piece for piece in each if not is_done(piece)] for game, each in pieces.items()}
    missing = {game: each for game, each in missing.items() if each}
    if not missing:
        return
    together = [piece for each in missing.values() for piece in each]
    keep_somewhere(together)
    crew = Crew(together, jobs)
    try:
        crew.start()
        for game in missing:
            _ = load(game).rules  # A game that lacks them says so by itself.
        _show(crew, missing)
    finally:
        crew.close()
    for piece in together:
        if problem := crew.problem_of(piece):
            raise NotCompiled("error-not-compiled", game=game_title(piece.game), part=piece.part, problem=problem)


def keep_somewhere(pieces: Iterable[Piece]) -> None:
    """Where nothing can be kept for the next time, it is kept as long as this program runs, and that is said."""
    from freebooter.compiling.ledger import keep_for_now

    if (folder := keep_for_now(pieces)) is not None:
        Console(stderr=True).print(say("compile-not-kept", folder=str(folder)), highlight=False)


def _show(crew: Crew, missing: dict[str, list[Piece]]) -> None:
    """A bar for each game, until the crew is at its end."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=Console(stderr=True)) as progress:
        tasks = {
            game: progress.add_task(say("compile-progress", game=game_title(game)), total=1.0, left="")
            for game in missing
        }
        while not crew.idle.wait(LOOK):
            for game, task in tasks.items():
                done, seconds = crew.progress(missing[game])
                left = say("compile-left", seconds=max(1, round(seconds))) if done < 1 else ""
                progress.update(task, completed=done, left=left)
        for game, task in tasks.items():
            is_whole = not any(crew.problem_of(piece) for piece in missing[game])
            progress.update(task, completed=1.0 if is_whole else None, left="")


def compile_kernels(games: Sequence[str], jobs: int = 0, everything: bool = False) -> None:
    """Compile the rules, all bots and random games, environments too where everything is asked for, and say so."""
    from freebooter.compiling.pieces import LABORATORY, Piece, everything_of, pieces_of
    from freebooter.engine.kernels.compiling import INTERPRETED

    if not INTERPRETED:
        plain = {game: [*pieces_of(game), Piece(game, LABORATORY)] for game in games}
        compile_pieces({game: everything_of(game) for game in games} if everything else plain, jobs)
    for game in games:
        said = "compile-all-ready" if everything else "compile-ready"
        Console().print(say(said, game=game_title(game)), highlight=False)


def remove_others() -> None:
    """Remove compiled kernels of other versions, and say how much that was."""
    from freebooter.compiling.ledger import current_folders
    from freebooter.compiling.pieces import everything_of
    from freebooter.engine.kernels.cache import KERNELS_FOLDER, base_folder
    from freebooter.engine.kernels.tidying import kept_folders, remove
    from freebooter.engine.registry import names

    kernels = base_folder() / KERNELS_FOLDER
    ours = current_folders(piece for game in names() for piece in everything_of(game))
    removed = remove(each for each in kept_folders(kernels) if each.path.name not in ours)
    size = number(removed.bytes / 1e6, 0)
    Console().print(say("compile-cleaned", folder=str(kernels), count=removed.folders, size=size), highlight=False)
