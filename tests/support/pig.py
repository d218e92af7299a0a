"""The game of `examples/pig`, read from its sources as if its package were installed."""

from __future__ import annotations

import sys
from importlib import import_module

from freebooter.engine.game import Game
from freebooter.text import add_texts

from .packages import PIG

sys.path.append(str(PIG / "src"))

GAME: Game = import_module("freebooter_pig.game").GAME
add_texts(GAME.name, GAME.locales)

SHORT = {"goal": "20"}
"""The options of a short game."""
