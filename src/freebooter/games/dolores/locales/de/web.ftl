# Das Spielbrett von Dolores im Browser.

## Wer mitspielt, und die Waren

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
web-dolores-more = Einzelheiten zeigen
web-dolores-read = Text lesen
web-dolores-word = Versprechen: { $kept } gehalten, { $broken } gebrochen
web-dolores-most = größte
web-dolores-least = kleinste
web-dolores-both = beides
web-dolores-scores-most = wertvollste Sorte, zählt
web-dolores-scores-least = wertloseste Sorte, zählt
web-dolores-scores-both = wertvollste und wertloseste Sorte, zählt
web-dolores-scores-not = dazwischen, zählt nicht
web-dolores-too-few = zu wenige Karten, gilt nicht
web-dolores-tile = { $kind }: { $sum } ({ $values }), { $mark }
web-dolores-tile-several = { $tile }: eine dieser Karten wählen
web-dolores-no-cards = { $kind }: keine
web-dolores-which = Welche dieser Karten?
web-dolores-made-of = Aus { $parts }.
web-dolores-made-of-doubled = Aus { $parts }. Alle Sorten sind gleich viel wert, darum wird ihre Summe verdoppelt.
web-dolores-scoring = Es zählen die wertvollsten Sorten (▲) und die wertlosesten (▼).
web-dolores-shown = Bisher gezeigte Gesten
web-dolores-shown-nothing = Noch keine Geste.
web-dolores-against = Gegen
web-dolores-latest = Zuletzt

## Das Duell

web-dolores-duel = Das Duell
web-dolores-dealer = Geberseite
web-dolores-neighbour = Nachbarseite
web-dolores-before = Vor { $player }
web-dolores-lies-before = { $card }, vor { $player }
web-dolores-face-down = Platz { $place }, verdeckt
web-dolores-shows = { $player } zeigt { $gesture }
web-dolores-own-secret = { $player }: { $gesture }, noch geheim
web-dolores-has-chosen = { $player } hat heimlich gewählt
web-dolores-is-choosing = { $player } wählt gerade
web-dolores-acting = Flaschenpost, die in diesem Duell wirkt
web-dolores-last = Letztes Duell:

## Was du tun kannst

web-dolores-actions = Deine Entscheidung
web-dolores-touch-lit = Wähle eine der leuchtenden Karten.
web-dolores-may-change = Du kannst deine Wahl ändern, bis alle gewählt haben.
web-dolores-will-show = { $player } zeigt
web-dolores-bet-place = Wette abgeben
web-dolores-bet-placed = Wette abgegeben
web-dolores-arrange-touch = Wähle eine Karte und dann eine auf der anderen Seite, um sie zu tauschen.
web-dolores-arrange-change = Wähle nun eine Karte auf der anderen Seite.
web-dolores-arrange-so = So auslegen
web-dolores-key-card = Karte { $place } wählen
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
web-dolores-dealer-what = Die Geberseite legt zwei Karten vor die Person zur Linken und zwei vor sich selbst.
web-dolores-neighbour-what = Die Nachbarseite sitzt links von der Geberseite und gibt das nächste Duell.
web-dolores-point = Zeige auf eine Geste, um zu sehen, was sie bringen würde.
web-dolores-if-you-show = Wenn du { $gesture } zeigst
web-dolores-against-it = Gegen { $gesture }:
web-dolores-if-peace-peace = ihr nehmt beide die Karten vor euch.
web-dolores-if-peace-fight = { $player } nimmt alle Karten.
web-dolores-if-peace-choice = { $player } wählt eine Karte, du nimmst, was noch vor dir liegt, und der Rest ist verloren.
web-dolores-if-fight-peace = du nimmst alle Karten.
web-dolores-if-fight-fight = alle Karten sind verloren.
web-dolores-if-fight-choice = { $player } wählt eine Karte, und du nimmst alle anderen.
web-dolores-if-choice-peace = du wählst eine Karte, { $player } nimmt, was auf der eigenen Seite noch liegt, und der Rest ist verloren.
web-dolores-if-choice-fight = du wählst eine Karte, und { $player } nimmt alle anderen.
web-dolores-if-choice-choice = alle Karten sind verloren, und ihr werft beide eine ganze Sorte ab.
web-dolores-outcome-peace-peace = Frieden! Beide nehmen die Karten vor sich.
web-dolores-outcome-fight-peace = { $first } nimmt alles.
web-dolores-outcome-fight-fight = Ein Handgemenge! Alles ist verloren.
web-dolores-outcome-choice-peace = { $first } wählt eine Karte, und { $second } nimmt, was auf der eigenen Seite noch liegt.
web-dolores-outcome-choice-fight = { $first } wählt eine Karte, und { $second } nimmt den Rest.
web-dolores-outcome-choice-choice = Alles ist verloren, und beide werfen eine ganze Sorte ab.
web-dolores-outcomes-whole = Ganze Tabelle zeigen
web-dolores-bet-placed-by = { $player } wettet auf { $gestures }.
web-dolores-bet-won-by = { $player } hat auf { $gestures } gewettet: richtig!
web-dolores-bet-lost-by = { $player } hat auf { $gestures } gewettet: falsch.
web-dolores-undo = Zurücknehmen
web-dolores-on-its-way = Wird gesendet …
web-dolores-passing = Mit meiner Flaschenpost immer passen
web-dolores-ahead = { $gesture } zeigen, sobald du gefragt wirst
web-dolores-ahead-mark = im Voraus

