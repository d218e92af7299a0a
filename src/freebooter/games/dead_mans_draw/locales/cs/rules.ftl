# Pravidla hry Karty mrtvého muže. Jeden řádek je jeden odstavec. Texty se řídí vydáním a domácími pravidly.

rules-goal =
    Jste piráti a dělíte se o poklad kartu po kartě. Ve svém tahu otáčíš karty do řady, dokud máš odvahu. Přestaneš-li včas, celá řada je tvoje; přijde-li { $variant ->
        [strange-lands] číslo, které
       *[other] barva, která
    } už v řadě leží, jsi trop a řada jde ke dnu.

    { $variant ->
        [pile-o-treasure] Když dojde doplňovací balíček, boduje každá karta ve tvém banku a vítězí nejbohatší pirát.
        [sudden-death] Kdo první dosáhne 50 bodů, okamžitě vítězí. Nepodaří-li se to nikomu, vítězí nejbohatší pirát, jakmile dojde doplňovací balíček.
        [all-hands-on-deck] Když dojde doplňovací balíček, boduje v každé barvě nejlepší karta tvého banku, každá chybějící barva stojí body a vítězí nejbohatší pirát.
        [beneath-the-waves] Když dojde doplňovací balíček, boduje v každé barvě nejlepší karta tvého banku. Vítězí nejvyšší výsledek pod 60 bodů.
       *[other] Když dojde doplňovací balíček, boduje v každé barvě nejlepší karta tvého banku a vítězí nejbohatší pirát.
    }
    .title = Cíl hry
rules-cards =
    Kořist má deset barev: kotva, hák, kanón, klíč, truhla, mapa, křišťálová koule, meč, kraken a mořská panna. Každá barva má šest karet { $mermaids ->
        [replay] s hodnotami 2 až 7.
       *[plain] s hodnotami 2 až 7; jen mořské panny mají 4 až 9.
    } { $decks ->
        [two] Hrajete se dvěma úplnými sadami: karet je 120 a každá existuje dvakrát.
       *[one] Karet je tedy 60 a žádné dvě nejsou stejné.
    }

    Karty leží na čtyřech druzích míst:

    - **Doplňovací balíček** leží lícem dolů. Spočítat ho smí kdokoli a kdykoli.
    - **Odhazovací balíček** { $discard ->
        [hidden] leží lícem dolů. Smíš ho spočítat, ale ne prohlížet; nahlédnout do něj umožní jen karty otočené mapou a výběr Navigátora.
       *[open] je otevřený. Prohlížet ho smí kdokoli a kdykoli.
    }
    - **Řada** na hrací ploše uprostřed roste zleva doprava a vidí ji všichni.
    - Tvůj **bank** je kořist, kterou máš jistou: až deset balíčků, pro každou barvu jeden, s nejvyšší kartou nahoře. Všechny banky jsou veřejné.
    .title = Karty a místa
rules-setup =
    Vyberte z každé barvy nejnižší kartu: { $mermaids ->
        [replay] { $decks ->
            [two] všech dvacet dvojek, z každé barvy dvě.
           *[one] všech deset dvojek.
        }
       *[plain] { $decks ->
            [two] devět dvojek a mořskou pannu 4, vše dvakrát, tedy dvacet karet.
           *[one] devět dvojek a mořskou pannu 4.
        }
    } Zamíchané tvoří první odhazovací balíček. Ostatních { $decks ->
        [two] 100
       *[one] 50
    } karet zamíchejte do doplňovacího balíčku. Všechny banky jsou na začátku prázdné.

    Kdo začíná, určí los; dál se hraje doleva.

    Postavy i karta varianty jsou nepovinné a určí se před prvním tahem. První partii zkuste bez nich.
    .title = Příprava hry
