# Was geschehen ist und was du tun kannst, in Sätzen.

## Karten und Teile einer Wertung

good = { $kind } { $value }
face-down = { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
nothing = nichts
part = { $kind } { $points }
doubled = { $parts }, verdoppelt

## Der Tisch

place-seen = Platz { $place }: { $card }
shown = { $player }: { $gesture }
shown-both = { $player }: { $one } und { $two }
shown-bet = Wette, { $player }: { $dealer } { $one }, { $neighbour } { $two }
side = { $player }: { $cards }
decides = Jetzt entscheiden: { $players } ({ $about }).
about-before-deal = vor dem Austeilen
about-dawn = der Sonnenaufgang ist da
about-before-count = vor dem Zählen
about-after-count = nach dem Zählen
about-arrange = die Karten werden neu ausgelegt
about-gestures = geheime Gesten
about-show = welche von zwei Gesten gilt
about-winnings = der Gewinn der Wette
about-first-choice = Erste Wahl
about-drop = welche Sorte abgeworfen wird
about-rob = Diebstahl

## Was zu entscheiden ist

asks-before-deal = Vor dem Austeilen: Spielst du eine Flaschenpost?
asks-dawn = Der Sonnenaufgang ist da! Ignorierst du ihn?
asks-before-count = Vor dem Zählen: Spielst du eine Flaschenpost?
asks-after-count = Nach dem Zählen, vor dem Ausgang: Spielst du eine Flaschenpost?
asks-arrange = Dein Strudel: Wie legst du die Karten aus?
asks-gestures = Dein Duell mit { $player }: Welche Geste zeigst du?
asks-both = Dein Duell mit { $player }: Welche zwei Gesten zeigst du?
asks-bet = Deine Wette: Was werden die beiden im Duell zeigen?
asks-show = Du kennst jetzt die Geste von { $player }: Welche von deinen gilt?
asks-winnings = Du hast die Wette gewonnen: Welche Karte nimmst du?
asks-first-choice = Erste Wahl: Welche Karte nimmst du?
asks-drop = Ihr habt beide Erste Wahl gezeigt: Welche Sorte wirfst du ab? Niemand sieht es, bevor ihr beide gewählt habt.
asks-rob = Dein Diebstahl: Welche Karte stiehlst du?
choice-pass = Passen
choice-done = Nichts mehr nehmen
choice-peace = Frieden (offene Hand): dich mit den Karten vor dir begnügen
choice-fight = Kampf (Faust): alles an dich reißen
choice-choice = Erste Wahl (Daumen hoch): als Erstes eine Karte aussuchen
choice-both = Beide zeigen: { $gestures }
choice-show = { $gesture } gelten lassen
choice-take = { $card }{ $whom ->
        [you] { " " }vor dir
        [other] { " " }vor { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] dann { $points } Punkt
       *[other] dann { $points } Punkte
    })
choice-take-blind = Platz { $place }, verdeckt vor { $whom ->
        [you] dir
       *[other] { $player }
    }
choice-take-seen = Platz { $place }, vor { $whom ->
        [you] dir
       *[other] { $player }
    }: { $card } ({ $points ->
        [one] dann { $points } Punkt
       *[other] dann { $points } Punkte
    })
choice-drop = { $kind } ({ $values }; dir { $points ->
        [one] bleibt { $points } Punkt
       *[other] bleiben { $points } Punkte
    })
choice-rob = Von { $player }: { $card } ({ $points ->
        [one] dann { $points } Punkt
       *[other] dann { $points } Punkte
    })
play-lantern = Zerbrochene Laterne: die Karten verdeckt legen, sodass nur du sie siehst
play-lookout = Schmiere stehen: den Sonnenaufgang ignorieren und weiterspielen
play-swell = Starker Wellengang: diese Karten abwerfen und vier neue austeilen
play-whirlpool = Strudel: die Karten neu auslegen
play-convoy = Konvoi: auf beiden Seiten eine Karte hinzufügen
play-two-hand = Der Zwei-Hand-Trick: zwei Gesten zeigen und später entscheiden
play-bet = Wette: beide Gesten nennen und, wenn sie stimmen, zuerst Karten nehmen
play-void = Ungültig: das Duell mit denselben Karten wiederholen

