# Eine aufgezeichnete Partie besprechen.

review-progress = Der Trainer geht die Partie durch
review-title = Besprechung von { $game }: { $players }
review-over = Eine beendete Partie mit { $moves } { $moves ->
        [one] Spielzug
       *[other] Spielzügen
    }.
review-unfinished = Eine unvollendete Partie, bisher mit { $moves } { $moves ->
        [one] Spielzug
       *[other] Spielzügen
    }.
review-curve = Siegchancen aller von der ersten bis zur letzten Entscheidung
review-curve-told = { $player }: { $values }
review-moves = Spielzüge
review-chance = Siegchance

## Entscheidungen

review-costliest = Die teuersten Entscheidungen
review-no-mistakes = Keine Entscheidung war eindeutig ein Fehler.
review-mistake = Spielzug { $number }: { $player } verschenkt { $cost } Prozentpunkte.
review-seen = Was { $player } sah:
review-played = Gespielt: { $choice } ({ $chance }).
review-better = Besser: { $choice } ({ $chance }).
review-move = Spielzug
review-was-played = gespielt
review-was-better = besser
review-cost = verschenkte Prozentpunkte

## Spieler

review-summary = Wie alle entschieden haben
review-player = Spieler
review-decisions = Entscheidungen
review-average = im Mittel verschenkt
review-mistakes = klare Fehler
review-conduct = { $player }: { $decisions } { $decisions ->
        [one] Entscheidung
       *[other] Entscheidungen
    }, im Mittel { $cost } Prozentpunkte verschenkt, { $mistakes } { $mistakes ->
        [one] klarer Fehler
       *[other] klare Fehler
    }.
review-note = Der Trainer beurteilt eine Entscheidung nach dem, was ihr Spieler wissen konnte, und nach nichts anderem. Chancen sind Schätzungen aus Probepartien, ± ist die Abweichung in Prozentpunkten mit 95 % Sicherheit, und ein Unterschied innerhalb davon heißt nicht Fehler.
review-made = Erstellt von freebooter { $version }; { $budget }.
review-budget = mindestens 12.000 Probepartien je Entscheidung
review-written = Die Seite liegt in { $file }.

## Ablehnungen

refusal-review-empty = In dieser Aufzeichnung hat noch niemand etwas entschieden; spiel weiter und lass sie dann besprechen.
refusal-page-folder = { $file } ist ein Ordner; nenn für die Seite eine Datei darin.
refusal-page-no-folder = Den Ordner { $folder } für die Seite gibt es nicht; leg ihn an oder wähl einen anderen Ort.