rules-turn =
    { "" }**Otočení karty.** Tah musíš začít tím, že otočíš vrchní kartu doplňovacího balíčku a vyložíš ji. Její efekt nastane hned a celý.

    { "" }**Otáčet dál, nebo brát kořist.** Po každé vyložené kartě, jakmile skončí celý její efekt, se rozhodneš: pokoušet osud znovu, nebo brát kořist. Dokud dlužíš karty krakenovi, na vybranou nemáš a musíš otáčet.

    { "" }**Braní kořisti.** Všechny karty z řady se přesunou do tvého banku. Byly-li mezi nimi klíč i truhla, následuje bonus. Tvůj tah končí.

    { "" }**Trop.** Tah končí i tím, že jsi trop. Tak či tak je na řadě soused po tvé levici.

    Je-li řada po otočení karty prázdná, třeba proto, že karta šla rovnou do tvého banku, smíš přesto brát kořist: nic dalšího nezískáš a tah skončí.
    .title = Tvůj tah
rules-placing =
    Karta může do řady přijít z doplňovacího balíčku, z odhazovacího balíčku (mapa) nebo z banku (hák, meč). Vždy platí toto pořadí:

    - **Rovnou do banku?** { $mermaids ->
        [replay] Máš-li Rybáře, jde kraken
       *[plain] Máš-li Casanovu, jde mořská panna, a máš-li Rybáře, jde kraken
    } přímo do tvého banku{ $instant-banking ->
        [draw-pile] , ale jen z doplňovacího balíčku.
       *[anywhere] , ať přichází odkudkoli.
    } Taková karta se nevykládá: nemá efekt, nemůže způsobit trop a krakenovi nic nesplácí.
    - **Trop?** Leží-li už v řadě karta { $variant ->
        [strange-lands] se stejným číslem (Podivné kraje: na barvě nezáleží),
       *[other] stejné barvy,
    } jsi trop. Nová karta do řady nevstoupí a její efekt nenastane.
    - **Vyložení.** Jinak se karta připojí na pravý konec řady, počítá se jako jedna karta z dluhu krakenovi a její efekt nastane hned a celý.

    Efekty jsou povinné. { $forced-busts ->
        [false] Hák, meč ani mapa však nikdy nezpůsobí trop: karty, které by ho způsobily, se nenabízejí, a nezbývá-li jiná, efekt odpadá.
       *[true] Nechá-li ti hák, meč nebo mapa na výběr jen karty, se kterými jsi trop, musíš přesto jednu z nich vzít.
    }
    .title = Vyložení karty
rules-bust =
    Jsi trop, když má karta, která se má vyložit, { $variant ->
        [strange-lands] stejné číslo
       *[other] stejnou barvu
    } jako některá karta v řadě. Tvůj tah okamžitě končí.

    - Chráněné karty z řady (díky kotvě nebo postavě) jdou do tvého banku.
    - Všechny ostatní karty z řady i karta, která trop způsobila, jdou { $variant ->
        [thieves-island] do banku tvého souseda po levici.
       *[other] na odhazovací balíček.
    } Pokud si tě někdo s Truhlou Davyho Jonese zvolil za soka, dostane je místo toho on{ $variant ->
        [thieves-island] , a to před tvým sousedem.
       *[other] .
    }
    - Karta, která trop způsobila, není chráněná nikdy, ať přišla odkudkoli. Ani karta, kterou tvůj hák vzal z tvého vlastního banku, nemá výjimku: není-li chráněná, je ztracena jako ostatní.

    { $anchored-bonus ->
        [true] Domácí pravidlo: je-li mezi chráněnými kartami klíč i truhla, přinesou tolik bonusových karet, kolik karet bylo chráněno; Chamtivec a Lupič působí jako obvykle. Stane se to dřív, než ztracené karty kamkoli odejdou.
       *[false] Když jsi trop, klíč a truhla nic nepřinesou, ani kdyby byly obě karty chráněné.
    }
    .title = Trop
rules-end =
    Hra končí po tahu, ve kterém byla otočena poslední karta doplňovacího balíčku. Kdo ji otočil, svůj tah dohraje: buď vezme kořist, nebo je trop.

    I když je doplňovací balíček prázdný, efekty, které ho nepotřebují, dál nastávají. Není-li už z čeho vybírat, zbývá jen brát kořist a karty dlužené krakenovi se promíjejí.{ $variant ->
        [sudden-death] { " " }Náhlá smrt může hru ukončit dřív: kdo má po kterékoli akci aspoň 50 bodů, hned vítězí.
       *[other] { "" }
    }
    .title = Konec hry
