"""The tables of all messages between the server and its clients, made from their types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from freebooter.server.messages import rest, socket
from freebooter.server.rest.routes import ROUTES
from freebooter.table import commands
from freebooter.table.messages import Happened

from .common import code, field_docstrings, table

Message = type[msgspec.Struct]

MEANINGS = {
    "again": "Whether to reconnect at once.",
    "address": "Where to connect.",
    "at": "The server's time.",
    "clocks": "If time is kept: how much each seat has left.",
    "connected": "The seats with a connection.",
    "id": "The command's id.",
    "language": "The language of the sentences.",
    "may_promise": "Whether the viewer may make a promise now.",
    "message": "An error message for people, in their language.",
    "moves": "The viewer's legal moves, with the view.",
    "promises": "What has become of every promise so far.",
    "reason": "A stable word for the reason.",
    "remark": "What was said or promised.",
    "spectators": "How many are watching.",
    "table": "The table as everyone may see it.",
    "talk": "What was said so far.",
    "ticket": "What to show there; valid for a minute.",
    "version": "The number of the entry in the table's log.",
    "view": "What the viewer sees of the match, if that has changed.",
}
"""Of fields whose names were clear enough in the sources."""

COMMANDS_MEAN = {
    "move": "Make a move.",
    "say": "Say something to the table.",
    "promise": "Make a promise, in a game that has promises.",
}


def hello_table() -> str:
    return _fields(socket.Hello)


def command_table() -> str:
    rows = []
    for kind in get_args(commands.AnyCommand):
        tag = str(_info(kind).tag)
        rows.append([code(tag), _described(kind, but="id"), _about(kind) or COMMANDS_MEAN[tag]])
    return table(["`type`", "fields besides `id`", "what it does"], rows)


def server_messages() -> str:
    """A section for each message of the server."""
    return "\n\n".join("\n\n".join(_section(each)) for each in get_args(socket.FromServer))


def socket_parts() -> str:
    """What the server's messages are made of."""
    tops = get_args(socket.FromServer)
    return _compact(each for each in _parts([*tops, Happened]) if each not in tops)


def rest_messages() -> str:
    """What bodies and answers are made of, beyond what goes over the socket as well."""
    known = _parts([*get_args(socket.FromServer), *get_args(socket.FromClient), Happened])
    asked = [kind for route in ROUTES for kind in (route.body, route.answer) if isinstance(kind, type)]
    return _compact(each for each in _parts([rest.Problem, *asked]) if each not in known)


def _info(kind: Any) -> Any:
    return kinds.type_info(kind)


def _about(kind: Message) -> str:
    return _sentence(kind.__doc__ or "")


def _sentence(text: str) -> str:
    """A text of the sources, for readers of JSON."""
    return " ".join(text.replace("None", "`null`").split())


def _parts(tops: Iterable[Any]) -> list[Message]:
    """These types and all that they are made of, each once, the wholes before their parts."""
    found: dict[Message, None] = {}
    waiting = [_info(top) for top in tops]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, kinds.StructType):
            if info.cls not in found:
                found[info.cls] = None
                waiting += [field.type for field in info.fields]
        elif isinstance(info, kinds.UnionType):
            waiting += info.types
        elif isinstance(info, kinds.ListType):
            waiting.append(info.item_type)
        elif isinstance(info, kinds.DictType):
            waiting.append(info.value_type)
    return list(found)


def _section(kind: Message) -> Iterator[str]:
    yield f"### {code(_info(kind).tag)}"
    yield _about(kind) or "The answer to a ping."
    if _info(kind).fields:
        yield _fields(kind)


def _fields(kind: Message) -> str:
    said, rows = field_docstrings(kind), []
    for field in _info(kind).fields:
        meaning = _sentence(said.get(field.name) or MEANINGS[field.name])
        rows.append([code(field.name), _kind(field), meaning])
    return table(["field", "type", "meaning"], rows)


def _compact(types: Iterable[Message]) -> str:
    """A row for each type."""
    rows = [[code(each.__name__), _described(each), _about(each) or "–"] for each in types]
    return table(["name", "fields", "what it is"], rows)


def _described(kind: Message, but: str = "") -> str:
    said, described = field_docstrings(kind), []
    for field in _info(kind).fields:
        if field.name != but:
            meaning = _sentence(said.get(field.name, "")).rstrip(".")
            described.append(f"{code(field.name)}: {_kind(field)}" + (f". {meaning}" if meaning else ""))
    return "<br>".join(described) or "–"


def _kind(field: Any) -> str:
    """The type of a field in words."""
    if field.required:
        return _words(field.type)
    types = field.type.types if isinstance(field.type, kinds.UnionType) else (field.type,)
    return " or ".join(_words(each) for each in types if not isinstance(each, kinds.NoneType)) + ", optional"


def _words(info: Any) -> str:
    match info:
        case kinds.StrType():
            return f"text of at most {info.max_length}" if info.max_length else "text"
        case kinds.IntType(le=int()):
            return f"{info.ge} to {info.le}"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "true or false"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType():
            return " or ".join(map(code, info.values))
        case kinds.UnionType():
            return " or ".join(map(_words, info.types))
        case kinds.ListType():
            return f"list ({_words(info.item_type)})"
        case kinds.DictType():
            return f"object ({_words(info.value_type)})"
        case kinds.StructType():
            return code(info.cls.__name__)
    return "JSON"


TABLES = {
    "hello": hello_table,
    "commands-of-a-table": command_table,
    "server-messages": server_messages,
    "socket-parts": socket_parts,
    "rest-messages": rest_messages,
}
