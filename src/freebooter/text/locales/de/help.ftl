# Die Hilfe der Befehlszeile.

help-usage = { "Aufruf: " }
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = [Standard: { $value }]
help-required = [erforderlich]
help-help = Diese Hilfe zeigen.

help-freebooter = Piraten-Kartenspiele und weitere installierte Spiele spielen, Regelfragen klären, Partien ansehen und simulieren.
help-lang = Sprache wählen. Standard: nach FREEBOOTER_LANG, LC_ALL oder LANG.
help-no-color = Farben abschalten. Dasselbe bewirkt NO_COLOR.
help-version = Version zeigen.

## Befehle

help-play = Im Terminal gegen Bots spielen.
help-referee = Szenarien prüfen: ihre Spielzüge ausführen und das Ergebnis vergleichen.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
help-review = Eine aufgezeichnete Partie mit dem Trainer analysieren: Siegchancen und die teuersten Entscheidungen.
help-rules = Die Regeln eines Spiels lesen oder nur die zu einer Karte, einer Hausregel oder einem anderen Thema.
help-simulate = Zufallspartien in großer Zahl auf allen Kernen spielen.
help-bench = Geschwindigkeit messen.
help-compile = Regeln und Bots jetzt kompilieren, damit später niemand warten muss.
help-doctor = Installation, kompilierte Regeln, Datenbank, Terminal, Schriften und Port prüfen und Abhilfe vorschlagen.

## Der Tisch

help-game = Spiel wählen: { $games }. Standard: { $first }.
help-name = Deinen Namen am Tisch festlegen.
help-people = Mehrere Personen an dieses Terminal setzen, Namen durch Kommas getrennt. Die übrigen Plätze übernehmen Bots.
help-players = Festlegen, wie viele mitspielen, dich eingeschlossen. Standard: 3.
help-bots = Gegner wählen, durch Kommas getrennt; die Liste wiederholt sich reihum. Von schwach nach stark: { $bots }.
help-bots-of = { $game }: { $bots }
help-bot = Eigenen Bot hinzufügen, als pfad/zur/datei.py:Klasse. Mehrfach möglich.
help-watch = Alle Plätze den Bots überlassen und zuschauen.
help-option = Hausregel zusätzlich zur Ausgabe setzen. Mehrfach möglich. „freebooter rules --editions“ listet alle auf.
help-playouts = Probepartien je Entscheidung festlegen. Derselbe Seed ergibt dann dieselbe Partie.
help-think-cores = Anzahl der Kerne festlegen, auf denen ein Bot nachdenkt. Standard: 1.
help-seed = Kartenverteilung festlegen: Derselbe Seed ergibt dieselbe Partie. Standard: zufällig.
help-save = Aufzeichnung der Partie in diese Datei schreiben.
help-force = Vorhandene Datei überschreiben.
help-fast = Pausen zwischen den Spielzügen der Bots überspringen.
help-plain = Einfache Sätze statt Tabellen ausgeben, für Vorleseprogramme und Protokolle.

## Weitere Befehle