rules-scoring =
    { $variant ->
        [pile-o-treasure] **Hromada pokladů:** svou hodnotou boduje každá karta ve tvém banku, nejen ty vrchní.
        [all-hands-on-deck] Z každého balíčku ve tvém banku boduje svou hodnotou jen vrchní karta. **Všichni na palubu:** pak odečti 5 bodů za každou z deseti barev, od které nemáš žádnou kartu.
       *[other] Z každého balíčku ve tvém banku boduje svou hodnotou jen vrchní karta; karty pod ní nic neznamenají.
    } Se Zlatými šupinami má mořská panna hodnotu o 5 vyšší.

    { $variant ->
        [sudden-death] **Náhlá smrt:** kdo má po kterékoli akci 50 bodů nebo víc, hned vítězí, i když je některé rozhodnutí ještě otevřené. Je-li takových hráčů víc, vítězí nejvyšší z nich. Nedosáhne-li toho nikdo, vítězí na konci nejvíc bodů.
        [beneath-the-waves] **Pod vlnami:** zvítězit může jen ten, kdo má méně než 60 bodů, a z nich vyhrává nejvyšší. Nemá-li nikdo méně než 60, dělí se o vítězství všichni.
       *[other] Vítězí, kdo má nejvíc bodů.
    } Při shodě rozhoduje mezi shodnými hráči větší počet karet v banku. Je-li stejný i ten, o vítězství se dělí.
    .title = Bodování
rules-traits =
    Postava dává hráči zvláštní schopnost na celou hru. Postavy leží odkrytě a jsou nepovinné; první partie se hraje lépe bez nich.

    { "" }**Výběr.** Zamíchejte { $mermaids ->
        [replay] { $decks ->
            [two] 36 postav (i se Sirénou, každá je dvakrát)
           *[one] 18 postav i se Sirénou
        }
       *[plain] { $decks ->
            [two] 34 postav (každá je dvakrát)
           *[one] 17 postav
        }
    } a každému rozdejte dvě. Každý si tajně nechá jednu, všechny se odhalí najednou a zbytek opouští hru. Můžete také každému dát jednu náhodně nebo se předem dohodnout, kdo má kterou. Nakonec držitel Truhly Davyho Jonese určí svého soka.

    O použití schopnosti se nerozhoduje: působí vždy, když může. Mění-li stejný efekt více schopností, působí nejdřív ty soupeřovy, potom vlastní.

    V pirátské party mohou mít stejnou postavu dva hráči. Jejich schopnosti se nesčítají. Mění-li karta majitele, dostane ji první držitel po směru hodinových ručiček od hráče na tahu.
    .title = Postavy
rules-mermaids =
    V této variantě mořské panny zpívají. Jejich 8 a 9 hru opouštějí a přicházejí 2 a 3, takže první odhazovací balíček tvoří samé dvojky. K postavám přibude Siréna.

    { "" }**Zpěv.** Když vyložíš mořskou pannu, musíš zvolit jednu kartu, která už v řadě leží, je-li tam nějaká. Karta se přesune na pravý konec řady a její efekt nastane znovu. Přesun není vyložení: nemůže způsobit trop a krakenovi nic nesplácí. V Podivných krajích smíš zvolit i jinou mořskou pannu; ta se jen přesune, protože volí pouze právě vyložená panna.

    { "" }**Ochrana** se čte z řady tak, jak právě leží. Kotva přesunutá na konec chrání vše, co je teď vlevo od ní; karta přesunutá napravo od kotvy její ochranu opustila. Lakomci je chráněna i nová karta zopakovaného háku a to, co jeho hák přinesl, zůstává chráněné, ať se přesune kamkoli, i když sám hák odejde do banku.{ $miser ->
        [anchor] { " " }Totéž platí pro to, co leželo vlevo od toho háku.
       *[pair] { "" }
    }

    { "" }**Casanova** už mořské panny do banku nebere. { $casanova-replay ->
        [optional] Místo toho si smí zvolenou kartu uložit do banku; její efekt pak nenastane. Chce-li ji raději zopakovat, vezme si ji soupeřova Siréna.
       *[compulsory] Místo toho si musí zvolenou kartu uložit do banku a její efekt nenastane. Má přednost před Sirénou.
    }

    { "" }**Siréna.** Karta, kterou zvolí soupeř, jde do banku Sirény a její efekt nenastane.

    Kotva, která takto odejde do banku, dál chrání karty, které v tu chvíli chránila, ať se přesunou kamkoli. Kraken, který takto odejde do banku, po sobě dluh zanechá.
    .title = Mořské panny s efektem
