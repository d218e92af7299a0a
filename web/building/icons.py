"""A file `icons.json` names drawings of a package, by family and our own name.

What the sources import is made of it: a file in `src/generated/icons` with the same names and the outlines of those
drawings. So of the package's thousands only these are sent.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from .failing import Failed
from .files import write_if_changed

DRAWINGS = "@iconify-json/game-icons/icons.json"

Outlines = dict[str, dict[str, str]]


@cache
def _drawn(web: Path) -> dict[str, Any]:
    return dict(json.loads((web / "node_modules" / DRAWINGS).read_text(encoding="utf-8"))["icons"])


def outlines_of(web: Path, file: Path) -> Outlines:
    """A list of drawings with each name replaced by an outline."""
    found: Outlines = {}
    for family, names in json.loads(file.read_text(encoding="utf-8")).items():
        found[family] = {}
        for own, theirs in names.items():
            parts = re.findall(r' d="([^"]+)"', _drawn(web).get(theirs, {}).get("body", ""))
            if not parts:
                where = file.relative_to(web).as_posix()
                raise Failed(f"{where}: {DRAWINGS} has no “{theirs}” for {family}-{own}")
            found[family][own] = "".join(parts)
    return found


def write_icons(web: Path) -> None:
    """Write the outlines of each list, named after its folder."""
    for file in sorted((web / "src").rglob("icons.json")):
        text = json.dumps(outlines_of(web, file), ensure_ascii=False)
        write_if_changed(web / "src" / "generated" / "icons" / f"{file.parent.name}.json", f"{text}\n")
