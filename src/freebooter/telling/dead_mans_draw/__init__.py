"""Dead Man's Draw in words; `teller.TELLER` puts the parts together."""
