# Kompilace, simulace a měření.

compile-progress = Kompilují se pravidla hry { $game } (jen jednou)
compile-ready = { $game }: pravidla i boti jsou zkompilovaní.
compile-not-kept = Zkompilovaná pravidla nešlo uchovat ve složce { $folder }, a příště se proto zkompilují znovu; nastav FREEBOOTER_CACHE na složku, do které lze zapisovat.

simulate-progress = Hraje se
simulate-title = { $game }: { $games } { $games ->
        [one] náhodná partie
        [few] náhodné partie
       *[other] náhodných partií
    }
simulate-seat = místo
simulate-wins = výhry
simulate-points = body
simulate-deviation = ±
simulate-range = nejméně … nejvíce
simulate-summary = Akcí na partii: { $moves }, dělených vítězství: { $shared } %; { $speed } { $speed ->
        [one] partie
        [few] partie
       *[other] partií
    } za sekundu na { $cores } { $cores ->
        [one] jádru
       *[other] jádrech
    }.
simulate-interrupted = Přerušeno; odtud se pokračuje pomocí --seed { $seed } --games { $games }.

bench-title = Náhodné partie, jedno jádro, zkompilováno
bench-game = hra
bench-players = hráčů
bench-decision = ns/akci
bench-games = partií/s
bench-yardstick = × měřítko
bench-base = × základ
bench-yes = ano
bench-no = ne
bench-state = { $game }: partie je datový záznam o velikosti { $bytes } { $bytes ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }.
bench-scaling = Se dvěma jádry místo jednoho je simulate { $factor }krát rychlejší.
bench-search-title = Hledání bota captain na začátku hry, jedno jádro
bench-playouts = zkušebních partií/s
bench-share = × náhoda
bench-arena = Se dvěma jádry místo jednoho je arena { $factor }krát rychlejší, bez spouštění procesů { $playing }krát; trvala { $seconds } s.
bench-ray = Přes Ray trvalo totéž { $seconds } s místo { $locally } s; { $start } s z toho uplynulo před první partií.
bench-server-title = Stoly přes skutečné sokety, po čtyřech, u každého tah za sekundu
bench-server-tables = stolů
bench-server-moves = tahů/s
bench-server-median = polovina do ms
bench-server-late = 99 % do ms
bench-server-memory = KiB/soket
bench-server-cpu = ms CPU/tah
bench-server-alone = × samotný stůl
