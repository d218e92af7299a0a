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
web-dolores-winner = Vítězství
web-dolores-more = Ukázat podrobnosti
web-dolores-read = Přečíst text
web-dolores-word = Sliby: dodržené { $kept }, porušené { $broken }
web-dolores-most = nejvíc
web-dolores-least = nejmíň
web-dolores-both = obojí
web-dolores-scores-most = nejcennější druh, boduje
web-dolores-scores-least = nejméně cenný druh, boduje
web-dolores-scores-both = nejcennější i nejméně cenný druh, boduje
web-dolores-scores-not = uprostřed, neboduje
web-dolores-too-few = málo karet, nepočítá se
web-dolores-tile = { $kind }: { $sum } ({ $values }), { $mark }
web-dolores-tile-several = { $tile }: vyber jednu z těchto karet
web-dolores-no-cards = { $kind }: nic
web-dolores-which = Kterou z těchto karet?
web-dolores-made-of = Složení: { $parts }.
web-dolores-made-of-doubled = Složení: { $parts }. Všechny druhy mají stejnou hodnotu, jejich součet se proto zdvojnásobí.
web-dolores-scoring = Bodují nejcennější druhy (▲) a nejméně cenné druhy (▼).
web-dolores-shown = Dosud ukázaná gesta
web-dolores-shown-nothing = Zatím žádné gesto.
web-dolores-against = Proti
web-dolores-latest = Naposled

## Souboj

web-dolores-duel = Souboj
web-dolores-dealer = rozdává
web-dolores-neighbour = soused
web-dolores-before = Před sebou má { $player }
web-dolores-lies-before = { $card }, před sebou má { $player }
web-dolores-face-down = Místo { $place }, lícem dolů
web-dolores-shows = { $player } ukazuje: { $gesture }
web-dolores-own-secret = { $player }: { $gesture }, zatím tajně
web-dolores-has-chosen = { $player } má tajně zvoleno
web-dolores-is-choosing = { $player } volí
web-dolores-acting = Vzkazy, které v tomto souboji působí
web-dolores-last = Minulý souboj:

## Co můžeš udělat

