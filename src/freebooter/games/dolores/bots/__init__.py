"""Bots for Dolores, from gentle to strong: the characters of `kernels.policy.Policy`.

What a display is worth is in `kernels/worth.py`, a duel as a game of its own in `kernels/duel_game.py`;
`kernels.dispatch.policy` is what each character does; `bots.py` seats them.
"""
