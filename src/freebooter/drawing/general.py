"""The table of a game that has no drawing of its own: everything its view tells, in boxes."""

from __future__ import annotations

from typing import Any

from freebooter.engine.game import Game
from freebooter.narration.description import Field, describe

from .panels import GAP, LEFT, LINE, MARGIN, RIGHT, WIDTH, finish, place
from .sheet import Sheet, Type, lines_of, width_of

LABEL = Type(13, "ink-soft")
VALUE = Type(14, bold=True)


def _write(sheet: Sheet, fields: list[Field], x: float, y: float, right: float) -> float:
    """Fields one below the other; returns where the last of them ends."""
    for field in fields:
        label = f"{field.label}:"
        sheet.words(x, y + LINE - 5, label, LABEL)
        start = x + width_of(label, LABEL) + 8
        for line in lines_of(field.words, right - start, VALUE):
            sheet.words(start, y + LINE - 5, line, VALUE)
            y += LINE
    return y


def _height(fields: list[Field], room: float) -> float:
    count = sum(len(lines_of(f.words, room - width_of(f"{f.label}:", LABEL) - 8, VALUE)) for f in fields)
    return LINE * count + 2 * MARGIN


def draw(view: Any, game: Game) -> str:
    sheet = Sheet(game.name, WIDTH)
    told = describe(view, game.name)
    y: float = MARGIN
    if told.fields:
        height = _height(told.fields, WIDTH - 4 * MARGIN)
        sheet.box(MARGIN, y, WIDTH - 2 * MARGIN, height, fill="board", line="board-line")
        _write(sheet, told.fields, 2 * MARGIN, y + MARGIN, WIDTH - 2 * MARGIN)
        y += height + GAP
    for seat, fields in enumerate(told.by_seat):
        height = max(44.0, _height(fields, RIGHT - LEFT))
        place(sheet, y, height, view, seat)
        _write(sheet, fields, LEFT, y + MARGIN, RIGHT)
        y += height + GAP
    return finish(sheet, y, view, game)
