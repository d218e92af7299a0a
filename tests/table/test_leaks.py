"""Nothing leaks: no byte that a viewer is sent depends on what the viewer may not know."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.refusal import Refusal
from freebooter.table.commands import Move, Promise
from freebooter.table.proposals import propose
from tests.support.bustle import evening, laid
from tests.support.dolores import bottle_match, secrets
from tests.support.live_tables import LIVE, KeptTable, playing
from tests.support.tables import Table, bonus_tables, dolores_tables, every_table, house_rules, shares, spread, times

PARTS = 8
DRAFTS = [table for table in every_table() if table.options["traits"] == "draft"]
TABLES = (
    spread(every_table(), 97, 43) + spread(house_rules(), 101, 47) + spread(bonus_tables(), 61, 31) + dolores_tables()
)
BOTTLES = range(1 if INTERPRETED else times(2, 8))
WORDS = ("en", "", "", "", "", "ja", "", "")
"""At some tables everybody is told everything in words, too; it takes time."""


def matches(kept: KeptTable, seed: int) -> Iterator[KeptTable]:
    """The table in every position of a match that is played and talked through at random; always the same object."""
    chance = random.Random(seed)
    while kept.table.is_playing:
        for seat in kept.match.may_promise():
            if chance.random() < 0.4:
                kept.ask(kept.table.seats[seat].player, Promise, promise=chance.choice(("peace", "fight if fight")))
        yield kept
        seat = chance.choice(kept.table.deciding())
        kept.move(seat, chance.choice(kept.match.legal_moves(seat)))


def seated(table: Table, seed: int) -> KeptTable:
    """A table of people."""
    kept = playing(table.game, table.players, options=table.options, seed=seed, clock=LIVE)
    kept.words = WORDS[seed % len(WORDS)]
    return kept


def with_bottles(players: int, seed: int) -> KeptTable:
    """A table of Dolores at which most bottles already lie in somebody's display."""
    kept = playing("dolores", players, seed=seed, clock=LIVE)
    laid_out = bottle_match(players, seed)
    kept.match.state, kept.match.memory = laid_out.state.copy(), laid_out.memory.copy()
    kept.match.history[:] = laid_out.history
    kept.table.asked = kept.match.deciders
    kept.words = WORDS[seed % len(WORDS)]
    return kept


def check_imagined(kept: KeptTable, seed: int) -> Counter[str]:
    """The law: what might also be, for all that a viewer knows, is shown to them in the same bytes."""
    met: Counter[str] = Counter()
    for viewer in kept.viewers:
        other = kept.imagined(viewer, seed)
        met["worlds"] += 1
        met["other worlds"] += other.match.state.tobytes() != kept.match.state.tobytes()
        assert other.snapshot(viewer) == kept.snapshot(viewer), (kept.match.texts, viewer)
        if viewer != ONLOOKER:
            for text in ("dance", kept.match.write(kept.table.version % kept.match.game.rules.action_count)):
                assert answer(kept, viewer, text) == answer(other, viewer, text), (kept.match.texts, viewer, text)
    return met


def answer(kept: KeptTable, seat: int, text: str) -> str:
    """What somebody is answered who makes a move."""
    try:
        return repr(propose(kept.table, Move(id="c", move=text), kept.table.seats[seat].player, "", kept.now).entry)
    except Refusal as refusal:
        return str(refusal)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_viewer_is_shown_depends_on_nothing_hidden(part: int) -> None:
    met: Counter[str] = Counter()
    for number, table in enumerate(shares(TABLES, PARTS)[part]):
        for kept in matches(seated(table, number), number):
            if table.game == "dolores" or kept.table.version % 3 == number % 3:
                met += check_imagined(kept, kept.table.version)
    assert met["other worlds"] > 0.9 * met["worlds"] > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nor_where_bottles_abound(players: int) -> None:
    hidden: Counter[str] = Counter()
    for seed in BOTTLES:
        for kept in matches(with_bottles(players, seed), seed):
            check_imagined(kept, kept.table.version)
            hidden.update(secrets(kept.match))
    if not INTERPRETED:
        assert len(hidden) == (4 if players == 2 else 5), hidden


def after_every_move(world: KeptTable) -> list[tuple[KeptTable, int, int]]:
    """The table after each move that somebody may make now, with the seat and the move; everybody has been told."""
    tried = []
    for seat in range(len(world.table.seats)):
        for action in world.match.legal_moves(seat):
            after = world.copied()
            after.move(seat, action)
            tried.append((after, seat, action))
    return tried


def check_told(kept: KeptTable, worlds: int) -> int:
    """Whoever sees the same after a move was told the same of it, whatever it was and whatever lies hidden.

    A card is taken in the open: from which place, everybody sees, even if afterwards nothing tells it.
    """
    compared = 0
    as_it_is = after_every_move(kept)
    for viewer in kept.viewers:
        told: dict[tuple[bytes, int, int | None], set[bytes]] = defaultdict(set)
        for seed in range(worlds):
            for after, seat, action in after_every_move(kept.imagined(viewer, seed)) if seed else as_it_is:
                if after.table.is_playing:
                    place = action if after.match.write(action).startswith("take ") else None
                    seen = after.match.observe(viewer).tobytes(), seat, place
                    compared += seen in told
                    told[seen] |= {after.told[viewer][-1] + after.snapshot(viewer)}
        assert all(len(frames) == 1 for frames in told.values()), (kept.match.texts, viewer)
    return compared


