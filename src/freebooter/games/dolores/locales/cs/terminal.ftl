# How the table looks in the terminal.

## Stůl

dealer = rozdávající
neighbour = soused
bottles = Vzkazy
piles = Doplňovací balíček: { $draw }. Odhazovací balíček: { $discard }.
before = { $who ->
        [you] Před tebou
       *[other] Před hráčem { $player }
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

odds-dawn = Úsvit je mezi příštími čtyřmi kartami se šancí { $percent } %.
odds-deals = Kolikáté rozdání odteď ho přinese: { $chances }.
odds-deal = { $deal }.: { $percent } %
odds-never = žádné: { $percent } %
odds-dawn-out = Úsvit už byl otočen; doplňovací balíček { $duels ->
        [0] na další rozdání nestačí.
        [one] stačí ještě na { $duels } rozdání.
       *[other] stačí ještě na { $duels } rozdání.
    }
odds-last = Doplňovací balíček na další rozdání nestačí, Úsvit tedy už nepřijde.
odds-unseen = Ještě neviděno: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, z toho v doplňovacím balíčku { $draw }.
odds-kind = { $kind }: { $count } ({ $values })
odds-bottles = { $count ->
        [one] Ještě neviděný vzkaz, který ve hře ani nemusí být: { $bottles }.
       *[other] Ještě neviděné vzkazy, z nichž některé ve hře ani nemusí být: { $bottles }.
    }
odds-gestures = Body, kdyby hra skončila po tomto souboji, bez dalších vzkazů, { $first } : { $second } (teď { $now } : { $other }):
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

play-help-moves = Napiš číslo možnosti, nebo akci jako „peace“ či „play convoy“; stačí tolik, aby byla jednoznačná. Je-li možnost jen jedna, stačí Enter. A dále:
play-help-signs = Na stole značí ▲ nejcennější a ▼ nejméně cenné druhy: ty se počítají.
play-help-odds = kdy přijde Úsvit, které karty ještě nikdo neviděl a co by přinesla gesta
play-help-rules = pravidla k X: vzkaz, gesto, kapitola; bez X všechna
play-help-discard = co leží v odhazovacím balíčku
refusal-topic = O „{ $topic }“ pravidla nic neříkají; zeptej se na druh zboží, vzkaz, gesto, domácí pravidlo nebo na některou z kapitol: { $sections }.
rulebook-good = { $title } (zboží)
rulebook-bottle = { $title } (vzkaz v lahvi)
rulebook-gesture = { $title } (gesto)
rulebook-no-editions = Dolores nemá vydání, jen tato domácí pravidla; nastav je pomocí -o, třeba „-o bottles=none“. První hodnota je obvyklá.
rulebook-more = „freebooter rules dolores TOPIC“ ukáže jeden vzkaz, gesto, druh zboží nebo domácí pravidlo.

talk-help-promise = slíbit gesto pro tento souboj: „promise peace“, „promise peace if fight“
