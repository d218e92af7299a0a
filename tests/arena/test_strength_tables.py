"""What `make strength` plays: every kind of table that a game names, with every opponent and budget."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.strength import arguments, cells, command, settings
from freebooter.engine.registry import load, names
from freebooter.games.dead_mans_draw.game import GAME


@pytest.mark.parametrize("game", names())
def test_every_number_of_players_is_measured(game: str) -> None:
    measured = [setting.players for setting in settings(game) if not setting.options]
    assert measured == list(load(game).seats)


def test_dead_mans_draw_is_measured_with_traits_mermaids_and_every_variant_card() -> None:
    options = [setting.options for setting in settings(GAME.name)]
    assert {"traits": "random"} in options
    assert {"mermaids": "replay"} in options
    assert {chosen["variant"] for chosen in options if "variant" in chosen} == set(GAME.switches["variant"]) - {"none"}


def test_each_opponent_is_met_with_each_budget_and_kept_in_a_folder_of_its_own(tmp_path: Path) -> None:
    chosen = ["--only", "traits", "--against", "contender,deckhand", "--budgets", "100,1000"]
    given = arguments(["--to", str(tmp_path), "--game", GAME.name, *chosen])
    asked = cells(given)
    assert len(asked) == 2 * 2 * 2
    assert len({cell.folder for cell in asked}) == len(asked)
    assert command(asked[0], given)[:4] == ["arena", GAME.name, "--bots", "captain,contender"]
    assert command(asked[0], given)[-2:] == ["--traits", "random"]
    assert "100" in command(asked[0], given)
