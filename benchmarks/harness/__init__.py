"""Real servers, databases, browsers and commands, for benchmarks and tests alike."""
