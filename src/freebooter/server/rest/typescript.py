"""What the sources of the web client are to know of the engine; `make types` writes it there.

`python -m freebooter.server.rest.typescript` prints one JSON Schema with everything that goes between the server and
the browser, of which `web/types.mjs` makes types, and the tables with which the browser recomputes deals.
"""

from __future__ import annotations

import json
from typing import Any

from freebooter.engine.registry import load, playable
from freebooter.table.commands import AnyCommand
from freebooter.table.entries import Absence, ClockKind, Motion, SeatKind
from freebooter.table.messages import Happened
from freebooter.table.pace import Pace
from freebooter.table.results import Ending
from freebooter.table.table import Status

from ..messages.rest import GameState, Problem
from ..messages.schemas import choice_type, components, view_type
from ..messages.socket import FromClient, FromServer, Language
from .routes import ROUTES, GameName

PLACE = "#/$defs/"

NAMED: dict[str, Any] = {
    "FromClient": FromClient,
    "FromServer": FromServer,
    "AnyCommand": AnyCommand,
    "GameName": GameName,
    "GameState": GameState,
    "Status": Status,
    "SeatKind": SeatKind,
    "ClockKind": ClockKind,
    "Absence": Absence,
    "Motion": Motion,
    "Pace": Pace,
    "Ending": Ending,
    "Language": Language,
}
"""Unions, and words of which one is chosen: their own schemas have no name."""

NOT_FOR_TYPES = ("default", "minItems", "maxItems")
"""What a type does not say; a default beside a reference would even be taken for another type."""


def typescript_schema() -> dict[str, Any]:
    """Every message of the socket and of the REST routes, every game's view, and all they are made of, by name."""
    routed = [kind for route in ROUTES for kind in (route.answer, route.body) if not isinstance(kind, str | None)]
    views, choices = [view_type(game) for game in playable()], [choice_type(game) for game in playable()]
    schemas, parts = components([*NAMED.values(), *views, *choices, Happened, Problem, *routed], PLACE)
    parts |= dict(zip(NAMED, schemas, strict=False))
    parts["AnyView"] = {"anyOf": [_reference(view.__name__) for view in views]}
    parts["AnyChoice"] = {"anyOf": [_reference(choice.__name__) for choice in choices]}
    for message in ("Snapshot", "Update"):  # What is the game's own has no schema there.
        parts[message]["properties"]["view"] = {"anyOf": [_reference("AnyView"), {"type": "null"}]}
        parts[message]["properties"]["choices"] = _list_of("AnyChoice")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Everything that goes between the server and the browser, by its name.",
        "type": "object",
        "properties": {name: _reference(name) for name in sorted(parts)},
        "required": sorted(parts),
        "$defs": {name: {"title": name} | _for_types(part) for name, part in parts.items()},
    }


def _reference(name: str) -> dict[str, Any]:
    return {"$ref": f"{PLACE}{name}"}


def _list_of(name: str) -> dict[str, Any]:
    return {"type": "array", "items": _reference(name)}


def _for_types(schema: Any) -> Any:
    """A schema as types are made of it: a tuple is written as it was before the draft of 2020."""
    if isinstance(schema, list):
        return [_for_types(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: _for_types(value) for name, value in schema.items() if name not in NOT_FOR_TYPES}
    if isinstance(schema.get("properties"), dict):  # A field may be called as something that is left out above.
        plain["properties"] = {name: _for_types(value) for name, value in schema["properties"].items()}
    if "prefixItems" in plain:
        items = plain.pop("prefixItems")
        plain |= {"items": items, "minItems": len(items), "maxItems": len(items)}
    return plain


def deal_tables() -> dict[str, dict[str, Any]]:
    """By game; only of those that give any."""
    tables = {game: load(game).rules.deal_tables for game in playable()}
    return {game: dict(each) for game, each in tables.items() if each}


if __name__ == "__main__":
    print(json.dumps({"schema": typescript_schema(), "deal_tables": deal_tables()}, ensure_ascii=False))
