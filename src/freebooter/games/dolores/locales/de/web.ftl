# Das Spielbrett von Dolores im Browser.

## Spieler und ihre Waren

web-dolores-goods = Waren
web-dolores-bottles = Flaschenpost
web-dolores-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-dolores-score = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-dolores-winner = Gewonnen
web-dolores-more = Einzelheiten
web-dolores-read = Text lesen
web-dolores-word = Versprechen: { $kept } gehalten, { $broken } gebrochen
web-dolores-most = höchste
web-dolores-least = tiefste
web-dolores-both = beides
web-dolores-scores-most = am wertvollsten, zählt
web-dolores-scores-least = am wenigsten wert, zählt
web-dolores-scores-both = am meisten und am wenigsten wert, zählt
web-dolores-scores-not = dazwischen, zählt nicht
web-dolores-too-few = zu wenige Karten, gilt nicht
web-dolores-tile = { $kind }: { $sum } ({ $values }), { $mark }
web-dolores-tile-several = { $tile }: eine dieser Karten wählen
web-dolores-no-cards = { $kind }: keine
web-dolores-which = Welche dieser Karten?
web-dolores-made-of = Aus { $parts }.
web-dolores-made-of-doubled = Aus { $parts }. Alle Sorten sind gleich viel wert, darum zählen sie doppelt.
web-dolores-scoring = Es zählen die wertvollsten Sorten (▲) und die am wenigsten wertvollen (▼).
web-dolores-shown = Was bisher gezeigt wurde
web-dolores-shown-nothing = Noch keine Geste.
web-dolores-against = Gegen
web-dolores-latest = Zuletzt

## Das Duell

web-dolores-duel = Das Duell
web-dolores-dealer = gibt
web-dolores-neighbour = Nachbar
web-dolores-before = Vor { $player }
web-dolores-lies-before = { $card }, vor { $player }
web-dolores-face-down = Platz { $place }, verdeckt
web-dolores-shows = { $player } zeigt { $gesture }
web-dolores-own-secret = { $player }: { $gesture }, noch geheim
web-dolores-has-chosen = { $player } hat heimlich gewählt
web-dolores-is-choosing = { $player } wählt gerade
web-dolores-acting = Flaschenpost, die in diesem Duell wirkt
web-dolores-last = Letztes Duell:

## Was zu tun ist

