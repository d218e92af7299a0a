"""Somebody at a table who comes back whatever happens, remembers everything they were told, and forgets no answer."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from freebooter.server.play.live_table import MOST_MISSED

PAUSE = 0.05
"""Seconds after a connection that came to nothing."""

TALKATIVE = 0.15
"""How often somebody says something before they move. Nothing but its id keeps a remark from counting twice."""

FICKLE = 0.1
"""How often somebody chooses again where they still may."""

COMPARED = ("version", "table", "view", "moves", "may_promise", "talk", "promises")
EMPTY: dict[str, Any] = {"view": None, "moves": [], "may_promise": False, "talk": [], "promises": []}
"""What a message leaves out."""


@dataclass(frozen=True)
class Person:
    player: str
    cookie: str


@dataclass(frozen=True)
class Acknowledged:
    """A command that counted, as its sender was told."""

    command: dict[str, Any]
    version: int


@dataclass
class Sitter:
    """One person at one table. `addresses` is where to look for it; more of them come with every snapshot."""

    table: str
    person: Person
    addresses: list[str]
    chance: random.Random
    patience: float = 5.0
    """Seconds after which a server that does not answer is given up."""
    is_host: bool = False
    wants_to_stop: bool = False
    """Whether they vote to abandon the match instead of moving."""
    is_waiting: bool = False
    """Whether they do nothing but watch."""

    seat: int | None = None
    stands: dict[str, Any] = field(default_factory=dict)
    """The table as they see it: the first snapshot and what every update changed."""
    updates: dict[int, bytes] = field(default_factory=dict)
    """Every update by its version, as it came."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    unanswered: dict[str, dict[str, Any]] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    """Why commands were refused."""
    problems: list[str] = field(default_factory=list)
    goodbyes: list[dict[str, Any]] = field(default_factory=list)
    sent_on: list[str] = field(default_factory=list)
    """Where nodes said that the table is."""
    connections: int = 0
    server: str = ""
    """The address at which they are."""
    numbers: int = 0

    @property
    def version(self) -> int:
        return int(self.stands.get("version", 0))

    @property
    def status(self) -> str:
        return str(self.stands["table"]["status"]) if self.stands else ""

    @property
    def is_done(self) -> bool:
        return self.status in ("over", "closed") and not self.unanswered

    def order(self, kind: str, **more: Any) -> str:
        """Something to be sent, and to be sent again until there is an answer."""
        self.numbers += 1
        command = {"type": kind, "id": f"{kind}-{self.numbers}", **more}
        self.unanswered[command["id"]] = command
        return str(command["id"])

    async def play(self) -> None:
        """Until the match is over."""
        addresses, ticket = list(self.addresses), ""
        while not self.is_done:
            address = addresses[0] if addresses else self.addresses[0]
            try:
                elsewhere = await self._visit(address, ticket)
            except (OSError, WebSocketException, TimeoutError):
                elsewhere = None
            finally:
                self.server = ""
            if elsewhere is not None and not ticket:
                addresses, ticket = [elsewhere["address"]], elsewhere["ticket"]
                continue
            ticket, addresses = "", addresses[1:] if addresses and addresses[0] in self.addresses else []
            addresses = addresses or list(self.addresses)
            await asyncio.sleep(PAUSE * (0.5 + self.chance.random()))

    async def _visit(self, address: str, ticket: str) -> dict[str, Any] | None:
        """One connection to its end, with a ticket or the cookie. Returns where the table is, if not here."""
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {} if ticket else {"Cookie": self.person.cookie}
        opening = connect(
            where,
            additional_headers=headers,
            open_timeout=self.patience,
            close_timeout=0.2,
            ping_interval=None,
            compression=None,
            max_queue=None,
            max_size=None,
            proxy=None,
        )
        async with opening as socket:
            hello = {"type": "hello", "ticket": ticket, "after": self.version or None}
            await socket.send(json.dumps(hello))
            return await self._listen(socket, address)

    async def _listen(self, socket: ClientConnection, address: str) -> dict[str, Any] | None:
        waiting = True
        while not self.is_done:
            try:
                async with asyncio.timeout(self.patience):
                    frame = await socket.recv(decode=False)
            except TimeoutError:
                if waiting or self.unanswered:
                    raise
                waiting = True  # It may be frozen, or it may be nobody's turn.
                await socket.send('{"type": "ping"}')
                continue
            waiting = False
            message = json.loads(frame)
            match message["type"]:
                case "elsewhere":
                    self.sent_on.append(message["address"])
                    return dict(message)
                case "goodbye":
                    self.goodbyes.append(message)
                case "table" if not self.server:
                    self._arrived(message, address)
                    for command in list(self.unanswered.values()):
                        await socket.send(json.dumps(command))
                case "table":
                    self._compare(message)
                case "update":
                    self._heard(message, frame)
                case "done" | "refused":
                    self._answered(message)
            if self.server and not self.unanswered and (wish := self._wish()):
                await socket.send(json.dumps(self.unanswered[wish]))
        return None

    # What they are told.

    def _arrived(self, snapshot: dict[str, Any], address: str) -> None:
        self.connections += 1
        self.server = address
        if self.stands and snapshot["version"] - self.version <= MOST_MISSED:
            self._compare(snapshot)
        self.stands = {**EMPTY, **snapshot}
        self.seat = snapshot["seat"]
        self.addresses = [address, *(other for other in self.addresses if other != address)]
        self.addresses += [other for other in snapshot.get("nodes", []) if other not in self.addresses]

    def _compare(self, snapshot: dict[str, Any]) -> None:
        """What somebody sees who has just come is what they would see if they had never left."""
        shown = {**EMPTY, **snapshot}
        self.seat = snapshot["seat"]
        for part in COMPARED:
            if shown[part] != self.stands[part]:
                self._complain(f"{part} is {shown[part]} and not {self.stands[part]}")

    def _heard(self, update: dict[str, Any], frame: bytes) -> None:
        version = update["version"]
        if self.stands and version != self.version + 1:
            self._complain(f"after version {self.version} came {version}")
        if self.updates.setdefault(version, frame) != frame:
            self._complain(f"version {version} was told in two ways")
        stands = self.stands
        stands["version"] = version
        if "table" in update:
            stands["table"] = update["table"]
        if "view" in update:
            stands |= {"view": update["view"]}
            stands |= {"moves": update.get("moves", []), "may_promise": update.get("may_promise", False)}
        if "remark" in update:
            stands["talk"] = [*stands["talk"], update["remark"]]
        if "promises" in update:
            stands["promises"] = update["promises"]

    def _answered(self, answer: dict[str, Any]) -> None:
        command = self.unanswered.pop(answer.get("id", ""), None)
        if command is None:
            self._complain(f"{answer} answers nothing")
        elif answer["type"] == "done":
            self.acknowledged.append(Acknowledged(command, answer["version"]))
        else:
            self.refused.append(command)
            self.reasons[answer["reason"]] += 1

    def _complain(self, problem: str) -> None:
        self.problems.append(f"table {self.table}, seat {self.seat}: {problem[:600]}")

    # What they do.

    def _wish(self) -> str | None:
        """The id of what they want to do now, if anything."""
        table = self.stands["table"]
        if self.is_waiting:
            return None
        if table["status"] == "gathering":
            if self.seat is None:
                return self.order("sit", nonce=f"{self.chance.getrandbits(64):x}")
            is_full = all(seat["kind"] != "open" for seat in table["seats"])
            return self.order("start") if self.is_host and is_full else None
        if table["status"] != "playing" or self.seat is None:
            return None
        if self.wants_to_stop:
            is_for_it = any(self.seat in vote["yes"] for vote in table.get("votes", []))
            return None if is_for_it else self.order("vote", motion="abandon")
        if not self.stands["moves"] or not self._is_up():
            return None
        if self.chance.random() < TALKATIVE:
            return self.order("say", text=f"remark {self.numbers}")
        moves = [move for move in self.stands["moves"] if self._is_asked() or move != self._chosen()]
        return self.order("move", move=self.chance.choice(moves)) if moves else None

    def _is_asked(self) -> bool:
        return self.seat in self.stands["view"]["deciders"]

    def _chosen(self) -> str:
        """Their last move; to choose the same again would change nothing, and stand nowhere."""
        made = (each.command for each in reversed(self.acknowledged) if each.command["type"] == "move")
        return str(next(made, {"move": ""})["move"])

    def _is_up(self) -> bool:
        """Whether the others wait for them; where a choice is still secret, they seldom think better of it."""
        return self._is_asked() or self.chance.random() < FICKLE
