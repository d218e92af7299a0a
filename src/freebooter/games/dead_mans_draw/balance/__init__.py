"""What players ask about Dead Man's Draw."""
