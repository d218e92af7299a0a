# Was passiert ist und was du tun kannst, in Sätzen.

## Entscheidungen

asks-draft = Du hast zwei Fähigkeiten bekommen. Welche behältst du? Niemand sieht sie, bis alle gewählt haben.
asks-rival = Du hast Davy Jones. Wer ist dein Rivale?
asks-turn-first = Du bist am Zug. Ziehe die erste Karte.
asks-turn = Ziehen oder einholen?
asks-turn-owed = { $owed ->
        [one] Du schuldest dem Kraken noch { $owed } Karte: Du musst ziehen.
       *[other] Du schuldest dem Kraken noch { $owed } Karten: Du musst ziehen.
    }
asks-turn-last = Der Beutestapel ist leer. Dir bleibt nur das Einholen.
asks-hook = Dein Haken legt eine Karte aus deiner Auslage. Welche?
asks-fire = Deine Kanone feuert. Auf welchen Stapel?
asks-steal = Dein Säbel stiehlt eine Karte und legt sie. Welche?
asks-take = Deine Schatzkarte bietet Karten aus dem Ablagestapel an, und eine musst du legen. Welche?
asks-pick = Deine Meerjungfrau wählt eine Karte im Spielbereich. Welche?
asks-plunder = Schlüssel und Truhe holen den Bonus aus der Auslage eines Gegners. Aus welcher?
decides-draft = Wählt noch eine Fähigkeit: { $player }.
decides-rival = { $player } bestimmt einen Rivalen.
decides-turn-first = { $player } zieht die erste Karte.
decides-turn = { $player } entscheidet: ziehen oder einholen.
decides-turn-owed = { $owed ->
        [one] { $player } schuldet dem Kraken noch { $owed } Karte und muss ziehen.
       *[other] { $player } schuldet dem Kraken noch { $owed } Karten und muss ziehen.
    }
decides-turn-last = Der Beutestapel ist leer. { $player } kann nur noch einholen.
decides-hook = { $player } wählt eine Karte für den Haken.
decides-fire = { $player } richtet die Kanone.
decides-steal = { $player } wählt eine Karte, die der Säbel stiehlt.
decides-take = { $player } wählt eine Karte von der Schatzkarte.
decides-pick = { $player } wählt eine Karte für die Meerjungfrau.
decides-plunder = { $player } wählt, aus wessen Auslage Schlüssel und Truhe den Bonus holen.
choice-draw = Eine Karte ziehen
choice-collect = { $cards ->
        [0] Nichts einholen und deinen Zug beenden
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
choice-replay = { $card } ans Ende wandern und noch einmal wirken lassen
choice-bank = { $card } in deine Auslage nehmen

## Was passiert ist

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
log-saved = Gesichert und in { $who ->
        [you] deiner Auslage
       *[other] der Auslage von { $player }
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
        [you] Dein Haken legt { $cards } aus deiner Auslage.
       *[other] Der Haken von { $player } legt { $cards } aus der eigenen Auslage.
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
log-offered-all = Die Schatzkarte bietet { $who ->
        [you] dir
       *[other] { $player }
    } den ganzen Ablagestapel an ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }).
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
log-replayed = Die Meerjungfrau lässt { $cards } ans Ende des Spielbereichs wandern.
log-pick-banked = { $cards } kommt aus dem Spielbereich in { $whom ->
        [you] deine Auslage.
       *[other] die Auslage von { $victim }.
    }
log-sword-discarded = { $cards } wird abgewehrt und kommt auf den Ablagestapel.
log-no-effect = { $cards } hat keinen Effekt.
log-lapsed = { $owed ->
        [one] Die Karte, die der Krake noch bekäme, ist erlassen.
       *[other] Die { $owed } Karten, die der Krake noch bekäme, sind erlassen.
    }
log-over = Die Partie ist zu Ende.

## Das Ende

ending-more-cards = Punktgleichstand: Wer die meisten Karten hat, gewinnt.
ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. Zusammensetzung: { $parts }.

## Die Chancen beim Weiterziehen

odds-of-cards = { $busting } von { $cards ->
        [one] { $cards } ungesehenen Karte
       *[other] { $cards } ungesehenen Karten
    } { $busting ->
        [one] versenkt die Beute
       *[other] versenken die Beute
    }: { $percent } %.
odds-next-card = { $busts ->
        [yes] Die nächste Karte ist bekannt: { $card }. Sie versenkt die Beute.
       *[no] Die nächste Karte ist bekannt: { $card }. Sie versenkt nichts.
    }
odds-of-points = Einholen bringt { $gain ->
        [one] { $gain } Punkt;
       *[other] { $gain } Punkte;
    } Versenken kostet { $loss }.
odds-break-even = Ein Risiko von { $percent } %, { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    } zu verlieren, lohnt sich nur, wenn eine Karte, die nichts versenkt, mehr als { $needed } bringt.

## Warum der Trainer einen Spielzug vorzieht

why-points = { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
why-turn = Mit { $chance } % Wahrscheinlichkeit versenkt die nächste Karte deine Beute und kostet dich { $loss }; Einholen bringt { $gain }{ $bonus ->
        [yes] { " " }und dazu den Bonus aus Schlüssel und Truhe
       *[no] { "" }
    }{ $behind ->
        [yes] . { $player } liegt { $lead } vorn, und es { $cards ->
                [one] bleibt noch { $cards } Karte
               *[other] bleiben noch { $cards } Karten
            }
       *[no] { "" }
    }.
why-known = Du kennst die nächste Karte, { $card }: { $busts ->
        [yes] Sie versenkt deine Beute und kostet dich { $loss }; Einholen bringt { $gain }.
       *[no] Sie versenkt nichts; Einholen bringt jetzt { $gain }.
    }
why-safe = Keine Karte im Beutestapel versenkt deine Beute; Einholen bringt jetzt { $gain }.
why-only-safe = Alles andere versenkt deine Beute.
why-fire = Das kostet { $player } { $points }{ $leads ->
        [yes] , und { $player } führt
       *[no] { "" }
    }.
why-steal = Das kostet { $player } { $points } und bringt { $card } in den Spielbereich{ $leads ->
        [yes] ; { $player } führt
       *[no] { "" }
    }.
why-hook = Das versenkt nichts, und { $card } wirkt noch einmal.
why-take = { $card } versenkt nichts und bringt { $points }, sobald du einholst.
