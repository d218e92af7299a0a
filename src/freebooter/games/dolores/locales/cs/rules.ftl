# Pravidla hry Dolores. Jeden řádek je jeden odstavec; všechny texty se řídí domácími pravidly partie.

rules-goal =
    Váš falešný maják zabral: Dolores leží rozbitá na útesech a její náklad připlouvá ke břehu. Teď se o něj vy, pobřežní piráti, musíte rozdělit, vždy dva a dva, a to dřív, než vyjde slunce.

    V každém souboji ukážou dva z vás najednou gesto: podělit se v míru, shrábnout všechno, nebo vybírat první. Předtím říkejte, co chcete. Slovo držet nikdo nemusí.

    Na konci boduje jen tvůj nejcennější a tvůj nejméně cenný druh zboží. Vítězí, kdo má nejvíc bodů.
    .title = Cíl hry
rules-cards =
    Ve hře je 70 karet **zboží** sedmi druhů: zlato, šperky, porcelán, látky, víno, hudební nástroje a zbraně. Každý druh má sedm jedniček, dvě dvojky a jednu trojku.

    { $bottles ->
        [none] Jedna karta navíc, **Úsvit**, ukončí partii. Ostatní vzkazy v lahvi zůstávají v krabici.
       *[all] K tomu patří deset **vzkazů v lahvi**, každý jiný: Úsvit, který ukončí partii, a devět dalších, každý s vlastním trikem. V souboji se dělí stejně jako zboží.
    }

    Karty leží na čtyřech místech:

    - **Doplňovací balíček** leží lícem dolů.
    - **Karty souboje** leží na stole, před každým z obou duelantů několik, { $bottles ->
        [none] a to odkrytě.
       *[all] a to odkrytě, pokud nebyla zahrána Rozbitá lucerna.
    }
    - Tvoje **sbírka** jsou tvoje vlastní karty, { $bottles ->
        [none] seřazené podle druhů.
       *[all] zboží seřazené podle druhů a vedle něj vzkazy v lahvi.
    } Do všech sbírek vidí všichni.
    - Na **odhazovacím balíčku** leží odkrytě, co je ztraceno nebo použito.
    .title = Karty a místa
rules-setup =
    { $bottles ->
        [none] Úsvit dejte stranou a zamíchejte 70 karet zboží.
       *[all] Úsvit dejte stranou. Zamíchejte ostatních devět vzkazů v lahvi a čtyři náhodné odeberte; v této partii nejsou ve hře. Při hře ve dvou je mezi nimi vždy Sázka. Zbylých pět zamíchejte mezi 70 karet zboží.
    } Odpočítejte 15 karet a zamíchejte mezi ně Úsvit. Těchto 16 karet tvoří spodek doplňovacího balíčku, ostatních { $bottles ->
        [none] 55
       *[all] 60
    } přijde navrch.

    Rozdejte karty shora, odkrytě, do sbírek:

    - ve dvou každému čtyři karty
    - ve třech každému tři karty
    - ve čtyřech každému dvě karty

    Kdo rozdává první, určí los.{ $bottles ->
        [none] { "" }
       *[all] { " " }Je-li mezi těmito kartami Krádež, působí, jakmile mají všichni všechny své karty.
    }
    .title = Příprava hry
