"""Measures of the bots of Dolores: how far the captain can be exploited. Nothing that plays needs them."""
