"""Games of Dead Man's Draw in bulk, compiled."""
