# What happened and what can be done, in sentences.

## Karty mrtvého muže: o čem se rozhoduje

asks-draft = Dostáváš dvě postavy. Kterou si necháš? Dokud si nevyberou všichni, nikdo ji neuvidí.
asks-rival = Máš Truhlu Davyho Jonese. Kdo je tvůj sok?
asks-turn-first = Jsi na tahu: otoč první kartu.
asks-turn = Otáčet dál, nebo brát kořist?
asks-turn-owed = { $owed ->
        [one] Krakenovi dlužíš ještě { $owed } kartu, takže musíš otáčet.
        [few] Krakenovi dlužíš ještě { $owed } karty, takže musíš otáčet.
       *[other] Krakenovi dlužíš ještě { $owed } karet, takže musíš otáčet.
    }
asks-turn-last = Doplňovací balíček je prázdný; zbývá jen brát kořist.
asks-hook = Tvůj hák vykládá kartu z tvého banku. Kterou?
asks-fire = Tvůj kanón střílí. Na který balíček?
asks-steal = Tvůj meč krade kartu a vykládá ji. Kterou?
asks-take = Tvoje mapa nabízí karty z odhazovacího balíčku; jednu musíš vyložit. Kterou?
asks-pick = Tvoje mořská panna volí kartu z řady. Kterou?
asks-plunder = Klíč a truhla berou bonus z banku jednoho soupeře. Z čího?
decides-draft = Postavu si ještě vybírá: { $player }.
decides-rival = { $player } určuje soka.
decides-turn-first = { $player } otáčí první kartu.
decides-turn = { $player } otáčí dál, nebo bere kořist.
decides-turn-owed = { $owed ->
        [one] { $player } dluží krakenovi ještě { $owed } kartu a musí otáčet.
        [few] { $player } dluží krakenovi ještě { $owed } karty a musí otáčet.
       *[other] { $player } dluží krakenovi ještě { $owed } karet a musí otáčet.
    }
decides-turn-last = Doplňovací balíček je prázdný; { $player } může už jen brát kořist.
decides-hook = { $player } volí kartu pro hák.
decides-fire = { $player } volí, kam vystřelí kanón.
decides-steal = { $player } volí kartu, kterou ukradne meč.
decides-take = { $player } volí jednu z karet, které nabízí mapa.
decides-pick = { $player } volí kartu pro mořskou pannu.
decides-plunder = { $player } volí, z čího banku vezmou klíč a truhla bonus.
choice-draw = Otočit kartu
choice-collect = { $cards ->
        [0] Nevzít nic a ukončit tah
        [one] Vzít kořist, { $cards } kartu
        [few] Vzít kořist, { $cards } karty
       *[other] Vzít kořist, { $cards } karet
    } ({ $gain ->
        [one] o { $gain } bod víc
        [few] o { $gain } body víc
       *[other] o { $gain } bodů víc
    }){ $bonus ->
        [yes] {" "}a bonus za klíč a truhlu
       *[no] {""}
    }
choice-trait = { $trait }: { $rule }
choice-rival = { $player } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
choice-plunder = { $player } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    })
choice-hook = Vyložit ze svého banku kartu { $card }{ $busts ->
        [yes] {" "}(trop!)
       *[no] {""}
    }
choice-fire = { $whom ->
        [you] Vystřelit na vlastní kartu { $card }
       *[other] Vystřelit na kartu { $card } hráče { $player }
    }{ $count ->
        [one] {""}
        [few] {" "}(celý balíček, { $count } karty)
       *[other] {" "}(celý balíček, { $count } karet)
    }
choice-steal = Ukrást hráči { $player } kartu { $card }{ $busts ->
        [yes] {" "}(trop!)
       *[no] {""}
    }
choice-take = Vyložit kartu { $card }{ $busts ->
        [yes] {" "}(trop!)
       *[no] {""}
    }
choice-replay = Přesunout kartu { $card } na konec řady a nechat ji působit znovu
choice-bank = Uložit kartu { $card } do svého banku

## Karty mrtvého muže: co se stalo

log-trait-chosen = { $who ->
        [you] Tvoje postava je vybraná.
       *[other] { $player } má tajně vybranou postavu.
    }
log-trait-revealed = { $who ->
        [you] Tvoje postava: { $trait }.
       *[other] Postava hráče { $player }: { $trait }.
    }
log-rival-named = { $who ->
        [you] Tvůj sok je { $victim }.
       *[other] { $player } si volí soka: { $whom ->
            [you] tebe
           *[other] { $victim }
        }.
    }
log-turn = { $who ->
        [you] – Tvůj tah –
       *[other] – Na tahu je { $player } –
    }
log-drawn = { $who ->
        [you] Otáčíš: { $cards }.
       *[other] { $player } otáčí: { $cards }.
    }
log-banked-at-once = { $who ->
        [you] Rovnou do tvého banku jde
       *[other] Rovnou do banku hráče { $player } jde
    } { $cards }.
log-busted = { $who ->
        [you] Jsi trop: { $cards }!
       *[other] { $player } je trop: { $cards }!
    }
log-saved = Zachráněno do { $who ->
        [you] tvého banku
       *[other] banku hráče { $player }
    }: { $cards }.
log-lost = Ztraceno a odhozeno: { $cards }.
log-lost-to = { $whom ->
        [you] Ztraceno, získáváš
       *[other] Ztraceno, získává { $victim }
    }: { $cards }.
