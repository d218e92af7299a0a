"""Names of traits, editions and variants in the language in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..text import say


def trait_name(trait: str) -> str:
    return say(f"trait-{trait}")


def house_name(table: Mapping[str, Any]) -> str:
    """By whose rules a table plays, short enough to head a column."""
    edition = say(f"balance-edition-{table['edition']}")
    return edition if table["mermaids"] == "plain" else say("balance-replay", edition=edition)
