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
web-draw-bank-empty = Tento bank je prázdný.
web-draw-stack = { $suit }: { $values }
web-draw-at-turn = Na tahu
web-draw-winner = Vítězství
web-draw-rival = Sok
web-draw-has-chosen = má vybráno
web-draw-chosen = vybráno

## Balíčky a hrací plocha

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
web-draw-row = Hrací plocha
web-draw-row-empty = Zatím tu neleží žádné karty.
web-draw-card-protected = { $card }, chráněná
web-draw-offer = Mapa nabízí
web-draw-owed = { $count ->
        [one] dluh: { $count } karta
        [few] dluh: { $count } karty
       *[other] dluh: { $count } karet
    }

## Trop

web-draw-busts = trop!
web-draw-busts-some = { $values }: trop
web-draw-stamp = Trop!
web-draw-your-turn = Jsi na tahu

## Volba

web-draw-choices = Tvoje možnosti
web-draw-all-choices = { $count ->
        [one] { $count } možnost
        [few] Všechny { $count } možnosti
       *[other] Všech { $count } možností
    }
web-draw-which = Která z nich?
web-draw-sure = Opravdu?
web-draw-sure-bust = To je jistý trop, a přitom máš i jinou možnost.
web-draw-sure-nothing = Hrací plocha je prázdná. Tvůj tah by skončil bez kořisti.
web-draw-sure-own = To jsou tvoje vlastní karty, a přitom můžeš střílet i jinam.
web-draw-think-again = Ještě si to rozmyslím
web-draw-undo = Vzít zpět
web-draw-pick-replay = Ještě jednou
web-draw-pick-bank = Do banku

## Pravděpodobnosti a trenér

web-draw-odds = Příští karta
web-draw-odds-none = Doplňovací balíček je prázdný. Další karta už není.
web-draw-odds-counted = { $busting ->
        [one] Trop znamená { $busting }
        [few] Trop znamenají { $busting }
       *[other] Trop znamená { $busting }
    } { $cards ->
        [one] z { $cards } karty.
        [few] ze { $cards } karet.
       *[other] z { $cards } karet.
    }
web-draw-odds-known = Příští karta je { $card }. Trop neznamená.
web-draw-odds-known-busts = Příští karta je { $card }. Znamená trop.
web-draw-odds-stakes = Kořist vynese { $gain ->
        [one] { $gain } bod;
        [few] { $gain } body;
       *[other] { $gain } bodů;
    } trop stojí { $loss }.
web-draw-risk-none = trop nehrozí
web-draw-risk-sure = jistý trop
web-draw-risk-in = trop: asi { $busting } z { $cards }
web-draw-odds-owed = Kořist ještě brát nesmíš: krakenovi dlužíš { $count ->
        [one] { $count } kartu.
        [few] { $count } karty.
       *[other] { $count } karet.
    } Trop stojí { $loss }.
web-draw-gain = +{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-draw-odds-left = V doplňovacím balíčku zbývá: { $cards }

## Klávesy

web-draw-key-draw = Otočit kartu
web-draw-key-collect = Vzít kořist
web-draw-key-choice = Možnost { $number }
web-draw-key-next = Další možnost
web-draw-key-before = Předchozí možnost
web-draw-key-list = Vypsat všechny možnosti

## Úvodní stránka

line = Otáčej kořist, dokud máš odvahu. Přestaneš-li včas, je tvoje; otočíš-li barvu dvakrát, jde ke dnu.
play-what = Začít hned proti dvěma plavčíkům

## Bots

level-deckhand = Plavčík
level-contender = Vyzyvatel
level-boatswain = Loďmistr
level-quartermaster = Kvartýrmistr
level-captain = Kapitán
plays-drifter = Zahraje jakýkoli povolený tah.
plays-deckhand = Opatrný nováček. Bere kořist brzy a občas nedává pozor.
plays-contender = Spolehlivá hra s jednoduchými zvyky: tři karty a domů.
plays-boatswain = Hraje podle citu. Ví, co je v sázce, ale karty nepočítá.
plays-quartermaster = Počítá karty a z každého tahu chce co nejvíc bodů.
plays-captain = Hraje na výhru. U každého tahu zváží, co udělá se šancí na výhru, a přemýšlí o několik tahů dopředu.

## Stoly v seznamech

web-with-mermaids = mořské panny s efektem
web-two-copies = dvě sady
web-traits-are-fixed = zvolené postavy

## Příprava stolu

web-party-what = Pirátská party game: pět a více hráčů potřebuje dvě sady hry, 120 karet.
web-edition-first = Referenční vydání.
web-edition-differs = { $count ->
        [one] Od anglického vydání se liší { $count } pravidlo
        [few] Od anglického vydání se liší { $count } pravidla
       *[other] Od anglického vydání se liší { $count } pravidel
    }
web-traits = Postavy
web-traits-what = Postava ti dává zvláštní schopnost. První partii si zahraj bez nich.
web-trait-of-seat = Postava na místě { $number }
web-trait-choose = Vyber postavu
web-traits-all = Všechny postavy
web-variant-none-what = Pravidla tak, jak jsou vytištěná.
web-variant-what = Karta varianty mění jedno pravidlo na celou partii.
web-variant-random = Náhodná karta varianty
web-variant-random-what = Vylosuje se při otevření stolu a všichni ji uvidí.
web-problem-trait-missing = Některé místo ještě nemá postavu. Vyber ji, nebo nech postavy rozdat.
web-problem-trait-twice = { $copies ->
        [one] { $trait } je ve hře jen jednou. Pro jedno z míst vyber jinou postavu.
       *[other] { $trait } je ve hře jen { $copies }krát. Pro jedno z míst vyber jinou postavu.
    }
web-problem-siren = { $trait } hraje jen s efektem mořských panen. Hraj s ním, nebo vyber jinou postavu.

## Výsledek

web-after-cards = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## Pravidla

rules-kind-suit = Barvy
rules-kind-trait = Postavy
rules-kind-variant = Karty variant

## Lekce

learn-what = Nauč se otáčet karty a včas přestat, a pak, co která barva dělá: kotvy zachraňují, krakeni si žádají své, meče kradou. Nakonec vyhraješ partii bez cizí pomoci.

## Stoly v seznamech

web-traits-are-draft = postavy výběrem ze dvou
web-traits-are-random = náhodné postavy

## Příprava stolu

web-traits-none = Žádné
web-traits-none-what = Pro všechny platí stejná pravidla.
web-traits-draft = Výběr ze dvou
web-traits-draft-what = Všichni dostanou dvě a tajně si jednu nechají.
web-traits-random = Náhodné
web-traits-random-what = Všichni dostanou jednu.
web-traits-fixed = Zvolené
web-traits-fixed-what = Pro každé místo jednu vybereš.

## Kontrola rozdání

web-fair-traits-holds = Postavy odpovídají přepočítanému rozdání.
web-fair-traits-fails = Postavy neodpovídají přepočítanému rozdání.
