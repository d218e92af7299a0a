# Pravidla hry Dolores. Jeden řádek je jeden odstavec. Texty se řídí domácími pravidly.

rules-goal =
    Váš falešný maják vykonal své: Dolores leží rozbitá na útesech a její náklad připlouvá ke břehu. Teď se o něj vy, pobřežní piráti, musíte rozdělit, vždy dva a dva, a to dřív, než vyjde slunce.

    V každém souboji ukážou dva z vás ve stejném okamžiku gesto: podělit se v míru, shrábnout všechno, nebo vybírat první. Předtím mluvte, jak chcete; slovo držet nikdo nemusí.

    Na konci boduje jen tvůj nejcennější a tvůj nejméně cenný druh zboží. Vítězí, kdo má nejvíc bodů.
    .title = Cíl hry
rules-cards =
    Ve hře je 70 karet **zboží** sedmi druhů: zbraně, víno, šperky, látky, porcelán, hudební nástroje a zlato. Každý druh má sedm jedniček, dvě dvojky a jednu trojku.

    { $bottles ->
        [none] Jedna karta navíc, **Úsvit**, ukončí hru. Ostatní vzkazy v lahvi zůstávají v krabici.
       *[all] Dalších deset karet jsou **vzkazy v lahvi**, každý jiný: Úsvit, který ukončí hru, a devět dalších, každý s vlastním trikem. V souboji se dělí stejně jako zboží.
    }

    Karty leží na čtyřech druzích míst:

    - **Doplňovací balíček** leží lícem dolů.
    - **Karty souboje** leží na stole, před každým z obou duelantů několik, { $bottles ->
        [none] a to odkrytě.
       *[all] a to odkrytě, pokud nebyla zahrána Rozbitá lucerna.
    }
    - Tvoje **sbírka** je to, co už máš, { $bottles ->
        [none] seřazené podle druhů.
       *[all] zboží seřazené podle druhů a vedle něj vzkazy v lahvi.
    } Všechny sbírky jsou veřejné.
    - Na **odhazovací balíček** jde lícem nahoru, co je ztraceno nebo použito.
    .title = Karty a místa
rules-setup =
    { $bottles ->
        [none] Úsvit dejte stranou a zamíchejte 70 karet zboží.
       *[all] Úsvit dejte stranou. Zamíchejte ostatních devět vzkazů v lahvi a čtyři náhodné odeberte; v této partii chybějí. Při hře ve dvou je mezi nimi vždy Sázka. Zbylých pět zamíchejte mezi 70 karet zboží.
    } Odpočítejte 15 karet a zamíchejte mezi ně Úsvit: těchto 16 karet tvoří spodek doplňovacího balíčku a ostatních { $bottles ->
        [none] 55
       *[all] 60
    } přijde navrch.

    Každému rozdejte karty shora, odkrytě, do jeho sbírky:

    - ve dvou každému čtyři
    - ve třech každému tři
    - ve čtyřech každému dvě

    Kdo rozdává první, určí los.{ $bottles ->
        [none] { "" }
       *[all] { " " }Je-li mezi rozdanými kartami Krádež, působí, jakmile mají všichni ty své.
    }
    .title = Příprava hry
rules-duel =
    Každý souboj svádí **rozdávající** a jeho **soused** po levici. Probíhá v tomto pořadí:

    { $bottles ->
        [none]
            - **Rozdávání.** Z doplňovacího balíčku se po jedné otočí čtyři karty: první dvě před souseda, další dvě před rozdávajícího. Úsvit rozdávání okamžitě zastaví.
            - **Gesta.** Oba si tajně zvolí gesto a ve stejném okamžiku, na tři, ho ukážou.
            - **Výsledek.** Obě gesta rozhodnou, kdo si co vezme.
       *[all]
            - **Před rozdáním.** Smí se zahrát Rozbitá lucerna.
            - **Rozdávání.** Z doplňovacího balíčku se po jedné otočí čtyři karty: první dvě před souseda, další dvě před rozdávajícího. Při lucerně leží lícem dolů. Úsvit rozdávání okamžitě zastaví, ledaže pomůže Hlídka.
            - **Před odpočtem.** Smí se zahrát Silné vlnobití, Vír, Konvoj, Trik dvou rukou a Sázka.
            - **Gesta.** Oba si tajně zvolí gesto a ve stejném okamžiku, na tři, ho ukážou. Kdo se sází, jmenuje ve stejné chvíli dvě gesta. Kdo má Trik dvou rukou, pak řekne, která ruka platí.
            - **Po odpočtu.** Smí se zahrát Neplatí a Konvoj.
            - **Sázka.** Kdo se vsadil správně, vezme si karty.
            - **Výsledek.** Obě gesta rozhodnou, kdo si co vezme.
            - **Krádež.** Pokud ji někdo získal, působí teď.
    }

    Potom se soused stane rozdávajícím a utká se s dalším hráčem po své levici. Zbývá-li v doplňovacím balíčku méně než čtyři karty, další souboj není a hra končí{ $bottles ->
        [none] .
       *[all] , aniž by byl kdo tázán na lucernu.
    }
    .title = Souboj
