"""What is compiled on this machine, and how long that took: a small file for each piece, beside the kernels.

A piece counts as compiled as long as none of the sources has changed on which its kernels depend, and all of its files
are there. Asking loads no game's rules.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import platform
import shutil
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile, mkdtemp

from freebooter.engine.kernels.cache import FILES, base_folder, check_room
from freebooter.engine.kernels.compiling import KERNELS
from freebooter.engine.kernels.sources import modules_below, sources_hash
from freebooter.engine.registry import load

from .pieces import ABOVE, COACH, ENVIRONMENTS, LABORATORY, RULES, Piece, modules_of

USUAL_SECONDS = {RULES: 15.0, COACH: 8.0, LABORATORY: 4.0, ENVIRONMENTS: 15.0}
USUAL_SECONDS_OF_A_BOT = 4.0
"""What a piece costs on one core where nobody has measured it, and its game does not say."""


@dataclass(frozen=True)
class Entry:
    """What is known of a piece that was compiled."""

    modules: list[str]
    """Where its kernels are."""
    sources: str
    """The hash of everything on which they depend."""
    files: list[str]
    """What was loaded or kept for it, below the folder of kernels."""
    seconds: float
    """What it cost, in seconds of one core."""


@cache
def _made_for() -> str:
    from llvmlite import binding

    return f"{platform.python_version()}-{version('numba')}-{binding.get_host_cpu_name()}"


@cache
def _installed(game: str) -> str:
    """Tells installations apart that keep their kernels in the same folder, each with sources of its own."""
    places = f"{Path(__file__).parent}\n{load(game).folder}"
    return hashlib.sha256(places.encode()).hexdigest()[:8]


def _file(piece: Piece) -> Path:
    name = f"{piece.game}-{piece.part}-{_made_for()}-{_installed(piece.game)}.json"
    return base_folder() / "compiled" / name


def _read(piece: Piece) -> Entry | None:
    try:
        return Entry(**json.loads(_file(piece).read_bytes()))
    except (OSError, ValueError, TypeError):
        return None


def _current(piece: Piece) -> Entry | None:
    """What is known of a piece that was compiled from the sources as they are."""
    entry = _read(piece)
    return entry if entry is not None and sources_hash(*entry.modules) == entry.sources else None


def is_done(piece: Piece) -> bool:
    """Whether a piece is compiled for this machine, this Python and the sources as they are."""
    entry = _current(piece)
    return entry is not None and all((base_folder() / file).exists() for file in entry.files)


def current_folders(pieces: Iterable[Piece]) -> set[str]:
    """The names of the folders in which kernels of these pieces are kept, as the sources are now."""
    entries = [entry for piece in pieces if (entry := _current(piece)) is not None]
    return {Path(file).parent.name for entry in entries for file in entry.files}


def seconds_of(piece: Piece) -> float:
    """What a piece costs on one core: measured, or as its game says, or as is usual."""
    entry = _read(piece)
    if entry is not None and entry.seconds:
        return entry.seconds
    usual = USUAL_SECONDS.get(piece.part, USUAL_SECONDS_OF_A_BOT)
    return max(0.1, load(piece.game).compiling_seconds.get(piece.part, usual))


def note(piece: Piece, seconds: float, kernels: int) -> None:
    """In the process that has finished a piece: write down what it was made of, and what so many kernels of it cost.

    Where most of them had been compiled earlier, what it cost then is the better measure.
    """
    made_of = modules_of(piece)
    kernels_of = {each.py_func.__module__ for each in KERNELS}.union(made_of if piece.part in ABOVE else ())
    modules = sorted(modules_below(*made_of) & kernels_of)  # A template belongs to the game that it was bound to.
    folder = base_folder()
    folders = {f"{module}-" for module in modules}
    ours = (file for file in FILES if file.parent.name.startswith(tuple(folders)) and file.is_relative_to(folder))
    files = sorted(str(file.relative_to(folder)) for file in ours)
    before = _read(piece)
    if before is not None and 2 * kernels < len(files):
        seconds = max(seconds, before.seconds)
    _write(_file(piece), Entry(modules, sources_hash(*modules), files, round(seconds, 2)))


def keep_for_now(pieces: Iterable[Piece]) -> Path | None:
    """Where some pieces are not compiled and cannot be kept, use another folder, which is gone when this process ends.

    Returns the one that cannot be written. What has been compiled before is not found in the other. Where no other can
    be written either, every process compiles for itself.
    """
    folder = base_folder()
    try:
        check_room()
    except OSError:
        if all(is_done(piece) for piece in pieces):
            return None
        with suppress(OSError):
            beside = mkdtemp(prefix="freebooter-")
            atexit.register(shutil.rmtree, beside, ignore_errors=True)
            os.environ["FREEBOOTER_CACHE"] = beside
        return folder
    return None


def _write(file: Path, entry: Entry) -> None:
    """Whole or not at all. Where nothing can be kept, it is found out anew next time."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=file.parent, suffix=".part", delete=False) as part:
            json.dump(asdict(entry), part)
        os.replace(part.name, file)
