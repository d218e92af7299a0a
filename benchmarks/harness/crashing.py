"""A crew that plays at many tables while servers crash, and the check that nothing it was told was ever untrue."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from freebooter.engine.record import read_record
from freebooter.engine.refusal import Refusal
from freebooter.engine.registry import load, names
from freebooter.server.play.rows import rate
from freebooter.store import open_store
from freebooter.store.rows import Logged
from freebooter.table.entries import AnyEntry, Moved, Said, read_entry
from freebooter.table.projection import encode
from freebooter.table.retelling import retell
from freebooter.table.table import Table

from .command import SLOW
from .reconnecting import PAUSE, Person, Sitter

GAMES = names()
PEOPLE = (2, 3, 4)
CASUAL = {"kind": "casual"}
LIVE = {"kind": "live", "bank": 600, "increment": 5}
LIVE_EVERY = 4
"""Every so many-th table has a live clock."""


class Crew:
    """Tables of people, of both games and with two kinds of clocks; after a match the same people play another one."""

    def __init__(
        self, address: str, tables: int, seed: int = 1, patience: float = 5.0, live_every: int = LIVE_EVERY
    ) -> None:
        self.addresses = [address]
        self.patience = patience
        self.sitters: dict[str, list[Sitter]] = {}
        """Everybody who plays or has played, by their table."""
        self.is_ending = False
        self.compared = 0
        """How many updates were compared with the log."""
        self._chance = random.Random(seed)
        self._live_every = live_every
        self._checked: dict[tuple[str, str], int] = {}
        """The version up to which somebody's updates have been found right."""
        self._settled: set[str] = set()
        """Tables that are over and of which there is nothing more to be found out."""
        self._tables = tables
        self._parties: list[asyncio.Task[None]] = []
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # Everybody is somebody else.
        self._http = httpx.AsyncClient(cookies=forgetful, timeout=patience, trust_env=False, follow_redirects=True)

    @asynccontextmanager
    async def aboard(self) -> AsyncIterator[Crew]:
        """The crew plays as long as this lasts."""
        self._parties = [asyncio.create_task(self._play(number)) for number in range(self._tables)]
        try:
            yield self
        finally:
            for party in self._parties:
                party.cancel()
            await asyncio.gather(*self._parties, return_exceptions=True)
            await self._http.aclose()

    def moved_to(self, *addresses: str) -> None:
        """The servers are found at other ports now, which behind a proxy nobody would notice."""
        self.addresses = list(addresses)
        for sitter in self._all():
            sitter.addresses = list(addresses)

    # Playing.

    async def _play(self, number: int) -> None:
        people = [await self._guest() for _ in range(PEOPLE[number % len(PEOPLE)])]
        turn = number
        while not self.is_ending:
            table = await self._open(
                GAMES[turn % len(GAMES)], people, clock=CASUAL if number % self._live_every else LIVE
            )
            self.sitters[table] = sitters = [
                Sitter(
                    table,
                    person,
                    list(self.addresses),
                    random.Random(self._chance.random()),
                    self.patience,
                    is_host=person is people[0],
                )
                for person in people
            ]
            await asyncio.gather(*(sitter.play() for sitter in sitters))
            turn += 1

    async def _guest(self) -> Person:
        answer = await self._ask("POST", "/api/session")
        return Person(answer.json()["player"], answer.headers["set-cookie"].partition(";")[0])

    async def _open(self, game: str, people: Sequence[Person], **more: Any) -> str:
        seats = [{"kind": "person"}, *({"kind": "open"} for _ in people[1:])]
        wish = {"game": game, "seats": seats, "public": True, "rated": True, **more}
        return str((await self._ask("POST", "/api/tables", people[0].cookie, wish)).json()["table"])

    async def _ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> httpx.Response:
        """Asked again and again, at one address after the other, until somebody answers."""
        for attempt in range(10_000):
            address = self.addresses[attempt % len(self.addresses)]
            headers = {"Cookie": cookie} if cookie else {}
            try:
                answer = await self._http.request(method, f"{address}{path}", headers=headers, json=body)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(PAUSE)
        raise TimeoutError(path)

    # What becomes of it.

    def _all(self) -> Iterator[Sitter]:
        return (sitter for sitters in self.sitters.values() for sitter in sitters)

    @property
    def acknowledged(self) -> int:
        return sum(len(sitter.acknowledged) for sitter in self._all())

    def unfinished(self) -> list[str]:
        return [table for table, sitters in self.sitters.items() if not all(sitter.is_done for sitter in sitters)]

    def playing(self) -> list[str]:
        """Tables at which everybody knows that the match has begun, and not that it is over."""
        return [table for table, sitters in self.sitters.items() if all(each.status == "playing" for each in sitters)]

    def parties(self) -> int:
        """How many of the parties have not gone home yet."""
        return sum(not party.done() for party in self._parties)

    def connected(self) -> list[Sitter]:
        """Those who sit at a table that is not over, and are connected."""
        return [sitter for table in self.unfinished() for sitter in self.sitters[table] if sitter.server]

    def servers(self) -> set[str]:
        """Where they are connected."""
        return {sitter.server for sitter in self.connected()}

    async def until_acknowledged(self, more: int) -> None:
        """Until so many more commands are acknowledged."""
        enough = self.acknowledged + more
        await self.until(lambda: self.acknowledged >= enough)

    async def until(self, condition: Callable[[], bool], seconds: float = SLOW) -> None:
        """Fails where it takes too long, or a party breaks up."""
        until = time.monotonic() + seconds
        while not condition():
            for party in self._parties:
                if party.done() and (not self.is_ending or party.exception()):
                    await party
                    raise AssertionError("a party went home")
            if time.monotonic() > until:
                raise TimeoutError(f"unfinished: {self.unfinished()}")
            await asyncio.sleep(0.01)

    async def until_everybody_goes_on(self) -> None:
        """Until there was another move at every table that is not over, and everybody is back."""
        before = {table: self._moves(table) for table in self.unfinished()}
        await self.until(
            lambda: all(
                all(sitter.is_done for sitter in self.sitters[table])
                or (self._moves(table) > moves and all(sitter.server for sitter in self.sitters[table]))
                for table, moves in before.items()
            )
        )

    def _moves(self, table: str) -> int:
        """The moves that were acknowledged at a table."""
        return sum(each.command["type"] == "move" for sitter in self.sitters[table] for each in sitter.acknowledged)

    async def finish(self, seconds: float) -> None:
        """Play the matches to their ends; those that take longer are abandoned by vote."""
        self.is_ending = True
        for sitter in self._all():
            asyncio.get_running_loop().call_later(seconds, setattr, sitter, "wants_to_stop", True)
        await self.until(lambda: not self.unfinished() and not self.parties())

    # Was all of it true?

    async def check(self, database: str) -> list[str]:
        """What anybody was told, against the log. Where a file has one owner, its server must be down."""
        problems = [problem for sitter in self._all() for problem in sitter.problems]
        tables = [table for table in self.sitters if table not in self._settled]
        told = {table: [_Told(sitter) for sitter in self.sitters[table]] for table in tables}
        store = await open_store(database, rate)
        try:
            for name in tables:
                before = await store.result(name)  # The match may end while we look.
                log = await store.read_log(name)
                after = await store.result(name)
                problems += self._check_table(name, log, (before is not None, after is not None), told[name])
        finally:
            await store.close()
        return problems

    def _check_table(
        self, name: str, log: Sequence[Logged], has_result: tuple[bool, bool], told: Sequence[_Told]
    ) -> Iterator[str]:
        pairs = [(entry.data, entry.chain) for entry in log]
        try:
            table = Table.open(name, pairs)
        except Refusal as refusal:
            yield str(refusal)
            return
        entries = [read_entry(data) for data, _ in pairs]
        for problem in _commands(entries, told):
            yield f"table {name}: {problem}"
        is_over = table.status == "over"
        was_played = is_over and table.match is not None and bool(table.match.moves)
        if (was_played and not has_result[1]) or (has_result[0] and not was_played):
            yield f"table {name} is {table.status}, and {'a' if has_result[0] else 'no'} result is kept"
        for each in told:
            yield from self._check_updates(name, pairs, each)
        if is_over and not any(each.sitter.unanswered for each in told):
            self._settled.add(name)

    def _check_updates(self, name: str, pairs: Sequence[tuple[bytes, bytes]], told: _Told) -> Iterator[str]:
        """Everything that somebody saw is what the log tells their seat."""
        sitter, key = told.sitter, (name, told.sitter.person.player)
        if told.last > len(pairs):
            yield f"table {name}: version {told.last} was seen, and {len(pairs)} is the last one in the log"
        if sitter.seat is None:
            return
        after = self._checked.get(key, 0)
        for update in retell(name, pairs, sitter.seat, after):
            seen = sitter.updates.pop(update.version, None) if update.version <= told.last else None
            self.compared += seen is not None
            if seen is not None and seen != encode(update):
                yield f"table {name}, seat {sitter.seat}: was told {seen!r}, and the log tells {encode(update)!r}"
        self._checked[key] = told.last

    async def check_records(self) -> list[str]:
        """Whether the record of every finished match verifies."""
        problems = []
        for table, sitters in self.sitters.items():
            answer = await self._ask("GET", f"/api/tables/{table}/record")
            deal = sitters[0].stands["table"]["deal"]
            try:
                match = read_record(answer.text, load, deal["commitment"])
            except Refusal as refusal:
                problems.append(f"the record of table {table}: {refusal}")
                continue
            if match.fairness is None or match.fairness.chain != deal["log"]:
                problems.append(f"the record of table {table} is of another log")
        return problems


