"""The tables on the pages about the engine, the command line, bots, records and languages."""

from __future__ import annotations

import re
from typing import Any

from typer.main import get_command

from freebooter.bots import player
from freebooter.engine import registry
from freebooter.engine.fairness import Fairness
from freebooter.engine.game import Game
from freebooter.engine.kernels.contract import Calls, Kernels
from freebooter.engine.match import Match
from freebooter.engine.record import write_record
from freebooter.engine.registry import load
from freebooter.terminal.app import build_app
from freebooter.text import LOCALES, current_language, use

from .common import code, field_docstrings, table


def contract_table() -> str:
    rows = []
    calls = {f"calls.{name}": sentence for name, sentence in field_docstrings(Calls).items()}
    for name, sentence in (field_docstrings(Kernels) | calls).items():
        if name == "calls":
            continue
        arguments, rest = re.fullmatch(r"`(\(.*?\))`(?: → |: )(.*?)\.?", sentence).groups()  # type: ignore[union-attr]
        arrow = "→ " if f"`{arguments}` →" in sentence else ""
        rows.append([code(f"{name}{arguments}"), arrow + rest])
    return table(["kernel", "what it does"], rows)


def descriptor() -> str:
    """What a game says about itself."""
    return table(["of `Game`", "what it is"], [[code(name), said] for name, said in field_docstrings(Game).items()])


def bots() -> str:
    rows = [[code(name), code(game)] for game in registry.names() for name in player.bot_names(game)]
    return table(["bot", "game"], rows)


def text_files() -> str:
    """The files of texts, with the line that begins each."""
    rows = []
    folders = {"": LOCALES} | {f"{game}/": registry.load(game).locales for game in registry.names()}
    for of, folder in folders.items():
        for file in sorted((folder / "en").glob("*.ftl")):
            about = file.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")
            rows.append([code(f"{of}{file.name}"), about])
    return table(["file", "what it says"], rows)


def _command_line() -> Any:
    """The command line, speaking English whatever the machine speaks."""
    language = current_language()
    use("en")
    try:
        return get_command(build_app())
    finally:
        use(language)


def commands() -> str:
    return table(
        ["command", "what it does"], [[code(name), each.help] for name, each in _command_line().commands.items()]
    )


def play_options() -> str:
    rows = []
    for option in _command_line().commands["play"].params:
        if option.param_type_name == "option":
            rows.append([code(*option.opts), option.help])
    return table(["option", "what it does"], rows)


def begin(match: Match, wishes: tuple[str, ...]) -> None:
    """Make the first legal move that begins with each of the wishes, whatever cards the seed deals."""
    for wish in wishes:
        legal = [match.write(action) for action in match.legal_moves(match.deciders[0])]
        match.push(next(move for move in legal if move.startswith(wish)))


def record_example() -> str:
    """The record of a few moves, as a file that the page's other examples read."""
    match = Match(load("dead-mans-draw"), ["Ann", "Bob"], {"edition": "german"}, seed=6)
    begin(match, ("draw", "take", "draw", "collect"))
    return f'```text title="short.record"\n{write_record(match)}```'


def talk_example() -> str:
    """The record of one duel with what was said before it."""
    match = Match(load("dolores"), ["Ann", "Bob"], {"bottles": "none"}, seed=3)
    ann, bob = range(2)
    match.say(ann, "We could both go home with something.")
    match.promise(ann, "peace if peace")
    match.promise(bob, "peace")
    match.push("Bob: fight")
    match.push("Ann: peace")
    match.say(ann, "I should have known!")
    return f'```text title="talk.record"\n{write_record(match)}```'


def fair_example() -> str:
    """The record of a match that was dealt so that anybody can check it."""
    fairness = Fairness("0123456789abcdef" * 4, ("a1b2c3", "", "77"), chain="5eed" * 16)
    match = Match(load("dead-mans-draw"), ["Ann", "Bob", "Eve"], {"edition": "german"}, fairness=fairness)
    begin(match, ("draw", "draw"))
    return f'```text title="fair.record"\n{write_record(match)}```'


TABLES = {
    "contract": contract_table,
    "descriptor": descriptor,
    "bots": bots,
    "record-example": record_example,
    "talk-example": talk_example,
    "fair-example": fair_example,
    "text-files": text_files,
    "commands": commands,
    "play-options": play_options,
}
