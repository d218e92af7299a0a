# Co se stalo a co můžeš udělat, ve větách.

## Rozhodnutí

asks-draft = Dostáváš dvě postavy. Kterou si necháš? Dokud si nevyberou všichni, nikdo ji neuvidí.
asks-rival = Máš Truhlu Davy Jonese. Kdo je tvůj sok?
asks-turn-first = Jsi na tahu. Otoč první kartu.
asks-turn = Otáčet, nebo brát kořist?
asks-turn-owed = { $owed ->
        [one] Krakenovi dlužíš ještě { $owed } kartu: musíš otáčet.
        [few] Krakenovi dlužíš ještě { $owed } karty: musíš otáčet.
       *[other] Krakenovi dlužíš ještě { $owed } karet: musíš otáčet.
    }
asks-turn-last = Doplňovací balíček je prázdný. Zbývá ti jen brát kořist.
asks-hook = Tvůj hák vykládá kartu z tvého banku. Kterou?
asks-fire = Tvůj kanón střílí. Na který balíček?
asks-steal = Tvůj meč krade kartu a vykládá ji. Kterou?
asks-take = Tvoje mapa nabízí karty z odhazovacího balíčku a jednu musíš vyložit. Kterou?
asks-pick = Tvoje mořská panna volí kartu z hrací plochy. Kterou?
asks-plunder = Klíč a truhla ti přinesou bonus z banku jednoho ze soupeřů. Kterého?
decides-draft = Postavu si ještě vybírá: { $player }.
decides-rival = { $player } určuje soka.
decides-turn-first = { $player } otáčí první kartu.
decides-turn = { $player } se rozhoduje: otáčet, nebo brát kořist.
decides-turn-owed = { $owed ->
        [one] { $player } dluží krakenovi ještě { $owed } kartu a musí otáčet.
        [few] { $player } dluží krakenovi ještě { $owed } karty a musí otáčet.
       *[other] { $player } dluží krakenovi ještě { $owed } karet a musí otáčet.
    }
decides-turn-last = Doplňovací balíček je prázdný. { $player } může už jen brát kořist.
decides-hook = { $player } volí kartu pro hák.
decides-fire = { $player } míří kanónem.
decides-steal = { $player } volí kartu, kterou ukradne meč.
decides-take = { $player } volí kartu z mapy.
decides-pick = { $player } volí kartu pro mořskou pannu.
decides-plunder = { $player } volí, z čího banku vezmou klíč a truhla bonus.
choice-draw = Otočit kartu
choice-collect = { $cards ->
        [0] Nebrat nic a ukončit tah
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
       *[other] Vystřelit na kartu { $card } ({ $player })
    }{ $count ->
        [one] {""}
        [few] , celý balíček: { $count } karty
       *[other] , celý balíček: { $count } karet
    }
choice-steal = Ukrást kartu { $card } ({ $player }){ $busts ->
        [yes] , trop!
       *[no] {""}
    }
choice-take = Vyložit kartu { $card }{ $busts ->
        [yes] {" "}(trop!)
       *[no] {""}
    }
choice-replay = Přesunout kartu { $card } na konec a nechat ji působit znovu
choice-bank = Uložit kartu { $card } do svého banku

## Co se stalo

log-trait-chosen = { $who ->
        [you] Tvoje postava je vybraná.
       *[other] { $player } má tajně vybranou postavu.
    }
log-trait-revealed = { $who ->
        [you] Tvoje postava: { $trait }.
       *[other] { $player } má postavu: { $trait }.
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
        [you] Rovnou do banku si bereš
       *[other] Rovnou do banku si bere { $player }
    }: { $cards }.
log-busted = { $who ->
        [you] Jsi trop: { $cards }!
       *[other] { $player } je trop: { $cards }!
    }