## Versprechen

web-dolores-promise = Versprechen
web-dolores-promise-this = Versprechen: { $promise }
web-dolores-promise-if = { $gesture }, wenn das Gegenüber { $condition } zeigt
web-dolores-if = Wenn …
web-dolores-promise-on-condition = Unter einer Bedingung versprechen
web-dolores-if-other-shows = Wenn { $player } dies zeigt
web-dolores-i-show = Zeige ich
web-dolores-not-bound = Versprechen binden niemanden, aber der Tisch merkt sich, wer Wort gehalten hat.
web-dolores-promised = { $player } verspricht: { $promise }
web-dolores-promises = Versprechen
web-dolores-promise-fate = Duell { $duel }, { $promise }: { $fate }
web-dolores-fate-kept = gehalten
web-dolores-fate-broken = gebrochen
web-dolores-fate-lapsed = verfallen
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
web-dolores-discard-empty = Noch wurde nichts abgeworfen.
web-dolores-unseen = Karten, die du noch nicht gesehen hast
web-dolores-unseen-what = { $count ->
        [one] { $count } Karte hast du noch nicht gesehen
       *[other] { $count } Karten hast du noch nicht gesehen
    }; { $draw ->
        [one] { $draw } liegt im Zugstapel
       *[other] { $draw } liegen im Zugstapel
    }. Manche Flaschenpost ist vielleicht nicht im Spiel.
web-dolores-dawn-next = Chance auf den Sonnenaufgang unter den nächsten vier Karten: { $chance }.
web-dolores-dawn-deals = Von jetzt an, Duell für Duell: { $chances }.
web-dolores-dawn-deal = { $deal }. Duell: { $chance }
web-dolores-dawn-out = Der Sonnenaufgang kommt nicht mehr.
web-dolores-outcomes = Was die Gesten bringen würden
web-dolores-outcomes-short = Was wäre, wenn …
web-dolores-outcomes-now = Punkte, { $first } : { $second } (jetzt { $now } : { $other })
web-dolores-outcomes-what = Punkte, wenn die Partie nach diesem Duell ohne weitere Flaschenpost zu Ende wäre. Das zeigt, was auf dem Spiel steht, nicht, was du tun sollst.

## Startseite

line = Plündere ein Wrack, immer zu zweit im Duell: teilen, kämpfen oder zuerst wählen. Versprich, was du willst, bevor du die Hand zeigst.
play-what = Jetzt gegen einen Spiegel und einen Zocker spielen

## Bots

level-captain = Kapitän
level-dove = Taube
level-grudger = Elefant
level-reciprocator = Spiegel
level-hawk = Falke
level-gambler = Zocker
level-navigator = Steuermann
plays-drifter = Macht zufällige Spielzüge und sagt nichts. Am leichtesten zu schlagen.
plays-dove = Kämpft nie. Verspricht sie Frieden, hält sie ihn; sagt sie nichts, will sie meist die Erste Wahl. Leicht zu schlagen.
plays-grudger = Vergisst nichts: friedlich, bis du einmal gegen ihn kämpfst oder die Erste Wahl nimmst; danach nie wieder.
plays-reciprocator = Behandelt dich so, wie du ihn zuletzt behandelt hast, und hält Wort. Vorsicht, wenn er nichts sagt.
plays-hawk = Kämpft meistens und behauptet manchmal, es nicht zu tun. Schlägt alle, die Frieden halten.
plays-gambler = Mischt seine Gesten nach den Karten auf dem Tisch, sodass niemand ihn durchschaut. Ein harter Gegner.
plays-navigator = Weiß, was jedes Duell für den Rest der Partie wert ist, und entscheidet sofort. Stärker als der Zocker.
plays-captain = Denkt jedes Duell mit allen Folgen durch. Verrät nichts und nutzt deine Gewohnheiten. Am stärksten.

## Tische in Listen

web-without-bottles = ohne Flaschenpost
web-pairs-count = zwei Karten bilden eine Sorte

## Regeln

rules-kind-good = Waren
rules-kind-bottle = Flaschenpost
rules-kind-gesture = Gesten

## Lektionen

learn-what = Lerne die drei Gesten und was sie gegeneinander bewirken, welche Warensorten am Ende zählen und wie du eine Flaschenpost nutzt, bevor die Sonne aufgeht.

## Das Ergebnis

mark-doubled = alle gleich: verdoppelt

## Wiedergabe

web-replay-duel-back = Voriges Duell
web-replay-duel-on = Nächstes Duell
