# Lektionen: ein Spiel beim Spielen lernen, eins nach dem anderen.

lesson-ended = Diese Lektion ist zu Ende. Fange sie von vorn an oder gehe weiter zur nächsten.