rules-duel =
    V každém souboji hraje **rozdávající** proti hráči po své levici, **sousedovi**. Souboj probíhá takto:

    { $bottles ->
        [none]
            - **Rozdání.** Z doplňovacího balíčku se po jedné otočí čtyři karty: první dvě před souseda, další dvě před rozdávajícího. Úsvit rozdávání okamžitě zastaví.
            - **Gesta.** Oba si tajně zvolí gesto a na tři ho najednou ukážou.
            - **Výsledek.** Obě gesta rozhodnou, kdo si co vezme.
       *[all]
            - **Před rozdáním.** Smí se zahrát Rozbitá lucerna.
            - **Rozdání.** Z doplňovacího balíčku se po jedné otočí čtyři karty: první dvě před souseda, další dvě před rozdávajícího. Po Rozbité lucerně leží lícem dolů. Úsvit rozdávání okamžitě zastaví; pokračuje jen tehdy, když někdo zahraje Hlídku.
            - **Před odpočtem.** Smí se zahrát Silné vlnobití, Vír, Konvoj, Trik dvou rukou a Sázka.
            - **Gesta.** Oba si tajně zvolí gesto a na tři ho najednou ukážou. Kdo sází, jmenuje ve stejné chvíli dvě gesta. Kdo má Trik dvou rukou, pak řekne, která ruka platí.
            - **Po odpočtu.** Smí se zahrát Neplatí a Konvoj.
            - **Sázka.** Kdo sází a obě gesta trefí, vezme si karty.
            - **Výsledek.** Obě gesta rozhodnou, kdo si co vezme.
            - **Krádež.** Pokud ji někdo získá, působí teď.
    }

    Potom rozdává soused a utká se s dalším hráčem po své levici. Zbývá-li v doplňovacím balíčku méně než čtyři karty, další souboj není a partie končí{ $bottles ->
        [none] .
       *[all] , ještě než se hra zeptá na Rozbitou lucernu.
    }
    .title = Souboj
rules-windows =
    { $bottles ->
        [none]
            Hrajete bez vzkazů v lahvi: mezi rozdáním, gesty a výsledkem není co hrát a rozhodují jen oba duelanti.

            Každé rozhodnutí je na tobě, i když zbývá jen jedna možnost.
       *[all]
            Každý vzkaz v lahvi lze zahrát jen v jeho vlastní fázi. Souboj má tyto fáze:

            - **Před rozdáním:** Rozbitá lucerna.
            - **Kdykoli se objeví Úsvit:** Hlídka.
            - **Před odpočtem:** Silné vlnobití, Vír, Konvoj, Trik dvou rukou, Sázka.
            - **Po odpočtu:** Neplatí, Konvoj. U Triku dvou rukou je tou dobou už jasné, která ruka platí; Sázka a výsledek teprve přijdou.

            Krádež se nikdy nehraje. Působí sama, když ji někdo dostane.

            { "" }**Koho se hra ptá?** V každé fázi všech, kdo mají vzkaz, který se právě dá zahrát, po směru hodinových ručiček od rozdávajícího. Každý zahraje jeden vzkaz, nebo pasuje. Po každém zahraném vzkazu se hra ptá znovu všech, opět od rozdávajícího, i těch, kdo už pasovali. Fáze skončí, jakmile všichni po sobě pasují. Kdo nemá co zahrát, toho se hra neptá.

            { "" }**Kdo smí hrát?** Kdokoli, v souboji i mimo něj. Jen Trik dvou rukou smí zahrát pouze duelant a Sázku pouze někdo mimo souboj.

            Vzkaz, který v souboji získáš, v tomtéž souboji zahrát nemůžeš. Použitý vzkaz se odhodí. Každé rozhodnutí je na tobě, i když zbývá jen jedna možnost.
    }
    .title = Kdy se hrají vzkazy
rules-gestures =
    Oba duelanti si tajně zvolí jedno ze tří gest:

    - **Mír** (otevřená dlaň): spokojit se s kartami před sebou.
    - **Boj** (pěst): shrábnout všechno.
    - **První volba** (palec nahoru): vybrat si jednu kartu dřív, než soupeř cokoli dostane.

    Obě gesta se ukážou najednou. Dokud nepadne poslední volba, smíš tu svou ještě změnit a do té doby nikdo nic nevidí.{ $bottles ->
        [none] { "" }
       *[all] { " " }Kdo sází, volí spolu s vámi a obě jmenovaná gesta zůstávají stejně dlouho tajná. S Trikem dvou rukou si zvolíš dvě různá gesta, a jakmile znáš soupeřovo, řekneš, které z tvých platí.
    }
    .title = Gesta