log-saved = { $who ->
        [you] Chráněno, do banku si bereš
       *[other] Chráněno, do banku si bere { $player }
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
log-bonus = Za klíč a truhlu { $who ->
        [you] získáváš
       *[other] získává { $player }
    } z odhazovacího balíčku: { $cards }.
log-plundered = Za klíč a truhlu { $who ->
        [you] získáváš
       *[other] získává { $player }
    } { $whom ->
        [you] z tvého banku
       *[other] z banku ({ $victim })
    }: { $cards }.
log-hooked = { $who ->
        [you] Tvůj hák vykládá z tvého banku: { $cards }.
       *[other] { $player } vykládá hákem z vlastního banku: { $cards }.
    }
log-fired = { $who ->
        [you] Tvůj kanón posílá na odhazovací balíček { $whom ->
            [you] z tvého vlastního banku
           *[other] z banku ({ $victim })
        }: { $cards }.
       *[other] { $player } kanónem posílá na odhazovací balíček { $whom ->
            [you] z tvého banku
           *[other] z banku ({ $victim })
        }: { $cards }.
    }
log-scavenged = { $who ->
        [you] Tvůj kanón získává z banku ({ $victim }): { $cards }.
       *[other] { $player } kanónem získává { $whom ->
            [you] z tvého banku
           *[other] z banku ({ $victim })
        }: { $cards }.
    }
log-stolen = { $who ->
        [you] Kradeš z banku ({ $victim }): { $cards }.
       *[other] { $player } krade { $whom ->
            [you] z tvého banku
           *[other] z banku ({ $victim })
        }: { $cards }.
    }
log-offered = Mapa nabízí: { $cards }.
log-offered-all = { $who ->
        [you] Mapa ti dává na výběr
       *[other] { $player } má s mapou na výběr
    } celý odhazovací balíček ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }).
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
log-replayed = Mořská panna přesouvá na konec hrací plochy: { $cards }.
log-pick-banked = { $whom ->
        [you] Z hrací plochy si do banku bereš
       *[other] Z hrací plochy si do banku bere { $victim }
    }: { $cards }.
log-sword-discarded = { $cards } naráží na Živý štít a jde na odhazovací balíček.
log-no-effect = { $cards } nemá efekt.
log-lapsed = { $owed ->
        [one] Karta ještě dlužená krakenovi se promíjí.
        [few] { $owed } karty ještě dlužené krakenovi se promíjejí.
       *[other] { $owed } karet ještě dlužených krakenovi se promíjí.
    }
log-over = Partie skončila.

## Konec

ending-more-cards = Shoda bodů: vítězí, kdo má nejvíc karet.
ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }. Bodování: { $parts }.

## Šance při dalším otáčení

odds-of-cards = { $busting ->
        [one] Trop znamená { $busting }
        [few] Trop znamenají { $busting }
       *[other] Trop znamená { $busting }
    } { $cards ->
        [one] z { $cards } neviděné karty:
        [few] ze { $cards } neviděných karet:
       *[other] z { $cards } neviděných karet:
    } { $percent } %.
odds-next-card = { $busts ->
        [yes] Příští karta je známá: { $card }. Znamená trop.
       *[no] Příští karta je známá: { $card }. Trop neznamená.
    }
odds-of-points = Kořist vynese { $gain ->
        [one] { $gain } bod;
        [few] { $gain } body;
       *[other] { $gain } bodů;
    } trop stojí { $loss }.
odds-break-even = Riziko { $percent } %, že přijdeš o { $loss ->
        [one] { $loss } bod,
        [few] { $loss } body,
       *[other] { $loss } bodů,
    } se vyplatí, jen když karta, která neznamená trop, vynese víc než { $needed }.

## Proč trenér dává přednost některému tahu

why-points = { $points ->
        [0] nic
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
why-turn = Trop hrozí na { $chance } % a stál by tě { $loss }; kořist vynese { $gain }{ $bonus ->
        [yes] { " " }a k tomu bonus za klíč a truhlu
       *[no] { "" }
    }{ $behind ->
        [yes] . { $player } vede o { $lead } a v balíčku { $cards ->
                [one] zbývá { $cards } karta
                [few] zbývají { $cards } karty
               *[other] zbývá { $cards } karet
            }
       *[no] { "" }
    }.
why-known = Příští kartu znáš, { $card }: { $busts ->
        [yes] znamená trop a stála by tě { $loss }; kořist vynese { $gain }.
       *[no] trop neznamená; kořist teď vynese { $gain }.
    }
why-safe = Žádná karta v doplňovacím balíčku neznamená trop; kořist teď vynese { $gain }.
why-only-safe = Všechno ostatní znamená trop.
why-fire = { $player } tím ztratí { $points }{ $leads ->
        [yes] { " " }a zrovna vede
       *[no] { "" }
    }.
why-steal = { $player } tím ztratí { $points }{ $leads ->
        [yes] { " " }a zrovna vede
       *[no] { "" }
    }; { $card } přijde na hrací plochu.
why-hook = Trop to neznamená a { $card } zapůsobí ještě jednou.
why-take = { $card } neznamená trop a s kořistí přidá { $points }.
