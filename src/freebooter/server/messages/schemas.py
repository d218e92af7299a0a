"""JSON Schema of every message, and of what each game shows of a match; clients' types are made from it."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from functools import cache
from types import ModuleType, NoneType
from typing import Any, NamedTuple, Union, get_args, get_type_hints

import msgspec

from freebooter.engine import score
from freebooter.engine.choice import Choice
from freebooter.engine.registry import load, playable
from freebooter.table import commands, entries
from freebooter.table import messages as seen

from . import learning, rest, socket
from .socket import FromClient, FromServer

KEPT_BACK = "observation"
"""The one field of a view that is for minds and not for clients."""

NUMBER = "action"
"""The one field of a choice that is for Python alone."""


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
    games = playable()
    views, choices = [view_type(game) for game in games], [choice_type(game) for game in games]
    schemas, parts = components([FromClient, FromServer, list[seen.Happened], *views, *choices], "#/$defs/")
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
                "description": "What a viewer sees of a game, by its kind.",
                "properties": dict(zip(games, shown[: len(games)], strict=True)),
            },
            "choices": {
                "description": "What each of the viewer's moves is about, by game.",
                "properties": dict(zip(games, shown[len(games) :], strict=True)),
            },
        },
        "$defs": parts,
    }


def view_type(game: str) -> Any:
    """The view of a game as it is sent: its fields without what is kept back."""
    view = load(game).rules.view_type
    fields = [(name, kind) for name, kind in get_type_hints(view).items() if name != KEPT_BACK]
    return msgspec.defstruct(f"{_capitals(game)}View", fields, namespace={"__doc__": view.__doc__})


def choice_type(game: str) -> Any:
    """A choice of a game as it is sent: what does not apply to a move is left out."""
    choice = load(game).rules.choice_type
    hints = get_type_hints(choice)
    fields: list[Any] = []
    for field in dataclasses.fields(choice):
        if field.default is not dataclasses.MISSING:
            sent = [kind for kind in get_args(hints[field.name]) if kind is not NoneType]
            kind = Union[tuple(sent)] if field.default is None else hints[field.name]  # noqa: UP007
            fields.append((field.name, kind, field.default))
        elif field.name != NUMBER:
            fields.append((field.name, hints[field.name]))
    return msgspec.defstruct(f"{_capitals(game)}Choice", fields, namespace={"__doc__": choice.__doc__})


def _capitals(game: str) -> str:
    return "".join(word.capitalize() for word in game.split("-"))


@cache
def _explanations() -> dict[tuple[str, str], str]:
    """What stands below the fields of our messages and views in the sources, by class and field."""
    explained: dict[tuple[str, str], str] = {}
    for module in (commands, entries, seen, socket, rest, learning, score):
        explained |= _in_source(module, "")
    for game in playable():
        rules, name = load(game).rules, _capitals(game)
        for shown in (Choice, rules.choice_type, rules.view_type):
            module = sys.modules[shown.__module__]
            explained |= _in_source(module, "") | _in_source(module, name)
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
