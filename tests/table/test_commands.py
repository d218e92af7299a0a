"""What can be asked of a table, by whom and when; and that whatever is refused leaves no trace."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from freebooter.engine.observation import ONLOOKER
from freebooter.engine.refusal import Refusal
from freebooter.table import commands, entries
from freebooter.table.commands import AnyCommand, Move, Promise, Say, Sit, Vote
from freebooter.table.entries import AnyEntry, Holder
from freebooter.table.proposals import propose
from freebooter.table.seats import outside_player
from tests.support.live_tables import HOST, KeptTable, created, gathering, playing

RACKHAM = outside_player(2)
ASKING = ("ann", "bob", "cid", "dan", RACKHAM, "eve", "")
"""The host and another person, one whose connection is gone, one who has resigned, an outside bot, and two onlookers,
one of whom has not even a session."""

COMMANDS: dict[str, AnyCommand] = {
    "sit": commands.Sit(id="c"),
    "sit elsewhere": commands.Sit(id="c", seat=6),
    "stand": commands.Stand(id="c"),
    "place a bot": commands.Place(id="c", seat=5, kind="bot"),
    "place a person": commands.Place(id="c", seat=6, kind="person"),
    "start": commands.Start(id="c"),
    "close": commands.Close(id="c"),
    "draw": commands.Move(id="c", move="draw"),
    "dance": commands.Move(id="c", move="dance"),
    "say": commands.Say(id="c", text="Ahoy"),
    "say nothing": commands.Say(id="c", text=" \t "),
    "promise": commands.Promise(id="c", promise="peace"),
    "vote to pause": commands.Vote(id="c", motion="pause"),
    "vote to abandon": commands.Vote(id="c", motion="abandon"),
    "vote against it": commands.Vote(id="c", motion="abandon", yes=False),
    "resume": commands.Resume(id="c"),
    "pace": commands.Pace(id="c", pace="quick"),
    "resign": commands.Resign(id="c"),
    "return": commands.Return(id="c"),
}
SEATED = {"ann", "bob", "cid", "dan", RACKHAM}
VOTES = {"vote to abandon": {"ann", "bob"}, "vote against it": {"ann", "bob"}}
PLAY = {"pace": {HOST}, "say": SEATED, "resign": SEATED - {"dan"}, "return": {"cid"}} | VOTES

GRANTED: dict[str, dict[str, set[str]]] = {
    "gathering": {
        "sit": {*SEATED, "eve"},
        "sit elsewhere": {"eve"},
        "stand": SEATED,
        "place a bot": {HOST},
        "start": {HOST},
        "close": {HOST},
        "pace": {HOST},
        "say": SEATED,
    },
    "playing": PLAY | {"draw": {HOST}, "vote to pause": {"ann", "bob"}},
    "paused": PLAY | {"resume": {"ann", "bob", RACKHAM}},
    "over": {"say": SEATED},
    "closed": {"say": SEATED},
}
"""Who is granted what, by the state of the table. Everything else is refused to everybody."""


def table_that_is(status: str) -> KeptTable:
    """A table with all of them, at which the host is to draw a card where a match is played."""
    seats = [Holder("person"), Holder("open"), Holder("outside"), *[Holder("open")] * 2]
    kept = KeptTable(created(seats=[*seats, Holder("bot"), Holder("open")], seed=4))
    for player in ("bob", "cid", "dan"):
        kept.ask(player, Sit)
    if status in ("gathering", "closed"):
        if status == "closed":
            kept.ask(HOST, commands.Close)
        return kept
    kept.ask(HOST, commands.Start)
    kept.happens(entries.Left, seat=3, why="gone")
    kept.ask("dan", commands.Resign)
    while kept.table.deciding() != [0] or "draw" not in kept.seen(0)["moves"]:
        kept.move(kept.table.deciding()[0])
    for player in ("ann", "bob") if status != "playing" else ():
        kept.ask(player, Vote, motion="pause" if status == "paused" else "abandon")
    return kept


def asked(kept: KeptTable, player: str, command: AnyCommand) -> AnyEntry | None:
    """What a command would do; None where it is refused."""
    try:
        return propose(kept.table, command, player, player.title(), kept.now).entry
    except Refusal:
        return None


@pytest.mark.parametrize("status", GRANTED)
def test_everybody_is_granted_what_is_theirs_and_refused_everything_else(status: str) -> None:
    kept = table_that_is(status)
    before = kept.everything()
    granted: dict[str, set[str]] = {}
    for name, command in COMMANDS.items():
        for player in ASKING:
            entry = asked(kept, player, command)
            if entry is not None:
                assert (entry.by, entry.command) == (player, "c")
                granted.setdefault(name, set()).add(player)
                other = kept.copied()
                other.write(entry)
                assert other.table.version == kept.table.version + 1
    assert granted == GRANTED[status]
    assert kept.everything() == before
    assert kept.seen(ONLOOKER)["table"]["status"] == (status if status != "paused" else "playing")


@pytest.mark.parametrize("status", GRANTED)
def test_what_is_refused_to_a_table_is_refused_to_it_reopened(status: str) -> None:
    kept = table_that_is(status).reopened()
    for name, command in COMMANDS.items():
        for player in ASKING:
            if player not in GRANTED[status].get(name, ()):
                kept.refuses(player, command)


def positions(game: str, people: int, seed: int, **more: str) -> Iterator[KeptTable]:
    """A table in every position of a game that is played at random."""
    chance = random.Random(seed)
    kept = playing(game, people, seed=seed, options=more)
    while kept.table.is_playing:
        yield kept
        seat = chance.choice(kept.table.deciding())
        kept.move(seat, chance.choice(kept.match.legal_moves(seat)))
    yield kept


TABLES = [
    ("dead-mans-draw", 2, {"edition": "german", "traits": "draft"}),
    ("dead-mans-draw", 5, {"variant": "thieves-island", "traits": "random"}),
    ("dolores", 2, {}),
    ("dolores", 4, {}),
]


@pytest.mark.parametrize(("game", "people", "options"), TABLES)
def test_exactly_the_moves_that_somebody_was_told_are_granted_to_them(
    game: str, people: int, options: dict[str, str]
) -> None:
    for kept in positions(game, people, 3, **options):
        everything = {kept.match.write(action) for action in range(kept.match.game.rules.action_count)}
        for seat, player in enumerate(list(kept.table.seats)):
            told = kept.seen(seat).get("moves", [])
            assert len(set(told)) == len(told)
            assert bool(told) or seat not in kept.table.deciding()
            granted = []
            for text in [*told, *sorted(everything)[kept.table.version % 7 :: 7]]:
                entry = asked(kept, player.player, Move(id="c", move=text))
                assert (entry is not None) == (text in told)
                if entry is not None:
                    assert isinstance(entry, entries.Moved)
                    assert (entry.seat, entry.move) == (seat, text)
                    granted.append(text)
            assert set(granted) == set(told)


@pytest.mark.parametrize("game", ["dead-mans-draw", "dolores"])
def test_a_move_with_another_players_name_in_front_is_nobodys(game: str) -> None:
    for kept in positions(game, 2, 5):
        for seat in kept.table.deciding():
            move = kept.match.write(kept.match.legal_moves(seat)[0])
            other = 1 - seat
            for player in (kept.table.seats[other].player, "eve", ""):
                for written in (f"{kept.match.players[seat]}: {move}", f" {kept.match.players[seat]} :{move}"):
                    kept.refuses(player, Move(id="c", move=written))
            own = f"{kept.match.players[seat]}: {move}"
            kept.refuses(kept.table.seats[seat].player, Move(id="c", move=own))  # Who asks is known already.
        if kept.table.version > 40:
            break


@pytest.mark.parametrize(
    "text", ["", "x", "draw\n", "DRAW  ", "draw draw", "\x00", "draw:", ":", "Ann:", "０", "draw" * 40]
)
def test_whatever_is_written_a_move_is_understood_or_refused(text: str) -> None:
    kept = table_that_is("playing")
    command = Move(id="c", move=text)
    if text.strip().lower() == "draw":
        entry = asked(kept, HOST, command)
        assert isinstance(entry, entries.Moved)
        assert entry.move == "draw"
    else:
        kept.refuses(HOST, command)


def test_time_never_goes_back_in_a_log() -> None:
    kept = gathering()
    kept.wait(60)
    kept.ask("bob", Say, text="later")
    kept.now -= 50_000
    entry = kept.ask("bob", Say, text="earlier")
    assert entry.at == kept.table.at == kept.now + 50_000


# Commands that come again.


def test_a_table_remembers_which_version_a_command_made_also_when_it_is_reopened() -> None:
    kept = playing(people=2)
    kept.ask("bob", Say, text="Ahoy")
    kept.ask("ann", Vote, motion="pause")
    for table in (kept.table, kept.reopened().table):
        assert sorted(version for own in table.answered.values() for version in own.values()) == [2, 3, 4, 5, 6]
        assert table.answer_to("bob", "c4") == 5
        assert table.answer_to("ann", "c4") is None
        assert table.answer_to("bob", "c9") is None
        assert table.answer_to("eve", "c4") is None


def test_a_refused_command_is_not_remembered() -> None:
    kept = gathering()
    kept.refuses("bob", commands.Start(id="again"))
    assert kept.table.answer_to("bob", "again") is None


def test_no_command_is_forgotten_whatever_others_do() -> None:
    kept = gathering()
    kept.command("ann", Say(id="first", text="Ahoy"))
    made = kept.table.version
    for number in range(150):
        kept.command("bob", Say(id=f"line-{number}", text="Ahoy"))
    for table in (kept.table, kept.reopened().table):
        assert table.answer_to("ann", "first") == made
        assert table.answer_to("bob", "line-0") == made + 1
        assert table.answer_to("bob", "line-149") == kept.table.version


# Choices made at the same time.


def both(*order: int) -> KeptTable:
    """A duel of two, who choose in this order."""
    kept = playing("dolores", 2, options={"bottles": "none"}, seed=2)
    for seat in order:
        kept.ask(kept.table.seats[seat].player, Move, move=("peace", "fight")[seat])
    return kept


def test_two_gestures_count_in_whatever_order_they_come() -> None:
    first, second = both(0, 1), both(1, 0)
    assert first.match.state.tobytes() == second.match.state.tobytes()
    for viewer in first.viewers:
        assert first.seen(viewer)["view"] == second.seen(viewer)["view"]
        assert first.seen(viewer).get("moves") == second.seen(viewer).get("moves")


def test_a_gesture_may_be_changed_until_the_last_is_in_and_the_last_word_counts() -> None:
    kept = playing("dolores", 2, options={"bottles": "none"}, seed=2)
    own_choices = set()
    for move in ("choice", "fight", "peace"):
        kept.ask("ann", Move, move=move)
        assert kept.table.deciding() == [1]
        own_choices.add(kept.seen(0)["view"]["own_choice"])
        assert kept.seen(0)["moves"] == ["peace", "fight", "choice"]
    assert len(own_choices) == 3
    kept.ask("bob", Move, move="fight")
    assert kept.match.state.tobytes() == both(0, 1).match.state.tobytes()


def test_drafted_traits_count_in_whatever_order_they_come_and_may_be_changed() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 1, 0, 0, 2)):
        kept = playing(people=3, options={"traits": "draft"}, seed=9)
        offered = [kept.seen(seat)["moves"] for seat in range(3)]
        for place, seat in enumerate(order):
            last = seat not in order[place + 1 :]
            assert seat in kept.table.deciding() or not last or order.count(seat) > 1
            kept.ask(kept.table.seats[seat].player, Move, move=offered[seat][0 if last else 1])
            before_last = place < len(order) - 1
            assert kept.last(ONLOOKER).get("move") is None or not before_last
        ends.append(kept.match.state.tobytes())
        assert [f"trait {trait}" for trait in kept.seen(ONLOOKER)["view"]["traits"]] == [moves[0] for moves in offered]
    assert len(set(ends)) == 1


def test_a_promise_at_a_game_that_knows_none_is_refused() -> None:
    kept = playing()
    kept.refused("ann", Promise, "error-promise-none", promise="peace")
