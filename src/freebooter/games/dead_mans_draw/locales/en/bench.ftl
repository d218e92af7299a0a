# What is measured of this game alone.

bench-traits = traits
bench-odds = The exact odds of a bust take { $microseconds } microseconds.
bench-regret-title = What a decision of the captain gives away in endings that are solved exactly:
bench-budget = playouts
bench-regret = of the victory
