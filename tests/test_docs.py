"""The documentation says what the code says: its tables are made from it, its scenarios hold, its links lead on."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from freebooter.engine.registry import load, names
from freebooter.engine.scenario import COMMON_EXPECTATIONS, COMMON_KEYS, read_scenario
from tests.support.pages import PAGES, ROOT, Block, blocks, name_of

DOCS = ROOT / "docs"
SCENARIOS = ROOT / "tests" / "scenarios"
TITLES = {"dead-mans-draw": "Dead Man's Draw", "dolores": "Dolores"}


def _load(script: Path) -> Any:
    """A script of the documentation as a module; what it imports lies beside it."""
    spec = importlib.util.spec_from_file_location(f"docs_{script.stem}", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(script.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(script.parent))
    return module


tables = _load(DOCS / "tables.py")


@pytest.mark.parametrize("page", tables.PAGES, ids=name_of)
def test_tables_are_those_of_the_code(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert tables.rewrite(text) == text, "run `python docs/tables.py` and read what changed"


def test_every_table_stands_in_a_page() -> None:
    shown = {name for page in tables.PAGES for name in tables.MARKED.findall(page.read_text(encoding="utf-8"))}
    assert shown == set(tables.TABLES)


def test_the_diagram_of_a_duel_shows_the_windows_of_the_rules() -> None:
    diagram = _load(DOCS / "images" / "make_duel.py")
    drawn = diagram.IMAGE.read_text(encoding="utf-8")
    assert diagram.draw() == drawn, "run `python docs/images/make_duel.py` and look at the picture"


def _scenario_blocks() -> list[tuple[Path, Block]]:
    found = [(page, block) for page in PAGES for block in blocks(page) if block.language == "yaml"]
    shown = [(page, block) for page, block in found if block.text.lstrip().startswith(("game:", "#"))]
    return [(page, block) for page, block in shown if "/" not in (block.title or "")]


@pytest.mark.parametrize(
    ("page", "block"), _scenario_blocks(), ids=[f"{name_of(page)}:{block.line}" for page, block in _scenario_blocks()]
)
def test_scenarios_of_the_pages_hold(page: Path, block: Block) -> None:
    """Except those that show how a difference is reported, which are called `wrong-…`.

    What would be a file of the repository belongs to a change that the page makes; see `test_adding.py`.
    """
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
    assert _first_cells("What can be expected of every game") == set(COMMON_EXPECTATIONS)


@pytest.mark.parametrize("name", names())
def test_the_page_on_scenarios_names_every_key_of_a_game(name: str) -> None:
    assert _first_cells(f"Keys of {TITLES[name]}") == load(name).rules.scenario_keys
    assert _first_cells(f"What can be expected of {TITLES[name]}") == set(load(name).rules.expectations)


@pytest.mark.parametrize("name", names())
def test_every_ruling_names_a_scenario_that_is_there(name: str) -> None:
    page = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| .* \| `(rulings/[a-z-]+)` \|$", page, re.MULTILINE)
    assert len(named) >= 20
    assert [ruling for ruling in named if not (SCENARIOS / name / f"{ruling}.yaml").is_file()] == []


def test_the_pages_of_all_games_have_the_same_sections() -> None:
    sections = {}
    for name in names():
        page = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
        sections[name] = re.findall(r"^## (.*)$", page, re.MULTILINE)
    first = sections["dead-mans-draw"]
    for name, titles in sections.items():
        assert [title for title in titles if title in first] == first, name


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
        for included in re.findall(r"^--8<--\n(\S+)\n--8<--$", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert (ROOT / included).is_file(), f"{name_of(page)}: {included}"
