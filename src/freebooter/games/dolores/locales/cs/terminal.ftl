# Stůl v terminálu.

## Stůl

dealer = rozdávající
neighbour = soused
bottles = Vzkazy
piles = Doplňovací balíček: { $draw }. Odhazovací balíček: { $discard }.
before = { $who ->
        [you] Před tebou
       *[other] { $player }
    } { $role ->
        [dealer] (rozdávající):
       *[neighbour] (soused):
    } { $cards }
place = místo { $place } (zakryté)
acts-lantern = { $who ->
        [you] Tvoje Rozbitá lucerna: karty leží lícem dolů a vidíš je jen ty.
       *[other] Rozbitá lucerna: karty leží lícem dolů a vidí je jen { $player }.
    }
acts-two-hand = { $who ->
        [you] Tvůj Trik dvou rukou: ukážeš dvě gesta.
       *[other] Trik dvou rukou: { $player } ukáže dvě gesta.
    }
acts-bet = { $who ->
        [you] Sázíš na gesta tohoto souboje.
       *[other] { $player } sází na gesta tohoto souboje.
    }
gestures = Gesta: { $gestures }.
kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
player = { $player }{ $role ->
        [dealer] { " " }(rozdávající)
        [neighbour] { " " }(soused)
       *[other] { "" }
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $parts }). Zboží: { $kinds }.{ $count ->
        [0] { "" }
        [one] { " " }Vzkaz: { $bottles }.
       *[other] { " " }Vzkazy: { $bottles }.
    }
discard = Odhazovací balíček, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.

## Šance

odds-dawn = Šance, že Úsvit je mezi příštími čtyřmi kartami: { $percent } %.
odds-deals = Odteď souboj po souboji: { $chances }.
odds-deal = { $deal }. souboj: { $percent } %
odds-never = nikdy: { $percent } %
odds-dawn-out = Úsvit už je venku. Doplňovací balíček { $duels ->
        [0] na další souboj nestačí.
        [one] stačí ještě na { $duels } souboj.
        [few] stačí ještě na { $duels } souboje.
       *[other] stačí ještě na { $duels } soubojů.
    }
odds-last = Doplňovací balíček na další souboj nestačí, Úsvit tedy už nepřijde.
odds-unseen = Karty, které jsou pro tebe ještě skryté: { $cards } (z toho v doplňovacím balíčku { $draw }).
odds-kind = { $kind }: { $count } ({ $values })
odds-bottles = { $count ->
        [one] Vzkaz, který je pro tebe zatím skrytý a ve hře ani nemusí být: { $bottles }.
       *[other] Vzkazy, které jsou pro tebe zatím skryté a některé ve hře ani nemusí být: { $bottles }.
    }
odds-gestures = Body, kdyby partie skončila po tomto souboji bez dalších vzkazů, { $first } : { $second } (teď { $now } : { $other }):
odds-pair = { $first } { $own }, { $second } { $others }: { $points } : { $other }

## Sliby

promises-title = Sliby
promises-player = { $player }: dáno { $made }, dodrženo { $kept }, porušeno { $broken }, propadlo { $lapsed }, otevřeno { $open }.
promises-one = Souboj { $duel }, { $player }: { $promise } – { $fate }
promises-made = dáno
promises-kept = dodrženo
promises-broken = porušeno
promises-lapsed = propadlo
promises-open = otevřeno

## Nápověda a pravidla

play-help-moves = Napiš číslo možnosti nebo tah jako „peace“ či „play convoy“. Tah smíš zkrátit, pokud zůstane jednoznačný. Je-li možnost jen jedna, stačí Enter. A dále:
play-help-signs = Na stole značí ▲ nejcennější druhy a ▼ nejméně cenné. Ty bodují.
play-help-odds = kdy přijde Úsvit, které karty jsou pro tebe ještě skryté a co by přinesla gesta
play-help-rules = pravidla k X: vzkaz, gesto, kapitola; bez X všechna pravidla
play-help-discard = co leží na odhazovacím balíčku
refusal-topic = O „{ $topic }“ pravidla nic neříkají. Zeptej se na druh zboží, vzkaz, gesto, domácí pravidlo nebo na některou z kapitol: { $sections }.
rulebook-good = { $title } (zboží)
rulebook-bottle = { $title } (vzkaz v lahvi)
rulebook-gesture = { $title } (gesto)
rulebook-no-editions = Dolores nemá vydání, jen tato domácí pravidla. Nastav je pomocí -o, třeba „-o bottles=none“; první hodnota je výchozí.
rulebook-more = „freebooter rules dolores TÉMA“ ukáže jeden vzkaz, gesto, druh zboží nebo domácí pravidlo.

talk-help-promise = slíbit gesto pro tento souboj: „promise peace“, „promise peace if fight“
