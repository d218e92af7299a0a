"""How much one address, one socket and one player may ask for. What is remembered of them is bounded."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from math import inf

from .config import Config

MOST_REMEMBERED = 50_000
"""Of so many addresses, or players, the last ones are remembered."""

MINUTE, HOUR = 60.0, 3_600.0

WIDER = 8
"""So many times what one address may is allowed to the wider network around it."""

FULL_HOUSE = 10.0
"""Seconds to wait where as many sockets are open as may be: nobody knows when one of them is closed."""


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; whoever wants something takes one."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then: float | None = None

    def take(self, now: float) -> bool:
        return self.wait(now) == 0.0

    def wait(self, now: float) -> float:
        """Take a token: 0.0 if there was one, otherwise the seconds until there is."""
        return take_from_all([self], now)

    def until(self, now: float) -> float:
        """The seconds until there is a token."""
        if self.then is not None and now > self.then:
            self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now if self.then is None else max(now, self.then)
        return 0.0 if self.level >= 1.0 else (1.0 - self.level) / self.rate


def take_from_all(buckets: Sequence[Bucket], now: float) -> float:
    """Take a token from each: 0.0 if all had one, otherwise nothing is taken, and it is the seconds until they have."""
    wait = max(bucket.until(now) for bucket in buckets)
    if not wait:
        for bucket in buckets:
            bucket.level -= 1.0
    return wait


class Buckets:
    """A bucket for each name; the ones longest unused are forgotten first, and are full by then as a rule."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, name: str, now: float) -> float:
        return self.of(name, now).wait(now)

    def of(self, name: str, now: float) -> Bucket:
        self._forget(now)
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(name)
        return bucket

    def _forget(self, now: float) -> None:
        """A few at each call, so that no call takes long."""
        full_again = self._burst / self._rate
        for oldest in list(islice(self._buckets, 2)):
            then = self._buckets[oldest].then
            if len(self._buckets) < MOST_REMEMBERED and (then is None or now - then < full_again):
                return
            del self._buckets[oldest]


Refused = Callable[[str], object]
"""Is told the name of the limit that something was refused by."""


class NetworkBuckets:
    """Buckets of the networks that an address belongs to; the wider one has more, for many households may share it."""

    def __init__(self, rate: float, burst: float) -> None:
        self._narrow = Buckets(rate, burst)
        self._wide = Buckets(WIDER * rate, WIDER * burst)

    def __len__(self) -> int:
        return len(self._narrow) + len(self._wide)

    def of(self, address: str, now: float) -> list[Bucket]:
        narrow, wide = networks(address)
        return [self._narrow.of(narrow, now), *([self._wide.of(wide, now)] if wide else [])]

    def wait(self, address: str, now: float) -> float:
        return take_from_all(self.of(address, now), now)


class Shares:
    """What each player and each address may have."""

    def __init__(self, players: Buckets, networks: NetworkBuckets) -> None:
        self._players = players
        self._networks = networks

    @classmethod
    def every(cls, seconds: float, player: float, address: float) -> Shares:
        """So much in so many seconds, and so much at once."""
        return cls(Buckets(player / seconds, player), NetworkBuckets(address / seconds, address))

    def wait(self, player: str, address: str, now: float) -> float:
        return take_from_all([self._players.of(player, now), *self._networks.of(address, now)], now)


class Limits:
    """All limits of a server. With limits off everything is fine, and nothing is remembered."""

    def __init__(self, config: Config, refused: Refused = len) -> None:
        self._on = config.limits
        self._config = config
        self._refused = refused
        self._requests = NetworkBuckets(config.requests_per_second, config.request_burst)
        self._new_sockets = NetworkBuckets(config.sockets_per_second, config.socket_burst)
        self._new_guests = NetworkBuckets(config.guests_per_hour / HOUR, config.guests_per_hour)
        self._new_tables = Shares.every(HOUR, config.tables_per_hour, config.address_tables_per_hour)
        self._talk = Shares.every(MINUTE, config.talk_per_minute, config.address_talk_per_minute)
        self._commands = Shares(
            Buckets(config.commands_per_second, config.command_burst),
            NetworkBuckets(config.address_commands_per_second, config.address_command_burst),
        )
        self._open: Counter[str] = Counter()

    def _check(self, limit: str, wait: float) -> float:
        if wait:
            self._refused(limit)
        return wait

    def allow_request(self, address: str) -> float:
        """0.0 if the address may ask now, otherwise the seconds it has to wait."""
        return self._check("requests", self._requests.wait(address, time.monotonic())) if self._on else 0.0

    def allow_guest(self, address: str) -> float:
        """0.0 if somebody new may come from the address now, otherwise the seconds to wait."""
        return self._check("guests", self._new_guests.wait(address, time.monotonic())) if self._on else 0.0

    def allow_table(self, player: str, address: str) -> float:
        """0.0 if the player may set up one more table now, otherwise the seconds to wait."""
        return self._check("tables", self._new_tables.wait(player, address, time.monotonic())) if self._on else 0.0

    def allow_talk(self, player: str, address: str) -> float:
        """0.0 if the player may say something now, otherwise the seconds to wait."""
        return self._check("talk", self._talk.wait(player, address, time.monotonic())) if self._on else 0.0

    def allow_command(self, player: str, address: str) -> float:
        """0.0 if the player may do something at a table now, otherwise the seconds to wait."""
        return self._check("commands", self._commands.wait(player, address, time.monotonic())) if self._on else 0.0

    def open_socket(self, address: str) -> float:
        """0.0 if the address may have one more socket, or the seconds to wait; every 0.0 wants its `close_socket`."""
        if not self._on:
            return 0.0
        narrow, wide = networks(address)
        most = self._config.sockets_per_address
        if self._open[narrow] >= most or (wide and self._open[wide] >= WIDER * most):
            return self._check("open sockets", FULL_HOUSE)
        if wait := self._new_sockets.wait(address, time.monotonic()):
            return self._check("new sockets", wait)
        self._open.update(network for network in (narrow, wide) if network)
        return 0.0

    def close_socket(self, address: str) -> None:
        if not self._on:
            return
        for network in filter(None, networks(address)):
            self._open[network] -= 1
            if self._open[network] <= 0:
                del self._open[network]

    def message_bucket(self) -> Bucket:
        """For the messages of one socket."""
        return Bucket(self._config.messages_per_second, self._config.message_burst if self._on else inf)


@lru_cache(8_192)
def networks(address: str) -> tuple[str, str]:
    """What counts as one address, and the wider network around it: of IPv6, what a device or a household is given
    whole, and what a provider or a large house has. Others have no wider one."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64], ""
    mapped = ip.ipv4_mapped if ip.version == 6 else ip
    if mapped is not None:
        return str(mapped), ""
    narrow, wide = (ipaddress.ip_network((ip, length), strict=False) for length in (64, 48))
    return str(narrow), str(wide)