help-referee-files = Szenariodateien oder Ordner mit Szenarien.
help-referee-json = Je Datei ein JSON-Objekt ausgeben.
help-replay-record = Eine mit „freebooter play --save“ geschriebene Aufzeichnung.
help-replay-seat = Partie aus der Sicht dieser Person zeigen. Standard: von außen.
help-replay-all = Ganze Partie auf einmal ausgeben.
help-review-seat = Nur Entscheidungen dieser Person nennen.
help-review-think = Zeit je Durchgang mit Probepartien festlegen, etwa 50ms. Mögliche Fehler bekommen zwei Durchgänge.
help-review-playouts = Probepartien je Durchgang festlegen. Dieselbe Zahl ergibt dieselbe Analyse. Standard: 12000, bei vielen Möglichkeiten mehr.
help-review-seed = Seed der Probepartien festlegen. Standard: 0.
help-review-html = Analyse als Webseite in diese Datei schreiben.
help-review-json = Analyse als JSON ausgeben.
help-topic = Das Spiel, dann Karte, Hausregel, Abschnitt oder ein anderes Thema. Ohne Thema: alle Regeln.
help-editions = Zeigen, bei welchen Regeln sich die Ausgaben unterscheiden.
help-simulate-games = Anzahl der Partien festlegen. Standard: 100000.
help-simulate-players = Festlegen, wie viele mitspielen. Standard: 4.
help-simulate-seed = Seed der ersten Partie festlegen; jede weitere nimmt die nächste Zahl. Standard: 0.
help-simulate-cores = Anzahl der Kerne festlegen. Standard: alle.
help-simulate-csv = Jede Partie in diese Datei schreiben.
help-simulate-json = Zusammenfassung als JSON ausgeben.
help-bench-json = Zeilen als JSON-Liste ausgeben.
help-bench-quick = Nur kurz messen.
help-compile-games = Die Spiele, die kompiliert werden. Standard: alle.
help-compile-jobs = Anzahl der Prozesse festlegen, die gleichzeitig kompilieren. Standard: einer je Kern.
help-compile-all = Auch die Lernumgebungen kompilieren.

## Die Arena

help-arena = Ein Turnier zwischen Bots austragen, mit denselben Karten in allen Sitzordnungen.
help-arena-bots = Bots wählen, durch Kommas getrennt; Namen dürfen sich wiederholen. Eigener Bot: pfad/zur/datei.py:Klasse. Bei zu wenigen Bots füllt der letzte die freien Plätze, bei zu vielen spielt jede Auswahl.
help-arena-bot = Einen Bot ausprobieren: pfad/zur/datei.py:Klasse. Er trifft die Bots aus --bots einzeln oder steigt die Leiter hinauf, bis einer ihn aufhält. Der Trainer zeigt, warum er verloren hat.
help-arena-review = Zahl der verlorenen Partien festlegen, die der Trainer bei --bot analysiert. Standard: 5; 0: keine.
help-arena-games = Mindestzahl der Partien festlegen, aufgerundet auf ganze Kartenverteilungen in allen Sitzordnungen. Standard: 100.
help-arena-players = Anzahl der Plätze am Tisch festlegen. Standard: einer je Bot.
help-arena-think = Zeit je Entscheidung festlegen, etwa 50ms oder 1s.
help-arena-playouts = Probepartien je Entscheidung festlegen. Derselbe Seed ergibt dann dieselben Ergebnisse.
help-arena-seed = Seed der ersten Kartenverteilung festlegen; jede weitere nimmt die nächste Zahl. Standard: 0.
help-arena-to = Partien, Ergebnisse und einen Bericht in diesen Ordner schreiben. Nach einer Unterbrechung setzt derselbe Befehl fort.
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen.
help-arena-json = Ergebnisse als JSON ausgeben.

## Das Labor für die Balance

help-balance = Mit vielen Partien herausfinden, was eine Karte, ein Platz oder eine Entscheidung wert ist.
help-balance-games = Ungefähre Anzahl der Partien je Frage festlegen. Standard: so viele, wie das Spiel braucht.
help-balance-players = Festlegen, wie viele mitspielen. Standard: so viele, wie die Frage braucht.
help-balance-edition = Eine Ausgabe wählen, mehrere durch Kommas getrennt, oder „all“. Standard: all.
help-balance-policy = Strategie wählen, nach der alle spielen. Standard: die des Spiels. Ein unbekannter Name listet alle auf.
help-balance-question = Fragen wählen, durch Kommas getrennt. Standard: alle. Ein unbekannter Name listet alle auf.
help-balance-html = Webseite mit Tabellen und Diagrammen in diese Datei schreiben.
help-balance-to = Fertige Antworten in diesem Ordner aufbewahren. Nach einer Unterbrechung setzt derselbe Befehl fort.
help-doctor-json = Befund als JSON ausgeben.
help-compile-clean = Nichts kompilieren, sondern Dateien anderer Versionen entfernen.
