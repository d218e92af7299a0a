"""Ways around the front door: paths that climb, requests in requests, damaged logs, sizes that tell."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from benchmarks.harness.clients import Guest, connect, problem, read_out, request
from benchmarks.harness.serving import serving
from freebooter.table.table import first_link, next_link
from tests.support.place import FLAGS, Log, Place

LAST = ("Connection: close",)


def answers(place: Place, sent: bytes) -> list[bytes]:
    """Every answer to some bytes, head and body."""
    with closing(connect(place.url, place.address())) as connection:
        with suppress(ConnectionError):
            connection.sendall(sent)
        return read_out(connection).split(b"HTTP/1.1 ")[1:]


# Paths that climb.

CLIMBING = [
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/%252e%252e/%252e%252e/etc/passwd",
    "//etc/passwd",
    "/./../freebooter.db",
    "/assets/../../app.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/sw.js/../../app.py",
    "/index.html%00.js",
    "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    "/api/tables/../me",
    "/api/tables/%2e%2e%2fme/record",
    "/api/players/..%2f..%2fmetrics",
    "/t/../../freebooter.db",
]


@pytest.mark.parametrize("path", CLIMBING)
def test_no_path_leads_out_of_what_is_served(place: Place, path: str) -> None:
    (answer,) = answers(place, request("GET", path, *LAST))
    assert answer[:3] in (b"200", b"307", b"308", b"400", b"401", b"404")
    body = answer.partition(b"\r\n\r\n")[2]
    assert not any(secret in body for secret in (b"root:", b"import ", b"SQLite format 3"))


# Letters that are none.

NO_LETTERS = ["\udcff\udcfe", "%ff%fe", "%c3%28", "%ed%a0%80", "%00", "\udcc3("]


@pytest.mark.parametrize("letters", NO_LETTERS)
@pytest.mark.parametrize(
    "head",
    [
        "GET /{} HTTP/1.1\r\nHost: localhost",
        "GET /api/tables/{} HTTP/1.1\r\nHost: localhost",
        "GET /api/players/{} HTTP/1.1\r\nHost: localhost",
        "GET /api/tables?game={} HTTP/1.1\r\nHost: localhost",
        "GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: freebooter={}",
        "GET /api/games HTTP/1.1\r\nHost: localhost\r\nAccept-Language: {}",
        "POST /api/session HTTP/1.1\r\nHost: localhost\r\nOrigin: {}",
        "GET /api/tables/aaaaaaaaaa HTTP/1.1\r\nHost: localhost\r\nX-Table-Key: {}",
    ],
)
def test_letters_that_are_none_fail_nowhere(place: Place, head: str, letters: str) -> None:
    sent = (head.format(letters) + "\r\nConnection: close\r\n\r\n").encode("utf-8", "surrogateescape")
    (answer,) = answers(place, sent)
    assert answer[:1] in (b"2", b"4")


# Requests in requests.

INNER = request("GET", "/api/games")
CHUNKED = "Transfer-Encoding: chunked"
SMUGGLED: dict[str, bytes] = {
    "two lengths": request("POST", "/api/session", "Content-Length: 0", f"Content-Length: {len(INNER)}", body=INNER),
    "a list of lengths": request("POST", "/api/session", f"Content-Length: 0, {len(INNER)}", body=INNER),
    "a signed length": request("POST", "/api/session", f"Content-Length: +{len(INNER)}", body=INNER),
    "a negative length": request("POST", "/api/session", "Content-Length: -1", body=INNER),
    "length and chunks": request("POST", "/api/session", "Content-Length: 5", CHUNKED, body=b"0\r\n\r\n" + INNER),
    "unknown coding": request("POST", "/api/session", "Transfer-Encoding: xchunked", body=b"0\r\n\r\n" + INNER),
    "a coding after chunks": request(
        "POST", "/api/session", "Transfer-Encoding: chunked, x", body=b"0\r\n\r\n" + INNER
    ),
    "a chunk of no size": request("POST", "/api/session", CHUNKED, body=b"zz\r\n\r\n" + INNER),
    "a chunk of a negative size": request("POST", "/api/session", CHUNKED, body=b"-1\r\n\r\n" + INNER),
    "a chunk that is too long": request("POST", "/api/session", CHUNKED, body=b"1\r\nabc\r\n0\r\n\r\n" + INNER),
    "space before the colon": request("POST", "/api/session", f"Content-Length : {len(INNER)}", body=INNER),
    "a folded head": request("POST", "/api/session", f"X: y\r\n Content-Length: {len(INNER)}", "Content-Length: x"),
    "a naked end of line": b"GET /api/me HTTP/1.1\nHost: localhost\rX: y\r\n\r\n" + INNER,
    "a nul in a head": request("GET", "/api/me", "X: a\0b") + INNER,
}


@pytest.mark.parametrize("sent", SMUGGLED.values(), ids=SMUGGLED.keys())
def test_a_request_in_a_request_is_not_answered(place: Place, sent: bytes) -> None:
    """Where it is not certain where a request ends, nothing after it is heard."""
    found = answers(place, sent)
    assert [answer[:3] for answer in found[-1:]] == [b"400"]
    assert not any(b'"games"' in answer for answer in found)


def test_a_server_has_one_name(place: Place) -> None:
    (answer,) = answers(place, request("GET", "/api/games", "Host: evil.example", *LAST))
    assert answer[:3] == b"421"


# What others may not see in the midst of a match.


def test_nobody_gets_anothers_advice_story_record_or_review_before_the_end(place: Place) -> None:
    with closing(place.guest()) as host, closing(place.guest()) as friend, closing(place.guest()) as stranger:
        opened = host.open("person", "open", public=True)
        table = opened["table"]
        assert friend.ask(table, type="sit", id="sit").status_code == 200
        assert host.ask(table, type="start", id="start").status_code == 200
        at = f"/api/tables/{table}"
        for guest in (friend, stranger):
            assert problem(guest.http.get(f"{at}/history?seat=0"))[0] == 403
            assert problem(guest.http.get(f"{at}/record"))[0] == 409
            assert problem(guest.http.get(f"{at}/review"))[0] == 409
            assert problem(guest.http.get(f"{at}/tokens"))[0] == 403
            assert problem(guest.http.post(f"{at}/tries", json={"version": 4, "seat": 0}))[0] == 409
        assert problem(stranger.http.get(f"{at}/advice"))[0] == 403


# Sizes that tell.


def test_frames_about_secret_choices_are_of_one_size(place: Place) -> None:
    """Whatever is chosen, and chosen anew, everybody else is sent as many bytes."""
    sizes: list[set[int]] = [set(), set()]
    with closing(place.guest()) as host, closing(place.guest()) as friend:
        table = host.open("person", "open", game="dolores", public=True)["table"]
        with host.at(table) as ours, friend.at(table) as theirs, closing(place.nobody(table)) as spectator:
            spectator.hello()
            theirs.command(type="sit", id="sit")
            update = ours.until_version(ours.command(type="start", id="start")["version"])
            while len(update["view"]["deciders"]) < 2:
                wire = (ours, theirs)[update["view"]["deciders"][0]]
                moves = wire.until_version(update["version"])["moves"]
                done = wire.command(type="move", id=f"on-{update['version']}", move=moves[0])
                update = ours.until_version(done["version"])
            for move in update["moves"][:4]:
                done = ours.command(type="move", id=f"choose-{move.replace(' ', '-')}", move=move)
                for seen, wire in zip(sizes, (theirs, spectator), strict=True):
                    wire.until_version(done["version"])
                    raw = next(each.raw for each in wire.heard if each.message.get("version") == done["version"])
                    seen.add(len(re.sub(rb'"version":\d+|\d{10,}', b"", raw)))
    assert len(update["moves"]) > 1
    assert all(len(seen) == 1 for seen in sizes), sizes


# Damaged logs.

Damage = Callable[[sqlite3.Connection, str, str], None]


def _flip(column: str) -> Damage:
    def flip(database: sqlite3.Connection, table: str, other: str) -> None:
        asked = f"SELECT {column} FROM log WHERE table_id = ? AND number = 2"
        (data,) = database.execute(asked, (table,)).fetchone()
        changed = bytes([data[0] ^ 1]) + data[1:]
        database.execute(f"UPDATE log SET {column} = ? WHERE table_id = ? AND number = 2", (changed, table))

    return flip


def _sql(statement: str) -> Damage:
    def change(database: sqlite3.Connection, table: str, other: str) -> None:
        database.execute(statement, {"table": table, "other": other})

    return change


def _forge(database: sqlite3.Connection, table: str, other: str) -> None:
    """An entry that nobody knows, with a chain that holds."""
    (first,) = database.execute("SELECT data FROM log WHERE table_id = ? AND number = 1", (table,)).fetchone()
    data = b'{"type":"wished","at":1}'
    link = next_link(next_link(first_link(table), first), data)
    database.execute("DELETE FROM log WHERE table_id = ? AND number > 2", (table,))
    database.execute("UPDATE log SET data = ?, chain = ? WHERE table_id = ? AND number = 2", (data, link, table))


DAMAGES: dict[str, Damage] = {
    "a letter of an entry": _flip("data"),
    "a letter of the chain": _flip("chain"),
    "an entry is missing": _sql("DELETE FROM log WHERE table_id = :table AND number = 2"),
    "the beginning is missing": _sql("DELETE FROM log WHERE table_id = :table AND number = 1"),
    "entries have changed places": _sql(
        "UPDATE log SET data = (SELECT data FROM log AS l WHERE l.table_id = :table AND l.number = 5 - log.number)"
        " WHERE table_id = :table AND number IN (2, 3)"
    ),
    "an entry of another table": _sql(
        "UPDATE log SET (data, chain) = (SELECT data, chain FROM log AS l WHERE l.table_id = :other AND l.number = 2)"
        " WHERE table_id = :table AND number = 2"
    ),
    "half an entry": _sql(
        "UPDATE log SET data = substr(data, 1, length(data) / 2) WHERE table_id = :table AND number = 3"
    ),
    "an entry that nobody knows": _forge,
}


def test_a_damaged_log_is_found_in_whatever_way_and_harms_no_other_table(tmp_path: Path) -> None:
    with serving(tmp_path, *FLAGS, "--no-limits") as served, closing(Guest(served.url)) as anne:
        tables = [anne.open("person", "open", public=True)["table"] for _ in range(len(DAMAGES) + 1)]
        for table in tables:
            with anne.at(table) as wire:
                for number in range(3):
                    assert wire.command(type="say", id=f"{number}", text=f"Line {number}!")["type"] == "done"
        *damaged, sound = tables
        served.stop()
    with closing(sqlite3.connect(tmp_path / "freebooter.db")) as database, database:
        for table, damage in zip(damaged, DAMAGES.values(), strict=True):
            damage(database, table, sound)
    with serving(tmp_path, *FLAGS, "--no-limits") as served:
        with closing(Guest(served.url, session=anne.cookie)) as anne:
            for table, kind in zip(damaged, DAMAGES, strict=True):
                assert problem(anne.http.get(f"/api/tables/{table}"))[1] == "table-damaged", kind
                assert problem(anne.http.get(f"/api/tables/{table}/history"))[1] == "table-damaged", kind
                with closing(anne.wire(table)) as wire:
                    assert wire.hello()["reason"] == "table-damaged", kind
            with anne.at(sound) as wire:
                assert wire.command(type="say", id="on", text="Still afloat!")["type"] == "done"
        assert httpx.get(f"{served.url}/healthz").status_code == 200
    failures = [line for line in Log(tmp_path / "serve.log").news() if "failed" in line["event"]]
    assert {line["error"] for line in failures} <= {"Damaged"}
