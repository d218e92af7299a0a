"""The description of the server: whole, valid, and the table that the server itself is mounted from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

from freebooter.engine.observation import ONLOOKER
from freebooter.engine.registry import load, names
from freebooter.server.app import HANDLERS
from freebooter.server.messages.schemas import socket_schema
from freebooter.server.messages.socket import Done, Hello
from freebooter.server.rest.openapi import REFUSALS, openapi
from freebooter.server.rest.routes import ROUTES
from freebooter.server.transport.routing import BadParameter, Route, read_parameters
from freebooter.table.commands import Move
from freebooter.table.projection import view_json
from tests.support.play import play_on, sit_down
from tests.support.tables import dolores_tables, every_table

TABLE = "/api/tables/{table}"


def _references(described: Any) -> Iterator[str]:
    if isinstance(described, dict):
        for key, value in described.items():
            if key == "$ref":
                yield value
            else:
                yield from _references(value)
    elif isinstance(described, list):
        for each in described:
            yield from _references(each)


@pytest.mark.parametrize("described", [openapi, socket_schema])
def test_every_reference_leads_somewhere(described: Any) -> None:
    document = described()
    found = set(_references(document))
    assert found
    for reference in found:
        place = document
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_every_route_is_described_and_answered() -> None:
    described = openapi()["paths"]
    assert {(route.method, route.path) for route in ROUTES} == {
        (method.upper(), path) for path, methods in described.items() for method in methods
    }
    assert {route.handler for route in ROUTES} == set(HANDLERS)
    names = [route.handler for route in ROUTES]
    assert len(names) == len(set(names))


def test_every_refusal_of_a_route_is_described() -> None:
    for route in ROUTES:
        answers = openapi()["paths"][route.path][route.method.lower()]["responses"]
        assert {int(status) for status in answers} == {route.status, *route.statuses}
        assert set(route.statuses) <= set(REFUSALS)


def test_a_path_names_its_parameters() -> None:
    for route in ROUTES:
        named = {parameter.name for parameter in route.parameters if parameter.location == "path"}
        assert named == {part.strip("{}") for part in route.path.split("/") if part.startswith("{")}


def test_an_answer_leads_on_to_what_it_names() -> None:
    links = openapi()["paths"]["/api/tables"]["post"]["responses"]["201"]["links"]
    assert links["history"] == {"operationId": "history", "parameters": {"table": "$response.body#/table"}}
    assert "player" in openapi()["paths"]["/api/session"]["post"]["responses"]["200"]["links"]


def _route(handler: str) -> Route:
    return next(route for route in ROUTES if route.handler == handler)


def test_parameters_are_read_as_they_are_described() -> None:
    found = read_parameters(_route("history"), {"table": "abcdefgh"}, [("seat", "2"), ("after", "17")], {})
    assert found == {"table": "abcdefgh", "X-Table-Key": None, "seat": 2, "after": 17, "limit": None, "language": None}


@pytest.mark.parametrize(
    ("handler", "table", "query", "status"),
    [
        ("history", "abcdefgh", [("seat", "two")], 422),
        ("history", "abcdefgh", [("seat", "16")], 422),
        ("history", "abcdefgh", [("seat", "")], 422),
        ("history", "abcdefgh", [("seat", "1"), ("seat", "2")], 422),
        ("history", "abcdefgh", [("after", str(2**40))], 422),
        ("history", "ABCDEFGH", [], 404),
        ("history", "abc", [], 404),
        ("ratings", "", [], 422),
        ("ratings", "", [("game", "chess")], 422),
        ("tables", "", [("status", "burning")], 422),
    ],
)
def test_a_parameter_that_is_not_as_described_is_unfit(
    handler: str, table: str, query: list[tuple[str, str]], status: int
) -> None:
    with pytest.raises(BadParameter) as unfit:
        read_parameters(_route(handler), {"table": table}, query, {})
    assert unfit.value.status == status


def test_the_schemas_are_schemas() -> None:
    meta.validate(socket_schema())
    for schema in openapi()["components"]["schemas"].values():
        meta.validate(schema)


def _valid(kind: str, message: Any) -> bool:
    schema = socket_schema()["properties"][kind] | {"$defs": socket_schema()["$defs"]}
    return bool(Draft202012Validator(schema).is_valid(message))


def test_the_socket_schema_knows_its_messages() -> None:
    assert _valid("client", msgspec.to_builtins(Hello(key="x")))
    assert _valid("client", msgspec.to_builtins(Move(id="1", move="draw")))
    assert _valid("server", msgspec.to_builtins(Done("1", 7)))
    assert not _valid("client", {"type": "move", "id": "1"})
    assert not _valid("client", {"type": "dance", "id": "1"})
    assert not _valid("client", {"type": "hello", "seed": 1})


def test_what_a_field_means_is_told() -> None:
    parts = socket_schema()["$defs"]
    assert "invitation" in parts["Hello"]["properties"]["key"]["description"]
    assert "notation" in parts["Move"]["properties"]["move"]["description"]
    assert "Draw Pile" in parts["DeadMansDrawView"]["properties"]["unseen"]["description"]


@pytest.mark.parametrize("game", names())
def test_every_view_of_a_game_is_as_described(game: str) -> None:
    """And nothing of it is left out of the description."""
    described = socket_schema()["properties"]["views"]["properties"][game]
    validator = Draft202012Validator(described | {"$defs": socket_schema()["$defs"]})
    fields = set(socket_schema()["$defs"][described["$ref"].rpartition("/")[2]]["properties"])
    assert "observation" not in fields
    tables = [table for table in every_table() + dolores_tables() if table.game == game]
    for seed, table in enumerate(tables[:: max(1, len(tables) // 5)]):
        for place, match in enumerate(play_on(sit_down(load(game), table, seed), seed)):
            viewers = [ONLOOKER, *range(len(match.players))]
            view = json.loads(view_json(match, viewers[place % len(viewers)]))
            assert set(view) == fields
            validator.validate(view)
