"""The browser recomputes a deal by itself: its scripts deal what the engine deals, and find what was meddled with."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from freebooter.engine import registry as games
from freebooter.engine.fairness import Fairness
from freebooter.engine.kernels.random import SEEDS, dealt_below
from freebooter.engine.kernels.state import argument
from freebooter.engine.match import Match
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.record import write_record
from freebooter.games.dead_mans_draw.view import View as LootView
from freebooter.table.projection import encode, events_json, view_json
from tests.support.fair import NONCES, OTHER_SECRET, SECRET, fair_match
from tests.support.play import play_on, play_out
from tests.support.scripts import run_script
from tests.support.tables import Table, bonus_tables, dolores_tables, every_table, spread

DRAWS = ("drawn", "start-card", "dealt")


def told(match: Match) -> list[tuple[str, int | None, Any, Any]]:
    """Everything that happened, secrets included, as clients are told of it."""
    happened = [event for events in match.history for event in events]
    return [match.game.rules.describe_event(event, match.options) for event in happened]


def some_matches(tables: list[Table]) -> list[Match]:
    """Two matches at each table, played to their ends at random: with a large or small seed, and with a key."""
    chance = random.Random(6)
    seeds = [0, 1, SEEDS - 1, *(chance.randrange(SEEDS) for _ in tables)]
    seeded = [play_out(games.load(table.game), table, seed) for table, seed in zip(tables, seeds, strict=False)]
    return [*seeded, *(fair_match(table, secret=f"{chance.getrandbits(256):064x}") for table in tables)]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    tables = [*spread(every_table(), 13), *spread(bonus_tables(), 7)]
    return some_matches([*tables, *spread(dolores_tables(), 1), *spread(dolores_tables(), 1)])


def setup_of(match: Match) -> dict[str, Any]:
    players, options, fairness = len(match.players), match.options, match.fairness
    source = {"seed": str(match.seed)} if fairness is None else {"key": list(fairness.key)}
    return {"game": match.game.name, "players": players, "options": options, **source}


DEAL = {"dead-mans-draw": "dealLoot", "dolores": "dealGoods"}


def dealt_by_browser(matches: list[Match]) -> list[Any]:
    """What the browser deals for each match; all of them are of one game."""
    [game] = {match.game.name for match in matches}
    chance = "one.key ? new script.KeyedChance(Uint8Array.from(one.key)) : new script.SeededChance(BigInt(one.seed))"
    deal = f"(script, all) => all.map((one) => script.{DEAL[game]}({chance}, one.players, one.options))"
    scripts = f"src/after/chance.ts src/games/{game}/deal/deal.ts"
    dealt: list[Any] = run_script(scripts, deal, [setup_of(match) for match in matches])
    return dealt


@pytest.mark.parametrize("game", DEAL)
def test_the_browser_deals_what_the_engine_deals(game: str, matches: list[Match]) -> None:
    some = [match for match in matches if match.game.name == game]
    for match, found in zip(some, dealt_by_browser(some), strict=True):
        events = told(match)
        drawn = msgspec.json.decode(encode([card for event, _, card, _ in events if event in DRAWS]))
        assert found["pile"][: len(drawn)] == drawn, setup_of(match)
        if match.game.name == "dolores":
            _, first, _, _ = next(event for event in events if event[0] == "start-card")
            assert found["start"] == first
            assert not set(found["removed"]) & set(found["pile"])
            assert len(found["removed"]) + len(found["pile"]) == 80
        else:
            assert len(found["pile"]) == 50 * int(match.options["decks"])
            assert found["start"] == next(seat for event, seat, *_ in events if event == "turn")
            if match.options["traits"] in ("draft", "random"):
                view: LootView = match.view(ONLOOKER)
                assert all(trait in two for trait, two in zip(view.traits, found["traits"], strict=True))


def test_both_traits_of_a_draft_are_those_that_the_seat_chooses_from() -> None:
    game = games.load("dead-mans-draw")
    drafts = [
        Match(game, table.names, table.options, seed)
        for seed, table in enumerate(every_table())
        if table.options["traits"] == "draft"
    ][::5]
    for match, dealt in zip(drafts, dealt_by_browser(drafts), strict=True):
        assert dealt["traits"] == [list(match.view(seat).choice_of_traits) for seat in range(len(match.players))]


def test_commitments_seeds_and_keys_are_those_of_every_other_program() -> None:
    found_out = "[commitment(one[0]), dealSeed(...one), [...dealKey(...one)]]"
    hashes = f"({{ commitment, dealSeed, dealKey }}, all) => all.map((one) => {found_out})"
    chance = random.Random(1)
    deals = [(SECRET, ("a1b2c3",)), (SECRET, NONCES), (OTHER_SECRET, ("", ""))]
    deals += [(f"{chance.getrandbits(256):064x}", ("", f"{chance.getrandbits(64):x}", "00")) for _ in range(50)]
    found = run_script("src/after/fairness.ts", hashes, deals)
    assert found[0][:2] == ["80d954f3008ba97051d863f1e86ba95f03d03b796b2bbaba1d5cd3a867b201eb", "1226381813208994838"]
    for (secret, nonces), (commitment, seed, key) in zip(deals, found, strict=True):
        fairness = Fairness(secret, tuple(nonces))
        assert (commitment, seed, bytes(key)) == (fairness.commitment, str(fairness.seed), fairness.key)


def test_a_choice_is_fair_by_key_in_the_browser_as_in_the_engine() -> None:
    """Among so many that every fourth word is refused, and another has to be made."""
    many = 3 * 2**61
    match = fair_match(Table({}, 2), 0)
    assert match.fairness is not None
    picks = (
        f"Array.from({{ length: 20 }}, (_, place) => new KeyedChance(Uint8Array.from(key)).dealtBelow(place, {many}))"
    )
    found = run_script("src/after/chance.ts", f"({{ KeyedChance }}, key) => {picks}", list(match.fairness.key))
    drawn = [int(dealt_below(argument(match.state), place, many)) for place in range(20)]
    assert [float(number) for number in found] == [float(number) for number in drawn]


def test_a_record_is_as_it_was_written_or_the_changed_line_is_named() -> None:
    record = write_record(fair_match(Table({}, 4)))
    lines = record.splitlines(keepends=True)
    meddled = [[*lines[:place], line.replace(" ", "  ", 1), *lines[place + 1 :]] for place, line in enumerate(lines)]
    altered = "({ alteredLine }, all) => all.map(alteredLine)"
    found = run_script("src/after/fairness.ts", altered, [record, *("".join(each) for each in meddled)])
    assert found == [0, *range(1, len(lines) + 1)]
    assert all(run_script("src/after/fairness.ts", altered, [record[:-1], "", lines[0]]))


def evidence_of(table: Table, has_key: bool = True) -> dict[str, Any]:
    """A fair match as the server tells of it afterwards, to somebody at the first seat."""
    match = fair_match(table, 0, has_key=has_key)
    updates: list[list[Any]] = [[] for _ in match.players]
    for _ in play_on(match, seed=1):
        for viewer, told_to in enumerate(updates):
            told_to.append(_update(match, viewer, "moved" if told_to else "started"))
    fairness = match.fairness
    assert fairness is not None
    source = {"key": fairness.key.hex()} if has_key else {"seed": str(match.seed)}
    deal = {"secret": fairness.secret, "nonces": fairness.nonces, "log": fairness.chain, **source}
    return {
        "table": {
            "game": table.game,
            "options": match.game.short_options(match.options),
            "deal": {"commitment": fairness.commitment, **deal},
        },
        "histories": updates,
        "record": write_record(match),
        "noted": fairness.commitment,
        "nonce": fairness.nonces[0],
        "seat": 0,
    }


def _update(match: Match, viewer: int, what: str) -> dict[str, Any]:
    events, view = events_json(match, viewer), view_json(match, viewer)
    return {"what": what, "events": msgspec.json.decode(events), "view": msgspec.json.decode(view)}


def verdicts(*evidence: dict[str, Any]) -> list[dict[str, str]]:
    """What the browser says about each check."""
    [game] = {each["table"]["game"] for each in evidence}
    check = "({ checkAll, deal }, all) => all.map((each) => checkAll(each, deal))"
    found = run_script(f"src/after/checks.ts src/games/{game}/deal/check.ts", check, list(evidence))
    return [{check["name"]: check["verdict"] for check in each["checks"]} for each in found]


def failing(found: dict[str, str]) -> set[str]:
    return {name for name, verdict in found.items() if verdict == "fails"}


FAIR = (
    Table({"edition": "german", "traits": "draft"}, 3),
    Table({"traits": "random", "mermaids": "replay", "variant": "sudden-death"}, 4),
    Table({}, 4, "dolores"),
    Table({}, 2, "dolores"),
)


@pytest.mark.parametrize("has_key", [True, False])
@pytest.mark.parametrize("table", FAIR, ids=str)
def test_every_check_of_a_fair_match_holds(table: Table, has_key: bool) -> None:
    [found] = verdicts(evidence_of(table, has_key))
    assert set(found.values()) == {"holds"}
    assert ("key" in found, "seed" in found) == (has_key, not has_key)
    assert ("traits" in found) == ("traits" in table.options)


def test_what_this_browser_does_not_know_is_left_open() -> None:
    evidence = evidence_of(FAIR[0]) | {"noted": "", "nonce": ""}
    [found] = verdicts(evidence)
    assert {name for name, verdict in found.items() if verdict == "open"} == {"noted", "nonce"}
    assert not failing(found)


def test_whatever_was_meddled_with_is_found() -> None:
    fair = evidence_of(FAIR[1])

    def with_deal(**changed: Any) -> dict[str, Any]:
        return fair | {"table": fair["table"] | {"deal": fair["table"]["deal"] | changed}}

    another_card = copy.deepcopy(fair)
    drawn = [
        event for update in another_card["histories"][0] for event in update["events"] if event["event"] == "drawn"
    ]
    drawn[3]["card"], drawn[4]["card"] = drawn[4]["card"], drawn[3]["card"]
    another_start = copy.deepcopy(fair)
    view = another_start["histories"][0][0]["view"]
    view["active"] = (view["active"] + 1) % 4
    another_trait = copy.deepcopy(fair)
    another_trait["histories"][0][-1]["view"]["traits"].reverse()
    found = verdicts(
        with_deal(secret=OTHER_SECRET),
        with_deal(commitment="0" * 64),
        with_deal(nonces=["a1", "b2", "c3", "d4"]),
        with_deal(key="0" * 64),
        with_deal(key="", seed="6"),
        fair | {"noted": "0" * 64},
        fair | {"nonce": "a1b2c4"},
        fair | {"record": fair["record"].replace("draw ", "collect ", 1)},
        another_card,
        another_start,
        another_trait,
    )
    deal = {"key", "start", "traits", "cards", "record"}
    assert failing(found[0]) - {"start", "traits"} == {"commitment", "key", "cards", "record"}
    assert failing(found[1]) == {"commitment", "noted", "record"}
    assert failing(found[2]) - {"start", "traits"} == (deal | {"nonce"}) - {"start", "traits"}
    assert failing(found[3]) == {"key", "record"}
    assert failing(found[4]) - {"start", "traits"} == {"seed", "cards", "record"}
    assert [failing(each) for each in found[5:]] == [
        {"noted"},
        {"nonce"},
        {"record"},
        {"cards"},
        {"start"},
        {"traits"},
    ]
