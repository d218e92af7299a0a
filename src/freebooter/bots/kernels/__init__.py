"""Algorithms over the contract of any game, bound to each: the tree search, equilibria, games in bulk."""
