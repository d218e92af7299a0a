# Pravidla hry Karty mrtvého muže, jeden řádek je jeden odstavec. Texty se řídí vydáním a domácími pravidly.

rules-goal =
    Jste piráti a dělíte se o poklad kartu po kartě. Ve svém tahu otáčíš karty na hrací plochu, dokud máš odvahu. Přestaneš-li včas, všechny jsou tvoje. Otočíš-li { $variant ->
        [strange-lands] číslo, které
       *[other] barvu, která
    } už tam leží, jsi trop a kořist jde ke dnu.

    { $variant ->
        [pile-o-treasure] Když dojde doplňovací balíček, boduje každá karta ve tvém banku. Vítězí, kdo má nejvíc bodů.
        [sudden-death] Kdo dosáhne 50 bodů, okamžitě vítězí; dosáhne-li jich najednou víc hráčů, vítězí ten z nich, kdo má nejvíc bodů. Nepodaří-li se to nikomu, vítězí po vyčerpání doplňovacího balíčku ten, kdo má nejvíc bodů.
        [all-hands-on-deck] Když dojde doplňovací balíček, boduje v každé barvě nejlepší karta tvého banku a každá chybějící barva tě stojí body. Vítězí, kdo má nejvíc bodů.
        [beneath-the-waves] Když dojde doplňovací balíček, boduje v každé barvě nejlepší karta tvého banku. Vítězí nejvyšší výsledek pod 60 bodů.
       *[other] Když dojde doplňovací balíček, boduje v každé barvě nejlepší karta tvého banku. Vítězí, kdo má nejvíc bodů.
    }
    .title = Cíl hry
rules-cards =
    Kořist má deset barev: kotva, hák, kanón, klíč, truhla, mapa, křišťálová koule, meč, kraken a mořská panna. Každá barva má šest karet { $mermaids ->
        [replay] s hodnotami 2 až 7.
       *[plain] s hodnotami 2 až 7; jen mořské panny mají 4 až 9.
    } { $decks ->
        [two] Hrajete se dvěma úplnými sadami: karet je 120 a každá je ve hře dvakrát.
       *[one] Karet je tedy 60 a žádné dvě nejsou stejné.
    }

    Karty leží na čtyřech druzích míst:

    - **Doplňovací balíček** leží lícem dolů. Spočítat ho smí kdokoli a kdykoli.
    - **Odhazovací balíček** { $discard ->
        [hidden] leží lícem dolů. Smíš ho spočítat, ale ne prohlížet. Vidět jsou jen karty, které otočí mapa, a Navigátor při výběru vidí celý balíček.
       *[open] leží lícem nahoru. Prohlížet ho smí kdokoli a kdykoli.
    }
    - **Hrací plocha** je uprostřed. Karty na ní leží zleva doprava a vidí je všichni.
    - Tvůj **bank** je kořist, kterou máš jistou: až deset balíčků, pro každou barvu jeden, s nejvyšší kartou nahoře. Všechny banky jsou veřejné.
    .title = Karty a místa
