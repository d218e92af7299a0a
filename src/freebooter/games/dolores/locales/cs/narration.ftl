# What happened and what can be done, in sentences.

## Karty a části skóre

good = { $kind } { $value }
face-down = { $count ->
        [one] { $count } zakrytá karta
        [few] { $count } zakryté karty
       *[other] { $count } zakrytých karet
    }
nothing = nic
part = { $kind } { $points }
doubled = { $parts }, dvojnásobně

## Stůl

place-seen = místo { $place }: { $card }
shown = { $player }: { $gesture }
shown-both = { $player }: { $one } a { $two }
shown-bet = sázka, { $player }: { $dealer } { $one }, { $neighbour } { $two }
side = { $player }: { $cards }
decides = Teď rozhoduje: { $players } ({ $about }).
about-before-deal = okno před rozdáním
about-dawn = objevil se Úsvit
about-before-count = okno před odpočtem
about-after-count = okno po odpočtu
about-arrange = nové rozložení karet
about-gestures = tajná gesta
about-show = které ze dvou gest platí
about-winnings = výhra ze Sázky
about-first-choice = první volba
about-drop = který druh se odhodí
about-rob = Krádež

## O čem se rozhoduje

asks-before-deal = Před rozdáním: zahraješ vzkaz?
asks-dawn = Objevil se Úsvit! Budeš ho ignorovat?
asks-before-count = Před odpočtem: zahraješ vzkaz?
asks-after-count = Po odpočtu, před výsledkem: zahraješ vzkaz?
asks-arrange = Tvůj Vír: jak teď budou karty ležet?
asks-gestures = Tvůj souboj, proti tobě { $player }: které gesto ukážeš?
asks-both = Tvůj souboj, proti tobě { $player }: která dvě gesta ukážeš?
asks-bet = Tvoje Sázka: co oba duelanti ukážou?
asks-show = Už víš, co ukazuje { $player }: které z tvých gest platí?
asks-winnings = Tvoje Sázka vyšla: kterou kartu si vezmeš?
asks-first-choice = První volba: kterou kartu si vezmeš?
asks-drop = Oba ukazujete První volbu: který druh odhodíš? Nikdo to neuvidí, dokud nezvolíte oba.
asks-rob = Tvoje Krádež: kterou kartu si vezmeš?
choice-pass = Pasovat
choice-done = Víc už nebrat
choice-peace = Mír (otevřená dlaň): spokojit se s tím, co leží před tebou
choice-fight = Boj (pěst): shrábnout všechno
choice-choice = První volba (palec nahoru): vybrat si kartu dřív než druhý
choice-both = Obě: { $gestures }
choice-show = Platí { $gesture }
choice-take = { $card }{ $whom ->
        [you] { " " }před tebou
        [other] { " " }před hráčem { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] dá { $points } bod
        [few] dá { $points } body
       *[other] dá { $points } bodů
    })
choice-take-blind = Místo { $place }, zakryté před { $whom ->
        [you] tebou
       *[other] hráčem { $player }
    }
choice-take-seen = Místo { $place }, před { $whom ->
        [you] tebou
       *[other] hráčem { $player }
    }: { $card } ({ $points ->
        [one] dá { $points } bod
        [few] dá { $points } body
       *[other] dá { $points } bodů
    })
choice-drop = { $kind } ({ $values }; { $points ->
        [one] zbude ti { $points } bod
        [few] zbudou ti { $points } body
       *[other] zbude ti { $points } bodů
    })
choice-rob = Hráči { $player }: { $card } ({ $points ->
        [one] dá { $points } bod
        [few] dá { $points } body
       *[other] dá { $points } bodů
    })
