"""Where a command speaks and listens: a terminal with tables and colours, or plain text line by line.

Plain text is for pipes, files and screen readers: no boxes, no columns, no line breaks inside a sentence.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from .unseen import read_unseen

WIDEST = 100
"""Text is not set wider than this, however wide the terminal."""

PAUSE = 0.6

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has been scrolled off it."""


def one_line(text: str) -> str:
    """A text without line breaks and control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Screen:
    def __init__(self, plain: bool = False, fast: bool = True) -> None:
        is_terminal = sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
        self.is_plain = plain or not is_terminal
        self.pause_seconds = 0.0 if fast or not sys.stdout.isatty() or not sys.stdin.isatty() else PAUSE
        self.console = Console(highlight=False, markup=False, emoji=False, force_terminal=not self.is_plain)

    @property
    def is_interactive(self) -> bool:
        return sys.stdin.isatty()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Print a text or a Rich object."""
        if self.is_plain:
            text = what.plain if isinstance(what, Text) else what
            self.console.print(text, soft_wrap=True)
        else:
            self.console.print(what, style=style or None, width=self.width)

    def show_list(self, words: Mapping[str, str]) -> None:
        """Print words with what they mean, one below the other."""
        if self.is_plain:
            width = max(map(len, words))
            for word, meaning in words.items():
                self.show(f"  {word:<{width}} {meaning}")
            return
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        for word, meaning in words.items():
            table.add_row(f"  {word}", meaning)
        self.show(table)

    def show_unbroken(self, text: str) -> None:
        """Print a text that is to be copied, in one line."""
        self.console.print(text, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line from the player; raises `EOFError` where there are no more."""
        if self.is_interactive:
            with suppress(ImportError):
                import readline  # noqa: F401 – its import gives the prompt line editing and a history.
        sys.stdout.flush()
        return one_line(input(prompt)).strip()

    def ask_unseen(self, prompt: str) -> str:
        """A line from the player that does not appear on the screen; where no terminal shows it anyway, any line."""
        if not self.is_interactive:
            return self.ask(prompt)
        return one_line(read_unseen(prompt)).strip()

    def clear(self) -> None:
        """Take everything off the screen, for somebody else will look at it."""
        if self.is_plain:
            self.console.print("\n" * self.console.height)
        else:
            print(CLEAR, end="", flush=True)

    def pause(self) -> None:
        if self.pause_seconds:
            time.sleep(self.pause_seconds)
