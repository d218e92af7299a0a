"""The installed command, run as a user runs it: in a process of its own, or at a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pexpect
from pexpect.fdpexpect import fdspawn

from .loaded import Forked, Loaded

COMMAND = str(Path(sys.executable).with_name("freebooter"))
SLOW = 900
"""Seconds to wait at most, on a busy machine on which everything has to be compiled."""

_SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS", "LINES")


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The user's environment, in English and without colours."""
    kept = {name: value for name, value in os.environ.items() if name not in _SPOKEN}
    return kept | {"FREEBOOTER_LANG": "en", "NO_COLOR": "1", "TERM": "xterm"} | dict(more or {})


def compiled() -> None:
    """Compile rules and minds, if that has not been done, before anything is read from the error output."""
    loaded()


@cache
def loaded() -> Loaded:
    """The process that has compiled and loaded everything, once for all tests of a process."""
    return Loaded(COMMAND, SLOW)


def freebooter(
    *arguments: str | Path, typed: str = "", more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with `typed` as its input.

    With an environment of its own it is a new process from the interpreter's start on, for some of that is read early.
    """
    if more is None:
        return loaded().run([str(argument) for argument in arguments], typed, environment())
    compiled()
    return subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(more),
        timeout=SLOW,
        check=False,
    )


if TYPE_CHECKING:
    Typed = fdspawn[str]
else:
    Typed = fdspawn


class Terminal(Typed):
    """A terminal at which a command runs, and somebody types."""

    def __init__(self, process: Forked, screen: int) -> None:
        super().__init__(screen, timeout=SLOW, encoding="utf-8")
        self._process = process

    def sendintr(self) -> None:
        """Press Ctrl-C."""
        self.send("\x03")

    def close(self) -> None:
        """Leave; whatever still runs there is told so, and its exit status is known then."""
        super().close()
        self.exitstatus = self._process.wait(SLOW)


def at_terminal(*arguments: str | Path, columns: int = 80, lines: int = 24, echo: bool = False) -> Terminal:
    """Start a command at a terminal of that size."""
    call = [str(argument) for argument in arguments]
    return Terminal(*loaded().start_at_terminal(call, environment(), lines, columns, echo))


def shown_at_terminal(*arguments: str | Path, columns: int = 80, lines: int = 24) -> str:
    """What a command that asks nothing shows at a terminal of that size."""
    return loaded().show([str(argument) for argument in arguments], environment(), lines, columns)


def interrupt(process: Terminal) -> int | None:
    """Press Ctrl-C and wait for the end; returns the exit status.

    Pressed in the very moment in which a prompt appears, it is noticed only with the next key, so it is pressed again.
    """
    for _ in range(10):
        process.sendintr()
        if process.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=3) == 0:
            break
    process.close()
    return process.exitstatus
