# Der Tisch im Terminal.

## Der Tisch

dealer = Geberseite
neighbour = Nachbarseite
bottles = Flaschenpost
piles = Zugstapel: { $draw }. Ablagestapel: { $discard }.
before = { $who ->
        [you] Vor dir
       *[other] Vor { $player }
    } { $role ->
        [dealer] (Geberseite):
       *[neighbour] (Nachbarseite):
    } { $cards }
place = Platz { $place } (verdeckt)
acts-lantern = { $who ->
        [you] Deine Zerbrochene Laterne: Die Karten liegen verdeckt, und nur du siehst sie.
       *[other] Zerbrochene Laterne von { $player }: Die Karten liegen verdeckt, und nur { $player } sieht sie.
    }
acts-two-hand = { $who ->
        [you] Dein Zwei-Hand-Trick: Du zeigst zwei Gesten.
       *[other] Zwei-Hand-Trick von { $player }: { $player } zeigt zwei Gesten.
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
        [dealer] { " " }(Geberseite)
        [neighbour] { " " }(Nachbarseite)
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

odds-dawn = Chance auf den Sonnenaufgang unter den nächsten vier Karten: { $percent } %.
odds-deals = Von jetzt an, Duell für Duell: { $chances }.
odds-deal = { $deal }. Duell: { $percent } %
odds-never = nie: { $percent } %
odds-dawn-out = Der Sonnenaufgang ist schon gezogen. Der Zugstapel reicht { $duels ->
        [0] für kein weiteres Duell.
        [one] noch für { $duels } Duell.
       *[other] noch für { $duels } Duelle.
    }
odds-last = Der Zugstapel reicht für kein weiteres Duell, also kommt auch der Sonnenaufgang nicht mehr.
odds-unseen = Karten, die du noch nicht gesehen hast: { $cards } (davon { $draw } im Zugstapel).
odds-kind = { $kind }: { $count } ({ $values })
odds-bottles = { $count ->
        [one] Flaschenpost, die du noch nicht gesehen hast und die vielleicht gar nicht im Spiel ist: { $bottles }.
       *[other] Flaschenpost, die du noch nicht gesehen hast und von der vielleicht nicht alles im Spiel ist: { $bottles }.
    }
odds-gestures = Punkte, wenn die Partie nach diesem Duell ohne weitere Flaschenpost zu Ende wäre, { $first } : { $second } (jetzt { $now } : { $other }):
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

play-help-moves = Tippe die Nummer einer Möglichkeit ein oder einen Spielzug wie „peace“ oder „play convoy“. Einen Spielzug darfst du abkürzen, solange er eindeutig ist. Gibt es nur eine Möglichkeit, drücke einfach die Eingabetaste. Außerdem:
play-help-signs = Auf dem Tisch kennzeichnet ▲ die wertvollsten Sorten und ▼ die wertlosesten. Diese zählen.
play-help-odds = wann der Sonnenaufgang kommt, welche Karten du noch nicht gesehen hast, was die Gesten brächten
play-help-rules = die Regeln zu X: Flaschenpost, Geste oder Abschnitt; ohne X alle Regeln
play-help-discard = was auf dem Ablagestapel liegt
refusal-topic = Zu „{ $topic }“ sagen die Regeln nichts. Frage nach einer Warensorte, Flaschenpost, Geste, Hausregel oder einem dieser Abschnitte: { $sections }.
rulebook-good = { $title } (Waren)
rulebook-bottle = { $title } (Flaschenpost)
rulebook-gesture = { $title } (Geste)
rulebook-no-editions = Dolores hat keine Ausgaben, nur diese Hausregeln. Setze sie mit -o, etwa „-o bottles=none“; der erste Wert ist der Standard.
rulebook-more = „freebooter rules dolores THEMA“ zeigt eine einzelne Flaschenpost, Geste, Warensorte oder Hausregel.

talk-help-promise = eine Geste für dieses Duell versprechen: „promise peace“, „promise peace if fight“
