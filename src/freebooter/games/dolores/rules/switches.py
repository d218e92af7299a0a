"""Every switch of the rules and its values."""

from __future__ import annotations

SWITCHES: dict[str, tuple[str, ...]] = {"bottles": ("all", "none"), "smallest-set": ("1", "2")}
"""A switch is stored in the record as the place of its value here."""
