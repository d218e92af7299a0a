"""Bots that somebody has written: they play at a table and in the arena, and whatever is wrong with one is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.harness.command import freebooter
from freebooter.bots.budget import Budget
from freebooter.bots.player import make_bot
from freebooter.bots.seated import BotFailed, let_talk
from freebooter.engine import registry as games
from freebooter.engine.match import Match
from freebooter.engine.record import read_record

OWN = '''
from __future__ import annotations

import random
from dataclasses import dataclass

from helping import first


@dataclass
class Memory:
    """Dataclasses look for the module they are in."""

    moves: int = 0


class Cautious:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.memory = Memory()

    def choose(self, view, moves):
        self.memory.moves += 1
        if "collect" in moves and view.bust_probability is not None:
            return "collect" if view.bust_probability > 0.2 or "draw" not in moves else "draw"
        return self.random.choice(moves)


class First:
    """Takes neither seed nor budget; and a method of its own is called as one of ours."""

    def choose(self, view, moves):
        moves.sort()
        moves.reverse()
        return self.decide(moves)

    def decide(self, moves):
        return first(moves)


class Thoughtful:
    def __init__(self, seed, budget):
        self.budget = budget

    def choose(self, view, moves):
        return moves[0]


class Needy:
    def __init__(self, seed, *, friend):
        self.friend = friend

    def choose(self, view, moves):
        return moves[0]


class Broken:
    def __init__(self, seed):
        raise ValueError("out of rum")

    def choose(self, view, moves):
        return moves[0]


class Cheat:
    def choose(self, view, moves):
        return "swim" if view.draw_count < 40 else moves[0]


class Clumsy:
    def choose(self, view, moves):
        return {}["rum"]


class Liar:
    def choose(self, view, moves):
        return moves[0]

    def talk(self, view):
        return "the moon"


class Mute:
    def choose(self, view, moves):
        return moves[0]

    def talk(self, view):
        raise RuntimeError("cat got my tongue")


class Idle:
    def wait(self):
        pass


nothing = 3
'''


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file of bots, with a file beside it that it imports."""
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "helping.py").write_text("def first(moves):\n    return moves[0]\n")
    (folder / "wrong.py").write_text("import nowhere_to_be_found\n")
    (folder / "own.py").write_text(OWN)
    return folder / "own.py"


