"""What environments compute, written once over the contract of a game and bound to each."""
