"""Bots for Dolores, from gentle to strong: the characters of `minds.Policy`.

What a display is worth is in `worth.py`, a duel as a game of its own in `stage.py`; `policies.policy` is what each
character does, as a kernel; `bots.py` seats them. From outside, use these two and `warm_up_dolores`.
"""

from __future__ import annotations


def warm_up_dolores() -> None:
    """Use every kernel of these bots once, so that all of them are compiled and kept."""
    from freebooter.bots.seated import ask, let_talk
    from freebooter.engine.match import Match

    from ..game import GAME
    from .bots import Gambler

    match = Match(GAME, ["Ann", "Bob"], {"bottles": "none"})
    bots = {seat: Gambler(seat) for seat in range(2)}
    let_talk(match, bots)
    seat = match.deciders[0]
    match.push(ask(match, seat, bots[seat]))
    seat = match.deciders[0]
    moves = [match.write(action) for action in match.legal_moves(seat)]
    bots[seat].choose(match.view(seat), moves)
