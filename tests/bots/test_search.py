"""The search: reproducible, on one core or several, and right where the right move can be named."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.bots.budget import Budget
from freebooter.bots.thinking import Thought
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario
from freebooter.games.dead_mans_draw.bots.thinking import THINKER
from tests.support.play import play_to_a_choice, reimagined
from tests.support.tables import Table

POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "collects what wins at once": (
        {"row": ["key 3", "mermaid 5"], "draw": ["key 2"], "banks": {"Ann": ["map 5"], "Bob": ["map 7", "chest 2"]}},
        "collect",
    ),
    "draws where collecting loses for sure": (
        {"row": ["key 2"], "draw": ["anchor 7"], "banks": {"Ann": ["map 2"], "Bob": ["map 7"]}},
        "draw",
    ),
    "takes the card that decides": (
        {
            "row": [],
            "draw": ["sword 4", "anchor 2"],
            "banks": {"Bob": ["mermaid 9", "key 2", "chest 3"]},
            "moves": ["draw"],
        },
        "steal Bob mermaid",
    ),
    "shoots at the leader": (
        {
            "players": ["Ann", "Bob", "Cid"],
            "draw": ["cannon 4", "anchor 2"],
            "banks": {"Ann": ["map 2"], "Bob": ["kraken 2"], "Cid": ["mermaid 9", "chest 2"]},
            "moves": ["draw"],
        },
        "fire Cid mermaid",
    ),
}


def position(described: dict[str, Any]) -> Match:
    scenario = read_scenario({"game": "dead-mans-draw", "players": ["Ann", "Bob"], **described}, load)
    for move in scenario.moves:
        scenario.match.push(move)
    return scenario.match


def think(match: Match, budget: Budget, seed: int = 1) -> Thought:
    return THINKER.think(match.observation(match.deciders[0]), budget, seed)


@pytest.mark.parametrize("case", POSITIONS)
def test_the_search_finds_the_right_move(case: str) -> None:
    described, right = POSITIONS[case]
    match = position(described)
    for seed in range(10):
        thought = think(match, Budget(playouts=1000), seed)
        assert match.write(thought.actions[thought.best]) == right


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_the_same_seed_thinks_the_same_thoughts(cores: int, game: Game) -> None:
    match = play_to_a_choice(game, Table({"traits": "random"}, 4), seed=5, moves=21)
    first, second = (think(match, Budget(playouts=500, cores=cores)) for _ in range(2))
    assert first == second
    assert first != think(match, Budget(playouts=500, cores=cores), seed=2)
    assert first.playouts == sum(first.visits) == 500


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_thought_is_about_every_move_and_everyone(players: int, game: Game) -> None:
    match = play_to_a_choice(game, Table({}, players), seed=6, moves=25)
    for cores in (1, 2):
        thought = think(match, Budget(playouts=801, cores=cores))
        assert list(thought.actions) == match.legal_moves(match.deciders[0])
        assert sum(thought.visits) == 801
        assert all(0 <= value <= 1 for value in thought.values)
        assert len(thought.seats) == players
        assert sum(thought.seats) == pytest.approx(1)


def test_a_thought_hangs_on_nothing_hidden(game: Game) -> None:
    match = play_to_a_choice(game, Table({"edition": "german", "traits": "random"}, 3), seed=7, moves=33)
    seat = match.deciders[0]
    thoughts = {
        think(world, Budget(playouts=300)) for world in (match, *(reimagined(match, seat, n) for n in range(4)))
    }
    assert len(thoughts) == 1


def test_thinking_leaves_the_sight_as_it_was(game: Game) -> None:
    match = play_to_a_choice(game, Table({}, 3), seed=7, moves=33)
    observation = match.observation(match.deciders[0])
    before = observation.observed.tobytes(), observation.memory.tobytes()
    THINKER.think(observation, Budget(playouts=300), 1)
    assert (observation.observed.tobytes(), observation.memory.tobytes()) == before
