"""The folder of a run: what is being played, and every game as soon as it is finished.

Whenever the run is killed, whatever is there is whole, except perhaps the last line, which is then played again.
Running the same tournament in the same folder goes on where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from freebooter.engine.refusal import BadSetup

from .files import write_whole
from .playing import Played
from .tournament import GameKey, Tournament, program

RUN, GAMES, RESULTS, PARQUET, REPORT = "run.json", "games.jsonl", "results.json", "games.parquet", "report.html"


class Journal:
    """A run's folder, held by this process alone. `played` are the games that were there."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.folder = folder
        self.tournament = tournament
        self.played: list[Played] = []
        if not (folder / RUN).exists():
            self._check_free()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._games: IO[bytes] = (folder / GAMES).open("a+b")
        except OSError as error:
            raise self._unwritable(error) from error
        try:
            _lock(self._games, folder)
            if (folder / RUN).exists():
                self._resume()
            else:
                self._begin()
        except BaseException:
            self._games.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *rest: object) -> None:
        self._games.close()

    def append(self, games: Iterable[Played]) -> None:
        """Write games down so that not even a power cut undoes them."""
        try:
            self._games.write(b"".join(write_line(game) for game in games))
            self._games.flush()
            os.fsync(self._games.fileno())
        except OSError as error:
            raise self._unwritable(error) from error

    def _unwritable(self, error: OSError) -> BadSetup:
        problem = error.strerror or str(error)
        return BadSetup("error-arena-folder", key="to", folder=str(self.folder), problem=problem)

    def _check_free(self) -> None:
        """Never write over somebody else's files, or into games of which nobody knows what was played."""
        for name in (RESULTS, PARQUET, REPORT, GAMES):
            file = self.folder / name
            if file.exists() and not (name == GAMES and file.stat().st_size == 0):
                raise BadSetup("error-arena-taken", key="to", folder=str(self.folder), file=name)

    def _begin(self) -> None:
        noted = {**self.tournament.settings(), "program": program(self.tournament.game)}
        try:
            write_whole(self.folder / RUN, json.dumps(noted, indent=2, ensure_ascii=False).encode() + b"\n")
        except OSError as error:
            raise self._unwritable(error) from error

    def _resume(self) -> None:
        noted = self._noted()
        there = {name: value for name, value in noted.items() if name != "program"}
        if differences := _differences(there, self.tournament.settings()):
            names, old, new = zip(*differences, strict=True)
            raise BadSetup(
                "error-arena-settings",
                key="to",
                folder=str(self.folder),
                there=", ".join(f"{name} {value}" for name, value in zip(names, old, strict=True)),
                here=", ".join(f"{name} {value}" for name, value in zip(names, new, strict=True)),
            )
        self._read_games()
        if len(self.played) < self.tournament.games and noted["program"] != program(self.tournament.game):
            raise BadSetup("error-arena-program", key="to", folder=str(self.folder))

    def _noted(self) -> dict[str, Any]:
        try:
            noted = json.loads((self.folder / RUN).read_bytes())
        except (OSError, ValueError):
            noted = None
        if not isinstance(noted, dict) or "program" not in noted:
            raise BadSetup("error-arena-damaged", key="to", file=str(self.folder / RUN))
        return noted

    def _read_games(self) -> None:
        """Every game that is there, once. What follows the last line break was torn off and is cut away."""
        self._games.seek(0)
        found: dict[GameKey, Played] = {}
        whole = 0
        for number, line in enumerate(self._games, 1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            game = read_line(line, self.tournament)
            if game is None:
                file = str(self.folder / GAMES)
                raise BadSetup("error-arena-line", key="to", file=file, line=str(number))
            found.setdefault(game.key, game)
        self._games.truncate(whole)
        self.played = list(found.values())


def write_line(game: Played) -> bytes:
    return json.dumps(game._asdict(), separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes, tournament: Tournament) -> Played | None:
    """A game of this tournament, or None where the line is no such thing."""
    try:
        game = Played(**json.loads(line))
        key = game.key
        lists: list[list[Any]] = [game.points, game.shares, game.decisions, game.seconds]
        is_whole = (
            0 <= key.deal < tournament.deals
            and 0 <= key.seating < len(tournament.seatings)
            and game.moves >= 0
            and all(len(each) == tournament.players for each in lists)
            and all(isinstance(value, (int, float)) for each in lists for value in each)
        )
    except (ValueError, TypeError):
        return None
    return game if is_whole else None


def _differences(there: Any, here: Any, name: str = "") -> list[tuple[str, str, str]]:
    """What two settings disagree on: its name, and how it is there and here."""
    if isinstance(there, dict) and isinstance(here, dict):
        names = list(dict.fromkeys([*there, *here]))
        return [
            difference
            for key in names
            for difference in _differences(there.get(key), here.get(key), f"{name}.{key}" if name else key)
        ]
    return [] if there == here else [(name, _shown(there), _shown(here))]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "-" if value is None else str(value)


def _lock(file: IO[bytes], folder: Path) -> None:
    """Two runs in one folder would play every game twice. The lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadSetup("error-arena-busy", key="to", folder=str(folder)) from error
