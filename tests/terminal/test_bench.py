"""The benchmark's own arithmetic; its times are never judged."""

from __future__ import annotations

import json

import pytest

from freebooter.games.dead_mans_draw.benchmarks.bench import REGRET, YARDSTICK, regret_rows
from freebooter.terminal.bench import bench
from freebooter.terminal.bench_arena import ARENA, RAY, Run, arena_rows
from freebooter.terminal.measuring import Benchmarks, Contestant, benchmarks_of, engine_games, measure
from tests.support import pig

EVERY_ROW = {"game", "players", "traits", "ns_per_decision", "games_per_second"}


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
    assert all(row.keys() >= EVERY_ROW for row in rows)
    search = {(row["game"], row["players"]): row for row in rows if row["game"].endswith(" search")}
    assert search.keys() == {("dead-mans-draw search", 2), ("dead-mans-draw search", 4), ("dolores search", 3)}
    for row in search.values():
        assert row["playouts_per_second"] == row["games_per_second"]
        assert row["share_of_random_playouts"] > 0
    odds = next(row for row in rows if row["game"] == "dead-mans-draw odds")
    assert odds["microseconds"] == pytest.approx(odds["ns_per_decision"] / 1000)
    assert any(row["game"] == "dead-mans-draw turn" for row in rows)


def test_the_tables_tell_of_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    bench(json=False, quick=True)
    told = capsys.readouterr().out
    assert "dolores search" in told
    assert "µs" in told


def test_what_the_captain_gives_away_is_told_for_every_budget() -> None:
    rows = regret_rows(endings=1, budgets=(2, 20))
    assert [row["playouts"] for row in rows] == [2, 20]
    for row in rows:
        assert row.keys() >= EVERY_ROW
        assert row["game"] == REGRET
        assert row["positions"] > 1
        assert 0 <= row["regret"] <= 1
        assert row["margin"] >= 0


def test_the_arena_is_measured_with_and_without_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """One core, two cores and Ray, with seconds made up."""
    runs = iter([Run(1, 20, 60), Run(1, 10, 60), Run(6, 11, 60), Run(1, 18, 60), Run(2, 9, 60), Run(5, 11, 60)])
    monkeypatch.setattr("freebooter.terminal.bench_arena._run", lambda tournament, crew: next(runs))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)
    local, ray = arena_rows(benchmarks_of("dead-mans-draw"), games=4)
    assert (local["game"], ray["game"]) == (ARENA, RAY)
    assert local.keys() >= EVERY_ROW
    assert local["factor_from_1_core"] == 19 / 11
    assert local["factor_while_playing"] == 18 / 10
    assert local["games_per_second"] == 4 / 11
    assert ray["overhead_seconds"] == 16 - 11
    assert ray["overhead_while_playing"] == pytest.approx(0.1)


def test_a_game_without_benchmarks_of_its_own_is_measured_by_random_play_and_its_strongest_bot() -> None:
    found = Benchmarks(pig.GAME)
    assert list(found.players) == [2, 3, 4, 5, 6, 7, 8]
    assert found.thinker == "searcher"
    assert found.yardstick(2) is None
    assert found.more_rows(quick=False) == []
    played = engine_games(pig.GAME, 2, {})
    (row,) = measure({Contestant("pig", 2): played}, 5)
    assert row.keys() == EVERY_ROW
    assert row["traits"] is False
