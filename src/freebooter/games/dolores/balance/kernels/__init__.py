"""Games of Dolores in bulk, and what is noted of each."""
