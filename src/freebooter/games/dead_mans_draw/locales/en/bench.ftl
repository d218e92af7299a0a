# Benchmarks of Dead Man's Draw alone.

bench-traits = traits
bench-odds = Computing the exact odds of a bust takes { $microseconds } µs.
bench-turn = Weighing a turn by the odds takes { $microseconds } µs.
bench-regret-title = What one decision by the captain gives away in exactly solved endgames:
bench-budget = playouts
bench-regret = of the win
