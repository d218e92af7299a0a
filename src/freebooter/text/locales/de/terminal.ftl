# Was das Terminal sagt: am Tisch, beim Ansehen, als Schiedsrichter und über eine falsche Befehlszeile.

## Wörter

card = { $suit } { $value }
comma = { ", " }
semicolon = { "; " }
you = du
you-heading = Du

## Eine falsche Befehlszeile

usage-no-such-option = Die Option { $option } gibt es nicht; siehe „{ $command } --help“.
usage-option-value = Die Option { $option } wird anders verwendet; siehe „{ $command } --help“.
usage-missing = { $option } fehlt; siehe „{ $command } --help“.
usage-bad-value = { $option } kann diesen Wert nicht haben; siehe „{ $command } --help“.
usage-not-a-number = { $option } braucht eine ganze Zahl; siehe „{ $command } --help“.
usage-no-such-command = Diesen Befehl gibt es nicht; die Befehle sind { $commands }.
usage-too-much = Auf dieser Befehlszeile steht mehr, als der Befehl brauchen kann; siehe „{ $command } --help“.

## Ablehnungen

refusal-language = Die Sprache „{ $name }“ gibt es nicht; die Sprachen sind { $names }.
refusal-option-form = Die Hausregel „{ $rule }“ ist nicht vollständig; schreib sie als NAME=VALUE, etwa „oracle=player“.
refusal-file-exists = Die Datei { $file } gibt es schon; wähl einen anderen Namen oder ersetz sie mit --force.
refusal-folder = { $file } ist ein Ordner; nenn für die Aufzeichnung eine Datei darin.
refusal-no-folder = Den Ordner { $folder } für die Aufzeichnung gibt es nicht; leg ihn an oder wähl einen anderen Ort.
refusal-not-writable = In die Datei { $file } darfst du nicht schreiben; wähl einen anderen Ort.
refusal-record = { $file }: { $problem }
refusal-number = Die Nummer { $number } steht nicht zur Wahl; nimm eine von 1 bis { $most }.
refusal-topic = Über „{ $topic }“ sagen die Regeln nichts; frag nach einem Symbol, einer Fähigkeit, einer Spielvariante, einer Hausregel oder einem dieser Abschnitte: { $sections }.
refusal-topic-close = Über „{ $topic }“ sagen die Regeln nichts; meintest du { $close }?
refusal-topic-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht; { $suit } reicht von { $lowest } bis { $highest }.

## Der Schiedsrichter

referee-difference = { $file }: { $key }: erwartet { $expected }, erhalten { $got }

## Spielen

play-default-name = Kapitän
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Optionen: { $options }. Seed: { $seed }.
play-hint = Tipp die Nummer deiner Wahl ein oder den Spielzug selbst. „?“ zeigt die Chancen, „h“ mehr Hilfe.
play-help = Tipp die Nummer deiner Wahl ein oder einen Spielzug wie „draw“ oder „steal Anne key“; so viel davon, dass er eindeutig ist, genügt. Gibt es nur eine Wahl, reicht die Eingabetaste. Außerdem:
play-help-odds = die genauen Chancen der nächsten Karte, der Rest des Beutestapels
play-help-table = der ganze Tisch
play-help-log = was bisher geschah
play-help-rules = die Regeln zu X: Symbol, Fähigkeit oder Abschnitt; ohne X alle
play-help-discard = was im Ablagestapel liegt, sofern man ihn durchsehen darf
play-help-help = diese Hilfe
play-help-quit = die Partie verlassen
play-left = Hier endet die Partie, unvollendet.
play-left-unsaved = Sie wird nicht aufbewahrt; mit --save FILE behältst du die Aufzeichnung einer Partie.
play-offer-record = Datei für die Aufzeichnung dieser Partie (Eingabetaste: nicht aufbewahren): {""}
play-saved = Die Aufzeichnung liegt in { $file }; sieh sie dir mit „freebooter replay“ an.
play-saved-unfinished = Die Aufzeichnung der unvollendeten Partie liegt in { $file }.
play-again = Derselbe Tisch mit denselben Karten noch einmal: { $command }

