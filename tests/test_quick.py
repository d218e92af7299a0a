"""`make quick` chooses the tests that matter for a change, the nearest first, as far as there is time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.quick import __main__ as quick
from tests.quick.changes import ROOT
from tests.quick.choosing import BY_PATH, affordable, candidates, for_interpreter
from tests.quick.deadline import UNTIL

TWO_TESTS = """
def test_one():
    pass

def test_another():
    pass
"""
INTERRUPTED = """
import os, signal

def test_one():
    pass

def test_that_takes_longer_than_it_may():
    os.kill(os.getpid(), signal.SIGINT)
"""
FAILING = "def test_one():\n    assert False\n" + INTERRUPTED.replace("test_one", "test_two")


@pytest.mark.parametrize(
    ("changed", "nearest"),
    [
        ("tests/engine/test_chance.py", "tests/engine/test_chance.py"),
        ("src/freebooter/engine/record.py", "tests/engine/test_records.py"),
        ("src/freebooter/server/operations/limits.py", "tests/server/test_limits.py"),
        ("src/freebooter/games/dolores/rules/duel.py", "tests/games/dolores/test_simultaneous.py"),
        ("src/freebooter/games/dolores/locales/ja/web.ftl", "tests/test_languages.py"),
        ("src/freebooter/text/locales/cs/web.ftl", "tests/test_languages.py"),
        ("tests/scenarios/dolores/bottles.yaml", "tests/engine/test_scenarios.py"),
        ("tests/support/play.py", "tests/engine/test_properties.py"),
        ("web/src/table/coach.tsx", "tests/web/test_coach.py"),
        ("docs/lessons.md", "tests/test_docs.py"),
    ],
)
def test_the_nearest_tests_are_found(changed: str, nearest: str) -> None:
    distances = {each.file: each.distance for each in candidates([changed])}
    assert distances[nearest] <= 1


def test_there_is_time_for_the_nearest_and_the_rest_is_named() -> None:
    offered = candidates(["src/freebooter/engine/record.py", "tests/test_pig.py"])
    seconds = {each.file: 10.0 for each in offered}
    chosen, left = affordable(offered, seconds, budget=35.0)
    assert chosen[0].file == "tests/test_pig.py"
    assert len(chosen) == 3
    assert len(chosen) + len(left) == len(offered) > 20


def test_where_nothing_has_changed_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quick, "changed", list)
    assert quick.main() == 0
    assert "Nothing has changed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changed", "compiled"),
    [
        ("src/freebooter/engine/kernels/tidying.py", "tests/engine/test_kernel_cache.py"),
        ("src/freebooter/games/dolores/bots/kernels/policy.py", "tests/games/dolores/test_bots.py"),
        ("src/freebooter/games/dolores/bots/kernels/duel_game.py", "tests/games/dolores/test_duels.py"),
    ],
)
def test_only_rules_run_interpreted(changed: str, compiled: str) -> None:
    chosen = candidates([changed])
    assert for_interpreter(chosen, [changed]) == ([], [each.file for each in chosen])
    assert compiled in [each.file for each in chosen]


@pytest.mark.parametrize(
    "rules", ["src/freebooter/games/dolores/rules/duel.py", "src/freebooter/engine/kernels/chacha.py"]
)
def test_changed_rules_take_no_other_test_away(rules: str) -> None:
    changed = [rules, "src/freebooter/server/operations/limits.py", "web/src/table/coach.tsx"]
    chosen = candidates(changed)
    interpreted, compiled = for_interpreter(chosen, changed)
    assert sorted([*interpreted, *compiled]) == sorted(each.file for each in chosen)
    assert "tests/engine/test_scenarios.py" in interpreted
    assert {"tests/server/test_limits.py", "tests/web/test_coach.py"} <= set(compiled)


def test_every_file_that_is_named_is_there() -> None:
    for pattern, tests in BY_PATH:
        for each in [*tests, *re.findall(r"(?:^|[(|])(\w+)/\.\*", pattern)]:
            assert list(ROOT.glob(each.replace(r"\1", "*"))), each


def _ended(tmp_path: Path, tests: str, until: float, *more: str, least: float = 0.0) -> tuple[int, str]:
    """How a run of tests ends that may begin none after a moment, and what it says."""
    file = tmp_path / "test_some.py"
    file.write_text(tests)
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.quick.deadline", *more]
    run = subprocess.run(
        [*words, f"--rootdir={tmp_path}", str(file)],
        cwd=ROOT,
        env=os.environ | {UNTIL: f"{until} {least}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return run.returncode, run.stdout


@pytest.mark.parametrize("more", [(), ("-n", "1")])
def test_what_there_was_no_time_for_is_named_and_does_not_count_as_passed(tmp_path: Path, more: tuple[str]) -> None:
    code, said = _ended(tmp_path, TWO_TESTS, 0.0, *more)
    assert code == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "No time was left for 2 tests, in these files:\n  test_some.py" in said
    for until, least in ((float("inf"), 0.0), (0.0, float("inf"))):
        code, said = _ended(tmp_path, TWO_TESTS, until, *more, least=least)
        assert (code, "No time" in said) == (pytest.ExitCode.OK, False)


def test_what_is_interrupted_is_named_and_hides_no_failure(tmp_path: Path) -> None:
    code, said = _ended(tmp_path, INTERRUPTED, float("inf"))
    assert code == pytest.ExitCode.OK
    assert "No time was left for 1 tests" in said
    code, _ = _ended(tmp_path, FAILING, float("inf"))
    assert code == pytest.ExitCode.TESTS_FAILED


def test_whatever_takes_too_long_is_interrupted() -> None:
    assert not quick.run("sleep", "1000", until=time.time())
    assert quick.run("true", until=time.time() + 1000)
