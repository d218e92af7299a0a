"""Which tests matter for a change: those that changed, those nearest to what changed, and as many as there is time for.

Servers, browsers and commands are processes, and no import leads from their tests to them. There the names lead: tests
mirror the house.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .imports import ROOT, importers, is_test, tests_near

FARTHEST = 3
ROOM = 10
"""How far from a change the other tests of its room are taken to be."""

BY_PATH: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"(.*/locales/.*\.ftl|src/freebooter/text/.*)", ("tests/test_languages.py", "tests/text/test_*.py")),
    (r"docs/(glossary\.yaml|proof\.py|making/(messages|proof|samples)\.py)", ("tests/text/test_*.py",)),
    (r"src/freebooter/games/([^/]+)/locales/.*", (r"tests/games/\1/test_*words.py", "tests/narration/test_*.py")),
    (r"src/freebooter/games/[^/]+/lessons/.*", ("tests/lessons/test_lessons.py",)),
    (r"src/freebooter/games/([^/]+)/.*\.py", (r"tests/games/\1/test_*.py", "tests/engine/test_scenarios.py")),
    (r"tests/scenarios/.*", ("tests/engine/test_scenarios.py",)),
    (r"tests/fixtures/.*", ("tests/test_older_files.py",)),
    (r"web/(src|public)/.*", ("tests/web/test_web_build.py", "tests/web/test_at_the_table.py")),
    (r"web/[^/]*", ("tests/web/test_web_build.py",)),
    (r"(docs/.*|[A-Z]+\.md|mkdocs\.yml)", ("tests/test_docs.py",)),
    (r"README\.md", ("tests/test_readme.py",)),
    (r"examples/.*", ("tests/test_examples.py", "tests/test_pig.py")),
    (r"(pyproject\.toml|hatch_build\.py|Makefile|\.ci/.*)", ("tests/test_house.py", "tests/test_plain_install.py")),
    (r"Dockerfile|compose\.yaml", ("tests/server/test_operations.py",)),
)
"""What no import leads to: by the path of what changed, patterns of the files to run."""


RULES = re.compile(r"src/freebooter/games/[^/]+/rules/.*\.py")
BENEATH = re.compile(r"src/freebooter/(engine|envs)/kernels/[^/]*\.py")
"""What the rules of all games are made of; among it, whatever only compiles and keeps kernels."""

MARK = "mark.rules"
"""What the files of tests have that can run interpreted."""


@dataclass(frozen=True)
class Chosen:
    """A file of tests, why it matters, and how much: little is near."""

    file: str
    reason: str
    distance: int


def mirrored(file: str) -> list[tuple[str, int]]:
    """The tests that are named like a module, and the others of its room."""
    found = re.fullmatch(r"src/freebooter/(.+)\.py|(web)/src/(.+)\.tsx?", file)
    if found is None:
        return []
    *rooms, name = (found[1] or f"{found[2]}/{found[3]}".replace("-", "_")).split("/")
    for depth in range(len(rooms), 0, -1):
        folder = ROOT / "tests" / Path(*rooms[:depth])
        if folder.is_dir():
            alike = re.compile(rf"test_(.*_)?{re.escape(name.rstrip('s'))}s?(_.*)?")
            tests = sorted(folder.glob("test_*.py"))
            return [(str(test.relative_to(ROOT)), 1 if alike.fullmatch(test.stem) else ROOM) for test in tests]
    return []


def candidates(changed: Iterable[str]) -> list[Chosen]:
    """All tests that have something to do with a change, the nearest first."""
    graph, best = importers(), dict[str, Chosen]()

    def offer(file: str, reason: str, distance: int) -> None:
        if (ROOT / file).exists() and (file not in best or distance < best[file].distance):
            best[file] = Chosen(file, reason, distance)

    for file in changed:
        if is_test(file):
            offer(file, "it changed", 0)
        for test, steps in tests_near(file, graph, FARTHEST).items():
            offer(test, f"imports {file}" if steps == 1 else f"imports {file} over {steps} steps", max(steps, 1))
        for test, steps in mirrored(file):
            offer(test, f"is the test of {file}" if steps == 1 else f"is in the room of {file}", steps)
        for pattern, tests in BY_PATH:
            if found := re.fullmatch(pattern, file):
                for each in tests:
                    for path in sorted(ROOT.glob(found.expand(each))):
                        offer(str(path.relative_to(ROOT)), f"reads {file}", 1)
    return sorted(best.values(), key=lambda each: (each.distance, each.file))


def affordable(
    offered: Iterable[Chosen], seconds: Mapping[str, float], budget: float
) -> tuple[list[Chosen], list[Chosen]]:
    """The nearest tests that fit into so many seconds of work, and the rest."""
    taken: list[Chosen] = []
    left: list[Chosen] = []
    for each in sorted(offered, key=lambda each: (each.distance, expected(each.file, seconds))):
        cost = expected(each.file, seconds)
        if cost <= budget:
            taken.append(each)
            budget -= cost
        else:
            left.append(each)
    return taken, left


def expected(file: str, seconds: Mapping[str, float]) -> float:
    """How long a file of tests takes: as long as it last took, or as such files do."""
    usual = {"web": 40.0, "server": 15.0, "load": 30.0, "arena": 15.0, "terminal": 15.0, "store": 15.0}
    return seconds.get(file, usual.get(file.split("/")[1], 5.0))


def is_of_rules(file: str) -> bool:
    """Whether rules are made of a file, so that they would have to be compiled anew."""
    if BENEATH.fullmatch(file):
        return (ROOT / file).exists() and "@kernel" in (ROOT / file).read_text(encoding="utf-8")
    return bool(RULES.fullmatch(file))


def for_interpreter(chosen: Iterable[Chosen], changed: Iterable[str]) -> tuple[list[str], list[str]]:
    """The files of tests to run interpreted, for they try rules that changed, and all others."""
    files = [each.file for each in chosen]
    if not any(map(is_of_rules, changed)):
        return [], files
    marked = [file for file in files if MARK in (ROOT / file).read_text(encoding="utf-8")]
    return marked, [file for file in files if file not in marked]
