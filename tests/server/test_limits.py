"""How much may be asked for, by whom, and from which pages."""

from __future__ import annotations

import time
from typing import Any

import pytest

from freebooter.server.operations import limits
from freebooter.server.operations.config import Config
from freebooter.server.operations.limits import WIDER, Bucket, Buckets, Limits, networks
from freebooter.server.transport.origins import client_address, client_scheme, is_allowed_host, is_allowed_origin

LOOPBACK = Config(port=8000)
PUBLIC = Config(host="0.0.0.0", address="https://play.example", origins=("https://friend.example",))


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(100.25)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_says_how_long_to_wait_and_keeps_its_word() -> None:
    bucket = Bucket(rate=0.25, burst=1)
    assert bucket.wait(0.0) == 0.0
    wait = bucket.wait(1.0)
    assert wait == 3.0
    assert bucket.wait(1.0 + wait) == 0.0


def test_a_clock_that_goes_back_fills_no_bucket() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert not bucket.take(100.5)
    assert bucket.take(101.0)


def test_addresses_do_not_stand_in_each_others_way() -> None:
    busy = Limits(Config(request_burst=5, requests_per_second=0.1))
    assert [busy.allow_request("10.0.0.1") == 0.0 for _ in range(7)] == [True] * 5 + [False] * 2
    assert busy.allow_request("10.0.0.1") > 0
    assert busy.allow_request("10.0.0.2") == 0.0


def test_one_household_is_one_address() -> None:
    assert networks("2001:db8:1:2::1") == networks("2001:db8:1:2:ffff::9") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert networks("2001:db8:1:3::1") == ("2001:db8:1:3::/64", "2001:db8:1::/48")
    assert networks("::ffff:10.0.0.1") == networks("10.0.0.1") == ("10.0.0.1", "")
    assert networks("fe80::1%eth0") == networks("fe80::1")
    assert networks("somewhere") == ("somewhere", "")


def test_whoever_has_many_networks_has_not_many_times_as_much() -> None:
    """All of a /56, each address in a /64 of its own."""
    limits = Limits(Config(request_burst=5, requests_per_second=0.1, guests_per_hour=5, sockets_per_address=5))
    addresses = [f"2001:db8:1:{network:x}::{host}" for network in range(256) for host in range(3)]
    for allow in (limits.allow_request, limits.allow_guest, limits.open_socket):
        assert sum(allow(address) == 0.0 for address in addresses) == WIDER * 5
        assert allow("2001:db8:2::1") == 0.0, "the next /48 is somebody else's"


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = Limits(Config(sockets_per_address=2, socket_burst=100))
    assert [limits.open_socket("10.0.0.1") == 0.0 for _ in range(3)] == [True, True, False]
    limits.close_socket("10.0.0.1")
    assert limits.open_socket("10.0.0.1") == 0.0
    assert limits.open_socket("10.0.0.2") == 0.0
    for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2"):
        limits.close_socket(address)
    assert not limits._open


def test_opening_and_closing_sockets_all_the_time_is_too_much_as_well() -> None:
    limits = Limits(Config(socket_burst=3, sockets_per_second=0.1))
    opened = []
    for _ in range(5):
        opened.append(limits.open_socket("10.0.0.1") == 0.0)
        if opened[-1]:
            limits.close_socket("10.0.0.1")
    assert opened == [True] * 3 + [False] * 2


def test_a_player_sets_up_so_many_tables_and_no_more() -> None:
    limits = Limits(Config(tables_per_hour=2))
    assert [limits.allow_table("anne", "10.0.0.1") == 0.0 for _ in range(3)] == [True, True, False]
    assert 0 < limits.allow_table("anne", "10.0.0.1") <= 1800
    assert limits.allow_table("bart", "10.0.0.1") == 0.0


