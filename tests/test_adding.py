"""What the pages on adding something show works: their changes, made in a copy, are refereed by their scenarios."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .support.pages import CHANGE, ROOT, Block, blocks, write_files

PAGES = [ROOT / "docs" / f"adding-a-{what}.md" for what in ("trait", "variant")]


def change(file: Path, block: Block) -> None:
    """Carry out a change as a page shows it: lines begin with “+”, with “-” or, to say where it is, with a space."""
    lines = [line or " " for line in block.text.splitlines()]
    before, after = ("".join(f"{line[1:]}\n" for line in lines if line[0] in kept) for kept in (" -", " +"))
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{block.title}: {before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_adds_holds_and_older_records_still_do(page: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("built", "__pycache__"))
    for block in blocks(page):
        if block.language == CHANGE:
            file = tmp_path / str(block.title)
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / str(block.title), file)
            change(file, block)
    write_files(page, tmp_path)
    scenarios = sorted(tmp_path.glob("tests/scenarios/**/*.yaml"))
    assert len(scenarios) >= 2
    older = sorted((ROOT / "tests" / "fixtures").glob("version-*/records/dead-mans-draw-german-*.record"))
    assert older
    there = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "NUMBA_DISABLE_JIT": "1"}
    for command in (["referee", *scenarios], *(["verify", record] for record in older)):
        run = [sys.executable, "-m", "freebooter", *map(str, command)]
        done = subprocess.run(run, cwd=tmp_path, env=there, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
