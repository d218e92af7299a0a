"""What is counted while games are played in bulk is what happens in the same games move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from freebooter.arena.balance.bulk import play_deals
from freebooter.arena.balance.estimates import Sample
from freebooter.arena.balance.laboratory import laboratory_of
from freebooter.arena.balance.plan import Batch, Cell, UndealtTable
from freebooter.bots.kernels.policy_games import POLICY_STREAM
from freebooter.engine.game import Game
from freebooter.engine.kernels.events import Event
from freebooter.engine.kernels.random import following, stream
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.match import Match, Move
from freebooter.games.dead_mans_draw.bots.kernels.dispatch import drifter
from freebooter.games.dead_mans_draw.bots.kernels.policy import Policy
from freebooter.games.dead_mans_draw.bots.kernels.swift import swift
from freebooter.games.dead_mans_draw.game import GAME as DEAD_MANS_DRAW
from freebooter.games.dead_mans_draw.rules.events import Happening
from freebooter.games.dead_mans_draw.rules.terms import TRAIT_NAMES
from freebooter.games.dolores.bots.kernels.dispatch import policy as play_by
from freebooter.games.dolores.bots.kernels.policy import Policy as Character
from freebooter.games.dolores.game import GAME as DOLORES
from freebooter.games.dolores.rules.cards import GOODS, VOID
from freebooter.games.dolores.rules.events import Happening as Incident

Chooser = Callable[[Any, int, np.ndarray, Any], int]
DEALS = 6
SEED = 40


def _no_digest(batch: Batch) -> Sample:
    raise AssertionError


def in_bulk(game: Game, players: int, options: dict[str, str], policy: int, policy_name: str) -> Batch:
    undealt = game.rules.undealt(game.read_options(options, players), players)
    cell = Cell({}, players, (UndealtTable(undealt, (policy,) * players),), _no_digest)
    return play_deals(laboratory_of(game.name).program(policy_name), cell, SEED, DEALS)


def move_by_move(
    game: Game, players: int, options: dict[str, str], seed: int, choose: Chooser
) -> Iterator[tuple[Match, Sequence[Event]]]:
    """The same game as a match: after the deal and after every move, what happened."""
    match = Match(game, [f"Player {seat + 1}" for seat in range(players)], options, seed)
    yield match, match.history[0]
    chance = stream(seed_argument(seed), POLICY_STREAM)
    while not match.is_over:
        seat = match.deciders[0]
        word = seed_argument(int(chance))
        action = int(choose(argument(match.state), seat, match.memory, word))
        yield match, match.push(Move(seat, action))
        chance = following(word)


def points(match: Match) -> list[int]:
    out = np.zeros(len(match.players), np.int64)
    match.game.rules.kernels.points(argument(match.state), out)
    return [int(each) for each in out]


CHOOSERS: dict[str, tuple[Policy, Chooser]] = {
    "swift": (Policy.SWIFT, lambda state, seat, memory, word: swift(state, seat)),
    "drifter": (Policy.DRIFTER, lambda state, seat, memory, word: drifter(state, seat, word)),
}


@pytest.mark.parametrize("name", CHOOSERS)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (4, {"traits": "random", "edition": "german"}),
        (3, {"traits": "davy-jones-locker, casanova, siren", "mermaids": "replay"}),
        (8, {"traits": "random", "variant": "sudden-death"}),
    ],
)
def test_turns_busts_and_traits_are_counted(players: int, options: dict[str, str], name: str) -> None:
    from freebooter.games.dead_mans_draw.balance.kernels import bulk

    policy, choose = CHOOSERS[name]
    batch = in_bulk(DEAD_MANS_DRAW, players, options, policy, name)
    for deal in range(DEALS):
        turns, busts, began = [0] * players, [0] * players, None
        for _match, events in move_by_move(DEAD_MANS_DRAW, players, options, SEED + deal, choose):
            for event in events:
                if event.kind == Happening.TURN:
                    began = event.seat if began is None else began
                    turns[event.seat] += 1
                elif event.kind == Happening.BUSTED:
                    busts[event.seat] += 1
        note = batch.notes[0, deal].tolist()
        assert note[bulk.BEGAN] - 1 == began
        assert note[bulk.TURNS : bulk.TURNS + players] == turns
        assert note[bulk.BUSTS : bulk.BUSTS + players] == busts
        assert batch.points[0, deal].tolist() == points(_match)
        assert batch.shares[0, deal].tolist() == pytest.approx(_match.outcome())
        held = [_match.view(0).traits[player] for player in range(players)] if "traits" in options else []
        noted = [TRAIT_NAMES[n - 1] for n in note[bulk.HELD : bulk.HELD + players] if n]
        assert noted == [str(trait) for trait in held]


def duels(players: int, options: dict[str, str], seed: int, policy: int) -> tuple[list[Any], list[set[int]], Match]:
    """Every finished duel as dealer, neighbour, their gestures and gains; and the bottles that everybody ever had."""
    found: list[Any] = []
    held: list[set[int]] = [set() for _ in range(players)]
    open_duel: tuple[int, int, list[int]] | None = None
    shown: dict[int, int] = {}
    match: Match | None = None

    def choose(state: Any, seat: int, memory: np.ndarray, word: Any) -> int:
        return int(play_by(policy, state, seat, memory, word))

    for match, events in move_by_move(DOLORES, players, options, seed, choose):
        for event in events:
            if event.kind in (Incident.START_CARD, Incident.TOOK) and event.card >= GOODS:
                held[event.seat].add(event.card - GOODS)
            elif event.kind == Incident.SHOWED:
                shown[event.seat] = event.other
            elif event.kind == Incident.PLAYED and event.card == VOID:
                shown = {}
            elif event.kind in (Incident.DUEL, Incident.OVER):
                if open_duel is not None and len(shown) == 2:
                    dealer, neighbour, before = open_duel
                    now = points(match)
                    gains = (now[dealer] - before[dealer], now[neighbour] - before[neighbour])
                    found.append((shown[dealer], shown[neighbour], *gains))
                shown = {}
                open_duel = (event.seat, event.other, points(match))
    assert match is not None
    return found, held, match


@pytest.mark.parametrize("policy", ["drifter", "gambler", "reciprocator"])
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {"bottles": "none"})])
def test_gestures_and_bottles_are_counted(players: int, options: dict[str, str], policy: str) -> None:
    from freebooter.games.dolores.balance.kernels import bulk

    kind = int(Character[policy.upper()])
    batch = in_bulk(DOLORES, players, options, kind, policy)
    for deal in range(DEALS):
        found, held, match = duels(players, options, SEED + deal, kind)
        note = batch.notes[0, deal]
        for pair in range(9):
            here = [duel for duel in found if duel[0] * 3 + duel[1] == pair]
            assert note[bulk.PAIRS + pair] == len(here)
            assert note[bulk.DEALER_GAINS + pair] == sum(duel[2] for duel in here)
            assert note[bulk.NEIGHBOUR_GAINS + pair] == sum(duel[3] for duel in here)
            assert note[bulk.DEALER_PAID + pair] == sum(duel[2] > 0 for duel in here)
            assert note[bulk.NEIGHBOUR_PAID + pair] == sum(duel[3] > 0 for duel in here)
        assert note[bulk.SHOWN : bulk.SHOWN + 12].sum() == 2 * len(found)
        for seat in range(players):
            assert note[bulk.HELD + seat] == sum(1 << bottle for bottle in held[seat])
        assert batch.points[0, deal].tolist() == points(match)
        assert batch.moves[0, deal] == len(match.moves)
