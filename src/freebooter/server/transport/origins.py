"""Where a request comes from: the client's address, and whether its page may talk to this server.

A browser sends the cookie along with whatever page asks, so a page of another site must be kept out by its origin.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from ..operations.config import Config

LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
PROBES = ("/healthz", "/readyz", "/metrics")
"""Whoever looks after the server asks for these by its number."""
LONGEST_ADDRESS = 45
_WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d*)?|([^:]*):\d*")
"""`[v6]`, `[v6]:port` or `v4:port`; some proxies write so."""


def client_address(scope: Any, trusted: Sequence[str]) -> str:
    """The client's address: the peer's, or what trusted proxies say, read from the nearest to the farthest."""
    address = _peer(scope)
    if not trusted:
        return address
    hops = [hop.strip() for hop in _header(scope, b"x-forwarded-for").split(",")]
    while hops and is_trusted(address, tuple(trusted)):
        try:
            address = _without_port(hops.pop())
        except ValueError:
            break
    return address


def _without_port(hop: str) -> str:
    """The address that a proxy names; raises `ValueError` where it is none."""
    found = _WITH_PORT.fullmatch(hop[: LONGEST_ADDRESS + len("[]:65535")])
    return str(ipaddress.ip_address((found[1] or found[2]) if found else hop[:LONGEST_ADDRESS]))


def client_scheme(scope: Any, trusted: Sequence[str]) -> str:
    """`http` or `https`, as the client sees it."""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    said = _header(scope, b"x-forwarded-proto").rpartition(",")[2].strip().lower()
    if said in ("http", "https") and is_trusted(_peer(scope), tuple(trusted)):
        return said
    return str(scheme)


@lru_cache(1_024)
def is_trusted(address: str, trusted: tuple[str, ...]) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    return any((mapped or ip) in ipaddress.ip_network(network) for network in trusted)


def named_host(scope: Any) -> str:
    """The name by which a request calls the server."""
    return _header(scope, b"host")


def is_allowed_host(host_header: str, path: str, config: Config, node_addresses: Iterable[str] = ()) -> bool:
    """Whether a request may name the server so: by its address where it has one, or as this machine.

    Nobody but this machine reaches a server on loopback, unless a page makes its own name point there (DNS rebinding);
    the browser then takes the page and the server for one. Its requests give themselves away by the name.
    """
    if not config.address and not config.is_loopback:
        return True
    if config.address and path in PROBES:
        return True
    split = _split(f"//{host_header}")
    if split is None:
        return False
    return split[1] in LOCAL_HOSTS or split[1] in {known[1] for known in _known(config, node_addresses)}


def is_allowed_origin(
    origin_header: str | None, host_header: str, scheme: str, config: Config, node_addresses: Iterable[str] = ()
) -> bool:
    """Whether the page that asks may. Whoever sends no origin is no browser, or asks from our own page."""
    if origin_header is None:
        return True
    origin = _split(origin_header)
    if origin is None or origin[0] not in ("http", "https"):
        return False
    is_here = origin == _split(f"{origin[0]}://{host_header}") and not (scheme == "https" and origin[0] == "http")
    # A server that has an address is itself under no other name, but on its own machine.
    if is_here and (not config.address or origin[1] in LOCAL_HOSTS):
        return True
    return origin in _known(config, node_addresses)


def _known(config: Config, node_addresses: Iterable[str]) -> list[tuple[str, str, int | None]]:
    """The pages and servers that belong together."""
    addresses = (config.address, *config.origins, *node_addresses)
    return [split for address in addresses if address and (split := _split(address)) is not None]


@lru_cache(1_024)
def _split(url: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port; None where it is none of that."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, parts.hostname, port or {"http": 80, "https": 443}.get(parts.scheme)


def _peer(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _header(scope: Any, name: bytes) -> str:
    """All values of a header, joined as if they had come in one."""
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)
