"""A plain install plays: whatever only an extra brings is not missed, or asked for in one sentence that names it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from benchmarks.harness.command import compiled
from tests.support.weights import Weight, needed, weigh

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

EXTRAS = {
    "arena": ["matplotlib", "pyarrow", "ray"],
    "rl": ["gymnasium", "open_spiel", "pettingzoo", "pillow", "resvg_py"],
    "server": ["psycopg", "uvloop"],
}
"""What each extra brings, as it is imported."""

RUN = """
import contextlib, io, json, sys
missing, commands = json.loads(sys.argv[1])
sys.modules.update(dict.fromkeys(missing))  # As if it were not installed.
from freebooter.terminal.main import _run
results = []
for command in commands:
    said, complained = io.StringIO(), io.StringIO()
    for stream in (said, complained):
        stream.reconfigure = lambda **how: None
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
        status = _run(command)
    results.append([status, said.getvalue(), complained.getvalue()])
print(json.dumps(results))
"""


def run_without(missing: list[str], *commands: list[str], folder: Path) -> list[tuple[int, str, str]]:
    """Several commands in one process that cannot import some packages: status, output and errors of each."""
    compiled()
    environment = os.environ | {"FREEBOOTER_LANG": "en", "NO_COLOR": "1", "PYTHONPATH": str(ROOT / "src")}
    call = [sys.executable, "-c", RUN, json.dumps([missing, commands])]
    done = subprocess.run(call, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [(status, said, complained) for status, said, complained in json.loads(done.stdout)]


def test_the_extras_are_those_of_the_project() -> None:
    """What is blocked below is what the project declares."""
    declared = {extra: PROJECT["optional-dependencies"][extra] for extra in EXTRAS}
    for extra, modules in EXTRAS.items():
        assert len(declared[extra]) == len(modules)
        for module, requirement in zip(modules, declared[extra], strict=True):
            assert requirement.replace("-", "_").startswith(module)
    assert set(PROJECT["optional-dependencies"]) == {"arena", "gpu", "learn", "rl", "server", "docs", "test"}


def test_the_page_on_installing_tells_the_truth_about_extras() -> None:
    """The extras there are, and what they weigh, as far as that is the same everywhere and every month."""
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `freebooter(?:\[(\w+)\])?` \| .+ \| (\d+) \| (\d+) MB \|$", page, re.MULTILINE)
    told = {extra: Weight(int(packages), float(megabytes)) for extra, packages, megabytes in rows}
    extras = PROJECT["optional-dependencies"]
    assert set(told) == {"", *extras}
    plain = needed(PROJECT["dependencies"])
    del told["gpu"], told["learn"]  # One is installed where there is a GPU, the other is larger there.
    for extra, weight in told.items():
        asked = [each for each in extras.get(extra, PROJECT["dependencies"]) if not each.startswith("freebooter")]
        there = plain if extra != "test" else plain.union(*(needed(extras[each]) for each in EXTRAS))
        found = weigh(needed(asked) - there if extra else plain)
        assert weight.packages == pytest.approx(found.packages, rel=0.3, abs=2), (extra, found)
        assert weight.megabytes == pytest.approx(found.megabytes, rel=0.3, abs=5), (extra, found)


def test_a_plain_install_plays_and_looks_back(tmp_path: Path) -> None:
    missing = sorted({module for modules in EXTRAS.values() for module in modules})
    scenario = tmp_path / "case.yaml"
    scenario.write_text("game: dolores\nplayers: [Ann, Bob]\ntable: {Ann: [gold 1], Bob: [gold 3]}\n")
    watch = ["play", "dolores", "--watch", "--players", "2", "--bots", "drifter", "--seed", "3", "--fast"]
    results = run_without(
        missing,
        ["--help"],
        [*watch, "--save", "game.record"],
        ["rules", "anchor"],
        ["referee", str(scenario)],
        ["replay", "game.record", "--all"],
        ["verify", "game.record"],
        ["simulate", "dolores", "--games", "200"],
        ["review", "game.record", "--playouts", "20"],
        ["balance", "dolores", "--question", "dealer", "--games", "60"],
        ["arena", "--bots", "drifter,deckhand", "--games", "2"],
        folder=tmp_path,
    )
    for status, said, complained in results:
        assert status == 0, complained
        assert said


@pytest.mark.parametrize(
    ("command", "part"),
    [
        (["arena", "--bots", "drifter,deckhand", "--games", "2", "--to", "standings"], "Matplotlib"),
        (["review", "game.record", "--html", "page.html"], "Matplotlib"),
        (["balance", "--question", "seat", "--html", "page.html"], "Matplotlib"),
    ],
    ids=lambda each: each[0] if isinstance(each, list) else "",
)
def test_what_an_extra_brings_is_asked_for_by_name(command: list[str], part: str, tmp_path: Path) -> None:
    ((status, said, complained),) = run_without(EXTRAS["arena"], command, folder=tmp_path)
    assert status == 2
    assert said == ""
    assert complained == f"{part} is missing. Install it with “pip install 'freebooter[arena]'”.\n"
    assert not list(tmp_path.iterdir())
