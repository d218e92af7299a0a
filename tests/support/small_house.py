"""A house with few games, and a cache of its own in which nothing is compiled: a real server, and its real workers."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.harness.command import SLOW, environment

from .packages import PIG, beside

LAUNCH = """
import sys
from freebooter.engine import registry
found = registry._found()
registry._found = lambda: {name: found[name] for name in sys.argv.pop(1).split(",")}
games = registry._found()
registry._found = lambda: games
from freebooter.terminal.main import main
main()
"""
"""The command `freebooter` where only some games are installed. Its workers know of all, and are asked for these."""


def install_pig(folder: Path) -> dict[str, str]:
    """The example game, without building its package; returns the environment in which commands find it."""
    shutil.copytree(PIG / "src" / "freebooter_pig", folder / "freebooter_pig")
    described = folder / "freebooter_pig-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: freebooter-pig\nVersion: 1.0\n", encoding="utf-8")
    (described / "entry_points.txt").write_text(
        "[freebooter.games]\npig = freebooter_pig.game:GAME\n", encoding="utf-8"
    )
    return beside(folder)


def break_pig(folder: Path) -> None:
    """Let a kernel of the example game, as it is installed there, ask for what there is not."""
    turn = folder / "freebooter_pig" / "rules" / "turn.py"
    turn.write_text(turn.read_text(encoding="utf-8").replace("state.heap", "state.sty"), encoding="utf-8")


@dataclass
class House:
    """A command that knows some games, and where it keeps what it compiles."""

    games: str
    found: dict[str, str]
    cache: Path | None = None

    def run(self, *arguments: str | Path, before: str = "", **more: object) -> subprocess.Popen[str]:
        """Start the command; `before` it, something may stand that a shell understands."""
        known = dict(self.found) if self.cache is None else self.found | {"FREEBOOTER_CACHE": str(self.cache)}
        call = [sys.executable, "-c", LAUNCH, self.games, *map(str, arguments)]
        if before:
            call = ["sh", "-c", before + shlex.join(call)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
        return subprocess.Popen(call, encoding="utf-8", env=environment(known), **pipes)  # type: ignore[call-overload, no-any-return]

    @contextmanager
    def serving(self, folder: Path, *flags: str) -> Iterator[Open]:
        """A server for the time of a `with`, as soon as it answers."""
        usual = ("--no-browser", "--port", "0", "--data", folder, "--no-limits")
        with (folder / "serve.log").open("a") as log:
            process = self.run("serve", *usual, *flags, stderr=log)
        assert process.stdout is not None
        found = re.search(r"https?://\S+", process.stdout.readline())
        assert found, (folder / "serve.log").read_text()
        try:
            yield Open(found[0], process, folder / "serve.log")
        finally:
            if process.poll() is None:
                process.kill()
            process.wait(SLOW)
            process.stdout.close()


class Held:
    """Whatever there is to compile in a cache is somebody else's turn: workers wait until it is given back."""

    def __init__(self, cache: Path) -> None:
        import fcntl

        cache.mkdir(parents=True)
        self._file = (cache / "turns.lock").open("a+")
        fcntl.lockf(self._file, fcntl.LOCK_EX)

    def give_back(self) -> None:
        self._file.close()

    def __enter__(self) -> Held:
        return self

    def __exit__(self, *_: object) -> None:
        self.give_back()


@dataclass
class Open:
    """A server that answers."""

    url: str
    process: subprocess.Popen[str]
    log: Path

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(SLOW)

    def workers(self, at_least: int = 1) -> list[int]:
        """The processes that compile for it, as soon as there are so many."""
        while len(found := workers_of(self.process.pid)) < at_least:
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        return found


def workers_of(process: int) -> list[int]:
    """The processes that compile for a process."""
    return [each for each in _children(process) if "freebooter.compiling.worker" in _command(each)]


def _children(process: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        found += [int(each) for each in (task / "children").read_text().split()]
    return found


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def wait_for_end(*processes: int) -> None:
    """Wait until none of them is there any more, or only as a name in the list of processes."""
    for process in processes:
        while _command(process):
            time.sleep(0.02)


def kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)
