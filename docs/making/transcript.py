"""A conversation over the socket of a table, made by the table itself; only the connection is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from freebooter.engine.refusal import Refusal
from freebooter.server.messages.socket import Done, FromClient, Hello, Refused
from freebooter.table import commands
from freebooter.table.entries import AnyEntry, Created, Holder, write_entry
from freebooter.table.messages import Presence, Snapshot, Update
from freebooter.table.projection import Projection
from freebooter.table.proposals import propose
from freebooter.table.table import Table, next_link

ANN, BOB = 0, 1
IDS = {"1b8f0c2e93d04a57": "Ann", "c07d52f1a8e94b36": "Bob"}
PLAYERS = list(IDS)
START = 1_790_000_000_000
BOBS_NONCE = "20"
LONGEST = 116
SHORTENED = {"view", "deal", "options", "clock", "seats", "table"}
"""What stands in the transcript as `{…}` when it has been seen once, or would fill the page."""


class Conversation:
    """What Ann's client sends (`→`) and is sent (`←`); what Bob does comes in between."""

    def __init__(self) -> None:
        secret = "0123456789abcdef" * 4
        seats = (Holder("person", "Ann", PLAYERS[ANN]), Holder("open"))
        options = {"edition": "english", "decks": "1"}
        self.table = Table("k7m2x9qd4w")
        self.lines: list[str] = []
        self.seen: set[str] = set()
        self.fold(
            Created(
                at=START,
                by=PLAYERS[ANN],
                game="dead-mans-draw",
                options=options,
                seats=seats,
                host=PLAYERS[ANN],
                secret=secret,
                key="Vn3kQ0mTz8yXc1Lr6WbJdA",
                stand_in="contender",
            )
        )
        self.projection = Projection(self.table)

    def fold(self, entry: AnyEntry) -> None:
        self.table.fold(entry, next_link(self.table.link, write_entry(entry)))

    def note(self, text: str) -> None:
        self.lines.append(f"\n# {text}")

    def send(self, message: Any) -> None:
        """What Ann sends; it has to be what the server would read."""
        sent = msgspec.json.encode(message)
        assert msgspec.json.decode(sent, type=FromClient) == message
        plain = {name: value for name, value in msgspec.to_builtins(message).items() if value not in ("", None)}
        if plain.get("language") == "en":
            del plain["language"]
        self.write("→", {"type": plain.pop("type"), **plain})

    def hear(self, message: Any) -> None:
        self.write("←", msgspec.json.decode(msgspec.json.encode(message)))

    def write(self, arrow: str, message: dict[str, Any]) -> None:
        text = json.dumps(self.short(message), ensure_ascii=False).replace("{}", "{…}").replace("[]", "[…]")
        self.lines.append("\n".join(_wrapped(f"{arrow} {text}")))

    def short(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message without what was shown before."""
        shown = {}
        for name, value in message.items():
            if isinstance(value, dict | list) and name in SHORTENED:
                if name in self.seen or name == "view":
                    value = {} if isinstance(value, dict) else []
                self.seen.add(name)
            shown[name] = self.short(value) if isinstance(value, dict) else value
        return shown

    def accept(self, command: Any, by: int) -> Update:
        """Somebody asks for something; what Ann is told of it."""
        entry, _ = propose(self.table, command, PLAYERS[by], IDS[PLAYERS[by]], self.now())
        self.fold(entry)
        return self.projection.told(entry).update(ANN)

    def now(self) -> int:
        return START + 4_000 * self.table.version

    def happen(self, command: Any, by: int) -> None:
        self.hear(self.accept(command, by))

    def ask(self, command: Any) -> None:
        """Ann asks for something."""
        self.send(command)
        try:
            self.happen(command, ANN)
            self.hear(Done(command.id, self.table.version))
        except Refusal as refusal:
            self.hear(Refused(refusal.reason, refusal.in_language("en"), command.id))

    def snapshot(self, *connected: int) -> Snapshot:
        snapshot = self.projection.snapshot(ANN, self.now())
        snapshot.connected = list(connected)
        return snapshot

    def greet(self) -> None:
        self.send(Hello())
        self.hear(self.snapshot(ANN))


def _wrapped(line: str) -> Iterator[str]:
    """A line in pieces that fit on a page, cut at spaces."""
    while len(line) > LONGEST:
        cut = line.rindex(" ", 4, LONGEST)
        yield line[:cut]
        line = f"  {line[cut:]}"
    yield line


def transcript() -> str:
    talk = Conversation()
    talk.note("Ann has set up a table and connects.")
    talk.greet()
    talk.note("She adds her nonce to the deal. The update goes to everyone, the answer only to her.")
    talk.ask(commands.Sit(id="a1", nonce="5eed"))
    talk.note("Bob connects with the key and sits down.")
    talk.hear(Presence([ANN], 1))
    talk.happen(commands.Sit(id="b1", nonce=BOBS_NONCE), BOB)
    talk.hear(Presence([ANN, BOB], 0))
    talk.note("Ann starts the match and plays first.")
    talk.ask(commands.Start(id="a2"))
    assert talk.table.deciding() == [ANN], "another nonce of Bob's lets Ann begin"
    talk.ask(commands.Move(id="a3", move="draw"))
    talk.note("The same id again is the same command; it's answered, but done only once.")
    talk.send(commands.Move(id="a3", move="draw"))
    talk.hear(Done("a3", talk.table.version))
    talk.note("Illegal moves are refused and change nothing.")
    talk.ask(commands.Move(id="a4", move="sing"))
    talk.ask(commands.Move(id="a5", move="collect"))
    talk.note("Ann's connection breaks, and Bob says something. Her client reconnects and says which version it has.")
    known = talk.table.version
    missed = talk.accept(commands.Say(id="b2", text="Where are you?"), BOB)
    talk.send(Hello(after=known))
    talk.hear(missed)
    talk.hear(talk.snapshot(ANN, BOB))
    return "```text\n" + "\n".join(talk.lines).lstrip("\n") + "\n```"


TABLES = {"transcript": transcript}
