# Stůl hry Karty mrtvého muže v prohlížeči.

## Banky

web-draw-bank-of = { $player }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-draw-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-draw-bank-empty = V tomto banku zatím nic neleží.
web-draw-stack = { $suit }: { $values }
web-draw-at-turn = Na tahu
web-draw-winner = Vítězství
web-draw-rival = Sok
web-draw-has-chosen = má vybráno
web-draw-chosen = vybráno

## Balíčky a řada

web-draw-pile = Doplňovací balíček: { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
       *[other] { $count } karet.
    }
web-draw-known-top = Víš, co přijde: { $cards }.
web-draw-discard-pile = Odhazovací balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-draw-discard-open = Prohlédnout odhazovací balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-draw-discard-hidden = Odhazovací balíček: { $count ->
        [one] { $count } karta lícem dolů
        [few] { $count } karty lícem dolů
       *[other] { $count } karet lícem dolů
    }
web-draw-row = Řada
web-draw-row-empty = Zatím tu neleží žádná karta.
web-draw-card-protected = { $card }, chráněná
web-draw-offer = Mapa nabízí
web-draw-owed = { $count ->
        [one] dluh { $count } karta
        [few] dluh { $count } karty
       *[other] dluh { $count } karet
    }

## Trop

web-draw-busts = trop!
web-draw-busts-some = trop s { $values }
web-draw-bust = { $who ->
        [you] Jsi trop: { $card }!
       *[other] { $player } je trop: { $card }!
    }
web-draw-bust-lost = { $count ->
        [one] Ztracena { $count } karta.
        [few] Ztraceny { $count } karty.
       *[other] Ztraceno { $count } karet.
    }
web-draw-bust-saved = { $count ->
        [one] Zachráněna { $count } karta.
        [few] Zachráněny { $count } karty.
       *[other] Zachráněno { $count } karet.
    }

## Volba

web-draw-choices = Co můžeš udělat
web-draw-all-choices = { $count ->
        [one] { $count } možnost
        [few] Všechny { $count } možnosti
       *[other] Všech { $count } možností
    }
web-draw-which = Co z toho myslíš?
web-draw-sure = Opravdu?
web-draw-sure-bust = To je jistý trop, a přitom máš i jinou možnost.
web-draw-sure-nothing = Řada je prázdná: tvůj tah by skončil bez kořisti.
web-draw-sure-own = To jsou tvoje vlastní karty, a přitom můžeš střílet i jinam.
web-draw-think-again = Ještě si to rozmyslím

## Pravděpodobnosti a trenér

web-draw-odds = Příští karta
web-draw-odds-short = Trop
web-draw-odds-loss = v sázce { $loss }
web-draw-odds-none = Doplňovací balíček je prázdný, další karta už není.
web-draw-odds-counted = Trop znamená { $busting } z { $cards ->
        [one] { $cards } karty.
       *[other] { $cards } karet.
    }
web-draw-odds-known = Příští karta je { $card } a trop neznamená.
web-draw-odds-known-busts = Příští karta je { $card } a znamená trop.
web-draw-odds-stakes = Vzít kořist vynese { $gain ->
        [one] { $gain } bod,
        [few] { $gain } body,
       *[other] { $gain } bodů,
    } trop stojí { $loss }.
web-draw-odds-left = V doplňovacím balíčku zbývá: { $cards }

## Klávesy

web-draw-key-draw = Otočit kartu
web-draw-key-collect = Vzít kořist
web-draw-key-choice = Možnost { $number }
web-draw-key-next = Na další možnost
web-draw-key-before = Na předchozí možnost
web-draw-key-list = Všechny možnosti slovy
