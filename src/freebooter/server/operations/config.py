"""Everything that can be set about a server, once: this table is its flags, its environment and its file.

A flag goes before the environment, the environment before the file, the file before what is usual.
"""

from __future__ import annotations

import ipaddress
import json
import os
import secrets
import socket
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import platformdirs

from freebooter.engine.refusal import BadSetup
from freebooter.text import say

from .settings import Setting, is_database, is_host, is_network, is_origin, is_size, is_word, read_value, setting

PREFIX = "FREEBOOTER_"
FILE_VARIABLE = "FREEBOOTER_CONFIG"
NOT_OURS = {"FREEBOOTER_LANG", "FREEBOOTER_CACHE", FILE_VARIABLE}
"""Variables that are no setting."""

FILE_NAME = "freebooter.toml"
DEMO_TABLES = 6
LONGEST_KEPT = 36_500


def _data_folder() -> str:
    return str(platformdirs.user_data_dir("freebooter", appauthor=False))


def _node_name() -> str:
    """Another one for each process: two that share a name would take each other's tables."""
    host = "".join(
        letter for letter in socket.gethostname() if letter.isascii() and (letter.isalnum() or letter == "-")
    )
    return f"{host[:40] or 'node'}-{secrets.token_hex(3)}"


@dataclass(frozen=True)
class Config:
    """How a server runs. Times are in seconds where the name says nothing else."""

    host: str = setting("127.0.0.1", "ADDRESS", check=is_host)
    port: int = setting(8000, "NUMBER", low=0, high=65_535)
    """Where none was asked for, the next free one; 0 is any free one."""
    address: str = setting("", "https://HOST", check=is_origin)
    """Where others find this server, if not at its host and port."""
    database: str = setting("", "URL", check=is_database)
    data: str = setting(_data_folder, "FOLDER")
    browser: bool = setting(True)
    demo: int = setting(0, "NUMBER", low=0, high=1_000, bare=DEMO_TABLES)

    limits: bool = setting(True)
    requests_per_second: float = setting(20.0, "NUMBER", low=0.1, high=1e6)
    request_burst: int = setting(100, "NUMBER", low=1, high=1_000_000)
    sockets_per_second: float = setting(2.0, "NUMBER", low=0.1, high=1e6)
    socket_burst: int = setting(40, "NUMBER", low=1, high=1_000_000)
    sockets_per_address: int = setting(100, "NUMBER", low=1, high=1_000_000)
    tables_per_hour: int = setting(60, "NUMBER", low=1, high=1_000_000)
    """How many tables one player may set up, …"""
    address_tables_per_hour: int = setting(300, "NUMBER", low=1, high=1_000_000)
    """… and all players of one address together; a whole school may have one."""
    guests_per_hour: int = setting(200, "NUMBER", low=1, high=1_000_000)
    """How many new players may come from one address."""
    unwatched_per_player: int = setting(3, "NUMBER", low=0, high=1_000_000)
    """At how many tables of a player bots alone may play at a time with nobody watching, …"""
    unwatched_per_address: int = setting(12, "NUMBER", low=0, high=1_000_000)
    """… and of all players of one address together."""
    talk_per_minute: int = setting(60, "NUMBER", low=1, high=1_000_000)
    """How many lines one player may say, …"""
    address_talk_per_minute: int = setting(600, "NUMBER", low=1, high=1_000_000)
    """… and all players of one address together."""
    commands_per_second: float = setting(50.0, "NUMBER", low=0.1, high=1e6)
    """How much one player may do at tables, over however many sockets and with whatever outside bots, …"""
    command_burst: int = setting(160, "NUMBER", low=1, high=1_000_000)
    address_commands_per_second: float = setting(100.0, "NUMBER", low=0.1, high=1e6)
    """… and all players of one address together: everybody at the table is told of each command."""
    address_command_burst: int = setting(300, "NUMBER", low=1, high=1_000_000)
    table_entries: int = setting(10_000, "NUMBER", low=200, high=10_000_000)
    """How many entries the log of a table may have before it takes moves alone; talk may fill half of it."""
    table_bytes: int = setting(2 * 2**20, "NUMBER", low=64 * 1024, high=2**32)
    messages_per_second: float = setting(10.0, "NUMBER", low=0.1, high=1e6)
    message_burst: int = setting(40, "NUMBER", low=1, high=1_000_000)
    frame_bytes: int = setting(16 * 1024, "NUMBER", low=1024, high=2**24)
    """The largest message a client may send."""
    body_bytes: int = setting(64 * 1024, "NUMBER", low=1024, high=2**24)
    outbox_frames: int = setting(256, "NUMBER", low=8, high=100_000)
    """How many messages may wait for a slow reader before it is cut off."""
    outbox_bytes: int = setting(1024 * 1024, "NUMBER", low=64 * 1024, high=2**28)

    grace: float = setting(60.0, "SECONDS", low=0, high=86_400)
    """How long somebody may be gone before a bot stands in."""
    bot_pace: float = setting(0.7, "SECONDS", low=0, high=60)
    bot_workers: int = setting(lambda: max(1, (os.cpu_count() or 2) - 1), "NUMBER", low=1, high=256)
    idle_minutes: float = setting(10.0, "NUMBER", low=0.01, high=100_000)
    """After how long a table that nobody looks at leaves the memory."""
    session_days: int = setting(90, "NUMBER", low=1, high=3_650)
    keep_empty: float = setting(1.0, "DAYS", low=0, high=LONGEST_KEPT)
    """How long tables are kept at which nobody sits; 0 is for ever, here and below."""
    keep_unfinished: float = setting(90.0, "DAYS", low=0, high=LONGEST_KEPT)
    keep_finished: float = setting(30.0, "DAYS", low=0, high=LONGEST_KEPT)
    """Of casual matches; what is rated or reviewed stays."""
    keep_results: float = setting(365.0, "DAYS", low=0, high=LONGEST_KEPT)
    """How long it is known who won a match whose log is gone."""
    keep_guests: float = setting(7.0, "DAYS", low=0, high=LONGEST_KEPT)
    """Of whom nothing else is kept, and who came on one day alone; the others, as long as their session."""
    archive: str = setting("", "FOLDER")
    least_free: str = setting("500MB", "SIZE", check=is_size)
    """No new tables with less than this free on the disk."""
    most_disk: str = setting("", "SIZE", check=is_size)
    """No new tables when the database takes this."""
    patience: float = setting(10.0, "SECONDS", low=0, high=600)
    """How long a server that is asked to stop takes for it at most."""

    proxy: tuple[str, ...] = setting((), "ADDRESSES", check=is_network)
    """Who is believed about the address of a client."""
    origins: tuple[str, ...] = setting((), "https://HOST", check=is_origin)
    """Other pages that may talk to this server."""
    node: str = setting(_node_name, "NAME", check=is_word)
    log_level: str = setting("info", "LEVEL", choices=("debug", "info", "warning", "error"))
    log_format: str = setting("text", "FORMAT", choices=("text", "json"))

    sources: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Where each setting that is not the usual one was given."""

    @property
    def url(self) -> str:
        """Where this server is found: its public address, or its host and port."""
        return self.address or f"http://{self.reachable_host}:{self.port}"

    @property
    def reachable_host(self) -> str:
        """A host that listens everywhere listens here, too."""
        if self.host in ("0.0.0.0", "::"):
            return "127.0.0.1"
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def is_secure(self) -> bool:
        return self.address.startswith("https://")

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False


@dataclass(frozen=True)
class Named:
    """A setting with its name in each source."""

    field: str
    kind: Any
    how: Setting

    @property
    def key(self) -> str:
        return self.field.replace("_", "-")

    @property
    def flag(self) -> str:
        """What is usually on is turned off by its flag."""
        return f"--no-{self.key}" if self.kind is bool else f"--{self.key}"

    @property
    def is_bare(self) -> bool:
        """Whether its flag stands alone."""
        return self.kind is bool or self.how.bare is not None

    def from_flag(self, given: Any) -> Any:
        """The value that a flag stands for; None where it was not given."""
        if not self.is_bare:
            return given
        return (False if self.kind is bool else self.how.bare) if given else None

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.field.upper()}"


def settings() -> Iterator[Named]:
    """Every setting in order."""
    kinds = get_type_hints(Config)
    for each in fields(Config):
        if "setting" in each.metadata:
            yield Named(each.name, kinds[each.name], each.metadata["setting"])


class Given(NamedTuple):
    """A value as it was given: `name` is what the setting is called there."""

    setting: Named
    value: Any
    source: str
    name: str


def load_config(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Config:
    """The configuration from all its sources; raises `BadSetup` in a sentence that names source and setting."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for each, value, source, name in (*_in_file(file, environment), *_in_environment(environment), *_in(flags or {})):
        values[each.field] = read_value(each.how, each.kind, value, source, name)
        sources[each.field] = source
    return Config(**values, sources=sources)


