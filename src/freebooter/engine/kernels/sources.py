"""Which sources compiled code depends on: a module and all that it imports, directly or not, found by the import graph.

Only imports that run when a module is loaded count. A kernel reads what it calls from its module's names, so what a
function imports for itself, or what stands there for the type checker, cannot be part of it.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path

OURS = __name__.partition(".")[0]

NUMBERS = ".json"
"""What lies beside a module under the same name, with this ending: numbers that are compiled into its kernels."""


@cache
def source_of(module: str) -> Path | None:
    """The file of a module, without loading it; None where there is none to read."""
    loaded = getattr(sys.modules.get(module), "__file__", None)
    if loaded:
        return Path(loaded)
    package, _, _ = module.rpartition(".")
    folder = source_of(package) if package else None
    if package and (folder is None or folder.name != "__init__.py"):
        return None
    spec = PathFinder.find_spec(module, [str(folder.parent)] if folder else None)
    return Path(spec.origin) if spec and spec.origin and spec.has_location else None


def _running(body: Iterable[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that are carried out when a module is loaded."""
    for statement in body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            yield statement
        elif isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
            yield from _running(statement.orelse)
        elif not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            nested = (getattr(statement, part, []) for part in ("body", "orelse", "handlers", "finalbody"))
            for each in nested:
                yield from _running(each)


def _named(statement: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    """The modules that an import may mean."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
        return
    base = statement.module or ""
    if statement.level:
        above = package.split(".")[: len(package.split(".")) - statement.level + 1]
        base = ".".join([*above, base] if base else above)
    yield base
    yield from (f"{base}.{alias.name}" for alias in statement.names)


@cache
def _imported(module: str) -> frozenset[str]:
    """The modules of ours, or of the module's own package, that a module imports; a package's `__init__` among them."""
    file = source_of(module)
    if file is None or file.suffix != ".py":
        return frozenset()
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    found = set()
    for statement in _running(ast.parse(file.read_text("utf-8")).body):
        for name in _named(statement, package):
            if name.partition(".")[0] in (OURS, module.partition(".")[0]) and source_of(name) is not None:
                found.add(name)
    return frozenset(found)


@cache
def modules_below(*modules: str) -> frozenset[str]:
    """Some modules and everything of ours that they are made of."""
    found = set(modules)
    waiting = [*modules]
    while waiting:
        more = _imported(waiting.pop()) - found
        found |= more
        waiting += more
    return frozenset(found)


@cache
def sources_hash(*modules: str) -> str:
    """A hash of every source on which the kernels of some modules can depend."""
    digest = hashlib.sha256()
    for name in sorted(modules_below(*modules)):
        file = source_of(name)
        if file is not None:
            digest.update(name.encode())
            digest.update(file.read_bytes())
            numbers = file.with_suffix(NUMBERS)
            if numbers.is_file():
                digest.update(numbers.read_bytes())
    return digest.hexdigest()[:16]
