"""Matches whose chance is told from outside."""

from __future__ import annotations

from freebooter.engine.kernels.events import read_events
from freebooter.envs.chance import Place, Tree
from freebooter.envs.setup import open_game


def settled(tree: Tree, place: Place) -> Place:
    """The position to which the first of all choices leads."""
    while place.wanted:
        place = tree.choose(place, 0)
    return place


def test_told_chance_deals_every_card_as_often() -> None:
    """Through all that chance can choose for the first card, each card comes once."""
    tree = Tree(open_game("dead-mans-draw"))
    begins = tree.choose(tree.root, 1)
    asked = tree.move(begins, ((1, tree.legal(begins, 1)[0]),))
    after = [settled(tree, tree.choose(asked, choice)) for choice in range(asked.wanted)]
    drawn = [read_events(tree.load(place))[0].card for place in after]
    assert len(set(drawn)) == asked.wanted == 50
