"""One table and everybody at it: set up, played at, set up again, given up."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from time import perf_counter

import msgspec

from freebooter.engine.observation import ONLOOKER
from freebooter.server.messages.rest import NewSeat, NewTable, Opened
from freebooter.server.messages.socket import Done
from freebooter.table.commands import Move, Rematch, Sit, Start, Vote

from .counts import Counts
from .evidence import Accepted, Evidence, Seen
from .http import PATIENCE, BadLoad, Requests, Unanswered
from .messages import Snapshot, TableState, read_moves
from .plan import Plan
from .viewer import Viewer, open_viewer, said_hello

NONCE_BITS = 128


class Party:
    """The first players of `viewers` sit, the others watch. At most one move is under way."""

    def __init__(self, plan: Plan, requests: Requests, counts: Counts, random: Random) -> None:
        self.plan = plan
        self.counts = counts
        self.matches: list[Evidence] = []
        self.broken = False
        self._requests = requests
        self._random = random
        self._cookies: list[str] = []
        self._viewers: list[Viewer] = []
        self._status = ""
        self._ready = False
        """Whether a move may be made now."""
        self._sent = 0.0
        self._awaited = 0
        """The version that every viewer is to have; 0 where none is awaited."""
        self._reached: asyncio.Future[None] | None = None
        self._again: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a move is under way, or the table is being set up again."""
        return not self.broken and (not self._ready or self._again is not None)

    @property
    def waiting(self) -> float:
        """Seconds for which the move that is under way has been; 0 where none is."""
        return perf_counter() - self._sent if self._sent and self.is_busy and self._again is None else 0.0

    # Setting up.

    async def open(self) -> None:
        """Come as so many guests, set up a table, sit down and deal; raises `BadLoad` if no table would succeed."""
        try:
            await self._open()
        except BadLoad:
            self._break()
            raise
        except (Unanswered, msgspec.MsgspecError) as problem:
            self.lost(str(problem))

    async def _open(self) -> None:
        plan = self.plan
        sessions = await asyncio.gather(*(self._guest() for _ in range(plan.sockets)))
        self._cookies = [*sessions, *[""] * plan.watchers]  # Whoever only watches needs no session.
        nonces = self._nonces()
        seats = [NewSeat("person"), *(NewSeat("open") for _ in range(1, plan.sockets))]
        new = msgspec.json.encode(NewTable(game=plan.game, seats=seats))
        answer = await self._requests.good("POST", "/api/tables", new, self._cookies[0])
        opened = msgspec.json.decode(answer.body, type=Opened)
        await self._come(opened.table, opened.key)
        await self._sit(nonces)
        await self._start(nonces)

    async def _guest(self) -> str:
        return (await self._requests.good("POST", "/api/session")).cookie

    def _nonces(self) -> list[str]:
        return [f"{self._random.getrandbits(NONCE_BITS):032x}" for _ in range(self.plan.sockets)]

    async def _come(self, table: str, key: str) -> None:
        """Connect everybody."""
        self._status = ""
        evidence = Evidence(table, self._cookies[0])
        self.matches.append(evidence)
        evidence.viewers = [Seen(n if n < self.plan.sockets else ONLOOKER) for n in range(self.plan.viewers)]
        host, snapshot = await self._look(0, key)
        self._viewers = [host]
        opening = (self._look(number, snapshot.key) for number in range(1, self.plan.viewers))
        opened = await asyncio.gather(*opening, return_exceptions=True)
        self._viewers += [each[0] for each in opened if not isinstance(each, BaseException)]
        for each in opened:
            if isinstance(each, BaseException):
                raise each

    async def _look(self, number: int, key: str) -> tuple[Viewer, Snapshot]:
        evidence, endpoint = self.matches[-1], self._requests.endpoint
        hello = said_hello(key, self.plan.language(number))
        return await open_viewer(self, evidence.viewers[number], endpoint, evidence.table, self._cookies[number], hello)

    async def _sit(self, nonces: list[str]) -> None:
        """Everybody takes a seat, or only adds a nonce where it is theirs already."""
        for seat, nonce in enumerate(nonces):
            viewer = self._viewers[seat]
            await viewer.ask(Sit(id=viewer.next_id(), seat=seat, nonce=nonce))

    async def _start(self, nonces: list[str]) -> None:
        host = self._viewers[0]
        self.matches[-1].nonces = nonces
        done = await host.ask(Start(id=host.next_id()))
        await self._everybody_has(done.version)
        self._ready = True

    async def _everybody_has(self, version: int) -> None:
        self._awaited = version
        reached = self._reached = asyncio.get_running_loop().create_future()
        self.has_news()
        try:
            async with asyncio.timeout(PATIENCE):
                await reached
        except TimeoutError as error:
            raise Unanswered("update timeout") from error

    # Playing.

    def move(self) -> None:
        """Make a random legal move, if this is a moment for one."""
        able = [n for n in range(self.plan.sockets) if self._viewers[n].moves] if self._ready else []
        if not able or self.broken:
            self.counts.skipped += 1
            return
        seat = self._random.choice(able)
        viewer = self._viewers[seat]
        move = self._random.choice(read_moves(viewer.moves))
        self._ready = False

        before = max(viewer.version for viewer in self._viewers)

        def then(answer: Done | Unanswered) -> None:
            if isinstance(answer, Done) and answer.version <= before:
                self._ready = True  # It was what that seat had chosen already, and nothing was written.
            elif isinstance(answer, Done):
                self.matches[-1].accepted.append(Accepted(answer.version, seat, move))
                self._awaited = answer.version
                self.has_news()
            elif not self.broken:
                self.counts.errors[str(answer)] += 1
                self._ready = True

        self._sent = perf_counter()
        viewer.send(Move(id=viewer.next_id(), move=move), then)

    def has_news(self) -> None:
        awaited = self._awaited
        if not awaited:
            return
        for viewer in self._viewers:
            if viewer.version < awaited:
                return
        self._awaited = 0
        if self._reached is not None:
            if not self._reached.done():
                self._reached.set_result(None)
            self._reached = None
            return
        self.counts.latencies.append(max(viewer.at for viewer in self._viewers) - self._sent)
        if self._status == "over":
            self.counts.finished += 1
            self._again = asyncio.get_running_loop().create_task(self._guarded(self._play_again()))
        else:
            self._ready = True

    def stands(self, state: TableState) -> None:
        evidence = self.matches[-1]
        if state.table != evidence.table:
            return
        self._status = state.status
        evidence.commitment = evidence.commitment or state.deal.commitment
        evidence.secret = state.deal.secret or evidence.secret

    def lost(self, why: str) -> None:
        self.counts.errors[why] += 1
        self._break()

    # After a match.

    async def _play_again(self) -> None:
        """Everybody goes over to the table of the rematch."""
        host = self._viewers[0]
        done = await host.ask(Rematch(id=host.next_id()))
        await self._everybody_has(done.version)
        self.close()
        await self._come(done.table, "")
        nonces = self._nonces()
        if self._status == "gathering":
            await self._sit(nonces)
            await self._start(nonces)
        self._again = None

    async def settle(self) -> None:
        """Give an unfinished match up, by everybody's vote, so that its secret is told."""
        if not self.broken and self._status == "playing":
            await self._guarded(self._abandon())

    async def _abandon(self) -> None:
        self._ready = False
        players = self._viewers[: self.plan.sockets]
        votes = (viewer.ask(Vote(id=viewer.next_id(), motion="abandon")) for viewer in players)
        done = await asyncio.gather(*votes)
        await self._everybody_has(max(each.version for each in done))

    def over(self) -> list[Evidence]:
        """The matches that have come to an end; a table that broke has not told the end of its last one."""
        over = self.matches[:-1] if self.broken else self.matches
        for evidence in over:
            evidence.whole = True
        return over

    async def fetch(self, evidence: Evidence) -> None:
        """Get the record of a match that is over."""
        path = f"/api/tables/{evidence.table}/record"
        try:
            evidence.record = (await self._requests.good("GET", path, cookie=evidence.cookie)).body.decode()
        except (Unanswered, UnicodeDecodeError) as problem:
            self.counts.errors[f"record: {problem}"] += 1

    def give_up(self) -> None:
        """Wait no longer for what is under way."""
        self._break()

    def close(self) -> None:
        for viewer in self._viewers:
            viewer.close()

    def _break(self) -> None:
        """Nothing more is to be had here."""
        self.broken = True
        self._ready = False
        self._again = None
        if self._reached is not None and not self._reached.done():
            self._reached.set_exception(Unanswered("closed"))
        self.close()

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        """Count what goes wrong, unless it is only that the table broke before."""
        try:
            await work
        except (Unanswered, BadLoad, msgspec.MsgspecError) as problem:
            if not self.broken:
                self.lost(str(problem))
