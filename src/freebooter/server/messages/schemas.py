"""JSON Schema of every message, and of what each game shows of a match; clients' types are made from it."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple, get_type_hints

import msgspec

from freebooter.engine.registry import load, names
from freebooter.table import commands, entries
from freebooter.table import messages as seen

from . import learning, rest, socket
from .socket import FromClient, FromServer

KEPT_BACK = "observation"
"""The one field of a view that is for minds and not for clients."""


class Components(NamedTuple):
    """Schemas of some types, and of everything they are made of by name."""

    schemas: list[dict[str, Any]]
    parts: dict[str, Any]


def components(types: list[Any], place: str) -> Components:
    """The schemas of these types; a reference says `place` and the name."""
    schemas, parts = msgspec.json.schema_components(types, ref_template=f"{place}{{name}}")
    explained = _explanations()
    for name, part in parts.items():
        for field, schema in part.get("properties", {}).items():
            if (name, field) in explained and "$ref" not in schema:
                schema["description"] = explained[name, field]
    return Components(list(schemas), dict(parts))


@cache
def socket_schema() -> dict[str, Any]:
    """Everything that goes over the socket."""
    views = {game: view_type(game) for game in names()}
    schemas, parts = components([FromClient, FromServer, list[seen.Happened], *views.values()], "#/$defs/")
    client, server, events, *shown = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table: /api/tables/{table}/socket",
        "description": "A client begins with a hello; the server answers with the table, then with updates.",
        "properties": {
            "client": client | {"description": "What a client may send."},
            "server": server | {"description": "What the server sends."},
            "events": events | {"description": "What an update's move did."},
            "views": {
                "description": "What a viewer sees of a match, by game.",
                "properties": dict(zip(views, shown, strict=True)),
            },
        },
        "$defs": parts,
    }


def view_type(game: str) -> Any:
    """The view of a game as it is sent: its fields without what is kept back."""
    view = load(game).rules.view_type
    fields = [(name, kind) for name, kind in get_type_hints(view).items() if name != KEPT_BACK]
    return msgspec.defstruct(f"{_capitals(game)}View", fields, namespace={"__doc__": view.__doc__})


def _view_module(game: str) -> ModuleType:
    return sys.modules[load(game).rules.view_type.__module__]


def _capitals(game: str) -> str:
    return "".join(word.capitalize() for word in game.split("-"))


@cache
def _explanations() -> dict[tuple[str, str], str]:
    """What stands below the fields of our messages and views in the sources, by class and field."""
    explained: dict[tuple[str, str], str] = {}
    for module in (commands, entries, seen, socket, rest, learning):
        explained |= _in_source(module, "")
    for game in names():
        explained |= _in_source(_view_module(game), _capitals(game))
    return explained


def _in_source(module: ModuleType, prefix: str) -> dict[tuple[str, str], str]:
    classes = [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)]
    return {(f"{prefix}{each.name}", field): text for each in classes for field, text in _below(each)}


def _below(node: ast.ClassDef) -> list[tuple[str, str]]:
    found = []
    for field, text in zip(node.body, node.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as said)):
                found.append((name, inspect.cleandoc(said)))
    return found
