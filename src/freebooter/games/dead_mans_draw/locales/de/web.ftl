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
web-draw-stamp = Versenkt!
web-draw-your-turn = Du bist dran

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
web-draw-undo = Zurücknehmen
web-draw-pick-replay = Noch einmal
web-draw-pick-bank = In die Auslage

## Wahrscheinlichkeiten und Trainer

web-draw-odds = Die nächste Karte
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
web-draw-risk-none = nichts versenkt
web-draw-risk-sure = versenkt sicher
web-draw-risk-in = { $busting } von { $cards } { $busting ->
        [one] versenkt
       *[other] versenken
    }
web-draw-odds-owed = Der Kraken verbietet noch das Einholen ({ $count ->
        [one] { $count } Karte geschuldet
       *[other] { $count } Karten geschuldet
    }); Versenken kostet { $loss }.
web-draw-gain = +{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-draw-odds-left = Noch im Beutestapel: { $cards }

## Tasten

web-draw-key-draw = Ziehen
web-draw-key-collect = Einholen
web-draw-key-choice = Möglichkeit { $number }
web-draw-key-next = Zur nächsten Möglichkeit
web-draw-key-before = Zur vorigen Möglichkeit
web-draw-key-list = Alle Möglichkeiten in Worten

## Home

line = Decke Beute auf, solange du dich traust. Hörst du rechtzeitig auf, gehört sie dir; kommt ein Symbol zweimal, geht sie unter.
play-what = Sofort, gegen zwei Matrosen

## Bots

level-deckhand = Matrose
level-contender = Herausforderer
level-quartermaster = Quartiermeister
level-captain = Kapitän
plays-drifter = Tut irgendetwas, das erlaubt ist.
plays-deckhand = Ein vorsichtiger Anfänger, der früh einholt und manchmal nicht aufpasst.
plays-contender = Ein solider Spieler mit einfachen Gewohnheiten: drei Karten, dann heim.
plays-quartermaster = Zählt Karten und wägt jede weitere ab.
plays-captain = Denkt bis zum Ende der Partie voraus; der Stärkste von allen.

## Tables in lists

web-with-mermaids = Meerjungfrauen mit Effekt
web-two-copies = zwei Spiele
web-traits-are-fixed = festgelegte Fähigkeiten

## Setting up a table

web-party-what = Eine Piratenparty: Ab fünf Spielern braucht es zwei Spiele, 120 Karten.
web-edition-first = Mit ihr werden die anderen verglichen.
web-edition-differs = { $count ->
        [one] Weicht in { $count } Regel von der englischen Ausgabe ab
       *[other] Weicht in { $count } Regeln von der englischen Ausgabe ab
    }
web-traits = Fähigkeiten
web-traits-what = Eine Fähigkeit gibt einem Piraten etwas, das nur er kann. Lasst sie in der ersten Partie weg.
web-trait-of-seat = Fähigkeit von Platz { $number }
web-trait-choose = Fähigkeit wählen
web-traits-all = Alle Fähigkeiten
web-variant-none-what = Die Regeln, wie sie gedruckt sind.
web-variant-what = Eine Spielvariantenkarte ändert eine Regel für die ganze Partie.
web-variant-random = Zufällige Spielvariante
web-variant-random-what = Beim Eröffnen wird eine gezogen und allen gezeigt.
web-problem-trait-missing = Ein Platz hat noch keine Fähigkeit; wähle eine oder lass sie austeilen.
web-problem-trait-twice = { $copies ->
        [one] „{ $trait }“ gibt es nur einmal; wähle für einen der Plätze eine andere Fähigkeit.
       *[other] „{ $trait }“ gibt es nur { $copies }-mal; wähle für einen der Plätze eine andere Fähigkeit.
    }
web-problem-siren = „{ $trait }“ gibt es nur bei Meerjungfrauen mit Effekt; wähle diese Regel oder eine andere Fähigkeit.

## The result

web-after-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Rules

rules-kind-suit = Symbole
rules-kind-trait = Fähigkeiten
rules-kind-variant = Spielvarianten

## Lessons

learn-what = Du lernst, zu ziehen und rechtzeitig aufzuhören, dann Symbol für Symbol, was die Karten tun: Anker retten, Kraken fordern, Säbel stehlen. Am Ende gewinnst du ganz allein eine Partie.

## Tables in lists

web-traits-are-draft = Fähigkeiten aus zweien gewählt
web-traits-are-random = zufällige Fähigkeiten

## Setting up a table

web-traits-none = Keine
web-traits-none-what = Für alle gelten dieselben Regeln.
web-traits-draft = Auswahl aus zweien
web-traits-draft-what = Jeder bekommt zwei und behält heimlich eine.
web-traits-random = Zufällig
web-traits-random-what = Jeder bekommt eine.
web-traits-fixed = Festgelegt
web-traits-fixed-what = Du bestimmst für jeden Platz eine.

## The result


## The check of the deal

web-fair-traits-holds = Die Fähigkeiten sind so verteilt, wie es aus der nachgerechneten Verteilung folgt.
web-fair-traits-fails = Die Fähigkeiten sind nicht so verteilt, wie es aus der nachgerechneten Verteilung folgt.