def test_new_players_of_an_address_share_its_tables_and_its_talk() -> None:
    limits = Limits(Config(tables_per_hour=2, address_tables_per_hour=5, talk_per_minute=2, address_talk_per_minute=5))
    for allow in (limits.allow_table, limits.allow_talk):
        assert sum(allow(f"guest {number}", "10.0.0.1") == 0.0 for number in range(20)) == 5
        assert allow("guest 0", "10.0.0.2") == 0.0, "what was refused took nothing from anybody"
        assert allow("guest 0", "10.0.0.2") > 0


def test_commands_are_limited_by_player_and_by_address() -> None:
    config = Config(command_burst=3, address_command_burst=5, commands_per_second=0.1, address_commands_per_second=0.1)
    limits = Limits(config)
    assert [limits.allow_command("anne", "10.0.0.1") == 0.0 for _ in range(5)] == [True] * 3 + [False] * 2
    assert limits.allow_command("anne", "10.0.0.2") > 0, "a player has no more elsewhere"
    assert sum(limits.allow_command(f"guest {number}", "10.0.0.1") == 0.0 for number in range(9)) == 2
    assert limits.allow_command("bart", "10.0.0.2") == 0.0


def test_what_is_refused_is_counted_by_its_limit() -> None:
    refused: list[str] = []
    limits = Limits(Config(guests_per_hour=1, tables_per_hour=1, sockets_per_address=1), refused.append)
    for _ in range(2):
        limits.allow_guest("10.0.0.1")
        limits.allow_table("anne", "10.0.0.1")
        limits.open_socket("10.0.0.1")
    assert refused == ["guests", "tables", "open sockets"]


def test_without_limits_everything_is_allowed_and_nothing_remembered() -> None:
    off = Limits(Config(limits=False, request_burst=1, sockets_per_address=1, message_burst=1, tables_per_hour=1))
    bucket = off.message_bucket()
    for _ in range(1000):
        assert off.allow_request("127.0.0.1") == 0.0
        assert off.allow_table("anne", "127.0.0.1") == 0.0
        assert off.open_socket("127.0.0.1") == 0.0
        assert bucket.take(time.monotonic())
    assert not len(off._requests)
    assert not off._open


def test_even_this_machine_is_limited() -> None:
    on = Limits(Config(request_burst=1, requests_per_second=0.1))
    on.allow_request("127.0.0.1")
    assert on.allow_request("127.0.0.1") > 0


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 100)
    many = Buckets(rate=0.001, burst=5)
    for number in range(1000):
        many.wait(str(number), float(number))
    assert len(many) == 100
    some = Buckets(rate=1, burst=5)
    for number in range(50):
        some.wait(str(number), 0.0)
    for second in range(30):
        some.wait("late", 10.0 + second)
    assert len(some) == 1, "whose bucket is full again is forgotten"


def _scope(peer: str | None, scheme: str = "http", **headers: str) -> dict[str, Any]:
    pairs = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"scheme": scheme, "client": (peer, 1234) if peer else None, "headers": pairs}


@pytest.mark.parametrize(
    ("peer", "said", "trusted", "address"),
    [
        ("203.0.113.9", "198.51.100.1", (), "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", ("10.0.0.0/8",), "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1:4711", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::1]:4711, 10.0.0.2:80", ("10.0.0.0/8",), "2001:db8::1"),
        ("10.0.0.1", "[2001:db8::1]", ("10.0.0.0/8",), "2001:db8::1"),
        ("10.0.0.1", "2001:db8::1:4711", ("10.0.0.0/8",), "2001:db8::1:4711"),
        ("10.0.0.1", "198.51.100.1:port", ("10.0.0.0/8",), "10.0.0.1"),
        ("10.0.0.1", "nonsense, 10.0.0.2", ("10.0.0.0/8",), "10.0.0.2"),
        ("10.0.0.1", "", ("10.0.0.0/8",), "10.0.0.1"),
        ("::ffff:10.0.0.1", "2001:db8::1", ("10.0.0.0/8",), "2001:db8::1"),
        (None, "198.51.100.1", ("10.0.0.0/8",), ""),
        ("10.0.0.1", "198.51.100.1:51234", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6:1, 198.51.100.1:2, 10.0.0.2:3", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::1]:51234", ("10.0.0.0/8",), "2001:db8::1"),
        ("10.0.0.1", "198.51.100.1:80:80", ("10.0.0.0/8",), "10.0.0.1"),
        ("10.0.0.1", "x" * 9999, ("10.0.0.0/8",), "10.0.0.1"),
    ],
)
def test_only_trusted_proxies_are_believed(peer: str | None, said: str, trusted: tuple[str, ...], address: str) -> None:
    assert client_address(_scope(peer, x_forwarded_for=said), trusted) == address


