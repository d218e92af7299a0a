# Stůl v terminálu.

## Odmítnutí

refusal-topic = O „{ $topic }“ pravidla nic neříkají. Zeptej se na barvu, postavu, kartu varianty, domácí pravidlo nebo na některou z kapitol: { $sections }.
refusal-topic-card = Karta „{ $card }“ v této hře není. { $suit } má hodnoty { $lowest } až { $highest }.

## Hra

play-help-moves = Napiš číslo možnosti nebo tah jako „draw“ či „steal Anne key“. Tah smíš zkrátit, pokud zůstane jednoznačný. Je-li možnost jen jedna, stačí Enter. A dále:
play-help-odds = přesné šance příští karty a co zbývá v doplňovacím balíčku
play-help-rules = pravidla k X: barva, postava nebo kapitola; bez X všechna pravidla
play-help-discard = co leží v odhazovacím balíčku, smí-li se prohlížet

## Pravidla

rulebook-suit = { $title } (barva)
rulebook-trait = { $title } (postava)
rulebook-variant = { $title } (karta varianty)
rulebook-editions-hint = Každé pravidlo lze nastavit zvlášť pomocí -o, třeba „-o parry=holder“; „freebooter rules parry“ ho vysvětlí. Nezávisle na vydání: { $beside }.
rulebook-more = „freebooter rules TÉMA“ ukáže jednu kartu, barvu, postavu, kartu varianty nebo domácí pravidlo; „freebooter rules --editions“ ukáže, v čem se vydání liší.

## Stůl

table-piles = Doplňovací balíček: { $draw }. Odhazovací balíček: { $discard }.
table-known = { $count ->
        [one] Příští v doplňovacím balíčku: { $cards }.
       *[other] Příští v doplňovacím balíčku, v tomto pořadí: { $cards }.
    }
table-offer = Mapa nabízí: { $cards }.
table-row = Hrací plocha: { $cards }
table-row-empty = Hrací plocha: prázdná.
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
        }; vezme-li teď kořist, bude mít { $then }.
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
        [one] je { $discard } karta.
        [few] jsou { $discard } karty.
       *[other] je { $discard } karet.
    } V této partii ho nesmí nikdo prohlížet.

## Šance

odds-no-card = Doplňovací balíček je prázdný. Další karta už není.
odds-chance = Šance na trop: { $percent } % ({ $busting } z { $cards ->
        [one] { $cards } karty
       *[other] { $cards } karet
    }).
odds-known = { $busts ->
        [yes] Příští karta je { $card }. Znamená trop.
       *[no] Příští karta je { $card }. Trop neznamená.
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
odds-busts-some = trop při { $values }

## Volby příkazového řádku

help-option-edition = Zvolit vydání: { $values }.
help-option-traits = Zvolit postavy: none, draft, random, nebo pro každé místo jedna, oddělené čárkami.
help-option-variant = Zvolit kartu varianty: její název, none, nebo random.
help-option-mermaids = Zvolit, co dělají mořské panny: plain (bez efektu), nebo replay (s efektem).
help-option-decks = Nastavit, kolik sad hry se smíchá dohromady.
