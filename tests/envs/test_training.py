"""The example that learns really learns: its updates teach, it can be stopped, and the same command goes on."""

from __future__ import annotations

import csv
import importlib.util
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from freebooter.engine.kernels.compiling import INTERPRETED
from tests.support.absence import needs

TRAIN = Path(__file__).parents[2] / "examples" / "learning" / "train.py"
SMALL = ["--matches", "64", "--steps", "16", "--width", "16", "--batch", "256", "--exam", "64", "--every", "1"]

pytestmark = pytest.mark.skipif(INTERPRETED, reason="thousands of games, uncompiled")


@pytest.fixture(scope="module")
def train() -> Any:
    """The script as a module."""
    needs(importlib.util.find_spec("torch") is not None, "needs PyTorch: pip install 'freebooter[learn]'")
    import torch

    torch.set_num_threads(1)  # Two that wait for each other on a busy machine take longer than one.
    spec = importlib.util.spec_from_file_location("train", TRAIN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train"] = module
    spec.loader.exec_module(module)
    return module


def curve(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def test_it_plays_better_after_some_updates(train: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--updates", "12", "--matches", "128", "--steps", "32", "--width", "32", "--every", "12"]
    train.main(["--folder", str(tmp_path), *SMALL, *more, "--against", "drifter", "--rate", "3e-3"])
    assert float(curve(tmp_path)[-1]["drifter"]) > 0.6
    assert "of 64 victories" in capsys.readouterr().out
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_whoever_stops_it_goes_on_from_there(
    train: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    note = train.Run.note

    def impatient(run: Any) -> None:
        note(run)
        if run.updates == 1:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(train.Run, "note", impatient)
    words = ["--folder", str(tmp_path), *SMALL, "--updates", "2", "--against", "drifter"]
    train.main(words)
    assert "Stopped after update 1" in capsys.readouterr().out
    assert [row["update"] for row in curve(tmp_path)] == ["1"]
    train.main(words)
    assert "Goes on after update 1" in capsys.readouterr().out
    assert [row["update"] for row in curve(tmp_path)] == ["1", "2"]


def test_another_training_in_the_same_folder_is_refused(train: Any, tmp_path: Path) -> None:
    words = ["--folder", str(tmp_path), *SMALL, "--updates", "1", "--against", "drifter"]
    train.main(words)
    with pytest.raises(SystemExit, match="holds another training"):
        train.main([*words, "--width", "8"])


def test_an_advantage_is_judged_from_the_seat_that_moved(train: Any) -> None:
    import torch

    shares = torch.tensor([[0.5, 0.3, 0.2]])
    seat = torch.tensor([2])
    from_there = train.turned(shares, seat)
    assert from_there.tolist() == [pytest.approx([0.2, 0.5, 0.3])]
    assert torch.equal(train.turned(from_there, -seat), shares)