web-dolores-actions = Tvoje rozhodnutí
web-dolores-touch-lit = Vyber jednu ze svítících karet.
web-dolores-may-change = Svou volbu můžeš změnit, dokud nepadne poslední.
web-dolores-will-show = { $player } ukáže
web-dolores-bet-place = Vsadit
web-dolores-bet-placed = Vsazeno
web-dolores-arrange-touch = Vyber kartu a pak jinou na druhé straně: vymění si místa.
web-dolores-arrange-change = Teď vyber kartu na druhé straně.
web-dolores-arrange-so = Rozložit takto
web-dolores-key-card = Vybrat kartu { $place }
web-dolores-key-discard = Odhazovací balíček
web-dolores-won = { $count ->
        [one] { $players } vyhrává
       *[other] { $players } se dělí o vítězství
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## Tři gesta a co by přinesla

web-dolores-gestures = Gesta
web-dolores-you = Ty
web-dolores-dealer-what = Rozdávající vyloží dvě karty před hráče po levici a dvě před sebe.
web-dolores-neighbour-what = Soused sedí po levici rozdávajícího a rozdává příští souboj.
web-dolores-point = Ukaž na gesto a uvidíš, co by přineslo.
web-dolores-if-you-show = Když ukážeš gesto { $gesture }
web-dolores-against-it = Proti gestu { $gesture }:
web-dolores-if-peace-peace = oba si vezmete karty před sebou.
web-dolores-if-peace-fight = { $player } si vezme všechny karty.
web-dolores-if-peace-choice = { $player } si vybere jednu kartu, ty si vezmeš, co před tebou zbylo, a ostatní propadne.
web-dolores-if-fight-peace = vezmeš si všechny karty.
web-dolores-if-fight-fight = všechny karty propadnou.
web-dolores-if-fight-choice = { $player } si vybere jednu kartu a ty si vezmeš všechny ostatní.
web-dolores-if-choice-peace = vybereš si jednu kartu, { $player } si vezme zbytek na své straně a ostatní propadne.
web-dolores-if-choice-fight = vybereš si jednu kartu a { $player } si vezme všechny ostatní.
web-dolores-if-choice-choice = všechny karty propadnou a oba odhodíte celý druh.
web-dolores-outcome-peace-peace = Mír! Oba si berou karty před sebou.
web-dolores-outcome-fight-peace = { $first } bere všechno.
web-dolores-outcome-fight-fight = Rvačka! Všechno propadá.
web-dolores-outcome-choice-peace = { $first } si vybírá jednu kartu a { $second } si bere zbytek na své straně.
web-dolores-outcome-choice-fight = { $first } si vybírá jednu kartu a { $second } bere zbytek.
web-dolores-outcome-choice-choice = Všechno propadá a oba odhazují celý druh.
web-dolores-outcomes-whole = Ukázat celou tabulku
web-dolores-bet-placed-by = { $player } sází na gesta: { $gestures }.
web-dolores-bet-won-by = { $player }, sázka na gesta { $gestures }: trefa!
web-dolores-bet-lost-by = { $player }, sázka na gesta { $gestures }: vedle.
web-dolores-undo = Vzít zpět
web-dolores-on-its-way = Odesílá se…
web-dolores-passing = Vždy pasovat, vzkazy si nechat
web-dolores-ahead = Ukázat gesto { $gesture }, jakmile se hra zeptá
web-dolores-ahead-mark = předem

## Sliby

web-dolores-promise = Slib
web-dolores-promise-this = Slíbit: { $promise }
web-dolores-promise-if = { $gesture }, pokud soupeř ukáže gesto { $condition }
web-dolores-if = Pokud…
web-dolores-promise-on-condition = Slíbit s podmínkou
web-dolores-if-other-shows = Pokud { $player } ukáže
web-dolores-i-show = Ukážu
web-dolores-not-bound = Sliby nikoho nezavazují, ale stůl si pamatuje, kdo drží slovo.
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
web-dolores-unseen = Karty, které jsou pro tebe ještě skryté
web-dolores-unseen-what = { $count ->
        [one] Skrytá je pro tebe ještě { $count } karta
        [few] Skryté jsou pro tebe ještě { $count } karty
       *[other] Skrytých je pro tebe ještě { $count } karet
    }; v doplňovacím balíčku { $draw ->
        [one] leží { $draw }
        [few] leží { $draw }
       *[other] jich leží { $draw }
    }. Některé vzkazy možná nejsou ve hře.
web-dolores-dawn-next = Šance na Úsvit mezi příštími čtyřmi kartami: { $chance }.
web-dolores-dawn-deals = Odteď souboj po souboji: { $chances }.
web-dolores-dawn-deal = { $deal }. souboj: { $chance }
web-dolores-dawn-out = Úsvit už nepřijde.
web-dolores-outcomes = Co by gesta přinesla
web-dolores-outcomes-short = Co kdyby…
web-dolores-outcomes-now = Body, { $first } : { $second } (teď { $now } : { $other })
web-dolores-outcomes-what = Body, kdyby partie skončila po tomto souboji bez dalších vzkazů. Ukazuje, co je v sázce, ne co máš udělat.

## Úvodní stránka

line = Vrak se rabuje ve dvou: poděl se, bojuj, nebo vybírej první. Slibuj, co chceš, než ukážeš gesto.
play-what = Začít hned proti Zrcadlu a Hazardérovi

## Boti

level-captain = Kapitán
level-dove = Holubice
level-grudger = Mstitel
level-reciprocator = Zrcadlo
level-hawk = Jestřáb
level-gambler = Hazardér
level-navigator = Kormidelník
plays-drifter = Hraje náhodné tahy a nic neříká. Porazíš ho nejsnáz.
plays-dove = Nikdy nebojuje. Když slíbí Mír, dodrží ho; když mlčí, chce většinou První volbu. Porazíš ji snadno.
plays-grudger = Mírumilovný, dokud ho jednou nenapadneš nebo si nevezmeš První volbu; pak už nikdy.
plays-reciprocator = Oplatí ti, co od tebe naposledy přišlo, a drží slovo. Pozor, když mlčí.
plays-hawk = Většinou bojuje a občas tvrdí, že nebude. Porazí každého, kdo drží mír.
plays-gambler = Střídá gesta podle karet na stole, aby ho nikdo neprohlédl. Tvrdý soupeř.
plays-navigator = Ví, jakou cenu má každý souboj pro zbytek hry, a rozhoduje hned. Silnější než Hazardér.
plays-captain = Každý souboj promyslí do důsledků. Nic neprozradí a využije tvé zvyky. Nejsilnější.

## Stoly v seznamech

web-without-bottles = bez vzkazů v lahvi
web-pairs-count = druh tvoří dvě karty

## Pravidla

rules-kind-good = Zboží
rules-kind-bottle = Vzkazy v lahvi
rules-kind-gesture = Gesta

## Lekce

learn-what = Nauč se tři gesta a co spolu dokážou, které druhy zboží na konci bodují a jak využít vzkaz v lahvi, než přijde úsvit.

## Výsledek

mark-doubled = vše stejné: dvojnásobně

## Přehrání

web-replay-duel-back = Předchozí souboj
web-replay-duel-on = Další souboj