rules-party =
    Pět až osm pirátů potřebuje dvě úplné sady zamíchané dohromady: 20 karet je na začátku v odhazovacím balíčku, 100 v doplňovacím a každá postava existuje dvakrát. Každý i tak dostane dvě postavy a nechá si jednu. Vše ostatní zůstává.

    Karty teď mají dvojčata: v jednom banku mohou ležet dvě stejné. Stejnou postavu mohou mít dva hráči; jejich schopnosti se nesčítají, a mění-li karta majitele, dostane ji první držitel po směru hodinových ručiček od hráče na tahu. Dva držitelé Truhly Davyho Jonese určují své soky po směru hodinových ručiček od začínajícího hráče.
    .title = Pirátská party
rules-variants =
    Karta varianty mění na celou partii jedno pravidlo. Hrajte nejvýše s jednou: společně ji vyberte, vylosujte, nebo nechte všechny v krabici. Šest jich bylo ve hře, Sběrač ze dna přibyl později. Mořské panny s efektem a pirátská party stojí samostatně a jdou dohromady s kteroukoli z nich.
    .title = Karty variant

## Barvy

rules-suit-anchor =
    Každá karta vlevo od kotvy je chráněná: jsi-li trop, jde přesto do tvého banku. Samotná kotva a vše, co přijde po ní, chráněné není.{ $variant ->
        [strange-lands] { " " }Leží-li v řadě dvě kotvy, je chráněno vše vlevo od té pravé, i druhá kotva.
       *[other] { "" }
    }{ $mermaids ->
        [replay] { " " }Přesune-li kotvu mořská panna, chrání kotva to, co je teď vlevo od ní. Odejde-li do banku, dál chrání to, co v tu chvíli chránila.
       *[plain] { "" }
    }
rules-suit-hook =
    Zvol balíček ve vlastním banku a vylož jeho vrchní kartu. Působí, jako by byla právě otočená, a počítá se krakenovi. { $forced-busts ->
        [false] Zvolit smíš jen kartu, se kterou nejsi trop. Je-li tvůj bank prázdný nebo by trop způsobila každá vrchní karta, hák nemá efekt.
       *[true] Je to povinné, i když s ní jsi trop; karta je pak ztracena s ostatními. S prázdným bankem hák nemá efekt.
    }
rules-suit-cannon =
    Zvol jeden balíček jednoho soupeře. Jeho { $variant ->
        [bottom-feeder] nejnižší karta (Sběrač ze dna)
       *[other] vrchní karta
    } jde na odhazovací balíček. Má-li některý soupeř kartu, vystřelit musíš; nemá-li kartu žádný, kanón nemá efekt.
rules-suit-key =
    Klíč a truhla působí společně, a to jen při braní kořisti. Byly-li v řadě obě karty, pak jakmile máš řadu v banku, zamíchej odhazovací balíček a náhodně z něj přidej do banku tolik karet, kolik jich přišlo z řady, včetně klíče a truhly. Je-li jich méně, vezmi všechny; je-li balíček prázdný, bonus není. Bonusové karty nemají efekt.

    { $anchored-bonus ->
        [true] Domácí pravidlo: když jsi trop, chráněný klíč a chráněná truhla přinesou tolik karet, kolik jich bylo chráněno.
       *[false] Když jsi trop, bonus není, ani kdyby byl klíč i truhla chráněné.
    }
rules-suit-chest = { rules-suit-key }
rules-suit-map =
    Zamíchej odhazovací balíček a otoč z něj tři karty, { $forced-busts ->
        [false] ale jen z těch, se kterými nejsi trop; je-li jich méně, pak všechny. Jednu z nich vylož. Ostatní se vrátí do odhazovacího balíčku dřív, než se tvoje karta vyloží. Způsobila-li by trop každá karta odhazovacího balíčku nebo je-li prázdný, mapa nemá efekt.
       *[true] nebo všechny, je-li jich méně. Jednu musíš vyložit, i když s ní jsi trop. Ostatní se vrátí do odhazovacího balíčku dřív, než se tvoje karta vyloží. Je-li odhazovací balíček prázdný, mapa nemá efekt.
    } Vyložená karta působí jako obvykle a počítá se krakenovi.
