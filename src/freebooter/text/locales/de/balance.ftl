# Was Spieler über die Balance eines Spiels wissen wollen.

balance-title = Die Balance von { $game }
balance-caution = Jede Zahl steht mit der Hälfte ihres 95-%-Intervalls (±). Ein geteilter Sieg zählt in Teilen. Die Zahlen gelten unter Gleichen, die nach einer Strategie spielen; Menschen spielen anders.
balance-played = Etwa { $games } Partien je Frage; Strategie: { $policy }; Kartenverteilungen ab Seed { $seed }.
balance-usual-policy = { $game ->
        [dolores] gambler, bei den Gewohnheiten alle Charaktere gemischt
       *[other] swift
    }
balance-speed = { $games } Partien, { $speed } je Sekunde auf { $cores } { $cores ->
        [one] Kern
       *[other] Kernen
    }.
balance-written = Die Seite steht in { $file }.
balance-interrupted = Unterbrochen nach { $done } von { $all } Fragen; { $kept ->
        [yes] derselbe Befehl macht hier weiter.
       *[no] mit --to ORDNER würde derselbe Befehl hier weitermachen.
    }
balance-compiling = Was die Partien spielt, wird kompiliert (einmalig)
balance-made = Was gespielt wurde

## Wörter mehrerer Tabellen

balance-players = Spieler
balance-at-the-table = { $players } Spieler
balance-fair = gerechter Anteil
balance-win-share = Siegquote
balance-points = Punkte
balance-winner = Punkte des Siegers
balance-place = Platz in der Reihenfolge
balance-gain = mehr Siege als der gerechte Anteil

## Dead Man's Draw

balance-question-alone = Welche Fähigkeit gewinnt, wenn nur einer eine hat?
balance-about-alone = Einer hat eine Fähigkeit, sonst niemand; jede Kartenverteilung wird einmal von jedem Platz aus gespielt. Über dem gerechten Anteil hilft die Fähigkeit.
balance-alone-players = Einer mit Fähigkeit, { $players } am Tisch: Siegquote in %
balance-question-everybody = Welche Fähigkeit gewinnt, wenn alle eine haben?
balance-about-everybody = Alle bekommen zufällig eine Fähigkeit, sodass jede auch auf die trifft, die ihr schaden.
balance-everybody-players = Alle mit Fähigkeit, { $players } am Tisch: Siegquote in %
balance-picture-traits = { $title }, mit 95-%-Intervallen; gestrichelt der gerechte Anteil.
balance-trait = Fähigkeit
balance-replay = { $edition }, Meerjungfrauen mit Effekt
balance-edition-english = englisch
balance-edition-german = deutsch
balance-edition-czech = tschechisch
balance-edition-japanese = japanisch
balance-edition-digital = Digitalausgabe

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

## Dolores

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

## Ablehnungen

error-balance-policy = Die Strategie „{ $name }“ gibt es in diesem Spiel nicht; die Strategien sind { $names }.
error-balance-question = Die Frage „{ $name }“ gibt es in diesem Spiel nicht; die Fragen sind { $names }.
error-balance-editions = Dolores hat weder Ausgaben noch Meerjungfrauen; lass diese Optionen weg.
error-balance-folder = Im Ordner { $folder } liegt etwas anderes; wähl einen leeren oder einen neuen.
