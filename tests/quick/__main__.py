"""Lint, types, and the tests that matter for what changed; says what it chose and why."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from .changes import ROOT, beginning, changed
from .choosing import Chosen, affordable, candidates, for_interpreter
from .deadline import UNTIL

BIN = Path(sys.executable).parent
SECONDS = 40.0
"""What the tests may take in each process."""

LAST_BEGUN = 60.0
"""So many seconds after the start no test is begun any more."""

LEAST = 10.0
"""What the tests get at least, counted from the first of them, where everything before took long."""

GRACE = 15.0
"""What is still under way then may take so long before it is interrupted."""

KEPT = ROOT / ".pytest_cache" / "v" / "freebooter" / "seconds"


def run(*words: str | Path, more: Mapping[str, str] | None = None, until: float | None = None) -> bool:
    """Whether a command ends well; whatever takes longer than it may is interrupted, and not killed."""
    print("→", " ".join(str(word) for word in words if len(str(word)) < 200), flush=True)
    with subprocess.Popen([str(word) for word in words], cwd=ROOT, env=os.environ | (more or {})) as process:
        try:
            return process.wait(None if until is None else until - time.time()) == 0
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
            return process.wait() == 0


def checks(files: Sequence[str]) -> list[list[str | Path]]:
    """What is asked of the sources that changed."""
    found: list[list[str | Path]] = []
    if any(file.endswith((".py", ".toml")) for file in files):
        found += [[BIN / "ruff", "format", "--check", "."], [BIN / "ruff", "check", "."], [BIN / "mypy"]]
        found += [[BIN / "lint-imports"]]
    if any(file.startswith("web/") or "/locales/" in file for file in files):
        found += [[sys.executable, "web/make.py", "check"], [sys.executable, "web/make.py", "test"]]
    return found


def seconds() -> dict[str, float]:
    """How long each file of tests took when it was last run."""
    try:
        found: dict[str, float] = json.loads(KEPT.read_text())
    except (OSError, ValueError):
        return {}
    return found


def tell(chosen: Sequence[Chosen], left: Sequence[Chosen]) -> None:
    for each in chosen:
        print(f"  {each.file}: {each.reason}")
    if left:
        print(f"  Left to make test, for they are farther away or take longer: {len(left)} files.")
        for each in left:
            print(f"    {each.file}: {each.reason}")


def run_tests(files: Sequence[str], workers: int, until: float, **more: str) -> bool:
    """Run files of tests in their order, as long as there is time; what was not run is told at the end."""
    words = [sys.executable, "-m", "pytest", "-q", "-n", str(workers), "--dist", "loadfile", "--no-loadscope-reorder"]
    words += ["-p", "tests.quick.deadline"]
    return not files or run(
        *words, *files, more={UNTIL: f"{until} {LEAST}", **more}, until=max(until, time.time() + LEAST) + GRACE
    )


def run_all(chosen: Sequence[Chosen], changed: Sequence[str], workers: int, until: float) -> bool:
    interpreted, compiled = for_interpreter(chosen, changed)
    if interpreted:
        print("Rules changed: their own tests run interpreted, so that these don't wait for the compiler.")
    is_fine = run_tests(interpreted, workers, until, NUMBA_DISABLE_JIT="1")
    return run_tests(compiled, workers, until) and is_fine


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> int:
    begun = time.time()
    files = changed()
    if not files:
        print(f"Nothing has changed since {beginning()[:12]}: there is nothing to check. All tests: make test")
        return 0
    workers = max(2, cores())
    chosen, left = affordable(candidates(files), seconds(), SECONDS * cores())
    print(f"{len(files)} files changed since {beginning()[:12]}. Tests that matter for them, the nearest first:")
    tell(chosen, left)
    failed = [words for words in checks(files) if not run(*words)]
    is_fine = run_all(chosen, files, workers, begun + LAST_BEGUN)
    for words in failed:
        print(f"Not clean: {Path(words[0]).name} {' '.join(map(str, words[1:]))}")
    print(f"{time.time() - begun:.0f} s. Before a change goes in: make test")
    return 1 if failed or not is_fine else 0


if __name__ == "__main__":
    sys.exit(main())
