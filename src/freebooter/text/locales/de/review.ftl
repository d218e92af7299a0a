# Die Analyse einer aufgezeichneten Partie.

review-progress = Die Partie wird analysiert
review-title = Analyse von { $game }: { $players }
review-over = { $moves ->
        [one] Eine beendete Partie mit { $moves } Spielzug.
       *[other] Eine beendete Partie mit { $moves } Spielzügen.
    }
review-unfinished = { $moves ->
        [one] Eine unvollendete Partie, bisher { $moves } Spielzug.
       *[other] Eine unvollendete Partie, bisher { $moves } Spielzüge.
    }
review-curve = Siegchancen aller von der ersten bis zur letzten Entscheidung
review-curve-told = { $player }: { $values }
review-moves = Spielzüge
review-chance = Siegchance

## Entscheidungen

review-costliest = Die teuersten Entscheidungen
review-no-mistakes = Niemand hat einen klaren Fehler gemacht.
review-mistake = Spielzug { $number }: { $player } verschenkt { $cost } Prozentpunkte.
review-seen = Was { $player } sah:
review-played = Gespielt: { $choice } ({ $chance }).
review-better = Besser: { $choice } ({ $chance }).
review-move = Spielzug
review-was-played = gespielt
review-was-better = besser
review-cost = verschenkte Prozentpunkte

## Wer spielt

review-summary = Wie alle entschieden haben
review-player = Name
review-decisions = Entscheidungen
review-average = im Schnitt verschenkt
review-mistakes = klare Fehler
review-conduct = { $decisions ->
        [one] { $player }: { $decisions } Entscheidung
       *[other] { $player }: { $decisions } Entscheidungen
    }, im Schnitt { $cost } Prozentpunkte verschenkt, { $mistakes ->
        [one] { $mistakes } klarer Fehler
       *[other] { $mistakes } klare Fehler
    }.
review-note = Der Trainer beurteilt eine Entscheidung nur danach, was von diesem Platz aus bekannt war. Chancen sind Schätzungen aus Probepartien; ± ist die 95-%-Fehlerspanne in Prozentpunkten, und ein kleinerer Unterschied gilt nicht als Fehler.
review-made = Erstellt von freebooter { $version }; { $budget }.
review-budget = mindestens 12.000 Probepartien je Entscheidung
review-written = Die Seite liegt in { $file }.

## Ablehnungen

refusal-review-empty = In dieser Aufzeichnung hat noch niemand etwas entschieden. Spiele weiter und analysiere sie dann.
refusal-page-folder = { $file } ist ein Ordner. Nenne für die Seite eine Datei darin.
refusal-page-no-folder = Den Ordner { $folder } gibt es nicht. Lege ihn an oder wähle für die Seite einen anderen Ort.
