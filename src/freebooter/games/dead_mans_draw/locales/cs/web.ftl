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
web-draw-stamp = Trop!
web-draw-your-turn = Jsi na tahu

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
web-draw-undo = Vzít zpět
web-draw-pick-replay = Ještě jednou
web-draw-pick-bank = Do banku

## Pravděpodobnosti a trenér

web-draw-odds = Příští karta
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
web-draw-risk-none = žádné riziko
web-draw-risk-sure = jistě trop
web-draw-risk-in = trop { $busting } z { $cards }
web-draw-odds-owed = Kraken ještě nedovolí vzít kořist ({ $count ->
        [one] dluh { $count } karta
        [few] dluh { $count } karty
       *[other] dluh { $count } karet
    }); trop stojí { $loss }.
web-draw-gain = +{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-draw-odds-left = V doplňovacím balíčku zbývá: { $cards }

## Klávesy

web-draw-key-draw = Otočit kartu
web-draw-key-collect = Vzít kořist
web-draw-key-choice = Možnost { $number }
web-draw-key-next = Na další možnost
web-draw-key-before = Na předchozí možnost
web-draw-key-list = Všechny možnosti slovy

## Home

line = Otáčej kořist, dokud máš odvahu. Přestaneš-li včas, je tvoje; přijde-li barva podruhé, jde ke dnu.
play-what = Hned, proti dvěma plavčíkům

## Bots

level-deckhand = Plavčík
level-contender = Vyzyvatel
level-quartermaster = Ubytovatel
level-captain = Kapitán
plays-drifter = Udělá cokoli, co se smí.
plays-deckhand = Opatrný začátečník, který sbírá brzy a občas nedává pozor.
plays-contender = Spolehlivý hráč s jednoduchými zvyky: tři karty a domů.
plays-quartermaster = Počítá karty a zváží každou další.
plays-captain = Přemýšlí až do konce partie; nejsilnější ze všech.

## Tables in lists

web-with-mermaids = mořské panny s efektem
web-two-copies = dvě sady
web-traits-are-fixed = zvolené postavy

## Setting up a table

web-party-what = Pirátský večírek: pět a více hráčů potřebuje dvě sady hry, 120 karet.
web-edition-first = S ním se ostatní srovnávají.
web-edition-differs = { $count ->
        [one] Od anglického vydání se liší v { $count } pravidle
       *[other] Od anglického vydání se liší v { $count } pravidlech
    }
web-traits = Postavy
web-traits-what = Postava dává pirátovi schopnost, kterou jiní nemají. V první hře je vynech.
web-trait-of-seat = Postava na místě { $number }
web-trait-choose = Vyber postavu
web-traits-all = Všechny postavy
web-variant-none-what = Pravidla, jak jsou natištěná.
web-variant-what = Karta varianty mění jedno pravidlo na celou partii.
web-variant-random = Náhodná karta varianty
web-variant-random-what = Jedna se vylosuje při otevření stolu a všichni ji uvidí.
web-problem-trait-missing = Některé místo ještě nemá postavu; vyber ji, nebo je nech rozdat.
web-problem-trait-twice = { $copies ->
        [one] { $trait } je ve hře jen jednou; pro jedno z míst vyber jinou postavu.
       *[other] { $trait } je ve hře jen { $copies }krát; pro jedno z míst vyber jinou postavu.
    }
web-problem-siren = { $trait } hraje jen s efektem mořských panen; zvol toto pravidlo, nebo jinou postavu.

## The result

web-after-cards = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## Rules

rules-kind-suit = Barvy
rules-kind-trait = Postavy
rules-kind-variant = Karty variant

## Lessons

learn-what = Naučíš se otáčet karty a včas přestat, a pak barvu po barvě, co karty dělají: kotvy zachraňují, krakeni si žádají své, meče kradou. Nakonec vyhraješ partii bez cizí pomoci.

## Tables in lists

web-traits-are-draft = postavy výběrem ze dvou
web-traits-are-random = náhodné postavy

## Setting up a table

web-traits-none = Žádné
web-traits-none-what = Pro všechny platí stejná pravidla.
web-traits-draft = Výběr ze dvou
web-traits-draft-what = Každý dostane dvě a tajně si jednu nechá.
web-traits-random = Náhodné
web-traits-random-what = Každý dostane jednu.
web-traits-fixed = Zvolené
web-traits-fixed-what = Každému místu ji určíš ty.

## The result


## The check of the deal

web-fair-traits-holds = Postavy jsou rozdané, jak plyne z přepočítaného rozdání.
web-fair-traits-fails = Postavy nejsou rozdané, jak plyne z přepočítaného rozdání.