rules-suit-oracle =
    { $oracle ->
        [player] Jen ty se podíváš na vrchní kartu doplňovacího balíčku; zůstane na něm lícem dolů.
       *[all] Vrchní karta doplňovacího balíčku se ukáže všem; zůstane na balíčku.
    } Potom se rozhodni jako obvykle. Kdo kartu viděl, zná ji, dokud není otočena, i v dalších tazích. Je-li doplňovací balíček prázdný, křišťálová koule nemá efekt.
rules-suit-sword =
    Ukradni { $variant ->
        [bottom-feeder] nejnižší kartu (Sběrač ze dna)
       *[other] vrchní kartu
    } z balíčku některého soupeře a vylož ji. Musí být v barvě, od které **nemáš v banku žádnou kartu**; co leží v řadě, na to nemá vliv. Karta působí jako obvykle a počítá se krakenovi. { $forced-busts ->
        [false] Krást smíš jen karty, se kterými nejsi trop. Není-li taková, meč nemá efekt.
       *[true] Krást musíš, i když s kartou jsi trop. Nemá-li žádný soupeř takový balíček, meč nemá efekt.
    }
rules-suit-kraken =
    Než smíš brát kořist, musí být vyloženy ještě dvě karty; čtyři, je-li některý soupeř Pán nestvůr. Karty vyložené hákem, mečem nebo mapou se počítají; karta, která jde rovnou do banku, ne. Nemá-li hák, meč nebo mapa efekt, počítá se jen tato karta sama.

    Zapůsobí-li kraken, když ještě karty dlužíš, běží dluhy souběžně: platí větší číslo z toho, co zbývá, a nového dluhu. Jsi-li trop, tah končí jako vždy. Dojde-li doplňovací balíček, zbytek dluhu se promíjí.{ $mermaids ->
        [replay] { " " }Karta přesunutá mořskou pannou nesplácí nic. Kraken, který odejde z řady do banku, po sobě dluh zanechá.
       *[plain] { "" }
    }
rules-suit-mermaid =
    { $mermaids ->
        [replay] Zvol jednu kartu, která už v řadě leží; je-li tam nějaká, musíš. Přesune se na pravý konec a její efekt nastane znovu. Přesun není vyložení: nemůže způsobit trop a krakenovi nic nesplácí. Ochrana se čte z řady tak, jak teď leží. Mořská panna, která je sama zvolena (možné v Podivných krajích), se jen přesune.
       *[plain] Žádný efekt, zato vysoké hodnoty: mořské panny mají 4 až 9.
    }

## Postavy

rules-trait-golden-scales =
    Každá mořská panna ve tvém banku má hodnotu o 5 bodů vyšší{ $variant ->
        [pile-o-treasure] , a při Hromadě pokladů boduje každá z nich.
       *[other] . Protože z balíčku boduje jen vrchní karta, přinesou ti mořské panny celkem 5 bodů navíc.
    }
rules-trait-casanova =
    { $mermaids ->
        [replay] Mořské panny se vykládají jako obvykle. Když tvoje panna zvolí kartu, { $casanova-replay ->
            [optional] smíš si ji místo zopakování uložit do banku; její efekt pak nenastane. Chceš-li ji raději zopakovat a některý soupeř je Siréna, dostane ji Siréna.
           *[compulsory] musíš si ji místo zopakování uložit do banku; její efekt nenastane. Soupeřova Siréna pak nedostane nic.
        } Kotva uložená do banku dál chrání, co chránila; kraken uložený do banku po sobě dluh zanechá.
       *[plain] { $instant-banking ->
            [draw-pile] Mořská panna, kterou otočíš z doplňovacího balíčku, jde rovnou do tvého banku. Přinese-li mořskou pannu hák, meč nebo mapa, vykládá se jako obvykle.
           *[anywhere] Každá mořská panna, která se má ve tvém tahu vyložit, jde rovnou do tvého banku, ať je z doplňovacího balíčku, z odhazovacího balíčku, nebo z banku.
        } Takto nemůže způsobit trop a krakenovi nic nesplácí. Pak pokračuješ jako po každé jiné kartě.
    }
