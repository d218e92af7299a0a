# Na co se hráči ptají, když jde o vyváženost hry.

balance-title = Vyváženost hry { $game }
balance-caution = U každého čísla stojí polovina jeho 95% intervalu (±). Dělené vítězství se počítá po částech. Čísla platí mezi rovnými, kteří hrají podle jedné strategie; lidé hrají jinak.
balance-played = Na každou otázku přibližně tolik partií: { $games }; strategie: { $policy }; rozdání od seedu { $seed }.
balance-usual-policy = { $game ->
        [dolores] gambler, u zvyků všechny povahy dohromady
       *[other] swift
    }
balance-speed = Partií: { $games }, za sekundu { $speed } na { $cores } { $cores ->
        [one] jádru
       *[other] jádrech
    }.
balance-written = Stránka je v souboru { $file }.
balance-interrupted = Přerušeno, zodpovězeno otázek: { $done } z { $all }; { $kept ->
        [yes] stejný příkaz odtud pokračuje.
       *[no] s volbou --to SLOŽKA by stejný příkaz odtud pokračoval.
    }
balance-compiling = Kompiluje se to, co hraje partie (jen jednou)
balance-made = Co se hrálo

## Slova více tabulek

balance-players = hráčů
balance-at-the-table = hráčů: { $players }
balance-fair = rovný podíl
balance-win-share = podíl výher
balance-points = body
balance-winner = body vítěze
balance-place = místo v pořadí
balance-gain = o kolik víc výher než rovný podíl

## Karty mrtvého muže

balance-question-alone = Která postava vyhrává, když ji má jen jeden hráč?
balance-about-alone = Jeden hráč má postavu, ostatní žádnou; každé rozdání se hraje jednou z každého místa. Nad rovným podílem postava pomáhá.
balance-alone-players = Postavu má jeden, hráčů u stolu { $players }: podíl výher v %
balance-question-everybody = Která postava vyhrává, když má každý nějakou?
balance-about-everybody = Každý dostane náhodnou postavu, takže každá potká i ty, které jí škodí.
balance-everybody-players = Postavu má každý, hráčů u stolu { $players }: podíl výher v %
balance-picture-traits = { $title }, s 95% intervaly; čárkovaně rovný podíl.
balance-trait = postava
balance-replay = { $edition }, mořské panny s efektem
balance-edition-english = anglické
balance-edition-german = německé
balance-edition-czech = české
balance-edition-japanese = japonské
balance-edition-digital = digitální

balance-question-pairs = Která postava poráží kterou?
balance-about-pairs = Dva hráči, každý s jednou postavou, každé rozdání v obou rozesazeních.
balance-pairs-title = Podíl výher řádku proti sloupci v %, vydání: { $house }
balance-pairs-error = Průměr platí proti všem soupeřům; ostatní čísla jsou jistá na ± { $error } nebo lépe.
balance-picture-pairs = { $title }; sloupce nesou čísla řádků.
balance-mean = průměr

balance-question-seat = Jakou cenu má začínat?
balance-about-seat = Kdo začíná, určí los, a nikdo nemá postavu. Místo 1 začíná, místo 2 sedí nalevo od něj a tak dále.
balance-seat-title = Podíl výher podle místa v %
balance-picture-seat = O kolik víc než rovný podíl vyhrává každé místo pro každý počet hráčů, s 95% intervaly.

balance-question-variants = Co mění karty variant?
balance-about-variants = Všechny varianty se hrají na stejných rozdáních a nikdo nemá postavu.
balance-variants-players = Varianty, hráčů u stolu { $players }
balance-variants-changes = Co se mění proti hře bez karty varianty, hráčů u stolu { $players }
balance-picture-variants = Jak se rozdělují body, hráčů u stolu { $players }: prostřední polovina a medián.
balance-variant = varianta
balance-busts = trop na tah, %
balance-turns = tahy
balance-start = vyhrává začínající, %
balance-mermaids = Mořské panny s efektem

## Dolores

balance-question-gestures = Kolik vynáší každé gesto?
balance-about-gestures = Co dokončený souboj změnil na bodech obou duelantů, viděno z obou stran; patří k tomu krádeže a sázky toho souboje.
balance-gestures-players = Gesta, hráčů u stolu { $players }
balance-pairs-of-gestures = Dvojice gest, hráčů u stolu { $players }
balance-picture-gestures = { $title }: co mění na bodech obou, s 95% intervaly.
balance-gesture = gesto
balance-shown = ukázáno, %
balance-pays = body rostou, %
balance-gesture-gain = změna bodů
balance-own = vlastní gesto
balance-other = gesto druhého
balance-pair-share = jak často, %
balance-own-gain = vlastní body
balance-other-gain = body druhého

balance-question-habits = Kdo vyhrává, mírumilovní, nebo bojovní?
balance-about-habits = Hráči podle toho, v jaké části svých soubojů ukázali gesto. Záleží na tom, kdo sedí u stolu: bez udání všechny povahy ve všech rozesazeních.
balance-habits-players = Podíl výher v % podle toho, jak často se gesto ukazuje, hráčů u stolu { $players }
balance-picture-habits = { $title }, s 95% intervaly; čárkovaně rovný podíl.
balance-characters = Podíl výher povah v %, hráčů u stolu { $players }
balance-character = povaha

balance-question-dealer = Jakou cenu má rozdávat první?
balance-about-dealer = Kdo rozdává první, určí los. Místo 1 rozdává první, místo 2 je první soused a tak dále.
balance-dealer-title = Podíl výher podle místa v %
balance-picture-dealer = O kolik víc než rovný podíl vyhrává každé místo pro každý počet hráčů, s 95% intervaly.

balance-question-tables = Co mění víc hráčů a vzkazy v lahvi?
balance-about-tables = Stejná rozdání se všemi vzkazy v lahvi a jen s Úsvitem.
balance-tables-title = Stoly ve hře Dolores
balance-table = stůl
balance-table-name = hráčů { $players }, { $bottles ->
        [none] jen Úsvit
       *[all] všechny vzkazy
    }
balance-duels = souboje
balance-decisions = rozhodnutí
balance-picture-tables = Jak se rozdělují body: prostřední polovina a medián.

balance-question-bottles = Které vzkazy v lahvi jdou ruku v ruce s výhrou?
balance-about-bottles = Podíl výher těch, kdo vzkaz kdy měli před sebou, a těch, kdo ho zahráli.
balance-bottles-players = Podíl výher v % těch, kdo vzkaz měli nebo zahráli, hráčů u stolu { $players }
balance-bottles-caution = Příčinu to nedokazuje: kdo bere hodně karet, vyhrává častěji a dostane i víc vzkazů.
balance-picture-bottles = { $title }, s 95% intervaly; čárkovaně rovný podíl.
balance-bottle = vzkaz v lahvi
balance-held = měl
balance-used = zahrál

## Odmítnutí

error-balance-policy = Strategie „{ $name }“ v této hře není; strategie jsou { $names }.
error-balance-question = Otázka „{ $name }“ v této hře není; otázky jsou { $names }.
error-balance-editions = Dolores nemá vydání ani mořské panny; tyto volby vynech.
error-balance-folder = Ve složce { $folder } je něco jiného; zvol prázdnou nebo novou.
