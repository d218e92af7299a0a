"""What a setting is: its names, and how a value is read and checked. `config.py` has the table of them."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from freebooter.engine.refusal import BadSetup

YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")

Check = Callable[[str], str]
"""Returns a text as it is kept; raises `ValueError` if it cannot be."""


@dataclass(frozen=True)
class Setting:
    """How one field of the configuration may be given. Its name in files and on the command line has hyphens."""

    metavar: str = ""
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    check: Check | None = None
    bare: int | None = None
    """On the command line it stands alone and means this number."""


def setting(default: Any, metavar: str = "", **more: Any) -> Any:
    """A field of the configuration; a default that has to be found out is given as a function."""
    described = {"setting": Setting(metavar, **more)}
    if callable(default):
        return field(default_factory=default, metadata=described)
    return field(default=default, metadata=described)


def read_value(how: Setting, kind: Any, value: Any, source: str, key: str) -> Any:
    """A value of a setting, out of a file or as text; raises `BadSetup` that names where it was given."""
    try:
        read = _READERS[kind](value)
    except ValueError:
        raise BadSetup(f"refusal-setting-{_KINDS[kind]}", key=key, source=source, name=key, value=str(value)) from None
    if how.choices and read not in how.choices:
        raise BadSetup("refusal-setting-choice", key=key, source=source, name=key, choices=", ".join(how.choices))
    low, high = how.low, how.high
    if (low is not None and read < low) or (high is not None and read > high):
        raise BadSetup("refusal-setting-range", key=key, source=source, name=key, low=_plain(low), high=_plain(high))
    if how.check is not None and read:
        try:
            read = tuple(map(how.check, read)) if isinstance(read, tuple) else how.check(read)
        except ValueError:
            raise BadSetup("refusal-setting-form", key=key, source=source, name=key, form=how.metavar) from None
    return read


def _plain(number: float | None) -> str:
    return "" if number is None else f"{number:.15g}"


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    return value.strip()


def _whole(value: Any) -> int:
    """TOML tells a switch from a number; Python would take the one for the other."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError
    return int(value)


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise ValueError
    number = float(value)
    if number != number:
        raise ValueError
    return number


def _switch(value: Any) -> bool:
    if isinstance(value, str) and value.strip().lower() in YES + NO:
        return value.strip().lower() in YES
    if not isinstance(value, bool):
        raise ValueError
    return value


def _list(value: Any) -> tuple[str, ...]:
    """A list of a file, or a text with commas."""
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple):
        raise ValueError
    return tuple(part for part in map(_text, parts) if part)


_READERS: dict[Any, Callable[[Any], Any]] = {
    str: _text,
    int: _whole,
    float: _number,
    bool: _switch,
    tuple[str, ...]: _list,
}
_KINDS = {str: "text", int: "whole", float: "number", bool: "switch", tuple[str, ...]: "list"}


def is_host(text: str) -> str:
    """A name or an address to listen at."""
    bare = text.removeprefix("[").removesuffix("]")
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?", text):
            raise
        return text.lower()


def is_origin(text: str) -> str:
    """`https://host` or `http://host:port`, and nothing behind it."""
    parts = urlsplit(text)
    behind = parts.path.strip("/") or parts.query or parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None or behind:
        raise ValueError
    port = parts.port  # Raises ValueError where it is no port.
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


def is_network(text: str) -> str:
    """The address of a proxy, or a network of them."""
    return str(ipaddress.ip_network(text, strict=False))


def is_word(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,60}", text):
        raise ValueError
    return text


SIZES = {"": 1, "B": 1, "KB": 10**3, "MB": 10**6, "GB": 10**9, "TB": 10**12}
_SIZE = re.compile(r"([0-9]{1,15}(?:\.[0-9]{1,6})?) ?([KMGT]?B|)", re.IGNORECASE)


def is_size(text: str) -> str:
    """So many bytes, such as `500MB` or `2.5 GB`."""
    size_of(text)
    return text


def size_of(text: str) -> int:
    """The bytes that a size means; 0 of an empty text."""
    if not text:
        return 0
    found = _SIZE.fullmatch(text)
    if found is None:
        raise ValueError
    return round(float(found[1]) * SIZES[found[2].upper()])


def is_database(text: str) -> str:
    """The store reads it; what matters here is that it can be shown without its password."""
    urlsplit(text)
    return text
