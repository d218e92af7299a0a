"""The description of the REST routes as OpenAPI 3.1, written from the table of routes."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any

from freebooter import __version__

from ..messages.rest import Problem
from ..messages.schemas import components
from ..play.sessions import COOKIE
from ..transport.routing import Parameter, Route
from .routes import ROUTES

PLACE = "#/components/schemas/"

REFUSALS: dict[int, str] = {
    307: "The table is on another node; ask there.",
    400: "The body isn't JSON.",
    401: "There's no session, or it has ended; get one at /api/session.",
    403: "Not allowed for this page, player or key.",
    404: "There's nothing here.",
    405: "The path is right, the method isn't.",
    409: "Understood, but not possible right now; the message says why.",
    413: "The body is too large.",
    415: "The body must be application/json.",
    421: "The request uses a name that isn't the server's; the message gives its address.",
    422: "The request doesn't match this description.",
    429: "Too many requests; the header says how many seconds to wait.",
    503: "The server is stopping or full, its database doesn't answer, or a game isn't ready; try again.",
}


@cache
def openapi() -> dict[str, Any]:
    """The whole description."""
    kinds = _kinds()
    schemas, parts = components(kinds, PLACE)
    known = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Freebooter",
            "version": __version__,
            "description": "Tables of card games; /api/socket.json describes the socket of a table.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "responses": {str(status): _refusal(status) for status in REFUSALS},
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _kinds() -> list[Any]:
    """Every type of the table, each once."""
    kinds: list[Any] = [Problem]
    for route in ROUTES:
        kinds += [kind for kind in (route.answer, route.body) if kind is not None and not isinstance(kind, str)]
        kinds += [parameter.kind for parameter in route.parameters]
    return list({id(kind): kind for kind in kinds}.values())


def _operation(route: Route, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": route.handler, "summary": route.summary}
    if route.session != "none":
        operation["security"] = [{"session": []}] if route.session == "needed" else [{}, {"session": []}]
    if route.parameters:
        operation["parameters"] = [_parameter(each, known) for each in route.parameters]
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": known[id(route.body)]}},
        }
    refusals = {str(status): {"$ref": f"#/components/responses/{status}"} for status in route.statuses}
    operation["responses"] = {str(route.status): _answer(route, known), **refusals}
    return operation


def _parameter(parameter: Parameter, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": parameter.location,
        "description": parameter.what,
        "required": parameter.required,
        "schema": known[id(parameter.kind)],
    }


def _answer(route: Route, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    if route.status == HTTPStatus.NO_CONTENT:
        return {"description": HTTPStatus.NO_CONTENT.phrase}
    if isinstance(route.answer, str):
        content = {route.answer: {"schema": {"type": "string"}}}
    else:
        schema = {"type": "object"} if route.answer is None else known[id(route.answer)]
        content = {"application/json": {"schema": schema}}
    answer: dict[str, Any] = {"description": HTTPStatus(route.status).phrase, "content": content}
    links = _links(route)
    return answer | {"links": links} if links else answer


def _links(route: Route) -> dict[str, Any]:
    """Where to go on with what an answer names: a field that is called like a parameter of a path is that parameter."""
    fields = getattr(route.answer, "__struct_fields__", ())
    links: dict[str, Any] = {}
    for other in ROUTES:
        named = [each.name for each in other.parameters if each.location == "path"]
        if named and other is not route and set(named) <= set(fields):
            parameters = {name: f"$response.body#/{name}" for name in named}
            links[other.handler] = {"operationId": other.handler, "parameters": parameters}
    return links


def _refusal(status: int) -> dict[str, Any]:
    refusal: dict[str, Any] = {"description": REFUSALS[status]}
    if status == HTTPStatus.TEMPORARY_REDIRECT:
        return refusal | {"headers": {"Location": {"required": True, "schema": {"type": "string"}}}}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        refusal["headers"] = {"Retry-After": {"required": True, "schema": {"type": "integer", "minimum": 1}}}
    return refusal | {"content": {"application/json": {"schema": {"$ref": f"{PLACE}{Problem.__name__}"}}}}
