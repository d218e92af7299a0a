"""The makers of the documentation's tables: those of each game, those of the house, and what they share."""
