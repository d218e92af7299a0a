# Co říká terminál o hře Dolores: stůl, rozhodnutí, dění, šance, sliby a konec.

## Karty a části skóre

dolores-good = { $kind } { $value }
dolores-face-down = { $count ->
        [one] { $count } zakrytá karta
        [few] { $count } zakryté karty
       *[other] { $count } zakrytých karet
    }
dolores-nothing = nic
dolores-part = { $kind } { $points }
dolores-doubled = { $parts }, dvojnásobně

## Stůl

dolores-dealer = rozdávající
dolores-neighbour = soused
dolores-bottles = Vzkazy
dolores-piles = Doplňovací balíček: { $draw }. Odhazovací balíček: { $discard }.
dolores-before = { $who ->
        [you] Před tebou
       *[other] Před hráčem { $player }
    } { $role ->
        [dealer] (rozdávající):
       *[neighbour] (soused):
    } { $cards }
dolores-place = místo { $place } (zakryté)
dolores-place-seen = místo { $place }: { $card }
dolores-acts-lantern = { $who ->
        [you] Tvoje Rozbitá lucerna: karty leží lícem dolů a vidíš je jen ty.
       *[other] Rozbitá lucerna: karty leží lícem dolů a vidí je jen { $player }.
    }
dolores-acts-two-hand = { $who ->
        [you] Tvůj Trik dvou rukou: ukážeš dvě gesta.
       *[other] Trik dvou rukou: { $player } ukáže dvě gesta.
    }
dolores-acts-bet = { $who ->
        [you] Sázíš na gesta tohoto souboje.
       *[other] { $player } sází na gesta tohoto souboje.
    }
dolores-gestures = Gesta: { $gestures }.
dolores-shown = { $player }: { $gesture }
dolores-shown-both = { $player }: { $one } a { $two }
dolores-shown-bet = sázka, { $player }: { $dealer } { $one }, { $neighbour } { $two }
dolores-side = { $player }: { $cards }
dolores-kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
dolores-player = { $player }{ $role ->
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
dolores-discard = Odhazovací balíček, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }.
dolores-decides = Teď rozhoduje: { $players } ({ $about }).
dolores-about-before-deal = okno před rozdáním
dolores-about-dawn = objevil se Úsvit
dolores-about-before-count = okno před odpočtem
dolores-about-after-count = okno po odpočtu
dolores-about-arrange = nové rozložení karet
dolores-about-gestures = tajná gesta
dolores-about-show = které ze dvou gest platí
dolores-about-winnings = výhra ze Sázky
dolores-about-first-choice = první volba
dolores-about-drop = který druh se odhodí
dolores-about-rob = Krádež

## O čem se rozhoduje

dolores-asks-before-deal = Před rozdáním: zahraješ vzkaz?
dolores-asks-dawn = Objevil se Úsvit! Budeš ho ignorovat?
dolores-asks-before-count = Před odpočtem: zahraješ vzkaz?
dolores-asks-after-count = Po odpočtu, před výsledkem: zahraješ vzkaz?
dolores-asks-arrange = Tvůj Vír: jak teď budou karty ležet?
dolores-asks-gestures = Tvůj souboj, proti tobě { $player }: které gesto ukážeš?
dolores-asks-both = Tvůj souboj, proti tobě { $player }: která dvě gesta ukážeš?
dolores-asks-bet = Tvoje Sázka: co oba duelanti ukážou?
dolores-asks-show = Už víš, co ukazuje { $player }: které z tvých gest platí?
dolores-asks-winnings = Tvoje Sázka vyšla: kterou kartu si vezmeš?
dolores-asks-first-choice = První volba: kterou kartu si vezmeš?
dolores-asks-drop = Oba ukazujete První volbu: který druh odhodíš? Nikdo to neuvidí, dokud nezvolíte oba.
dolores-asks-rob = Tvoje Krádež: kterou kartu si vezmeš?