rules-outcomes =
    { $bottles ->
        [none] Obě gesta rozhodnou, co se stane s kartami:
       *[all] Kdo sází a obě gesta trefí, vezme si nejprve libovolný počet karet souboje. Potom obě gesta rozhodnou, co se stane se zbytkem:
    }

    - **Mír proti Míru:** každý si vezme karty před sebou.
    - **Boj proti Míru:** kdo bojuje, bere všechny karty.
    - **Boj proti Boji:** všechny karty se odhodí.
    - **První volba proti Míru:** kdo má První volbu, vezme si libovolnou jednu kartu. Soupeř si vezme, co pak ještě leží před ním. Co zbude před tím, kdo vybírá, se odhodí.
    - **První volba proti Boji:** kdo má První volbu, vezme si libovolnou jednu kartu. Kdo bojuje, bere zbytek.
    - **První volba proti První volbě:** všechny karty se odhodí. Pak si oba tajně zvolí jeden druh zboží z vlastní sbírky a najednou z něj odhodí všechny karty. Kdo žádné zboží nemá, nic neztrácí a hra se ho neptá.

    Co si vezmeš, přijde odkrytě do tvé sbírky.{ $bottles ->
        [none] { "" }
       *[all] { " " }Krádež působí, až je celý výsledek rozdaný a druhy odhozené. Ostatní vzkazy leží odkrytě ve tvé sbírce, dokud je nepoužiješ; v souboji, ve kterém je získáš, to ještě nejde.
    }
    .title = Výsledek souboje
rules-dawn =
    Partie končí v okamžiku, kdy se otočí Úsvit. { $bottles ->
        [none] To se stane při rozdávání.
       *[all] Je jedno, zda přijde při rozdávání, s Konvojem, nebo se Silným vlnobitím, a také zda ho vidí jen ten, kdo hraje Rozbitou lucernu.
    } Úsvit je vždy mezi posledními 16 kartami doplňovacího balíčku.

    Souboj, do kterého vpadne, se nehraje. Jeho karty nedostane nikdo: zůstanou ležet na stole, v žádné sbírce ani na odhazovacím balíčku.{ $bottles ->
        [none] { "" }
       *[all] { " " }Vzkazy, které v něm už byly zahrány, zůstávají použité.
    }

    { $bottles ->
        [none] Partie končí i tehdy, když na nový souboj zbývá méně než čtyři karty, třebaže je Úsvit ještě mezi nimi.
       *[all] Jediná výjimka: kdo má Hlídku, smí Úsvit ignorovat. Ten pak leží na stole jako obyčejná bezcenná karta a partie jde dál. Partie končí i tehdy, když na nový souboj zbývá méně než čtyři karty, ať už byl Úsvit ignorován, nebo vůbec nepřišel.
    }
    .title = Úsvit a konec hry
rules-scoring =
    Sečti u každého druhu hodnoty svých karet; záleží na hodnotách, ne na počtu karet. Tvůj nejcennější a tvůj nejméně cenný druh přinesou svou hodnotu v bodech, ostatní nic. Je-li nejcennějších nebo nejméně cenných druhů víc, bodují všechny.

    Mají-li všechny tvoje druhy stejnou hodnotu, je každý zároveň nejcennější i nejméně cenný, a jejich součet se proto zdvojnásobí. Platí to i pro jediný druh.

    { $smallest-set ->
        [two] Domácí pravidlo: druh tvoří teprve dvě karty. Druh, ze kterého máš jen jednu kartu, se vůbec nebere v úvahu: nic nepřinese a nemůže být tvým nejméně cenným.
       *[one] Už jediná karta tvoří druh jako každý jiný.
    } Druh, ze kterého nemáš žádnou kartu, se nepočítá.{ $bottles ->
        [none] { "" }
       *[all] { " " }Vzkazy v lahvi včetně Úsvitu nemají žádnou hodnotu.
    }

    Příklady, jakou mají tvoje druhy hodnotu a co přinesou:

    - 2, 2, 4, 5, 6: 2 + 2 + 6 = 10 bodů
    - 2, 2, 4, 6, 6: 2 + 2 + 6 + 6 = 16 bodů
    - 3, 3, 3: dvakrát 9 = 18 bodů

    Vítězí, kdo má nejvíc bodů. Při stejném počtu bodů se hráči o místo dělí.
    .title = Bodování
