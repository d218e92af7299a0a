"""Nobody gets in: seats, sessions, tokens, invitations and hosts' rights are whose they are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from benchmarks.harness.clients import Guest, Message, problem
from freebooter.server.play import sessions as sessions_module
from freebooter.server.play.sessions import COOKIE, DAY, Sessions
from freebooter.server.play.steady_clock import now_ms
from tests.support.place import Place


@pytest.fixture
def host(place: Place) -> Iterator[Guest]:
    with closing(place.guest()) as guest:
        yield guest


@pytest.fixture
def stranger(place: Place) -> Iterator[Guest]:
    with closing(place.guest()) as guest:
        yield guest


def version_of(host: Guest, table: str) -> int:
    with host.at(table) as wire:
        return int(wire.heard[0].message["version"])


COMMANDS: list[Message] = [
    {"type": "stand"},
    {"type": "place", "seat": 1, "kind": "bot"},
    {"type": "start"},
    {"type": "close"},
    {"type": "move", "move": "draw"},
    {"type": "say", "text": "Ahoy!"},
    {"type": "promise", "promise": "peace"},
    {"type": "vote", "motion": "abandon"},
    {"type": "resume"},
    {"type": "resign"},
    {"type": "return"},
    {"type": "rematch"},
]


def command_id(command: Message) -> str:
    return str(command["type"])


# Another's seat.


@pytest.mark.parametrize("stage", ["gathering", "playing"])
def test_who_has_no_seat_can_only_look(place: Place, host: Guest, stranger: Guest, stage: str) -> None:
    opened = host.open("person", "bot", public=True, start=stage == "playing")
    table = opened["table"]
    version = version_of(host, table)
    nobody = place.nobody(table)
    assert nobody.hello()["seat"] is None
    with stranger.at(table) as wire:
        assert wire.heard[0].message["seat"] is None
        for number, command in enumerate([*COMMANDS, {"type": "sit"}]):
            refusals = [each.command(id=f"c{number}", **command) for each in (wire, nobody)]
            for refused in refusals:
                assert refused["type"] == "refused"
                assert refused["message"]
            status, reason = problem(stranger.ask(table, id=f"c{number}", **command))
            assert status in (403, 409)
            assert reason == refusals[0]["reason"]
    nobody.close()
    assert version_of(host, table) == version


def test_without_a_session_nothing_can_be_asked_for(place: Place, host: Guest) -> None:
    table = host.open("person", "open", public=True)["table"]
    with httpx.Client(base_url=place.url, verify=False) as nobody:
        for command in [*COMMANDS, {"type": "sit"}]:
            answer = nobody.post(f"/api/tables/{table}/commands", json=command | {"id": "x"})
            assert problem(answer) == (401, "server-session")
        assert problem(nobody.get("/api/me")) == (401, "server-session")
    wire = place.nobody(table)
    wire.hello()
    assert wire.command(type="sit", id="x")["type"] == "refused"
    wire.close()
    assert version_of(host, table) == 1


def test_a_player_moves_in_turn_and_for_themselves(host: Guest, stranger: Guest) -> None:
    table = host.open("person", "open", public=True)["table"]
    stranger.ask(table, id="sit", type="sit")
    host.ask(table, id="go", type="start")
    with host.at(table) as first, stranger.at(table) as second:
        views = [wire.heard[0].message for wire in (first, second)]
        assert [view["seat"] for view in views] == [0, 1]
        mover, other = (first, second) if views[0].get("moves") else (second, first)
        moves = views[0].get("moves") or views[1]["moves"]
        early = other.command(type="move", id="early", move=moves[0])
        assert early["type"] == "refused"
        wrong = mover.command(type="move", id="wrong", move="fly away")
        assert wrong["type"] == "refused"
        done = mover.command(type="move", id="right", move=moves[0])
        assert (done["type"], done["version"]) == ("done", views[0]["version"] + 1)


def test_only_the_host_arranges_the_table(host: Guest, stranger: Guest) -> None:
    table = host.open("person", "open", "outside", public=True)["table"]
    assert stranger.ask(table, id="sit", type="sit").status_code == 200
    version = version_of(host, table)
    for command in COMMANDS[1:4]:
        assert problem(stranger.ask(table, id="x", **command)) == (403, "table-not-host")
        with stranger.at(table) as wire:
            assert wire.command(id="x", **command)["reason"] == "table-not-host"
    assert problem(stranger.http.get(f"/api/tables/{table}/tokens")) == (403, "table-not-host")
    assert version_of(host, table) == version
    assert host.ask(table, id="x", **COMMANDS[1]).status_code == 200


def test_a_command_counts_once_whichever_way_it_comes(host: Guest) -> None:
    table = host.open("person", "open")["table"]
    with host.at(table) as wire:
        done = wire.command(type="say", id="once", text="Ahoy!")
        assert done == {"type": "done", "id": "once", "version": 2}
        assert wire.command(type="say", id="once", text="Ahoy!") == done
        assert wire.command(type="say", id="once", text="Something else") == done
        assert host.ask(table, type="say", id="once", text="Ahoy!").json() == done
        first = host.ask(table, type="say", id="twice", text="Again!").json()
        assert wire.command(type="say", id="twice", text="Again!") == first == {**done, "id": "twice", "version": 3}
    with host.at(table) as wire:
        snapshot = wire.heard[0].message
        assert [remark["text"] for remark in snapshot["talk"]] == ["Ahoy!", "Again!"]
        assert snapshot["version"] == 3


# Sessions.


def forgeries(place: Place, host: Guest, patch: pytest.MonkeyPatch) -> dict[str, str]:
    """Cookies that are nobody's."""
    good = host.cookie
    payload, stamp, signature = good.split(".")
    sessions = place.sessions()
    with patch.context() as past:
        past.setattr(sessions_module, "now_ms", lambda: now_ms() - 91 * DAY * 1000)
        expired = sessions.issue(host.player)
    return {
        "altered signature": f"{payload}.{stamp}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
        "another's payload": f"{place.bystanders.host.cookie.split('.')[0]}.{stamp}.{signature}",
        "younger": f"{payload}.{place.bystanders.host.cookie.split('.')[1]}x.{signature}",
        "no signature": payload,
        "another key": Sessions("0" * 64, 90, secure=False).issue(host.player),
        "expired": expired,
        "nobody": sessions.issue("0123456789abcdef"),
        "a seat's token": sessions.seat_token(host.player, 0, 1),
        "a ticket": sessions.ticket(host.player, "aaaaaaaaaa"),
        "plain": host.player,
        "quoted": f'"{good}"',
        "empty": "",
        "long": "a" * 20_000,
        "backslashes": '"' + '\\"' * 8_000 + '"',
    }


