"""Reading a line that does not appear on the terminal while it is typed."""

from __future__ import annotations

import sys

LOCAL_MODES = 3
"""Where among a terminal's attributes its local modes stand, echoing among them."""


def read_unseen(prompt: str) -> str:
    """A line of the standard input, which must be a terminal; raises `EOFError` where there are no more."""
    try:
        import termios
    except ImportError:  # Windows makes its terminals otherwise.
        from getpass import getpass

        return getpass(prompt)
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    silent = termios.tcgetattr(terminal)
    silent[LOCAL_MODES] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSADRAIN, silent)
    try:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
        print()
    if not line:
        raise EOFError
    return line