rules-windows =
    { $bottles ->
        [none]
            Hrajete bez vzkazů v lahvi: mezi rozdáním, gesty a výsledkem není co hrát a tázáni jsou jen oba duelanti.

            Každé rozhodnutí je na tobě, i když zbývá jen jedna možnost.
       *[all]
            Vzkaz v lahvi lze zahrát jen v jeho vlastním okně. V průběhu souboje to jsou:

            - **Před rozdáním:** Rozbitá lucerna.
            - **Kdykoli se objeví Úsvit:** Hlídka.
            - **Před odpočtem:** Silné vlnobití, Vír, Konvoj, Trik dvou rukou, Sázka.
            - **Po odpočtu:** Neplatí, Konvoj. Toto okno přichází po rozhodnutí u Triku dvou rukou a před Sázkou a výsledkem.

            Krádež se nikdy nehraje: působí sama, jakmile ji někdo dostane.

            { "" }**Kdo je tázán?** Každý, kdo má vzkaz, který se právě dá zahrát, po směru hodinových ručiček od rozdávajícího. Buď jeden zahraje, nebo pasuje. Byl-li nějaký vzkaz zahrán, jsou tázáni všichni znovu, opět od rozdávajícího, i ti, kdo už pasovali. Okno se zavře, jakmile všichni pasují po sobě. Kdo nemá co zahrát, není tázán.

            { "" }**Kdo smí hrát?** Kterýkoli hráč, ať se souboje účastní, nebo ne. Jen Trik dvou rukou je vyhrazen duelantům a Sázka těm, kdo stojí mimo souboj.

            Vzkaz získaný v souboji se v tomtéž souboji zahrát nedá. Použitý vzkaz se odhodí. Každé rozhodnutí je na tobě, i když zbývá jen jedna možnost.
    }
    .title = Kdy se hrají vzkazy
rules-gestures =
    Oba duelanti si tajně zvolí jedno ze tří gest:

    - **Mír** (otevřená dlaň): spokojit se s tím, co leží před tebou.
    - **Boj** (pěst): shrábnout všechno.
    - **První volba** (palec nahoru): vybrat si jednu kartu dřív, než druhý cokoli dostane.

    Obě gesta se ukážou ve stejném okamžiku. Dokud nepadne poslední volba, smíš tu svou ještě změnit a do té doby nikdo nic nevidí.{ $bottles ->
        [none] { "" }
       *[all] { " " }Kdo se sází, volí spolu s vámi: i jím jmenovaná gesta jsou do té chvíle tajná. S Trikem dvou rukou si zvolíš dvě různá gesta, a jakmile je známo gesto druhého, řekneš, které z nich platí.
    }
    .title = Gesta
rules-outcomes =
    { $bottles ->
        [none] Obě gesta rozhodnou, co se stane s kartami:
       *[all] Kdo se vsadil a obě gesta uhodl, vezme si nejprve libovolný počet karet souboje. Potom obě gesta rozhodnou, co se stane s těmi, které zbyly:
    }

    - **Mír a mír:** každý si vezme karty, které leží před ním.
    - **Boj a mír:** kdo bojuje, bere všechny karty.
    - **Boj a boj:** všechny karty se odhodí.
    - **První volba a mír:** kdo má první volbu, vezme si libovolnou jednu kartu. Druhý si vezme, co pak ještě leží před ním. Co zbude před volícím, se odhodí.
    - **První volba a boj:** kdo má první volbu, vezme si libovolnou jednu kartu; kdo bojuje, bere zbytek.
    - **Dvakrát první volba:** všechny karty se odhodí. Pak oba tajně určí jeden druh zboží z vlastní sbírky a najednou z něj odhodí všechny karty. Kdo žádné zboží nemá, nic neztrácí a není tázán.

    Co si vezmeš, přijde odkrytě do tvé sbírky.{ $bottles ->
        [none] { "" }
       *[all] { " " }Krádež působí, až je celý výsledek rozdán, tedy i po odhození druhů. Ostatní vzkazy leží odkrytě, dokud je nepoužiješ; v souboji, ve kterém je získáš, to ještě nejde.
    }
    .title = Výsledek souboje