def test_a_forged_or_expired_session_is_nobodys(place: Place, host: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = host.open("person", "open")["table"]
    assert place.sessions().read(host.cookie) == (host.player, 0)
    for name, cookie in forgeries(place, host, monkeypatch).items():
        headers = {"Cookie": f"{COOKIE}={cookie}"}
        with httpx.Client(base_url=place.url, headers=headers, verify=False) as forger:
            assert problem(forger.get("/api/me")) == (401, "server-session"), name
            assert problem(forger.get(f"/api/tables/{table}")) == (404, "table-unknown"), name
            answer = forger.post(f"/api/tables/{table}/commands", json={"type": "close", "id": "x"})
            assert problem(answer) == (401, "server-session"), name
        if len(cookie) < 8_000:  # The socket's head has a shorter measure.
            wire = place.nobody(table, **headers)
            wire.send({"type": "hello"})
            goodbye, gone = wire.ends()
            assert (goodbye["reason"], gone.code) == ("table-unknown", 1008), name
    fresh = {"Cookie": f"theme=dark; {COOKIE}={place.sessions().issue(host.player)}; other=1"}
    assert httpx.get(f"{place.url}/api/me", headers=fresh).json()["player"] == host.player
    assert version_of(host, table) == 1


@pytest.mark.parametrize(
    ("header", "is_read"),
    [
        ("{ours}", True),
        ("theme=dark; {ours}; other=1", True),
        (f"{COOKIE}2=x;{{ours}}", True),
        (f'{COOKIE}="' + '\\"' * 150 + '"', False),
        ('other="' + '\\"' * 100_000 + '"', False),
        (f"{COOKIE}=" + "a" * 401, False),
        ("", False),
    ],
)
def test_of_all_cookies_only_a_plain_one_of_ours_is_read(header: str, is_read: bool) -> None:
    """Python's own reader takes minutes over one with many backslashes."""
    sessions = Sessions("key", 1, False)
    ours = f"{COOKIE}={sessions.issue('ann')}"
    assert sessions.read_header(header.replace("{ours}", ours)) == (("ann", 0) if is_read else None)


# Tokens and tickets.


def test_a_seats_token_is_good_for_that_seat_alone(place: Place, host: Guest, stranger: Guest) -> None:
    table = host.open("person", "outside", "bot")["table"]
    others = stranger.open("person", "outside")["table"]
    tokens: dict[str, str] = host.http.get(f"/api/tables/{table}/tokens").json()["tokens"]
    assert list(tokens) == ["1"]
    foreign = stranger.http.get(f"/api/tables/{others}/tokens").json()["tokens"]["1"]
    sessions = place.sessions()
    wrong = {
        "another table's": foreign,
        "a person's seat": sessions.seat_token(table, 0, 1),
        "a built-in bot's seat": sessions.seat_token(table, 2, 1),
        "no seat": sessions.seat_token(table, 9, 1),
        "below all seats": sessions.seat_token(table, -2, 1),
        "a session": host.cookie,
        "a ticket": sessions.ticket(host.player, table),
        "altered": tokens["1"][:-5] + "AAAAA",
        "of another key": Sessions("0" * 64, 90, secure=False).seat_token(table, 1, 1),
    }
    for name, token in wrong.items():
        wire = place.nobody(table)
        wire.send({"type": "hello", "token": token})
        goodbye, gone = wire.ends()
        assert (goodbye["type"], goodbye["reason"], gone.code) == ("goodbye", "server-token", 1008), name
    bot = place.nobody(table)
    assert bot.hello(token=tokens["1"])["seat"] == 1
    bot.close()


def test_a_bot_whose_seat_was_given_away_has_none(place: Place, host: Guest) -> None:
    table = host.open("person", "outside", public=True)["table"]
    token = host.http.get(f"/api/tables/{table}/tokens").json()["tokens"]["1"]
    bot = place.nobody(table)
    bot.hello(token=token)
    host.ask(table, id="give", type="place", seat=1, kind="bot")
    assert bot.until(lambda message: message["type"] == "table")["seat"] is None
    for command in COMMANDS:
        assert bot.command(id="x", **command)["type"] == "refused"
    assert bot.command(id="sit", type="sit")["type"] == "refused"
    bot.close()
    again = place.nobody(table)
    again.send({"type": "hello", "token": token})
    assert again.ends()[0]["reason"] == "server-token"


def test_a_bots_token_ends_when_its_seat_is_given_to_another(place: Place, host: Guest) -> None:
    table = host.open("person", "outside", public=True)["table"]
    sessions = place.sessions()
    older = str(sessions._seats.dumps([table, 1]))
    first = host.http.get(f"/api/tables/{table}/tokens").json()["tokens"]["1"]
    bot = place.nobody(table)
    assert bot.hello(token=first)["seat"] == 1
    assert bot.command(type="say", id="one", text="Ahoy!")["type"] == "done"
    for number, kind in enumerate(("open", "outside")):
        assert host.ask(table, id=f"place{number}", type="place", seat=1, kind=kind).status_code == 200
    assert bot.until(lambda message: message["type"] == "table")["seat"] is None
    assert bot.command(type="say", id="two", text="Ahoy!")["reason"] == "table-not-seated"
    bot.close()
    for token in (first, older):
        wire = place.nobody(table)
        wire.send({"type": "hello", "token": token})
        assert wire.ends()[0]["reason"] == "server-token"
    second = host.http.get(f"/api/tables/{table}/tokens").json()["tokens"]["1"]
    wire = place.nobody(table)
    assert wire.hello(token=second)["seat"] == 1
    heard = wire.command(type="say", id="one", text="Ahoy!")
    assert heard["version"] == version_of(host, table), "another bot's command of that id was another command"
    wire.close()


def test_a_ticket_is_good_for_its_table_and_a_minute(
    place: Place, host: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = host.open("person", "open")["table"]
    sessions = place.sessions()
    with monkeypatch.context() as past:
        past.setattr(sessions_module, "now_ms", lambda: now_ms() - 90_000)
        old = sessions.ticket(host.player, table)
    wrong = {
        "another table": sessions.ticket(host.player, "aaaaaaaaaa"),
        "old": old,
        "unknown player": sessions.ticket("0123456789abcdef", table),
        "a session": host.cookie,
        "altered": sessions.ticket(host.player, table)[:-5] + "AAAAA",
    }
    for name, ticket in wrong.items():
        wire = place.nobody(table)
        wire.send({"type": "hello", "ticket": ticket})
        goodbye, gone = wire.ends()
        assert (goodbye["reason"], gone.code) == ("server-session", 1008), name
    wire = place.nobody(table)
    assert wire.hello(ticket=sessions.ticket(host.player, table))["seat"] == 0
    wire.close()


# Invitations.


def test_a_private_table_is_not_there_for_who_is_not_invited(place: Place, host: Guest, stranger: Guest) -> None:
    opened = host.open("person", "open", "outside")
    table, key = opened["table"], opened["key"]
    paths = ("", "/record", "/history", "/tokens")

    def answers(name: str, headers: dict[str, str]) -> list[Any]:
        asked = [stranger.http.get(f"/api/tables/{name}{path}", headers=headers) for path in paths]
        say = {"type": "say", "id": "x", "text": "Ahoy!"}
        asked.append(stranger.http.post(f"/api/tables/{name}/commands", json=say, headers=headers))
        return [(answer.status_code, answer.content) for answer in asked]

    for word in ("", "wrong", key[:-1], key.lower(), f"{key}A"):
        headers = {"X-Table-Key": word} if word else {}
        there, nowhere = answers(table, headers), answers("aaaaaaaaaa", headers)
        assert there == nowhere
        assert {status for status, _ in there} == {404}
        farewells = []
        for name in (table, "aaaaaaaaaa"):
            wire = stranger.wire(name)
            wire.send({"type": "hello", "key": word})
            goodbye, gone = wire.ends()
            farewells.append((goodbye, gone.code, gone.reason))
        assert farewells[0] == farewells[1]
        assert farewells[0][0]["reason"] == "table-unknown"
    assert table not in stranger.http.get("/api/tables").text
    assert stranger.http.get(f"/api/tables/{table}", headers={"X-Table-Key": key}).status_code == 200
    with stranger.at(table, key=key) as wire:
        assert wire.heard[0].message["seat"] is None
        assert "key" not in wire.heard[0].message


# Other pages.

EVIL = ("http://evil.example", "https://127.0.0.1.evil.example", "null", "file://", "")


@pytest.mark.parametrize("origin", EVIL)
def test_a_page_of_another_site_is_kept_out(place: Place, host: Guest, origin: str) -> None:
    table = host.open("person", "open", public=True)["table"]
    say = {"type": "say", "id": "x", "text": "Ahoy!"}
    headers = {"Origin": origin}
    asked = [
        host.http.post("/api/session", headers=headers),
        host.http.patch("/api/me", json={"name": "Mallory"}, headers=headers),
        host.http.post("/api/tables", json={"game": "dolores", "seats": [{"kind": "person"}]}, headers=headers),
        host.http.post(f"/api/tables/{table}/commands", json=say, headers=headers),
        host.http.get("/api/me", headers=headers),
    ]
    assert [problem(answer) for answer in asked] == [(403, "server-origin")] * len(asked)
    assert not any("access-control-allow-origin" in answer.headers for answer in asked)
    status, refused = host.wire(table, Origin=origin).refusal
    assert (status, refused["reason"]) == (403, "server-origin")
    assert version_of(host, table) == 1
    assert host.http.get("/api/me").json()["name"] == host.name
    own = host.http.get("/api/me", headers={"Origin": place.url})
    assert own.status_code == 200
    wire = host.wire(table, Origin=place.url)
    assert wire.hello()["seat"] == 0
    wire.close()


@pytest.mark.parametrize("name", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
def test_a_name_that_was_made_to_point_here_is_not_ours(host: Guest, name: str) -> None:
    """The browser takes such a page and this server for one, and says no other origin (DNS rebinding)."""
    table = host.open("person", "open", public=True)["table"]
    for headers in ({"Host": name}, {"Host": name, "Origin": f"http://{name}"}):
        assert problem(host.http.get("/api/me", headers=headers)) == (421, "server-host")
        assert problem(host.http.post("/api/session", headers=headers)) == (421, "server-host")
        assert host.http.get("/", headers=headers).status_code == 421
        status, refused = host.wire(table, **headers).refusal
        assert (status, refused["reason"]) == (421, "server-host")
