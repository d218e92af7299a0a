"""The switches of Dolores, their values, and what holds unless a table decides otherwise."""

from __future__ import annotations

SWITCHES: dict[str, tuple[str, ...]] = {"bottles": ("all", "none"), "smallest-set": ("1", "2")}
"""A switch is stored in the record as the place of its value here."""

DEFAULTS = {name: values[0] for name, values in SWITCHES.items()}


def field_name(switch: str) -> str:
    """The record's field for a switch."""
    return switch.replace("-", "_")
