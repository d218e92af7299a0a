"""What the browser's sources say: the messages they name, and those whose name they put together."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"


@cache
def sources() -> str:
    files = sorted(SOURCES.rglob("*.ts*"))
    files = [file for file in files if "generated" not in file.parts and ".test." not in file.name]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def named() -> set[str]:
    """The messages that `t` is asked for by their whole name, also where it is one of two."""
    asked = re.findall(r'(?<!\.)\bt\(\s*(?:[^()`"]*\?\s*)?"([a-z0-9-]+)"(?:\s*:\s*"([a-z0-9-]+)")?', sources())
    return {name for pair in asked for name in pair if name}


def strings() -> set[str]:
    """Every string that might be a message's name."""
    return set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+|card|comma|you)"', sources()))


def asked_of_games() -> set[str]:
    """What is asked of a game's own texts, as regular expressions: a game may have it, or need not."""
    made = set()
    for quoted, template in re.findall(r"""(?<=\.)(?:t|has|or)\(\s*(?:"([^"]+)"|`([^`]+)`)""", sources()):
        parts = re.split(r"\$\{[^}]*\}", template or quoted)
        if parts[0]:
            made.add("(web-)?" + "(.+)".join(re.escape(part) for part in parts) + "(-(.+))?")
    return made


def patterns() -> set[str]:
    """Names put together, as regular expressions."""
    made = set()
    for template in re.findall(r"(?<![.\w])(?:t|has)\(\s*`([^`]+)`", sources()):
        parts = re.split(r"\$\{[^}]*\}", template)
        made.add("(.+)".join(re.escape(part) for part in parts))
    return made
