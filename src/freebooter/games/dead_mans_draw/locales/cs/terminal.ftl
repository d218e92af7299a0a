# How the table looks in the terminal.

## Odmítnutí

refusal-topic = O „{ $topic }“ pravidla nic neříkají; zeptej se na barvu, postavu, kartu varianty, domácí pravidlo nebo na některou z kapitol: { $sections }.
refusal-topic-card = Karta „{ $card }“ v této hře není; { $suit } má hodnoty { $lowest } až { $highest }.

## Hra

play-help-moves = Napiš číslo možnosti, nebo akci jako „draw“ či „steal Anne key“; stačí tolik, aby byla jednoznačná. Je-li možnost jen jedna, stačí Enter. A dále:
play-help-odds = přesné šance příští karty a co zbývá v doplňovacím balíčku
play-help-rules = pravidla k X: barva, postava, kapitola; bez X všechna
play-help-discard = co leží v odhazovacím balíčku, smí-li se prohlížet

## Pravidla

rulebook-suit = { $title } (barva)
rulebook-trait = { $title } (postava)
rulebook-variant = { $title } (karta varianty)
rulebook-editions-hint = Každé pravidlo lze nastavit zvlášť pomocí -o, třeba „-o parry=holder“; „freebooter rules parry“ ho vysvětlí. Vedle vydání: { $beside }.
rulebook-more = „freebooter rules TOPIC“ ukáže jednu kartu, barvu, postavu, kartu varianty nebo domácí pravidlo; „freebooter rules --editions“ ukáže, v čem se vydání liší.

## Karty mrtvého muže: stůl

table-piles = Doplňovací balíček: { $draw }. Odhazovací balíček: { $discard }.
table-known = { $count ->
        [one] Víš, co leží navrchu doplňovacího balíčku: { $cards }.
       *[other] Víš, co leží navrchu doplňovacího balíčku, vrchní karta první: { $cards }.
    }
table-offer = Mapa nabízí: { $cards }.
table-row = Řada: { $cards }
table-row-empty = Řada: prázdná.
table-safe = { $card } (chráněná)
table-owed = { $who ->
        [you] Krakenovi dlužíš
       *[other] { $player } dluží krakenovi
    } ještě { $owed ->
        [one] { $owed } kartu.
        [few] { $owed } karty.
       *[other] { $owed } karet.
    }
table-worth = { $who ->
        [you] Máš { $now ->
            [one] { $now } bod
            [few] { $now } body
           *[other] { $now } bodů
        }; vezmeš-li teď kořist, budeš mít { $then }.
       *[other] { $player } má { $now ->
            [one] { $now } bod
            [few] { $now } body
           *[other] { $now } bodů
        }; s kořistí z řady bude mít { $then }.
    }
table-traits = Postavy: { $traits }.
table-trait = { $player }: { $trait }
table-no-trait = bez postavy
table-rival = { $trait } (sok: { $rival })
table-player = { $player }{ $turn ->
        [yes] {" "}(na tahu)
       *[no] {""}
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $cards ->
        [0] žádné karty.
        [one] { $cards } karta: { $stacks }.
        [few] { $cards } karty: { $stacks }.
       *[other] { $cards } karet: { $stacks }.
    }
table-stack = { $top } nad { $under }
table-discard = Odhazovací balíček, { $discard ->
        [one] { $discard } karta
        [few] { $discard } karty
       *[other] { $discard } karet
    }: { $cards }.
table-discard-hidden = V odhazovacím balíčku { $discard ->
        [one] je { $discard } karta
        [few] jsou { $discard } karty
       *[other] je { $discard } karet
    }; v této hře ho nesmí nikdo prohlížet.

## Karty mrtvého muže: šance

odds-no-card = Doplňovací balíček je prázdný, další karta už není.
odds-chance = Příští karta znamená trop s pravděpodobností { $percent } % ({ $busting } z { $cards ->
        [one] { $cards } karty
       *[other] { $cards } karet
    }).
odds-known = { $busts ->
        [yes] Příští karta je { $card } a znamená trop.
       *[no] Příští karta je { $card } a trop neznamená.
    }
odds-stake = V sázce: { $cards }, dohromady za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
odds-nothing-at-stake = V sázce není nic.
odds-left = V doplňovacím balíčku { $cards ->
        [one] zbývá { $cards } karta
        [few] zbývají { $cards } karty
       *[other] zbývá { $cards } karet
    }:
odds-suit = { $suit }: zbývá { $count } ({ $values })
odds-suit-busts = { $suit }: { $busts }
odds-busts = trop
odds-busts-some = trop s { $values }

## Volby příkazového řádku

help-option-edition = Čí pravidla: { $values }.
help-option-traits = Postavy: none, draft, random, nebo pro každé místo jedna, oddělené čárkami.
help-option-variant = Název karty varianty, none, nebo random.
help-option-mermaids = Mořské panny: plain (bez efektu), nebo replay (s efektem).
help-option-decks = Kolik sad hry se smíchá dohromady.
