"""The documentation says what the code says: its tables are made from it, its scenarios hold, its links lead on."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from freebooter.dead_mans_draw.scenario import EXPECTATIONS, SCENARIO_KEYS
from freebooter.engine.scenario import COMMON_EXPECTATIONS, COMMON_KEYS, read_scenario
from freebooter.games import load

from .support.pages import PAGES, ROOT, Block, blocks, name_of

DOCS = ROOT / "docs"
SCENARIOS = ROOT / "tests" / "scenarios" / "dead-mans-draw"


def _load_tables() -> Any:
    spec = importlib.util.spec_from_file_location("docs_tables", DOCS / "tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["docs_tables"] = module
    spec.loader.exec_module(module)
    return module


tables = _load_tables()


@pytest.mark.parametrize("page", tables.PAGES, ids=name_of)
def test_tables_are_those_of_the_code(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert tables.rewrite(text) == text, "run `python docs/tables.py` and read what changed"


def test_every_table_stands_in_a_page() -> None:
    shown = {name for page in tables.PAGES for name in tables.MARKED.findall(page.read_text(encoding="utf-8"))}
    assert shown == set(tables.TABLES)


def _scenario_blocks() -> list[tuple[Path, Block]]:
    found = [(page, block) for page in PAGES for block in blocks(page) if block.language == "yaml"]
    return [(page, block) for page, block in found if block.text.lstrip().startswith(("game:", "#"))]


@pytest.mark.parametrize(
    ("page", "block"), _scenario_blocks(), ids=[f"{name_of(page)}:{block.line}" for page, block in _scenario_blocks()]
)
def test_scenarios_of_the_pages_hold(page: Path, block: Block) -> None:
    """Except those that show how a difference is reported, which are called `wrong-…`."""
    verdict = read_scenario(yaml.safe_load(block.text), load).judge()
    assert verdict.holds != (block.title or "").startswith("wrong-"), verdict.differences


def _first_cells(section: str) -> set[str]:
    """The code words in the first column of the tables of a section of the page on scenarios."""
    page = (DOCS / "formats" / "scenario.md").read_text(encoding="utf-8")
    text = page.split(f"## {section}\n")[1].split("\n## ")[0]
    return {
        word
        for cell in re.findall(r"^\| ((?:`[a-z_]+`(?:, )?)+) \|", text, re.MULTILINE)
        for word in cell.strip("`").split("`, `")
    }


def test_the_page_on_scenarios_names_every_key() -> None:
    assert _first_cells("Keys of every game") == COMMON_KEYS
    assert _first_cells("Keys of Dead Man's Draw") == SCENARIO_KEYS
    assert _first_cells("What can be expected of every game") == set(COMMON_EXPECTATIONS)
    assert _first_cells("What can be expected of Dead Man's Draw") == set(EXPECTATIONS)


def test_every_ruling_names_a_scenario_that_is_there() -> None:
    page = (DOCS / "games" / "dead-mans-draw.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| .* \| `(rulings/[a-z-]+)` \|$", page, re.MULTILINE)
    assert len(named) >= 20
    assert [name for name in named if not (SCENARIOS / f"{name}.yaml").is_file()] == []


def test_every_page_is_in_the_navigation() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r": ([a-z/-]+\.md)$", site, re.MULTILINE))
    assert named == {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}


def test_links_between_files_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CHANGELOG.md", ROOT / "SECURITY.md"]:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{name_of(page)}: {target}"


def test_quoted_code_is_the_code() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    for page in PAGES:
        for block in blocks(page):
            if block.language == "python" and "--8<--" not in block.text:
                assert any(block.text in source for source in sources), f"{name_of(page)}:{block.line}"
        for included in re.findall(r"^--8<--\n(\S+):(\S+)\n--8<--$", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert f"# --8<-- [start:{included[1]}]" in (ROOT / included[0]).read_text(encoding="utf-8")