rules-talk =
    Řeči jsou půl hry. Všichni, v souboji i mimo něj, smíte kdykoli mluvit, slibovat a lhát. Nic z toho nikoho nezavazuje.

    Kromě volných řečí mohou oba duelanti dávat formální sliby, dokud se neukážou gesta: „Ukážu Mír“ (nebo Boj, nebo První volbu), případně „Když ukážeš tohle, ukážu tamto“.

    Stůl vede o každém veřejný záznam: sliby dané, dodržené a porušené. Slib se posuzuje podle gesta, které nakonec platí. Když se jeho podmínka nesplní nebo souboj předčasně skončí, slib propadá. Záznam nemění pravidla ani body, jen tvou dobrou pověst.
    .title = Řeči a sliby

## Gesta

rules-gesture-peace =
    Otevřená dlaň: spokojíš se se svým podílem. Proti Míru si oba vezmete karty před sebou. Proti Boji nedostaneš nic. Proti První volbě si soupeř vezme libovolnou jednu kartu a ty si vezmeš, co pak ještě leží před tebou.
rules-gesture-fight =
    Pěst: chceš všechno. Proti Míru bereš všechny karty. Proti Boji se všechny karty odhodí a nikdo nemá nic. Proti První volbě si soupeř vezme libovolnou jednu kartu a ty bereš zbytek.
rules-gesture-choice =
    Palec nahoru: vezmeš si libovolnou jednu kartu dřív, než soupeř cokoli dostane. Proti Míru si soupeř pak vezme, co ještě leží před ním, a co zbude před tebou, se odhodí. Proti Boji bere soupeř celý zbytek. Proti První volbě se všechny karty odhodí a oba musíte navíc odhodit ze své sbírky celý jeden druh zboží. Zvolíte ho tajně a odhodíte najednou. Bez zboží neztrácíš nic a hra se tě neptá.

## Vzkazy v lahvi

rules-bottle-dawn =
    Jakmile se otočí Úsvit, partie končí. { $bottles ->
        [none] Souboj se nehraje; jeho karty zůstanou na stole a nedostane je nikdo.
       *[all] Platí to i tehdy, když ho přinese Konvoj nebo Silné vlnobití nebo když ho vidí jen ten, kdo hraje Rozbitou lucernu. Souboj se nehraje; jeho karty zůstanou na stole a nedostane je nikdo. Zabránit tomu může jen Hlídka: ignorovaný Úsvit leží na stole jako obyčejná bezcenná karta.
    } Úsvit je vždy mezi posledními 16 kartami doplňovacího balíčku.
rules-bottle-lantern =
    Hraje se před rozdáním. Karty tohoto souboje se vyloží lícem dolů. Jen ty se na ně podíváš, aniž je přesuneš, a smíš o nich říkat cokoli, ať je to pravda, nebo ne. Kdokoli jiný karty vybírá nebo přeskupuje, dělá to naslepo. Karty, které přidá Konvoj nebo nově rozdá Silné vlnobití, leží také lícem dolů a ty je vidíš. Po vzkazu Neplatí zůstávají zakryté karty zakryté. Vzaté i odhozené karty se otočí lícem nahoru. Když se otočí Úsvit, partie končí jako vždy, i když ho vidíš jen ty.
rules-bottle-lookout =
    Hraje se, když se objeví Úsvit, ať při rozdávání, s Konvojem, nebo se Silným vlnobitím, odkrytý i zakrytý: smíš ho ignorovat. Úsvit pak leží na stole jako obyčejná karta, která nikomu není k užitku, a partie jde dál, dokud na souboj zbývají aspoň čtyři karty. Hlídka, která teprve leží mezi kartami souboje, zatím nikomu nepatří a nepomůže.