## Partien ansehen

replay-title = { $game }: { $players }
replay-help = Eingabetaste: nächster Spielzug. Eine Zahl: dorthin (0 bis { $moves }). b: zurück. e: Ende. q: verlassen.
replay-prompt = [{ $move } von { $moves }]
replay-unfinished = Hier endet die Aufzeichnung, die Partie ist unvollendet.

## Die Regeln

rulebook-suit = { $title } (Symbol)
rulebook-trait = { $title } (Fähigkeit)
rulebook-variant = { $title } (Spielvariante)
rulebook-switch = { $title } (Hausregel { $name })
rulebook-switch-column = Hausregel
rulebook-by-edition = Je nach Ausgabe: { $values }.
rulebook-editions-hint = Jede Hausregel lässt sich mit -o einzeln festlegen, etwa „-o parry=holder“; „freebooter rules parry“ erklärt sie. Unabhängig von der Ausgabe sind variant, mermaids (plain oder replay), decks (1 oder 2) und anchored-bonus (true oder false).
rulebook-more = „freebooter rules TOPIC“ zeigt eine Karte, ein Symbol, eine Fähigkeit, eine Spielvariante oder eine Hausregel; „freebooter rules --editions“ zeigt, worin sich die Ausgaben unterscheiden.

## Dead Man's Draw: der Tisch

table-points = Punkte
table-cards = Karten
table-piles = Beutestapel: { $draw }. Ablagestapel: { $discard }.
table-known = { $count ->
        [one] Oben auf dem Beutestapel liegt, wie du weißt: { $cards }.
       *[other] Oben auf dem Beutestapel liegen, wie du weißt, von oben nach unten: { $cards }.
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
        }; holst du die Beute jetzt ein, sind es { $then }.
       *[other] { $player } hat { $now ->
            [one] { $now } Punkt
           *[other] { $now } Punkte
        }; nach dem Einholen der Beute wären es { $then }.
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
        [one] liegt { $discard } Karte
       *[other] liegen { $discard } Karten
    }; in dieser Partie darf ihn niemand durchsehen.

## Dead Man's Draw: was zu entscheiden ist

asks-draft = Du hast zwei Fähigkeiten bekommen. Welche behältst du? Niemand sieht sie, bis alle gewählt haben.
asks-rival = Du hast Davy Jones. Wer ist dein Rivale?
asks-turn-first = Du bist am Zug: Zieh die erste Karte.
asks-turn = Weiterziehen oder einholen?
asks-turn-owed = { $owed ->
        [one] Du schuldest dem Kraken noch { $owed } Karte und musst ziehen.
       *[other] Du schuldest dem Kraken noch { $owed } Karten und musst ziehen.
    }
asks-turn-last = Der Beutestapel ist leer; es bleibt nur das Einholen.
asks-hook = Dein Haken bringt eine Karte aus deiner Auslage. Welche?
asks-fire = Deine Kanone feuert. Auf welchen Stapel?
asks-steal = Dein Säbel stiehlt eine Karte und legt sie. Welche?
asks-take = Deine Schatzkarte bietet Karten des Ablagestapels an; eine musst du legen. Welche?
asks-pick = Deine Meerjungfrau wählt eine Karte des Spielbereichs. Welche?
asks-plunder = Schlüssel und Truhe holen den Bonus aus der Auslage eines Gegners. Aus wessen?

decides-draft = Noch bei der Wahl der Fähigkeit: { $player }.
decides-rival = { $player } bestimmt einen Rivalen.
decides-turn-first = { $player } zieht die erste Karte.
decides-turn = { $player } zieht weiter oder holt ein.
decides-turn-owed = { $owed ->
        [one] { $player } schuldet dem Kraken noch { $owed } Karte und muss ziehen.
       *[other] { $player } schuldet dem Kraken noch { $owed } Karten und muss ziehen.
    }