def _in(flags: Mapping[str, Any]) -> Iterator[Given]:
    for each in settings():
        if flags.get(each.field) is not None:
            yield Given(each, flags[each.field], each.flag, each.key)


def _in_environment(environment: Mapping[str, str]) -> Iterator[Given]:
    known = {each.variable: each for each in settings()}
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in NOT_OURS:
            if name not in known:
                raise BadSetup("refusal-setting-unknown", key=name, source=say("config-environment"), name=name)
            yield Given(known[name], value, name, known[name].key)


def _in_file(file: Path | None, environment: Mapping[str, str]) -> Iterator[Given]:
    """What stands in the file: the one that was named, or the user's own if there is one."""
    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    path = named or Path(platformdirs.user_config_dir("freebooter", appauthor=False)) / FILE_NAME
    if named is None and not path.is_file():
        return
    known = {each.key: each for each in settings()}
    for name, value in _read_toml(path).items():
        if name not in known:
            raise BadSetup("refusal-setting-unknown", key=name, source=str(path), name=name)
        yield Given(known[name], value, str(path), name)


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        problem = error.strerror or str(error)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problem = str(error)
    raise BadSetup("refusal-config-file", key="config", file=str(path), problem=problem)


def show_config(config: Config) -> str:
    """The configuration in effect as such a file has it, and where each setting comes from; no password."""
    lines = []
    for each in settings():
        value = getattr(config, each.field)
        written = _toml(without_password(value) if each.field == "database" else value)
        lines.append(f"{each.key} = {written}  # {config.sources.get(each.field) or say('config-usual')}")
    return "\n".join(lines)


def _toml(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def without_password(database: str) -> str:
    """The URL of a database as it may be shown."""
    parts = urlsplit(database)
    query = "&".join(
        f"{name}=***" if "password" in name.lower() else f"{name}{equals}{value}"
        for name, equals, value in (part.partition("=") for part in parts.query.split("&"))
    )
    place = parts.netloc
    if "@" in place:
        user, _, host = place.rpartition("@")
        place = f"{user.partition(':')[0]}{':***' if ':' in user else ''}@{host}"
    return parts._replace(netloc=place, query=query).geturl() if parts.netloc or parts.query else database