rules-trait-plunderer =
    Bonus za klíč a truhlu bereš z cizího podpalubí: zvol jednoho soupeře a bonusové karty vezmi náhodně z celého jeho banku, nikdy z odhazovacího balíčku. Je-li jich tam méně, vezmi všechny a odjinud už nic. Nemá-li žádný soupeř kartu, bonus není.
rules-trait-treasure-hunter =
    Klíč a truhla ti přinesou { $treasure-hunter ->
        [three] třikrát
       *[two] dvakrát
    } tolik bonusových karet, kolik jich přišlo z řady. Je-li jich v odhazovacím balíčku méně, vezmi všechny.
rules-trait-navigator =
    Se svou mapou vybíráš z celého odhazovacího balíčku místo ze tří náhodných karet. { $discard ->
        [hidden] Při výběru ho vidíš jen ty.
       *[open] Vidět ho stejně mohou všichni.
    } { $forced-busts ->
        [false] Karty, se kterými jsi trop, zvolit nejde; není-li jiná, mapa nemá efekt.
       *[true] Jednu vyložit musíš, i kdyby trop způsobila každá. Je-li balíček prázdný, mapa nemá efekt.
    }
rules-trait-master-gunner =
    Tvůj kanón pošle na odhazovací balíček celý zvolený balíček, ne jen jednu kartu. Proti Střelbě do vlastních řad to nepomůže: tehdy tvůj kanón zasáhne jednu kartu tvého vlastního banku.
rules-trait-scavenger =
    Karta zasažená tvým kanónem jde do tvého banku místo na odhazovací balíček. Proti Střelbě do vlastních řad to nepomůže: tehdy tvůj kanón zasáhne tvůj vlastní bank a karta se odhodí.
rules-trait-mystic =
    Tvoje křišťálová koule ukáže tři vrchní karty doplňovacího balíčku, nebo tolik, kolik jich je. { $mystic ->
        [player] Vidíš je jen ty.
       *[all] Vidí je všichni.
    } Jejich pořadí se nemění.
rules-trait-swordsman =
    Tvůj meč smí krást z kteréhokoli soupeřova balíčku, i v barvě, kterou už v banku máš. Živý štít platí i pro tebe.
rules-trait-miser =
    { $miser ->
        [anchor] Tvůj hák působí zároveň jako kotva: chráněno je vše vlevo od něj a také hák sám a karta, kterou vyloží.
       *[pair] Tvůj hák a karta, kterou vyloží, jsou chráněné.
    } Co dál přinese ona karta, tím chráněno není, a karta, která způsobí trop, do řady vůbec nevstoupí, a je tedy ztracena.{ $mermaids ->
        [replay] { " " }Zopakuje-li hák mořská panna, je chráněna i nová karta. Co tvůj hák přinesl, zůstává chráněné, ať se přesune kamkoli, i když hák odejde do banku{ $miser ->
            [anchor] , a stejně tak to, co leželo vlevo od toho háku.
           *[pair] .
        }
       *[plain] { "" }
    }
rules-trait-captains-hook =
    Tvůj hák vykládá z banku dvě karty, jednu po druhé. Celý efekt první nastane dřív, než zvolíš druhou. { $captains-hook ->
        [different] Musí být různých barev; je-li na výběr jen jedna barva, zůstane u jedné karty.
       *[any] Obě smějí být ze stejného balíčku. Je-li karta jen jedna, vyložíš jednu.
    } Jsi-li trop, druhá karta už nepřijde.{ $forced-busts ->
        [false] { " " }Karty, se kterými jsi trop, zvolit nejde.
       *[true] { "" }
    }
rules-trait-safe-harbor =
    Tvoje kotva chrání navíc i sebe a dvě další karty po ní. Počítají se dvě místa napravo od kotvy, ať karty přišly odkudkoli. Karta, která způsobí trop, v řadě místo nezaujme, a proto chráněná není.
