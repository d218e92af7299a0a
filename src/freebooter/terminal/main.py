"""The command `freebooter`: chooses the language, runs a command, and says in one sentence what went wrong.

Only small things are imported before the work is inside `main`, so that an interrupt finds it at any moment.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType
from typing import NoReturn

REFUSED = 2
INTERRUPTED = 130

_interrupted = False


def _interrupt(signal_number: int, frame: FrameType | None) -> NoReturn:
    """Ctrl-C. Where the first one was swallowed by somebody's clean-up, the second leaves at once."""
    global _interrupted
    if _interrupted:
        os._exit(INTERRUPTED)
    _interrupted = True
    raise KeyboardInterrupt


def _unraisable(unraisable: sys.UnraisableHookArgs) -> None:
    """An interrupt inside a callback of the compiler cannot be raised there, so it is obeyed here.

    One that struck while the compiler was making something leaves that half made, and it complains when it goes.
    """
    if _interrupted or issubclass(unraisable.exc_type, KeyboardInterrupt):
        _leave_interrupted()
    sys.__unraisablehook__(unraisable)


def main() -> None:
    sys.unraisablehook = _unraisable
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
    try:
        status = _run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        status = _leave_broken_pipe()
    except BaseException as error:
        # While compiling or loading, an interrupt may come out as another error.
        if not _interrupted and not isinstance(error, KeyboardInterrupt):
            raise
        status = INTERRUPTED
    if status == INTERRUPTED:
        _leave_interrupted()
    sys.exit(status)


def _leave_interrupted() -> NoReturn:
    """No clean-up of half-loaded modules: they would only complain."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(INTERRUPTED)


def _leave_broken_pipe() -> int:
    """Nobody reads on: end quietly, and let nothing be flushed into the closed pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _run(arguments: Sequence[str]) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    from freebooter.engine.refusal import Refusal
    from freebooter.text import current_language

    from .everywhere import apply_everywhere
    from .usage import explain

    try:
        rest = apply_everywhere(arguments)
        if current_language() == "ja":
            from .line_breaks import break_japanese_lines

            break_japanese_lines()
        from typer.exceptions import TyperException

        from .app import build_app

        try:
            status = build_app()(list(rest), prog_name="freebooter", standalone_mode=False)
        except TyperException as error:
            return _refuse(explain(error))
    except Refusal as refusal:
        return _refuse(str(refusal))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    return status if isinstance(status, int) else 0


def _refuse(sentence: str) -> int:
    from .screen import one_line

    sys.stdout.flush()
    print(one_line(sentence), file=sys.stderr)
    return REFUSED
