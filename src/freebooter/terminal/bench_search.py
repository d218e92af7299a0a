"""How fast bots think: their search beside as many random games."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.bots.budget import Budget
from freebooter.bots.player import make_bot
from freebooter.bots.seated import ask

from .measuring import Benchmarks, Contestant, Play, Row, engine_games, first_choice, measure

SEARCH = " search"


def search_rows(found: Sequence[Benchmarks], playouts: int) -> list[Row]:
    """Every game's first choice with so many playouts, interleaved with as many random games."""
    contestants: dict[Contestant, Play] = {}
    for each in found:
        for players in each.search_players:
            contestants[Contestant(each.game.name, players)] = engine_games(each.game, players, {})
            contestants[Contestant(each.game.name + SEARCH, players)] = _thinking(each, players)
    rows = {(each["game"], each["players"]): each for each in measure(contestants, playouts)}
    return [
        _beside_random(row, rows[game.removesuffix(SEARCH), players])
        for (game, players), row in rows.items()
        if game.endswith(SEARCH)
    ]


def _thinking(benchmarks: Benchmarks, players: int) -> Play:
    name = benchmarks.game.name
    match = first_choice(name, players)
    seat = match.deciders[0]

    def think(playouts: int) -> int:
        ask(match, seat, make_bot(name, benchmarks.thinker, 0, Budget(playouts)))
        return 1

    return think


def _beside_random(search: Row, random: Row) -> Row:
    speed = search["games_per_second"]
    share = speed / random["games_per_second"]
    return {**search, "playouts_per_second": speed, "share_of_random_playouts": share}
