"""Typing that does not appear on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

ECHO_PLACE = 3
"""Where among a terminal's attributes its local modes stand, echoing among them."""


@contextmanager
def unseen() -> Iterator[None]:
    """Let the terminal show nothing of what is typed into the standard input."""
    try:
        import termios
    except ImportError:  # Not everywhere are terminals made this way; there, what is typed is seen.
        yield
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    hidden = termios.tcgetattr(terminal)
    hidden[ECHO_PLACE] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSADRAIN, hidden)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
