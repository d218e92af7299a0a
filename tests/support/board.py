"""A match over real sockets: two people, an outside bot and a spectator, each of whom keeps all that they are sent."""

from __future__ import annotations

import random
from collections.abc import Mapping

from benchmarks.harness.clients import Guest, Heard, Message, Wire

NONCES = ("a1b2c3d4e5f60718", "0f1e2d3c4b5a6978")
"""What the two people add to the deal."""

SEATS = 3
MOST_MOVES = 2_000


class Board:
    """`wires` are those of the seats, then the spectator's; `moves` is what each seat may do now."""

    def __init__(self, url: str, game: str, options: Mapping[str, str], public: bool) -> None:
        self.host, self.friend = Guest(url), Guest(url)
        opened = self.host.open("person", "open", "outside", game=game, options=dict(options), public=public)
        self.table: str = opened["table"]
        self.key: str = opened["key"]
        self.host.ask(self.table, type="sit", id="sit", nonce=NONCES[0])
        self.friend.ask(self.table, self.key, type="sit", id="sit", nonce=NONCES[1])
        self.token: str = self.host.http.get(f"/api/tables/{self.table}/tokens").json()["tokens"]["2"]
        self.wires = [self.host.wire(self.table), self.friend.wire(self.table)]
        self.wires += [Wire(url, self.table), Wire(url, self.table)]
        hellos: list[Message] = [{}, {}, {"token": self.token}, {} if public else {"key": self.key}]
        for wire, hello in zip(self.wires, hellos, strict=True):
            wire.hello(**hello)
        self.version: int = self.wires[0].command(type="start", id="go")["version"]
        started = [wire.until_version(self.version) for wire in self.wires]
        self.moves = [update.get("moves", []) for update in started[:SEATS]]
        self.chosen: set[int] = set()
        """The seats whose choices are still secret; they could choose anew, but do not."""
        self.is_over = False

    @property
    def deciding(self) -> list[int]:
        return [seat for seat in range(SEATS) if self.moves[seat] and seat not in self.chosen]

    def pick(self, chance: random.Random) -> tuple[int, int]:
        """A seat that has to decide, and the number of one of its moves."""
        seat = chance.choice(self.deciding)
        return seat, chance.randrange(len(self.moves[seat]))

    def move(self, seat: int, number: int) -> list[Message]:
        """Make a move; returns the update of each viewer."""
        move = self.moves[seat][number]
        done = self.wires[seat].command(type="move", id=f"m{self.version}", move=move)
        assert done["type"] == "done", done
        self.version += 1
        assert done["version"] == self.version
        updates = [wire.until_version(self.version) for wire in self.wires]
        assert updates[seat]["move"] == move
        self.moves = [update.get("moves", []) for update in updates[:SEATS]]
        known = [update.get("move") for update in updates if update is not updates[seat]]
        assert known in ([move] * SEATS, [None] * SEATS)
        self.chosen = self.chosen | {seat} if None in known else set()
        self.is_over = updates[0].get("table", {}).get("status") == "over"
        return updates

    def before_the_end(self, viewer: int) -> bytes:
        """All that a viewer was sent, up to the message that ended the match."""
        wire = self.wires[viewer]
        last = next(heard for heard in wire.heard if _status(heard) == "over")
        return bytes(wire.received[: last.end - len(last.raw)])

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
        for guest in (self.host, self.friend):
            guest.close()


def _status(heard: Heard) -> str | None:
    table = heard.message.get("table")
    return table["status"] if isinstance(table, dict) else None
