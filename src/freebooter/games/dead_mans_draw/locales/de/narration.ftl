# What happened and what can be done, in sentences.

## Was zu entscheiden ist

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

## Was geschehen ist

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

## Das Ende

ending-more-cards = Bei gleichen Punkten entscheidet die größere Zahl an Karten.
ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, und zwar { $parts }.

## Die Rechnung beim Weiterziehen

odds-of-cards = { $busting } von { $cards ->
        [one] { $cards } ungesehenen Karte versenkt die Beute: { $percent } %.
       *[other] { $cards } ungesehenen Karten versenken die Beute: { $percent } %.
    }
odds-next-card = { $busts ->
        [yes] Die nächste Karte ist bekannt: { $card }, und sie versenkt die Beute.
       *[no] Die nächste Karte ist bekannt: { $card }, und sie versenkt nichts.
    }
odds-of-points = Einholen bringt { $gain ->
        [one] { $gain } Punkt,
       *[other] { $gain } Punkte,
    } Versenken kostet { $loss }.
odds-break-even = { $percent } % von { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkten
    }: Versenkt sie nichts, muss die nächste Karte mehr als { $needed } bringen, damit sich das Wagnis lohnt.

## Why the coach prefers a move

why-points = { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
why-turn = Die nächste Karte versenkt zu { $chance } % und kostet dich dann { $loss }; Einholen bringt { $gain }{ $bonus ->
        [yes] { " " }und dazu, was Schlüssel und Truhe geben
       *[no] { "" }
    }{ $behind ->
        [yes] , und { $player } liegt { $lead } vorn, bei { $cards } { $cards ->
                [one] Karte
               *[other] Karten
            } im Stapel
       *[no] { "" }
    }.
why-known = Die nächste Karte kennst du, { $card }: { $busts ->
        [yes] Sie versenkt die Reihe und kostet dich { $loss }; Einholen bringt { $gain }.
       *[no] Sie versenkt nichts; Einholen bringt jetzt { $gain }.
    }
why-safe = Keine Karte des Beutestapels kann deine Reihe versenken; Einholen bringt jetzt { $gain }.
why-only-safe = Alles andere versenkt die Reihe.
why-fire = Das kostet { $player } { $points }{ $leads ->
        [yes] , und { $player } führt
       *[no] { "" }
    }.
why-steal = Das kostet { $player } { $points } und legt { $card } in deine Reihe{ $leads ->
        [yes] ; { $player } führt
       *[no] { "" }
    }.
why-hook = Das versenkt nichts, und { $card } tut noch einmal ihren Dienst.
why-take = { $card } versenkt nichts und bringt { $points }, sobald du einholst.
