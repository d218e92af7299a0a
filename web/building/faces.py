"""Collects for `freebooter.drawing` what Python needs to draw the same cards as the browser.

These are the outlines of all icons, the colours of the cards and of the table by day, and the back.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .files import write_if_changed
from .icons import outlines_of

COLOUR = "#[0-9a-f]{3,8}"


def write_faces(web: Path, target: Path) -> None:
    source = web / "src"
    sheet = (source / "styles" / "tokens.css").read_text(encoding="utf-8")
    # The colours that a style sheet names, `--panel: light-dark(#fff, #000)` by its first.
    tokens = dict(re.findall(rf"^ *--([\w-]+): (?:light-dark\()?({COLOUR})\b", sheet, re.MULTILINE))
    back = (source / "components" / "back.svg").read_text(encoding="utf-8")
    back = re.sub(r"^<svg[^>]*>\s*|\s*</svg>\s*$", "", back)
    faces = {
        "tokens": tokens,
        **outlines_of(web, source / "components" / "icons.json"),
        "back": re.sub(r">\s+<", "><", back),
        "games": {file.parent.name: _game(web, file) for file in sorted((source / "games").glob("*/icons.json"))},
    }
    write_if_changed(target, json.dumps(faces, ensure_ascii=False, separators=(",", ":")) + "\n")


def _game(web: Path, icons: Path) -> dict[str, Any]:
    folder = icons.parent
    sheet = (folder / "styles" / "faces.css").read_text(encoding="utf-8")
    return {
        "icons": outlines_of(web, icons),
        "colours": _colours(sheet),
        "grounds": _grounds(sheet),
        # The illustrations of a game's cards, where it has any: a scene behind the icon and a sign at the foot, in a
        # box of 100 by 140; and what it draws in thin lines behind what its cards show, and the ground below it.
        "art": _read_if(folder / "art.json"),
        "vignettes": _read_if(folder / "vignettes.json"),
    }


def _colours(sheet: str) -> dict[str, str]:
    """The colours of a game's cards, by what a card shows: `.loot[data-suit="anchor"] { --suit: #1f4e79; }`."""
    rules = re.findall(rf'\.([\w-]+)(?:\[data-[\w-]+="([\w-]+)"\])? \{{\s*--suit: ({COLOUR});', sheet)
    return {shown or look: colour for look, shown, colour in rules}


def _grounds(sheet: str) -> dict[str, str]:
    """What cards of a look are printed on, where that is not ivory: `.bottle { … --ivory: #d9efe4; }`."""
    return dict(re.findall(rf"\.([\w-]+) \{{[^}}]*?--ivory: ({COLOUR});", sheet))


def _read_if(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
