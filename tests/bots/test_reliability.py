"""The reliability table: what was said beside what came of it."""

from __future__ import annotations

import pytest

from benchmarks.calibration import asked_of, calibration_error, reliability
from freebooter.bots.budget import Budget
from freebooter.engine.kernels.compiling import INTERPRETED


def test_a_table_has_a_line_for_each_bin_in_which_something_lies() -> None:
    lines = reliability([0.11, 0.12, 0.95, 1.0], [0.0, 0.5, 1.0, 1.0])
    assert [line.positions for line in lines] == [2, 2]
    assert lines[0].said == pytest.approx(0.115)
    assert lines[0].came == 0.25
    assert lines[1].came == 1.0


def test_the_error_is_how_far_chances_are_off_on_average() -> None:
    lines = reliability([0.2, 0.2, 0.8, 0.8], [0.0, 0.0, 1.0, 1.0])
    assert calibration_error(lines) == pytest.approx(0.2)
    assert calibration_error(reliability([0.5, 0.5], [0.0, 1.0])) == 0


@pytest.mark.skipif(INTERPRETED, reason="the search is not run interpreted")
def test_a_game_is_asked_about_and_again_the_same() -> None:
    first, again = (asked_of("dolores", 3, ["gambler", "dove"], 2, Budget(playouts=18)) for _ in range(2))
    assert first == again
    assert len(first) == 4
    assert len({came for _, came in first}) <= 2
    assert all(0 <= said <= 1 for said, _ in first)
