"""What players ask about Dolores."""
