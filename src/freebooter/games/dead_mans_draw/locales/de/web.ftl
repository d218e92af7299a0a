# Der Tisch von Dead Man's Draw im Browser.

## Auslagen

web-draw-bank-of = { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-draw-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-draw-bank-empty = Diese Auslage ist leer.
web-draw-stack = { $suit }: { $values }
web-draw-at-turn = Am Zug
web-draw-winner = Gewonnen
web-draw-rival = Rivale
web-draw-has-chosen = hat gewählt
web-draw-chosen = gewählt

## Stapel und Spielbereich

web-draw-pile = Beutestapel: { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
web-draw-known-top = Du weißt, was kommt: { $cards }.
web-draw-discard-pile = Ablagestapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-draw-discard-open = Den Ablagestapel durchsehen: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-draw-discard-hidden = Ablagestapel: { $count ->
        [one] { $count } Karte, verdeckt
       *[other] { $count } Karten, verdeckt
    }
web-draw-row = Spielbereich
web-draw-row-empty = Hier liegen noch keine Karten.
web-draw-card-protected = { $card }, gesichert
web-draw-offer = Die Schatzkarte bietet an
web-draw-owed = { $count ->
        [one] noch { $count } Karte schuldig
       *[other] noch { $count } Karten schuldig
    }

## Versenkte Beute

web-draw-busts = versenkt!
web-draw-busts-some = { $values } versenkt
web-draw-stamp = Versenkt!
web-draw-your-turn = Du bist am Zug

## Wählen

web-draw-choices = Deine Möglichkeiten
web-draw-all-choices = { $count ->
        [one] { $count } Möglichkeit
       *[other] Alle { $count } Möglichkeiten
    }
web-draw-which = Welche davon?
web-draw-sure = Bist du sicher?
web-draw-sure-bust = Das versenkt deine Beute auf jeden Fall, und du hast eine andere Möglichkeit.
web-draw-sure-nothing = Der Spielbereich ist leer. Du würdest deinen Zug ohne Beute beenden.
web-draw-sure-own = Das sind deine eigenen Karten, und du könntest auf andere schießen.
web-draw-think-again = Noch einmal überlegen
web-draw-undo = Zurücknehmen
web-draw-pick-replay = Noch einmal
web-draw-pick-bank = In die Auslage

## Wahrscheinlichkeiten und Trainer

web-draw-odds = Die nächste Karte
web-draw-odds-none = Der Beutestapel ist leer. Es gibt keine nächste Karte.
web-draw-odds-counted = { $busting } von { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } { $busting ->
        [one] versenkt die Beute.
       *[other] versenken die Beute.
    }
web-draw-odds-known = Die nächste Karte ist { $card }. Sie versenkt nichts.
web-draw-odds-known-busts = Die nächste Karte ist { $card }. Sie versenkt die Beute.
web-draw-odds-stakes = Einholen bringt { $gain ->
        [one] { $gain } Punkt;
       *[other] { $gain } Punkte;
    } Versenken kostet { $loss }.
web-draw-risk-none = keine versenkt
web-draw-risk-sure = sicher versenkt
web-draw-risk-in = etwa { $busting } von { $cards } { $busting ->
        [one] versenkt
       *[other] versenken
    }
web-draw-odds-owed = Einholen darfst du noch nicht: Du schuldest dem Kraken { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    } Versenken kostet { $loss }.
web-draw-gain = +{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-draw-odds-left = Noch im Beutestapel: { $cards }

## Tasten

web-draw-key-draw = Ziehen
web-draw-key-collect = Einholen
web-draw-key-choice = Möglichkeit { $number }
web-draw-key-next = Nächste Möglichkeit
web-draw-key-before = Vorige Möglichkeit
web-draw-key-list = Alle Möglichkeiten auflisten

## Startseite

line = Ziehe Beute, solange du dich traust. Hörst du rechtzeitig auf, gehört sie dir; ziehst du ein Symbol zweimal, geht sie unter.
play-what = Jetzt gegen zwei Matrosen spielen

## Bots

level-deckhand = Matrose
level-contender = Herausforderer
level-boatswain = Bootsmann
level-quartermaster = Quartiermeister
level-captain = Kapitän
plays-drifter = Macht irgendeinen erlaubten Spielzug.
plays-deckhand = Vorsichtig und neu an Bord. Holt früh ein und passt manchmal nicht auf.
plays-contender = Solide, mit einfachen Gewohnheiten: drei Karten, dann heim.
plays-boatswain = Spielt nach Gefühl. Weiß, was auf dem Spiel steht, zählt aber keine Karten.
plays-quartermaster = Zählt Karten und holt aus jedem Zug die meisten Punkte.
plays-captain = Spielt auf Sieg: Wägt ab, was jeder Zug für die Siegchance bedeutet, und denkt mehrere Züge voraus.

## Tische in Listen

web-with-mermaids = Meerjungfrauen mit Effekt
web-two-copies = zwei Exemplare
web-traits-are-fixed = festgelegte Fähigkeiten

## Einen Tisch einrichten

web-party-what = Partyspiel-Variante: Ab fünf Personen braucht es zwei Exemplare des Spiels, 120 Karten.
web-edition-first = Die Vergleichsausgabe.
web-edition-differs = { $count ->
        [one] Weicht in { $count } Regel von der englischen Ausgabe ab
       *[other] Weicht in { $count } Regeln von der englischen Ausgabe ab
    }
web-traits = Fähigkeiten
web-traits-what = Eine Fähigkeit gibt dir eine besondere Kraft. Lasst sie in der ersten Partie weg.
web-trait-of-seat = Fähigkeit von Platz { $number }
web-trait-choose = Fähigkeit wählen
web-traits-all = Alle Fähigkeiten
web-variant-none-what = Die Regeln wie gedruckt.
web-variant-what = Eine Spielvariante ändert eine Regel für die ganze Partie.
web-variant-random = Zufällige Spielvariante
web-variant-random-what = Wird beim Eröffnen des Tischs gezogen und allen gezeigt.
web-problem-trait-missing = Ein Platz hat noch keine Fähigkeit. Wähle eine oder lass Fähigkeiten austeilen.
web-problem-trait-twice = { $copies ->
        [one] „{ $trait }“ gibt es nur einmal. Wähle für einen der Plätze eine andere Fähigkeit.
       *[other] „{ $trait }“ gibt es nur { $copies }-mal. Wähle für einen der Plätze eine andere Fähigkeit.
    }
web-problem-siren = „{ $trait }“ gibt es nur bei Meerjungfrauen mit Effekt. Spiele mit ihnen oder wähle eine andere Fähigkeit.

## Das Ergebnis

web-after-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Regeln

rules-kind-suit = Symbole
rules-kind-trait = Fähigkeiten
rules-kind-variant = Spielvarianten

## Lektionen

learn-what = Lerne, zu ziehen und rechtzeitig aufzuhören, dann, was jedes Symbol tut: Anker retten, Kraken fordern, Säbel stehlen. Am Ende gewinnst du ganz allein eine Partie.

## Tische in Listen

web-traits-are-draft = ausgewählte Fähigkeiten
web-traits-are-random = zufällige Fähigkeiten

## Einen Tisch einrichten

web-traits-none = Keine
web-traits-none-what = Für alle gelten dieselben Regeln.
web-traits-draft = Auswahl aus zweien
web-traits-draft-what = Alle bekommen zwei und behalten heimlich eine.
web-traits-random = Zufällig
web-traits-random-what = Alle bekommen eine.
web-traits-fixed = Festgelegt
web-traits-fixed-what = Du wählst für jeden Platz eine.

## Prüfung der Verteilung

web-fair-traits-holds = Die Fähigkeiten stimmen mit der nachgerechneten Verteilung überein.
web-fair-traits-fails = Die Fähigkeiten stimmen nicht mit der nachgerechneten Verteilung überein.
