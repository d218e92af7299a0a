"""Processes in which the command runs at once: forked from one that has loaded the command and the compiled rules.

What a test waits for when it runs a command is the loading, not the command. Run as a program, this file loads
everything once; then each call gets a process of its own, with the files, the environment, the folder and the arguments
of its own, in which the installed command runs from its first line to its exit status.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

LONGEST = 1 << 17
"""Bytes of a call at most."""


class Loaded:
    """The process that has loaded everything, seen from the tests; it ends when they do."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self._lock = threading.Lock()
        self._calls, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        # A library that starts threads of its own could not be forked.
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
        call = [sys.executable, __file__, command, str(theirs.fileno())]
        self._process = subprocess.Popen(
            call, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=[theirs.fileno()], env=environment
        )
        theirs.close()
        self._calls.settimeout(seconds)
        assert self._calls.recv(LONGEST) == b"ready", "the command cannot be loaded"
        atexit.register(self._end)

    def _end(self) -> None:
        self._calls.close()
        self._process.wait()

    def run(
        self, arguments: Sequence[str], typed: str, environment: Mapping[str, str], seconds: float
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, with `typed` as its input."""
        call = json.dumps([list(arguments), dict(environment), os.getcwd()]).encode()
        with self._lock, TemporaryFile() as given, TemporaryFile() as said, TemporaryFile() as complained:
            given.write(typed.encode())
            given.seek(0)
            self._calls.settimeout(seconds)
            socket.send_fds(self._calls, [call], [file.fileno() for file in (given, said, complained)])
            process = int(self._calls.recv(LONGEST))
            try:
                status = int(self._calls.recv(LONGEST))
            except TimeoutError:
                os.kill(process, signal.SIGKILL)
                self._calls.recv(LONGEST)
                raise
            return subprocess.CompletedProcess([self.command, *arguments], status, _text(said), _text(complained))


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
        os.close(file)
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