rules-dawn =
    Hra končí v okamžiku, kdy je otočen Úsvit. { $bottles ->
        [none] Přichází při rozdávání.
       *[all] Je jedno, zda přijde při rozdávání, s Konvojem nebo se Silným vlnobitím, a stačí, když ho uvidí jen majitel lucerny.
    } Vždy je mezi posledními 16 kartami doplňovacího balíčku.

    Souboj, do kterého vpadne, se nedohraje. Jeho karty nedostane nikdo: zůstanou ležet na stole, v žádné sbírce ani na odhazovacím balíčku.{ $bottles ->
        [none] { "" }
       *[all] { " " }Vzkazy, které v něm už byly zahrány, zůstávají použité.
    }

    { $bottles ->
        [none] Hra končí i tehdy, když na nový souboj zbývá méně než čtyři karty, třebaže je Úsvit ještě mezi nimi.
       *[all] Jen ten, kdo má Hlídku, smí Úsvit ignorovat. Ten pak leží na stole jako obyčejná bezcenná karta a hra jde dál. Hra končí i tehdy, když na nový souboj zbývá méně než čtyři karty, ať už byl Úsvit ignorován, nebo vůbec nepřišel.
    }
    .title = Úsvit a konec hry
rules-scoring =
    Sečti u každého druhu hodnoty svých karet: hodnoty, ne počet karet. Tvůj nejcennější a tvůj nejméně cenný druh přinesou svou hodnotu v bodech, ostatní nic. Je-li nejcennějších nebo nejméně cenných druhů víc, bodují všechny.

    Mají-li všechny tvoje druhy stejnou hodnotu, je každý zároveň nejcennější i nejméně cenný: jejich součet se zdvojnásobí. Platí to i pro jediný druh.

    { $smallest-set ->
        [two] Domácí pravidlo: druh tvoří teprve dvě karty. Druh, ze kterého máš jen jednu kartu, se vůbec nebere v úvahu: nic nepřinese a nemůže být tvým nejméně cenným.
       *[one] Už jediná karta tvoří druh jako každý jiný.
    } Druhy, ze kterých nemáš žádnou kartu, se nepočítají.{ $bottles ->
        [none] { "" }
       *[all] { " " }Vzkazy v lahvi včetně Úsvitu nemají žádnou hodnotu.
    }

    Jakou mají druhy hodnotu a co přinesou:

    - 2, 2, 4, 5, 6: získáš 2 + 2 + 6 = 10
    - 2, 2, 4, 6, 6: získáš 2 + 2 + 6 + 6 = 16
    - 3, 3, 3: získáš dvakrát 9 = 18

    Vítězí, kdo má nejvíc bodů. Hráči se stejným počtem se o místo dělí.
    .title = Bodování
rules-talk =
    Řeči jsou půl hry. Všichni, v souboji i mimo něj, smíte kdykoli mluvit, slibovat a lhát. Tím, co bylo řečeno, není nikdo vázán.

    Kromě volných řečí existují sliby v pevné podobě: „Ukážu mír“, boj nebo první volbu, a „ukaž ty tohle a já ukážu tamto“.

    Stůl vede o každém hráči veřejný záznam: sliby dané, dodržené a porušené. Nemění pravidla ani body, jen tvou dobrou pověst.
    .title = Řeči a sliby

## Gesta

rules-gesture-peace =
    Otevřená dlaň: spokojíš se se svým podílem. Proti míru si každý z vás vezme karty, které leží před ním. Proti boji nedostaneš nic. Proti první volbě si druhý vezme libovolnou jednu kartu a ty si vezmeš, co pak ještě leží před tebou.
rules-gesture-fight =
    Pěst: chceš všechno. Proti míru bereš všechny karty. Proti dalšímu boji se všechny odhodí a nikdo nemá nic. Proti první volbě si druhý vezme libovolnou jednu kartu a ty bereš zbytek.
rules-gesture-choice =
    Palec nahoru: vybereš si jednu kartu, kteroukoli chceš, dřív, než druhý cokoli dostane. Proti míru si druhý pak vezme, co ještě leží před ním, a co zbude před tebou, se odhodí. Proti boji bere druhý celý zbytek. Proti další první volbě se všechny karty odhodí a každý z vás musí navíc odhodit ze své sbírky celý jeden druh zboží, který si sám tajně určí; bez zboží neztrácíš nic.

## Vzkazy v lahvi

rules-bottle-dawn =
    Jakmile je otočen Úsvit, hra okamžitě končí. { $bottles ->
        [none] Souboj se nedohraje; jeho karty zůstanou na stole a nedostane je nikdo.
       *[all] Platí to i tehdy, když ho přinese Konvoj nebo Silné vlnobití nebo když ho vidí jen majitel lucerny. Souboj se nedohraje; jeho karty zůstanou na stole a nedostane je nikdo. Zabránit tomu může jen Hlídka: ignorovaný Úsvit leží na stole jako obyčejná bezcenná karta.
    } Úsvit je vždy mezi posledními 16 kartami doplňovacího balíčku.
