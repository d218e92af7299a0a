"""Dolores in words; `narrator.NARRATOR` puts the parts together."""
