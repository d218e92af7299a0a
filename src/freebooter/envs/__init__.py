"""Learning environments over any installed game: PettingZoo, Gymnasium, OpenSpiel, and matches by the thousand.

`setup.open_game` opens a game for learning; `vector.Matches` plays many of its matches at once. Both need nothing but a
plain install. The other modules each serve one framework, and say which extra to install where it is missing.
"""
