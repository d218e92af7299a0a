"""What a route is: a method of a path, with what it reads and what it may answer; and how its parameters are read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

Location = Literal["path", "query", "header"]
Session = Literal["none", "welcome", "needed"]

IN_USE = (403, 421, 429, 503)
"""What any route may answer: a page of another site, a name that is not ours, too many requests, a server that is going
down or has no store."""

WITH_BODY = (400, 413, 415, 422)


class BadParameter(Exception):
    """A parameter that is not as it is described; what is unfit in a path is not there at all."""

    def __init__(self, name: str, location: Location) -> None:
        super().__init__(name, location)
        self.name = name
        self.status = 404 if location == "path" else 422


@dataclass(frozen=True)
class Parameter:
    name: str
    location: Location
    kind: Any
    what: str
    required: bool = False


@dataclass(frozen=True)
class Route:
    """One method of one path. `handler` names the function that answers."""

    method: str
    path: str
    handler: str
    summary: str
    answer: Any = None
    """A message type, or the media type of a text; None for JSON of no fixed type."""
    body: Any = None
    session: Session = "none"
    refuses: tuple[int, ...] = ()
    """What else it may answer, beyond what follows from its parameters."""
    parameters: tuple[Parameter, ...] = ()
    status: int = 200

    @property
    def statuses(self) -> list[int]:
        """Everything it may answer besides what was asked for; a table may be at another node."""
        found = {*IN_USE, *self.refuses}
        if "{table}" in self.path:
            found.add(307)
        if self.body is not None:
            found |= set(WITH_BODY)
        if self.session == "needed":
            found.add(401)
        for parameter in self.parameters:
            found.add(404 if parameter.location == "path" else 422)
        return sorted(found)


def read_parameters(
    route: Route, path: Mapping[str, Any], query: Iterable[tuple[str, str]], headers: Mapping[str, str]
) -> dict[str, Any]:
    """The parameters of a request by name, None where one is not given; raises `BadParameter`. Headers ignore case."""
    asked: dict[str, list[str]] = {}
    for name, value in query:
        asked.setdefault(name, []).append(value)
    found: dict[str, Any] = {}
    for parameter in route.parameters:
        given = {
            "path": [path[parameter.name]] if parameter.name in path else [],
            "query": asked.get(parameter.name, []),
            "header": [headers[parameter.name]] if parameter.name in headers else [],
        }[parameter.location]
        if len(given) > 1 or (parameter.required and not given):
            raise BadParameter(parameter.name, parameter.location)
        try:
            found[parameter.name] = msgspec.convert(given[0], parameter.kind, strict=False) if given else None
        except msgspec.ValidationError:
            raise BadParameter(parameter.name, parameter.location) from None
    return found
