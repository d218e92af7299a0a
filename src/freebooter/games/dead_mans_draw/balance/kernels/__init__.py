"""Games of Dead Man's Draw in bulk, and what is noted of each: `swift.games`, or `thorough.games` for every policy."""
