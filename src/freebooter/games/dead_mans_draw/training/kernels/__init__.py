"""Matches in bulk to learn from."""
