"""The same rules, interpreted and compiled: the same seed and the same moves give the same bytes after every move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.support.digests import digests

ROOT = Path(__file__).resolve().parents[2]


def run_interpreted(module: str) -> str:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_have_the_same_bytes_interpreted_and_compiled() -> None:
    compiled = digests()
    assert len(compiled) > 90
    assert run_interpreted("tests.support.digests").splitlines() == compiled
