"""How much one address, one socket and one player may ask for. What is remembered of them is bounded."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from math import inf

from .config import Config

MOST_REMEMBERED = 50_000
"""Of so many addresses, or players, the last ones are remembered."""

HOUR = 3_600


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
        if self.then is not None and now > self.then:
            self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now if self.then is None else max(now, self.then)
        if self.level >= 1.0:
            self.level -= 1.0
            return 0.0
        return (1.0 - self.level) / self.rate


class Buckets:
    """A bucket for each name; the ones longest unused are forgotten first, and are full by then as a rule."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, name: str, now: float) -> float:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(name)
        wait = bucket.wait(now)
        self._forget(now)
        return wait

    def _forget(self, now: float) -> None:
        """A few at each call, so that no call takes long."""
        full_again = self._burst / self._rate
        for _ in range(2):
            oldest = next(iter(self._buckets))
            then = self._buckets[oldest].then
            if len(self._buckets) <= MOST_REMEMBERED and (then is None or now - then < full_again):
                return
            del self._buckets[oldest]
            if not self._buckets:
                return


class Limits:
    """All limits of a server. With limits off everything is fine, and nothing is remembered."""

    def __init__(self, config: Config) -> None:
        self._on = config.limits
        self._config = config
        self._requests = Buckets(config.requests_per_second, config.request_burst)
        self._new_sockets = Buckets(config.sockets_per_second, config.socket_burst)
        self._new_tables = Buckets(config.tables_per_hour / HOUR, config.tables_per_hour)
        self._open: Counter[str] = Counter()

    def allow_request(self, address: str) -> float:
        """0.0 if the address may ask now, otherwise the seconds it has to wait."""
        return self._requests.wait(neighbourhood(address), time.monotonic()) if self._on else 0.0

    def allow_table(self, player: str) -> float:
        """0.0 if the player may set up one more table now, otherwise the seconds to wait."""
        return self._new_tables.wait(player, time.monotonic()) if self._on else 0.0

    def open_socket(self, address: str) -> bool:
        """Whether the address may have one more socket; every True wants its `close_socket`."""
        if not self._on:
            return True
        place = neighbourhood(address)
        if self._open[place] >= self._config.sockets_per_address or self._new_sockets.wait(place, time.monotonic()):
            return False
        self._open[place] += 1
        return True

    def close_socket(self, address: str) -> None:
        if not self._on:
            return
        place = neighbourhood(address)
        self._open[place] -= 1
        if self._open[place] <= 0:
            del self._open[place]

    def message_bucket(self) -> Bucket:
        """For the messages of one socket."""
        return Bucket(self._config.messages_per_second, self._config.message_burst if self._on else inf)


@lru_cache(8_192)
def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6, the network that a household is given whole."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if ip.version == 4:
        return str(ip)
    mapped = ip.ipv4_mapped
    return str(mapped) if mapped is not None else str(ipaddress.ip_network((ip, 64), strict=False))
