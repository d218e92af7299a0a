"""Processes that begin with the compiler, and nothing of ours, in memory: forked from one that has loaded just that.

What such a test waits for, over and over, is Numba being imported and its types being set up, while what it asks is
which of our kernels are compiled, kept and loaded. Whether the compiler is imported at all needs a new interpreter.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory


class _Beginning:
    """The process that has loaded the compiler, seen from the tests; it ends when they do."""

    def __init__(self) -> None:
        # A library that starts threads of its own could not be forked; what is switched off could not be switched on.
        environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment | {"OPENBLAS_NUM_THREADS": "1"},
            encoding="utf-8",
        )
        atexit.register(self._end)

    def _end(self) -> None:
        self._process.communicate()

    def run(self, code: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with TemporaryDirectory() as folder:
            said, complained = Path(folder) / "said", Path(folder) / "complained"
            call = [code, dict(environment), os.getcwd(), str(said), str(complained)]
            self._process.stdin.write(json.dumps(call) + "\n")
            self._process.stdin.flush()
            status = int(self._process.stdout.readline())
            told = [file.read_text("utf-8") for file in (said, complained)]
        return subprocess.CompletedProcess(code, status, *told)


@cache
def _beginning() -> _Beginning:
    return _Beginning()


def run_compiling(code: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run code as a new interpreter would that has imported the compiler."""
    return _beginning().run(code, environment)


def _become(code: str, environment: dict[str, str], folder: str, said: str, complained: str) -> None:
    """Be a process of its own: what the interpreter does before and after it is done here."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, file in ((1, said), (2, complained)):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.path[:0] = [path for path in environment.get("PYTHONPATH", "").split(os.pathsep) if path]
    sys.dont_write_bytecode = bool(environment.get("PYTHONDONTWRITEBYTECODE"))
    status = 0
    try:
        exec(compile(code, "<string>", "exec"), {"__name__": "__main__"})
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:
        traceback.print_exc()
        status = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def _serve() -> None:
    import numba
    import numpy as np

    sys.path.pop(0)  # What lies beside this file.
    numba.njit(lambda numbers: numbers.sum() + 1)(np.zeros(1, np.int64))
    assert not [name for name in sys.modules if name.partition(".")[0] == "freebooter"]
    assert len(os.listdir("/proc/self/task")) == 1, "only a process without threads can be forked"
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            _become(*json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)


if __name__ == "__main__":
    _serve()
