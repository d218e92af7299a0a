"""What goes to clients: views as they travel, events in words, and of a move no more than its viewer may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import pytest

from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.events import HIDDEN
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER, plain_view
from freebooter.games.dead_mans_draw.view import Card
from tests.support import pig
from tests.support.dolores import bottle_positions, laid_out
from tests.support.play import positions, reimagined, seats_and_onlooker
from tests.support.tables import Table, every_table, spread

DRAFTS = [table for table in every_table() if table.options["traits"] == "draft"]


def outcomes(match: Match, viewer: int, worlds: int) -> Iterable[Match]:
    """The match after each move that anybody could make next, for all the viewer knows."""
    for seed in range(worlds):
        world = reimagined(match, viewer, seed) if seed else match
        for seat in range(len(match.players)):
            for action in world.legal_moves(seat):
                after = Match.at(match.game, match.players, world.state, match.options)
                after.push(Move(seat, action))
                yield after


def check_moves_told(match: Match, worlds: int) -> Counter[str]:
    """Whoever sees and hears the same is told the same move. Returns the verbs of the moves, `secret` for a secret.

    A card is taken in the open: from which place, everybody sees, even if afterwards nothing tells it.
    """
    met: Counter[str] = Counter()
    for viewer in seats_and_onlooker(match):
        told: dict[tuple[bytes, int | None], str | None] = {}
        for after in outcomes(match, viewer, worlds):
            known = after.last_move(viewer)
            place = after.moves[-1].action if known and known.startswith("take ") else None
            before = told.setdefault((after.observe(viewer).tobytes(), place), known)
            assert before == known, (match.texts, after.texts, viewer)
            assert known is not None or after.moves[-1].seat != viewer
            met[known.split()[0] if known else "secret"] += 1
    return met


@pytest.mark.parametrize("table", spread(every_table(), 97) + spread(DRAFTS, 31), ids=str)
def test_of_a_move_at_dead_mans_draw_nobody_is_told_more_than_they_see(table: Table, game: Game) -> None:
    met: Counter[str] = Counter()
    for match in positions(game, table, seed=5):
        if len(match.moves) <= table.players or len(match.moves) % 7 == 0:
            met += check_moves_told(match, worlds=2)
    assert bool(met["secret"]) == (table.options["traits"] == "draft")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_a_move_at_dolores_nobody_is_told_more_than_they_see(players: int) -> None:
    met: Counter[str] = Counter()
    for match in bottle_positions(players, range(1 if INTERPRETED else 12)):
        met += check_moves_told(match, worlds=3)
    if not INTERPRETED:
        verbs = {"secret", "pass", "play", "peace", "both", "show", "take", "drop", "rob", "arrange"}
        verbs |= {"bet"} if players > 2 else set()
        assert {verb for verb in verbs if met[verb]} == verbs


def test_a_gesture_is_told_to_its_player_alone_until_all_are_shown() -> None:
    match = laid_out(draw=["wine 1"] * 7 + ["dawn"])
    match.push("Ann: peace")
    assert [match.last_move(viewer) for viewer in (0, 1, 2, ONLOOKER)] == ["peace", None, None, None]
    match.push("Bob: fight")
    assert [match.last_move(viewer) for viewer in (0, 1, 2, ONLOOKER)] == ["fight"] * 4


def described(match: Match, viewer: int) -> list[tuple[str, int | None, Any, Any]]:
    options = match.view(viewer).options
    return [match.game.rules.describe_event(event, options) for event in match.events(viewer)]


def test_events_at_dead_mans_draw_speak_of_cards_as_views_show_them(game: Game) -> None:
    seen: Counter[str] = Counter()
    for table in spread(every_table(), 71):
        for match in positions(game, table, seed=6):
            for viewer in (0, ONLOOKER):
                view = match.view(viewer)
                for (name, seat, card, other), event in zip(
                    described(match, viewer), match.events(viewer), strict=True
                ):
                    seen[name] += 1
                    assert name == game.rules.event_name(event)
                    assert (seat is None) == (event.seat == HIDDEN)
                    assert card is None or isinstance(card, str if name == "trait-revealed" else Card)
                    assert (card is None) == (event.card == HIDDEN)
                    assert other is None or other < HIDDEN
                    if name == "saved":
                        assert card in view.banks[seat]
                    if name == "trait-revealed":
                        assert view.traits[seat] == card
                    if name == "lost" and view.discard is not None and match.options["variant"] == "none":
                        assert card in view.discard
    assert len(seen) > (10 if INTERPRETED else 20), seen


def test_only_the_player_of_a_german_oracle_is_told_what_it_showed(game: Game) -> None:
    for match in positions(game, Table({"edition": "german"}, 3), seed=2):
        looks = [event for event in described(match, match.deciders[0]) if event[0] == "peeked"]
        if looks:
            break
    looker = match.deciders[0]
    assert looks == [("peeked", looker, match.view(looker).top[0], 0)]
    others = [event for event in described(match, (looker + 1) % 3) if event[0] == "peeked"]
    assert others == [("peeked", looker, None, 0)]


def test_events_at_dolores_speak_of_cards_and_gestures_by_name() -> None:
    displays = {"Ann": ["lantern", "two-hand"], "Cid": ["bet"]}
    match = laid_out(displays=displays, draw=["gold 3", "wine 1", "arms 2", "wine 2", "dawn"])
    match.push("Ann: play lantern")
    assert described(match, 0)[:2] == [("played", 0, "lantern", None), ("dealt", 1, "gold 3", 0)]
    assert described(match, 1)[1] == ("dealt", 1, None, 0)
    for move in ("Ann: play two-hand", "Cid: play bet", "Ann: both peace fight", "Cid: bet Ann peace Bob choice"):
        match.push(move)
    assert described(match, ONLOOKER) == [("has-chosen", 2, None, None)]
    match.push("Bob: choice")
    assert described(match, ONLOOKER) == [
        ("both", 0, "peace", "fight"),
        ("showed", 1, None, "choice"),
        ("guessed", 2, "peace", "choice"),
    ]
    match.push("Ann: show peace")
    assert described(match, 0)[:2] == [("showed", 0, None, "peace"), ("bet-won", 2, None, None)]
    match.push("Cid: take place 1")
    assert described(match, 0) == [("took", 2, "gold 3", None)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_event_at_dolores_is_told_in_numbers_that_mean_nothing(players: int) -> None:
    for match in bottle_positions(players, range(1 if INTERPRETED else 8)):
        for viewer in seats_and_onlooker(match):
            for (name, seat, card, other), event in zip(described(match, viewer), match.events(viewer), strict=True):
                assert name == match.game.rules.event_name(event)
                assert seat is None or seat < players
                assert card is None or isinstance(card, str)
                assert other is None or isinstance(other, str) or other < (256 if name == "arranged" else players)


@pytest.mark.parametrize("name", ["dead-mans-draw", "dolores", "pig"])
def test_a_view_travels_whole_but_for_its_observation(name: str) -> None:
    game = pig.GAME if name == "pig" else games.load(name)
    view = Match(game, ["Ann", "Bob"], seed=1).view(0)
    assert type(view) is game.rules.view_type
    sent = plain_view(view)
    assert list(sent) == [field.name for field in fields(view) if field.name != "observation"]
    assert all(sent[key] is getattr(view, key) for key in sent)


def test_a_game_without_secrets_tells_all_and_needs_no_words_for_its_events() -> None:
    match = Match(pig.GAME, ["Ann", "Bob"], seed=3)
    seat = match.deciders[0]
    rolled, *_ = match.push("roll")
    assert match.last_move(1 - seat) == "roll"
    name, roller, pips, _ = pig.GAME.rules.describe_event(rolled, match.options)
    assert (name, roller) == ("rolled", seat)
    assert pips in range(1, 7)


def shared_views(match: Match) -> int:
    """How many views of a position need not be made, because another has the same key."""
    made: dict[object, dict[str, Any]] = {}
    shared = 0
    for viewer in seats_and_onlooker(match):
        observation = match.observation(viewer)
        view = plain_view(match.game.rules.view(observation, match.players))
        assert view.pop("seat") == (viewer if viewer < len(match.players) else None)
        key = match.game.rules.view_key(observation)
        if key is not None:
            shared += key in made
            assert made.setdefault(key, view) == view, (match.texts, viewer)
    return shared


@pytest.mark.parametrize("table", spread(every_table(), 41) + spread(DRAFTS, 31), ids=str)
def test_views_of_dead_mans_draw_with_the_same_key_differ_in_their_seat_alone(table: Table, game: Game) -> None:
    assert sum(shared_views(match) for match in positions(game, table, seed=6))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_of_dolores_with_the_same_key_differ_in_their_seat_alone(players: int) -> None:
    assert sum(shared_views(match) for match in bottle_positions(players, range(1 if INTERPRETED else 12)))
