"""What the browser adds up by itself for the risk display agrees with the rules at every decision of random play."""

from __future__ import annotations

import random

import msgspec

from freebooter.engine.game import Game
from freebooter.engine.match import Match, Move
from freebooter.games.dead_mans_draw.narration.scores import points_with, would_bust
from freebooter.games.dead_mans_draw.view import View
from freebooter.table.projection import view_json

from .support.scripts import run_script

TABLES = [
    {"traits": "golden-scales, fisherman, casanova"},
    {"variant": "pile-o-treasure", "traits": "golden-scales, mystic, miser"},
    {"variant": "all-hands-on-deck", "traits": "random"},
    {"variant": "strange-lands", "edition": "german", "traits": "fisherman, casanova, parry"},
    {"mermaids": "replay", "edition": "czech", "traits": "casanova, siren, fisherman"},
]

WEIGH = """({ stakes, wouldBust }, views) => views.map((view) => [
  stakes(view), view.unseen.map((card) => [wouldBust(view, card, true), wouldBust(view, card, false)]),
])"""


def test_stakes_and_busts_are_those_of_the_rules(game: Game) -> None:
    seen: list[View] = []
    shown = []
    for number, options in enumerate(TABLES):
        match = Match(game, ["Anne", "Bart", "Calico"], game.read_options(options, 3), number)
        chance = random.Random(number)
        while not match.is_over:
            seat = match.deciders[0]
            seen.append(match.view(seat))
            shown.append(msgspec.json.decode(view_json(match, seat)))
            match.push(Move(seat, chance.choice(match.legal_moves(seat))))
    for view, (stakes, busts) in zip(
        seen, run_script("src/games/dead-mans-draw/scoring.ts", WEIGH, shown), strict=True
    ):
        whole = points_with(view, view.active, view.row)
        assert stakes["gain"] == whole - view.points[view.active]
        assert stakes["loss"] == whole - points_with(view, view.active, view.protected)
        assert busts == [[would_bust(view, card, True), would_bust(view, card, False)] for card in view.unseen]
