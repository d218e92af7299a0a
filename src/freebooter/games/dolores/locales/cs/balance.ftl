# Zpráva o vyváženosti hry Dolores.

balance-usual-policy = gambler; u zvyků všechny povahy dohromady

balance-question-gestures = Kolik vynáší každé gesto?
balance-about-gestures = Jak dokončený souboj změní body obou duelantů, viděno z obou stran. Patří k tomu krádeže a sázky toho souboje.
balance-gestures-players = Gesta, hráčů u stolu { $players }
balance-pairs-of-gestures = Dvojice gest, hráčů u stolu { $players }
balance-picture-gestures = { $title }: jak mění body obou, s 95% intervaly.
balance-gesture = gesto
balance-shown = ukázáno, %
balance-pays = body rostou, %
balance-gesture-gain = změna bodů
balance-own = vlastní gesto
balance-other = gesto soupeře
balance-pair-share = jak často, %
balance-own-gain = vlastní body
balance-other-gain = body soupeře

balance-question-habits = Kdo vyhrává, mírumilovní, nebo bojovní?
balance-about-habits = Hráči podle toho, v jaké části svých soubojů ukazují gesto. Záleží na tom, kdo sedí u stolu; ve výchozím nastavení hrají všechny povahy ve všech rozesazeních.
balance-habits-players = Podíl výher v % podle toho, jak často se gesto ukazuje, hráčů u stolu { $players }
balance-picture-habits = { $title }, s 95% intervaly. Čárkovaně: rovný podíl.
balance-characters = Podíl výher podle povahy v %, hráčů u stolu { $players }
balance-character = povaha

balance-question-dealer = Jakou cenu má rozdávat první?
balance-about-dealer = Kdo rozdává první, určí los. Místo 1 rozdává první, místo 2 sedí vedle a tak dále.
balance-dealer-title = Podíl výher podle místa v %
balance-picture-dealer = O kolik víc než rovný podíl vyhrává každé místo podle počtu hráčů, s 95% intervaly.

balance-question-tables = Co mění víc hráčů a vzkazy v lahvi?
balance-about-tables = Stejná rozdání se všemi vzkazy v lahvi a jen s Úsvitem.
balance-tables-title = Stoly ve hře Dolores
balance-table = stůl
balance-table-name = { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }, { $bottles ->
        [none] jen Úsvit
       *[all] všechny vzkazy
    }
balance-duels = souboje
balance-decisions = rozhodnutí
balance-picture-tables = Rozložení bodů: prostřední polovina a medián.

balance-question-bottles = Které vzkazy v lahvi jdou ruku v ruce s výhrou?
balance-about-bottles = Podíl výher těch, kdo vzkaz někdy mají před sebou, a těch, kdo ho zahrají.
balance-bottles-players = Podíl výher v % těch, kdo vzkaz mají nebo zahrají, hráčů u stolu { $players }
balance-bottles-caution = Příčinu to nedokazuje: kdo bere hodně karet, vyhrává častěji a dostane i víc vzkazů.
balance-picture-bottles = { $title }, s 95% intervaly. Čárkovaně: rovný podíl.
balance-bottle = vzkaz v lahvi
balance-held = v držení
balance-used = zahráno

error-balance-editions = Dolores nemá vydání ani mořské panny. Tyto volby vynech.
