# Lektionen: Ein Spiel lernt man beim Spielen, eins nach dem anderen. Jede Lektion sagt Schritt für Schritt, was zu tun ist, und was gelernt wurde.

lesson-ended = Diese Lektion ist zu Ende; fang sie von vorn an oder geh zur nächsten.
