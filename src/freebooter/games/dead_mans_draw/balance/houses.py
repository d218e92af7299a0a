"""Tables of Dead Man's Draw before the deal: whose rules, which variant card, who holds which trait, and who plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from freebooter.arena.balance.plan import Setup
from freebooter.engine.kernels.state import State

from ..bots.kernels.policy import Policy
from ..game import GAME
from ..options import EDITIONS
from ..rules.terms import Trait, TraitDeal
from ..text import say

PLAIN, REPLAY = "plain", "replay"

USUAL_POLICY = "swift"
THOROUGH = ("quartermaster",)
"""Policies that only `kernels.bulk.thorough_games` knows."""

POLICIES = ("swift", "boatswain", "contender", "deckhand", "drifter", *THOROUGH)


@dataclass(frozen=True)
class House:
    """By whose rules is played, and whether mermaids replay."""

    edition: str
    mermaids: str

    def traits(self) -> list[Trait]:
        """The siren belongs to the mermaids that replay."""
        return [trait for trait in Trait if trait != Trait.SIREN or self.mermaids == REPLAY]

    def undealt(self, players: int, **options: str) -> State:
        given = {"edition": self.edition, "mermaids": self.mermaids, **options}
        return GAME.rules.undealt(GAME.read_options(given, players), players)

    def with_traits(self, players: int, held: Mapping[int, Trait]) -> State:
        """Seats with traits; the others, unlike at any real table, have none."""
        state = self.undealt(players)
        state["trait_deal"] = TraitDeal.FIXED
        for seat, trait in held.items():
            state["holders"][0, trait] |= 1 << seat
        return state


def mermaids_of(setup: Setup) -> str:
    """What mermaids do at every table; empty where it was not said."""
    return setup.options.get("mermaids", "")


def first_house(setup: Setup) -> House:
    """Where one house is enough: the first edition that was asked for."""
    return House(next(iter(setup.editions or EDITIONS)), mermaids_of(setup) or PLAIN)


def all_houses(setup: Setup) -> list[House]:
    """Every edition asked for; and the first one where mermaids replay, unless it was said what they do."""
    editions: Iterable[str] = setup.editions or EDITIONS
    houses = [House(edition, mermaids_of(setup) or PLAIN) for edition in editions]
    return houses if mermaids_of(setup) else [*houses, House(houses[0].edition, REPLAY)]


def policy_of(setup: Setup) -> int:
    return int(Policy[(setup.policy or USUAL_POLICY).upper()])


def trait_name(trait: str) -> str:
    return say(f"trait-{trait}")


def house_name(table: Mapping[str, Any]) -> str:
    """By whose rules a table plays, short enough to head a column."""
    edition = say(f"edition-{table['edition']}", attribute="short")
    return edition if table["mermaids"] == PLAIN else say("balance-replay", edition=edition)
