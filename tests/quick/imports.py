"""Which test imports what, directly or through others: found in the sources, without loading anything."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = {"src/freebooter": "src", "tests": "", "benchmarks": "", "examples": ""}
"""The folders that are read, and what is no part of a module's name there."""


def sources() -> dict[str, str]:
    """The file of every module."""
    found = {}
    for place, above in PLACES.items():
        for file in sorted((ROOT / place).rglob("*.py")):
            parts = list(file.relative_to(ROOT / above).with_suffix("").parts)
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = str(file.relative_to(ROOT))
    return found


def _named(tree: ast.AST, package: str) -> Iterator[str]:
    """The modules that a module may mean by its imports, wherever in it they stand."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Import):
            yield from (alias.name for alias in each.names)
        elif isinstance(each, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - each.level + 1] if each.level else []
            base = ".".join([*above, each.module] if each.module else above)
            yield from (f"{base}.{alias.name}" for alias in each.names)
            yield base


@cache
def importers() -> dict[str, set[str]]:
    """For every file, the files that import it."""
    modules = sources()
    found: dict[str, set[str]] = defaultdict(set)
    for name, file in modules.items():
        package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        for named in _named(tree, package):
            if named in modules and modules[named] != file:
                found[modules[named]].add(file)
    return found


def tests_near(file: str, graph: dict[str, set[str]], farthest: int) -> dict[str, int]:
    """The files of tests that import a file, and over how many steps."""
    distance, waiting = {file: 0}, [file]
    for each in waiting:
        if distance[each] < farthest:
            for importer in sorted(graph.get(each, ())):
                if importer not in distance:
                    distance[importer] = distance[each] + 1
                    waiting.append(importer)
    return {each: steps for each, steps in distance.items() if is_test(each)}


def is_test(file: str) -> bool:
    return file.startswith("tests/") and Path(file).name.startswith("test_") and file.endswith(".py")
