"""Dead Man's Draw in words; `narrator.NARRATOR` puts the parts together."""