decides-turn-last = Der Beutestapel ist leer; { $player } kann nur noch einholen.
decides-hook = { $player } wählt eine Karte für den Haken.
decides-fire = { $player } wählt, worauf die Kanone feuert.
decides-steal = { $player } wählt die Karte, die der Säbel stiehlt.
decides-take = { $player } wählt eine der Karten, die die Schatzkarte anbietet.
decides-pick = { $player } wählt die Karte für die Meerjungfrau.
decides-plunder = { $player } wählt, aus wessen Auslage Schlüssel und Truhe den Bonus holen.

choice-draw = Eine Karte ziehen
choice-collect = { $cards ->
        [0] Nichts einholen und den Zug beenden
        [one] { $cards } Karte einholen
       *[other] { $cards } Karten einholen
    } ({ $gain ->
        [one] { $gain } Punkt mehr
       *[other] { $gain } Punkte mehr
    }){ $bonus ->
        [yes] {""}, dazu der Bonus aus Schlüssel und Truhe
       *[no] {""}
    }
choice-trait = { $trait }: { $rule }
choice-rival = { $player } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
choice-plunder = { $player } ({ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    })
choice-hook = { $card } aus deiner Auslage legen{ $busts ->
        [yes] {" "}(versenkt!)
       *[no] {""}
    }
choice-fire = { $whom ->
        [you] Auf { $card } in deiner eigenen Auslage schießen
       *[other] Auf { $card } von { $player } schießen
    }{ $count ->
        [one] {""}
       *[other] {" "}(der ganze Stapel, { $count } Karten)
    }
choice-steal = { $card } von { $player } stehlen{ $busts ->
        [yes] {" "}(versenkt!)
       *[no] {""}
    }
choice-take = { $card } legen{ $busts ->
        [yes] {" "}(versenkt!)
       *[no] {""}
    }
choice-replay = { $card } ans Ende der Reihe wandern und noch einmal wirken lassen
choice-bank = { $card } in deine Auslage nehmen

## Dead Man's Draw: was geschehen ist

log-trait-chosen = { $who ->
        [you] Du hast deine Fähigkeit gewählt.
       *[other] { $player } hat heimlich eine Fähigkeit gewählt.
    }
log-trait-revealed = { $who ->
        [you] Deine Fähigkeit: { $trait }.
       *[other] Fähigkeit von { $player }: { $trait }.
    }
log-rival-named = { $who ->
        [you] Dein Rivale ist { $victim }.
       *[other] { $player } bestimmt { $whom ->
            [you] dich
           *[other] { $victim }
        } zum Rivalen.
    }
log-turn = { $who ->
        [you] – Dein Zug –
       *[other] – { $player } ist am Zug –
    }
log-drawn = { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $player } zieht { $cards }.
    }
log-banked-at-once = { $cards } kommt sofort in { $who ->
        [you] deine Auslage.
       *[other] die Auslage von { $player }.
    }
log-busted = { $cards } versenkt { $who ->
        [you] deine Beute!
       *[other] die Beute von { $player }!
    }
log-saved = Gesichert für { $who ->
        [you] deine Auslage
       *[other] die Auslage von { $player }
    }: { $cards }.
log-lost = Verloren an den Ablagestapel: { $cards }.
log-lost-to = Verloren an { $whom ->
        [you] dich
       *[other] { $victim }
    }: { $cards }.
log-collected = { $who ->
        [you] Du holst { $cards } ein und hast jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $player } holt { $cards } ein und hat jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
log-bonus = Schlüssel und Truhe bringen { $who ->
        [you] dir
       *[other] { $player }
    } vom Ablagestapel: { $cards }.
log-plundered = Schlüssel und Truhe bringen { $who ->
        [you] dir
       *[other] { $player }
    } aus { $whom ->
        [you] deiner Auslage
       *[other] der Auslage von { $victim }
    }: { $cards }.
