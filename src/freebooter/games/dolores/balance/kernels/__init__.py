"""Games of Dolores in bulk, compiled."""
