# Was man über die Ausgewogenheit dieses Spiels fragt.

balance-usual-policy = gambler, bei den Gewohnheiten alle Charaktere gemischt

balance-question-gestures = Wie viel bringt jede Geste?
balance-about-gestures = Was ein beendetes Duell an den Punkten der beiden Duellanten ändert, von beiden Seiten gesehen; Diebstähle und Wetten des Duells gehören dazu.
balance-gestures-players = Gesten, { $players } am Tisch
balance-pairs-of-gestures = Paare von Gesten, { $players } am Tisch
balance-picture-gestures = { $title }: was sie an den Punkten beider ändern, mit 95-%-Intervallen.
balance-gesture = Geste
balance-shown = gezeigt, %
balance-pays = Punkte steigen, %
balance-gesture-gain = Änderung der Punkte
balance-own = eigene Geste
balance-other = die des anderen
balance-pair-share = wie oft, %
balance-own-gain = eigene Punkte
balance-other-gain = Punkte des anderen

balance-question-habits = Wer gewinnt, die Friedlichen oder die Kämpfer?
balance-about-habits = Spieler nach dem Anteil ihrer Duelle, in denen sie eine Geste zeigten. Es kommt darauf an, wer am Tisch sitzt: ohne Angabe alle Charaktere in jeder Sitzordnung.
balance-habits-players = Siegquote in % danach, wie oft eine Geste gezeigt wird, { $players } am Tisch
balance-picture-habits = { $title }, mit 95-%-Intervallen; gestrichelt der gerechte Anteil.
balance-characters = Siegquote der Charaktere in %, { $players } am Tisch
balance-character = Charakter

balance-question-dealer = Was ist es wert, als Erster zu geben?
balance-about-dealer = Wer als Erster gibt, wird ausgelost. Platz 1 gibt zuerst, Platz 2 ist der erste Nachbar und so weiter.
balance-dealer-title = Siegquote nach Platz in %
balance-picture-dealer = Um wie viel mehr als den gerechten Anteil jeder Platz gewinnt, je Spielerzahl, mit 95-%-Intervallen.

balance-question-tables = Was ändern mehr Spieler und die Flaschenpost?
balance-about-tables = Dieselben Kartenverteilungen mit aller Flaschenpost und nur mit dem Sonnenaufgang.
balance-tables-title = Tische von Dolores
balance-table = Tisch
balance-table-name = { $players } Spieler, { $bottles ->
        [none] nur Sonnenaufgang
       *[all] mit Flaschenpost
    }
balance-duels = Duelle
balance-decisions = Entscheidungen
balance-picture-tables = Wie sich die Punkte verteilen: die mittlere Hälfte und der Median.

balance-question-bottles = Welche Flaschenpost geht mit dem Sieg einher?
balance-about-bottles = Siegquote derer, die eine Flaschenpost je vor sich hatten, und derer, die sie spielten.
balance-bottles-players = Siegquote in % derer, die eine Flaschenpost hatten oder spielten, { $players } am Tisch
balance-bottles-caution = Das beweist keine Ursache: Wer viele Karten nimmt, gewinnt öfter und bekommt auch mehr Flaschenpost.
balance-picture-bottles = { $title }, mit 95-%-Intervallen; gestrichelt der gerechte Anteil.
balance-bottle = Flaschenpost
balance-held = gehabt
balance-used = gespielt

error-balance-editions = Dolores hat weder Ausgaben noch Meerjungfrauen; lass diese Optionen weg.
