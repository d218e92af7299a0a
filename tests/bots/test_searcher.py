"""The bot and the coach that any game gets for nothing: they search, and know nothing but the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from freebooter.arena.balance.laboratory import laboratory_of
from freebooter.arena.playing import play_game
from freebooter.arena.tournament import plan
from freebooter.bots.budget import Budget
from freebooter.bots.coach import advise
from freebooter.bots.player import bot_names, make_bot, stand_in, usual_bots
from freebooter.bots.seated import ask, play
from freebooter.engine import registry
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.match import Match
from freebooter.engine.refusal import BadSetup
from freebooter.engine.scenario import read_scenario
from tests.support import pig

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the search is played compiled")

ROOT = Path(__file__).resolve().parents[2]
PIG = pig.GAME
FEW = Budget(playouts=200)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pig is found as any installed game is."""
    found = {**registry._found(), "pig": EntryPoint("pig", "freebooter_pig.game:GAME", registry.GROUP)}
    monkeypatch.setattr(registry, "_found", lambda: found)
    registry._look.cache_clear()
    yield
    registry._look.cache_clear()


def at(heap: int, **held: int) -> Match:
    """Ann's turn, with so much in her heap."""
    described = {"game": "pig", "players": ["Ann", "Bob"], "options": pig.SHORT, "held": held, "heap": heap}
    return read_scenario(described).match


def choice(match: Match, seed: int, budget: Budget = FEW) -> str:
    seat = match.deciders[0]
    return match.write(ask(match, seat, make_bot("pig", "searcher", seed, budget)).action)


def test_every_game_has_a_bot_that_plays_anything_and_one_that_thinks() -> None:
    assert bot_names("pig") == ["drifter", "careful", "searcher"]
    assert usual_bots("pig") == ["careful"]
    assert stand_in("pig") == "careful"


def test_who_names_nobody_in_particular_meets_the_searcher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PIG), "usual_bots", ())
    assert usual_bots("pig") == ["searcher"]
    assert stand_in("pig") == "searcher"


def test_the_searcher_takes_a_victory_that_lies_there() -> None:
    for seed in range(5):
        assert choice(at(6, Ann=14, Bob=19), seed) == "hold"
        assert choice(at(2, Ann=0, Bob=0), seed) == "roll"


def test_the_searcher_is_stronger_than_the_drifter() -> None:
    won = 0.0
    for seed in range(60):
        match = Match(PIG, ["Ann", "Bob"], pig.SHORT, seed)
        play(match, {0: make_bot("pig", "searcher", seed, FEW), 1: make_bot("pig", "drifter", seed)})
        won += match.outcome()[0]
    assert won > 40


@pytest.mark.parametrize("budget", [FEW, Budget(playouts=200, cores=2)], ids=["one core", "two cores"])
def test_the_same_seed_plays_the_same_game(budget: Budget) -> None:
    def moves(seed: int) -> list[object]:
        match = Match(PIG, ["Ann", "Bob", "Cleo"], {"goal": "50"}, seed=7)
        play(match, {seat: make_bot("pig", "searcher", seed + seat, budget) for seat in range(3)})
        return list(match.moves)

    first = moves(1)
    assert moves(1) == first
    assert any(moves(seed) != first for seed in range(10, 200, 10))


def test_the_coach_judges_every_move_of_any_game() -> None:
    match = at(6, Ann=14, Bob=19)
    advice = advise("pig", match.observation(0), Budget(playouts=2000), seed=1)
    assert [match.write(move.action) for move in advice.moves] == ["roll", "hold"]
    roll, hold = advice.moves
    assert hold.value == 1.0
    assert roll.value < 0.95
    assert advice.best is hold
    assert not advice.is_close(roll.action)
    assert advice.one_more_card is None
    assert advice == advise("pig", match.observation(0), Budget(playouts=2000), seed=1)


def test_a_tournament_of_any_game() -> None:
    tournament = plan("pig", ["searcher", "drifter"], None, pig.SHORT, 4, 3, Budget(playouts=20))
    played = [play_game(tournament, key) for key in tournament.game_keys()]
    again = [play_game(tournament, key) for key in tournament.game_keys()]
    assert [game._replace(seconds=[]) for game in played] == [game._replace(seconds=[]) for game in again]
    assert all(sum(game.shares) == 1 for game in played)


def test_a_game_without_a_laboratory_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="“pig” has no balance questions"):
        laboratory_of("pig")


COUNT = """
from freebooter.bots.budget import Budget
from freebooter.bots.searcher import Searcher, SearcherCoach
from freebooter.bots.seated import ask
from freebooter.engine.kernels.compiling import KERNELS
from freebooter.engine.match import Match
from tests.support.pig import GAME
match = Match(GAME, ["Ann", "Bob"], seed=0)
seat = match.deciders[0]
while len(match.legal_moves(seat)) < 2:
    match.push(match.write(match.legal_moves(seat)[0]))
    seat = match.deciders[0]
ask(match, seat, Searcher.for_game(GAME)(1, Budget(playouts=20)))
SearcherCoach(GAME).thinker.think(match.observation(seat), Budget(playouts=20), 1)
print(sum(sum(each.stats.cache_misses.values()) for each in KERNELS))
"""


def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "FREEBOOTER_CACHE": str(tmp_path)}

    def compiled() -> int:
        done = subprocess.run([sys.executable, "-c", COUNT], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return int(done.stdout)

    assert compiled() > 0
    assert compiled() == 0
