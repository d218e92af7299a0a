"""What `freebooter bench` measures of Dead Man's Draw: a fused yardstick, the odds, and endings solved exactly."""