play-lantern = Rozbitá lucerna: karty leží lícem dolů a vidíš je jen ty
play-lookout = Hlídka: ignorovat Úsvit, hra jde dál
play-swell = Silné vlnobití: odhodit tyto karty a rozdat čtyři nové
play-whirlpool = Vír: rozložit karty znovu
play-convoy = Konvoj: před každého o kartu víc
play-two-hand = Trik dvou rukou: ukázat dvě gesta a rozhodnout se později
play-bet = Sázka: jmenovat obě gesta, a když vyjdou, brát první
play-void = Neplatí: opakovat souboj se stejnými kartami

## Co se stalo

log-start-card = { $who ->
        [you] Začínáš s kartami: { $cards }.
       *[other] { $player } začíná s kartami: { $cards }.
    }
log-duel = { $who ->
        [you] – Souboj: rozdáváš, proti tobě { $other } –
       *[other] – Souboj: { $player } rozdává, { $whom ->
            [you] hraješ ty
           *[other] hraje { $other }
        } –
    }
log-dealt = { $who ->
        [you] Před tebou
       *[other] Před hráčem { $player }
    }{ $how ->
        [seen] , vidíš jen ty: { $cards }.
       *[open] : { $cards }.
    }
log-dawn = Rozednívá se!
log-played = { $who ->
        [you] Hraješ: { $bottle }.
       *[other] { $player } hraje: { $bottle }.
    }
log-passed = { $who ->
        [you] Pasuješ.
       *[other] { $player } pasuje.
    }
log-arranged = { $who ->
        [you] Rozkládáš karty znovu: { $sides }.
       *[other] { $player } rozkládá karty znovu: { $sides }.
    }
log-has-chosen = { $who ->
        [you] Máš zvoleno.
       *[other] { $player } má tajně zvoleno.
    }
log-showed = Raz, dva, tři! { $gestures }.
log-hand = { $who ->
        [you] Z tvých dvou gest platí { $gesture }.
       *[other] { $player }: ze dvou gest platí { $gesture }.
    }
log-bet-won = { $who ->
        [you] Tvoje Sázka vyšla: bereš první.
       *[other] Sázka vyšla: první bere { $player }.
    }
log-bet-lost = { $who ->
        [you] Tvoje Sázka nevyšla.
       *[other] Sázka nevyšla: { $player } nic nedostává.
    }
log-took = { $who ->
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
log-lost = Odhozeno: { $cards }.
log-dropped = { $who ->
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
log-robbed = { $who ->
        [you] Tvoje Krádež bere hráči { $other }: { $cards }.
       *[other] { $player } krade { $whom ->
            [you] tobě
           *[other] hráči { $other }
        }: { $cards }.
    }
log-nothing-to-rob = { $who ->
        [you] Tvoje Krádež nemá co vzít.
       *[other] { $player } nemá Krádeží co vzít.
    }
log-over = Hra končí.

## Sliby

promise-if = { $gesture }, pokud druhý ukáže { $condition }

## Konec

ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, z toho { $parts }.

## Počty v souboji

odds-of-dawn = Příští { $next } z { $cards } karet: Úsvit je mezi nimi se šancí { $percent } %.
odds-of-gesture = { $gesture } vynese { $gains }.
odds-against = { $points } proti „{ $gesture }“

## Why the coach prefers a move

why-duel = { $habit }; { $outcome }.
why-promised = { $player } slibuje: { $promise }{ $made ->
        [0] { "" } (první slib)
       *[other] { "" } (zatím dodrženo { $kept } z { $made })
    }
why-habit = { $player }: { $gesture } v { $count } z { $duels } soubojů
why-stranger = Zatím nikdo neví, co { $player } obvykle ukazuje
why-mixed = { $player } ukazuje hned to, hned ono
why-against = { $gesture } pak přinese { $gain }, v nejhorším { $worst }
why-between = { $gesture } přinese mezi { $worst } a { $most }
why-always = { $gesture } přinese { $gain } v každém případě
why-dark = a karty leží ve tmě
why-makes = Skóre by bylo { $points } místo { $now }.
why-denies = Jiná karta přinese víc, ale { $card } by pak připadla soupeři; takhle máš { $points } místo { $now }.
