"""What cards and tables look like, as the build has collected it from the sources of the web client."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "built" / "faces.json"

_GROUNDS = {"paper", "panel", "sunk", "board", "accent-soft", "good-soft", "ivory"}
"""Colours on which others stand."""


class Faces:
    """Icons as outlines in a box of 512 by 512, and colours by their names; what is missing has a plain substitute."""

    def __init__(self, collected: Mapping[str, Any]) -> None:
        self.tokens: Mapping[str, str] = collected.get("tokens", {})
        self.signs: Mapping[str, str] = collected.get("signs", {})
        self.games: Mapping[str, Mapping[str, Any]] = collected.get("games", {})
        self.back: str = collected.get("back", "")
        """The back of a card, in a box of 100 by 140, drawn in the colour of the text around it."""

    def colour(self, name: str) -> str:
        """A colour of the table by day."""
        return self.tokens.get(name, "#ffffff" if name in _GROUNDS else "#000000")

    def card_colour(self, game: str, shown: str) -> str:
        """The colour of a card by what it shows."""
        colours: Mapping[str, str] = self.games.get(game, {}).get("colours", {})
        return colours.get(shown, self.colour("card-ink"))

    def ground(self, game: str, shown: str) -> str:
        """What a card is printed on."""
        grounds: Mapping[str, str] = self.games.get(game, {}).get("grounds", {})
        return grounds.get(shown, self.colour("ivory"))

    def art(self, game: str, shown: str) -> Mapping[str, str] | None:
        """The illustration of a card, 100 by 140: the `scene` behind its icon, and the sign of its `effect`."""
        illustrated: Mapping[str, Mapping[str, str]] = self.games.get(game, {}).get("art", {})
        return illustrated.get(shown)

    def vignette(self, game: str, shown: str) -> tuple[str, str] | None:
        """What is drawn behind what a card shows, in a box of 100 by 140: the ground, and thin lines on it."""
        vignettes: Mapping[str, Any] = self.games.get(game, {}).get("vignettes", {})
        scene = vignettes.get("scenes", {}).get(shown)
        return (vignettes["ground"], scene) if scene else None

    def outline(self, game: str, family: str, name: str) -> str | None:
        icons: Mapping[str, Mapping[str, str]] = self.games.get(game, {}).get("icons", {})
        return (self.signs if family == "signs" else icons.get(family, {})).get(name)


@cache
def faces() -> Faces:
    return Faces(json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {})
