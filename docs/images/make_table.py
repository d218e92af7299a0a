"""Draws `table.svg`: a real game against two deckhands, as the terminal shows it, stopped where it is exciting.

Run it after a change of how the table looks: `python docs/images/make_table.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from freebooter.bots.player import make_bot
from freebooter.engine.match import Match, Move
from freebooter.engine.registry import load
from freebooter.terminal.presenter import presenter_of
from freebooter.terminal.screen import Screen
from freebooter.text import use

IMAGE = Path(__file__).with_name("table.svg")
GAME = "dead-mans-draw"
PLAYERS = ("You", "Anne", "Bart")
YOU = 0
OPTIONS = {"traits": "random"}
SEEDS = 1000
WIDTH = 100


def is_exciting(match: Match) -> bool:
    """Whether you stand before a full row, some of it safe, may still collect, and cannot know what comes next."""
    if match.deciders != [YOU] or match.view(YOU).asks != "turn":
        return False
    view = match.view(YOU)
    safe, risky = len(view.protected), len(view.row) - len(view.protected)
    in_the_middle = len(view.banks[YOU]) >= 5 and view.draw_count >= 15 and not view.top
    return "collect" in _moves(match) and safe >= 2 and risky >= 2 and in_the_middle


def _moves(match: Match) -> list[str]:
    return [match.write(action) for action in match.legal_moves(match.deciders[0])]


def play(seed: int) -> Match | None:
    """A game by deckhands up to its exciting moment, if it has one."""
    match = Match(load(GAME), PLAYERS, OPTIONS, seed)
    bots = [make_bot(GAME, "deckhand", seed + seat) for seat in range(len(PLAYERS))]
    while not match.is_over:
        if is_exciting(match):
            return match
        seat = match.deciders[0]
        chosen = bots[seat].choose(match.view(seat), _moves(match))
        match.push(Move(seat, match.legal_moves(seat)[_moves(match).index(chosen)]))
    return None


def draw(match: Match) -> str:
    """What the terminal shows at this moment, and the answer to `?`, as a picture without foreign fonts."""
    screen = Screen()
    screen.is_plain = False
    screen.console = Console(
        record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO(), highlight=False
    )
    presenter = presenter_of(GAME)
    view = match.view(YOU)
    presenter.table(view, screen)
    screen.show(presenter.narrator.question(view), style="bold")
    for number, choice in enumerate(match.choices(YOU), 1):
        screen.show(f"  {number}  {presenter.narrator.choice(view, choice)}")
    screen.show("> ?")
    presenter.odds(view, screen)
    picture = screen.console.export_svg(title="freebooter play", unique_id="table")
    return re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)


def main() -> None:
    use("en")
    exciting = next(match for match in map(play, range(SEEDS)) if match is not None)
    IMAGE.write_text(draw(exciting) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