rules-bottle-theft =
    Působí, jakmile ji dostaneš, ať chceš, nebo ne, a to i při přípravě hry: vezmi libovolnou jednu kartu zboží z cizí sbírky a dej ji do své. Komu a kterou, určíš ty. Vzkazy v lahvi ukrást nelze. Krádež počká, dokud se při přípravě nerozdají všechny karty nebo dokud není celý výsledek souboje rozdaný a druhy odhozené. Nemá-li nikdo jiný žádné zboží, nestane se nic. Krádež se tak či tak odhodí.
rules-bottle-swell =
    Hraje se před odpočtem. Všechny karty souboje se odhodí a rozdají se čtyři nové, dvě před souseda a dvě před rozdávajícího: vždy čtyři, i když jich po Konvoji leželo víc. V doplňovacím balíčku musí být aspoň čtyři karty. Po Rozbité lucerně leží i nové karty lícem dolů.
rules-bottle-whirlpool =
    Hraje se před odpočtem. Rozlož karty souboje znovu, jak se ti zlíbí; před každým z duelantů jich musí být tolik jako předtím. Nevidíš-li zakryté karty, děláš to naslepo.
rules-bottle-convoy =
    Hraje se před odpočtem nebo po něm, ale před výsledkem. Z doplňovacího balíčku přibudou dvě karty, jedna před souseda, pak jedna před rozdávajícího. V doplňovacím balíčku musí být aspoň dvě karty. Po Rozbité lucerně leží i ony lícem dolů. Opakuje-li se souboj po vzkazu Neplatí, zůstanou ležet.
rules-bottle-two-hand =
    Hraje se před odpočtem v souboji, kterého se účastníš. Na tři ukážeš dvě různá gesta. Jakmile uvidíš soupeřovo, zvolíš, které z tvých platí; teprve potom se smí hrát Neplatí a Konvoj. Opakuje-li se souboj po vzkazu Neplatí, je trik spotřebovaný.
rules-bottle-bet =
    Hraje se před odpočtem v souboji, kterého se neúčastníš. Na tři jmenuješ, tajně a zároveň s duelanty, gesto každého z nich. Trefíš-li obě, vezmeš si ještě před výsledkem libovolný počet karet souboje; duelanti se dělí jen o to, co zbude. Při Triku dvou rukou musíš trefit gesto, které nakonec platí. Opakuje-li se souboj po vzkazu Neplatí, Sázka už nepůsobí. Při hře ve dvou se tato karta vždy odebírá.
rules-bottle-void =
    Hraje se po odpočtu. Gesta už neplatí a souboj se opakuje se stejnými hráči a stejnými kartami, znovu od fáze před odpočtem. Už použité vzkazy jsou pryč: Trik dvou rukou ani Sázka už nepůsobí. Karty z Konvoje zůstávají a zakryté karty zůstávají zakryté.

## Zboží

rules-kind =
    Body přináší zboží. Každý ze sedmi druhů má deset karet: sedm jedniček, dvě dvojky a jednu trojku. Druhy se liší jen názvem. Záleží na tom, jakou hodnotu mají tvoje karty jednoho druhu dohromady, ne kolik jich je. { $smallest-set ->
        [two] Domácí pravidlo: jediná karta ještě druh netvoří; k tomu jsou potřeba aspoň dvě.
       *[one] Druh tvoří i jediná karta.
    }

## Domácí pravidla

rules-switch-bottles =
    Zda hrajete se vzkazy v lahvi. **all**: s Úsvitem a pěti náhodnými z devíti ostatních. **none**: jednoduchá hra jen s Úsvitem.
rules-switch-smallest-set =
    Kolik karet musí druh mít, aby se na konci počítal. **1**: stačí jedna. **2**: aspoň dvě; druh s jedinou kartou nic nepřinese a nemůže být tvým nejméně cenným.
