"""The web client is built from its sources, small enough, and comes with the package without Node on the machine."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import threading
import tomllib
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from freebooter.drawing.faces import FILE as FACES
from freebooter.server.pages.client import FOLDER, LIST, Built
from freebooter.server.pages.screens import SCREENS
from freebooter.server.rest.typescript import deal_tables, typescript_schema
from hatch_build import WebClientHook
from tests.support.pages import ROOT

WEB = ROOT / "web"
MOST_BYTES = 120_000
"""Compressed scripts and styles of the home page."""
MOST_EXTRAS = 250_000
"""Fonts and sounds together."""


@pytest.fixture(scope="module")
def built() -> Built:
    return Built(FOLDER)


def make(command: str, *places: Path, web: Path = WEB, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `web/make.py`, with no Node to be found."""
    environment = os.environ | {"PATH": os.path.dirname(sys.executable)} | more
    call = [sys.executable, str(web / "make.py"), command, *map(str, places)]
    return subprocess.run(call, env=environment, capture_output=True, encoding="utf-8", check=False)


@pytest.fixture(scope="module")
def again(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and the faces, built once more."""
    folder = tmp_path_factory.mktemp("again")
    done = make("build", folder / "built", folder / "faces.json")
    assert done.returncode == 0, done.stderr
    return folder


def test_what_is_served_is_built_from_these_sources(again: Path) -> None:
    here, there = ({file.name: file.read_bytes() for file in folder.iterdir()} for folder in (FOLDER, again / "built"))
    assert sorted(here) == sorted(there)
    assert here == there


def test_the_faces_that_python_draws_are_collected_from_these_sources(again: Path) -> None:
    assert (again / "faces.json").read_bytes() == FACES.read_bytes()
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


def test_deals_are_recomputed_from_what_the_engine_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(WEB)
    tables, make = deal_tables(), SimpleNamespace(**run_path(str(WEB / "make.py")))
    make.compare_tables(tables)
    tables["dolores"]["last_cards"] += 1
    with pytest.raises(make.Failed, match=r"^web/src/games/dolores/deal/tables\.json is not what the engine says; .*$"):
        make.compare_tables(tables)


# The build hook.


def hook(root: Path) -> WebClientHook:
    unused: Any = SimpleNamespace()
    return WebClientHook(str(root), {}, unused, unused, str(root), "wheel")


def test_a_source_distribution_is_taken_as_it_was_built(tmp_path: Path) -> None:
    """So that installing one needs neither esbuild nor the packages."""
    (tmp_path / "PKG-INFO").touch()
    with pytest.raises(SystemExit):
        hook(tmp_path).initialize("standard", {})  # It's built, and here there's nothing to build it with.
    file = tmp_path / FOLDER.relative_to(ROOT) / LIST
    file.parent.mkdir(parents=True)
    file.touch()
    hook(tmp_path).initialize("standard", {})


def test_a_build_needs_what_the_project_says_it_needs() -> None:
    """What the hook imports is there in the empty room in which pip builds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "custom" in project["tool"]["hatch"]["build"]["hooks"]
    needed = {re.split(r"\W", each)[0] for each in project["build-system"]["requires"]}
    assert needed == {"brotli", "certifi", "editables", "hatchling"}


def test_a_build_that_fails_says_so_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "make.py").write_text("import sys; sys.exit(1)")
    with pytest.raises(SystemExit) as failed:
        hook(tmp_path).initialize("standard", {})
    assert len(cast(str, failed.value.code).splitlines()) == 1


# The packages.


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """What fetches packages, with the lock file and without any package."""
    shutil.copytree(WEB / "building", tmp_path / "building", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("make.py", "package-lock.json"):
        shutil.copy(WEB / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def registry(elsewhere: Path) -> Iterator[str]:
    """A registry that has a package of every name and version, all with the same bytes in them."""
    archive = elsewhere / "package.tgz"
    with tarfile.open(archive, "w:gz") as packed:
        info = tarfile.TarInfo("package/package.json")
        packed.addfile(info, BytesIO())
    content = archive.read_bytes()

    class Answer(SimpleHTTPRequestHandler):
        def send_head(self) -> BytesIO:
            self.send_response(200)
            self.end_headers()
            return BytesIO(content)

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def failed(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_packages_that_cannot_be_fetched_are_told_about_in_a_sentence(elsewhere: Path) -> None:
    said = failed(make("build", web=elsewhere, npm_config_registry="http://127.0.0.1:9"))
    assert said.startswith("web/make.py: http://127.0.0.1:9/")
    assert "npm_config_registry" in said


def test_a_package_that_is_not_the_one_that_was_meant_is_not_kept(elsewhere: Path, registry: str) -> None:
    said = failed(make("build", web=elsewhere, npm_config_registry=registry))
    assert "is not what package-lock.json expects" in said
    assert not list(elsewhere.rglob("package.json"))


def test_a_machine_for_which_there_is_no_esbuild_is_told(elsewhere: Path) -> None:
    (elsewhere / "package-lock.json").write_text("{}")
    assert "names no esbuild for this machine" in failed(make("build", web=elsewhere))
