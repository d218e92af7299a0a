"""Dolores: duels over a wrecked ship's cargo, with bottle messages or without.

The order of a duel is in `duel.py`, each bottle in `bottles.py`, what the gestures do in `outcomes.py`. From outside,
only `game.GAME` is used, and the names in `cards` and `state`.
"""
