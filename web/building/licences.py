"""The licences of everything foreign that goes into the bundle, as one text that is sent along with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from .files import write_hashed

DRAWINGS = "@iconify-json/game-icons"


def write_licences(web: Path, inputs: Iterable[str], folder: Path) -> str:
    """Write the text and return its name."""
    named = (re.match(r"(?:\.\./)?node_modules/((?:@[^/]+/)?[^/]+)/", each) for each in inputs)
    packages = {DRAWINGS} | {match[1] for match in named if match}
    text = "\n\n".join(_licence(web / "node_modules" / name) for name in sorted(packages))
    return write_hashed("licences.txt", f"{text}\n".encode(), folder)


def _licence(folder: Path) -> str:
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    head = [f"{package['name']} {package['version']}: {package['license']}", package.get("homepage", "")]
    lines = [line for line in head if line]
    for file in sorted(folder.iterdir()):
        if re.match(r"licen[cs]e(\.|$)", file.name, re.IGNORECASE):
            return "\n".join([*lines, "", file.read_text(encoding="utf-8").strip()])
    if (folder / "info.json").is_file():
        info = json.loads((folder / "info.json").read_text(encoding="utf-8"))
        author, terms = info["author"], info["license"]
        lines += [f"{author['name']}, {author['url']}", f"{terms['title']}, {terms['url']}"]
    return "\n".join(lines)