rules-trait-fisherman =
    { $instant-banking ->
        [draw-pile] Kraken, kterého otočíš z doplňovacího balíčku, jde rovnou do tvého banku. Přinese-li krakena hák, meč nebo mapa, vykládá se jako obvykle.
       *[anywhere] Každý kraken, který se má ve tvém tahu vyložit, jde rovnou do tvého banku, ať je z doplňovacího balíčku, z odhazovacího balíčku, nebo z banku.
    } Takto ti nevzniká dluh, kraken nemůže způsobit trop a jinému krakenovi nic nesplácí. Pak pokračuješ jako po každé jiné kartě.
rules-trait-beastmaster =
    Tvoji soupeři dluží za krakena čtyři karty místo dvou. Tvoji vlastní krakeni chtějí jako obvykle dvě.
rules-trait-misfire =
    Soupeřův kanón se obrátí proti němu: místo obvyklého efektu jde na odhazovací balíček { $variant ->
        [bottom-feeder] nejnižší karta (Sběrač ze dna)
       *[other] vrchní karta
    } jednoho balíčku z jeho vlastního banku. Balíček volí on sám. Dělmistr ani Sup tu nic nezmůžou. Je-li jeho bank prázdný, nestane se nic.
rules-trait-parry =
    { $parry ->
        [holder] Tobě může soupeřův meč ukrást jen krakena; nemáš-li žádného, nemůže ti vzít nic. Ostatní banky má otevřené jako obvykle.
        [any-kraken] Soupeřův meč musí ukrást krakena, tobě nebo komukoli jinému, koho smí okrást. Není-li koho ukrást, meč nemá efekt.
       *[discard-sword] Soupeřův meč musí ukrást krakena, tobě nebo komukoli jinému, koho smí okrást. Není-li koho ukrást, jde sám meč bez efektu na odhazovací balíček; krakenovi se i tak jako karta započítal.
    } Kraken musí být dovolený i jinak: před zlodějem, který už krakeny v banku má, je v bezpečí, ledaže je to Šermířka.{ $forced-busts ->
        [false] { " " }Ukrást nejde ani krakena, se kterým by zloděj byl trop.
       *[true] { "" }
    }
rules-trait-davy-jones-locker =
    Jakmile se postavy odhalí, zvol si jednoho soupeře za soka na celou hru; ve dvou je to prostě ten druhý. Co tvůj sok ztratí, když je trop, jde do tvého banku, i karta, která trop způsobila. Chráněné karty mu zůstávají.{ $variant ->
        [thieves-island] { " " }Máš přednost před sousedem, kterého by obdaroval Ostrov zlodějů.
       *[other] { "" }
    }{ $decks ->
        [two] { " " }Zvolí-li dva hráči stejného soka, dostane karty ten, kdo sedí první po směru hodinových ručiček od něj.
       *[one] { "" }
    }
rules-trait-siren =
    Jen při hře s efektem mořských panen. Když soupeřova mořská panna zvolí kartu, jde karta do tvého banku a její efekt nenastane. { $casanova-replay ->
        [optional] Casanova, který si zvolenou kartu uloží do banku, si ji ponechá; chce-li ji raději zopakovat, dostaneš ji ty.
       *[compulsory] Casanova má přednost: co zvolí, jde do jeho vlastního banku.
    } Kotva uložená do banku dál chrání, co v tu chvíli chránila; kraken uložený do banku po sobě dluh zanechá.

## Karty variant

rules-variant-thieves-island =
    Co ztratíš, když jsi trop, i s kartou, která to způsobila, jde do banku tvého souseda po levici místo na odhazovací balíček. Chráněné karty zůstávají tobě. Pokud si tě někdo s Truhlou Davyho Jonese zvolil za soka, má přednost.
rules-variant-pile-o-treasure =
    Svou hodnotou boduje každá karta ve tvém banku, nejen vrchní karta každého balíčku.
rules-variant-sudden-death =
    Kdo má po kterékoli akci 50 bodů nebo víc, hned vítězí, i když je některé rozhodnutí ještě otevřené (třeba koho vyloupit). Je-li takových hráčů víc, vítězí nejvyšší z nich; shoda se řeší jako obvykle. Body, které má někdo už před první akcí, nic neukončí. Nedosáhne-li 50 nikdo, hra skončí a boduje se jako obvykle.
