"""Bots see views and legal moves, never a state.

A bot is a class with one method; see `player.Bot`. `player.make_bot` makes one by its name, for any game.
"""
