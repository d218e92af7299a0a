"""Processes in which the command runs at once: forked from one that has loaded the command and the compiled rules.

What a test waits for when it runs a command is the loading, not the command. Run as a program, this file loads
everything once; then each call gets a process of its own, with the files, the environment, the folder and the arguments
of its own, in which the installed command runs from its first line to its exit status.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

LONGEST = 1 << 17
"""Bytes of a call at most."""


class Loaded:
    """The process that has loaded everything, seen from the tests; it ends when they do."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self._lock = threading.Lock()
        self._calls, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        # A library that starts threads of its own could not be forked.
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
        call = [sys.executable, __file__, command, str(theirs.fileno())]
        self._process = subprocess.Popen(
            call, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=[theirs.fileno()], env=environment
        )
        theirs.close()
        self._calls.settimeout(4 * seconds)  # Everything may have to be compiled.
        assert self._calls.recv(LONGEST) == b"ready", "the command cannot be loaded"
        self._calls.settimeout(seconds)
        atexit.register(self._end)

    def _end(self) -> None:
        self._calls.close()
        self._process.wait()

    def run(
        self, arguments: Sequence[str], typed: str, environment: Mapping[str, str]
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, with `typed` as its input."""
        with TemporaryFile() as given, TemporaryFile() as said, TemporaryFile() as complained:
            given.write(typed.encode())
            given.seek(0)
            files = [file.fileno() for file in (given, said, complained)]
            with self._called(arguments, environment, files) as ended:
                status = ended()
            return subprocess.CompletedProcess([self.command, *arguments], status, _text(said), _text(complained))

    def show(self, arguments: Sequence[str], environment: Mapping[str, str], lines: int, columns: int) -> str:
        """What a command that asks nothing shows at a terminal of that size, from its start to its end."""
        ours, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (lines, columns))
        shown = b""
        with self._called(arguments, environment, [theirs, theirs, theirs]) as ended:
            os.close(theirs)
            with suppress(OSError):  # It is one to read from a terminal that everybody has left.
                while select.select([ours], [], [], self.seconds)[0]:
                    shown += os.read(ours, LONGEST)
            os.close(ours)
            assert ended() == 0
        return shown.decode()

    @contextmanager
    def _called(
        self, arguments: Sequence[str], environment: Mapping[str, str], files: Sequence[int]
    ) -> Iterator[Callable[[], int]]:
        """Start a command; what is given waits for its end and returns its status. Commands run one at a time."""
        call = json.dumps([list(arguments), dict(environment), os.getcwd()]).encode()
        with self._lock:
            socket.send_fds(self._calls, [call], files)
            process = int(self._calls.recv(LONGEST))

            def ended() -> int:
                try:
                    return int(self._calls.recv(LONGEST))
                except TimeoutError:
                    os.kill(process, signal.SIGKILL)
                    self._calls.recv(LONGEST)
                    raise

            yield ended


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().replace("\r\n", "\n")


def _load() -> None:
    """Read every language, import what commands import, and use once whatever is compiled: it then lies in memory."""
    import matplotlib.pyplot  # noqa: F401

    from freebooter.engine.warmup import warm_up
    from freebooter.games import GAMES, load
    from freebooter.terminal import compiling
    from freebooter.terminal.main import _run
    from freebooter.text import LANGUAGES

    for language in LANGUAGES:
        assert _run(["--lang", language, "rules", "anchor"]) == 0
    compiling.compile_kernels(list(GAMES))
    for name in GAMES:
        warm_up(load(name), load)
        compiling._use_coach(name)


def _answer(calls: socket.socket, command: str) -> None:
    """Give every call its process, until nobody calls any more."""
    while True:
        call, files, _, _ = socket.recv_fds(calls, LONGEST, 3)
        if not call:
            return
        process = os.fork()
        if process == 0:
            calls.close()
            arguments, environment, folder = json.loads(call)
            _become(command, arguments, environment, folder, files)
        for file in files:
            os.close(file)
        calls.send(str(process).encode())
        calls.send(str(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])).encode())


def _become(command: str, arguments: list[str], environment: dict[str, str], folder: str, files: Sequence[int]) -> None:
    """Be the command: what the interpreter does before and after it is done here, except to take everything apart."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, file in enumerate(files):
        os.dup2(file, number)
    for file in files:
        os.close(file)
    if os.isatty(0):
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    encoding = sys.stdout.encoding
    sys.stdin = os.fdopen(0, encoding=encoding, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=encoding, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding=encoding, errors="backslashreplace", closefd=False)
    sys.argv = [command, *arguments]
    sys.path[0] = str(Path(command).parent)
    try:
        runpy.run_path(command, run_name="__main__")
    except SystemExit as leaving:
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    _load()
    with socket.socket(fileno=int(sys.argv[2])) as ours:
        assert len(os.listdir("/proc/self/task")) == 1, "only a process without threads can be forked"
        gc.collect()
        gc.freeze()
        ours.send(b"ready")
        _answer(ours, sys.argv[1])
