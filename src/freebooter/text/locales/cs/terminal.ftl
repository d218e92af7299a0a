# Co říká terminál: u stolu, při přehrávání, jako rozhodčí a o chybném příkazovém řádku.

## Slova

card = { $suit } { $value }
comma = { ", " }
semicolon = { "; " }
you = ty
you-heading = Ty

## Chybný příkazový řádek

usage-no-such-option = Volba { $option } neexistuje; viz „{ $command } --help“.
usage-option-value = Volba { $option } se používá jinak; viz „{ $command } --help“.
usage-missing = Chybí { $option }; viz „{ $command } --help“.
usage-bad-value = { $option } nemůže mít tuto hodnotu; viz „{ $command } --help“.
usage-not-a-number = { $option } potřebuje celé číslo; viz „{ $command } --help“.
usage-no-such-command = Takový příkaz neexistuje; příkazy jsou { $commands }.
usage-too-much = Na tomto příkazovém řádku je víc, než příkaz umí použít; viz „{ $command } --help“.

## Odmítnutí

refusal-language = Jazyk „{ $name }“ neexistuje; jazyky jsou { $names }.
refusal-option-form = Domácí pravidlo „{ $rule }“ není úplné; zapiš ho jako NAME=VALUE, třeba „oracle=player“.
refusal-file-exists = Soubor { $file } už existuje; zvol jiný název, nebo ho přepiš pomocí --force.
refusal-folder = { $file } je složka; uveď pro záznam soubor v ní.
refusal-no-folder = Složka { $folder } pro záznam neexistuje; vytvoř ji, nebo zvol jiné místo.
refusal-not-writable = Do souboru { $file } nesmíš zapisovat; zvol jiné místo.
refusal-record = { $file }: { $problem }
refusal-number = Možnost { $number } tu není; zvol číslo od 1 do { $most }.
refusal-topic = O „{ $topic }“ pravidla nic neříkají; zeptej se na barvu, postavu, kartu varianty, domácí pravidlo nebo na některou z kapitol: { $sections }.
refusal-topic-close = O „{ $topic }“ pravidla nic neříkají; nehledáš { $close }?
refusal-topic-card = Karta „{ $card }“ v této hře není; { $suit } má hodnoty { $lowest } až { $highest }.

## Rozhodčí

referee-difference = { $file }: { $key }: očekáváno { $expected }, vyšlo { $got }

## Hra

play-default-name = Kapitán
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Volby: { $options }. Seed: { $seed }.
play-hint = Napiš číslo možnosti, nebo přímo akci. „?“ ukáže šance, „h“ další nápovědu.
play-help = Napiš číslo možnosti, nebo akci jako „draw“ či „steal Anne key“; stačí tolik, aby byla jednoznačná. Je-li možnost jen jedna, stačí Enter. A dále:
play-help-odds = přesné šance příští karty a co zbývá v doplňovacím balíčku
play-help-table = celý stůl
play-help-log = co se zatím stalo
play-help-rules = pravidla k X: barva, postava, kapitola; bez X všechna
play-help-discard = co leží v odhazovacím balíčku, smí-li se prohlížet
play-help-help = tato nápověda
play-help-quit = odejít ze hry
play-left = Hra tu končí nedohraná.
play-left-unsaved = Záznam nezůstane; chceš-li si ho příště nechat, začni s --save FILE.
play-offer-record = Soubor pro záznam této hry (Enter: neukládat): {""}
play-saved = Záznam je v souboru { $file }; přehraj ho pomocí „freebooter replay“.
play-saved-unfinished = Záznam nedohrané hry je v souboru { $file }.
play-again = Stejný stůl a stejné karty znovu: { $command }

## Přehrávání

replay-title = { $game }: { $players }
replay-help = Enter: další akce. Číslo: přejít na ni (0 až { $moves }). b: zpět. e: konec. q: odejít.
replay-prompt = [{ $move } z { $moves }]
replay-unfinished = Záznam tu končí, hra je nedohraná.

## Pravidla

rulebook-suit = { $title } (barva)
rulebook-trait = { $title } (postava)
rulebook-variant = { $title } (karta varianty)
rulebook-switch = { $title } (domácí pravidlo { $name })
rulebook-switch-column = pravidlo
rulebook-by-edition = Podle vydání: { $values }.
rulebook-editions-hint = Každé pravidlo lze nastavit zvlášť pomocí -o, třeba „-o parry=holder“; „freebooter rules parry“ ho vysvětlí. Vedle vydání stojí variant, mermaids (plain nebo replay), decks (1 nebo 2) a anchored-bonus (true nebo false).
rulebook-more = „freebooter rules TOPIC“ ukáže jednu kartu, barvu, postavu, kartu varianty nebo domácí pravidlo; „freebooter rules --editions“ ukáže, v čem se vydání liší.

## Karty mrtvého muže: stůl

table-points = body
table-cards = karty
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

## Karty mrtvého muže: konec

ending-title = Konečné skóre
ending-name = hráč
ending-parts = z toho
ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, z toho { $parts }.
ending-won = { $who ->
        [you] Vítězství je tvoje!
       *[other] Vítězí { $player }.
    }
ending-shared = O vítězství se dělí: { $players }.
