"""The tables at which is learnt: every number of players, edition, variant, kind of mermaids and deal of traits."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freebooter.engine.kernels.state import State

from ..game import GAME
from ..options import EDITIONS
from ..rules.switches import Mermaids, Variant

PLAIN = 0.5
"""The part of the matches without traits and variants, by the rules as most people play them."""

HOUSES = 64
"""How many kinds of other tables there are in one lot of matches."""


def _option(kind: type[Variant] | type[Mermaids], chance: np.random.Generator) -> str:
    return str(chance.choice([member.name.lower().replace("_", "-") for member in kind]))


def any_house(players: int, chance: np.random.Generator) -> State:
    """Some table before the deal."""
    options = {
        "edition": str(chance.choice(list(EDITIONS))),
        "mermaids": _option(Mermaids, chance) if chance.random() < 1 / 3 else "plain",
        "variant": _option(Variant, chance) if chance.random() < 1 / 2 else "none",
        "traits": str(chance.choice(["none", "random", "random", "draft"])),
    }
    return GAME.rules.undealt(GAME.read_options(options, players), players)


def undealt_tables(count: int, players: Sequence[int], chance: np.random.Generator) -> State:
    """So many matches before the deal, for these numbers of players in turn."""
    tables = np.concatenate([GAME.rules.undealt(GAME.read_options({}, seats), seats) for seats in players])
    plain = tables[np.arange(count) % len(tables)]
    others = np.concatenate([any_house(players[n % len(players)], chance) for n in range(HOUSES * len(players))])
    some = others[(np.arange(count) // len(players) % HOUSES) * len(players) + np.arange(count) % len(players)]
    return np.where(chance.random(count) < PLAIN, plain, some)
