"""A process that compiles what it is told, one step after the other, and says how it goes.

It reads steps from its input and writes news to its output, a line of JSON each. It ends when its input does: a server
that is killed takes its workers along, whatever they are at.
"""

from __future__ import annotations

import json
import os
import re
import time
import traceback
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

NICENESS = 15
"""Compiling gives way to tables, bots and the coach."""


LONGEST = 120
"""So many letters are told of what the compiler says."""

PLACE = re.compile(r'File "([^"]+)", line (\d+)')


class FileTurns:
    """One process at a time compiles a kernel: a lock on one byte of a common file, given back when a process ends.

    Nobody waits in a circle, for a kernel is only waited for by those that call it.
    """

    def __init__(self, folder: Path) -> None:
        import fcntl  # Not everywhere.

        self._lockf = fcntl.lockf
        self._lock, self._unlock = fcntl.LOCK_EX, fcntl.LOCK_UN
        folder.mkdir(parents=True, exist_ok=True)
        self._file = os.open(folder / "turns.lock", os.O_RDWR | os.O_CREAT, 0o666)
        self._taken: set[int] = set()

    @staticmethod
    def _place(file: Path) -> int:
        name = f"{file.parent.name}/{file.name}"
        return int.from_bytes(sha256(name.encode()).digest()[:7]) // 2

    def take(self, file: Path) -> None:
        place = self._place(file)
        with suppress(OSError):  # Where there are no locks, some kernels are compiled twice.
            self._lockf(self._file, self._lock, 1, place)
            self._taken.add(place)

    def give_back(self, file: Path) -> None:
        place = self._place(file)
        if place in self._taken:
            self._taken.remove(place)
            self._lockf(self._file, self._unlock, 1, place)

    def give_back_all(self) -> None:
        self._taken.clear()
        self._lockf(self._file, self._unlock)


def main() -> None:
    steps, news = _wires()
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(steps, waiting), daemon=True).start()
    worker = _Worker(news)
    while True:
        worker.take(waiting.get())


def _wires() -> tuple[int, int]:
    """Our input and output, which nothing else in this process reads from or writes to."""
    steps, news, nothing = os.dup(0), os.dup(1), os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return steps, news


def _read(steps: int, waiting: SimpleQueue[bytes]) -> None:
    """Pass on what is to be done; end at once when nobody is there any more who could say."""
    with os.fdopen(steps, "rb") as opened:
        for line in opened:
            waiting.put(line)
    os._exit(0)


class _Worker:
    def __init__(self, news: int) -> None:
        self._news = news
        self._turns: FileTurns | None = None

    def _tell(self, **news: Any) -> None:
        os.write(self._news, json.dumps(news).encode() + b"\n")

    def take(self, line: bytes) -> None:
        from .pieces import Piece, Step

        game, part, name, spent, kernels = json.loads(line)
        step = Step(Piece(game, part), name)
        try:
            self._do(step, spent, kernels)
        except BaseException as problem:
            self._tell(failed=_told(problem), trace="".join(traceback.format_exception(problem)))
        else:
            self._tell(done=True)
        finally:
            if self._turns is not None:
                self._turns.give_back_all()

    def _do(self, step: Any, spent: float, kernels: int) -> None:
        """`spent` is what the piece has cost so far, for so many `kernels`."""
        from numba.core import event

        from freebooter.engine.kernels.cache import TURNS, base_folder

        from .ledger import note
        from .pieces import do

        if self._turns is None:
            with suppress(OSError, ImportError):  # Without turns, some kernels are compiled twice.
                self._turns = FileTurns(base_folder())
                TURNS.append(self._turns)
        listener = _listener(self._tell)
        with event.install_listener("numba:compile", listener):
            do(step)
        if not step.name:
            note(step.piece, spent + listener.seconds, kernels + listener.kernels)


def _told(problem: BaseException) -> str:
    """What went wrong, and where: the compiler's own messages are pages, and begin with what it was about to do."""
    lines = [line.strip() for line in str(problem).splitlines()]
    said = next((line for line in lines if line and not line.startswith(("Failed in", "During:", "-"))), "")
    said = said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
    place = next((found for line in lines if (found := PLACE.search(line))), None)
    where = f" ({Path(place[1]).name}, line {place[2]})" if place is not None else ""
    return f"{type(problem).__name__}: {said}{where}"


def _listener(tell: Any) -> Any:
    """Tells what each kernel costs by itself, without those that it calls, in seconds of one core."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def __init__(self) -> None:
            self.seconds = 0.0
            self.kernels = 0
            self._open: list[list[float]] = []

        def on_start(self, event: Any) -> None:
            self._open.append([time.process_time(), 0.0])

        def on_end(self, event: Any) -> None:
            began, inside = self._open.pop()
            taken = time.process_time() - began
            if self._open:
                self._open[-1][1] += taken
            self.seconds += taken - inside
            self.kernels += 1
            tell(kernel=round(taken - inside, 3))

    return Listener()


if __name__ == "__main__":
    main()