@pytest.mark.parametrize("table", spread(every_table(), 311, 157) + spread(DRAFTS, 211, 83), ids=str)
def test_of_a_move_at_dead_mans_draw_viewers_are_told_what_they_see(table: Table) -> None:
    compared = 0
    for kept in matches(seated(table, 5), 5):
        if len(kept.match.moves) <= 2 or len(kept.match.moves) % 13 == 0:
            compared += check_told(kept, worlds=3)
    assert compared > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_a_move_at_dolores_viewers_are_told_what_they_see(players: int) -> None:
    compared = 0
    for seed in BOTTLES[:3]:
        for kept in matches(with_bottles(players, seed), seed):
            if len(kept.match.moves) % 3 == 0:
                compared += check_told(kept, worlds=3)
    assert compared > 50


def check_secret_choices(kept: KeptTable) -> int:
    """Whatever a seat chooses in secret, others are told the same, also while others choose and it changes its mind.

    Returns how many choices there were to compare.
    """
    seats = kept.table.deciding()
    for seat in seats:
        actions = kept.match.legal_moves(seat)
        tables = [kept.copied() for _ in actions]
        for table, action in zip(tables, actions, strict=True):
            table.move(seat, action)
        check_same(tables, seat)
        for other in [other for other in seats if other != seat][:-1]:
            for table in tables:
                table.move(other)
            check_same(tables, seat)
        for table, action in zip(tables, reversed(actions), strict=True):
            table.move(seat, action)
        check_same(tables, seat)
    return len(seats)


def check_same(tables: list[KeptTable], seat: int) -> None:
    """The chooser sees what they chose, and nobody else does."""
    for viewer in tables[0].viewers:
        shown = {table.told[viewer][-1] for table in tables}, {table.snapshot(viewer) for table in tables}
        if viewer != seat:
            assert [len(frames) for frames in shown] == [1, 1], (tables[0].match.texts, seat, viewer)
        else:
            assert len(shown[1]) == len(tables)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_told_anything_of_anothers_choice_before_all_have_chosen(players: int) -> None:
    """Gestures, second hands, bets and kinds to drop."""
    compared = 0
    for seed in BOTTLES:
        for kept in matches(with_bottles(players, seed), seed):
            if len(kept.table.deciding()) > 1:
                compared += check_secret_choices(kept)
    assert compared > 10


@pytest.mark.parametrize("players", range(2, 9))
def test_nobody_is_told_anything_of_anothers_draft_before_all_are_in(players: int) -> None:
    for edition in ("english", "german"):
        kept = seated(Table({"traits": "draft", "edition": edition}, players), seed=players)
        assert check_secret_choices(kept) == players


# What is kept from everybody until the end.


def guarded(kept: KeptTable) -> list[bytes]:
    """What no frame may hold before the match is over, as it might be written."""
    table = kept.table
    words = [table.created.secret, *(seat.nonce for seat in table.seats if len(seat.nonce) > 8)]
    if table.match is not None:
        key = table.match.state["key"][0]
        words += [key.tobytes().hex(), *(form for word in key.tolist() for form in (str(word), f"{word:x}"))]
    words.append(table.link.hex())
    return [word.encode() for word in words]


@pytest.mark.parametrize("part", range(PARTS))
def test_no_frame_before_the_end_tells_the_secret_a_nonce_or_a_key(part: int) -> None:
    ended = 0
    for number, table in enumerate(shares(spread(every_table(), 97, 53) + dolores_tables(), PARTS)[part]):
        chance = random.Random(1000 * part + number)
        kept = laid(table, chance)
        for _ in evening(kept, chance):
            key = kept.table.created.key.encode()
            for viewer in kept.viewers:
                frames = kept.told[viewer][-1], kept.snapshot(viewer)
                assert [key in frame for frame in frames] == [False, viewer != ONLOOKER]
                if kept.table.status != "over":
                    assert not [word for word in guarded(kept) for frame in frames if word in frame]
        if kept.table.status == "over":
            ended += 1
            snapshot = kept.snapshot(ONLOOKER)
            assert all(
                word.encode() in snapshot
                for word in (kept.table.created.secret, kept.match.state["key"].tobytes().hex())
            )
            assert all(seat.nonce.encode() in snapshot for seat in kept.table.seats)
    assert ended


def test_an_onlooker_sees_no_card_that_only_a_seat_sees() -> None:
    kept = playing(people=2, options={"traits": "draft"})
    assert kept.seen(0)["view"]["choice_of_traits"]
    assert not kept.seen(ONLOOKER)["view"]["choice_of_traits"]
