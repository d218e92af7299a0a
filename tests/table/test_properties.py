"""What holds at every table on every evening: the log tells it all again, and whoever missed something catches up."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.observation import ONLOOKER
from freebooter.table.projection import encode
from freebooter.table.retelling import retell
from freebooter.table.table import Damaged
from freebooter.table.table import Table as LoggedTable
from tests.support.bustle import anything, evening, laid
from tests.support.live_tables import Client, KeptTable, gathering, playing
from tests.support.tables import Table, dolores_tables, every_table, house_rules, shares, spread

PARTS = 8
TABLES = spread(every_table(), 37) + spread(house_rules(), 41) + dolores_tables() * (1 if INTERPRETED else 2)
DOLORES = [table for table in dolores_tables() if table.options["bottles"] == "all"]


def evenings(part: int) -> list[tuple[Table, int]]:
    return [(table, 100 * part + number) for number, table in enumerate(shares(TABLES, PARTS)[part])]


@pytest.mark.parametrize("part", range(PARTS))
def test_a_table_told_again_from_its_log_is_the_same_in_every_byte(part: int) -> None:
    """Every snapshot and every update, for every seat and an onlooker; also for those who come later."""
    for table, seed in evenings(part):
        chance = random.Random(seed)
        kept = laid(table, chance)
        clients = [(viewer, Client(kept.snapshot(viewer))) for viewer in (0, ONLOOKER)]
        for _ in evening(kept, chance):
            if chance.random() < 0.02:
                viewer = chance.choice(kept.viewers)
                clients.append((viewer, Client(kept.snapshot(viewer))))
            if chance.random() < 0.1:
                check_clients(kept, clients)
            if chance.random() < 0.02:
                assert kept.reopened().snapshots() == kept.snapshots(), (table, seed)
        check_clients(kept, clients)
        check_retold(kept)


def check_clients(kept: KeptTable, clients: list[tuple[int, Client]]) -> None:
    """Whoever came at any moment and heard everything since sees the same as whoever comes now."""
    for viewer, client in clients:
        for frame in kept.told[viewer][client.seen["version"] :]:
            client.take(frame)
        assert client.seen == kept.seen(viewer), viewer


def check_retold(kept: KeptTable) -> None:
    assert kept.reopened().snapshots() == kept.snapshots()
    for viewer in kept.viewers:
        told = kept.told[viewer]
        assert [encode(update) for update in retell(kept.table.name, kept.log, viewer)] == told
        after = len(told) // 2
        assert [encode(update) for update in retell(kept.table.name, kept.log, viewer, after)] == told[after:]
        versions = [msgspec.json.decode(frame)["version"] for frame in told]
        assert versions == list(range(1, kept.table.version + 1))


def test_evenings_bring_everything_about() -> None:
    """Else what is said above would be said about little."""
    met: Counter[str] = Counter()
    for table, seed in (each for part in range(PARTS) for each in evenings(part)[::2]):
        chance = random.Random(seed)
        kept = laid(table, chance)
        for _ in evening(kept, chance):
            met["paused"] += kept.table.paused
        for frame in kept.told[0]:
            met[msgspec.json.decode(frame)["what"]] += 1
        met[kept.table.status] += 1
        met[kept.table.result.ending if kept.table.result is not None else "no result"] += 1
    often = "sat stood seated started moved said promised left returned voted resumed rested woken"
    for what in (*often.split(), "paused", "played", "resigned", "abandoned"):
        assert met[what] >= 2, (what, met)


@pytest.mark.parametrize("table", [Table({"traits": "draft"}, 3), DOLORES[1], DOLORES[-1]], ids=str)
def test_whatever_is_refused_on_an_evening_leaves_no_trace(table: Table) -> None:
    refused = 0
    for seed in range(3):
        chance = random.Random(seed)
        kept = laid(table, chance)
        for _ in evening(kept, chance):
            before = kept.everything()
            if not anything(kept, chance, "playing"):
                refused += 1
                assert kept.everything() == before
    assert refused > 50


@pytest.mark.parametrize("table", [Table({}, 2), DOLORES[0]], ids=str)
def test_whoever_comes_back_at_any_moment_sees_the_same_table_as_who_never_left(table: Table) -> None:
    chance = random.Random(8)
    kept = laid(table, chance)
    clients = []
    for _ in evening(kept, chance, 60):
        clients += [(viewer, Client(kept.snapshot(viewer))) for viewer in kept.viewers]
    check_clients(kept, clients)


# Logs that are not as they were written.


def short_evening() -> KeptTable:
    kept = playing("dolores", 2, options={"bottles": "none"})
    for seat in (0, 1, 0):
        kept.move(kept.table.deciding()[0] if seat else kept.table.deciding()[-1])
    return kept


def found(log: list[tuple[bytes, bytes]], name: str = "table") -> int:
    """The entry from which on a log is said to be damaged."""
    with pytest.raises(Damaged) as refusal:
        LoggedTable.open(name, log)
    return int(refusal.value.values["number"])


def test_any_byte_of_a_log_that_is_another_is_found() -> None:
    log = short_evening().log
    for number, (data, link) in enumerate(log):
        for place in range(len(data)):
            other = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
            assert found([*log[:number], (other, link), *log[number + 1 :]]) == number + 1
        for place in range(len(link)):
            other = link[:place] + bytes([link[place] ^ 128]) + link[place + 1 :]
            assert found([*log[:number], (data, other), *log[number + 1 :]]) == number + 1


def test_any_entry_that_is_missing_doubled_or_elsewhere_is_found() -> None:
    log = short_evening().log
    for number, entry in enumerate(log[:-1]):
        assert found(log[:number] + log[number + 1 :]) == number + 1
        assert found([*log[: number + 1], entry, *log[number + 1 :]]) == number + 2
        swapped = [*log[:number], log[number + 1], entry, *log[number + 2 :]]
        assert found(swapped) == number + 1


def test_the_log_of_another_table_is_found() -> None:
    assert found(short_evening().log, "another") == 1


def test_entries_of_another_table_are_found() -> None:
    mine, other = gathering(seed=1), gathering(seed=2)
    assert found(mine.log[:1] + other.log[1:]) == 2


def test_every_link_is_another() -> None:
    links = [link for _, link in short_evening().log]
    assert all(before != after for before, after in pairwise(links))
    assert len(set(links)) == len(links)