def test_own_bots_play_a_whole_game(own: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    told = freebooter(
        "play", "--watch", "--players", "3", "--seed", "5", "--bots", f"deckhand, {own}:First",
        "--bot", f"{own}:Cautious", "--save", record, "--fast",
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    assert "Anne (deckhand), Bart (First), Grace (Cautious)" in told.stdout
    assert read_record(record).is_over
    again = told.stdout.splitlines()[-1].partition("again: ")[2]
    assert f"--bot {own}:Cautious" in again


def test_own_bots_alone_take_every_other_seat(own: Path) -> None:
    told = freebooter("play", "--players", "3", "--seed", "5", "--bot", f"{own}:Cautious")
    assert told.returncode == 0, told.stderr
    assert "Anne (Cautious), Bart (Cautious)" in told.stdout


def test_own_bots_play_in_the_arena(own: Path) -> None:
    told = freebooter("arena", "--bots", f"{own}:Cautious,drifter", "--games", "20", "--json")
    assert told.returncode == 0, told.stderr
    bots = {bot["name"].rpartition(":")[2]: bot["win_share"] for bot in json.loads(told.stdout)["bots"]}
    assert bots["Cautious"] > bots["drifter"]


def test_an_own_bot_is_made_with_what_it_takes(own: Path) -> None:
    made = make_bot("dead-mans-draw", f"{own}:Thoughtful", 3, Budget(playouts=7))
    assert made.budget == Budget(playouts=7)  # type: ignore[attr-defined]
    first = make_bot("dead-mans-draw", f"{own}:Cautious", 3)
    second = make_bot("dead-mans-draw", f"{own}:Cautious", 3)
    assert type(first) is type(second), "a file is run once"


FAULTS = {
    "no such file": ("missing.py:Cautious", "Can't load the file FOLDER/missing.py ("),
    "a file that cannot be run": ("wrong.py:Cautious", "nowhere_to_be_found"),
    "no such class": ("own.py:Reckless", "There's no class Reckless"),
    "no class at all": ("own.py:nothing", "There's no class nothing"),
    "a class without choose": ("own.py:Idle", "choose(view, moves)"),
    "a class that wants more": ("own.py:Needy", "Can't create the bot FOLDER/own.py:Needy ("),
    "a class that breaks": ("own.py:Broken", "ValueError: out of rum"),
    "no colon": ("own.py", "path/to/file.py:Class"),
}


@pytest.mark.parametrize("case", FAULTS)
@pytest.mark.parametrize("command", ["play", "arena"])
def test_what_is_no_bot_is_refused(case: str, command: str, own: Path, tmp_path: Path) -> None:
    name, sentence = FAULTS[case]
    bot = own.with_name(name)
    arguments = {
        "play": ["play", "--watch", "--bot", f"{bot}", "--save", f"{tmp_path / 'game.record'}"],
        "arena": ["arena", "--bots", f"{bot},drifter", "--games", "2", "--to", f"{tmp_path / 'folder'}"],
    }
    told = freebooter(*arguments[command])
    assert (told.returncode, told.stdout) == (2, "")
    assert len(told.stderr.splitlines()) == 1
    assert sentence.replace("FOLDER", str(own.parent)) in told.stderr
    assert list(tmp_path.iterdir()) == [own.parent]


@pytest.mark.parametrize(
    ("bot", "sentence"), [("Cheat", "Cheat answered “swim”"), ("Clumsy", "Clumsy failed (KeyError: 'rum'; own.py:72)")]
)
def test_a_bot_that_fails_ends_the_game_and_the_record_is_kept(
    bot: str, sentence: str, own: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.record"
    table = ["play", "--watch", "--players", "2", "--seed", "5", "--bots", f"drifter,{own}:{bot}"]
    told = freebooter(*table, "--save", record)
    assert told.returncode == 2
    assert told.stderr.startswith("The bot ")
    assert sentence in told.stderr
    assert len(told.stderr.splitlines()) == 1
    match = read_record(record)
    assert match.moves
    assert not match.is_over
    assert freebooter(*table).stderr == told.stderr
    failed = freebooter("arena", "--bots", f"{own}:{bot},drifter", "--games", "2")
    assert failed.returncode == 2
    assert sentence in failed.stderr


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [("Liar", "Liar made a promise it can't make: "), ("Mute", "RuntimeError: cat got my tongue")],
)
def test_a_bot_that_fails_to_talk(bot: str, sentence: str, own: Path) -> None:
    match = Match(games.load("dolores"), ["Ann", "Bob"], seed=1)
    bots = {seat: make_bot("dolores", f"{own}:{bot}", seat) for seat in range(2)}
    with pytest.raises(BotFailed) as failure:
        let_talk(match, bots)
    assert sentence in str(failure.value)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--think", "soon"], "“soon” isn't a thinking time"),
        (["--think", "50ms", "--playouts", "20"], "either --think or --playouts"),
        (["--playouts", "0"], "The number of playouts can't be 0"),
        (["--cores", "0"], "The number of cores can't be 0"),
    ],
)
def test_a_budget_that_cannot_be_is_refused(arguments: list[str], sentence: str) -> None:
    told = freebooter("play", "--watch", *arguments)
    assert (told.returncode, told.stdout) == (2, "")
    assert sentence in told.stderr


def test_the_same_playouts_play_the_same_game() -> None:
    table = ["play", "--watch", "--players", "2", "--seed", "5", "--bots", "captain,contender", "--playouts", "40"]
    first, second = (freebooter(*table).stdout for _ in range(2))
    assert first == second
    assert "--playouts 40" in first.splitlines()[-1]
    assert freebooter(*table, "--cores", "2").returncode == 0
