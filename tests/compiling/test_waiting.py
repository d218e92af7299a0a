"""Commands wait for what they need and for nothing else; interrupted, they go on where they were."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.harness.command import SLOW, environment
from tests.support.small_house import House, break_pig, install_pig, wait_for_end, workers_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at")

COUNT = """
from numba.core import event
from freebooter.compiling.ledger import is_done
from freebooter.compiling.pieces import do, pieces_of, steps_of

class Listener(event.Listener):
    def on_start(self, event):
        print(event.data["dispatcher"].py_func.__qualname__)
    def on_end(self, event):
        pass

with event.install_listener("numba:compile", Listener()):
    for piece in pieces_of("pig"):
        assert is_done(piece), piece
        for step in steps_of(piece):
            do(step)
"""
"""Names whatever is compiled though all pieces are done."""


def test_an_interrupted_command_leaves_nothing_behind_and_the_next_one_goes_on(tmp_path: Path) -> None:
    house = House("pig", install_pig(tmp_path / "site"), tmp_path / "cache")
    command = house.run("simulate", "pig", "--games", "10")
    while not (workers := workers_of(command.pid)):
        assert command.poll() is None
        time.sleep(0.02)
    command.send_signal(signal.SIGINT)
    _, said = command.communicate(timeout=SLOW)
    assert command.returncode == 130
    assert "Traceback" not in said
    wait_for_end(*workers)
    made = house.run("compile", "--jobs", "1")
    told, said = made.communicate(timeout=SLOW)
    assert (made.returncode, "Pig is compiled" in told) == (0, True), said
    assert "Compiling Pig (first time only)" in said
    counted = subprocess.run(
        [sys.executable, "-c", COUNT],
        env=environment(house.found | {"FREEBOOTER_CACHE": str(house.cache)}),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (counted.returncode, counted.stdout) == (0, ""), counted.stderr
    again = house.run("simulate", "pig", "--games", "10")
    _, said = again.communicate(timeout=SLOW)
    assert (again.returncode, "Compiling" in said) == (0, False)


def test_a_game_that_cannot_be_compiled_is_refused_in_one_sentence(tmp_path: Path) -> None:
    found = install_pig(tmp_path / "site")
    break_pig(tmp_path / "site")
    command = House("pig", found, tmp_path / "cache").run("simulate", "pig", "--games", "10")
    _, said = command.communicate(timeout=SLOW)
    assert command.returncode == 2
    assert "Pig can't be compiled (rules: KeyError: 'sty'). " in " ".join(said.split())
    assert "100%" not in said
    assert "Traceback" not in said


FULL = "ulimit -f 0 && exec "
"""With this before it, a command can make files, and write nothing into them: not even where temporary ones are."""


def _simulated(house: House, before: str = "") -> str:
    """What a command says beside its answer that has to compile first, and ends well."""
    command = house.run("simulate", "pig", "--games", "10", before=before)
    told, said = command.communicate(timeout=SLOW)
    assert (command.returncode, "10 random games" in told) == (0, True), said
    return " ".join(said.split())


def test_where_nothing_can_be_written_that_is_one_sentence(tmp_path: Path) -> None:
    """A file stands where the folder should be, which stops even the superuser."""
    (tmp_path / "file").write_text("not a folder")
    said = _simulated(House("pig", install_pig(tmp_path / "site"), tmp_path / "file"))
    assert said.count("couldn't be saved in") == 1
    assert "Traceback" not in said


def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    said = _simulated(House("pig", install_pig(tmp_path / "site"), tmp_path / "cache"), FULL)
    assert said.count("couldn't be saved in") == 1
    assert "Traceback" not in said
    assert not [file for file in (tmp_path / "cache").rglob("*") if file.is_file() and file.stat().st_size]
