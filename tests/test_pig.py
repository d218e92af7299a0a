"""Pig, somebody else's game: once its package is installed, every command knows it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from benchmarks.harness.command import COMMAND, SLOW, environment, freebooter
from benchmarks.harness.loaded import Loaded
from freebooter.text import LANGUAGES
from tests.support.packages import PIG, install, install_by_hand

Run = Callable[..., CompletedProcess[str]]

GREETINGS = {"en": "Your turn", "de": "Du bist dran", "cs": "Jsi na tahu", "ja": "あなたの手番です"}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the package is installed."""
    return install(PIG, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def pig(found: dict[str, str]) -> Run:
    """Runs a command where the package is installed; all of them begin in a process that knows it."""
    loaded = Loaded(COMMAND, SLOW, found)

    def run(*arguments: str | Path, typed: str = "", **more: str) -> CompletedProcess[str]:
        return loaded.run([str(argument) for argument in arguments], typed, environment(found | more))

    return run


def test_the_installed_command_finds_it(found: dict[str, str]) -> None:
    told = freebooter("rules", "pig", "--plain", more=found)
    assert told.returncode == 0, told.stderr
    assert "Be the first to reach 50 points." in told.stdout


def test_without_its_package_nobody_knows_pig() -> None:
    refused = freebooter("play", "pig")
    assert refused.returncode == 2
    assert "There's no game “pig”. Choose one of: dead-mans-draw, dolores." in refused.stderr


def test_the_help_names_it(pig: Run) -> None:
    told = " ".join(pig("play", "--help").stdout.replace("│", " ").split())
    assert "dead-mans-draw, dolores, pig" in told
    assert "pig: drifter, careful, searcher" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_every_language(pig: Run, language: str) -> None:
    played = pig("play", "pig", "--plain", "--seed", "1", typed="1\n" * 400, FREEBOOTER_LANG=language)
    assert played.returncode == 0, played.stderr
    assert GREETINGS[language] in played.stdout
    lines = played.stdout.splitlines()
    assert not [line for line in lines if re.search(r"choice-|log-|asks-|field-|odds-", line)]


def test_a_game_is_kept_replayed_reviewed_and_verified(pig: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    played = pig("play", "pig", "--watch", "--players", "3", "--seed", "7", "--fast", "--plain", "--save", record)
    assert played.returncode == 0, played.stderr
    assert "Final scores" in played.stdout
    assert "Rolled and held" in played.stdout
    replayed = pig("replay", record, "--all", "--plain")
    assert replayed.returncode == 0
    assert "holds" in replayed.stdout
    assert pig("verify", record).returncode == 0
    reviewed = pig("review", record, "--playouts", "200", "--plain")
    assert reviewed.returncode == 0, reviewed.stderr
    assert "Review of Pig: Anne, Bart, Grace" in reviewed.stdout


def test_the_odds_and_the_coach_answer(pig: Run) -> None:
    asked = pig("play", "pig", "--plain", "--seed", "4", "--players", "2", typed="1\n?\nq\n")
    assert "The next roll loses the heap: 16.7%" in asked.stdout


def test_its_rules_are_told(pig: Run) -> None:
    told = pig("rules", "pig", "--plain").stdout
    assert "Be the first to reach 50 points." in told
    assert "Be the first to reach 100 points." in pig("rules", "pig", "-o", "goal=100", "--plain").stdout
    assert "Points you need to win" in pig("rules", "pig", "goal", "--plain").stdout
    assert "goal: 50, 20, 100" in pig("rules", "--game", "pig", "--editions", "--plain").stdout
    refused = pig("rules", "pig", "kraken")
    assert refused.returncode == 2
    assert "The rules have nothing on “kraken”. Ask for a house rule" in refused.stderr
    assert "one of these sections: Goal of the game" in refused.stderr


def test_its_scenarios_are_judged(pig: Run, tmp_path: Path) -> None:
    judged = pig("referee", PIG / "scenarios")
    assert judged.returncode == 0, judged.stdout
    assert judged.stdout.count("ok ") == len(list((PIG / "scenarios").glob("*.yaml")))
    (tmp_path / "wrong.yaml").write_text("{game: pig, players: [Ann, Bob], heap: -1}", encoding="utf-8")
    refused = pig("referee", tmp_path / "wrong.yaml")
    assert refused.returncode == 2
    assert "heap: This isn't a valid value for the key" in refused.stderr


def test_random_games_are_simulated(pig: Run) -> None:
    simulated = json.loads(pig("simulate", "pig", "-n", "2000", "--players", "2", "--json").stdout)
    assert simulated["games"] == 2000


def test_its_own_bot_and_the_searcher_meet_in_the_arena(pig: Run) -> None:
    played = pig("arena", "pig", "--bots", "careful,searcher,drifter", "-n", "60", "--playouts", "100", "--json")
    assert played.returncode == 0, played.stderr
    shares = {each["name"]: each["win_share"] for each in json.loads(played.stdout)["bots"]}
    assert shares["drifter"] < min(shares["careful"], shares["searcher"])


def test_it_is_measured(pig: Run) -> None:
    measured = pig("bench", "--quick", "--json")
    assert measured.returncode == 0, measured.stderr
    assert "pig" in {row["game"] for row in json.loads(measured.stdout)}


def test_nobody_has_written_questions_of_balance(pig: Run) -> None:
    refused = pig("balance", "pig")
    assert refused.returncode == 2
    assert "pig" in refused.stderr


def snap(**fields: str) -> str:
    """The source of a game that is called snap and has these fields."""
    lines = "".join(f"    {name} = {value}\n" for name, value in fields.items())
    return f"from freebooter.engine.game import Game\n\nclass Snap(Game):\n{lines}\nGAME = Snap()\n"


BROKEN = {
    "an import error": ("import nowhere_to_be_found", "Can't load the game “snap” (ModuleNotFoundError"),
    "no game at all": ("GAME = 7", "isn't a game (type: int)"),
    "another contract": (snap(name="'snap'", seats="range(2, 5)", contract="99"), "contract version 99"),
    "another name": (snap(name="'Snap!'", seats="range(2, 5)"), "calls itself “Snap!”"),
    "no seats": (snap(name="'snap'"), "doesn't define its seats"),
    "no rules": (snap(name="'snap'", seats="range(2, 5)"), "is missing contract:RULES"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_named_in_one_sentence(fault: str, tmp_path: Path) -> None:
    source, sentence = BROKEN[fault]
    found = install_by_hand(tmp_path, "snap", source)
    refused = freebooter("simulate", "snap", "-n", "10", "--players", "2", more=found)
    assert refused.returncode == 2, refused.stdout
    assert len(refused.stderr.strip().splitlines()) == 1, refused.stderr
    assert sentence in refused.stderr
    assert "Traceback" not in refused.stderr


def test_broken_games_stop_no_other(tmp_path: Path) -> None:
    for number, (source, _) in enumerate(BROKEN.values()):
        found = install_by_hand(tmp_path, f"snap-{number}", source.replace("'snap'", f"'snap-{number}'"))
    others = freebooter("simulate", "dolores", "-n", "10", "--players", "2", more=found)
    assert others.returncode == 0, others.stderr


LEARNT = """
import gymnasium
import numpy as np
import pettingzoo
import pyspiel
from gymnasium.utils.env_checker import check_env

import freebooter.envs.gymnasium
from freebooter.envs.conformance import check
from freebooter.envs.openspiel import register_games
from freebooter.envs.pettingzoo import env, parallel_env, register_environments

assert check(lambda: env("pig")).games == 5
assert "Freebooter/Pig-v0" in register_environments()
table = pettingzoo.make("aec", "Freebooter/Pig-v0", players=3, goal=20, render_mode="ansi")
table.reset(seed=1)
assert "player_2" in table.render()
images = parallel_env("pig", render_mode="rgb_array")
images.reset(seed=1)
assert len(np.unique(images.render().reshape(-1, 3), axis=0)) > 3
check_env(gymnasium.make("Freebooter/Pig-v0", render_mode="ansi").unwrapped)
envs = gymnasium.make_vec("Freebooter/Pig-v0", num_envs=3, seat="all")
envs.reset(seed=1)
envs.step(envs.unwrapped.matches.random_actions())
assert "freebooter_pig" in register_games()
pyspiel.random_sim_test(pyspiel.load_game("freebooter_pig(goal=20)"), num_sims=1, serialize=True, verbose=False)
print("played")
"""


def test_it_is_learnt_by_name(found: dict[str, str]) -> None:
    learning = [sys.executable, "-c", LEARNT]
    done = subprocess.run(learning, env=os.environ | found, capture_output=True, text=True, check=False)
    assert done.stdout.endswith("played\n"), done.stderr
