"""The same rules, interpreted and compiled: the same seed and the same moves give the same bytes after every move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.digests import digests

ROOT = Path(__file__).resolve().parents[2]


def run_interpreted(module: str) -> str:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> list[str]:
    return digests()


def test_games_have_the_same_bytes_interpreted_and_compiled(compiled: list[str]) -> None:
    assert len(compiled) > 90
    assert run_interpreted("tests.support.digests").splitlines() == compiled


def test_the_forms_that_a_gpu_gets_have_the_same_bytes(compiled: list[str]) -> None:
    assert run_interpreted("tests.support.digests_of_gpu").splitlines() == compiled
