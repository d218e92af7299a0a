# Was man über die Ausgewogenheit dieses Spiels fragt.

balance-usual-policy = swift

balance-question-alone = Welche Fähigkeit gewinnt, wenn nur einer eine hat?
balance-about-alone = Einer hat eine Fähigkeit, sonst niemand; jede Kartenverteilung wird einmal von jedem Platz aus gespielt. Über dem gerechten Anteil hilft die Fähigkeit.
balance-alone-players = Einer mit Fähigkeit, { $players } am Tisch: Siegquote in %
balance-question-everybody = Welche Fähigkeit gewinnt, wenn alle eine haben?
balance-about-everybody = Alle bekommen zufällig eine Fähigkeit, sodass jede auch auf die trifft, die ihr schaden.
balance-everybody-players = Alle mit Fähigkeit, { $players } am Tisch: Siegquote in %
balance-picture-traits = { $title }, mit 95-%-Intervallen; gestrichelt der gerechte Anteil.
balance-trait = Fähigkeit
balance-replay = { $edition }, Meerjungfrauen mit Effekt

balance-question-pairs = Welche Fähigkeit schlägt welche?
balance-about-pairs = Zwei Spieler mit je einer Fähigkeit, jede Kartenverteilung in beiden Sitzordnungen.
balance-pairs-title = Siegquote der Zeile gegen die Spalte in %, { $house }
balance-pairs-error = Das Mittel gilt gegen alle Gegner; die übrigen Zahlen sind auf ± { $error } oder besser sicher.
balance-picture-pairs = { $title }; die Spalten tragen die Nummern der Zeilen.
balance-mean = Mittel

balance-question-seat = Was ist der Startplatz wert?
balance-about-seat = Wer beginnt, wird ausgelost, niemand hat eine Fähigkeit. Platz 1 beginnt, Platz 2 sitzt links davon und so weiter.
balance-seat-title = Siegquote nach Platz in %
balance-picture-seat = Um wie viel mehr als den gerechten Anteil jeder Platz gewinnt, je Spielerzahl, mit 95-%-Intervallen.

balance-question-variants = Was ändern die Spielvarianten?
balance-about-variants = Alle Spielvarianten werden mit denselben Kartenverteilungen gespielt, und niemand hat eine Fähigkeit.
balance-variants-players = Spielvarianten, { $players } am Tisch
balance-variants-changes = Was sich gegenüber keiner Spielvariante ändert, { $players } am Tisch
balance-picture-variants = Wie sich die Punkte mit { $players } am Tisch verteilen: die mittlere Hälfte und der Median.
balance-variant = Spielvariante
balance-busts = versenkt je Zug, %
balance-turns = Züge
balance-start = Startplatz gewinnt, %
balance-mermaids = Meerjungfrauen mit Effekt
