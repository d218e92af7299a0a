# What happened and what can be done, in sentences.

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
about-before-deal = Zeitfenster vor dem Austeilen
about-dawn = der Sonnenaufgang ist da
about-before-count = Zeitfenster vor dem Zählen
about-after-count = Zeitfenster nach dem Zählen
about-arrange = die Karten werden neu ausgelegt
about-gestures = geheime Gesten
about-show = welche von zwei Gesten gilt
about-winnings = der Gewinn der Wette
about-first-choice = die erste Wahl
about-drop = welche Sorte abgeworfen wird
about-rob = Diebstahl

## Was zu entscheiden ist

asks-before-deal = Vor dem Austeilen: Spielst du eine Flaschenpost?
asks-dawn = Der Sonnenaufgang ist da! Ignorierst du ihn?
asks-before-count = Vor dem Zählen: Spielst du eine Flaschenpost?
asks-after-count = Nach dem Zählen, vor dem Ausgang: Spielst du eine Flaschenpost?
asks-arrange = Dein Strudel: Wie liegen die Karten jetzt?
asks-gestures = Dein Duell mit { $player }: Welche Geste zeigst du?
asks-both = Dein Duell mit { $player }: Welche zwei Gesten zeigst du?
asks-bet = Deine Wette: Was werden die beiden Duellanten zeigen?
asks-show = Du kennst jetzt die Geste, die { $player } zeigt: Welche von deinen gilt?
asks-winnings = Du hast richtig gewettet: Welche Karte nimmst du?
asks-first-choice = Erste Wahl: Welche Karte nimmst du?
asks-drop = Ihr habt beide Erste Wahl gezeigt: Welche Sorte wirfst du ab? Niemand sieht es, bevor beide gewählt haben.
asks-rob = Dein Diebstahl: Welche Karte nimmst du?
choice-pass = Passen
choice-done = Nichts mehr nehmen
choice-peace = Frieden (offene Hand): dich mit dem begnügen, was vor dir liegt
choice-fight = Kampf (Faust): alles an dich reißen
choice-choice = Erste Wahl (Daumen hoch): vor dem anderen eine Karte aussuchen
choice-both = Beide: { $gestures }
choice-show = { $gesture } gilt
choice-take = { $card }{ $whom ->
        [you] { " " }vor dir
        [other] { " " }vor { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] ergibt { $points } Punkt
       *[other] ergibt { $points } Punkte
    })
choice-take-blind = Platz { $place }, verdeckt vor { $whom ->
        [you] dir
       *[other] { $player }
    }
choice-take-seen = Platz { $place }, vor { $whom ->
        [you] dir
       *[other] { $player }
    }: { $card } ({ $points ->
        [one] ergibt { $points } Punkt
       *[other] ergibt { $points } Punkte
    })
choice-drop = { $kind } ({ $values }; dir { $points ->
        [one] bleibt { $points } Punkt
       *[other] bleiben { $points } Punkte
    })
choice-rob = Von { $player }: { $card } ({ $points ->
        [one] ergibt { $points } Punkt
       *[other] ergibt { $points } Punkte
    })
play-lantern = Zerbrochene Laterne: Die Karten liegen verdeckt, und nur du siehst sie
play-lookout = Schmiere stehen: den Sonnenaufgang ignorieren, das Spiel geht weiter
play-swell = Starker Wellengang: diese Karten abwerfen und vier neue austeilen
play-whirlpool = Strudel: die Karten neu auslegen
play-convoy = Konvoi: vor jeden eine Karte mehr
play-two-hand = Der Zwei-Hand-Trick: zwei Gesten zeigen und später entscheiden
play-bet = Wette: beide Gesten nennen und, wenn sie stimmen, zuerst nehmen
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
        [seen] , nur für dich sichtbar: { $cards }.
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
        [you] Du hast richtig gewettet und nimmst zuerst.
       *[other] { $player } hat richtig gewettet und nimmt zuerst.
    }
log-bet-lost = { $who ->
        [you] Du hast falsch gewettet.
       *[other] { $player } hat falsch gewettet.
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
        [you] Dein Diebstahl bringt dir von { $other }: { $cards }.
       *[other] { $player } stiehlt { $whom ->
            [you] dir
           *[other] von { $other }
        }: { $cards }.
    }
log-nothing-to-rob = { $who ->
        [you] Für deinen Diebstahl gibt es nichts zu holen.
       *[other] Für den Diebstahl von { $player } gibt es nichts zu holen.
    }
log-over = Das Spiel ist aus.

## Versprechen

promise-if = { $gesture }, wenn der andere { $condition } zeigt

## Das Ende

ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und zwar { $parts }.

## Die Rechnung eines Duells

odds-of-dawn = Die nächsten { $next } von { $cards } Karten: Mit { $percent } % ist der Sonnenaufgang darunter.
odds-of-gesture = { $gesture } bringt { $gains }.
odds-against = { $points } gegen { $gesture }

## Why the coach prefers a move

why-duel = { $habit }; { $outcome }.
why-promised = { $player } hat { $promise } versprochen{ $made ->
        [0] { "" }, zum ersten Mal
       *[other] { " " }und { $kept } von { $made } Versprechen gehalten
    }
why-habit = { $player } zeigte in { $count } von { $duels } Duellen { $gesture }
why-stranger = Noch weiß niemand, was { $player } gern zeigt
why-mixed = { $player } zeigt mal dies, mal das
why-against = { $gesture } bringt dann { $gain }, schlimmstenfalls { $worst }
why-between = { $gesture } bringt zwischen { $worst } und { $most }
why-always = { $gesture } bringt auf jeden Fall { $gain }
why-dark = und die Karten liegen im Dunkeln
why-makes = Dann hättest du { $points } statt { $now } Punkte.
why-denies = Eine andere Karte bringt mehr, aber dann bekommt der andere { $card }; so hättest du { $points } statt { $now } Punkte.