rules-bottle-lantern =
    Hraje se před rozdáním. Karty tohoto souboje se vyloží lícem dolů. Jen ty se na ně podíváš, aniž je přesuneš, a smíš o nich říkat, co se ti zlíbí, ať je to pravda, nebo ne. Kdokoli jiný karty vybírá nebo přeskupuje, dělá to naslepo. Karty, které přidá Konvoj nebo nově rozdá Silné vlnobití, leží také lícem dolů a ty je vidíš; po vzkazu Neplatí zůstávají všechny zakryté. Vzaté i odhozené karty se otočí lícem nahoru. Je-li mezi nimi Úsvit, hra končí jako jindy, i když ho vidíš jen ty.
rules-bottle-lookout =
    Hraje se, když se objeví Úsvit, ať při rozdávání, s Konvojem, nebo se Silným vlnobitím, odkrytý i zakrytý: smíš ho ignorovat. Úsvit pak leží na stole jako obyčejná karta, která nikomu není k užitku, a hra jde dál, dokud na souboj zbývají aspoň čtyři karty. Leží-li Hlídka sama ještě mezi kartami souboje, nikomu nepatří a nepomůže.
rules-bottle-theft =
    Působí hned a bez ptaní, jakmile ji dostaneš, i při přípravě hry: vezmi libovolnou jednu kartu zboží ze sbírky jiného hráče a dej ji do své; komu a kterou, určíš ty. Vzkazy v lahvi ukrást nelze. Nejdřív se rozdají všechny karty při přípravě nebo celý výsledek souboje včetně odhození druhů; teprve pak Krádež působí. Nemá-li nikdo jiný žádné zboží, nestane se nic. Krádež se tak či tak odhodí.
rules-bottle-swell =
    Hraje se před odpočtem. Všechny karty souboje se odhodí a rozdají se čtyři nové, dvě před souseda a dvě před rozdávajícího: vždy čtyři, i když jich po Konvoji leželo víc. V doplňovacím balíčku musí být aspoň čtyři karty. Při lucerně leží i nové karty lícem dolů.
rules-bottle-whirlpool =
    Hraje se před odpočtem. Rozlož karty souboje znovu, jak se ti zlíbí; před každým z duelantů jich musí být tolik jako předtím. Nevidíš-li zakryté karty, děláš to naslepo.
rules-bottle-convoy =
    Hraje se před odpočtem nebo po něm, ale před výsledkem. Z doplňovacího balíčku přibudou dvě karty, jedna před souseda, pak jedna před rozdávajícího. V doplňovacím balíčku musí být aspoň dvě karty. Při lucerně leží i ony lícem dolů. Opakuje-li se souboj po vzkazu Neplatí, zůstanou ležet.
rules-bottle-two-hand =
    Hraje se před odpočtem v souboji, kterého se účastníš. Na tři ukážeš dvě různá gesta. Až uvidíš gesto druhého, zvolíš, které z tvých platí; teprve potom se smí hrát Neplatí a Konvoj. Opakuje-li se souboj po vzkazu Neplatí, je trik pryč.
rules-bottle-bet =
    Hraje se před odpočtem v souboji, kterého se neúčastníš. Na tři jmenuješ, tajně a zároveň s duelanty, gesto každého z nich. Jsou-li obě správně, vezmeš si ještě před výsledkem libovolný počet karet souboje; duelanti se dělí jen o to, co zbude. Při Triku dvou rukou musíš uhodnout gesto, které nakonec platí. Opakuje-li se souboj po vzkazu Neplatí, Sázka už nepůsobí. Při hře ve dvou se tato karta vždy odebírá.
rules-bottle-void =
    Hraje se po odpočtu. Gesta neplatí a souboj se opakuje se stejnými hráči a stejnými kartami, znovu od okna před odpočtem. Už použité vzkazy jsou pryč: Trik dvou rukou ani Sázka už nepůsobí. Karty z Konvoje zůstávají a zakryté karty zůstávají zakryté.

## Zboží

rules-kind =
    Body přináší zboží. Každý ze sedmi druhů má deset karet: sedm jedniček, dvě dvojky a jednu trojku. Druhy se liší jen názvem. Záleží na tom, jakou hodnotu mají tvoje karty jednoho druhu dohromady, ne kolik jich je. { $smallest-set ->
        [two] Domácí pravidlo: jediná karta ještě druh netvoří; počítá se až od dvou karet.
       *[one] Druh tvoří i jediná karta.
    }

## Domácí pravidla

rules-switch-bottles =
    Zda jsou ve hře vzkazy v lahvi. **all**: Úsvit a pět náhodných z devíti ostatních. **none**: jednoduchá hra jen s Úsvitem.
rules-switch-smallest-set =
    Kolik karet musí druh mít, aby se na konci počítal. **1**: stačí jedna. **2**: aspoň dvě; druh s jedinou kartou nic nepřinese a neplatí ani za tvůj nejméně cenný.
