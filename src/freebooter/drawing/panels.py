"""What the drawings of all games have in common: the players' places below the table, and the sentence beneath."""

from __future__ import annotations

from typing import Any

from freebooter.engine.game import Game
from freebooter.engine.picture import Picture
from freebooter.narration.narrator import Narrator
from freebooter.narration.words import game_title, heading, victory
from freebooter.text import has_message

from .sheet import Sheet, Type, lines_of

WIDTH = 780
MARGIN = 10
LEFT = 200
"""Where a player's cards begin; to the left of them stand name and title."""
RIGHT = WIDTH - MARGIN - 44
"""Where they end; to the right of them stand the points."""
GAP = 6

NAME = Type(15, bold=True)
UNDER = Type(12, "ink-soft", italic=True)
POINTS = Type(19, bold=True, serif=True, anchor="end")
SENTENCE = Type(15, bold=True)
LINE = 20


def place(sheet: Sheet, y: float, height: float, view: Any, seat: int, under: str = "") -> None:
    """A player's place: lit for whoever decides, and for whoever has won; `under` stands below the name."""
    decides, won = seat in view.deciders, seat in view.winners
    fill, line = ("accent-soft", "accent") if decides else ("good-soft", "good") if won else ("panel", "line")
    sheet.box(MARGIN, y, WIDTH - 2 * MARGIN, height, fill=fill, line=line, thick=2 if decides or won else 1)
    start = MARGIN + 10
    middle = y + height / 2
    foot = middle - 2 if under else middle + 5
    if decides or won:
        sheet.icon("signs-wheel" if decides else "signs-trophy", start, foot - 15, 18, line, "▶" if decides else "★")
    sheet.words(start + 24, foot, heading(view, seat), NAME, LEFT - start - 30)
    if under:
        sheet.words(start + 24, foot + 17, under, UNDER, LEFT - start - 30)
    sheet.words(WIDTH - MARGIN - 10, middle + 6, str(view.points[seat]), POINTS)


def sentence_of(view: Any, game: Game) -> str:
    """What the seat is asked, whom the others wait for, or who has won."""
    if view.winners:
        return victory(view)
    if not view.deciders:
        return ""
    narrator = game.narrator or Narrator(game)
    return str(narrator.question(view) if view.seat in view.deciders else narrator.waiting(view))


def finish(sheet: Sheet, y: float, view: Any, game: Game) -> str:
    """The whole drawing, with the sentence below everything."""
    for line in lines_of(sentence_of(view, game), WIDTH - 4 * MARGIN, SENTENCE):
        if line:
            sheet.words(2 * MARGIN, y + LINE - 2, line, SENTENCE)
            y += LINE
    title = game_title(game.name) if has_message(f"{game.name}/game-title") else game.name
    return sheet.svg(y + MARGIN, title, str(Picture(game, view)))
