# Hrací plocha hry Dolores v prohlížeči.

## Hráči a jejich zboží

web-dolores-goods = Zboží
web-dolores-bottles = Vzkazy
web-dolores-points = { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-dolores-score = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-dolores-winner = Vítěz
web-dolores-more = Podrobnosti
web-dolores-read = Přečíst text
web-dolores-word = Sliby: dodržené { $kept }, porušené { $broken }
web-dolores-most = nejvíc
web-dolores-least = nejmíň
web-dolores-both = obojí
web-dolores-scores-most = nejcennější, boduje
web-dolores-scores-least = nejméně cenné, boduje
web-dolores-scores-both = nejcennější i nejméně cenné, boduje
web-dolores-scores-not = uprostřed, neboduje
web-dolores-too-few = málo karet, nepočítá se
web-dolores-tile = { $kind }: { $sum } ({ $values }), { $mark }
web-dolores-tile-several = { $tile }: vyber jednu z těchto karet
web-dolores-no-cards = { $kind }: nic
web-dolores-which = Kterou z těchto karet?
web-dolores-made-of = Tvoří je { $parts }.
web-dolores-made-of-doubled = Tvoří je { $parts }. Všechny druhy mají stejnou hodnotu, proto se počítají dvakrát.
web-dolores-scoring = Bodují nejcennější druhy (▲) a nejméně cenné druhy (▼).
web-dolores-shown = Co dosud bylo ukázáno
web-dolores-shown-nothing = Zatím žádné gesto.
web-dolores-against = Proti
web-dolores-latest = Naposled

## Souboj

web-dolores-duel = Souboj
web-dolores-dealer = rozdává
web-dolores-neighbour = soused
web-dolores-before = Před hráčem { $player }
web-dolores-lies-before = { $card }, před hráčem { $player }
web-dolores-face-down = Místo { $place }, lícem dolů
web-dolores-shows = { $player } ukazuje { $gesture }
web-dolores-own-secret = { $player }: { $gesture }, zatím tajně
web-dolores-has-chosen = { $player } má tajně vybráno
web-dolores-is-choosing = { $player } vybírá
web-dolores-acting = Vzkazy, které v tomto souboji působí
web-dolores-last = Minulý souboj:

## Co se dá dělat

web-dolores-actions = O čem se rozhoduje
web-dolores-touch-lit = Dotkni se jedné ze svítících karet.
web-dolores-may-change = Svou volbu můžeš změnit, dokud nepřijde poslední.
web-dolores-will-show = { $player } ukáže
web-dolores-bet-place = Vsadit
web-dolores-bet-placed = Sázka platí
web-dolores-arrange-touch = Dotkni se karty a pak karty na druhé straně: vymění si místa.
web-dolores-arrange-change = Teď se dotkni karty na druhé straně.
web-dolores-arrange-so = Položit takto
web-dolores-key-card = Vzít do ruky kartu { $place }
web-dolores-key-discard = Odhazovací balíček
web-dolores-won = { $count ->
        [one] { $players } vyhrává
       *[other] { $players } se dělí o vítězství
    } s { $points ->
        [one] { $points } bodem
       *[other] { $points } body
    }.

## Tři gesta a co by přinesla

web-dolores-gestures = Gesta
web-dolores-you = Ty
web-dolores-dealer-what = Kdo rozdává, vyloží dvě karty před hráče po levici a dvě před sebe.
web-dolores-neighbour-what = Soused sedí po levici rozdávajícího; příští souboj rozdává on.
web-dolores-point = Ukaž na gesto a uvidíš, co by přineslo.
web-dolores-if-you-show = Když ukážeš { $gesture }
web-dolores-against-it = Proti { $gesture }:
web-dolores-if-peace-peace = oba si vezmete karty před sebou.
web-dolores-if-peace-fight = { $player } si vezme všechny karty.
web-dolores-if-peace-choice = { $player } si vybere jednu kartu, ty si vezmeš, co před tebou zbylo, ostatní propadne.
web-dolores-if-fight-peace = vezmeš si všechny karty.
web-dolores-if-fight-fight = všechny karty propadnou.
web-dolores-if-fight-choice = { $player } si vybere jednu kartu, ty si vezmeš všechny ostatní.
web-dolores-if-choice-peace = vybereš si jednu kartu, { $player } si vezme zbytek svých, zbytek před tebou propadne.
web-dolores-if-choice-fight = vybereš si jednu kartu, { $player } si vezme všechny ostatní.
web-dolores-if-choice-choice = všechny karty propadnou a oba odhodíte celý druh.
web-dolores-outcome-peace-peace = Mír! Oba si berou, co leží před nimi.
web-dolores-outcome-fight-peace = { $first } bere všechno.
web-dolores-outcome-fight-fight = Rvačka! Všechno propadá.
web-dolores-outcome-choice-peace = { $first } si vybírá jednu kartu, { $second } si bere zbytek svých.
web-dolores-outcome-choice-fight = { $first } si vybírá jednu kartu, { $second } bere zbytek.
web-dolores-outcome-choice-choice = Všechno propadá a oba odhazují celý druh.
web-dolores-outcomes-whole = Celá tabulka
web-dolores-bet-placed-by = { $player } sází na { $gestures }.
web-dolores-bet-won-by = { $player }, sázka na { $gestures }: uhodnuto!
web-dolores-bet-lost-by = { $player }, sázka na { $gestures }: vedle.
web-dolores-undo = Vzít zpět
web-dolores-on-its-way = Na cestě …
web-dolores-passing = S lahvemi pasovat bez ptaní
web-dolores-ahead = Ukázat { $gesture }, jakmile přijde řada
web-dolores-ahead-mark = předem

## Sliby

web-dolores-promise = Slib
web-dolores-promise-this = Slíbit: { $promise }
web-dolores-promise-if = { $gesture }, když druhý ukáže { $condition }
web-dolores-if = Když …
web-dolores-promise-on-condition = Slib s podmínkou
web-dolores-if-other-shows = Když { $player } ukáže
web-dolores-i-show = Ukážu
web-dolores-not-bound = Slibem není nikdo vázán, ale stůl si pamatuje, kdo slovo dodržel.
web-dolores-promised = { $player } slibuje: { $promise }
web-dolores-promises = Sliby
web-dolores-promise-fate = Souboj { $duel }, { $promise }: { $fate }
web-dolores-fate-kept = dodrženo
web-dolores-fate-broken = porušeno
web-dolores-fate-lapsed = propadlo
web-dolores-fate-open = otevřeno

## Balíčky, šance a trenér

web-dolores-draw = { $count ->
        [one] Doplňovací balíček: { $count } karta.
        [few] Doplňovací balíček: { $count } karty.
       *[other] Doplňovací balíček: { $count } karet.
    }
web-dolores-discard = { $count ->
        [one] Odhazovací balíček: { $count } karta
        [few] Odhazovací balíček: { $count } karty
       *[other] Odhazovací balíček: { $count } karet
    }
web-dolores-discard-empty = Zatím nebylo nic odhozeno.
web-dolores-unseen = Karty, které nebyly vidět
web-dolores-unseen-what = { $count ->
        [one] Ještě nebyla vidět { $count } karta
        [few] Ještě nebyly vidět { $count } karty
       *[other] Ještě nebylo vidět { $count } karet
    }; v doplňovacím balíčku jich leží { $draw }. Některé vzkazy možná nejsou ve hře.
web-dolores-dawn-next = Úsvit přijde s příštími čtyřmi kartami: { $chance }.
web-dolores-dawn-deals = Odteď souboj po souboji: { $chances }.
web-dolores-dawn-deal = { $deal }.: { $chance }
web-dolores-dawn-out = Úsvit už nepřijde.
web-dolores-outcomes = Co by gesta přinesla
web-dolores-outcomes-short = Co když …
web-dolores-outcomes-now = Body { $first } : { $second }, teď { $now } : { $other }
web-dolores-outcomes-what = Body, kdyby zápas skončil po tomto souboji bez dalších vzkazů. Ukazuje, co je v sázce, ne co máš udělat.

## Home

line = Vrak se rabuje ve dvou: podělit se, bojovat, nebo vybírat první. Slibuj si, co chceš, než ukážeš ruku.
play-what = Hned, proti zrcadlu a hazardérovi

## Bots

level-captain = Kapitán
level-dove = Holubice
level-grudger = Mstitel
level-reciprocator = Zrcadlo
level-hawk = Jestřáb
level-gambler = Hazardér
plays-drifter = Udělá cokoli, co se smí, a nic neříká.
plays-dove = Slibuje mír a dodrží ho, ať ostatní dělají cokoli.
plays-grudger = Mírumilovný, dokud s ním jednou nebojuješ; pak už nikdy.
plays-reciprocator = Chová se k tobě tak, jak ses naposledy zachoval ty.
plays-hawk = Bojuje a občas tvrdí, že nebude.
plays-gambler = Střídá gesta tak, aby ho nikdo neprohlédl.
plays-captain = Zjistí, jak hraješ, a přemýšlí dopředu.

## Tables in lists

web-without-bottles = bez vzkazů v lahvi
web-pairs-count = druh potřebuje dvě karty

## Rules

rules-kind-good = Zboží
rules-kind-bottle = Vzkazy v lahvi
rules-kind-gesture = Gesta

## Lessons

learn-what = Naučíš se tři gesta a co spolu dokážou, které druhy zboží na konci bodují a jak využít vzkaz v lahvi, než přijde úsvit.

## The result

mark-doubled = vše stejné: dvojnásobně

## Replay

web-replay-duel-back = Předchozí souboj
web-replay-duel-on = Další souboj