def test_the_scheme_is_the_clients() -> None:
    assert client_scheme(_scope("10.0.0.1", x_forwarded_proto="https"), ("10.0.0.1/32",)) == "https"
    assert client_scheme(_scope("203.0.113.9", x_forwarded_proto="https"), ("10.0.0.1/32",)) == "http"
    assert client_scheme(_scope("10.0.0.1", "wss"), ()) == "https"
    assert client_scheme(_scope("10.0.0.1", x_forwarded_proto="gopher"), ("10.0.0.1/32",)) == "http"


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "localhost:8000", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:3000", "localhost:8000", False),
        ("http://evil.example", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("", "localhost:8000", False),
        ("http://localhost:8000/path", "localhost:8000", False),
        ("http://localhost:8000@evil.example", "localhost:8000", False),
        ("file://", "localhost:8000", False),
    ],
)
def test_pages_of_other_sites_are_kept_out(origin: str | None, host: str, allowed: bool) -> None:
    assert is_allowed_origin(origin, host, "http", LOOPBACK) == allowed


@pytest.mark.parametrize("host", ["evil.example:8000", "localhost.evil.example", "", "localhost:x", "localhost, x"])
@pytest.mark.parametrize("path", ["/", "/healthz"])
def test_pages_that_make_their_own_name_point_to_this_machine_are_kept_out(host: str, path: str) -> None:
    assert not is_allowed_host(host, path, LOOPBACK)
    assert is_allowed_host("localhost:8000", path, LOOPBACK)


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://play.example", True),
        ("https://PLAY.example:443", True),
        ("http://play.example", False),
        ("https://friend.example", True),
        ("https://node2.example", True),
        ("https://play.example.evil.example", False),
    ],
)
def test_known_pages_are_let_in(origin: str, allowed: bool) -> None:
    assert is_allowed_origin(origin, "play.example", "https", PUBLIC, ["https://node2.example"]) == allowed


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("play.example", True),
        ("PLAY.example:443", True),
        ("node2.example", True),
        ("friend.example", True),
        ("localhost:8000", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("10.0.0.7:8000", False),
        ("play.example@evil.example", False),
        ("", False),
    ],
)
def test_a_server_with_an_address_goes_by_it_and_by_no_other_name(host: str, allowed: bool) -> None:
    nodes = ["https://node2.example"]
    assert is_allowed_host(host, "/api/games", PUBLIC, nodes) == allowed
    assert is_allowed_host(host, "/healthz", PUBLIC, nodes), "probes ask by number"


def test_an_origin_is_compared_with_the_address_and_not_with_what_the_request_says() -> None:
    for host in ("evil.example", "play.example"):
        assert not is_allowed_origin("https://evil.example", host, "https", PUBLIC)
    assert is_allowed_origin("http://localhost:8000", "localhost:8000", "http", PUBLIC)


def test_a_server_for_others_may_have_any_name() -> None:
    assert is_allowed_host("192.168.1.5:8000", "/", Config(host="0.0.0.0"))
    assert is_allowed_origin("http://ship.local:8000", "ship.local:8000", "http", Config(host="0.0.0.0"))
