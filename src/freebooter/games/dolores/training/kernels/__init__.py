"""Kernels of the training: games in bulk whose positions are kept, and the network's descent."""
