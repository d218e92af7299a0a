"""Learning goes on only where the same was begun, and an interruption changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from freebooter.games.dead_mans_draw.training.__main__ import GROUPS, OtherPlan, Plan, learn, main, packed
from freebooter.games.dead_mans_draw.training.lots import Lot, play_lot

TRAINING = "freebooter.games.dead_mans_draw.training.__main__"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lots of few matches, saved after each."""
    monkeypatch.setitem(GROUPS, "TWO", GROUPS["TWO"]._replace(matches=40, lots=3))
    monkeypatch.setattr(f"{TRAINING}.SAVE_EVERY", 1)


def test_an_interruption_changes_nothing(small: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        Plan.of(5, None).begin(folder)
    expected = learn("TWO", whole, 3, 5)
    played = 0

    def interrupted(matches: int, players: Sequence[int], chance: np.random.Generator, first_seed: int) -> Lot:
        nonlocal played
        played += 1
        if played == 3:
            raise KeyboardInterrupt
        return play_lot(matches, players, chance, first_seed)

    with monkeypatch.context() as patched:
        patched.setattr(f"{TRAINING}.play_lot", interrupted)
        with pytest.raises(KeyboardInterrupt):
            learn("TWO", parts, 3, 5)
    Plan.of(5, None).begin(parts)
    assert packed(learn("TWO", parts, 3, 5)) == packed(expected)


@pytest.mark.parametrize("other", [Plan.of(2, None), Plan.of(1, 7)])
def test_a_folder_of_another_plan_is_refused(other: Plan, tmp_path: Path) -> None:
    Plan.of(1, None).begin(tmp_path)
    Plan.of(1, None).begin(tmp_path)
    with pytest.raises(OtherPlan, match="Name another folder"):
        other.begin(tmp_path)


def test_so_is_one_that_nobody_knows_anything_of(tmp_path: Path) -> None:
    (tmp_path / "two.pickle").write_bytes(b"")
    with pytest.raises(OtherPlan):
        Plan.of(1, None).begin(tmp_path)


def test_the_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Plan.of(1, None).begin(tmp_path)
    monkeypatch.setattr("sys.argv", ["training", "--to", str(tmp_path), "--seed", "2"])
    with pytest.raises(SystemExit):
        main()
    assert "something else was begun" in capsys.readouterr().err
