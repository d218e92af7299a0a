"""Dolores in words; `teller.TELLER` puts the parts together."""
