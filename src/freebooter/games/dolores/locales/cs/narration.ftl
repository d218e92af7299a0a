# Co se stalo a co můžeš udělat, ve větách.

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
shown-bet = { $player } sází: { $dealer } – { $one }, { $neighbour } – { $two }
side = { $player }: { $cards }
decides = Čeká se na rozhodnutí: { $players } ({ $about }).
about-before-deal = před rozdáním
about-dawn = objevil se Úsvit
about-before-count = před odpočtem
about-after-count = po odpočtu
about-arrange = nové rozložení karet
about-gestures = tajná gesta
about-show = které ze dvou gest platí
about-winnings = výhra ze Sázky
about-first-choice = První volba
about-drop = který druh se odhodí
about-rob = Krádež

## O čem se rozhoduje

asks-before-deal = Před rozdáním: zahraješ vzkaz?
asks-dawn = Objevil se Úsvit! Budeš ho ignorovat?
asks-before-count = Před odpočtem: zahraješ vzkaz?
asks-after-count = Po odpočtu, před výsledkem: zahraješ vzkaz?
asks-arrange = Tvůj Vír: jak karty rozložíš?
asks-gestures = V souboji proti tobě stojí { $player }: které gesto ukážeš?
asks-both = V souboji proti tobě stojí { $player }: která dvě gesta ukážeš?
asks-bet = Tvoje Sázka: co oba duelanti ukážou?
asks-show = Už víš, co ukazuje { $player }: které z tvých gest platí?
asks-winnings = Sázka vyšla: kterou kartu si vezmeš?
asks-first-choice = První volba: kterou kartu si vezmeš?
asks-drop = Oba ukazujete První volbu: který druh odhodíš? Nikdo to neuvidí, dokud nezvolíte oba.
asks-rob = Tvoje Krádež: kterou kartu ukradneš?
choice-pass = Pasovat
choice-done = Víc už nebrat
choice-peace = Mír (otevřená dlaň): spokojit se s kartami před sebou
choice-fight = Boj (pěst): shrábnout všechno
choice-choice = První volba (palec nahoru): vybrat si kartu dřív než soupeř
choice-both = Ukázat obě: { $gestures }
choice-show = Nechat platit gesto { $gesture }
choice-take = { $card }{ $whom ->
        [you] { " " }před tebou
        [other] , před sebou má { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] pak máš { $points } bod
        [few] pak máš { $points } body
       *[other] pak máš { $points } bodů
    })
choice-take-blind = Místo { $place }, zakryté, { $whom ->
        [you] před tebou
       *[other] před sebou má { $player }
    }
choice-take-seen = Místo { $place }, { $whom ->
        [you] před tebou
       *[other] před sebou má { $player }
    }: { $card } ({ $points ->
        [one] pak máš { $points } bod
        [few] pak máš { $points } body
       *[other] pak máš { $points } bodů
    })
choice-drop = { $kind } ({ $values }; { $points ->
        [one] zbude ti { $points } bod
        [few] zbudou ti { $points } body
       *[other] zbude ti { $points } bodů
    })
choice-rob = { $player }: { $card } ({ $points ->
        [one] pak máš { $points } bod
        [few] pak máš { $points } body
       *[other] pak máš { $points } bodů
    })
play-lantern = Rozbitá lucerna: položit karty lícem dolů, vidíš je jen ty
play-lookout = Hlídka: ignorovat Úsvit a hrát dál
play-swell = Silné vlnobití: odhodit tyto karty a rozdat čtyři nové
play-whirlpool = Vír: rozložit karty znovu
play-convoy = Konvoj: přidat kartu před každého z duelantů
play-two-hand = Trik dvou rukou: ukázat dvě gesta a rozhodnout se později
play-bet = Sázka: jmenovat obě gesta, a když vyjdou, brát karty jako první
play-void = Neplatí: opakovat souboj se stejnými kartami

## Co se stalo

log-start-card = { $who ->
        [you] Začínáš s kartami: { $cards }.
       *[other] { $player } začíná s kartami: { $cards }.
    }
log-duel = { $who ->
        [you] – Souboj: rozdáváš ty, proti tobě stojí { $other } –
       *[other] – Souboj: rozdává { $player }, soupeř: { $whom ->
            [you] ty
           *[other] { $other }
        } –
    }
log-dealt = { $who ->
        [you] Před tebou
       *[other] { $player } má před sebou
    }{ $how ->
        [seen] { " " }(vidíš jen ty): { $cards }.
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
        [you] Sázka ti vyšla: bereš karty první.
       *[other] Sázka vyšla: první bere karty { $player }.
    }
log-bet-lost = { $who ->
        [you] Sázka ti nevyšla.
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
        [you] Kradeš ze sbírky ({ $other }): { $cards }.
       *[other] { $player } krade { $whom ->
            [you] z tvé sbírky
           *[other] ze sbírky ({ $other })
        }: { $cards }.
    }
log-nothing-to-rob = { $who ->
        [you] Tvoje Krádež nemá co vzít.
       *[other] Krádež: { $player } nemá co vzít.
    }
log-over = Partie skončila.

## Sliby

promise-if = { $gesture }, pokud soupeř ukáže gesto { $condition }

## Konec

ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $parts }).

## Počty v souboji

odds-of-dawn = Karet v doplňovacím balíčku: { $cards }. Šance na Úsvit mezi příštími kartami ({ $next }): { $percent } %.
odds-of-gesture = { $gesture }: { $gains }.
odds-against = { $points } proti gestu { $gesture }

## Proč trenér dává přednost některému tahu

why-duel = { $habit }; { $outcome }.
why-promised = { $player } slibuje: { $promise }{ $made ->
        [0] { " " }(zatím bez záznamu)
       *[other] { " " }(zatím dodrženo { $kept } z { $made })
    }
why-habit = { $player } ukazuje nejčastěji gesto { $gesture } (souboje: { $count } z { $duels })
why-stranger = Zatím nikdo neví, co { $player } obvykle ukazuje
why-mixed = { $player } ukazuje hned to, hned ono
why-against = { $gesture } pak přinese { $gain }, v nejhorším { $worst }
why-between = { $gesture } přinese mezi { $worst } a { $most }
why-always = { $gesture } přinese { $gain } v každém případě
why-dark = karty nevidíš
why-makes = Tvoje skóre se změní z { $now } na { $points }.
why-denies = Jiná karta přinese víc, ale tuhle pak soupeř nezíská: { $card }. Tvoje skóre se změní z { $now } na { $points }.
