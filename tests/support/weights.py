"""What packages weigh that are installed here, with everything that they need."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Weight(NamedTuple):
    packages: int
    megabytes: float
    """Without byte code, which comes when it is used."""


def needed(requirements: Iterable[str], extras: Iterable[str] = ("",)) -> set[str]:
    """The names of the packages that some requirements lead to."""
    found: set[str] = set()
    waiting = [(Requirement(each), set(extras)) for each in requirements]
    while waiting:
        requirement, wanted = waiting.pop()
        if requirement.marker and not any(requirement.marker.evaluate({"extra": extra}) for extra in wanted | {""}):
            continue
        name = canonicalize_name(requirement.name)
        try:
            more = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        if name not in found or requirement.extras:
            found.add(name)
            waiting += [(Requirement(each), set(requirement.extras)) for each in more]
    return found


def weigh(names: Iterable[str]) -> Weight:
    packages = [distribution(name) for name in names]
    files = [Path(str(file.locate())) for each in packages for file in each.files or [] if file.suffix != ".pyc"]
    return Weight(len(packages), sum(file.stat().st_size for file in files if file.is_file()) / 1e6)
