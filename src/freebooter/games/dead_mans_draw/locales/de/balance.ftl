# Der Bericht zur Balance von Dead Man's Draw.

balance-usual-policy = swift

balance-question-alone = Welche Fähigkeit gewinnt, wenn nur eine Person eine hat?
balance-about-alone = Eine Person hat eine Fähigkeit, sonst niemand. Jede Kartenverteilung wird einmal von jedem Platz aus gespielt. Liegt die Siegquote über dem gerechten Anteil, hilft die Fähigkeit.
balance-alone-players = Eine Person mit Fähigkeit, { $players } am Tisch: Siegquote in %
balance-question-everybody = Welche Fähigkeit gewinnt, wenn alle eine haben?
balance-about-everybody = Alle bekommen eine zufällige Fähigkeit; so trifft jede auch auf die, die ihr schaden.
balance-everybody-players = Alle mit Fähigkeit, { $players } am Tisch: Siegquote in %
balance-picture-traits = { $title }, mit 95-%-Intervallen. Gestrichelt: der gerechte Anteil.
balance-trait = Fähigkeit
balance-replay = { $edition }, Meerjungfrauen mit Effekt

balance-question-pairs = Welche Fähigkeit schlägt welche?
balance-about-pairs = Zwei am Tisch, beide mit einer Fähigkeit; jede Kartenverteilung wird in beiden Sitzordnungen gespielt.
balance-pairs-title = Siegquote der Zeile gegen die Spalte in %, { $house }
balance-pairs-error = Das Mittel gilt gegen alle Gegner. Die übrigen Zahlen sind auf ±{ $error } oder besser genau.
balance-picture-pairs = { $title }. Die Spalten tragen die Nummern der Zeilen.
balance-mean = Mittel

balance-question-seat = Was ist es wert zu beginnen?
balance-about-seat = Wer beginnt, wird ausgelost, und niemand hat eine Fähigkeit. Platz 1 beginnt, Platz 2 sitzt links davon und so weiter.
balance-seat-title = Siegquote nach Platz in %
balance-picture-seat = Um wie viel mehr als den gerechten Anteil jeder Platz gewinnt, nach Größe des Tischs, mit 95-%-Intervallen.

balance-question-variants = Was ändern die Spielvarianten?
balance-about-variants = Alle Spielvarianten werden mit denselben Kartenverteilungen gespielt, und niemand hat eine Fähigkeit.
balance-variants-players = Spielvarianten, { $players } am Tisch
balance-variants-changes = Änderung gegenüber Partien ohne Spielvariante, { $players } am Tisch
balance-picture-variants = Verteilung der Punkte mit { $players } am Tisch: die mittlere Hälfte und der Median.
balance-variant = Spielvariante
balance-busts = versenkt je Zug, %
balance-turns = Züge
balance-start = wer beginnt, gewinnt, %
balance-mermaids = Meerjungfrauen mit Effekt
