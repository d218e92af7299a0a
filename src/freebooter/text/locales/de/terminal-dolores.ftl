# Was das Terminal über Dolores sagt: Tisch, Entscheidungen, Geschehen, Chancen, Versprechen und Ende.

## Karten und Teile einer Wertung

dolores-good = { $kind } { $value }
dolores-face-down = { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
dolores-nothing = nichts
dolores-part = { $kind } { $points }
dolores-doubled = { $parts }, verdoppelt

## Der Tisch

dolores-dealer = Kartengeber
dolores-neighbour = Nachbar
dolores-bottles = Flaschenpost
dolores-piles = Zugstapel: { $draw }. Ablagestapel: { $discard }.
dolores-before = { $who ->
        [you] Vor dir
       *[other] Vor { $player }
    } { $role ->
        [dealer] (Kartengeber):
       *[neighbour] (Nachbar):
    } { $cards }
dolores-place = Platz { $place } (verdeckt)
dolores-place-seen = Platz { $place }: { $card }
dolores-acts-lantern = { $who ->
        [you] Deine Zerbrochene Laterne: Die Karten liegen verdeckt, und nur du siehst sie.
       *[other] Zerbrochene Laterne: Die Karten liegen verdeckt, und nur { $player } sieht sie.
    }
dolores-acts-two-hand = { $who ->
        [you] Dein Zwei-Hand-Trick: Du zeigst zwei Gesten.
       *[other] Zwei-Hand-Trick: { $player } zeigt zwei Gesten.
    }
dolores-acts-bet = { $who ->
        [you] Du wettest auf die Gesten dieses Duells.
       *[other] { $player } wettet auf die Gesten dieses Duells.
    }
dolores-gestures = Gesten: { $gestures }.
dolores-shown = { $player }: { $gesture }
dolores-shown-both = { $player }: { $one } und { $two }
dolores-shown-bet = Wette, { $player }: { $dealer } { $one }, { $neighbour } { $two }
dolores-side = { $player }: { $cards }
dolores-kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
dolores-player = { $player }{ $role ->
        [dealer] { " " }(Kartengeber)
        [neighbour] { " " }(Nachbar)
       *[other] { "" }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $parts }). Waren: { $kinds }.{ $count ->
        [0] { "" }
        [one] { " " }Flaschenpost: { $bottles }.
       *[other] { " " }Flaschenpost: { $bottles }.
    }
dolores-discard = Ablagestapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }.
dolores-decides = Jetzt entscheiden: { $players } ({ $about }).
dolores-about-before-deal = Zeitfenster vor dem Austeilen
dolores-about-dawn = der Sonnenaufgang ist da
dolores-about-before-count = Zeitfenster vor dem Zählen
dolores-about-after-count = Zeitfenster nach dem Zählen
dolores-about-arrange = die Karten werden neu ausgelegt
dolores-about-gestures = geheime Gesten
dolores-about-show = welche von zwei Gesten gilt
dolores-about-winnings = der Gewinn der Wette
dolores-about-first-choice = die erste Wahl
dolores-about-drop = welche Sorte abgeworfen wird
dolores-about-rob = Diebstahl

## Was zu entscheiden ist

dolores-asks-before-deal = Vor dem Austeilen: Spielst du eine Flaschenpost?
dolores-asks-dawn = Der Sonnenaufgang ist da! Ignorierst du ihn?
dolores-asks-before-count = Vor dem Zählen: Spielst du eine Flaschenpost?
dolores-asks-after-count = Nach dem Zählen, vor dem Ausgang: Spielst du eine Flaschenpost?
dolores-asks-arrange = Dein Strudel: Wie liegen die Karten jetzt?
dolores-asks-gestures = Dein Duell mit { $player }: Welche Geste zeigst du?
dolores-asks-both = Dein Duell mit { $player }: Welche zwei Gesten zeigst du?
dolores-asks-bet = Deine Wette: Was werden die beiden Duellanten zeigen?
dolores-asks-show = Du kennst jetzt die Geste, die { $player } zeigt: Welche von deinen gilt?
dolores-asks-winnings = Du hast richtig gewettet: Welche Karte nimmst du?
dolores-asks-first-choice = Erste Wahl: Welche Karte nimmst du?
dolores-asks-drop = Ihr habt beide Erste Wahl gezeigt: Welche Sorte wirfst du ab? Niemand sieht es, bevor beide gewählt haben.
dolores-asks-rob = Dein Diebstahl: Welche Karte nimmst du?