log-hooked = { $who ->
        [you] Dein Haken bringt { $cards } aus deiner Auslage.
       *[other] Der Haken bringt { $cards } aus der Auslage von { $player }.
    }
log-fired = { $who ->
        [you] Deine Kanone schickt { $whom ->
            [you] { $cards } aus deiner eigenen Auslage
           *[other] { $cards } von { $victim }
        } auf den Ablagestapel.
       *[other] Die Kanone von { $player } schickt { $whom ->
            [you] { $cards } aus deiner Auslage
           *[other] { $cards } von { $victim }
        } auf den Ablagestapel.
    }
log-scavenged = { $who ->
        [you] Deine Kanone erbeutet { $cards } von { $victim }.
       *[other] Die Kanone von { $player } erbeutet { $whom ->
            [you] { $cards } aus deiner Auslage
           *[other] { $cards } von { $victim }
        }.
    }
log-stolen = { $who ->
        [you] Du stiehlst { $cards } von { $victim }.
       *[other] { $player } stiehlt { $whom ->
            [you] { $cards } von dir
           *[other] { $cards } von { $victim }
        }.
    }
log-offered = Die Schatzkarte bietet { $cards } an.
log-offered-all = Die Schatzkarte öffnet { $who ->
        [you] dir
       *[other] { $player }
    } den ganzen Ablagestapel ({ $count }).
log-taken = { $who ->
        [you] Du nimmst { $cards } vom Ablagestapel.
       *[other] { $player } nimmt { $cards } vom Ablagestapel.
    }
log-peeked = Das Orakel zeigt { $cards }.
log-peeked-hidden = { $count ->
        [one] { $player } sieht sich die oberste Karte des Beutestapels an.
       *[other] { $player } sieht sich die obersten { $count } Karten des Beutestapels an.
    }
log-owes = { $who ->
        [you] Du schuldest
       *[other] { $player } schuldet
    } dem Kraken jetzt { $owed ->
        [one] { $owed } Karte.
       *[other] { $owed } Karten.
    }
log-replayed = Die Meerjungfrau lässt { $cards } ans Ende der Reihe wandern.
log-pick-banked = { $cards } kommt aus dem Spielbereich in { $whom ->
        [you] deine Auslage.
       *[other] die Auslage von { $victim }.
    }
log-sword-discarded = { $cards } wird abgewehrt und kommt auf den Ablagestapel.
log-no-effect = { $cards } hat keinen Effekt.
log-lapsed = { $owed ->
        [one] Die Karte, die der Kraken noch bekäme, ist erlassen.
       *[other] Die { $owed } Karten, die der Kraken noch bekäme, sind erlassen.
    }
log-over = Das Spiel ist aus.

## Dead Man's Draw: Chancen

odds-no-card = Der Beutestapel ist leer, es gibt keine nächste Karte.
odds-chance = Die nächste Karte versenkt die Beute mit einer Wahrscheinlichkeit von { $percent } % ({ $busting } von { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }).
odds-known = { $busts ->
        [yes] Die nächste Karte ist { $card }, und sie versenkt die Beute.
       *[no] Die nächste Karte ist { $card }, und sie versenkt nichts.
    }
odds-stake = Auf dem Spiel: { $cards }, zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
odds-nothing-at-stake = Nichts steht auf dem Spiel.
odds-left = Noch im Beutestapel, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }:
odds-suit = { $suit }: noch { $count } ({ $values })
odds-suit-busts = { $suit }: { $busts }
odds-busts = versenkt
odds-busts-some = versenkt mit { $values }

## Dead Man's Draw: das Ende

ending-title = Endstand
ending-name = Spieler
ending-parts = und zwar
ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, und zwar { $parts }.
ending-won = { $who ->
        [you] Du hast gewonnen!
       *[other] { $player } hat gewonnen.
    }
ending-shared = Geteilter Sieg: { $players }.
