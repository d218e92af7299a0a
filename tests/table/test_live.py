"""Tables that are written down: what is sent twice counts once, and what comes at the same instant all counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from freebooter.engine.refusal import Refusal
from freebooter.server.operations.config import Config
from freebooter.server.operations.metrics import Metrics
from freebooter.server.play.live_table import LiveTable, Lost
from freebooter.server.play.table_registry import TableRegistry
from freebooter.server.play.unwritten import MOST
from freebooter.store.rows import Unavailable
from freebooter.table.commands import Move, Next, Rematch, Resign, Say, Sit, Start, Vote
from freebooter.table.projection import Projection, encode
from freebooter.table.table import Table
from tests.support.live_tables import HOST, LIVE, PEOPLE, created
from tests.support.stores import in_a_loop, opened


@asynccontextmanager
async def registry(folder: Path) -> AsyncIterator[TableRegistry]:
    """Live tables over a real store, without sockets."""
    async with opened(f"sqlite:///{folder / 'freebooter.db'}") as store:
        made = TableRegistry(Config(data=str(folder), node="here"), store, Metrics())
        try:
            yield made
        finally:
            await made.close()


async def duel(registry: TableRegistry, **more: Any) -> LiveTable:
    """Ann and Bob, both to decide."""
    live = await registry.create(created("dolores", 2, options={"bottles": "none"}, **more))
    await live.command(Sit(id="sit"), "bob", PEOPLE["bob"])
    await live.command(Start(id="start"), HOST, "Ann")
    return live


def snapshots(live: LiveTable) -> list[bytes]:
    return [encode(Projection(live.table).snapshot(viewer, live.table.at)) for viewer in (0, 1, 127)]


async def read_anew(registry: TableRegistry, live: LiveTable) -> LiveTable:
    """The same table after it has left the memory."""
    live.put_away()
    return await registry.table(live.table.name)


@in_a_loop
async def test_a_command_that_comes_twice_counts_once_and_gets_the_same_answer(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        say = Say(id="hello", text="Ahoy")
        first, second = await live.command(say, "bob", ""), await live.command(say, "bob", "")
        both = await asyncio.gather(*[live.command(Move(id="m", move="peace"), "ann", "") for _ in range(5)])
        assert first == second
        assert len({answer.version for answer in both}) == 1
        live = await read_anew(here, live)
        for command, player, version in (
            (Sit(id="sit"), "bob", 2),
            (Start(id="start"), HOST, 3),
            (say, "bob", first.version),
            (Move(id="m", move="peace"), "ann", both[0].version),
            (Move(id="m", move="fight"), "ann", both[0].version),
        ):
            assert (await live.command(command, player, "")).version == version
        assert live.table.version == both[0].version == 5
        assert len(live.table.talk) == len(live.table.match.moves if live.table.match else []) == 1


@in_a_loop
async def test_a_choice_that_was_made_already_does_not_come_back_after_another_one(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        choices = [Move(id="1", move="peace"), Move(id="2", move="peace"), Move(id="3", move="fight")]
        done = [await live.command(choice, "ann", "") for choice in choices]
        for _ in range(2):
            version = live.table.version
            assert [await live.command(choice, "ann", "") for choice in choices] == done
            assert live.table.version == version
            assert live.table.match is not None
            assert live.table.match.texts[-1] == "Ann: fight"
            live = await read_anew(here, live)


@in_a_loop
async def test_a_vote_that_was_given_already_does_not_come_back_after_it_was_taken_back(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        votes = [Vote(id=str(number), motion="abandon", yes=yes) for number, yes in enumerate((True, True, False))]
        done = [await live.command(vote, "ann", "") for vote in votes]
        for _ in range(2):
            assert [await live.command(vote, "ann", "") for vote in votes] == done
            assert live.table.votes == {}
            live = await read_anew(here, live)


@in_a_loop
async def test_bots_are_hurried_once_by_each_command_however_many_others_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here, pace="step")
        hurried: list[int] = []
        monkeypatch.setattr(live.bots, "hurry", lambda: hurried.append(1))
        first = await live.command(Next(id="on"), "ann", "")
        for number in range(2 * MOST):
            await live.command(Next(id=f"{number}"), "bob", "")
        before = len(hurried)
        assert await live.command(Next(id="on"), "ann", "") == first
        assert len(hurried) == before == 2 * MOST + 1
        with pytest.raises(Refusal):
            await live.command(Next(id="on"), "eve", "")
        assert live.table.version == 3


@in_a_loop
async def test_how_long_a_move_took_is_counted_from_when_it_came_in(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        await live.command(Move(id="m", move="peace"), "ann", "", time.perf_counter() - 1_000)
        (figures,) = here.metrics.move_latency.collect()
        assert next(each.value for each in figures.samples if each.name.endswith("_sum")) >= 1_000


@in_a_loop
async def test_the_same_id_of_somebody_else_is_another_command(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        answers = [await live.command(Move(id="m", move="peace"), player, "") for player in ("ann", "bob")]
        assert [answer.version for answer in answers] == [4, 5]


@in_a_loop
async def test_gestures_at_the_same_instant_both_count(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        for round_ in range(6):
            live = await duel(here, seed=round_)
            players = ("ann", "bob") if round_ % 2 else ("bob", "ann")
            answers = await asyncio.gather(*[live.command(Move(id="m", move="peace"), each, "") for each in players])
            assert sorted(answer.version for answer in answers) == [4, 5]
            assert live.table.match is not None
            assert {move.seat for move in live.table.match.moves} == {0, 1}


@in_a_loop
async def test_a_table_read_anew_shows_everybody_the_same(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        await live.command(Vote(id="v", motion="pause"), "ann", "")
        await live.command(Move(id="m", move="fight"), "bob", "")
        before = snapshots(live)
        assert snapshots(await read_anew(here, live)) == before


@in_a_loop
async def test_what_is_refused_is_not_written_and_may_be_asked_again(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        with pytest.raises(Refusal):
            await live.command(Move(id="m", move="dance"), "ann", "")
        assert len(await here.store.read_log(live.table.name)) == live.table.version == 3
        assert (await live.command(Move(id="m", move="peace"), "ann", "")).version == 4


@in_a_loop
async def test_what_could_not_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is thrown away; whoever sends the command again to the table as it is in the log makes it count."""
    async with registry(tmp_path) as here:
        live = await duel(here)
        before = snapshots(live)

        async def fail(_: object) -> None:
            raise Unavailable

        with monkeypatch.context() as patch:
            patch.setattr(here.store, "append", fail)
            with pytest.raises(Unavailable):
                await live.command(Move(id="m", move="peace"), "ann", "")
        with pytest.raises(Lost):
            await live.command(Move(id="m", move="peace"), "ann", "")
        live = await here.table(live.table.name)
        assert snapshots(live) == before
        assert (await live.command(Move(id="m", move="peace"), "ann", "")).version == 4