## Was geschah

log-start-card = { $who ->
        [you] Du beginnst mit { $cards }.
       *[other] { $player } beginnt mit { $cards }.
    }
log-duel = { $who ->
        [you] – Duell: Du gibst, gegen { $other } –
       *[other] – Duell: { $player } gibt, gegen { $whom ->
            [you] dich
           *[other] { $other }
        } –
    }
log-dealt = { $who ->
        [you] Vor dir
       *[other] Vor { $player }
    }{ $how ->
        [seen] { " " }(nur du siehst das): { $cards }.
       *[open] : { $cards }.
    }
log-dawn = Die Sonne geht auf!
log-played = { $who ->
        [you] Du spielst: { $bottle }.
       *[other] { $player } spielt: { $bottle }.
    }
log-passed = { $who ->
        [you] Du passt.
       *[other] { $player } passt.
    }
log-arranged = { $who ->
        [you] Du legst die Karten neu aus: { $sides }.
       *[other] { $player } legt die Karten neu aus: { $sides }.
    }
log-has-chosen = { $who ->
        [you] Du hast gewählt.
       *[other] { $player } hat heimlich gewählt.
    }
log-showed = Eins, zwei, drei! { $gestures }.
log-hand = { $who ->
        [you] Von deinen zwei Gesten gilt { $gesture }.
       *[other] Von den zwei Gesten, die { $player } zeigt, gilt { $gesture }.
    }
log-bet-won = { $who ->
        [you] Du gewinnst die Wette und nimmst zuerst Karten.
       *[other] { $player } gewinnt die Wette und nimmt zuerst Karten.
    }
log-bet-lost = { $who ->
        [you] Du verlierst die Wette.
       *[other] { $player } verliert die Wette.
    }
log-took = { $who ->
        [you] Du nimmst { $cards } und hast jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $player } nimmt { $cards } und hat jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
log-lost = Abgeworfen: { $cards }.
log-dropped = { $who ->
        [you] Du wirfst { $cards } aus deiner Auslage ab und hast jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $player } wirft { $cards } aus der Auslage ab und hat jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
log-robbed = { $who ->
        [you] Du stiehlst von { $other }: { $cards }.
       *[other] { $player } stiehlt von { $whom ->
            [you] dir
           *[other] { $other }
        }: { $cards }.
    }
log-nothing-to-rob = { $who ->
        [you] Dein Diebstahl geht leer aus.
       *[other] Der Diebstahl von { $player } geht leer aus.
    }
log-over = Die Partie ist zu Ende.

## Versprechen

promise-if = { $gesture }, wenn das Gegenüber { $condition } zeigt

## Das Ende

ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Zusammensetzung: { $parts }.

## Die Rechnung eines Duells

odds-of-dawn = Noch im Zugstapel: { $cards }. Chance auf den Sonnenaufgang unter den nächsten { $next }: { $percent } %.
odds-of-gesture = { $gesture }: { $gains }.
odds-against = { $points } gegen { $gesture }

## Warum der Trainer einen Spielzug bevorzugt

why-duel = { $habit }; { $outcome }.
why-promised = { $player } hat versprochen: { $promise }{ $made ->
        [0] { " " }(noch ohne Vorgeschichte)
       *[other] { " " }(bisher { $kept } von { $made } gehalten)
    }
why-habit = { $player } zeigt meist { $gesture } (Duelle: { $count } von { $duels })
why-stranger = Noch weiß niemand, was { $player } gern zeigt
why-mixed = { $player } zeigt mal dies, mal das
why-against = { $gesture } bringt dann { $gain }, schlimmstenfalls { $worst }
why-between = { $gesture } bringt zwischen { $worst } und { $most }
why-always = { $gesture } bringt auf jeden Fall { $gain }
why-dark = du siehst die Karten nicht
why-makes = Damit kommst du von { $now } auf { $points }.
why-denies = Eine andere Karte bringt mehr, aber so bekommt dein Gegenüber diese nicht: { $card }. Damit kommst du von { $now } auf { $points }.