rules-setup =
    Vyberte z každé barvy nejnižší kartu: { $mermaids ->
        [replay] { $decks ->
            [two] všech dvacet dvojek, z každé barvy dvě.
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

    Kdo začíná, určí los; dál se hraje po směru hodinových ručiček.

    Postavy i karta varianty jsou nepovinné. Obojí určete před prvním tahem. První partii hrajte bez nich.
    .title = Příprava hry
rules-turn =
    { "" }**Otočení karty.** Tah musíš začít tím, že otočíš vrchní kartu doplňovacího balíčku a vyložíš ji. Její efekt se hned a celý provede.

    { "" }**Otáčet dál, nebo brát kořist.** Po každé vyložené kartě, jakmile se celý její efekt provede, se rozhodneš: otáčet dál, nebo brát kořist. Dokud dlužíš karty krakenovi, nemáš na vybranou: musíš otáčet.

    { "" }**Braní kořisti.** Všechny karty z hrací plochy se přesunou do tvého banku. Je-li mezi nimi klíč i truhla, následuje bonus. Tvůj tah končí.

    { "" }**Trop.** Tah končí i tím, že jsi trop. Tak či tak je pak na tahu ten, kdo sedí po tvé levici.

    Je-li hrací plocha po otočení karty prázdná (třeba proto, že karta šla rovnou do tvého banku), smíš přesto brát kořist. Nic dalšího nezískáš a tah skončí.
    .title = Tvůj tah
rules-placing =
    Karta může na hrací plochu přijít z doplňovacího balíčku, z odhazovacího balíčku (mapa) nebo z banku (hák, meč). Vždy platí toto pořadí:

    - **Rovnou do banku?** { $mermaids ->
        [replay] Máš-li Rybáře, jde kraken přímo do tvého banku
       *[plain] Máš-li Casanovu, jde mořská panna přímo do tvého banku, a máš-li Rybáře, tak i kraken
    }{ $instant-banking ->
        [draw-pile] , ale jen když kartu otočíš z doplňovacího balíčku.
       *[anywhere] , ať přichází odkudkoli.
    } Taková karta se nevykládá: nemá efekt, nemůže způsobit trop a do dluhu krakenovi se nepočítá.
    - **Trop?** Leží-li už na hrací ploše karta { $variant ->
        [strange-lands] se stejným číslem (Podivné kraje: na barvě nezáleží),
       *[other] stejné barvy,
    } jsi trop. Nová karta se na hrací plochu nedostane a její efekt se neprovede.
    - **Vyložení.** Jinak se karta připojí na pravý konec hrací plochy, počítá se jako jedna karta z dluhu krakenovi a její efekt se hned a celý provede.

    Efekty jsou povinné. { $forced-busts ->
        [false] Hák, meč ani mapa však nikdy nezpůsobí trop: karty, které by ho způsobily, se nenabízejí, a není-li jiná, efekt se neprovede.
       *[true] Nechá-li ti hák, meč nebo mapa na výběr jen karty, se kterými jsi trop, musíš přesto jednu z nich vzít.
    }{ $parry ->
        [discard-sword] { " " }Proti soupeřovu Živému štítu platí: meč, pro který není žádný kraken k ukradení, jde na odhazovací balíček.
       *[other] { "" }
    }
    .title = Vyložení karty
rules-bust =
    Jsi trop, když má karta, která se má vyložit, { $variant ->
        [strange-lands] stejné číslo
       *[other] stejnou barvu
    } jako některá karta na hrací ploše. Tvůj tah okamžitě končí.

    - Chráněné karty z hrací plochy (díky kotvě nebo postavě) jdou do tvého banku.
    - Všechny ostatní i karta, která trop způsobila, jdou { $variant ->
        [thieves-island] do banku toho, kdo sedí po tvé levici.
       *[other] na odhazovací balíček.
    } Má-li tě někdo s Truhlou Davy Jonese za soka, připadnou místo toho jemu{ $variant ->
        [thieves-island] , ne tomu, kdo sedí po tvé levici.
       *[other] .
    }
    - Karta, která trop způsobila, není chráněná nikdy, ať přišla odkudkoli. I když ji tvůj hák vzal z tvého vlastního banku, je ztracená.

    { $anchored-bonus ->
        [true] Domácí pravidlo: je-li chráněný klíč i truhla, přinesou tolik bonusových karet, kolik máš chráněných karet. Chamtivec a Lupič působí jako obvykle. Bonus si vezmi dřív, než ztracené karty kamkoli odejdou.
       *[false] Když jsi trop, klíč a truhla nic nepřinesou, ani kdyby byly obě karty chráněné.
    }
    .title = Trop
rules-end =
    Kdo otočí poslední kartu doplňovacího balíčku, svůj tah dohraje: buď vezme kořist, nebo je trop. Tím hra končí.

    I když je doplňovací balíček prázdný, efekty, které ho nepotřebují, se dál provádějí. Není-li už co vybírat, zbývá jen brát kořist a karty, které ještě dlužíš krakenovi, se promíjejí.{ $variant ->
        [sudden-death] { " " }Náhlá smrt může hru ukončit dřív: kdo má po kterémkoli rozhodnutí 50 bodů nebo víc, hned vítězí, i uprostřed tahu.
       *[other] { "" }
    }
    .title = Konec hry
rules-scoring =
    { $variant ->
        [pile-o-treasure] **Hromada pokladů:** svou hodnotou boduje každá karta ve tvém banku, nejen ty vrchní.
        [all-hands-on-deck] Z každého balíčku ve tvém banku boduje svou hodnotou jen vrchní karta. **Všichni na palubu:** pak odečti 5 bodů za každou z deseti barev, od které nemáš žádnou kartu.
       *[other] Z každého balíčku ve tvém banku boduje svou hodnotou jen vrchní karta. Karty pod ní nebodují.
    } Se Zlatými šupinami má mořská panna hodnotu o 5 vyšší.

    { $variant ->
        [sudden-death] **Náhlá smrt:** kdo má po kterémkoli rozhodnutí 50 bodů nebo víc, hned vítězí, i uprostřed tahu a i když je některá volba ještě otevřená. Má-li 50 nebo víc více hráčů, vítězí ten z nich, kdo má nejvíc bodů. Nedosáhne-li toho nikdo, vítězí na konci ten, kdo má nejvíc bodů.
        [beneath-the-waves] **Pod vlnami:** zvítězit může jen ten, kdo má méně než 60 bodů, a z takových vítězí nejvyšší výsledek. Nemá-li nikdo méně než 60, dělí se o vítězství všichni, bez ohledu na body.
       *[other] Vítězí, kdo má nejvíc bodů.
    } Při shodě na prvním místě vítězí, kdo má v banku víc karet. Trvá-li shoda i pak, o vítězství se dělí.
    .title = Bodování
rules-traits =
    Postava ti dává zvláštní schopnost na celou hru. Postavy leží odkrytě a jsou nepovinné. V první partii je vynechte.

    { "" }**Výběr.** Zamíchejte { $mermaids ->
        [replay] { $decks ->
            [two] 36 postav (každá je dvakrát, i Siréna)
           *[one] 18 postav (i se Sirénou)
        }
       *[plain] { $decks ->
            [two] 34 postav (každá je dvakrát)
           *[one] 17 postav
        }
    } a každému rozdejte dvě. Každý si tajně nechá jednu. Všechny se odhalí najednou a zbytek opouští hru. Můžete také každému dát jednu náhodně nebo se předem dohodnout, kdo má kterou. Nakonec držitel Truhly Davy Jonese určí svého soka.

    Schopnosti jsou při hře povinné: působí vždy, když mohou. Mění-li stejný efekt více schopností, působí nejdřív schopnosti soupeřů, potom tvoje vlastní.

    V Pirátské party game mohou mít dva hráči stejnou postavu. Jejich schopnosti se nesčítají. Mění-li karta majitele, dostane ji první držitel po směru hodinových ručiček od toho, kdo je na tahu.
    .title = Postavy
rules-mermaids =
    V této variantě mořské panny zpívají. Jejich 8 a 9 hru opouštějí a přicházejí 2 a 3, takže první odhazovací balíček tvoří samé dvojky. K postavám přibude Siréna.

    { "" }**Zpěv.** Když vyložíš mořskou pannu, musíš zvolit jednu kartu, která už na hrací ploše leží, je-li tam nějaká. Karta se přesune na pravý konec a její efekt se provede znovu. Přesun není vyložení: nemůže způsobit trop a do dluhu krakenovi se nepočítá. V Podivných krajích smíš zvolit i jinou mořskou pannu; ta se jen přesune, protože kartu volí pouze právě vyložená panna.

    { "" }**Ochrana** závisí na tom, jak karty právě leží. Kotva přesunutá na konec chrání vše, co je teď vlevo od ní; karta přesunutá napravo od kotvy její ochranu ztrácí. Zopakuje-li se Lakomcův hák, má Lakomec chráněnou i novou kartu. Karta, kterou Lakomcův hák vyložil, zůstává chráněná, ať se přesune kamkoli, i když sám hák odejde do banku.{ $miser ->
        [anchor] { " " }Karty vlevo od Lakomcova háku jsou chráněné, jen dokud tam leží. Odejde-li však hák do banku, karty, které v tu chvíli chránil, zůstávají chráněné, ať se přesunou kamkoli.
       *[pair] { "" }
    }

    { "" }**Casanova** už mořské panny do banku nebere. { $casanova-replay ->
        [optional] Místo toho si smí zvolenou kartu uložit do banku; její efekt se pak neprovede. Chce-li ji raději zopakovat, dostane ji soupeř se Sirénou.
       *[compulsory] Místo toho si musí zvolenou kartu uložit do banku a její efekt se neprovede. Má přednost před Sirénou.
    }

    { "" }**Siréna.** Karta, kterou zvolí soupeř, jde do banku Sirény a její efekt se neprovede.

    Kotva, která takto odejde do banku, dál chrání karty, které v tu chvíli chránila, ať se přesunou kamkoli. Odejde-li takto do banku kraken, jeho karty dlužíš dál.
    .title = Mořské panny s efektem
rules-party =
    Pět až osm pirátů potřebuje dvě úplné sady zamíchané dohromady: 20 karet je na začátku v odhazovacím balíčku, 100 v doplňovacím a každá postava je ve hře dvakrát. Každý i tak dostane dvě postavy a nechá si jednu. Vše ostatní zůstává.

    Každá karta má teď dvojče a obě mohou ležet v jednom banku. Dva hráči mohou mít stejnou postavu, ale jejich schopnosti se nesčítají. Mění-li karta majitele, dostane ji první držitel po směru hodinových ručiček od toho, kdo je na tahu. Dva držitelé Truhly Davy Jonese určují své soky po směru hodinových ručiček od toho, kdo začíná.
    .title = Pirátská party game
rules-variants =
    Karta varianty mění na celou partii jedno pravidlo. Hrajte nejvýše s jednou: společně ji vyberte, vylosujte, nebo nechte všechny v krabici. Šest jich bylo ve hře, Sběrač ze dna vyšel později. Mořské panny s efektem a Pirátská party game stojí samostatně a jdou dohromady s kteroukoli z nich.
    .title = Karty variant

## Barvy

rules-suit-anchor =
    Každá karta vlevo od kotvy je chráněná: i když jsi trop, jde do tvého banku. Samotná kotva a karty po ní chráněné nejsou, ledaže to říká některá postava.{ $variant ->
        [strange-lands] { " " }Leží-li na hrací ploše dvě kotvy, je chráněno vše vlevo od té, která leží víc vpravo, i druhá kotva.
       *[other] { "" }
    }{ $mermaids ->
        [replay] { " " }Přesune-li kotvu mořská panna, chrání kotva to, co je teď vlevo od ní. Odejde-li kotva do banku, dál chrání to, co v tu chvíli chránila.
       *[plain] { "" }
    }
rules-suit-hook =
    Zvol balíček ve vlastním banku a vylož jeho vrchní kartu. Karta působí jako obvykle a počítá se do dluhu krakenovi. { $forced-busts ->
        [false] Zvolit smíš jen kartu, se kterou nejsi trop. Je-li tvůj bank prázdný nebo by trop způsobila každá vrchní karta, hák nemá efekt.
       *[true] Je to povinné, i když s ní jsi trop; karta je pak ztracená s ostatními. Je-li tvůj bank prázdný, hák nemá efekt.
    }
rules-suit-cannon =
    Zvol jeden balíček jednoho soupeře. Jeho { $variant ->
        [bottom-feeder] nejnižší karta (Sběrač ze dna)
       *[other] vrchní karta
    } jde na odhazovací balíček. Má-li některý soupeř kartu, vystřelit musíš. Nemá-li kartu žádný, kanón nemá efekt.
rules-suit-key =
    Klíč a truhla působí společně, a to jen při braní kořisti. Leží-li na hrací ploše obojí, ulož nejdřív všechno do banku, pak zamíchej odhazovací balíček a náhodně z něj přidej tolik karet, kolik jich právě přišlo z hrací plochy, včetně klíče a truhly. Je-li jich méně, vezmi všechny. Je-li balíček prázdný, bonus není. Bonusové karty nemají efekt.

    { $anchored-bonus ->
        [true] Domácí pravidlo: když jsi trop, chráněný klíč a chráněná truhla přinesou tolik karet, kolik máš chráněných.
       *[false] Když jsi trop, bonus není, ani kdyby byly klíč i truhla chráněné.
    }
rules-suit-chest = { rules-suit-key }
rules-suit-map =
    Zamíchej odhazovací balíček a otoč z něj tři karty{ $forced-busts ->
        [false] , se kterými nejsi trop, nebo tolik, kolik jich je. Jednu z nich vylož. Ostatní se vrátí do odhazovacího balíčku dřív, než se tvoje karta vyloží. Není-li v odhazovacím balíčku karta, se kterou nejsi trop, mapa nemá efekt.
       *[true] , nebo tolik, kolik jich je. Jednu musíš vyložit, i když s ní jsi trop. Ostatní se vrátí do odhazovacího balíčku dřív, než se tvoje karta vyloží. Je-li odhazovací balíček prázdný, mapa nemá efekt.
    } Vyložená karta působí jako obvykle a počítá se do dluhu krakenovi.
rules-suit-oracle =
    { $oracle ->
        [player] Na vrchní kartu doplňovacího balíčku se podíváš jen ty. Zůstane na něm lícem dolů.
       *[all] Vrchní kartu doplňovacího balíčku uvidí všichni. Zůstane na balíčku.
    } Potom se rozhodni jako obvykle. Kdo kartu viděl, zná ji, dokud se neotočí, i v dalších tazích. Je-li doplňovací balíček prázdný, křišťálová koule nemá efekt.
rules-suit-sword =
    Ukradni { $variant ->
        [bottom-feeder] nejnižší kartu (Sběrač ze dna)
       *[other] vrchní kartu
    } z balíčku některého soupeře a vylož ji. Musí být v barvě, od které **nemáš v banku žádnou kartu**. Karta působí jako obvykle a počítá se do dluhu krakenovi. { $forced-busts ->
        [false] Krást smíš jen karty, se kterými nejsi trop. Není-li taková, meč nemá efekt.
       *[true] Na tom, co leží na hrací ploše, nezáleží: krást musíš, i když s kartou jsi trop. Nemá-li žádný soupeř takový balíček, meč nemá efekt.
    } Soupeřův Živý štít omezuje, co smíš ukrást.
rules-suit-kraken =
    Než smíš brát kořist, musí být vyloženy ještě dvě karty; čtyři, má-li některý soupeř Pána nestvůr. Karty vyložené hákem, mečem nebo mapou se počítají. Karty, které jdou rovnou do banku, ne. Nemá-li hák, meč nebo mapa efekt, počítá se jen tato karta sama.

    Zapůsobí-li kraken, když ještě karty dlužíš, dluhy se nesčítají: platí ten větší, buď zbytek starého, nebo nový. Jsi-li trop, tah končí jako vždy. Dojde-li doplňovací balíček, zbytek dluhu se promíjí.{ $mermaids ->
        [replay] { " " }Karta přesunutá mořskou pannou se nepočítá. Odejde-li kraken z hrací plochy do banku, jeho karty dlužíš dál.
       *[plain] { "" }
    }
rules-suit-mermaid =
    { $mermaids ->
        [replay] Zvol jednu kartu, která už na hrací ploše leží; je-li tam nějaká, musíš. Přesune se na pravý konec a její efekt se provede znovu. Přesun není vyložení: nemůže způsobit trop a do dluhu krakenovi se nepočítá. Ochrana závisí na tom, jak karty právě leží. Mořská panna, která je sama zvolena (možné v Podivných krajích), se jen přesune.
       *[plain] Žádný efekt, zato vysoké hodnoty: mořské panny mají 4 až 9.
    }

## Postavy

rules-trait-golden-scales =
    Každá mořská panna ve tvém banku má hodnotu o 5 bodů vyšší{ $variant ->
        [pile-o-treasure] , a při Hromadě pokladů boduje každá z nich.
       *[other] . Protože z balíčku boduje jen vrchní karta, je to celkem 5 bodů navíc.
    }
rules-trait-casanova =
    { $mermaids ->
        [replay] Mořské panny se vykládají jako obvykle. Když tvoje panna zvolí kartu, { $casanova-replay ->
            [optional] smíš si ji místo zopakování uložit do banku; její efekt se pak neprovede. Chceš-li ji raději zopakovat a některý soupeř má Sirénu, dostane ji Siréna.
           *[compulsory] musíš si ji místo zopakování uložit do banku; její efekt se neprovede. Soupeřova Siréna nedostane nic.
        } Kotva uložená do banku dál chrání, co v tu chvíli chránila. Uložíš-li do banku krakena, jeho karty dlužíš dál.
       *[plain] { $instant-banking ->
            [draw-pile] Mořská panna, kterou otočíš z doplňovacího balíčku, jde rovnou do tvého banku. Přinese-li mořskou pannu hák, meč nebo mapa, vykládá se jako obvykle.
           *[anywhere] Každá mořská panna, která se má ve tvém tahu vyložit, jde rovnou do tvého banku, ať je z doplňovacího balíčku, z odhazovacího balíčku, nebo z banku.
        } Panna uložená rovnou do banku nemůže způsobit trop a do dluhu krakenovi se nepočítá. Pak pokračuješ jako po každé jiné kartě.
    }
rules-trait-plunderer =
    Bonus za klíč a truhlu bereš z cizího podpalubí: zvol jednoho soupeře a bonusové karty vezmi náhodně z celého jeho banku, nikdy z odhazovacího balíčku. Je-li jich tam méně, vezmi všechny a odjinud už nic. Nemá-li žádný soupeř kartu, bonus není.
rules-trait-treasure-hunter =
    Klíč a truhla ti přinesou { $treasure-hunter ->
        [three] třikrát
       *[two] dvakrát
    } tolik bonusových karet, kolik jich přišlo z hrací plochy. Je-li jich v odhazovacím balíčku méně, vezmi všechny.
rules-trait-navigator =
    Se svou mapou vybíráš z celého odhazovacího balíčku místo ze tří náhodných karet. { $discard ->
        [hidden] Při výběru ho vidíš jen ty.
       *[open] Vidět ho stejně mohou všichni.
    } { $forced-busts ->
        [false] Karty, se kterými jsi trop, zvolit nejde. Nejsou-li jiné, mapa nemá efekt.
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
    Tvůj meč smí krást z kteréhokoli soupeřova balíčku, i v barvě, kterou už v banku máš. Živý štít platí i pro tebe.
rules-trait-miser =
    { $miser ->
        [anchor] Tvůj hák působí zároveň jako kotva: chráněno je vše vlevo od něj a také hák sám a karta, kterou vyloží.
       *[pair] Tvůj hák a karta, kterou vyloží, jsou chráněné.
    } Co dál přinese ona karta, tím chráněno není. Karta, která způsobí trop, se na hrací plochu vůbec nedostane, a je tedy ztracená.{ $mermaids ->
        [replay] { " " }Zopakuje-li hák mořská panna, je chráněná i nová karta. Karta, kterou tvůj hák vyložil, zůstává chráněná, ať se přesune kamkoli, i když hák odejde do banku.{ $miser ->
            [anchor] { " " }Karty vlevo od háku jsou chráněné, jen dokud tam leží; odejde-li však hák do banku, karty, které v tu chvíli chránil, zůstávají chráněné, ať se přesunou kamkoli.
           *[pair] { "" }
        }
       *[plain] { "" }
    }
rules-trait-captains-hook =
    Tvůj hák vykládá z banku dvě karty, jednu po druhé. Celý efekt první se provede dřív, než zvolíš druhou. { $captains-hook ->
        [different] Musí být různých barev. Je-li na výběr jen jedna barva, vyložíš jednu kartu.
       *[any] Obě smějí být ze stejného balíčku. Je-li karta jen jedna, vyložíš jednu.
    } Jsi-li trop, druhá karta už nepřijde.{ $forced-busts ->
        [false] { " " }Karty, se kterými jsi trop, zvolit nejde.
       *[true] { "" }
    }
rules-trait-safe-harbor =
    Tvoje kotva chrání navíc i sebe a dvě další karty po ní. Počítají se dvě místa napravo od kotvy, ať karty na nich přišly odkudkoli. Karta, která způsobí trop, na hrací ploše místo nezaujme, a proto chráněná není.
rules-trait-fisherman =
    { $instant-banking ->
        [draw-pile] Kraken, kterého otočíš z doplňovacího balíčku, jde rovnou do tvého banku. Přinese-li krakena hák, meč nebo mapa, vykládá se jako obvykle.
       *[anywhere] Každý kraken, který se má ve tvém tahu vyložit, jde rovnou do tvého banku, ať je z doplňovacího balíčku, z odhazovacího balíčku, nebo z banku.
    } Za takového krakena nic nedlužíš. Nemůže způsobit trop a do dluhu jinému krakenovi se nepočítá. Pak pokračuješ jako po každé jiné kartě.
rules-trait-beastmaster =
    Tvoji soupeři dluží za krakena čtyři karty místo dvou. Za vlastní krakeny dlužíš jako obvykle dvě.
rules-trait-misfire =
    Soupeřův kanón se obrátí proti němu: místo obvyklého efektu jde na odhazovací balíček { $variant ->
        [bottom-feeder] nejnižší karta (Sběrač ze dna)
       *[other] vrchní karta
    } jednoho balíčku z jeho vlastního banku. Balíček volí soupeř. Dělmistr ani Sup tu nic nezmůžou. Je-li jeho bank prázdný, nestane se nic.
rules-trait-parry =
    { $parry ->
        [holder] Tobě může soupeřův meč ukrást jen krakena; nemáš-li žádného, nemůže ti ukrást nic. Všem ostatním krade jako obvykle.
        [any-kraken] Soupeřův meč musí ukrást krakena, tobě nebo komukoli jinému, koho smí okrást. Není-li žádný k ukradení, meč nemá efekt.
       *[discard-sword] Soupeřův meč musí ukrást krakena, tobě nebo komukoli jinému, koho smí okrást. Není-li žádný k ukradení, jde sám meč bez efektu na odhazovací balíček. Do dluhu krakenovi se jako karta i tak započítal.
    } Platí i obvyklé omezení: kdo už má krakena v banku, žádného ukrást nemůže, ledaže má Šermířku.{ $forced-busts ->
        [false] { " " }Ukrást nejde ani krakena, který by způsobil trop.
       *[true] { "" }
    }
rules-trait-davy-jones-locker =
    Jakmile se postavy odhalí, zvol si jednoho soupeře za soka na celou hru. Ve dvou je to prostě ten druhý. Co tvůj sok ztratí, když je trop, jde do tvého banku, i karta, která trop způsobila. Chráněné karty sokovi zůstávají.{ $variant ->
        [thieves-island] { " " }Máš přednost před tím, komu by karty dal Ostrov zlodějů.
       *[other] { "" }
    }{ $decks ->
        [two] { " " }Zvolí-li dva hráči stejného soka, dostane karty ten z nich, kdo sedí první po směru hodinových ručiček od něj.
       *[one] { "" }
    }
rules-trait-siren =
    Jen při hře s efektem mořských panen. Když soupeřova mořská panna zvolí kartu, jde karta do tvého banku a její efekt se neprovede. { $casanova-replay ->
        [optional] Uloží-li si Casanova zvolenou kartu do banku, nedostaneš nic; chce-li ji raději zopakovat, dostaneš ji ty.
       *[compulsory] Casanova má přednost: co zvolí, jde do jeho vlastního banku.
    } Kotva uložená do banku dál chrání, co v tu chvíli chránila. Odejde-li do banku kraken, jeho karty soupeř dluží dál.

## Karty variant

rules-variant-thieves-island =
    Co ztratíš, když jsi trop, i s kartou, která to způsobila, jde do banku toho, kdo sedí po tvé levici, místo na odhazovací balíček. Chráněné karty zůstávají tobě. Má-li tě někdo s Truhlou Davy Jonese za soka, má přednost.
rules-variant-pile-o-treasure =
    Svou hodnotou boduje každá karta ve tvém banku, nejen vrchní karta každého balíčku.
rules-variant-sudden-death =
    Kdo má po kterémkoli rozhodnutí 50 bodů nebo víc, hned vítězí, i uprostřed tahu a i když je některá volba ještě otevřená (třeba koho vyloupit). Má-li 50 nebo víc více hráčů, vítězí ten z nich, kdo má nejvíc bodů; shoda se řeší jako obvykle. Body, které má někdo už před prvním rozhodnutím, hru neukončí. Nedosáhne-li 50 nikdo, hra skončí a boduje se jako obvykle.
rules-variant-all-hands-on-deck =
    Na konci ztrácíš 5 bodů za každou z deseti barev, která ve tvém banku chybí.
rules-variant-strange-lands =
    Trop způsobí stejné **číslo** místo stejné barvy. Dvě karty jedné barvy smějí ležet na hrací ploše spolu a každá z nich působí. Při dvou kotvách je chráněno vše vlevo od té, která leží víc vpravo.
rules-variant-beneath-the-waves =
    Zvítězit může jen ten, kdo má méně než 60 bodů. Vítězí nejvyšší z těchto výsledků a shoda se řeší jako obvykle. Nemá-li nikdo méně než 60, dělí se o vítězství všichni, bez ohledu na body.
rules-variant-bottom-feeder =
    Kanón a meč zasáhnou nejnižší kartu balíčku místo vrchní. Platí to i pro kanón obrácený Střelbou do vlastních řad. Hák bere dál vrchní kartu.

## Domácí pravidla

rules-switch-discard =
    Smí se prohlížet odhazovací balíček? **open**: ano, kdokoli a kdykoli. **hidden**: ne; smí se jen počítat. Vidět jsou jen karty, které otočí mapa, a Navigátor při výběru vidí celý balíček.
rules-switch-oracle =
    Kdo vidí kartu, kterou ukáže křišťálová koule? **all**: všichni. **player**: jen ten, kdo je na tahu.
rules-switch-mystic =
    Kdo vidí tři karty, které křišťálová koule ukáže Jasnovidci? **all**: všichni. **player**: jen Jasnovidec.
rules-switch-treasure-hunter =
    Kolik klíč a truhla přinesou Chamtivci? **2**: dvakrát tolik karet, kolik přišlo z hrací plochy. **3**: třikrát tolik.
rules-switch-instant-banking =
    Které Casanovovy mořské panny a kteří Rybářovi krakeni jdou rovnou do banku? **draw-pile**: jen karty otočené z doplňovacího balíčku. **anywhere**: i karty, které přinese hák, meč nebo mapa.
rules-switch-captains-hook =
    Které dvě karty vykládá Kapitán Hook? **any**: libovolné dvě, i ze stejného balíčku. **different**: dvě různých barev; je-li na výběr jen jedna barva, jednu kartu.
rules-switch-parry =
    Co udělá Živý štít se soupeřovým mečem? **discard-sword**: meč musí někomu ukrást krakena; není-li žádný k ukradení, meč se odhodí. **any-kraken**: totéž, ale není-li žádný k ukradení, meč jen nemá efekt. **holder**: omezené je jen okrádání držitele Živého štítu: kraken, nebo nic.
rules-switch-miser =
    Co chrání Lakomcův hák? **pair**: hák a kartu, kterou vyloží. **anchor**: tyto dvě karty a vše vlevo od háku.
rules-switch-casanova-replay =
    Musí si Casanova při hře s efektem mořských panen zvolenou kartu uložit do banku? **compulsory**: vždy. **optional**: smí ji místo toho zopakovat.
rules-switch-forced-busts =
    Může hák, meč nebo mapa způsobit, že jsi trop? **true**: ano; kartu musíš vyložit, i když s ní jsi trop. **false**: ne; takové karty se nikdy nenabízejí, a není-li jiná, efekt se neprovede. Je-li parry nastaveno na discard-sword, meč, kterému Živý štít nenechá co ukrást, se odhodí v každém případě.
rules-switch-variant =
    Která karta varianty platí pro celou partii? **none**: žádná. Jinak ta jmenovaná, třeba bottom-feeder.
rules-switch-mermaids =
    Mají mořské panny efekt? **plain**: ne, zato mají hodnoty 4 až 9. **replay**: ano, to jsou mořské panny s efektem. Mají hodnoty 2 až 7, vyložená panna nechá jednu kartu z hrací plochy působit znovu a k postavám přibude Siréna.
rules-switch-decks =
    Kolik sad hry se smíchá dohromady? **1**: jedna, 60 karet. **2**: dvě, 120 karet a každá postava dvakrát, jak potřebuje pět až osm hráčů.
rules-switch-anchored-bonus =
    Mohou klíč a truhla něco přinést, když je hráč trop? **false**: nikdy. **true**: jsou-li obě karty chráněné, přinesou tolik karet, kolik jich je chráněno, a to dřív, než ztracené karty kamkoli odejdou.
