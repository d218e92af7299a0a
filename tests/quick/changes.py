"""What has changed: since the branch left the main one, and what is not committed yet."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRUNKS = ("@{upstream}", "origin/HEAD", "origin/main", "main")
"""What a branch may have begun from; the first that exists counts."""


def _git(*words: str) -> str:
    run = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return run.stdout.strip() if run.returncode == 0 else ""


def beginning() -> str:
    """The commit from which on everything counts as changed."""
    for trunk in TRUNKS:
        if found := _git("merge-base", "HEAD", trunk):
            return found
    return "HEAD"


def changed() -> list[str]:
    """The files that differ, those that are gone and those that Git does not know yet among them."""
    names = _git("diff", "--name-only", beginning()) + "\n" + _git("ls-files", "--others", "--exclude-standard")
    return sorted({name for name in names.splitlines() if name})
