"""How kernels are put together: what is called is compiled once, and what is kept can be loaded alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.beginnings import run_compiling

KERNELS = """
from enum import IntEnum

import numpy as np

from freebooter.engine.kernels import entry, kernel

class Card(IntEnum):
    MERMAID = 4

RECORD = np.dtype([("seat", np.int8)])

@kernel
def twice(number):
    return 2 * number

@entry
def called(number):
    return twice(number) + 1

@kernel
def calling(number):
    return called(number) + called(number + 1)

@entry
def caller(states):
    record = states[0]
    return calling(record.seat) + twice(3) + twice(record.seat) + twice(Card.MERMAID)
"""
"""The caller of seat 5: 11 + 13 + 6 + 10 + 8."""

CALL = "states = np.array([(5,)], RECORD); print(caller(states))"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A folder with these kernels in a module."""
    (tmp_path / "toy.py").write_text(KERNELS, "utf-8")
    return tmp_path


def run(folder: Path, script: str) -> list[str]:
    """What a process prints that uses these kernels, and keeps what it compiles."""
    environment = os.environ | {"FREEBOOTER_CACHE": str(folder / "cache"), "NUMBA_DISABLE_JIT": "0"}
    code = f"import sys; sys.path.insert(0, {str(folder)!r}); from toy import *; {script}"
    done = run_compiling(code, environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def kept(folder: Path, pattern: str) -> list[Path]:
    return [*folder.glob(f"cache/kernels/toy-*/toy.{pattern}.nbc")]


def test_what_is_called_is_not_compiled_into_its_callers(toy: Path) -> None:
    libraries = "[each.library for each in (*called.overloads.values(), *caller.overloads.values())]"
    defined = f"first, second = {libraries}; print(set(first.names) & set(second.names), len(second.calls))"
    assert run(toy, f"{CALL}; {defined}") == ["48", "set()", "1"]


def test_a_kernel_is_compiled_once_for_whole_numbers_of_any_width(toy: Path) -> None:
    assert run(toy, f"{CALL}; print(len(twice.inlined.overloads), len(called.overloads))") == ["48", "1", "1"]


def test_a_kernel_that_nothing_but_kernels_calls_has_no_code_of_its_own(toy: Path) -> None:
    assert run(toy, f"{CALL}; print(len(twice.overloads)); print(twice(4)); print(len(twice.overloads))") == [
        "48",
        "0",
        "8",
        "1",
    ]


def test_what_is_kept_needs_no_other_file(toy: Path) -> None:
    run(toy, CALL)
    for file in kept(toy, "called*") + kept(toy, "twice*") + kept(toy, "calling*"):
        file.unlink()
    assert run(toy, f"{CALL}; print(sum(caller.stats.cache_hits.values()))") == ["48", "1"]


def test_what_is_kept_is_compiled_into_new_callers(toy: Path) -> None:
    run(toy, CALL)
    for file in kept(toy, "caller*"):
        file.unlink()
    hits = "print(sum(each.stats.cache_hits.total() for each in (calling.inlined, twice.inlined)))"
    assert run(toy, f"{CALL}; {hits}; print(sum(called.stats.cache_misses.values()))") == ["48", "2", "0"]
