"""What goes wrong is told in one sentence of the reader's language, tells nothing of the inside, and is guarded."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from benchmarks.harness.clients import Guest, problem
from freebooter.server.app import HANDLERS
from freebooter.server.operations import logs
from freebooter.server.operations.config import Config
from freebooter.server.rest.routes import ROUTES
from freebooter.server.transport.http import Request
from freebooter.server.transport.negotiation import language_of
from freebooter.server.transport.routing import Route
from freebooter.text import LANGUAGES, say
from tests.support.indoors import Indoors, indoors

SECRET = "deadbeef-cutlass"
JSON = {"Content-Type": "application/json"}


async def sink(request: Request) -> None:
    raise KeyError(SECRET)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Indoors]:
    """A server that has an https address, and of whose routes one is broken."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(HANDLERS, "ratings", sink)
        with indoors(tmp_path_factory.mktemp("server"), address="https://play.example") as running:
            yield running


@pytest.fixture(scope="module")
def guest(server: Indoors) -> Iterator[Guest]:
    with closing(Guest(server.url)) as somebody:
        yield somebody


def wrong_requests(guest: Guest) -> dict[str, tuple[httpx.Request, int, dict[str, Any]]]:
    """Requests of every kind that is refused, with the reason, the status, and what its sentence says."""
    ask = guest.http.build_request
    table = guest.open("person", "bot", public=True)["table"]
    say_something = {"type": "say", "id": "x", "text": "Ahoy!"}
    return {
        "server-not-found": (ask("GET", "/nowhere"), 404, {}),
        "table-unknown": (ask("GET", "/api/tables/aaaaaaaaaa"), 404, {}),
        "server-method": (ask("DELETE", "/api/games"), 405, {}),
        "server-origin": (ask("GET", "/api/games", headers={"Origin": "http://evil.example"}), 403, {}),
        "server-too-large": (
            ask("PATCH", "/api/me", content=b" " * 65_537, headers=JSON),
            413,
            {"most": guest_body_limit()},
        ),
        "server-media": (ask("PATCH", "/api/me", content=b"{}"), 415, {}),
        "server-no-json": (ask("PATCH", "/api/me", content=b"{", headers=JSON), 400, {}),
        "server-unfit": (ask("GET", "/api/tables?status=sunk"), 422, {"problem": "status"}),
        "table-secret": (ask("GET", f"/api/tables/{table}/record"), 409, {}),
        "table-not-playing": (
            ask("POST", f"/api/tables/{table}/commands", json={"type": "resign", "id": "x"}),
            409,
            {},
        ),
        "server-failed": (ask("GET", "/api/ratings?game=dolores"), 500, {}),
        "server-session": (
            httpx.Request("POST", f"{guest.url}/api/tables/{table}/commands", json=say_something),
            401,
            {},
        ),
    }


def guest_body_limit() -> int:
    return Config().body_bytes


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences_of_the_readers_language(guest: Guest, language: str) -> None:
    for reason, (request, status, values) in wrong_requests(guest).items():
        request.headers["Accept-Language"] = f"{language}-XX,en;q=0.5"
        with httpx.Client(verify=False) as client:
            answer = client.send(request)
        assert answer.status_code == status, reason
        assert answer.json() == {"reason": reason, "message": say(reason, in_language=language, **values)}
        assert answer.headers["Content-Type"] == "application/json"
        check_guarded(answer)
        assert not any(word in answer.text for word in (SECRET, "Traceback", "KeyError", ".py", str(guest.url)))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "en"),
        ("fr,de;q=0.5", "de"),
        ("CS", "cs"),
        ("ja-JP,en", "ja"),
        ("*", "en"),
        ("de;q=0.3, cs;q=0.9, ja;q=0.8", "cs"),
        ("fr, de;q=0.7, en;q=0.7", "de"),
        ("en;q=0.1, de-AT; q=0.2", "de"),
        ("en-GB;q=0.4, cs;q=0.5, en;q=0.6", "en"),
        ("de;q=0, cs;q=0.1", "cs"),
        ("de;q=0", "en"),
        ("de;q=0.1, *;q=0.5", "en"),
        ("en;q=0, *;q=0.5", "de"),
        ("de;q=much, cs;q=0.2", "cs"),
        ("ja;level=1;q=0.2, cs;q=0.3", "cs"),
        ("," * 10_000, "en"),
        ("\xff\xfe", "en"),
    ],
)
def test_the_language_that_is_wanted_most_and_that_we_speak_is_taken(header: str, language: str) -> None:
    assert language_of(header) == language


def test_what_failed_is_noted_without_what_it_said(guest: Guest, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger=logs.LOGGER.name):
        assert guest.http.get("/api/ratings?game=dolores").status_code == 500
    (line,) = [logs.line_of(record) for record in caplog.records if record.name == logs.LOGGER.name]
    assert (line["event"], line["error"], line["route"]) == ("request failed", "KeyError", "/api/ratings")
    assert "sink" in line["where"]
    assert SECRET not in str(line)
    assert guest.http.get("/api/games").status_code == 200


def check_guarded(answer: httpx.Response) -> None:
    """No page may frame it, guess its kind, take it for another's, or keep it."""
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cache-Control"] == ("no-store" if "default-src 'none'" in policy else "no-cache")
    assert "Server" not in answer.headers


def filled(route: Route, table: str, player: str) -> str:
    path = route.path.format(table=table, player=player, game="dead-mans-draw", number=1)
    return f"{path}?game=dead-mans-draw" if route.handler == "ratings" else path


def test_every_answer_is_guarded(guest: Guest) -> None:
    table = guest.open("person", "outside", public=True)["table"]
    for route in ROUTES:
        answer = guest.http.request(route.method, filled(route, table, guest.player))
        assert answer.status_code < 500 or route.handler == "ratings", route
        check_guarded(answer)
    for path in ("/", f"/t/{table}", "/t/anything", "/offline", "/sw.js", "/manifest.webmanifest", "/favicon.svg"):
        answer = guest.http.get(path)
        assert answer.status_code == 200
        check_guarded(answer)


@pytest.mark.parametrize("path", ["/nowhere", "/api/", "/api/nowhere", "/api/games/", "/t/", "/web/nothing", "//"])
def test_what_is_nowhere_is_said_to_be_nowhere(guest: Guest, path: str) -> None:
    answer = guest.http.get(f"{guest.url}{path}")
    assert problem(answer) == (404, "server-not-found")
    check_guarded(answer)


def test_what_can_be_read_can_be_asked_about(guest: Guest) -> None:
    table = guest.open("person", "outside", public=True)["table"]
    for route in ROUTES:
        path = filled(route, table, guest.player)
        options = guest.http.options(path)
        assert options.status_code == 405
        assert route.method in options.headers["Allow"]
        check_guarded(options)
        if route.method == "GET":
            got, head = guest.http.get(path), guest.http.head(path)
            assert (head.status_code, head.content) == (got.status_code, b"")
            assert head.headers["Content-Type"] == got.headers["Content-Type"]
            if route.handler != "figures":  # Those change with every request.
                assert head.headers.get("Content-Length") == got.headers.get("Content-Length")  # None of a stream.
    assert guest.info(table)["status"] == "gathering"


def test_no_script_and_no_other_site_gets_the_cookie(server: Indoors) -> None:
    with httpx.Client(base_url=server.url, verify=False) as nobody:
        cookie = nobody.post("/api/session").headers["Set-Cookie"]
    attributes = {part.strip() for part in cookie.split(";")[1:]}
    assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= attributes
    assert not any(part.startswith("Domain") for part in attributes)
