"""Those who must not notice: four people at a table, and somebody who plays against a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from freebooter.engine.registry import names

from ..check import Difference, check_all
from ..counts import Counts, quantile
from ..http import PATIENCE, Endpoint, Requests
from ..party import Party
from ..plan import Plan
from .means import Guest, Means, own_address
from .peer import Heard, Peer, connect
from .tally import Tally

PEOPLE = 4
REFLECTION = 0.3
"""Seconds after which a person answers a bot."""

LOOK = 0.01


@dataclass(frozen=True)
class Stage:
    """How long people waited while something went on: seconds from a move until all had seen it, or a bot's answer."""

    moves: Sequence[float]
    answers: Sequence[float]

    def moves_ms(self, share: float) -> float:
        return 1000 * quantile(self.moves, share)

    def answers_ms(self, share: float) -> float:
        return 1000 * quantile(self.answers, share)


class Player(Peer):
    """A person at a table with a bot; `answers` are the seconds that the bot took for each of its moves."""

    def __init__(self, tally: Tally, request: bytes, hello: bytes) -> None:
        super().__init__(tally, request, hello)
        self.answers: list[float] = []
        self.is_finished = False
        self.since = perf_counter()

    @property
    def waiting(self) -> float:
        """Seconds for which the bot has been thinking."""
        return 0.0 if self.moves or self.is_finished else perf_counter() - self.since

    def told(self, heard: Heard) -> None:
        if heard.what == "moved":
            now = perf_counter()
            if heard.bot:
                self.answers.append(now - self.since)
            self.since = now
        if heard.table is not None and not isinstance(heard.table, str) and heard.table.status == "over":
            self.is_finished = True


@dataclass
class Honest:
    """Everybody comes from an address of their own, as people do."""

    endpoint: Endpoint
    url: str
    pace: float
    counts: Counts = field(default_factory=Counts)
    answers: list[float] = field(default_factory=list)
    """Of the matches against a bot that are over."""

    async def open(self) -> None:
        """Sit down and deal; raises a refusal where the server does not let people in."""
        chance = Random()
        requests = Requests(own_address(self.endpoint, chance))
        plan = Plan(self.url, 1, self.pace, game=names()[0], sockets=PEOPLE)
        self._party = Party(plan, requests, self.counts, chance)
        await self._party.open()
        self._tally = Tally()
        self._means = Means(self.endpoint, float("inf"), 1, self._tally)
        self._guest: Guest | None = await self._means.guest()
        self._player: Player | None = None
        self._tasks = [asyncio.create_task(self._keep_pace()), asyncio.create_task(self._play_a_bot())]
        self._moves_before = self._answers_before = 0

    async def _keep_pace(self) -> None:
        while not self._party.broken:
            self._party.move()
            await asyncio.sleep(self.pace)

    async def _play_a_bot(self) -> None:
        while self._guest is not None:
            player = self._player = await self._against_a_bot(self._guest)
            while player.is_open and not player.is_finished:
                if player.moves:
                    await asyncio.sleep(REFLECTION)
                    move, player.moves = self._means.chance.choice(player.moves), []
                    player.since = perf_counter()
                    await player.ask(type="move", move=move)
                await asyncio.sleep(LOOK)
            if not player.is_finished:
                self.counts.errors["cut off from a bot"] += 1
            self.answers += player.answers
            player.answers.clear()
            player.close()
            await asyncio.sleep(REFLECTION)

    async def _against_a_bot(self, guest: Guest) -> Player:
        """A match against the strongest bot; a table that is none where it was refused."""
        table = ""
        for game in (await self._means.games())[:1]:
            seats = ({"kind": "person"}, {"kind": "bot", "bot": game.bots[-1]})
            table = await guest.open(game.name, *seats, start=True, pace="instant")
        return await connect(Player, self._tally, guest.endpoint, table, guest.cookie, {"words": True})

    async def warm_up(self) -> None:
        """Until a bot has answered once: the first answer wakes the server's minds."""
        until = perf_counter() + PATIENCE
        while perf_counter() < until and not (self._player is not None and self._player.answers):
            await asyncio.sleep(LOOK)

    # What was measured.

    def stage(self) -> Stage:
        """What they noticed since the last stage; whoever still waits has waited at least so long."""
        player = self._player
        all_answers = [*self.answers, *(player.answers if player is not None else [])]
        moves = list(self.counts.latencies[self._moves_before :])
        answers = all_answers[self._answers_before :]
        self._moves_before, self._answers_before = len(self.counts.latencies), len(all_answers)
        return Stage(
            _with_present(moves, self._party.waiting),
            _with_present(answers, player.waiting if player is not None else 0.0),
        )

    async def settle(self) -> list[Difference]:
        """Go home; what was not as it should have been is told."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._player is not None:
            self._player.close()
        await self._party.settle()
        for evidence in self._party.over():
            await self._party.fetch(evidence)
        self._party.close()
        return [difference for checked in check_all(self._party.matches) for difference in checked.differences]


def _with_present(waits: list[float], present: float) -> list[float]:
    return [*waits, present] if present > max(waits, default=0.0) else waits
