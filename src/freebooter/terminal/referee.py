"""`freebooter referee`: judges scenario files. 0: all hold; 1: something differs; 2: a file is no scenario."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from freebooter.engine.refusal import BadScenario
from freebooter.engine.scenario import Verdict, read_scenario
from freebooter.text import say

from .compiling import load_compiled
from .screen import one_line

HOLDS, DIFFERS, INVALID = range(3)


def referee(files: Sequence[Path], json: bool) -> int:
    """Judge every file and return the worst status."""
    worst = HOLDS
    for file in _scenario_files(files):
        worst = max(worst, _judge(file, json))
    return worst


def _scenario_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files themselves, and all scenarios in the folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml")) or [path]
        else:
            yield path


def _judge(file: Path, json: bool) -> int:
    try:
        verdict = read_scenario(file, load_compiled).judge()
    except BadScenario as refusal:
        _report_invalid(file, refusal, json)
        return INVALID
    if json:
        _print_json(file, verdict.holds, [vars(d) for d in verdict.differences], verdict.position)
    else:
        _report(file, verdict)
    return HOLDS if verdict.holds else DIFFERS


def _report_invalid(file: Path, refusal: BadScenario, json: bool) -> None:
    known = refusal.key not in (None, "-")
    sentence = say("error-scenario", file=str(file), key=str(refusal.key), problem=str(refusal))
    if not known:
        sentence = f"{file}: {refusal}"
    if json:
        _print_json(file, False, [], {}, error=one_line(sentence))
    else:
        sys.stdout.flush()
        print(one_line(sentence), file=sys.stderr)


def _report(file: Path, verdict: Verdict) -> None:
    if verdict.holds:
        print(one_line(f"ok {file}"))
        return
    print(one_line(f"differs {file}"))
    for difference in verdict.differences:
        expected, got = (_written(value) for value in (difference.expected, difference.got))
        told = say("referee-difference", file=str(file), key=difference.key, expected=expected, got=got)
        print(one_line(f"  {told}"))


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json_format.dumps(value, ensure_ascii=False, default=str)


def _print_json(file: Path, ok: bool, differences: list[dict[str, Any]], position: Any, **more: str) -> None:
    verdict = {"file": str(file), "ok": ok, "differences": differences, "position": position, **more}
    print(json_format.dumps(verdict, ensure_ascii=False, default=str))
