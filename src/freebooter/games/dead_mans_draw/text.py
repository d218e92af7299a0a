"""Everything that this game says: its own messages, and those that belong to no game."""

from __future__ import annotations

from pathlib import Path

from freebooter.text import texts

say = texts("dead-mans-draw", Path(__file__).parent / "locales")
