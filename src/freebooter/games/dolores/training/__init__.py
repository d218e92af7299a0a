"""Learns what positions are worth: `python -m freebooter.games.dolores.training`.

`diary.py` plays games and keeps their positions, `fitting.py` fits the network of `bots/kernels/learnt.py` to how those
games ended, and `learner.py` does both in turns: the better the network, the better the games. Nothing that plays
needs it.
"""