dolores-choice-pass = Pasovat
dolores-choice-done = Víc už nebrat
dolores-choice-peace = Mír (otevřená dlaň): spokojit se s tím, co leží před tebou
dolores-choice-fight = Boj (pěst): shrábnout všechno
dolores-choice-choice = První volba (palec nahoru): vybrat si kartu dřív než druhý
dolores-choice-both = Obě: { $gestures }
dolores-choice-show = Platí { $gesture }
dolores-choice-take = { $card }{ $whom ->
        [you] { " " }před tebou
        [other] { " " }před hráčem { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] dá { $points } bod
        [few] dá { $points } body
       *[other] dá { $points } bodů
    })
dolores-choice-take-blind = Místo { $place }, zakryté před { $whom ->
        [you] tebou
       *[other] hráčem { $player }
    }
dolores-choice-take-seen = Místo { $place }, před { $whom ->
        [you] tebou
       *[other] hráčem { $player }
    }: { $card } ({ $points ->
        [one] dá { $points } bod
        [few] dá { $points } body
       *[other] dá { $points } bodů
    })
dolores-choice-drop = { $kind } ({ $values }; { $points ->
        [one] zbude ti { $points } bod
        [few] zbudou ti { $points } body
       *[other] zbude ti { $points } bodů
    })
dolores-choice-rob = Hráči { $player }: { $card } ({ $points ->
        [one] dá { $points } bod
        [few] dá { $points } body
       *[other] dá { $points } bodů
    })
dolores-play-lantern = Rozbitá lucerna: karty leží lícem dolů a vidíš je jen ty
dolores-play-lookout = Hlídka: ignorovat Úsvit, hra jde dál
dolores-play-swell = Silné vlnobití: odhodit tyto karty a rozdat čtyři nové
dolores-play-whirlpool = Vír: rozložit karty znovu
dolores-play-convoy = Konvoj: před každého o kartu víc
dolores-play-two-hand = Trik dvou rukou: ukázat dvě gesta a rozhodnout se později
dolores-play-bet = Sázka: jmenovat obě gesta, a když vyjdou, brát první
dolores-play-void = Neplatí: opakovat souboj se stejnými kartami

## Co se stalo

dolores-log-start-card = { $who ->
        [you] Začínáš s kartami: { $cards }.
       *[other] { $player } začíná s kartami: { $cards }.
    }
dolores-log-duel = { $who ->
        [you] – Souboj: rozdáváš, proti tobě { $other } –
       *[other] – Souboj: { $player } rozdává, { $whom ->
            [you] hraješ ty
           *[other] hraje { $other }
        } –
    }
dolores-log-dealt = { $who ->
        [you] Před tebou
       *[other] Před hráčem { $player }
    }{ $how ->
        [seen] , vidíš jen ty: { $cards }.
       *[open] : { $cards }.
    }
dolores-log-dawn = Rozednívá se!
dolores-log-played = { $who ->
        [you] Hraješ: { $bottle }.
       *[other] { $player } hraje: { $bottle }.
    }
dolores-log-passed = { $who ->
        [you] Pasuješ.
       *[other] { $player } pasuje.
    }
dolores-log-arranged = { $who ->
        [you] Rozkládáš karty znovu: { $sides }.
       *[other] { $player } rozkládá karty znovu: { $sides }.
    }
dolores-log-has-chosen = { $who ->
        [you] Máš zvoleno.
       *[other] { $player } má tajně zvoleno.
    }
dolores-log-showed = Raz, dva, tři! { $gestures }.
dolores-log-hand = { $who ->
        [you] Z tvých dvou gest platí { $gesture }.
       *[other] { $player }: ze dvou gest platí { $gesture }.
    }
dolores-log-bet-won = { $who ->
        [you] Tvoje Sázka vyšla: bereš první.
       *[other] Sázka vyšla: první bere { $player }.
    }
dolores-log-bet-lost = { $who ->
        [you] Tvoje Sázka nevyšla.
       *[other] Sázka nevyšla: { $player } nic nedostává.
    }