rules-variant-all-hands-on-deck =
    Na konci ztrácíš 5 bodů za každou z deseti barev, od které nemáš v banku žádnou kartu.
rules-variant-strange-lands =
    Trop způsobí stejné **číslo** místo stejné barvy. Dvě karty jedné barvy smějí ležet v řadě spolu a každá má svůj efekt. Při dvou kotvách je chráněno vše vlevo od té pravé.
rules-variant-beneath-the-waves =
    Zvítězit může jen ten, kdo má méně než 60 bodů; vyhrává nejvyšší z nich a shoda se řeší jako obvykle. Nemá-li nikdo méně než 60, dělí se o vítězství všichni.
rules-variant-bottom-feeder =
    Kanón a meč zasáhnou nejnižší kartu balíčku místo vrchní, a to i kanón obrácený Střelbou do vlastních řad. Hák bere dál vrchní kartu.

## Domácí pravidla

rules-switch-discard =
    Zda se smí prohlížet odhazovací balíček. **open**: kdokoli a kdykoli. **hidden**: nikdo; smí se jen počítat a nahlédnout do něj umožní jen mapa nebo Navigátor při výběru.
rules-switch-oracle =
    Kdo vidí kartu, kterou ukáže křišťálová koule. **all**: všichni. **player**: jen hráč na tahu.
rules-switch-mystic =
    Kdo vidí tři karty, které křišťálová koule ukáže Jasnovidci. **all**: všichni. **player**: jen Jasnovidec.
rules-switch-treasure-hunter =
    Kolik klíč a truhla přinesou Chamtivci. **2**: dvakrát tolik karet, kolik přišlo z řady. **3**: třikrát tolik.
rules-switch-instant-banking =
    Které mořské panny Casanovy a kteří krakeni Rybáře jdou rovnou do banku. **draw-pile**: jen ti z doplňovacího balíčku. **anywhere**: i ti, které přinese hák, meč nebo mapa.
rules-switch-captains-hook =
    Které dvě karty vykládá Kapitán Hook. **any**: libovolné dvě, i ze stejného balíčku. **different**: dvě různých barev; je-li na výběr jen jedna barva, jednu kartu.
rules-switch-parry =
    Co udělá Živý štít se soupeřovým mečem. **discard-sword**: musí někomu ukrást krakena; není-li koho ukrást, meč se odhodí. **any-kraken**: totéž, ale není-li koho ukrást, meč jen nemá efekt. **holder**: chráněn je jen držitel Živého štítu, který nevydá nic než krakeny.
rules-switch-miser =
    Co chrání Lakomcův hák. **pair**: hák a kartu, kterou vyloží. **anchor**: tyto dvě karty a vše vlevo od háku.
rules-switch-casanova-replay =
    Zda si Casanova při hře s efektem mořských panen musí zvolenou kartu uložit do banku. **compulsory**: vždy. **optional**: smí ji místo toho zopakovat.
rules-switch-forced-busts =
    Zda můžeš být trop kvůli háku, meči nebo mapě. **true**: ano, kartu musíš vyložit, i když s ní jsi trop. **false**: ne, takové karty se nikdy nenabízejí; není-li jiná, efekt odpadá.
rules-switch-variant =
    Která karta varianty platí pro celou partii. **none**: žádná. Jinak ta jmenovaná, třeba bottom-feeder.
rules-switch-mermaids =
    Zda mají mořské panny efekt. **plain**: žádný, zato hodnoty 4 až 9. **replay**: mořské panny s efektem a hodnotami 2 až 7; vyložená panna nechá jednu kartu z řady působit znovu a k postavám přibude Siréna.
rules-switch-decks =
    Kolik sad hry se smíchá dohromady. **1**: jedna, 60 karet. **2**: dvě, 120 karet a každá postava dvakrát, jak potřebuje pět až osm hráčů.
rules-switch-anchored-bonus =
    Zda mohou klíč a truhla něco přinést, když je hráč trop. **false**: nikdy. **true**: jsou-li obě karty chráněné, přinesou tolik karet, kolik jich je chráněno, a to dřív, než ztracené karty kamkoli odejdou.
