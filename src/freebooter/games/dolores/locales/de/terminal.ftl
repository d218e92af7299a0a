# How the table looks in the terminal.

## Der Tisch

dealer = Kartengeber
neighbour = Nachbar
bottles = Flaschenpost
piles = Zugstapel: { $draw }. Ablagestapel: { $discard }.
before = { $who ->
        [you] Vor dir
       *[other] Vor { $player }
    } { $role ->
        [dealer] (Kartengeber):
       *[neighbour] (Nachbar):
    } { $cards }
place = Platz { $place } (verdeckt)
acts-lantern = { $who ->
        [you] Deine Zerbrochene Laterne: Die Karten liegen verdeckt, und nur du siehst sie.
       *[other] Zerbrochene Laterne: Die Karten liegen verdeckt, und nur { $player } sieht sie.
    }
acts-two-hand = { $who ->
        [you] Dein Zwei-Hand-Trick: Du zeigst zwei Gesten.
       *[other] Zwei-Hand-Trick: { $player } zeigt zwei Gesten.
    }
acts-bet = { $who ->
        [you] Du wettest auf die Gesten dieses Duells.
       *[other] { $player } wettet auf die Gesten dieses Duells.
    }
gestures = Gesten: { $gestures }.
kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
player = { $player }{ $role ->
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
discard = Ablagestapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }.

## Chancen

odds-dawn = Der Sonnenaufgang ist mit { $percent } % unter den nächsten vier Karten.
odds-deals = Das wievielte Austeilen von jetzt an ihn bringt: { $chances }.
odds-deal = { $deal }: { $percent } %
odds-never = keines: { $percent } %
odds-dawn-out = Der Sonnenaufgang ist schon gezogen; der Zugstapel reicht { $duels ->
        [0] nicht für weiteres Austeilen.
        [one] noch für { $duels }-mal Austeilen.
       *[other] noch für { $duels }-mal Austeilen.
    }
odds-last = Der Zugstapel reicht für kein Austeilen mehr, also kommt auch der Sonnenaufgang nicht mehr.
odds-unseen = Noch nicht gesehen: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, davon { $draw } im Zugstapel.
odds-kind = { $kind }: { $count } ({ $values })
odds-bottles = { $count ->
        [one] Noch nicht gesehene Flaschenpost, die auch ganz fehlen kann: { $bottles }.
       *[other] Noch nicht gesehene Flaschenpost, von der manche auch ganz fehlen kann: { $bottles }.
    }
odds-gestures = Punkte, wenn das Spiel nach diesem Duell endete, ohne weitere Flaschenpost, { $first } : { $second } (jetzt { $now } : { $other }):
odds-pair = { $first } { $own }, { $second } { $others }: { $points } : { $other }

## Versprechen

promises-title = Versprechen
promises-player = { $player }: { $made } gegeben, { $kept } gehalten, { $broken } gebrochen, { $lapsed } verfallen, { $open } offen.
promises-one = Duell { $duel }, { $player }: { $promise } – { $fate }
promises-made = gegeben
promises-kept = gehalten
promises-broken = gebrochen
promises-lapsed = verfallen
promises-open = offen

## Hilfe und Regeln

play-help-moves = Tipp die Nummer deiner Wahl ein oder einen Spielzug wie „peace“ oder „play convoy“; so viel davon, dass er eindeutig ist, genügt. Gibt es nur eine Wahl, reicht die Eingabetaste. Außerdem:
play-help-signs = Auf dem Tisch kennzeichnet ▲ die wertvollsten und ▼ die wertlosesten Sorten: Diese zählen.
play-help-odds = wann die Sonne aufgeht, welche Karten noch niemand sah, was die Gesten brächten
play-help-rules = die Regeln zu X: Flaschenpost, Geste oder Abschnitt; ohne X alle
play-help-discard = was im Ablagestapel liegt
refusal-topic = Über „{ $topic }“ sagen die Regeln nichts; frag nach einer Warensorte, einer Flaschenpost, einer Geste, einer Hausregel oder einem dieser Abschnitte: { $sections }.
rulebook-good = { $title } (Waren)
rulebook-bottle = { $title } (Flaschenpost)
rulebook-gesture = { $title } (Geste)
rulebook-no-editions = Dolores hat keine Ausgaben, nur diese Hausregeln; stell sie mit -o ein, etwa „-o bottles=none“. Der erste Wert ist der übliche.
rulebook-more = „freebooter rules dolores TOPIC“ zeigt eine Flaschenpost, Geste, Warensorte oder Hausregel.

talk-help-promise = eine Geste für dieses Duell versprechen: „promise peace“, „promise peace if fight“
