"""The sources, laid out so that what belongs together becomes one script.

esbuild makes a script of its own for each set of modules that the same entries share, which are dozens of small ones.
In a copy of the sources every script that is fetched later begins with all that the page begins with, and every one of
a group with all that the group begins with. So they are shared by the same entries, and nothing is loaded more often or
earlier than before: whoever fetches something later has loaded the page.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ENTRY = "src/main.tsx"

FRONTS = "src/games/*/front.tsx"
"""How games look at home and in lists: the page needs it as soon as it knows which games there are."""

BOARDS = re.compile(r"src/(table|after|learn/lesson|generic/table|games/[^/]+/board)\b")
BOARD = "src/table/screen.tsx"
"""What is shown on a board: whoever comes to one needs the others soon, and most of it is the same."""


@contextmanager
def laid_out(web: Path) -> Iterator[Path]:
    """A folder beside the sources with a copy of them, for the time of a `with`."""
    folder = web / f".together-{os.getpid()}"
    shutil.rmtree(folder, ignore_errors=True)
    try:
        shutil.copytree(web / "src", folder / "src")
        fronts = sorted(file.relative_to(folder).as_posix() for file in folder.glob(FRONTS))
        for source in sorted({ENTRY, *_fetched_later(folder)}):
            _begin_with(folder / source, [folder / each for each in _first(source, fronts)])
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _first(source: str, fronts: list[str]) -> list[str]:
    """What a script begins with, beside itself."""
    first = [*fronts, ENTRY, *([BOARD] if BOARDS.match(source) else [])]
    return [each for each in first if each != source]


def _begin_with(file: Path, first: list[Path]) -> None:
    lines = [f'import "{Path(os.path.relpath(each, file.parent)).as_posix()}";' for each in first]
    # A name without a dot in front would be a package's.
    lines = [line if '"..' in line else line.replace('"', '"./', 1) for line in lines]
    file.write_text("\n".join([*lines, file.read_text(encoding="utf-8")]), encoding="utf-8")


def _fetched_later(folder: Path) -> Iterator[str]:
    """The sources that others import when they need them."""
    for file in folder.glob("src/**/*.ts*"):
        for name in re.findall(r'\bimport\("(\.[^"]+)"\)', file.read_text(encoding="utf-8")):
            place = Path(os.path.normpath(file.parent / name))
            endings = (place.with_name(f"{place.name}.tsx"), place.with_name(f"{place.name}.ts"))
            found = next(each for each in (*endings, place / "index.tsx", place / "index.ts") if each.is_file())
            yield found.relative_to(folder).as_posix()
