"""A real `freebooter serve` in a process of its own, on a free port."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

from .command import COMMAND, SLOW, compiled, environment, loaded
from .loaded import Forked


@dataclass
class Served:
    url: str
    process: subprocess.Popen[str] | Forked

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; returns the exit status."""
        self.process.terminate()
        return self.process.wait(SLOW)

    def kill(self) -> None:
        """End it without a chance to do anything."""
        self.process.kill()
        self.process.wait(SLOW)


def start(folder: Path, *flags: str, more: Mapping[str, str] | None = None, is_patient: bool = True) -> Served:
    """Start a server that keeps its files in a folder, and wait until it answers, and until all games are ready.

    With an environment of its own it is a new process from the interpreter's start on. Who is not patient waits for no
    game.
    """
    arguments = ["serve", "--no-browser", "--port", "0", "--data", str(folder), *flags]
    with (folder / "serve.log").open("a") as log:
        process = _forked(arguments, log) if more is None else _new(arguments, log, more, is_patient)
    assert process.stdout is not None
    found = re.search(r"https?://\S+", process.stdout.readline())
    assert found, (folder / "serve.log").read_text()
    _wait_until_ready(found[0], is_patient)
    return Served(found[0], process)


def _forked(arguments: Sequence[str], log: IO[str]) -> Forked:
    ours, theirs = os.pipe()
    with open(os.devnull) as nothing:
        process = loaded().start(arguments, environment(), [nothing.fileno(), theirs, log.fileno()])
    os.close(theirs)
    process.stdout = os.fdopen(ours, encoding="utf-8")
    return process


def _new(arguments: Sequence[str], log: IO[str], more: Mapping[str, str], is_patient: bool) -> subprocess.Popen[str]:
    if is_patient:
        compiled()
    call = [COMMAND, *arguments]
    return subprocess.Popen(call, stdout=subprocess.PIPE, stderr=log, encoding="utf-8", env=environment(more))


def _wait_until_ready(url: str, is_patient: bool) -> None:
    deadline = time.monotonic() + SLOW
    while True:
        with suppress(URLError), urlopen(f"{url}/api/readiness", timeout=SLOW) as answer:
            if not is_patient or json.load(answer)["all_ready"]:
                return
        assert time.monotonic() < deadline
        time.sleep(0.05)


@contextmanager
def serving(
    folder: Path, *flags: str, more: Mapping[str, str] | None = None, is_patient: bool = True
) -> Iterator[Served]:
    """A server for the time of a `with`."""
    served = start(folder, *flags, more=more, is_patient=is_patient)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()
        if served.process.stdout is not None:
            served.process.stdout.close()
