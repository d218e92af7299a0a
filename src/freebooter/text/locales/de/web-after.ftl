# Was der Browser nach dem Spiel sagt: Ergebnis, Wiederholung, Besprechung und die Prüfung der Kartenverteilung.

## The result

web-after-won-you = Du hast gewonnen!
web-after-won = { $player } hat gewonnen.
web-after-won-you-by = { $points ->
        [one] Du, mit { $points } Punkt Vorsprung!
       *[other] Du, mit { $points } Punkten Vorsprung!
    }
web-after-won-by = { $points ->
        [one] { $player } gewinnt mit { $points } Punkt Vorsprung.
       *[other] { $player } gewinnt mit { $points } Punkten Vorsprung.
    }
web-after-counting = Die Beute wird gezählt …
web-after-once-more = Noch einmal versuchen
web-after-change = Andere Gegner
web-after-home = Startseite
web-after-tried = Du hast eine Stellung noch einmal versucht; das zählt nirgends.
web-after-tried-back = Zurück zur Besprechung
web-after-shared = Geteilter Sieg: { $players }.
web-after-abandoned = Niemand hat gewonnen.
web-after-abandoned-why = Alle waren einverstanden, die Partie abzubrechen. Das war der Punktestand in diesem Moment.
web-after-resigned = { $count ->
        [one] { $players } hat aufgegeben; es gewinnt, wer geblieben ist und die meisten Punkte hatte.
       *[other] { $players } haben aufgegeben; es gewinnt, wer geblieben ist und die meisten Punkte hatte.
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
web-after-my-rating = Meine Wertung
web-after-rematch = Revanche
web-after-rematch-waits = Eine Revanche wartet auf dich.
web-after-join-rematch = Zur Revanche
web-after-watch-rematch = Bei der Revanche zuschauen
web-after-review = Besprechung
web-after-replay = Wiederholung
web-after-deal = Kartenverteilung prüfen
web-after-share = Teilen
web-after-share-title = Eine Partie { $game }
web-after-copied = Der Link ist in der Zwischenablage.
web-after-downloaded = { $file } liegt bei deinen Downloads.
web-after-shared-on = Weitergegeben.
web-after-record = Aufzeichnung herunterladen
web-after-look = Den Tisch ansehen

## Replay

web-replay = Wiederholung
web-replay-leave = Zurück zum Ergebnis
web-replay-seat = Mit wessen Augen
web-replay-spectator = Zuschauer
web-replay-share = Diesen Moment teilen
web-replay-panel = Verlauf, Besprechung und Kartenverteilung
web-replay-tab-log = Verlauf
web-replay-tab-review = Besprechung
web-replay-tab-deal = Verteilung
web-replay-title-log = Was geschah
web-replay-title-review = Die Besprechung des Trainers
web-replay-title-deal = Waren die Karten fair verteilt?
web-replay-keys = Tasten: Leertaste startet und hält an, ← und → gehen einen Spielzug weiter, Pos1 und Ende zum Anfang und zum Schluss.
web-replay-controls = Steuerung der Wiederholung
web-replay-happened = Was hier geschah
web-replay-begins = Die Partie beginnt.
web-replay-silent = Hier gab es nichts zu sehen.
web-replay-scrubber = Moment der Partie
web-replay-place = Moment { $move } von { $of }
web-replay-turn-back = Voriger Zug
web-replay-turn-on = Nächster Zug
web-replay-back = Einen Spielzug zurück
web-replay-on = Einen Spielzug weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Geschwindigkeit

## Review

web-review-working = Der Trainer hat { $done } von { $of } Entscheidungen beurteilt.
web-review-waiting = Der Trainer fängt gleich an.
web-review-progress = Wie weit der Trainer ist
web-review-curve = Siegchancen aller von der ersten bis zur letzten Entscheidung
web-review-slider = An der Kurve entlanggehen
web-review-present = Nach { $moves } Spielzügen: { $chances }
web-review-as-table = Dasselbe als Tabelle
web-review-moves = Spielzüge
web-review-costliest = Die teuersten Entscheidungen
web-review-no-mistakes = Keine Entscheidung war eindeutig ein Fehler.
web-review-cost = −{ $cost } ± { $margin } Prozentpunkte
web-review-mine = Meine Entscheidungen ({ $count })
web-review-others = Andere ({ $count })
web-review-none-mine = Keine deiner Entscheidungen war eindeutig ein Fehler.
web-review-try = Von hier noch einmal
web-review-try-what = „Von hier noch einmal“ spielt ab der Stellung gegen Bots weiter; was der Platz damals nicht wissen konnte, wird neu gegeben.
web-review-odds = Die Rechnung
web-review-played = Gespielt
web-review-better = Besser
web-review-show = Spielzug { $number } zeigen
web-review-conduct = Wie alle entschieden haben
web-review-player = Spieler
web-review-decisions = Entscheidungen
web-review-average = Im Schnitt verschenkt
web-review-mistakes = Klare Fehler
web-review-note = Der Trainer beurteilt eine Entscheidung danach, was man an diesem Platz wissen konnte, und nach sonst nichts. Chancen sind Schätzungen, ± ist die Unsicherheit von 95 % in Prozentpunkten, und ein Unterschied innerhalb davon gilt nicht als Fehler.

## The check of the deal

web-fair-how = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt, und alle konnten eigene Zufallsbeiträge dazugeben. Aus beidem folgt, was der Zufall bringt; so konnte niemand die Verteilung wählen. Dieser Browser kann sie nachrechnen.
web-fair-check = Kartenverteilung nachrechnen
web-fair-checking = Wird nachgerechnet …
web-fair-yes = Alles, was nachgerechnet wurde, stimmt.
web-fair-no = Etwas stimmt nicht!
web-fair-holds = stimmt
web-fair-fails = stimmt nicht
web-fair-open = lässt sich nicht sagen
web-fair-commitment-holds = Das Geheimnis des Servers passt zur Festlegung dieses Tisches.
web-fair-commitment-fails = Das Geheimnis des Servers passt nicht zur Festlegung dieses Tisches.
web-fair-noted-holds = Die Festlegung ist die, die sich dieser Browser vor der Partie gemerkt hat.
web-fair-noted-fails = Die Festlegung ist nicht die, die sich dieser Browser vor der Partie gemerkt hat.
web-fair-noted-open = Dieser Browser hat den Tisch vor der Partie nicht gesehen und sich deshalb keine Festlegung zum Vergleichen gemerkt.
web-fair-key-holds = Der Schlüssel allen Zufalls folgt aus dem Geheimnis und { $given ->
        [0] aus sonst nichts: Niemand am Tisch hat einen Zufallsbeitrag gegeben, also hätte ihn der Server allein wählen können.
        [one] { $given } Zufallsbeitrag.
       *[other] { $given } Zufallsbeiträgen.
    }
web-fair-key-fails = Der Schlüssel allen Zufalls folgt nicht aus dem Geheimnis und den Zufallsbeiträgen.
web-fair-seed-holds = Der Seed folgt aus dem Geheimnis und { $given ->
        [0] aus sonst nichts: Niemand am Tisch hat einen Zufallsbeitrag gegeben, also hätte ihn der Server allein wählen können.
        [one] { $given } Zufallsbeitrag.
       *[other] { $given } Zufallsbeiträgen.
    }
web-fair-seed-fails = Der Seed folgt nicht aus dem Geheimnis und den Zufallsbeiträgen.
web-fair-nonce-holds = Dein Zufallsbeitrag ist dabei: { $nonce }.
web-fair-nonce-fails = Dein Zufallsbeitrag ({ $nonce }) wurde für deinen Platz nicht verwendet.
web-fair-nonce-open = Dieser Browser hat zu dieser Kartenverteilung keinen Zufallsbeitrag gegeben.
web-fair-start-holds = { $player } beginnt, wie es die nachgerechnete Verteilung sagt.
web-fair-start-fails = Nach der nachgerechneten Verteilung hätte { $player } beginnen müssen.
web-fair-cards-holds = { $count ->
        [one] Die { $count } gezogene Karte ist die des nachgerechneten Stapels.
       *[other] Alle { $count } gezogenen Karten sind die des nachgerechneten Stapels, in derselben Reihenfolge.
    }
web-fair-cards-fails = Karte Nummer { $wrong } war nicht die des nachgerechneten Stapels.
web-fair-cards-open = Es wurde keine Karte gezogen.
web-fair-unchecked-open = Wie in diesem Spiel ausgeteilt wird, weiß dieser Browser nicht; was der Zufall in der Partie brachte, hat er deshalb nicht nachgerechnet. Das Programm freebooter tut das mit dem Befehl unten.
web-fair-record-holds = Jede Zeile der Aufzeichnung ist so, wie sie geschrieben wurde, und sie erzählt von derselben Kartenverteilung.
web-fair-record-fails = { $line ->
        [0] Die Aufzeichnung erzählt von einer anderen Kartenverteilung.
       *[other] Zeile { $line } der Aufzeichnung ist nicht so, wie sie geschrieben wurde.
    }
web-fair-first = Der nachgerechnete Stapel von oben, neben dem, was in der Partie gezogen wurde (die ersten { $count }):
web-fair-unseen = verdeckt
web-fair-facts = Die Zahlen
web-fair-fact-commitment = Festlegung
web-fair-fact-secret = Geheimnis
web-fair-fact-nonces = Zufallsbeiträge
web-fair-fact-key = Schlüssel allen Zufalls
web-fair-fact-seed = Der Seed
web-fair-fact-log = Letztes Glied des Server-Protokolls
web-fair-beyond = Was ein Browser nicht prüft
web-fair-beyond-what = Ob jeder Spielzug erlaubt war, was der Zufall später brachte und ob Punkte und Sieg daraus folgen: Das Programm freebooter spielt die ganze Aufzeichnung nach. Die Kette des Protokolls bleibt auf dem Server; ihr letztes Glied wird nach der Partie allen gezeigt, damit die Geschichte später nicht geändert werden kann.
web-fair-command = Befehl, der die Aufzeichnung prüft