dolores-choice-pass = Passen
dolores-choice-done = Nichts mehr nehmen
dolores-choice-peace = Frieden (offene Hand): dich mit dem begnügen, was vor dir liegt
dolores-choice-fight = Kampf (Faust): alles an dich reißen
dolores-choice-choice = Erste Wahl (Daumen hoch): vor dem anderen eine Karte aussuchen
dolores-choice-both = Beide: { $gestures }
dolores-choice-show = { $gesture } gilt
dolores-choice-take = { $card }{ $whom ->
        [you] { " " }vor dir
        [other] { " " }vor { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] ergibt { $points } Punkt
       *[other] ergibt { $points } Punkte
    })
dolores-choice-take-blind = Platz { $place }, verdeckt vor { $whom ->
        [you] dir
       *[other] { $player }
    }
dolores-choice-take-seen = Platz { $place }, vor { $whom ->
        [you] dir
       *[other] { $player }
    }: { $card } ({ $points ->
        [one] ergibt { $points } Punkt
       *[other] ergibt { $points } Punkte
    })
dolores-choice-drop = { $kind } ({ $values }; dir { $points ->
        [one] bleibt { $points } Punkt
       *[other] bleiben { $points } Punkte
    })
dolores-choice-rob = Von { $player }: { $card } ({ $points ->
        [one] ergibt { $points } Punkt
       *[other] ergibt { $points } Punkte
    })
dolores-play-lantern = Zerbrochene Laterne: Die Karten liegen verdeckt, und nur du siehst sie
dolores-play-lookout = Schmiere stehen: den Sonnenaufgang ignorieren, das Spiel geht weiter
dolores-play-swell = Starker Wellengang: diese Karten abwerfen und vier neue austeilen
dolores-play-whirlpool = Strudel: die Karten neu auslegen
dolores-play-convoy = Konvoi: vor jeden eine Karte mehr
dolores-play-two-hand = Der Zwei-Hand-Trick: zwei Gesten zeigen und später entscheiden
dolores-play-bet = Wette: beide Gesten nennen und, wenn sie stimmen, zuerst nehmen
dolores-play-void = Ungültig: das Duell mit denselben Karten wiederholen

## Was geschah

dolores-log-start-card = { $who ->
        [you] Du beginnst mit { $cards }.
       *[other] { $player } beginnt mit { $cards }.
    }
dolores-log-duel = { $who ->
        [you] – Duell: Du gibst, gegen { $other } –
       *[other] – Duell: { $player } gibt, gegen { $whom ->
            [you] dich
           *[other] { $other }
        } –
    }
dolores-log-dealt = { $who ->
        [you] Vor dir
       *[other] Vor { $player }
    }{ $how ->
        [seen] , nur für dich sichtbar: { $cards }.
       *[open] : { $cards }.
    }
dolores-log-dawn = Die Sonne geht auf!
dolores-log-played = { $who ->
        [you] Du spielst: { $bottle }.
       *[other] { $player } spielt: { $bottle }.
    }
dolores-log-passed = { $who ->
        [you] Du passt.
       *[other] { $player } passt.
    }
dolores-log-arranged = { $who ->
        [you] Du legst die Karten neu aus: { $sides }.
       *[other] { $player } legt die Karten neu aus: { $sides }.
    }
dolores-log-has-chosen = { $who ->
        [you] Du hast gewählt.
       *[other] { $player } hat heimlich gewählt.
    }
dolores-log-showed = Eins, zwei, drei! { $gestures }.
dolores-log-hand = { $who ->
        [you] Von deinen zwei Gesten gilt { $gesture }.
       *[other] Von den zwei Gesten, die { $player } zeigt, gilt { $gesture }.
    }
dolores-log-bet-won = { $who ->
        [you] Du hast richtig gewettet und nimmst zuerst.
       *[other] { $player } hat richtig gewettet und nimmt zuerst.
    }
dolores-log-bet-lost = { $who ->
        [you] Du hast falsch gewettet.
       *[other] { $player } hat falsch gewettet.
    }
dolores-log-took = { $who ->
        [you] Du nimmst { $cards } und hast jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $player } nimmt { $cards } und hat jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
dolores-log-lost = Abgeworfen: { $cards }.
dolores-log-dropped = { $who ->
        [you] Du wirfst { $cards } aus deiner Auslage ab und hast jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $player } wirft { $cards } aus der Auslage ab und hat jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