class _Told:
    """What somebody has been told by now; the log is read later, and may know more."""

    def __init__(self, sitter: Sitter) -> None:
        self.sitter = sitter
        self.acknowledged = list(sitter.acknowledged)
        self.refused = list(sitter.refused)
        self.last = max([sitter.version, *sitter.updates])


def _commands(entries: Sequence[AnyEntry], told: Sequence[_Told]) -> Iterator[str]:
    """Every acknowledged command is in the log at its version, none is twice, and none that was refused."""
    places: dict[tuple[str, str], int] = {}
    for version, entry in enumerate(entries, 1):
        if entry.command and places.setdefault((entry.by, entry.command), version) != version:
            yield f"command {entry.command} of {entry.by} counted twice"
    for each in told:
        player = each.sitter.person.player
        for done in each.acknowledged:
            place = places.get((player, done.command["id"]))
            if place != done.version:
                yield f"{done} of {player} is {'lost' if place is None else f'at {place}'}"
            elif not _is_the_same(entries[place - 1], done.command):
                yield f"{done} of {player} is logged as another one"
        for command in each.refused:
            if (player, command["id"]) in places:
                yield f"{command} of {player} was refused and counted"


def _is_the_same(entry: AnyEntry, command: dict[str, Any]) -> bool:
    match entry:
        case Moved():
            return ("move", entry.move) == (command["type"], command.get("move"))
        case Said():
            return ("say", entry.text) == (command["type"], command.get("text"))
    return command["type"] not in ("move", "say")
