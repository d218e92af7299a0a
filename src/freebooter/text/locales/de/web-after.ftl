# Der Browser nach einer Partie: Ergebnis, Wiedergabe, Analyse und die Prüfung der Kartenverteilung.

## The result

web-after-won-you = Du gewinnst!
web-after-won = { $player } gewinnt.
web-after-won-you-by = { $points ->
        [one] Du gewinnst mit { $points } Punkt Vorsprung!
       *[other] Du gewinnst mit { $points } Punkten Vorsprung!
    }
web-after-won-by = { $points ->
        [one] { $player } gewinnt mit { $points } Punkt Vorsprung.
       *[other] { $player } gewinnt mit { $points } Punkten Vorsprung.
    }
web-after-counting = Die Beute wird gezählt …
web-after-once-more = Noch einmal versuchen
web-after-change = Gegner wechseln
web-after-home = Startseite
web-after-tried = Du hast eine Stellung noch einmal versucht. Das zählt nirgends.
web-after-tried-back = Zurück zur Analyse
web-after-shared = Geteilter Sieg: { $players }.
web-after-abandoned = Niemand gewinnt.
web-after-abandoned-why = Alle waren einverstanden, die Partie abzubrechen. Das war der Punktestand in diesem Moment.
web-after-resigned = { $count ->
        [one] { $players } hat aufgegeben. Von allen, die geblieben sind, gewinnt, wer die meisten Punkte hat.
       *[other] { $players } haben aufgegeben. Von allen, die geblieben sind, gewinnt, wer die meisten Punkte hat.
    }
web-after-winner = gewonnen
web-after-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-after-nothing = nichts, was zählt
web-after-rated = Diese Partie zählt für die Wertung.
web-after-forfeit = Du hast diese Partie verlassen: Für die Wertung hast du aufgegeben.
web-after-unrated = Diese Partie zählt nicht für die Wertung.
web-after-my-rating = Meine Wertung ansehen
web-after-rematch = Revanche
web-after-rematch-waits = Eine Revanche wartet auf dich.
web-after-join-rematch = Zur Revanche
web-after-watch-rematch = Bei der Revanche zuschauen
web-after-review = Analyse
web-after-replay = Wiedergabe
web-after-deal = Kartenverteilung prüfen
web-after-share = Teilen
web-after-share-title = Eine Partie { $game }
web-after-copied = Link kopiert.
web-after-downloaded = { $file } liegt bei deinen Downloads.
web-after-shared-on = Geteilt.
web-after-record = Aufzeichnung herunterladen
web-after-look = Den Tisch ansehen

## Replay

web-replay = Wiedergabe
web-replay-leave = Zurück zum Ergebnis
web-replay-seat = Aus wessen Sicht
web-replay-spectator = Von außen
web-replay-share = Diesen Moment teilen
web-replay-panel = Verlauf, Analyse und Kartenverteilung
web-replay-tab-log = Verlauf
web-replay-tab-review = Analyse
web-replay-tab-deal = Verteilung
web-replay-title-log = Was geschah
web-replay-title-review = Die Analyse des Trainers
web-replay-title-deal = Waren die Karten fair verteilt?
web-replay-keys = Tasten: Leertaste startet und hält an, ← und → gehen einen Spielzug vor oder zurück, Pos1 und Ende springen zum Anfang und zum Schluss.
web-replay-controls = Steuerung der Wiedergabe
web-replay-happened = Was hier geschah
web-replay-begins = Die Partie beginnt.
web-replay-silent = Hier gibt es nichts zu sehen.
web-replay-scrubber = Moment der Partie
web-replay-place = Moment { $move } von { $of }
web-replay-turn-back = Voriger Zug
web-replay-turn-on = Nächster Zug
web-replay-back = Einen Spielzug zurück
web-replay-on = Einen Spielzug vor
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Geschwindigkeit

## Review

web-review-working = { $of ->
        [one] Der Trainer hat { $done } von { $of } Entscheidung beurteilt.
       *[other] Der Trainer hat { $done } von { $of } Entscheidungen beurteilt.
    }
web-review-waiting = Der Trainer fängt gleich an.
web-review-progress = Fortschritt der Analyse
web-review-curve = Siegchancen aller von der ersten bis zur letzten Entscheidung
web-review-slider = An der Kurve entlanggehen
web-review-present = { $moves ->
        [one] Nach { $moves } Spielzug: { $chances }
       *[other] Nach { $moves } Spielzügen: { $chances }
    }
web-review-as-table = Als Tabelle zeigen
web-review-moves = Spielzüge
web-review-costliest = Die teuersten Entscheidungen
web-review-no-mistakes = Niemand hat einen klaren Fehler gemacht.
web-review-cost = −{ $cost } ± { $margin } Prozentpunkte
web-review-mine = Meine Entscheidungen ({ $count })
web-review-others = Andere ({ $count })
web-review-none-mine = Du hast keinen klaren Fehler gemacht.
web-review-try = Von hier noch einmal versuchen
web-review-try-what = „Von hier noch einmal versuchen“ spielt ab der Stellung gegen Bots weiter. Was von diesem Platz aus nicht bekannt war, wird neu ausgeteilt.
web-review-odds = So ist es gerechnet
web-review-played = Gespielt
web-review-better = Besser
web-review-show = Spielzug { $number } zeigen
web-review-conduct = Wie alle entschieden haben
web-review-player = Name
web-review-decisions = Entscheidungen
web-review-average = Im Schnitt verschenkt
web-review-mistakes = Klare Fehler
web-review-note = Der Trainer beurteilt eine Entscheidung nur danach, was von diesem Platz aus bekannt war. Chancen sind Schätzungen; ± ist die 95-%-Fehlerspanne in Prozentpunkten, und ein kleinerer Unterschied gilt nicht als Fehler.

