# Der Tisch von Dead Man's Draw im Browser.

## Auslagen

web-draw-bank-of = { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-draw-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-draw-bank-empty = In dieser Auslage liegt noch nichts.
web-draw-stack = { $suit }: { $values }
web-draw-at-turn = Am Zug
web-draw-winner = Gewonnen
web-draw-rival = Rivale
web-draw-has-chosen = hat gewählt
web-draw-chosen = gewählt

## Stapel und Spielbereich

web-draw-pile = Beutestapel: { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
web-draw-known-top = Du weißt, was kommt: { $cards }.
web-draw-discard-pile = Ablagestapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-draw-discard-open = Den Ablagestapel durchsehen: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-draw-discard-hidden = Ablagestapel: { $count ->
        [one] { $count } Karte, verdeckt
       *[other] { $count } Karten, verdeckt
    }
web-draw-row = Spielbereich
web-draw-row-empty = Hier liegt noch keine Karte.
web-draw-card-protected = { $card }, gesichert
web-draw-offer = Die Schatzkarte bietet an
web-draw-owed = { $count ->
        [one] noch { $count } Karte schuldig
       *[other] noch { $count } Karten schuldig
    }

## Versenkte Beute

web-draw-busts = versenkt!
web-draw-busts-some = { $values } versenkt
web-draw-bust = { $card } versenkt { $who ->
        [you] deine Beute!
       *[other] die Beute von { $player }!
    }
web-draw-bust-lost = { $count ->
        [one] { $count } Karte verloren.
       *[other] { $count } Karten verloren.
    }
web-draw-bust-saved = { $count ->
        [one] { $count } Karte gesichert.
       *[other] { $count } Karten gesichert.
    }

## Wählen

web-draw-choices = Was du tun kannst
web-draw-all-choices = { $count ->
        [one] { $count } Möglichkeit
       *[other] Alle { $count } Möglichkeiten
    }
web-draw-which = Was davon meinst du?
web-draw-sure = Bist du sicher?
web-draw-sure-bust = Das versenkt die Beute auf jeden Fall, und du könntest etwas anderes tun.
web-draw-sure-nothing = Der Spielbereich ist leer: Du würdest deinen Zug ohne Beute beenden.
web-draw-sure-own = Das sind deine eigenen Karten, und du könntest auf andere schießen.
web-draw-think-again = Noch einmal überlegen

## Wahrscheinlichkeiten und Trainer

web-draw-odds = Die nächste Karte
web-draw-odds-short = Versenkt
web-draw-odds-loss = Einsatz: { $loss }
web-draw-odds-none = Der Beutestapel ist leer, es gibt keine nächste Karte.
web-draw-odds-counted = { $busting } von { $cards ->
        [one] { $cards } Karte versenkt die Beute.
       *[other] { $cards } Karten versenken die Beute.
    }
web-draw-odds-known = Die nächste Karte ist { $card }, und sie versenkt nichts.
web-draw-odds-known-busts = Die nächste Karte ist { $card }, und sie versenkt die Beute.
web-draw-odds-stakes = Einholen bringt { $gain ->
        [one] { $gain } Punkt,
       *[other] { $gain } Punkte,
    } Versenken kostet { $loss }.
web-draw-odds-left = Noch im Beutestapel: { $cards }

## Tasten

web-draw-key-draw = Ziehen
web-draw-key-collect = Einholen
web-draw-key-choice = Möglichkeit { $number }
web-draw-key-next = Zur nächsten Möglichkeit
web-draw-key-before = Zur vorigen Möglichkeit
web-draw-key-list = Alle Möglichkeiten in Worten
