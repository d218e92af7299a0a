# Die Hilfeseiten der Befehlszeile.

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = [sonst: { $value }]
help-required = [erforderlich]
help-help = Diese Seite zeigen.

help-freebooter = Kartenspiele von Piraten und andere, die installiert sind: spielen, Regelfragen klären, Partien ansehen, simulieren.
help-lang = Sprache von allem, was das Programm sagt (sonst entscheiden FREEBOOTER_LANG, LC_ALL oder LANG).
help-no-color = Ohne Farben (ebenso: NO_COLOR setzen).
help-version = Die Version zeigen.

## Befehle

help-play = Im Terminal gegen Bots spielen.
help-referee = Szenarien prüfen: Was muss nach den Spielzügen gelten, und gilt es?
help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
help-review = Eine aufgezeichnete Partie mit dem Trainer durchgehen: Chancen und die teuersten Entscheidungen.
help-rules = Die Regeln eines Spiels lesen oder die einer Karte, einer Hausregel und was es sonst im Spiel gibt.
help-simulate = Zufallspartien in großer Zahl auf allen Kernen spielen.
help-bench = Die Geschwindigkeit messen.
help-compile = Regeln und Bots jetzt kompilieren, damit später niemand wartet.

## Der Tisch

help-game = Welches Spiel: { $games } (sonst { $first }).
help-name = Dein Name am Tisch.
help-people = Mehrere Leute an diesem Terminal, ihre Namen durch Kommas getrennt; die übrigen Plätze übernehmen Bots.
help-players = Wie viele mitspielen, du eingeschlossen (sonst 3).
help-bots = Wer gegen dich spielt, reihum, durch Kommas getrennt. Von schwach nach stark: { $bots }.
help-bots-of = { $game }: { $bots }
help-bot = Ein eigener Bot als pfad/zur/datei.py:Klasse; darf mehrmals stehen.
help-watch = Alle Plätze den Bots überlassen und zusehen.
help-option = Eine Hausregel zusätzlich zur Ausgabe; darf mehrmals stehen. „freebooter rules --editions“ listet sie auf.
help-playouts = Probepartien je Entscheidung; derselbe Seed gibt dann wieder dieselbe Partie.
help-think-cores = Auf wie vielen Kernen ein Bot nachdenkt (sonst 1).
help-seed = Wie die Karten liegen: Derselbe Seed gibt dieselbe Partie noch einmal (sonst ein zufälliger).
help-save = Die Aufzeichnung der Partie in diese Datei schreiben.
help-force = Die Datei ersetzen, wenn es sie schon gibt.
help-fast = Keine Pausen zwischen den Spielzügen der Bots.
help-plain = Schlichte Sätze ohne Tabellen, für Vorleseprogramme und Protokolle.

## Weitere Befehle

help-referee-files = Szenariodateien oder Ordner voller Szenarien.
help-referee-json = Je Datei ein JSON-Objekt ausgeben.
help-replay-record = Eine Aufzeichnung, die „freebooter play --save“ geschrieben hat.
help-replay-seat = Die Partie mit den Augen dieses Spielers sehen (sonst als Zuschauer).
help-replay-all = Die ganze Partie auf einmal ausgeben.
help-review-seat = Nur Entscheidungen dieses Spielers nennen.
help-review-think = Zeit für einen Durchgang Probepartien, etwa 50ms; ein möglicher Fehler bekommt zwei.
help-review-playouts = Probepartien je Durchgang (sonst 12000, bei vielen Möglichkeiten mehr); dieselbe Zahl gibt wieder dieselbe Besprechung.
help-review-seed = Seed der Probepartien (sonst 0).
help-review-html = Die Besprechung als Seite in diese Datei schreiben.
help-review-json = Die Besprechung als JSON ausgeben.
help-topic = Das Spiel, dann Karte, Hausregel, Abschnitt oder was es sonst im Spiel gibt; ohne Angabe alle Regeln.
help-editions = Zeigen, bei welchen Regeln sich die Ausgaben unterscheiden.
help-simulate-games = Wie viele Partien (sonst 100000).
help-simulate-players = Wie viele spielen (sonst 4).
help-simulate-seed = Seed der ersten Partie; jede weitere nimmt die nächste Zahl (sonst 0).
help-simulate-cores = Wie viele Kerne arbeiten (sonst alle).
help-simulate-csv = Jede Partie in diese Datei schreiben.
help-simulate-json = Die Zusammenfassung als JSON ausgeben.
help-bench-json = Eine Liste von Zeilen als JSON ausgeben.
help-bench-quick = Nur kurz messen.
help-compile-games = Welche Spiele (sonst alle).

## Die Arena

help-arena = Ein Turnier zwischen Bots spielen, mit denselben Karten in allen Sitzordnungen.
help-arena-bots = Wer spielt, durch Kommas getrennt; ein Name darf zweimal stehen. Eigene Bots: pfad/zur/datei.py:Klasse. Der letzte füllt übrige Plätze; bei mehr Bots als Plätzen spielt jede Auswahl.
help-arena-games = Wie viele Partien mindestens (sonst 100); aufgerundet auf ganze Kartenverteilungen, jede in allen Sitzordnungen.
help-arena-players = Wie viele Plätze ein Tisch hat (sonst einen je Bot).
help-arena-think = Zeit für eine Entscheidung, etwa 50ms oder 1s.
help-arena-playouts = Probepartien je Entscheidung; derselbe Seed gibt dann wieder dieselben Ergebnisse.
help-arena-seed = Seed der ersten Kartenverteilung; jede weitere nimmt die nächste Zahl (sonst 0).
help-arena-to = Partien, Ergebnisse und einen Bericht in diesen Ordner schreiben; nach einer Unterbrechung macht derselbe Befehl weiter.
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local startet einen hier.
help-arena-json = Die Ergebnisse als JSON ausgeben.

## Das Labor für die Balance

help-balance = Fragen, was eine Karte, ein Platz oder eine Entscheidung wert ist; viele Partien antworten.
help-balance-games = Etwa wie viele Partien je Frage (sonst so viele, wie das Spiel braucht).
help-balance-players = Wie viele spielen (sonst mehrere Zahlen, wie es die Frage braucht).
help-balance-edition = Wessen Regeln: eine Ausgabe, mehrere durch Kommas getrennt, oder all (Vorgabe).
help-balance-policy = Wie alle spielen: nach einer Spielweise des Spiels (sonst der üblichen); ein unbekannter Name zeigt, welche es gibt.
help-balance-question = Was gefragt wird, durch Kommas getrennt (sonst alles); ein unbekannter Name zeigt, was man fragen kann.
help-balance-html = Eine Seite mit Tabellen und Bildern in diese Datei schreiben.
help-balance-to = Fertige Antworten in diesem Ordner aufbewahren; nach einer Unterbrechung macht derselbe Befehl weiter.