## The check of the deal

web-fair-how = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt, und alle konnten eine Nonce dazugeben, eine eigene Zufallszahl. Aus beidem folgt alles, was der Zufall bringt; so konnte niemand die Verteilung wählen. Dein Browser kann sie nachrechnen.
web-fair-check = Kartenverteilung nachrechnen
web-fair-checking = Wird nachgerechnet …
web-fair-yes = Alles, was nachgerechnet wurde, stimmt.
web-fair-no = Etwas stimmt nicht!
web-fair-holds = stimmt
web-fair-fails = stimmt nicht
web-fair-open = lässt sich nicht prüfen
web-fair-commitment-holds = Das Geheimnis des Servers passt zur Festlegung dieses Tisches.
web-fair-commitment-fails = Das Geheimnis des Servers passt nicht zur Festlegung dieses Tisches.
web-fair-noted-holds = Die Festlegung ist die, die sich dieser Browser vor der Partie gemerkt hat.
web-fair-noted-fails = Die Festlegung ist nicht die, die sich dieser Browser vor der Partie gemerkt hat.
web-fair-noted-open = Dieser Browser hat den Tisch vor der Partie nicht gesehen und sich deshalb keine Festlegung zum Vergleichen gemerkt.
web-fair-key-holds = Der Zufallsschlüssel folgt { $given ->
        [0] allein aus dem Geheimnis. Niemand am Tisch hat eine Nonce dazugegeben, also hätte ihn der Server wählen können.
        [one] aus dem Geheimnis und { $given } Nonce.
       *[other] aus dem Geheimnis und { $given } Nonces.
    }
web-fair-key-fails = Der Zufallsschlüssel folgt nicht aus dem Geheimnis und den Nonces vom Tisch.
web-fair-seed-holds = Der Seed folgt { $given ->
        [0] allein aus dem Geheimnis. Niemand am Tisch hat eine Nonce dazugegeben, also hätte ihn der Server wählen können.
        [one] aus dem Geheimnis und { $given } Nonce.
       *[other] aus dem Geheimnis und { $given } Nonces.
    }
web-fair-seed-fails = Der Seed folgt nicht aus dem Geheimnis und den Nonces vom Tisch.
web-fair-nonce-holds = Deine Nonce ist dabei: { $nonce }.
web-fair-nonce-fails = Deine Nonce ({ $nonce }) wurde für deinen Platz nicht verwendet.
web-fair-nonce-open = Dieser Browser hat zu dieser Kartenverteilung keine Nonce gegeben.
web-fair-start-holds = { $player } beginnt, wie in der nachgerechneten Verteilung.
web-fair-start-fails = Nach der nachgerechneten Verteilung beginnt { $player }.
web-fair-cards-holds = { $count ->
        [one] Die { $count } gezogene Karte stimmt mit dem nachgerechneten Stapel überein.
       *[other] Alle { $count } gezogenen Karten stimmen mit dem nachgerechneten Stapel überein, in derselben Reihenfolge.
    }
web-fair-cards-fails = Karte Nummer { $wrong } stimmt nicht mit dem nachgerechneten Stapel überein.
web-fair-cards-open = Es wurde keine Karte gezogen.
web-fair-unchecked-open = Dieser Browser weiß nicht, wie in diesem Spiel ausgeteilt wird, und kann nicht nachrechnen, was zufällig bestimmt wurde. Das Programm freebooter kann es mit dem Befehl unten.
web-fair-record-holds = Jede Zeile der Aufzeichnung ist so, wie sie geschrieben wurde, und zeigt dieselbe Kartenverteilung.
web-fair-record-fails = { $line ->
        [0] Die Aufzeichnung zeigt eine andere Kartenverteilung.
       *[other] Zeile { $line } der Aufzeichnung wurde verändert.
    }
web-fair-first = { $count ->
        [one] Die oberste Karte des nachgerechneten Stapels neben der { $count } Karte, die in der Partie gezogen wurde:
       *[other] Der nachgerechnete Stapel von oben neben den ersten { $count } Karten, die in der Partie gezogen wurden:
    }
web-fair-unseen = verdeckt
web-fair-facts = Die Zahlen
web-fair-fact-commitment = Festlegung
web-fair-fact-secret = Geheimnis
web-fair-fact-nonces = Nonces vom Tisch
web-fair-fact-key = Zufallsschlüssel
web-fair-fact-seed = Seed
web-fair-fact-log = Letztes Glied des Server-Protokolls
web-fair-beyond = Was dein Browser nicht prüft
web-fair-beyond-what = Ob jeder Spielzug erlaubt war, was später zufällig bestimmt wurde und ob Punkte und Sieg stimmen: Das prüft das Programm freebooter, indem es die ganze Aufzeichnung nachspielt. Der Server führt sein Protokoll als Kette und zeigt nach der Partie allen das letzte Glied; so kann niemand die Geschichte nachträglich ändern.
web-fair-command = Befehl, der die Aufzeichnung prüft