log-collected = { $who ->
        [you] Bereš kořist ({ $cards }) a máš teď { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[other] { $player } bere kořist ({ $cards }) a má teď { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
log-bonus = Klíč a truhla { $who ->
        [you] ti přinášejí
       *[other] přinášejí hráči { $player }
    } z odhazovacího balíčku: { $cards }.
log-plundered = Klíč a truhla { $who ->
        [you] ti přinášejí
       *[other] přinášejí hráči { $player }
    } { $whom ->
        [you] z tvého banku
       *[other] z banku hráče { $victim }
    }: { $cards }.
log-hooked = { $who ->
        [you] Tvůj hák vykládá z tvého banku: { $cards }.
       *[other] { $player } vykládá hákem z vlastního banku: { $cards }.
    }
log-fired = { $who ->
        [you] Tvůj kanón posílá na odhazovací balíček { $whom ->
            [you] z tvého vlastního banku
           *[other] z banku hráče { $victim }
        }: { $cards }.
       *[other] { $player } kanónem posílá na odhazovací balíček { $whom ->
            [you] z tvého banku
           *[other] z banku hráče { $victim }
        }: { $cards }.
    }
log-scavenged = { $who ->
        [you] Tvůj kanón získává z banku hráče { $victim }: { $cards }.
       *[other] { $player } kanónem získává { $whom ->
            [you] z tvého banku
           *[other] z banku hráče { $victim }
        }: { $cards }.
    }
log-stolen = { $who ->
        [you] Kradeš hráči { $victim }: { $cards }.
       *[other] { $player } { $whom ->
            [you] ti krade
           *[other] krade hráči { $victim }
        }: { $cards }.
    }
log-offered = Mapa nabízí: { $cards }.
log-offered-all = Mapa otevírá { $who ->
        [you] tobě
       *[other] hráči { $player }
    } celý odhazovací balíček ({ $count }).
log-taken = { $who ->
        [you] Bereš z odhazovacího balíčku: { $cards }.
       *[other] { $player } bere z odhazovacího balíčku: { $cards }.
    }
log-peeked = Křišťálová koule ukazuje: { $cards }.
log-peeked-hidden = { $count ->
        [one] { $player } si prohlíží vrchní kartu doplňovacího balíčku.
        [few] { $player } si prohlíží { $count } vrchní karty doplňovacího balíčku.
       *[other] { $player } si prohlíží { $count } vrchních karet doplňovacího balíčku.
    }
log-owes = { $who ->
        [you] Krakenovi teď dlužíš
       *[other] { $player } teď dluží krakenovi
    } { $owed ->
        [one] { $owed } kartu.
        [few] { $owed } karty.
       *[other] { $owed } karet.
    }
log-replayed = Mořská panna přesouvá na konec řady: { $cards }.
log-pick-banked = { $whom ->
        [you] Z řady do tvého banku jde
       *[other] Z řady do banku hráče { $victim } jde
    } { $cards }.
log-sword-discarded = { $cards } naráží na Živý štít a jde na odhazovací balíček.
log-no-effect = { $cards } nemá efekt.
log-lapsed = { $owed ->
        [one] Karta ještě dlužená krakenovi se promíjí.
        [few] { $owed } karty ještě dlužené krakenovi se promíjejí.
       *[other] { $owed } karet ještě dlužených krakenovi se promíjí.
    }
log-over = Hra skončila.

## Karty mrtvého muže: konec

ending-more-cards = Při stejných bodech rozhoduje větší počet karet.
ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, z toho { $parts }.

## Počty při dalším otáčení

odds-of-cards = Trop znamená { $busting } z { $cards ->
        [one] { $cards } neviděné karty:
       *[other] { $cards } neviděných karet:
    } { $percent } %.
odds-next-card = { $busts ->
        [yes] Příští karta je známá: { $card } a znamená trop.
       *[no] Příští karta je známá: { $card } a trop neznamená.
    }
odds-of-points = Vzít kořist vynese { $gain ->
        [one] { $gain } bod,
        [few] { $gain } body,
       *[other] { $gain } bodů,
    } trop stojí { $loss }.
odds-break-even = { $percent } % z { $loss ->
        [one] { $loss } bodu:
       *[other] { $loss } bodů:
    } pokud to nebude trop, musí příští karta vynést víc než { $needed }, aby se riziko vyplatilo.

## Why the coach prefers a move

why-points = { $points ->
        [0] nic
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
why-turn = Příští karta je trop s šancí { $chance } % a stála by tě { $loss }; kořist přinese { $gain }{ $bonus ->
        [yes] { " " }a k tomu odměnu za klíč a truhlu
       *[no] { "" }
    }{ $behind ->
        [yes] , přitom { $player } vede o { $lead } a v balíčku { $cards ->
                [one] zbývá { $cards } karta
                [few] zbývají { $cards } karty
               *[other] zbývá { $cards } karet
            }
       *[no] { "" }
    }.
why-known = Příští kartu znáš, { $card }: { $busts ->
        [yes] je to trop a stála by tě { $loss }; kořist přinese { $gain }.
       *[no] trop to není; kořist teď přinese { $gain }.
    }
why-safe = Žádná karta balíčku teď není trop; kořist přinese { $gain }.
why-only-safe = Všechno ostatní je trop.
why-fire = { $player } tím ztratí { $points }{ $leads ->
        [yes] { " " }a zrovna vede
       *[no] { "" }
    }.
why-steal = { $player } tím ztratí { $points }{ $leads ->
        [yes] { " " }a zrovna vede
       *[no] { "" }
    }; { $card } přijde do tvé řady.
why-hook = Trop to není a { $card } zapůsobí ještě jednou.
why-take = { $card } není trop a s kořistí přidá { $points }.
