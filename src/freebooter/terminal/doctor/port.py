"""The port at which a server would listen: free, or whose it is."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from freebooter.engine.refusal import Refusal

from .finding import Finding, broken, fine, note

AREA = "port"
SECONDS = 3.0
LISTENING = "0A"
"""As Linux writes the state of a socket that listens."""


def check() -> Iterator[Finding]:
    from freebooter.server.operations.config import load_config
    from freebooter.server.serving import bind

    try:
        config = load_config()
    except Refusal:
        return  # The database's check says so.
    values: dict[str, str | int] = {"host": config.host, "port": str(config.port), "url": config.url}
    try:
        listener, found = bind(config)
    except Refusal as refusal:
        if not _is_taken(config.host, config.port):
            yield broken(AREA, "doctor-port-refused", "doctor-port-mend", problem=str(refusal), **values)
            return
        found = None
    else:
        listener.close()
    if found is not None and found.port == config.port:
        yield fine(AREA, "doctor-port", **values)
    elif version := _freebooter_at(config.url):
        yield fine(AREA, "doctor-port-ours", version=version, **values)
    elif found is None:
        yield broken(AREA, "doctor-port-taken", "doctor-port-mend", who=holder(config.port), **values)
    else:
        values |= {"next": str(found.port), "who": holder(config.port)}
        yield note(AREA, "doctor-port-next", "doctor-port-mend", **values)


def _is_taken(host: str, port: int) -> bool:
    with suppress(OSError), socket.create_connection((host, port), timeout=SECONDS):
        return True
    return False


def _freebooter_at(url: str) -> str:
    """The version of the Freebooter that answers there; nothing where somebody else does."""
    with suppress(OSError, ValueError, AttributeError), urlopen(f"{url}/healthz", timeout=SECONDS) as answer:
        told = json.loads(answer.read(10_000))
        if {"status", "version", "node"} <= set(told):
            return str(told["version"])
    return ""


def holder(port: int) -> str:
    """Which process listens at a port, as far as Linux tells us; nothing where it doesn't."""
    wanted = {f"socket:[{inode}]" for inode in _listening(port)}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if any(os.readlink(each) in wanted for each in (process / "fd").iterdir()):
                return f"{(process / 'comm').read_text().strip()}, {process.name}"
    return "?"


def _listening(port: int) -> Iterator[str]:
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in Path("/proc/net", table).read_text().splitlines()[1:]:
                _, local, _, state, *rest = line.split()
                if state == LISTENING and int(local.rpartition(":")[2], 16) == port:
                    yield rest[5]
