"""The benchmark's own arithmetic; its times are never judged."""

from __future__ import annotations

import json

import pytest

from freebooter.terminal.bench import YARDSTICK, bench


def test_ratios_are_taken_from_the_rows_of_the_same_run(capsys: pytest.CaptureFixture[str]) -> None:
    bench(json=True, quick=True)
    rows = json.loads(capsys.readouterr().out)
    times = {(row["game"], row["players"], row["traits"]): row["ns_per_decision"] for row in rows}
    engine = [row for row in rows if row["game"] == "dead-mans-draw"]
    assert {(row["players"], row["traits"]) for row in engine} == {(n, t) for n in (2, 4, 8) for t in (False, True)}
    for row in engine:
        own = row["ns_per_decision"]
        assert row["ratio_to_yardstick"] == own / times[YARDSTICK, row["players"], False]
        assert row["ratio_to_base_game"] == own / times["dead-mans-draw", row["players"], False]
        assert row["state_bytes"] <= 1024
    assert {row["players"] for row in rows if row["game"] == "dolores"} == {2, 3, 4}
    assert all(row["games_per_second"] > 0 for row in rows)
