"""Tables of Dolores at which bottles abound, and what lies hidden at them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from freebooter.engine.kernels.state import argument
from freebooter.engine.match import Match
from freebooter.engine.scenario import read_scenario
from freebooter.games.dolores.notation import CARD_NAMES, most_copies
from freebooter.games.dolores.rules.cards import GOODS
from freebooter.games.dolores.rules.state import NOBODY, NOT_YET, Ask
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES
from freebooter.games.dolores.rules.zones import draw_top

from .play import play_on
from .tables import NAMES

SECRETS = ("face-down cards", "a gesture", "two hands", "a bet", "a kind to drop")
"""What can be hidden from others besides the draw pile and the bottles out of the game."""


def laid_out(*players: str, **keys: Any) -> Match:
    """The match of a scenario after its moves."""
    described = {"game": "dolores", "players": list(players or ("Ann", "Bob", "Cid"))} | keys
    scenario = read_scenario(described)
    for move in scenario.moves:
        scenario.match.push(move)
    return scenario.match


def bottle_match(players: int, seed: int) -> Match:
    """A match with all eighty cards, none removed, in which most bottles already lie in somebody's display."""
    chance = random.Random(seed)
    pile = [name for card, name in enumerate(CARD_NAMES[:GOODS]) for _ in range(most_copies(card))]
    displays: dict[str, list[str]] = {name: [] for name in NAMES[:players]}
    for bottle in BOTTLE_NAMES[1:]:
        (displays[chance.choice(NAMES[:players])] if chance.random() < 0.8 else pile).append(bottle)
    chance.shuffle(pile)
    for display in displays.values():
        display += [pile.pop() for _ in range(2)]
    pile.insert(len(pile) - chance.randrange(16), "dawn")
    dealer = chance.choice(NAMES[:players])
    return laid_out(*NAMES[:players], dealer=dealer, displays=displays, draw=pile, seed=seed)


def bottle_positions(players: int, seeds: range) -> Iterator[Match]:
    """Every position of random play at such tables."""
    for seed in seeds:
        yield from play_on(bottle_match(players, seed), seed)


def secrets(match: Match) -> set[str]:
    """What is hidden at the table, in the words of `SECRETS`."""
    state = match.state[0]
    found = set()
    if state["lantern"] != NOBODY and state["side_count"].sum():
        found.add("face-down cards")
    for seat in range(len(match.players)):
        if state["chosen"][seat] != NOT_YET:
            at_count = {int(state["two_hand"]): "two hands", int(state["bettor"]): "a bet"}
            found.add(at_count.get(seat, "a gesture") if state["asks"] == Ask.GESTURES else "a kind to drop")
    return found


def draw_pile(match: Match) -> list[str]:
    """The draw pile as it will be drawn, top card first."""
    state = match.state.copy()
    record = argument(state)
    return [CARD_NAMES[int(draw_top(record))] for _ in range(int(state["pile_count"][0]))]