@in_a_loop
async def test_two_who_ask_for_a_rematch_at_the_same_instant_get_the_same_one(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here)
        rematch = Rematch(id="again")
        for player in ("ann", "eve"):
            with pytest.raises(Refusal):
                await live.command(rematch, player, "")
        await live.command(Resign(id="r"), "bob", "")
        answers = await asyncio.gather(*[live.command(rematch, player, "") for player in ("ann", "bob", "ann")])
        assert {answer.table for answer in answers} == {live.table.next}
        following = await here.table(live.table.next)
        assert following.table.names == ["Ann", "Bob"]
        assert following.table.created.previous == live.table.name
        live = await read_anew(here, live)
        assert (await live.command(rematch, "ann", "")).table == following.table.name


@in_a_loop
async def test_the_time_a_table_was_closed_is_nobodys(tmp_path: Path) -> None:
    async with registry(tmp_path) as here:
        live = await duel(here, clock=LIVE)
        await live.rest()
        log = [(entry.data, entry.chain) for entry in await here.store.read_log(live.table.name)]
        rested = Table.open(live.table.name, log)
        assert rested.clock.running == frozenset()
        left = list(rested.clock.left)
        again = await here.table(live.table.name)
        assert again is not live
        assert again.table.clock.left == left
        assert again.table.clock.running == {0, 1}
