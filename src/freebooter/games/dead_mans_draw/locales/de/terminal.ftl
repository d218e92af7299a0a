# Der Tisch im Terminal.

## Ablehnungen

refusal-topic = Zu „{ $topic }“ sagen die Regeln nichts. Frage nach einem Symbol, einer Fähigkeit, einer Spielvariante, einer Hausregel oder einem dieser Abschnitte: { $sections }.
refusal-topic-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht. { $suit } reicht von { $lowest } bis { $highest }.

## Spielen

play-help-moves = Tippe die Nummer einer Möglichkeit ein oder einen Spielzug wie „draw“ oder „steal Anne key“. Einen Spielzug darfst du abkürzen, solange er eindeutig ist. Gibt es nur eine Möglichkeit, drücke einfach die Eingabetaste. Außerdem:
play-help-odds = die genauen Chancen der nächsten Karte und was noch im Beutestapel ist
play-help-rules = die Regeln zu X: Symbol, Fähigkeit oder Abschnitt; ohne X alle Regeln
play-help-discard = was im Ablagestapel liegt, sofern man ihn durchsehen darf

## Die Regeln

rulebook-suit = { $title } (Symbol)
rulebook-trait = { $title } (Fähigkeit)
rulebook-variant = { $title } (Spielvariante)
rulebook-editions-hint = Jede Regel lässt sich mit -o einzeln festlegen, etwa „-o parry=holder“; „freebooter rules parry“ erklärt sie. Unabhängig von der Ausgabe: { $beside }.
rulebook-more = „freebooter rules THEMA“ zeigt eine Karte, ein Symbol, eine Fähigkeit, eine Spielvariante oder eine Hausregel; „freebooter rules --editions“ zeigt, worin sich die Ausgaben unterscheiden.

## Der Tisch

table-piles = Beutestapel: { $draw }. Ablagestapel: { $discard }.
table-known = { $count ->
        [one] Als Nächstes im Beutestapel: { $cards }.
       *[other] Als Nächstes im Beutestapel, in dieser Reihenfolge: { $cards }.
    }
table-offer = Die Schatzkarte bietet an: { $cards }.
table-row = Spielbereich: { $cards }
table-row-empty = Spielbereich: leer.
table-safe = { $card } (gesichert)
table-owed = { $who ->
        [you] Du schuldest
       *[other] { $player } schuldet
    } dem Kraken noch { $owed ->
        [one] { $owed } Karte.
       *[other] { $owed } Karten.
    }
table-worth = { $who ->
        [you] Du hast { $now ->
            [one] { $now } Punkt
           *[other] { $now } Punkte
        }; holst du jetzt ein, sind es { $then }.
       *[other] { $player } hat { $now ->
            [one] { $now } Punkt
           *[other] { $now } Punkte
        }; mit Einholen wären es jetzt { $then }.
    }
table-traits = Fähigkeiten: { $traits }.
table-trait = { $player }: { $trait }
table-no-trait = keine Fähigkeit
table-rival = { $trait } (Rivale: { $rival })
table-player = { $player }{ $turn ->
        [yes] {" "}(am Zug)
       *[no] {""}
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten.
        [one] { $cards } Karte: { $stacks }.
       *[other] { $cards } Karten: { $stacks }.
    }
table-stack = { $top } über { $under }
table-discard = Ablagestapel, { $discard ->
        [one] { $discard } Karte
       *[other] { $discard } Karten
    }: { $cards }.
table-discard-hidden = Im Ablagestapel { $discard ->
        [one] liegt { $discard } Karte.
       *[other] liegen { $discard } Karten.
    } In dieser Partie darf ihn niemand durchsehen.

## Chancen

odds-no-card = Der Beutestapel ist leer. Es gibt keine nächste Karte.
odds-chance = Die nächste Karte versenkt die Beute mit { $percent } % Wahrscheinlichkeit ({ $busting } von { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }).
odds-known = { $busts ->
        [yes] Die nächste Karte ist { $card }. Sie versenkt die Beute.
       *[no] Die nächste Karte ist { $card }. Sie versenkt nichts.
    }
odds-stake = Auf dem Spiel: { $cards }, zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
odds-nothing-at-stake = Nichts steht auf dem Spiel.
odds-left = Noch im Beutestapel ({ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }):
odds-suit = { $suit }: noch { $count } ({ $values })
odds-suit-busts = { $suit }: { $busts }
odds-busts = versenkt
odds-busts-some = versenkt mit { $values }

## Optionen der Befehlszeile

help-option-edition = Ausgabe wählen: { $values }.
help-option-traits = Fähigkeiten wählen: none, draft, random oder je Platz eine, durch Kommas getrennt.
help-option-variant = Spielvariante wählen: ihr Name, none oder random.
help-option-mermaids = Wählen, was Meerjungfrauen tun: plain (ohne Effekt) oder replay (mit Effekt).
help-option-decks = Festlegen, wie viele Exemplare des Spiels zusammengemischt werden.
