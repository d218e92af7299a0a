"""What several tests share: the tables there are, random play, invariants of a position, statistics, skipping."""