dolores-log-robbed = { $who ->
        [you] Dein Diebstahl bringt dir von { $other }: { $cards }.
       *[other] { $player } stiehlt { $whom ->
            [you] dir
           *[other] von { $other }
        }: { $cards }.
    }
dolores-log-nothing-to-rob = { $who ->
        [you] Für deinen Diebstahl gibt es nichts zu holen.
       *[other] Für den Diebstahl von { $player } gibt es nichts zu holen.
    }
dolores-log-over = Das Spiel ist aus.

## Chancen

dolores-odds-dawn = Der Sonnenaufgang ist mit { $percent } % unter den nächsten vier Karten.
dolores-odds-deals = Das wievielte Austeilen von jetzt an ihn bringt: { $chances }.
dolores-odds-deal = { $deal }: { $percent } %
dolores-odds-never = keines: { $percent } %
dolores-odds-dawn-out = Der Sonnenaufgang ist schon gezogen; der Zugstapel reicht { $duels ->
        [0] nicht für weiteres Austeilen.
        [one] noch für { $duels }-mal Austeilen.
       *[other] noch für { $duels }-mal Austeilen.
    }
dolores-odds-last = Der Zugstapel reicht für kein Austeilen mehr, also kommt auch der Sonnenaufgang nicht mehr.
dolores-odds-unseen = Noch nicht gesehen: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, davon { $draw } im Zugstapel.
dolores-odds-kind = { $kind }: { $count } ({ $values })
dolores-odds-bottles = { $count ->
        [one] Noch nicht gesehene Flaschenpost, die auch ganz fehlen kann: { $bottles }.
       *[other] Noch nicht gesehene Flaschenpost, von der manche auch ganz fehlen kann: { $bottles }.
    }
dolores-odds-gestures = Punkte, wenn das Spiel nach diesem Duell endete, ohne weitere Flaschenpost, { $first } : { $second } (jetzt { $now } : { $other }):
dolores-odds-pair = { $first } { $own }, { $second } { $others }: { $points } : { $other }

## Versprechen

dolores-promise-if = { $gesture }, wenn der andere { $condition } zeigt
dolores-promises-title = Versprechen
dolores-promises-player = { $player }: { $made } gegeben, { $kept } gehalten, { $broken } gebrochen, { $lapsed } verfallen, { $open } offen.
dolores-promises-one = Duell { $duel }, { $player }: { $promise } – { $fate }
dolores-promises-made = gegeben
dolores-promises-kept = gehalten
dolores-promises-broken = gebrochen
dolores-promises-lapsed = verfallen
dolores-promises-open = offen

## Das Ende

dolores-ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und zwar { $parts }.

## Hilfe und Regeln

dolores-help-moves = Tipp die Nummer deiner Wahl ein oder einen Spielzug wie „peace“ oder „play convoy“; so viel davon, dass er eindeutig ist, genügt. Gibt es nur eine Wahl, reicht die Eingabetaste. Außerdem:
dolores-help-signs = Auf dem Tisch kennzeichnet ▲ die wertvollsten und ▼ die wertlosesten Sorten: Diese zählen.
dolores-help-odds = wann die Sonne aufgeht, welche Karten noch niemand sah, was die Gesten brächten
dolores-help-rules = die Regeln zu X: Flaschenpost, Geste oder Abschnitt; ohne X alle
dolores-help-discard = was im Ablagestapel liegt
dolores-refusal-topic = Über „{ $topic }“ sagen die Regeln nichts; frag nach einer Warensorte, einer Flaschenpost, einer Geste, einer Hausregel oder einem dieser Abschnitte: { $sections }.
dolores-rulebook-kind = { $title } (Waren)
dolores-rulebook-bottle = { $title } (Flaschenpost)
dolores-rulebook-gesture = { $title } (Geste)
dolores-rulebook-switch = { $title } (Hausregel { $name })
dolores-rulebook-values = { $switch }: { $values }
dolores-rulebook-no-editions = Dolores hat keine Ausgaben, nur diese Hausregeln; stell sie mit -o ein, etwa „-o bottles=none“. Der erste Wert ist der übliche.
dolores-rulebook-more = „freebooter rules dolores TOPIC“ zeigt eine Flaschenpost, Geste, Warensorte oder Hausregel.
