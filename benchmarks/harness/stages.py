"""Moments worth seeing, laid out by hand: for films, for measuring, and for tests of what the browser does there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from freebooter.engine.match import Match, Move
from freebooter.engine.registry import load
from freebooter.engine.scenario import read_scenario

from .staged import Staged

SUITS = ("hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid", "anchor")
CREW = ("Anne", "Calico", "Mary", "Edward")


class Stage(NamedTuple):
    """A position, who looks, and the moves that are made then."""

    name: str
    described: Mapping[str, Any]
    moves: Sequence[str]
    lasts: int
    """Milliseconds until everything has been shown, at the usual pace."""
    seat: int = 0

    def match(self) -> Match:
        match = read_scenario({"moves": [], **self.described}, load).match
        match.options = match.game.read_options(match.options, len(match.players))
        return match

    def play(self, staged: Staged) -> None:
        """Make the moves, one after the other, as a server tells them."""
        for text in self.moves:
            staged.push(move_of(staged.match, text))


def move_of(match: Match, text: str) -> Move:
    """A move of whoever decides; `Anne: peace` names one of several."""
    name, _, written = text.rpartition(": ")
    seats = [match.players.index(name)] if name else match.deciders
    for seat in seats:
        for action in match.legal_moves(seat):
            if match.write(action) == written:
                return Move(seat, action)
    raise ValueError(f"{text} is not among {[match.write(a) for s in match.deciders for a in match.legal_moves(s)]}")


def _draw(name: str, lasts: int, moves: Sequence[str], players: int = 4, **described: Any) -> Stage:
    crew = list(CREW[:players])
    banks = {
        "Anne": ["anchor 4", "key 6", "map 3", "mermaid 7"],
        "Calico": ["chest 5", "cannon 6", "oracle 4", "sword 3"],
        "Mary": ["kraken 6", "hook 5", "sword 7"],
        "Edward": ["mermaid 5", "map 6", "anchor 2"],
    }
    usual = {
        "game": "dead-mans-draw",
        "players": crew,
        "turn": "Anne",
        "banks": {player: banks[player] for player in crew},
    }
    return Stage(name, usual | described, moves, lasts)


def _duel(name: str, lasts: int, moves: Sequence[str], **described: Any) -> Stage:
    usual: dict[str, Any] = {
        "game": "dolores",
        "players": list(CREW[:3]),
        "dealer": "Anne",
        "displays": {"Anne": ["gold 2", "wine 1"], "Calico": ["arms 3", "gold 1"], "Mary": ["jewels 2", "wine 3"]},
        "table": {"Calico": ["wine 2", "gold 3"], "Anne": ["arms 1", "jewels 1"]},
        "draw": ["gold 1", "wine 1", "arms 2", "jewels 3", "gold 2", "porcelain 2", "arms 1", "cloth 2"],
    }
    laid = {key: value for key, value in (usual | described).items() if value is not None}
    return Stage(name, laid, moves, lasts)


STAGES: tuple[Stage, ...] = (
    _draw("draw", 2200, ["draw"], row=["anchor 3"], draw=["map 5", "key 3", "oracle 5"], discard=["sword 4"]),
    _draw(
        "bust",
        5200,
        ["draw"],
        row=["oracle 6", "mermaid 4", "chest 3", "hook 2"],
        draw=["oracle 3", "key 3", "anchor 5"],
        discard=["sword 4"],
    ),
    _draw(
        "cannon",
        4600,
        ["draw", "fire Mary sword"],
        row=["anchor 3", "oracle 6"],
        draw=["cannon 4", "key 3", "map 5"],
        discard=["sword 4"],
    ),
    _draw(
        "sword",
        4600,
        ["draw", "steal Mary kraken"],
        row=["anchor 3", "oracle 6"],
        draw=["sword 4", "key 3", "map 5"],
        discard=["sword 5"],
    ),
    _draw("kraken", 3200, ["draw"], row=["anchor 3"], draw=["kraken 4", "key 3", "map 5"], discard=["sword 5"]),
    _draw(
        "key and chest",
        6500,
        ["collect"],
        row=["key 5", "chest 7", "oracle 6", "mermaid 4"],
        draw=["kraken 4", "key 3", "map 5"],
        discard=[f"{suit} 2" for suit in SUITS if suit not in ("mermaid", "anchor")],
    ),
    _draw(
        "ending",
        7000,
        ["collect"],
        row=["kraken 5", "chest 7"],
        draw=[],
        discard=["sword 5"],
    ),
    _duel("reveal", 7500, ["Calico: fight", "Anne: peace"]),
    _duel("two fists", 7000, ["Calico: fight", "Anne: fight"]),
    _duel(
        "dark duel",
        9000,
        ["Anne: play lantern", "Calico: fight", "Anne: choice"],
        displays={"Anne": ["gold 2", "lantern"], "Calico": ["arms 3", "gold 1"], "Mary": ["jewels 2", "wine 3"]},
        table=None,
        draw=["wine 2", "gold 3", "arms 1", "jewels 1", "gold 1", "wine 1", "arms 2", "jewels 3"],
    ),
    _duel(
        "theft",
        9500,
        ["Anne: peace", "Calico: peace", "rob Mary wine 3"],
        table={"Calico": ["wine 2", "gold 3"], "Anne": ["theft", "jewels 1"]},
    ),
    _duel(
        "dawn",
        9000,
        ["Anne: peace", "Calico: peace"],
        draw=["jewels 1", "dawn", "wine 1"],
    ),
)
"""In the order in which they are filmed."""

TURN = _draw(
    "turn",
    2100,
    ["draw", "draw", "fire Mary sword", "draw", "collect"],
    players=3,
    row=["mermaid 6"],
    draw=["key 5", "cannon 4", "chest 6", "kraken 3", "anchor 6", "oracle 7", "mermaid 5", "hook 3", "key 3", "map 7"],
    discard=[f"{suit} 2" for suit in SUITS if suit not in ("mermaid", "anchor")],
)
"""A good turn, from the second card to the spoils, for the film that opens the README."""
