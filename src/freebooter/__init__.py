"""Freebooter: the home of the pirate card games Dead Man's Draw and Dolores."""

__version__ = "0.1.0"
