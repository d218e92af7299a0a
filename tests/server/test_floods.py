"""Too much at once, or too slowly: whoever sends or reads so is cut off, and nobody else notices."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread

import pytest
from websockets.frames import Opcode

from benchmarks.harness.clients import Guest, Wire, connect, frame, problem, read_out, request
from benchmarks.harness.serving import serving
from tests.support.place import FLAGS, Place

MANY_COMMANDS = ("--command-burst", "2000", "--address-command-burst", "2000")
"""Here it is other limits that are to be met."""

SHORT_OUTBOX = ("--outbox-frames", "16", "--outbox-bytes", "65536")
TEXT, PART = Opcode.TEXT, Opcode.CONT
PING = b'{"type":"ping"}'


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *FLAGS, *SHORT_OUTBOX, *MANY_COMMANDS) as served, closing(Place(served.url, folder)) as place:
        yield place


@pytest.fixture(scope="module", autouse=True)
def dawdlers(running: Place) -> Iterator[Dawdlers]:
    """Those who take their time; they begin before all else, so that nobody has to wait for them in the end."""
    with closing(Dawdlers(running)) as all_of_them:
        yield all_of_them


# Too much at once.


def test_a_thousand_requests_at_once_from_one_address_are_too_many(place: Place, guest: Guest) -> None:
    with closing(connect(place.url, place.address())) as connection:
        sender = Thread(target=connection.sendall, args=(request(path="/api/games") * 999,))
        sender.start()
        assert guest.http.get("/api/me").status_code == 200  # Another address is served meanwhile.
        sender.join()
        connection.sendall(request("GET", "/api/games", "Connection: close"))
        answers = read_out(connection)
    heads = [part.partition(b"\r\n\r\n")[0] for part in answers.split(b"HTTP/1.1 ")[1:]]
    statuses = Counter(head[:3] for head in heads)
    assert set(statuses) == {b"200", b"429"}
    assert sum(statuses.values()) == 1000
    assert statuses[b"200"] < 500
    assert all(b"retry-after: " in head for head in heads if head.startswith(b"429"))
    assert answers.count(b'{"reason":"server-hasty"') == statuses[b"429"]


def test_who_says_to_come_from_elsewhere_is_not_believed(place: Place) -> None:
    somebody = place.address()
    with closing(connect(place.url, somebody)) as connection:
        for number in range(150):
            connection.sendall(request("GET", "/api/games", f"X-Forwarded-For: 10.0.0.{number}"))
        connection.sendall(request("GET", "/api/games", "Connection: close"))
        assert b"HTTP/1.1 429" in read_out(connection)


def test_one_address_opens_only_so_many_sockets_at_once(place: Place, table: str) -> None:
    somebody = place.address()
    wires = [Wire(place.url, table, source=somebody) for _ in range(60)]
    refused = [wire for wire in wires if b" 101 " not in wire.received]
    assert 0 < len(refused) <= 20
    for wire in refused:
        status, why = wire.refusal
        assert (status, why["reason"]) == (429, "server-hasty")
        assert b"retry-after: " in wire.received.lower()
    with closing(place.nobody(table)) as other:
        assert other.hello()["type"] == "table"
    for wire in wires:
        wire.close()


def test_a_player_sets_up_only_so_many_tables(guest: Guest) -> None:
    wish = {"game": "dolores", "seats": [{"kind": "person"}, {"kind": "open"}]}
    answers = [guest.http.post("/api/tables", json=wish) for _ in range(65)]
    assert {answer.status_code for answer in answers[:60]} == {201}
    assert problem(answers[-1]) == (429, "server-many-tables")
    assert int(answers[-1].headers["Retry-After"]) >= 1


def test_nor_does_a_player_by_asking_for_one_rematch_after_the_other(place: Place, guest: Guest) -> None:
    table = guest.open("person", "bot", start=True)["table"]
    for number in range(65):
        with closing(Guest(place.url, source=place.address(), session=guest.cookie)) as elsewhere:
            assert elsewhere.ask(table, type="resign", id="resign").status_code == 200
            if number % 2:
                answer = elsewhere.ask(table, type="rematch", id="again").json()
            else:
                with elsewhere.at(table) as wire:
                    answer = wire.command(type="rematch", id="again")
            if "reason" in answer:
                break
            assert elsewhere.ask(table, type="rematch", id="more").json()["table"] == answer["table"]
            table = answer["table"]
            assert elsewhere.ask(table, type="start", id="go").status_code == 200
    assert (number, answer["reason"]) == (59, "server-many-tables")
    assert "next" not in guest.info(table)


def test_new_guests_of_an_address_have_no_more_tables_than_it(tmp_path: Path) -> None:
    flags = ("--tables-per-hour", "2", "--address-tables-per-hour", "5", "--guests-per-hour", "6")
    with serving(tmp_path, *FLAGS, *flags) as served:
        guests = [Guest(served.url) for _ in range(6)]
        wish = {"game": "dolores", "seats": [{"kind": "person"}, {"kind": "open"}]}
        answers = [guest.http.post("/api/tables", json=wish) for guest in guests for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 7
        assert problem(answers[-1]) == (429, "server-many-tables")
        assert 600 < int(answers[-1].headers["Retry-After"]) <= 721
        refused = guests[0].http.post("/api/session", headers={"Cookie": ""})
        assert problem(refused) == (429, "server-many-guests")
        assert 500 < int(refused.headers["Retry-After"]) <= 601
        assert guests[0].http.post("/api/session").status_code == 200, "who is known comes in again"
        with closing(Guest(served.url, source="127.0.0.2")) as elsewhere:
            assert elsewhere.http.post("/api/tables", json=wish).status_code == 201
            figures = elsewhere.http.get("/metrics").text
        for guest in guests:
            guest.close()
    assert 'freebooter_limited_total{limit="tables"} 7.0' in figures
    assert 'freebooter_limited_total{limit="guests"} 1.0' in figures


def test_a_player_has_no_more_commands_over_many_sockets_and_an_address_no_more_by_many_players(tmp_path: Path) -> None:
    rates = ("--commands-per-second", "0.1", "--address-commands-per-second", "0.1")
    with serving(tmp_path, *rates, "--command-burst", "6", "--address-command-burst", "8") as served:
        guests = [Guest(served.url) for _ in range(2)]
        tables = [guest.open("person", "open")["table"] for guest in guests]
        wires = [guests[0].wire(tables[0]) for _ in range(4)]
        for wire in wires:
            wire.hello()
        answers = [wire.command(type="pace", id=f"{n}", pace="quick") for n, wire in enumerate(wires * 2)]
        assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 2
        assert answers[-1]["reason"] == "server-hasty"
        wires[0].send({"type": "ping"})
        wires[0].until(lambda message: message["type"] == "pong")  # Nobody is sent away for it.
        asked = [guests[1].ask(tables[1], type="pace", id=f"{n}", pace="quick") for n in range(4)]
        assert [answer.status_code for answer in asked] == [200] * 2 + [429] * 2
        assert problem(asked[-1])[1] == "server-hasty"
        with closing(Guest(served.url, source="127.0.0.2")) as elsewhere:
            table = elsewhere.open("person", "open")["table"]
            assert elsewhere.ask(table, type="pace", id="1", pace="quick").status_code == 200
            figures = elsewhere.http.get("/metrics").text
        for wire in wires:
            wire.close()
        for guest in guests:
            guest.close()
    assert 'freebooter_limited_total{limit="commands"} 4.0' in figures


def test_an_address_says_only_so_much_whoever_speaks(tmp_path: Path) -> None:
    with serving(tmp_path, "--talk-per-minute", "3", "--address-talk-per-minute", "5") as served:
        guests = [Guest(served.url) for _ in range(3)]
        tables = [guest.open("person", "open")["table"] for guest in guests]
        with guests[0].at(tables[0]) as wire:
            said = [wire.command(type="say", id=f"{number}", text="Ahoy!") for number in range(4)]
            assert [answer["type"] for answer in said] == ["done"] * 3 + ["refused"]
            assert said[-1]["reason"] == "server-much-talk"
            assert wire.command(type="say", id="0", text="Ahoy!") == said[0]  # Known already, and not said again.
        answers = [guests[1].ask(tables[1], type="say", id=f"{number}", text="Ahoy!") for number in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert problem(answers[-1]) == (429, "server-much-talk")
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 13
        assert guests[2].ask(tables[2], type="say", id="0", text="Ahoy!").status_code == 429
        assert guests[2].ask(tables[2], type="start", id="1").status_code == 200, "who has to be silent plays on"
        with closing(Guest(served.url, source="127.0.0.2", session=guests[2].cookie)) as elsewhere:
            assert elsewhere.ask(tables[2], type="say", id="0", text="Ahoy!").status_code == 200
        for guest in guests:
            guest.close()


FLOODS: dict[str, bytes] = {
    "messages": frame(TEXT, PING) * 200,
    "commands": frame(TEXT, b'{"type":"say","id":"x","text":"Ahoy!"}') * 200,
    "many messages": frame(TEXT, PING) * 20_000,
    "tiny messages": frame(TEXT, b"1") * 50_000,
    "pings": frame(Opcode.PING, b"x" * 100) * 20_000,
    "pongs": frame(Opcode.PONG) * 50_000,
    "empty parts": frame(TEXT, b"{", fin=False) + frame(PART, b"", fin=False) * 50_000,
}


@pytest.mark.parametrize("sent", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_over_a_socket_ends_it(place: Place, table: str, sent: bytes) -> None:
    """Nothing is read meanwhile, so that the answers would have to be kept."""
    wire = place.nobody(table)
    wire.hello()
    sender = Thread(target=wire.send_bytes, args=(sent,))
    sender.start()
    place.bystanders.go_on()
    sender.join()
    last, gone = wire.ends()
    if gone.code != 1006:  # Whoever goes on sending into a closed connection may not hear why.
        assert (gone.code, gone.reason) in ((1008, "server-hasty"), (1008, "server-frame"))
    if sent is FLOODS["messages"]:
        assert (last["type"], last["reason"]) == ("goodbye", "server-hasty")


# Too slow.


def slow_readers(guest: Guest) -> float:
    line = next(each for each in guest.http.get("/metrics").text.splitlines() if each.startswith("freebooter_slow"))
    return float(line.split()[1])


def test_who_does_not_read_is_cut_off_and_the_others_play_on(place: Place, guest: Guest) -> None:
    before = slow_readers(guest)
    table = guest.open(*["bot"] * 8, public=True)["table"]
    quick = place.nobody(table)
    quick.hello()
    slow = Wire(place.url, table, source=place.address(), room=4096)
    slow.hello()
    assert guest.ask(table, type="start", id="go").status_code == 200
    versions = [quick.until(lambda message: message["type"] == "update")["version"]]
    status = "playing"
    left = False
    while status != "over" or not left:
        message = quick.next()
        left = left or (message["type"] == "presence" and message["spectators"] == 1)
        if message["type"] == "update":
            versions.append(message["version"])
            status = message.get("table", {}).get("status", status)
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert slow_readers(guest) == before + 1
    slow.ends()  # It comes to an end, with nothing missing before.
    told = [heard.message["version"] for heard in slow.heard if heard.message["type"] == "update"]
    assert told == versions[: len(told)]
    assert len(told) < len(versions)
    quick.close()
    assert any(line["event"] == "slow reader cut off" for line in place.log.news())


class Dawdlers:
    """Connections that come to nothing, each in its own way."""

    def __init__(self, place: Place) -> None:
        with closing(place.guest()) as host:
            table = host.open("person", "open", public=True)["table"]
            cookie = f"Cookie: freebooter={host.cookie}"
        begun = request("POST", "/api/tables", cookie, "Content-Type: application/json", "Content-Length: 100")
        self.silent = connect(place.url, place.address())
        self.blank = self._send(place, b"\r\n")
        self.half = self._send(place, request()[:-2])
        self.dripping = self._send(place, request()[:-2])
        self.unfinished = self._send(place, begun + b'{"game":')
        self.unread = connect(place.url, place.address(), room=4096)
        self.unread.sendall(request(path="/api/openapi.json") * 90)
        self.wordless = place.nobody(table)
        self.stammering = place.nobody(table)
        self.stammering.send_bytes(frame(TEXT, b'{"type":"hello"}')[:12])
        self._end = Event()
        self._drips = Thread(target=self._drip)
        self._drips.start()

    def _send(self, place: Place, data: bytes) -> socket.socket:
        connection = connect(place.url, place.address())
        connection.sendall(data)
        return connection

    def _drip(self) -> None:
        with suppress(OSError):
            while not self._end.wait(0.2):
                self.dripping.sendall(b"a")

    def close(self) -> None:
        self._end.set()
        self._drips.join()
        for connection in (self.silent, self.blank, self.half, self.dripping, self.unfinished, self.unread):
            connection.close()
        for wire in (self.wordless, self.stammering):
            wire.close()


def test_nobody_is_waited_for_for_ever(place: Place, dawdlers: Dawdlers) -> None:
    for wire in (dawdlers.wordless, dawdlers.stammering):
        goodbye, gone = wire.ends()
        assert (goodbye["reason"], gone.code) == ("server-hello", 1008)
    for connection in (dawdlers.silent, dawdlers.blank, dawdlers.half, dawdlers.dripping):
        assert read_out(connection).split()[1] == b"408"
    answer = read_out(dawdlers.unfinished)
    assert answer.split()[1] == b"400"
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "server-no-json"
    assert read_out(dawdlers.unread).count(b"HTTP/1.1 200") < 90
