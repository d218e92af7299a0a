"""Dead Man's Draw: the whole game, in every edition.

A suit's effect is in `suits.py`, a trait in `traits.py`, a variant card in `variants.py`, an edition in `options.py`,
the turn in `turn.py`. From outside, only `game.GAME` is used, and the names in `cards`, `options` and `state`.
"""