web-dolores-actions = Was zu entscheiden ist
web-dolores-touch-lit = Berühre eine der leuchtenden Karten.
web-dolores-may-change = Du kannst deine Wahl ändern, bis die letzte da ist.
web-dolores-will-show = { $player } zeigt
web-dolores-bet-place = Wetten
web-dolores-bet-placed = Die Wette steht
web-dolores-arrange-touch = Berühre eine Karte und dann eine auf der anderen Seite: Sie tauschen die Plätze.
web-dolores-arrange-change = Berühre nun eine Karte auf der anderen Seite.
web-dolores-arrange-so = So hinlegen
web-dolores-key-card = Karte { $place } aufnehmen
web-dolores-key-discard = Ablagestapel
web-dolores-won = { $count ->
        [one] { $players } gewinnt
       *[other] { $players } teilen sich den Sieg
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Die drei Gesten und was sie bringen würden

web-dolores-gestures = Gesten
web-dolores-you = Du
web-dolores-dealer-what = Wer gibt, legt zwei Karten vor die Person zur Linken und zwei vor sich selbst.
web-dolores-neighbour-what = Nachbar ist, wer links von der gebenden Person sitzt; das nächste Duell gibt der Nachbar.
web-dolores-point = Zeig auf eine Geste, um zu sehen, was sie bringen würde.
web-dolores-if-you-show = Wenn du { $gesture } zeigst
web-dolores-against-it = Gegen { $gesture }:
web-dolores-if-peace-peace = ihr nehmt beide die Karten vor euch.
web-dolores-if-peace-fight = { $player } nimmt alle Karten.
web-dolores-if-peace-choice = { $player } wählt eine Karte, du nimmst, was vor dir übrig ist, der Rest ist verloren.
web-dolores-if-fight-peace = du nimmst alle Karten.
web-dolores-if-fight-fight = alle Karten sind verloren.
web-dolores-if-fight-choice = { $player } wählt eine Karte, du nimmst alle anderen.
web-dolores-if-choice-peace = du wählst eine Karte, { $player } nimmt den eigenen Rest, der Rest vor dir ist verloren.
web-dolores-if-choice-fight = du wählst eine Karte, { $player } nimmt alle anderen.
web-dolores-if-choice-choice = alle Karten sind verloren, und ihr werft beide eine ganze Sorte ab.
web-dolores-outcome-peace-peace = Frieden! Beide nehmen, was vor ihnen liegt.
web-dolores-outcome-fight-peace = { $first } nimmt alles.
web-dolores-outcome-fight-fight = Ein Handgemenge! Alles ist verloren.
web-dolores-outcome-choice-peace = { $first } wählt eine Karte, { $second } nimmt den eigenen Rest.
web-dolores-outcome-choice-fight = { $first } wählt eine Karte, { $second } nimmt den Rest.
web-dolores-outcome-choice-choice = Alles ist verloren, und beide werfen eine ganze Sorte ab.
web-dolores-outcomes-whole = Die ganze Tabelle
web-dolores-bet-placed-by = { $player } wettet auf { $gestures }.
web-dolores-bet-won-by = { $player } hat auf { $gestures } gewettet: richtig!
web-dolores-bet-lost-by = { $player } hat auf { $gestures } gewettet: falsch.
web-dolores-undo = Zurücknehmen
web-dolores-on-its-way = Unterwegs …
web-dolores-passing = Mit meinen Flaschen ohne Rückfrage passen
web-dolores-ahead = { $gesture } zeigen, sobald gefragt wird
web-dolores-ahead-mark = im Voraus

## Versprechen

web-dolores-promise = Versprich
web-dolores-promise-this = Versprich: { $promise }
web-dolores-promise-if = { $gesture }, wenn das Gegenüber { $condition } zeigt
web-dolores-if = Wenn …
web-dolores-promise-on-condition = Unter einer Bedingung versprechen
web-dolores-if-other-shows = Wenn { $player } dies zeigt
web-dolores-i-show = Zeige ich
web-dolores-not-bound = Niemand ist an ein Versprechen gebunden, aber der Tisch merkt sich, wer Wort gehalten hat.
web-dolores-promised = { $player } verspricht: { $promise }
web-dolores-promises = Versprechen
web-dolores-promise-fate = Duell { $duel }, { $promise }: { $fate }
web-dolores-fate-kept = gehalten
web-dolores-fate-broken = gebrochen
web-dolores-fate-lapsed = hinfällig
web-dolores-fate-open = offen

## Stapel, Chancen und Trainer

web-dolores-draw = { $count ->
        [one] Zugstapel: { $count } Karte.
       *[other] Zugstapel: { $count } Karten.
    }
web-dolores-discard = { $count ->
        [one] Ablagestapel: { $count } Karte
       *[other] Ablagestapel: { $count } Karten
    }
web-dolores-discard-empty = Noch liegt nichts auf dem Ablagestapel.
web-dolores-unseen = Noch nicht gesehene Karten
web-dolores-unseen-what = { $count ->
        [one] { $count } Karte hast du noch nicht gesehen
       *[other] { $count } Karten hast du noch nicht gesehen
    }; { $draw } liegen im Zugstapel. Manche Flaschenpost ist vielleicht nicht im Spiel.
web-dolores-dawn-next = Der Sonnenaufgang kommt mit den nächsten vier Karten: { $chance }.
web-dolores-dawn-deals = Von jetzt an, Duell für Duell: { $chances }.
web-dolores-dawn-deal = { $deal }.: { $chance }
web-dolores-dawn-out = Der Sonnenaufgang kommt nicht mehr.
web-dolores-outcomes = Was die Gesten bringen würden
web-dolores-outcomes-short = Was wäre, wenn …
web-dolores-outcomes-now = Punkte { $first } : { $second }, jetzt { $now } : { $other }
web-dolores-outcomes-what = Punkte, falls die Partie nach diesem Duell endet und niemand mehr eine Flaschenpost spielt. Das zeigt, was auf dem Spiel steht, nicht, was du tun sollst.

## Home

line = Das Wrack wird zu zweit geplündert: teilen, kämpfen oder zuerst wählen. Versprich, was du willst, bevor du die Hand zeigst.
play-what = Sofort, gegen einen Spiegel und einen Zocker

## Bots

level-captain = Kapitän
level-dove = Taube
level-grudger = Nachtragender
level-reciprocator = Spiegel
level-hawk = Falke
level-gambler = Zocker
plays-drifter = Tut irgendetwas, das erlaubt ist, und sagt nichts.
plays-dove = Verspricht Frieden und hält ihn, was immer die anderen tun.
plays-grudger = Friedlich, bis du einmal gegen ihn kämpfst; danach nie wieder.
plays-reciprocator = Behandelt dich so, wie du ihn zuletzt behandelt hast.
plays-hawk = Kämpft und behauptet manchmal, es nicht zu tun.
plays-gambler = Mischt seine Gesten so, dass niemand ihn durchschaut.
plays-captain = Findet heraus, wie du spielst, und denkt voraus.

## Tables in lists

web-without-bottles = ohne Flaschenpost
web-pairs-count = eine Sorte braucht zwei Karten

## Rules

rules-kind-good = Waren
rules-kind-bottle = Flaschenpost
rules-kind-gesture = Gesten

## Lessons

learn-what = Du lernst die drei Gesten und was sie miteinander anrichten, welche Warensorten am Ende zählen und wie du eine Flaschenpost nutzt, bevor die Sonne aufgeht.

## The result

mark-doubled = alle gleich: verdoppelt

## Replay

web-replay-duel-back = Voriges Duell
web-replay-duel-on = Nächstes Duell
