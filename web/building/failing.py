from __future__ import annotations


class Failed(Exception):
    """One sentence on what could not be done; what a program said about it has been shown already."""
