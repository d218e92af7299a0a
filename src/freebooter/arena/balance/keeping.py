"""The folder of a long run: its settings, and the answer to every question that is finished.

Running the same command in the same folder asks only what is left. Whatever lies there is whole.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from freebooter.engine.kernels.sources import sources_hash
from freebooter.engine.refusal import BadSetup

from ..files import write_whole
from .laboratory import Figures, laboratory_of
from .plan import Setup

RUN = "balance.json"


class Kept:
    """A run's folder; raises `BadSetup` where it belongs to another run."""

    def __init__(self, folder: Path, setup: Setup) -> None:
        self.folder = folder
        # A hash of the sources that decide how games go and what is counted of them.
        program = sources_hash(laboratory_of(setup.game).program(setup.policy).games.__module__)
        settings = setup.settings() | {"program": program}
        if (folder / RUN).exists():
            self._check(settings)
        else:
            if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                raise BadSetup("error-balance-folder", key="to", folder=str(folder))
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise self._unwritable(error) from error
            self._write(RUN, settings)

    def _check(self, settings: dict[str, Any]) -> None:
        there = self._read(RUN)
        differing = [name for name in settings if there.get(name) != settings[name]]
        if differing == ["program"]:
            raise BadSetup("error-arena-program", key="to", folder=str(self.folder))
        if differing:
            raise BadSetup(
                "error-arena-settings",
                key="to",
                folder=str(self.folder),
                there=_listed(there, differing),
                here=_listed(settings, differing),
            )

    def find(self, question: str) -> Figures | None:
        """The answer to a question, if it is there."""
        return self._read(_file(question)) if (self.folder / _file(question)).exists() else None

    def keep(self, question: str, figures: Figures) -> None:
        self._write(_file(question), figures)

    def _read(self, name: str) -> Figures:
        try:
            noted = json.loads((self.folder / name).read_bytes())
        except (OSError, ValueError):
            noted = None
        if not isinstance(noted, dict):
            raise BadSetup("error-arena-damaged", key="to", file=str(self.folder / name))
        return noted

    def _write(self, name: str, noted: Figures) -> None:
        try:
            write_whole(self.folder / name, json.dumps(noted, ensure_ascii=False).encode() + b"\n")
        except OSError as error:
            raise self._unwritable(error) from error

    def _unwritable(self, error: OSError) -> BadSetup:
        problem = error.strerror or str(error)
        return BadSetup("error-arena-folder", key="to", folder=str(self.folder), problem=problem)


def _file(question: str) -> str:
    return f"{question}.json"


def _listed(settings: dict[str, Any], names: list[str]) -> str:
    return ", ".join(f"{name} {'-' if settings.get(name) in (None, []) else settings.get(name)}" for name in names)