dolores-log-took = { $who ->
        [you] Bereš ({ $cards }) a máš teď { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[other] { $player } bere ({ $cards }) a má teď { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
dolores-log-lost = Odhozeno: { $cards }.
dolores-log-dropped = { $who ->
        [you] Odhazuješ ze své sbírky ({ $cards }) a máš teď { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[other] { $player } odhazuje ze sbírky ({ $cards }) a má teď { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
dolores-log-robbed = { $who ->
        [you] Tvoje Krádež bere hráči { $other }: { $cards }.
       *[other] { $player } krade { $whom ->
            [you] tobě
           *[other] hráči { $other }
        }: { $cards }.
    }
dolores-log-nothing-to-rob = { $who ->
        [you] Tvoje Krádež nemá co vzít.
       *[other] { $player } nemá Krádeží co vzít.
    }
dolores-log-over = Hra končí.

## Šance

dolores-odds-dawn = Úsvit je mezi příštími čtyřmi kartami se šancí { $percent } %.
dolores-odds-deals = Kolikáté rozdání odteď ho přinese: { $chances }.
dolores-odds-deal = { $deal }.: { $percent } %
dolores-odds-never = žádné: { $percent } %
dolores-odds-dawn-out = Úsvit už byl otočen; doplňovací balíček { $duels ->
        [0] na další rozdání nestačí.
        [one] stačí ještě na { $duels } rozdání.
       *[other] stačí ještě na { $duels } rozdání.
    }
dolores-odds-last = Doplňovací balíček na další rozdání nestačí, Úsvit tedy už nepřijde.
dolores-odds-unseen = Ještě neviděno: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, z toho v doplňovacím balíčku { $draw }.
dolores-odds-kind = { $kind }: { $count } ({ $values })
dolores-odds-bottles = { $count ->
        [one] Ještě neviděný vzkaz, který ve hře ani nemusí být: { $bottles }.
       *[other] Ještě neviděné vzkazy, z nichž některé ve hře ani nemusí být: { $bottles }.
    }
dolores-odds-gestures = Body, kdyby hra skončila po tomto souboji, bez dalších vzkazů, { $first } : { $second } (teď { $now } : { $other }):
dolores-odds-pair = { $first } { $own }, { $second } { $others }: { $points } : { $other }

## Sliby

dolores-promise-if = { $gesture }, pokud druhý ukáže { $condition }
dolores-promises-title = Sliby
dolores-promises-player = { $player }: dáno { $made }, dodrženo { $kept }, porušeno { $broken }, propadlo { $lapsed }, otevřeno { $open }.
dolores-promises-one = Souboj { $duel }, { $player }: { $promise } – { $fate }
dolores-promises-made = dáno
dolores-promises-kept = dodrženo
dolores-promises-broken = porušeno
dolores-promises-lapsed = propadlo
dolores-promises-open = otevřeno

## Konec

dolores-ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, z toho { $parts }.

## Nápověda a pravidla

dolores-help-moves = Napiš číslo možnosti, nebo akci jako „peace“ či „play convoy“; stačí tolik, aby byla jednoznačná. Je-li možnost jen jedna, stačí Enter. A dále:
dolores-help-signs = Na stole značí ▲ nejcennější a ▼ nejméně cenné druhy: ty se počítají.
dolores-help-odds = kdy přijde Úsvit, které karty ještě nikdo neviděl a co by přinesla gesta
dolores-help-rules = pravidla k X: vzkaz, gesto, kapitola; bez X všechna
dolores-help-discard = co leží v odhazovacím balíčku
dolores-refusal-topic = O „{ $topic }“ pravidla nic neříkají; zeptej se na druh zboží, vzkaz, gesto, domácí pravidlo nebo na některou z kapitol: { $sections }.
dolores-rulebook-kind = { $title } (zboží)
dolores-rulebook-bottle = { $title } (vzkaz v lahvi)
dolores-rulebook-gesture = { $title } (gesto)
dolores-rulebook-switch = { $title } (domácí pravidlo { $name })
dolores-rulebook-values = { $switch }: { $values }
dolores-rulebook-no-editions = Dolores nemá vydání, jen tato domácí pravidla; nastav je pomocí -o, třeba „-o bottles=none“. První hodnota je obvyklá.
dolores-rulebook-more = „freebooter rules dolores TOPIC“ ukáže jeden vzkaz, gesto, druh zboží nebo domácí pravidlo.
