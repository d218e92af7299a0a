"""The table for people, made of what one seat sees: as text, and as a drawing."""

from __future__ import annotations

from typing import Any

from .game import Game

GENERAL = "freebooter.terminal.presenter:Presenter"
"""Who presents a game that brings no presenter of its own."""


class Page:
    """Where a game's presenter writes its plain text: a screen of which nothing but the lines is kept."""

    is_plain = True

    def __init__(self) -> None:
        self.lines: list[str] = []

    def show(self, what: Any = "", style: str = "") -> None:
        self.lines.append(str(what))


class Picture:
    """A view of a match, ready to be looked at. `print` shows it as text, a notebook as a drawing."""

    def __init__(self, game: Game, view: Any) -> None:
        self.game = game
        self.view = view

    def __str__(self) -> str:
        page = Page()
        presenter = self.game.presenter or self.game.find(GENERAL)(self.game)
        presenter.table(self.view, page)
        return "\n".join(page.lines).strip("\n")

    def svg(self) -> str:
        """The drawing as an SVG file."""
        return str(self.game.drawing(self.view, self.game))

    def _repr_svg_(self) -> str:
        return self.svg()
