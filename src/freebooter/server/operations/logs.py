"""Structured logs: one line for each event, in words or in JSON, with fields out of a short list.

The list is the guard: what is in no field of it (tokens, keys, cookies, moves, names, texts) cannot be logged. For the
same reason nothing is told of an error but its kind and its place, and of what other libraries log but the bare
sentence.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO, TypedDict, Unpack

from .config import Config

LOGGER = logging.getLogger("freebooter")
FOREIGN = ("asyncio", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy", "alembic", "psycopg")
LONGEST = 200
FRAMES = 12
"""Of an error, the innermost places that are told."""


class Fields(TypedDict, total=False):
    """Everything that may stand in a log."""

    address: str
    bot: str
    bytes: int
    database: str
    demo: int
    entries: int
    free: int | None
    game: str
    games: str
    host: str
    kind: str
    level: str
    method: str
    milliseconds: float
    node: str
    number: int
    part: str
    pieces: int
    player: str
    players: int
    port: int
    reason: str
    results: int
    route: str
    seat: int
    seconds: float
    sockets: int
    status: int
    tables: int
    table: str
    url: str
    version: str
    error: BaseException
    """Told by its kind and its place; what it says may be a secret."""


def event(name: str, level: int = logging.INFO, /, **fields: Unpack[Fields]) -> None:
    """Log that something happened."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, name, extra={"fields": fields})


def debug(name: str, /, **fields: Unpack[Fields]) -> None:
    event(name, logging.DEBUG, **fields)


def warning(name: str, /, **fields: Unpack[Fields]) -> None:
    event(name, logging.WARNING, **fields)


def error(name: str, /, **fields: Unpack[Fields]) -> None:
    event(name, logging.ERROR, **fields)


def line_of(record: logging.LogRecord) -> dict[str, Any]:
    """What is told of a record."""
    line: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    fields: dict[str, Any] = dict(getattr(record, "fields", {}))
    failure = fields.pop("error", None) or (record.exc_info[1] if record.exc_info else None)
    if record.name == LOGGER.name:
        line["event"] = _plain(record.msg)
    else:
        line |= {"event": "library", "logger": record.name, "sentence": _plain(str(record.msg).partition("\n")[0])}
    line |= {name: _plain(value) for name, value in fields.items() if name in Fields.__annotations__}
    if failure is not None:
        line |= {"error": type(failure).__name__, "where": _places(failure)}
    return line


def _plain(value: Any) -> Any:
    """A number as it is, anything else as a short text without line breaks."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return round(value, 3)
    return "".join(letter if letter.isprintable() else "?" for letter in str(value)[:LONGEST])


def _places(failure: BaseException) -> str:
    frames = traceback.extract_tb(failure.__traceback__)[-FRAMES:]
    return " > ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}" for frame in frames)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(line_of(record), ensure_ascii=False)


class Words(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        head = f"{line.pop('at')} {line.pop('level'):7} {line.pop('event')}"
        return " ".join([head, *(f"{name}={_quoted(value)}" for name, value in line.items())])


def _quoted(value: Any) -> str:
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if " " in text or not text else text


def start_logging(config: Config, to: TextIO | None = None) -> None:
    """Everything that is logged goes to the error output, our way."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(JsonLines() if config.log_format == "json" else Words())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(config.log_level.upper())
    for name in FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
        logger.setLevel(logging.WARNING)
