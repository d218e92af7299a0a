"""Processes in which the command runs at once: forked from one that has loaded the command and the compiled rules.

What a test waits for when it runs a command is the loading, not the command. Run as a program, this file loads
everything once; then each call gets a process with files, an environment, a folder and arguments of its own, in which
the installed command runs from its first line to its exit status.
"""

from __future__ import annotations

import asyncio
import atexit
import fcntl
import gc
import json
import os
import pickle
import runpy
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from freebooter.engine.processes import Worker

LONGEST = 1 << 17
"""Bytes of a call at most."""


class Forked:
    """A command that runs, with what `subprocess.Popen` has of it."""

    def __init__(self, arguments: Sequence[str], told: int) -> None:
        self.args = list(arguments)
        self.stdout: IO[str] | None = None
        self.returncode: int | None = None
        self._told = os.fdopen(told)
        self.pid = int(self._told.readline())

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self._told], [], [], 0)[0]:
            self._end()
        return self.returncode

    def wait(self, seconds: float) -> int:
        if self.returncode is None and not select.select([self._told], [], [], seconds)[0]:
            raise subprocess.TimeoutExpired(self.args, seconds)
        return self._end()

    def _end(self) -> int:
        if self.returncode is None:
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Loaded:
    """The process that has loaded everything, seen from the tests; it ends when they do."""

    def __init__(self, command: str, seconds: float, more: Mapping[str, str] | None = None) -> None:
        """`more` is what its environment has besides ours, such as where further packages are."""
        self.command = command
        self.seconds = seconds
        self._calls, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        # A library that starts threads of its own could not be forked.
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"} | dict(more or {})
        self._process = subprocess.Popen(
            [sys.executable, __file__, command, str(theirs.fileno())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            env=environment,
            start_new_session=True,
        )
        theirs.close()
        self._calls.settimeout(4 * seconds)  # Everything may have to be compiled.
        assert self._calls.recv(LONGEST) == b"ready", "the command cannot be loaded"
        atexit.register(self._end)

    def _end(self) -> None:
        self._calls.close()
        self._process.wait()

    def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], files: Sequence[int], folder: Path | None = None
    ) -> Forked:
        """Start a command with these files as its input, its output and its error output; in this folder, or in one."""
        told, telling = os.pipe()
        call = json.dumps([list(arguments), dict(environment), str(folder or Path.cwd())]).encode()
        socket.send_fds(self._calls, [call], [*files, telling])
        os.close(telling)
        return Forked([self.command, *arguments], told)

    def run(
        self, arguments: Sequence[str], typed: str, environment: Mapping[str, str]
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, with `typed` as its input."""
        with TemporaryFile() as given, TemporaryFile() as said, TemporaryFile() as complained:
            given.write(typed.encode())
            given.seek(0)
            process = self.start(arguments, environment, [file.fileno() for file in (given, said, complained)])
            try:
                status = process.wait(self.seconds)
            finally:
                process.kill()
            return subprocess.CompletedProcess(process.args, status, _text(said), _text(complained))

    def start_at_terminal(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        lines: int,
        columns: int,
        echo: bool = True,
        folder: Path | None = None,
    ) -> tuple[Forked, int]:
        """Start a command at a terminal of that size; returns it, and our end of the terminal."""
        ours, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (lines, columns))
        if not echo:
            settings = termios.tcgetattr(theirs)
            settings[3] &= ~termios.ECHO
            termios.tcsetattr(theirs, termios.TCSANOW, settings)
        process = self.start(arguments, environment, [theirs, theirs, theirs], folder)
        os.close(theirs)
        return process, ours

    def show(self, arguments: Sequence[str], environment: Mapping[str, str], lines: int, columns: int) -> str:
        """What a command that asks nothing shows at a terminal of that size, from its start to its end."""
        process, ours = self.start_at_terminal(arguments, environment, lines, columns)
        shown = b""
        with suppress(OSError):  # It is one to read from a terminal that everybody has left.
            while select.select([ours], [], [], self.seconds)[0]:
                shown += os.read(ours, LONGEST)
        os.close(ours)
        assert process.wait(self.seconds) == 0
        return shown.decode()


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().replace("\r\n", "\n")


def _start_workers(work: Callable[..., None], jobs: Sequence[Any], _context: Any = None) -> list[Worker]:
    """What `freebooter.engine.processes.start_workers` does, but forked: each of them has everything loaded, too.

    This process has no threads that could be in the way of that, and nothing else comes along: neither files nor what
    cannot be written to a pipe.
    """
    from freebooter.engine.processes import start_workers

    return start_workers(_work, [(work, pickle.dumps(job)) for job in jobs], get_context("fork"))


def _work(pipe: Connection, job: tuple[Callable[..., None], bytes]) -> None:
    os.closerange(3, pipe.fileno())
    os.closerange(pipe.fileno() + 1, os.sysconf("SC_OPEN_MAX"))
    work, told = job
    work(pipe, pickle.loads(told))


def _load() -> None:
    """Read every language, import what commands import, and use once whatever is compiled: it then lies in memory."""
    import matplotlib.pyplot  # noqa: F401

    import freebooter.server.serving  # noqa: F401
    from freebooter.arena import crew
    from freebooter.compiling.pieces import COACH, Piece, Step, do
    from freebooter.engine.registry import load, names
    from freebooter.engine.warmup import warm_up
    from freebooter.terminal import compiling
    from freebooter.terminal.main import _run
    from freebooter.text import LANGUAGES

    vars(crew)["start_workers"] = _start_workers
    for language in LANGUAGES:
        assert _run(["--lang", language, "rules", "anchor"]) == 0
    compiling.compile_kernels(names())
    for name in names():
        warm_up(load(name))
        do(Step(Piece(name, COACH)))
    asyncio.run(_get_to_know_serving())


async def _get_to_know_serving() -> None:
    """Do what takes a server longest before it answers: to import and to read, both of which is done once."""
    import freebooter.server.app  # noqa: F401
    from freebooter.server.pages.texts import words_in
    from freebooter.server.play.rows import rate
    from freebooter.store.opening import file_in, open_store
    from freebooter.text import LANGUAGES

    for language in LANGUAGES:
        words_in(language)
    with TemporaryDirectory() as folder:
        store = await open_store(file_in(Path(folder)), rate)
        await store.close()


def _be_alone() -> None:
    """Only a process without threads can be forked; a thread that was joined may take a moment to leave the system."""
    latest = time.monotonic() + 10
    while len(os.listdir("/proc/self/task")) > 1:
        assert time.monotonic() < latest, f"these threads go on: {threading.enumerate()}"
        time.sleep(0.001)


def _answer(calls: socket.socket, command: str) -> None:
    """Give every call its process, until nobody calls any more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        call, files, _, _ = socket.recv_fds(calls, LONGEST, 4)
        if not call:
            return
        if os.fork() == 0:
            calls.close()
            _mind(command, call, files)
        for file in files:
            os.close(file)


def _mind(command: str, call: bytes, files: Sequence[int]) -> None:
    """Let a command run, tell its number, and tell how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    *theirs, telling = files
    process = os.fork()
    if process == 0:
        os.close(telling)
        arguments, environment, folder = json.loads(call)
        _become(command, arguments, environment, folder, theirs)
    for file in theirs:
        os.close(file)
    os.write(telling, f"{process}\n".encode())
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    with suppress(BrokenPipeError):  # Nobody wants to know.
        os.write(telling, f"{status}\n".encode())
    os._exit(0)


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
    try:
        runpy.run_path(command, run_name="__main__")
    except SystemExit as leaving:
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None))


if __name__ == "__main__":
    sys.path[0] = str(Path(sys.argv[1]).parent)  # As it is for the command; the files beside this one are none of its.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    _load()
    with socket.socket(fileno=int(sys.argv[2])) as ours:
        _be_alone()
        gc.collect()
        gc.freeze()
        ours.send(b"ready")
        _answer(ours, sys.argv[1])
