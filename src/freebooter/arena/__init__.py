"""The laboratory: games in bulk."""
